// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { explore } from "../testing/exploring.js";
import { enclose, one, texts } from "../testing/find.js";
import { MARKUP, makePage } from "../testing/page.js";
import { createBestTurn } from "./best-turn.js";

/** @typedef {import("../types/exploring").Advice} Advice */

/** @type {ReturnType<typeof makePage>} */
let page;
/** @type {ReturnType<typeof createBestTurn>} */
let bestTurn;
/** @type {ShadowRoot} */
let shadow;

/** @type {Advice} */
const ADVICE = {
  sentence: "9 coins, proven.",
  lines: [
    {
      title: "West, then the isle.",
      value: "9",
      steps: [
        { text: "Conquer West.", chance: null, regions: [0] },
        { text: "Try the isle.", chance: "1/2", regions: [3] },
        { text: "End the turn.", chance: null, regions: [] },
      ],
    },
    { title: "Only West.", value: "8", steps: [{ text: "Conquer West and stop.", chance: null, regions: [0] }] },
  ],
};

beforeEach(() => {
  page = makePage();
  bestTurn = createBestTurn(page);
  shadow = enclose(bestTurn.element);
});

/** @param {Advice | null} next */
const show = (next) => bestTurn.update(explore({ advice: structuredClone(next) }));
const best = () => one(bestTurn.element, ".sw-best-turn > ol");

describe("the best turn", () => {
  it("is not there until it is asked for", () => {
    show(null);
    expect(bestTurn.element.hidden).toBe(true);
    show(ADVICE);
    expect(bestTurn.element.hidden).toBe(false);
    expect(bestTurn.element.textContent).toContain("9 coins, proven.");
    show(null);
    expect(bestTurn.element.hidden).toBe(true);
    expect(bestTurn.element.textContent).toBe("");
  });

  it("is a list of steps with their chances", () => {
    show(ADVICE);
    expect(texts(best(), ".sw-reason")).toEqual(["Conquer West.", "Try the isle.", "End the turn."]);
    expect(texts(best(), ".sw-chance")).toEqual(["1/2"]);
  });

  it("shows on the map where each step happens, by pointer and keyboard", () => {
    show(ADVICE);
    const [first, second, last] = [...best().querySelectorAll("p")];
    first?.dispatchEvent(new Event("pointerenter"));
    second?.focus();
    expect(page.highlight.mock.calls).toEqual([[[0]], [[3]]]);
    expect(last?.hasAttribute("tabindex")).toBe(false);
  });

  it("ends the highlight when it goes away", () => {
    show(ADVICE);
    best().querySelector("p")?.dispatchEvent(new Event("pointerenter"));
    show(null);
    expect(page.highlight).toHaveBeenLastCalledWith([]);
  });

  it("keeps the next best closed, with what they bring", () => {
    show(ADVICE);
    const other = /** @type {HTMLDetailsElement} */ (one(bestTurn.element, "details"));
    expect(other.open).toBe(false);
    expect(texts(other, "summary")).toEqual(["Only West. 8"]);
    expect(texts(other, ".sw-reason")).toEqual(["Conquer West and stop."]);
    expect(bestTurn.element.textContent).toContain("[best-turn-others]");
  });

  it("does not close what the reader opened when something else changes", () => {
    show(ADVICE);
    const other = /** @type {HTMLDetailsElement} */ (one(bestTurn.element, "details"));
    other.open = true;
    show(ADVICE);
    expect(/** @type {HTMLDetailsElement} */ (one(bestTurn.element, "details")).open).toBe(true);
  });

  it("has a word without a line, and no next best where there is none", () => {
    show({ sentence: "Nothing to decide.", lines: [] });
    expect(texts(bestTurn.element, "p")).toEqual(["Nothing to decide."]);
  });

  it("shows markup as text", () => {
    const line = { title: MARKUP, value: MARKUP, steps: [{ text: MARKUP, chance: MARKUP, regions: [] }] };
    show({ sentence: MARKUP, lines: [line, line] });
    expect(shadow.querySelector("img")).toBeNull();
  });
});
