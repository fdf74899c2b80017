// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makePage } from "../testing/page.js";
import { createDie, drawFace } from "./die.js";

let less = false;

beforeEach(() => {
  less = false;
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", (/** @type {string} */ query) => ({ matches: less && query.includes("reduce") }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** @param {Element} element */
const pips = (element) => element.querySelectorAll("circle").length;

describe("the die", () => {
  it("has a blank face and one, two and three pips", () => {
    expect([0, 1, 2, 3].map((face) => pips(drawFace(face)))).toEqual([0, 1, 2, 3]);
  });

  it("is put away until there is something to show", () => {
    const die = createDie(makePage());
    expect(die.element.hidden).toBe(true);
    die.show(3);
    expect(die.element.hidden).toBe(false);
    expect(die.element.dataset.face).toBe("3");
    die.show(null);
    expect(die.element.hidden).toBe(true);
    expect(die.element.dataset.face).toBeUndefined();
  });

  it("says what it shows, in a picture, beside it, and to those who listen", () => {
    const die = createDie(makePage());
    die.show(2);
    expect(die.element.getAttribute("role")).toBe("img");
    expect(die.element.getAttribute("aria-label")).toBe("[die-shows]: 2");
    expect(die.element.textContent).toBe("2");
    expect(pips(die.element)).toBe(2);
    die.show(0);
    expect(die.element.getAttribute("aria-label")).toBe("[die-shows]: [die-blank]");
    expect(die.element.textContent).toBe("[die-blank]");
    expect(pips(die.element)).toBe(0);
  });

  it("tumbles for a while before it settles", async () => {
    const die = createDie(makePage());
    const settled = vi.fn();
    void die.roll(1).then(settled);
    expect(die.element.classList.contains("sw-rolling")).toBe(true);
    expect(die.element.dataset.face).toBeUndefined();
    expect(die.element.getAttribute("aria-label")).toBe("[die-rolls]");
    const seen = new Set();
    for (let time = 0; time < 600; time += 50) {
      await vi.advanceTimersByTimeAsync(50);
      seen.add(pips(die.element));
    }
    expect(seen.size).toBeGreaterThan(2);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(settled).toHaveBeenCalledOnce();
    expect(die.element.classList.contains("sw-rolling")).toBe(false);
    expect(die.element.dataset.face).toBe("1");
    expect(pips(die.element)).toBe(1);
  });

  it("shows the face at once to those who want less motion", async () => {
    less = true;
    const die = createDie(makePage());
    await die.roll(3);
    expect(die.element.dataset.face).toBe("3");
    expect(die.element.classList.contains("sw-rolling")).toBe(false);
  });

  it("leaves the map after a while, and comes back for the next roll", async () => {
    const die = createDie(makePage());
    die.show(3);
    await vi.advanceTimersByTimeAsync(1000);
    expect(die.element.classList.contains("sw-leaving")).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(die.element.classList.contains("sw-leaving")).toBe(true);
    void die.roll(1);
    expect(die.element.classList.contains("sw-leaving")).toBe(false);
    await vi.advanceTimersByTimeAsync(1500);
    expect(die.element.classList.contains("sw-leaving")).toBe(false);
    await vi.advanceTimersByTimeAsync(1500);
    expect(die.element.classList.contains("sw-leaving")).toBe(true);
  });

  it("lies beside the region that it was rolled for, and stays there until it is put away", async () => {
    const die = createDie(makePage());
    void die.roll(2, 1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(die.element.classList.contains("sw-beside")).toBe(true);
    expect(die.element.classList.contains("sw-leaving")).toBe(false);
    // The middle of the region is at (375, 250) of (1000, 500), and the frame is 15 wide.
    expect([die.element.style.left, die.element.style.top]).toEqual(["46.0%", "39.4%"]);
    die.show(null);
    expect([die.element.hidden, die.element.classList.contains("sw-beside")]).toEqual([true, false]);
  });

  it("lies to the left where the map ends on the right", () => {
    const die = createDie(makePage());
    // The middle of the last region is at 875 of 1000.
    die.show(1, 3);
    expect(die.element.style.left).toBe("78.3%");
  });

  it("ends a roll early when another begins or the face is asked for", async () => {
    const die = createDie(makePage());
    const first = die.roll(1);
    const second = die.roll(2);
    await first;
    expect(die.element.classList.contains("sw-rolling")).toBe(true);
    die.show(2);
    await second;
    expect(die.element.dataset.face).toBe("2");
    await vi.advanceTimersByTimeAsync(700);
    expect(die.element.dataset.face).toBe("2");
  });

  it("leaves nothing running when the widget is closed", async () => {
    const closing = new AbortController();
    const die = createDie(makePage({ signal: closing.signal }));
    const rolled = die.roll(1);
    closing.abort();
    await rolled;
    expect(vi.getTimerCount()).toBe(0);
    await die.roll(2);
    expect(vi.getTimerCount()).toBe(0);
  });
});
