// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createAfterFrame } from "./after-frame.js";

/** @type {AbortController} */
let life;
/** @type {ReturnType<typeof createAfterFrame>} */
let afterFrame;
const work = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  work.mockClear();
  life = new AbortController();
  afterFrame = createAfterFrame(life.signal);
});

afterEach(() => {
  vi.useRealTimers();
});

describe("work after the next frame", () => {
  it("is not done before the frame is painted", () => {
    let painted = false;
    afterFrame.schedule(() => work(painted));
    requestAnimationFrame(() => (painted = true));
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(50);
    expect(work.mock.calls).toEqual([[true]]);
  });

  it("is replaced by newer work", () => {
    afterFrame.schedule(() => work("old"));
    afterFrame.schedule(() => work("new"));
    vi.advanceTimersByTime(50);
    expect(work.mock.calls).toEqual([["new"]]);
  });

  it("is not done where it is cancelled, or the page is gone", () => {
    afterFrame.schedule(work);
    afterFrame.cancel();
    vi.advanceTimersByTime(50);
    afterFrame.schedule(work);
    life.abort();
    vi.advanceTimersByTime(50);
    expect(work).not.toHaveBeenCalled();
  });
});
