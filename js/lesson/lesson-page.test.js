// The page as a whole in a lesson, on real snapshots.
// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { click, plays, openWidget as begin } from "../testing/widget.js";

// What travels as a text is the same module.
vi.mock("../python/import-code.js", () => ({ importCode: () => import("./lesson.js") }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** @param {string} name */
async function openWidget(name) {
  const page = await begin(name);
  if (page.traits.blackboard) await vi.waitFor(() => page.find(".sw-lesson"));
  return page;
}

/** @param {string} name */
const sample = async (name) => structuredClone((await import(`../samples/${name}.json`)).default);

describe("a page with a lesson", () => {
  it("has it first in the panel, and asks with the version that was looked at", async () => {
    const { el, find, sent, snapshot } = await openWidget("lesson_choice");
    const order = [...el.querySelectorAll(".sw-lesson, .sw-action-bar, .sw-map-area")].map(({ classList }) => classList[0]);
    expect(order).toEqual(["sw-action-bar", "sw-map-area", "sw-lesson"]);
    expect(el.querySelector(".sw-panel .sw-lesson")).not.toBeNull();
    click(find(".sw-option"));
    expect(sent.at(-1)).toEqual({ type: "lesson", do: "answer", options: [0], version: snapshot().version });
  });

  it("has no board to set up", async () => {
    const { find } = await openWidget("lesson_choice");
    expect(/** @type {HTMLElement} */ (find('[data-key="editor/begin"]')).hidden).toBe(true);
  });

  it("says why nothing can be played while it asks", async () => {
    const { find, sent } = await openWidget("lesson_choice");
    click(find("[data-region=ford]"));
    expect(plays(sent)).toEqual([]);
    expect(find(".sw-notice[data-kind=refused]").textContent).toContain("A question first");
  });

  it("shows nothing through any goggles while it asks", async () => {
    for (const [name, numbers] of /** @type {const} */ ([["lesson_choice", false], ["lesson_solved", true]])) {
      const { el, find } = await openWidget(name);
      for (const kind of ["costs", "incomes", "defences"]) {
        find(`input[value=${kind}]`).dispatchEvent(new Event("change"));
        expect(el.querySelectorAll(".sw-goggles-number")).toHaveLength(5);
        expect(el.querySelector(".sw-goggles-number[data-number]") !== null).toBe(numbers);
        // Whoever asks for numbers is told why there are none.
        expect(/** @type {HTMLElement} */ (find(".sw-goggles-kept")).hidden).toBe(numbers);
      }
      expect(el.querySelector(".sw-ledger") !== null).toBe(numbers);
    }
  });

  it("draws the lesson anew with the next picture", async () => {
    const page = await openWidget("lesson_choice");
    const solved = await sample("lesson_solved");
    page.traits.blackboard = JSON.stringify(solved.blackboard);
    page.answer();
    expect(page.find(".sw-lesson").dataset.state).toBe("solved");
  });

  it("begins on another board with empty hands", async () => {
    const page = await openWidget("redeploy");
    click(page.find(".sw-stepper .sw-stepper-button:not([aria-disabled='true'])"));
    expect(page.el.querySelector(".sw-unsent")).not.toBeNull();
    const next = await sample("lesson_next");
    page.traits.snapshot = JSON.stringify({ ...next.snapshot, allocations: [] });
    page.traits.reasons = JSON.stringify(next.reasons);
    page.traits.blackboard = JSON.stringify(next.blackboard);
    page.model.set("scenery", next.scenery);
    const regions = [...page.el.querySelectorAll("[data-region]")].map((region) => region.getAttribute("data-region"));
    expect(regions).toEqual(["shore", "tarn"]);
    expect(page.el.querySelector(".sw-unsent")).toBeNull();
    click(page.find("[data-region=tarn]"));
    expect(plays(page.sent).at(-1)?.actions).toEqual([{ do: "conquer", region: "tarn" }]);
  });
});
