// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { texts as textsIn } from "../testing/find.js";
import { loadSample, makePage } from "../testing/page.js";
import { ledger } from "../testing/snapshots.js";
import { createLastStep } from "./last-step.js";

/** @returns {any} */
const snapshot = () => ({
  players: [
    { name: "Ann", scored: null },
    { name: "Ben <i>B</i>", scored: ledger("Score of Ben") },
  ],
  story: {
    title: "End <b>the</b> turn",
    player: 1,
    events: [
      { text: "Ben pays.", reference: "Rulebook, Three", ledger: ledger("Price"), regions: [], die: null },
      { text: "Two <u>fled</u>.", reference: "", ledger: null, regions: [2, 5], die: null },
      { text: "Ben scores 4 coins.", reference: "Rulebook, Scoring", ledger: ledger("Score of Ben"), regions: [], die: null },
    ],
    code: "",
    dice: [],
  },
});

/** @type {ReturnType<typeof makePage>} */
let page;
/** @type {ReturnType<typeof createLastStep>} */
let lastStep;

beforeEach(() => {
  document.body.replaceChildren();
  page = makePage();
  lastStep = createLastStep(page);
  document.body.append(lastStep.element);
});

/** @param {string} selector */
const texts = (selector) => textsIn(lastStep.element, selector);

describe("the last step", () => {
  it("says what was done by whom, and shows markup as text", () => {
    lastStep.update(snapshot());
    expect(texts("h3")).toEqual(["End <b>the</b> turn Ben <i>B</i>"]);
    expect(lastStep.element.querySelector("h3 path")?.getAttribute("d")).toBe(page.scenery.players[1]?.shape);
    expect(lastStep.element.querySelector("b i, i, u")).toBeNull();
  });

  it("tells one thing after the other, with where each rule stands", () => {
    lastStep.update(snapshot());
    expect(texts("ol > li > p")).toEqual([
      "Ben pays. Rulebook, Three",
      "Two <u>fled</u>.",
      "Ben scores 4 coins. Rulebook, Scoring",
    ]);
  });

  it("opens its ledgers on demand", () => {
    lastStep.update(snapshot());
    expect(texts("button")).toEqual(["Price3", "Score of Ben3"]);
    expect(texts("td .sw-reason")).toEqual([]);
    lastStep.element.querySelector("button")?.click();
    expect(texts("td .sw-reason")).toEqual(["Three for Price."]);
  });

  it("does not repeat in a ledger the rule that its event has just named", () => {
    lastStep.update(snapshot());
    for (const button of lastStep.element.querySelectorAll("button")) button.click();
    expect(texts("td .sw-rule-reference")).toEqual(["Rulebook, Three"]);
    expect(texts("li:nth-child(1) td .sw-rule-reference")).toEqual([]);
  });

  it("lights up the regions of an event by pointer and by focus", () => {
    lastStep.update(snapshot());
    const stops = [...lastStep.element.querySelectorAll("[tabindex]")];
    expect(stops.map((stop) => stop.textContent)).toEqual(["Two <u>fled</u>."]);
    const [event] = /** @type {HTMLElement[]} */ (stops);
    event?.dispatchEvent(new Event("pointerenter"));
    expect(page.highlight).toHaveBeenLastCalledWith([2, 5]);
    event?.dispatchEvent(new Event("pointerleave"));
    expect(page.highlight).toHaveBeenLastCalledWith([]);
    event?.focus();
    expect(page.highlight).toHaveBeenLastCalledWith([2, 5]);
    event?.blur();
    expect(page.highlight).toHaveBeenLastCalledWith([]);
  });

  it("leaves what the reader opened when something else has changed", () => {
    lastStep.update(snapshot());
    lastStep.element.querySelector("button")?.click();
    lastStep.update(snapshot());
    expect(texts("td .sw-reason")).toHaveLength(1);
    const next = snapshot();
    next.story.title = "Conquer Westfold";
    lastStep.update(next);
    expect(texts("td .sw-reason")).toHaveLength(0);
  });

  it("has a word for the beginning, when there is none yet", () => {
    lastStep.update({ ...snapshot(), story: null });
    expect(texts("h3, p")).toEqual(["[last-step]", "[no-last-step]"]);
    lastStep.update(snapshot());
    expect(texts("ol > li")).toHaveLength(3);
  });
});

describe.each(["conquest", "withdraw", "five", "over"])("in a real game (%s)", (name) => {
  it("every event of the step is told", async () => {
    const { scenery, snapshot: now } = await loadSample(name);
    const real = createLastStep(makePage({ scenery }));
    real.update(now);
    const told = textsIn(real.element, "ol > li > p .sw-reason");
    expect(told).toEqual(now.story?.events.map(({ text }) => text));
  });
});
