// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { NOT_EXPLORING } from "../exploring/exploring.js";
import { button, one, texts } from "../testing/find.js";
import { MARKUP, makePage } from "../testing/page.js";
import { snapshot } from "../testing/snapshots.js";
import { createReview } from "./review.js";

/** @type {ReturnType<typeof makePage>} */
let page;
/** @type {HTMLElement} */
let root;
/** @type {ReturnType<typeof createReview>} */
let review;
/** @type {(() => void) | undefined} */
let changed;
let given = "";
const send = vi.fn();

const section = (/** @type {any} */ more = {}) => ({ heading: "", sentences: ["So it was."], table: null, step: null, ...more });
const REPORT = {
  kind: "report",
  steps: 12,
  step: null,
  title: "The report",
  chapters: [
    { id: "outcome", heading: "Outcome", sections: [section({ table: { heads: ["Player", "Coins"], rows: [[MARKUP, "7"]] } })] },
    { id: "points", heading: "Turning points", sections: [] },
  ],
};
const COACH = { ...REPORT, kind: "coach", step: 12, title: "Ann's move", chapters: [{ id: "coach", heading: "", sections: [section()] }] };

/** Python answers. @param {any} next */
function answer(next) {
  given = JSON.stringify(next);
  changed?.();
}

beforeEach(() => {
  send.mockReset();
  given = "";
  page = makePage();
  root = document.createElement("div");
  for (const name of ["sw-panel", "sw-exploring-buttons"]) root.append(Object.assign(document.createElement("div"), { className: name }));
  const model = /** @type {any} */ ({ get: () => given, send, on: (/** @type {string} */ _event, /** @type {() => void} */ hear) => (changed = hear), off: () => {} });
  review = createReview(page, model, root);
  review.update(snapshot(), NOT_EXPLORING);
});

describe("the coach and the report", () => {
  it("are asked for among the tools, about the step that is shown", () => {
    button(root, "[review-coach]").click();
    button(root, "[review-report]").click();
    expect(page.ask.mock.calls.flat()).toEqual([
      { type: "review", of: "coach", step: 12 },
      { type: "review", of: "report", step: 12 },
    ]);
  });

  it("say why they cannot be asked for", () => {
    review.update(snapshot({ step: 0 }), NOT_EXPLORING);
    button(root, "[review-coach]").click();
    review.update(snapshot(), { ...NOT_EXPLORING, off: { what_if: null, best: "Find it yourself." } });
    button(root, "[review-report]").click();
    expect(page.ask).not.toHaveBeenCalled();
    expect(page.refuse.mock.calls.map(([{ text }]) => text)).toEqual(["[review-no-move]", "Find it yourself."]);
  });

  it("show tables and sentences as text, and close", () => {
    answer(REPORT);
    expect(one(root, ".sw-review").hidden).toBe(false);
    expect(texts(root, "tbody th")).toEqual([MARKUP]);
    expect(root.querySelector("img")).toBeNull();
    button(root, "[review-close]").click();
    expect(page.ask).toHaveBeenCalledExactlyOnceWith({ type: "review", of: null, step: 12 });
    given = "";
    changed?.();
    expect(one(root, ".sw-review").hidden).toBe(true);
  });

  it("are over when somebody plays on", () => {
    answer(REPORT);
    review.update(snapshot({ step: 13, steps: 13 }), NOT_EXPLORING);
    expect(one(root, ".sw-review").hidden).toBe(true);
  });
});

describe("a chapter that takes some seconds", () => {
  it("is written when it is asked for, and says so meanwhile", () => {
    answer(REPORT);
    button(root, "[review-look]").click();
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: "review", of: "points", step: 0 });
    expect(one(root, "[data-chapter=points]").textContent).toContain("[review-looking]");
    const [outcome, points] = REPORT.chapters;
    answer({ ...REPORT, chapters: [outcome, { ...points, sections: [section({ heading: "Turn 3", step: 9 })] }] });
    expect(one(root, "[data-chapter=points]").textContent).not.toContain("[review-looking]");
    button(root, "[review-step]").click();
    expect(page.goToStep).toHaveBeenCalledExactlyOnceWith(9);
  });
});

describe("the way through the moves", () => {
  it("goes back and forth, with the map", () => {
    answer(COACH);
    button(root, "[coach-after]").click();
    expect(page.goToStep, "there is no later move").not.toHaveBeenCalled();
    button(root, "[coach-before]").click();
    expect(page.goToStep).toHaveBeenCalledExactlyOnceWith(11);
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: "review", of: "coach", step: 11 });
    expect(root.textContent).toContain("[review-looking]");
    answer({ ...COACH, step: 11 });
    expect(root.textContent).not.toContain("[review-looking]");
  });
});
