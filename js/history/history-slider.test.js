// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makePage } from "../testing/page.js";
import { createHistorySlider } from "./history-slider.js";

/**
 * @param {number} step
 * @param {number} [steps]
 * @returns {any}
 */
const snapshot = (step, steps = 40) => ({
  step,
  steps,
  past: step < steps,
  players: [{ name: "Ann" }, { name: "Ben <b>B</b>" }],
  story: step ? { title: `Deed ${step}`, player: 1, events: [], code: "", die: null } : null,
  track: [[0, 1, 0], [10, 1, 1], [20, 2, 0], [30, 2, 1], [31, 3, 0]],
});

/** @type {ReturnType<typeof makePage>} */
let page;
/** @type {ReturnType<typeof createHistorySlider>} */
let slider;
/** @type {HTMLInputElement} */
let range;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  document.body.replaceChildren();
  page = makePage();
  slider = createHistorySlider(page);
  document.body.append(slider.element);
  range = /** @type {HTMLInputElement} */ (slider.element.querySelector("input"));
  slider.update(snapshot(40));
});

afterEach(() => {
  vi.useRealTimers();
});

/** @param {number} step */
function drag(step) {
  range.value = String(step);
  range.dispatchEvent(new Event("input"));
}

/** @param {string} key */
const button = (key) => /** @type {HTMLElement} */ (slider.element.querySelector(`[data-key=${key}]`));

const asked = () => page.goToStep.mock.calls.flat();
const where = () => slider.element.querySelector(".sw-position")?.textContent;

describe("where the reader is", () => {
  it("is shown by the thumb and in words, also to those who listen", () => {
    slider.update(snapshot(12));
    expect([range.min, range.max, range.value]).toEqual(["0", "40", "12"]);
    expect(where()).toBe("[step] 12 [step-of] 40");
    expect(range.getAttribute("aria-valuetext")).toBe("[step] 12 [step-of] 40: Ben <b>B</b>: Deed 12");
    expect(slider.element.querySelector("b")).toBeNull();
  });

  it("is said in words where nothing was played yet", () => {
    slider.update({ ...snapshot(0, 0), story: null });
    expect(where()).toBe("[no-step]");
  });

  it("grows with the game", () => {
    slider.update(snapshot(41, 41));
    expect([range.max, range.value]).toEqual(["41", "41"]);
  });
});

describe("the turns along the way", () => {
  it("are told apart by colour and by shape", () => {
    const [red = "", blue = ""] = page.scenery.players.map(({ shape }) => shape);
    const turnBars = [.../** @type {NodeListOf<HTMLElement>} */ (slider.element.querySelectorAll(".sw-turn-bar"))];
    expect(turnBars.map((bar) => bar.querySelector("path")?.getAttribute("d"))).toEqual([
      red, blue, red, blue, red,
    ]);
    expect(turnBars.map(({ parentElement }) => parentElement?.style.flexGrow)).toEqual(["10", "10", "10", "1", "9"]);
    expect(new Set(turnBars.map(({ style }) => style.background)).size).toBe(2);
  });

  it("are kept while the game goes on, and go when it is taken back", () => {
    const [first] = slider.element.querySelectorAll(".sw-turn");
    slider.update({ ...snapshot(45, 45), track: [...snapshot(40).track, [42, 3, 1]] });
    expect(slider.element.querySelector(".sw-turn")).toBe(first);
    expect(slider.element.querySelectorAll(".sw-turn")).toHaveLength(6);
    slider.update(snapshot(40));
    expect(slider.element.querySelectorAll(".sw-turn")).toHaveLength(5);
  });
});

describe("dragging", () => {
  it("asks for one step at a time, and the last position wins", () => {
    for (const step of [39, 38, 30, 22, 17]) drag(step);
    expect(asked()).toEqual([39]);
    slider.update(snapshot(39));
    expect(asked()).toEqual([39, 17]);
    slider.update(snapshot(17));
    expect(asked()).toEqual([39, 17]);
  });

  it("is not answered by another step", () => {
    drag(39);
    drag(5);
    slider.update(snapshot(40));
    expect(asked()).toEqual([39]);
  });

  it("does not wait for ever", () => {
    drag(39);
    vi.advanceTimersByTime(5000);
    drag(5);
    expect(asked()).toEqual([39, 5]);
  });

  it("does not have the thumb taken away", () => {
    range.dispatchEvent(new Event("pointerdown"));
    drag(30);
    drag(20);
    slider.update(snapshot(30));
    expect(range.value).toBe("20");
    expect(where()).toBe("[step] 20 [step-of] 40 …");
    slider.update(snapshot(20));
    expect(where()).toBe("[step] 20 [step-of] 40");
    // Somebody plays in another view while the thumb is still held.
    slider.update(snapshot(41, 41));
    expect(range.value).toBe("20");
    range.dispatchEvent(new Event("change"));
    expect(range.value).toBe("41");
  });

  it("says the position at once, and what happened there when it is known", () => {
    drag(30);
    expect(range.getAttribute("aria-valuetext")).toBe("[step] 30 [step-of] 40");
    slider.update(snapshot(30));
    expect(range.getAttribute("aria-valuetext")).toBe("[step] 30 [step-of] 40: Ben <b>B</b>: Deed 30");
  });

  it("asks for nothing when it ends where it began", () => {
    drag(39);
    slider.update(snapshot(39));
    drag(38);
    drag(39);
    slider.update(snapshot(38));
    slider.update(snapshot(39));
    expect(asked()).toEqual([39, 38, 39]);
  });

  it("gives up a step that was taken back meanwhile", () => {
    slider.update(snapshot(10));
    drag(40);
    slider.update(snapshot(38, 38));
    expect([asked(), range.value]).toEqual([[40], "38"]);
    drag(37);
    expect(asked()).toEqual([40, 37]);
  });
});

describe("the buttons", () => {
  const live = () => slider.element.querySelector(".sw-position[role=status]")?.getAttribute("aria-live");

  it("say where they led, which the thumb says by itself", () => {
    expect(live()).toBe("off");
    button("back").click();
    expect(live()).toBe("polite");
    slider.update(snapshot(39));
    expect(live()).toBe("polite");
    drag(12);
    expect(live()).toBe("off");
    slider.update(snapshot(12));
    button("forward").click();
    slider.update(snapshot(13));
    // Somebody plays: that is told elsewhere.
    slider.update(snapshot(41, 41));
    expect(live()).toBe("off");
  });

  it("go step by step and to both ends", () => {
    slider.update(snapshot(12));
    for (const [key, step] of /** @type {[string, number][]} */ ([["back", 11], ["forward", 12], ["first", 0], ["now", 40]])) {
      button(key).click();
      expect(page.goToStep).toHaveBeenLastCalledWith(step);
      slider.update(snapshot(step));
    }
  });

  it("count quick clicks, though they ask only once at a time", () => {
    for (const _ of [1, 2, 3]) button("back").click();
    expect(asked()).toEqual([39]);
    slider.update(snapshot(39));
    expect(asked()).toEqual([39, 37]);
  });

  it("say why they lead no further", () => {
    expect(button("forward").getAttribute("aria-disabled")).toBe("true");
    button("forward").click();
    expect(page.refuse).toHaveBeenLastCalledWith({ text: "[at-now]", helps: [], reference: "" });
    slider.update(snapshot(0));
    button("back").click();
    expect(page.refuse).toHaveBeenLastCalledWith({ text: "[at-first]", helps: [], reference: "" });
    expect(page.goToStep).not.toHaveBeenCalled();
  });

  it("have names", () => {
    const names = [...slider.element.querySelectorAll("button")].map((found) => found.getAttribute("aria-label"));
    expect(names).toEqual(["[first]", "[back]", "[forward]", "[now]"]);
  });
});

it("does not wait for a step that was there for a moment only", () => {
  drag(12);
  slider.receive(snapshot(12));
  slider.update(snapshot(40));
  expect(where()).toContain("40 [step-of] 40");
});
