// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { html } from "./dom.js";
import { guardInput } from "./input-guard.js";

/** @type {HTMLElement} */
let root;
/** @type {HTMLElement} */
let button;
/** @type {ReturnType<typeof guardInput>} */
let guard;
const notebook = vi.fn();
const clicked = vi.fn();

beforeEach(() => {
  notebook.mockClear();
  clicked.mockClear();
  button = html("button", {});
  root = html("div", {}, button);
  const host = html("div", {}, root);
  host.addEventListener("keydown", notebook);
  button.addEventListener("click", clicked);
  document.body.replaceChildren(host);
  guard = guardInput(root, new AbortController().signal);
});

/** @param {string} key @param {KeyboardEventInit} [more] */
function press(key, more = {}) {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  button.dispatchEvent(event);
  return event;
}
const click = (/** @type {number} */ detail) => button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));

describe("keys", () => {
  it("stay in the widget", () => {
    press("d");
    press("Enter");
    expect(notebook).not.toHaveBeenCalled();
  });

  it("that lead out of it, or belong to the browser, go on", () => {
    press("Tab");
    press("s", { ctrlKey: true });
    press("s", { metaKey: true });
    expect(notebook).toHaveBeenCalledTimes(3);
  });

  it("that are held do nothing again", () => {
    expect(press("Enter").defaultPrevented).toBe(false);
    expect(press("Enter", { repeat: true }).defaultPrevented).toBe(true);
    expect(press("ArrowLeft", { repeat: true }).defaultPrevented).toBe(false);
  });
});

describe("a double click", () => {
  it("acts once where its first click did something", () => {
    click(1);
    guard.acted();
    click(2);
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it("acts twice where its first click did nothing", () => {
    click(1);
    click(2);
    expect(clicked).toHaveBeenCalledTimes(2);
  });

  it("is over with the next single click", () => {
    guard.acted();
    click(1);
    click(2);
    expect(clicked).toHaveBeenCalledTimes(2);
  });
});

describe("a click right after a change of phase", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(globalThis, "swSettlingTime");
  });

  it("does nothing for 400 milliseconds: something else may have come to lie there", () => {
    guard.changed();
    vi.advanceTimersByTime(399);
    click(1);
    expect(clicked).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    click(1);
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it("is no matter of the keyboard, whose clicks have no place", () => {
    guard.changed();
    click(0);
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it("never stops what is meant whenever it is pressed", () => {
    button.toggleAttribute("data-any-time", true);
    guard.changed();
    click(1);
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it("can be allowed by a test that clicks faster than anybody", () => {
    Object.assign(globalThis, { swSettlingTime: 0 });
    guard.changed();
    click(1);
    expect(clicked).toHaveBeenCalledTimes(1);
  });
});
