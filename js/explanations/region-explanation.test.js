// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { enclose, texts as textsIn } from "../testing/find.js";
import { loadSample, makePage } from "../testing/page.js";
import { ledger, region, snapshot as anySnapshot, told } from "../testing/snapshots.js";
import { createRegionExplanation } from "./region-explanation.js";

const snapshot = () => anySnapshot({
  score: ledger("the score", {}, [1, 2]),
  regions: [
    region({
      holds: ["Ann holds it.", "A tent."],
      acts: [
        { kind: "conquer", label: "Conquer with 3 tokens", action: {}, emblem: "", cost: 3, chance: null, quick: false, ledger: null, spare: false },
        {
          kind: "conquer", label: "Conquer with the beast", action: {}, emblem: "marker/flag", cost: 1, chance: null,
          quick: false, spare: false, ledger: ledger("the beast"),
        },
      ],
      cost: ledger("the cost"),
      losses: ledger("the losses"),
      income: ledger("the income"),
      defence: ledger("the defence"),
    }),
    region({
      why: { text: "It is too far away.", helps: ["First take Westfold.", "Or wait."], reference: "Rulebook, Borders" },
      income: ledger("the income"),
    }),
    region({ income: ledger("the income"), defence: ledger("the defence") }),
  ],
});

/** @type {ReturnType<typeof makePage>} */
let page;
/** @type {ReturnType<typeof createRegionExplanation>} */
let explanation;

beforeEach(() => {
  document.body.replaceChildren();
  page = makePage();
  const [first] = page.scenery.places;
  Object.assign(first ?? {}, { name: "West<b>fold</b>", about: "Moor, Well", emblems: ["terrain/moor", "symbol/well"] });
  explanation = createRegionExplanation(page);
  document.body.append(explanation.element);
});

/** @param {string} selector */
const texts = (selector) => textsIn(explanation.element, selector);

/** @param {string} word */
const opener = (word) =>
  [...explanation.element.querySelectorAll("button")].find((button) => button.textContent?.includes(word));

describe("a region that is asked about", () => {
  it("is named with what is printed there and who stands there, and markup in names is text", () => {
    explanation.show(snapshot(), 0);
    expect(texts("h3")).toEqual(["West<b>fold</b> Moor, Well"]);
    expect(explanation.element.querySelector("h3 b")).toBeNull();
    expect(explanation.element.querySelectorAll("h3 svg")).toHaveLength(2);
    expect(texts("h3 + p")).toEqual(["Ann holds it. A tent."]);
  });

  it("has what its markers do, each by itself", () => {
    const shown = snapshot();
    const markers = [told({ label: "Snow.", about: "It is cold." }), told({ label: "<i>Trap</i>.", about: "It snaps." })];
    Object.assign(shown.regions[0] ?? {}, { markers });
    explanation.show(shown, 0);
    expect(texts(".sw-told-marker button")).toEqual(["Snow.", "<i>Trap</i>."]);
    expect(texts(".sw-told-marker p:not([hidden])")).toEqual(["It is cold.", "It snaps."]);
    // Once asked, the next region tells its own in full as well.
    /** @type {HTMLElement} */ (explanation.element.querySelector(".sw-told-marker button")).click();
    Object.assign(shown.regions[1] ?? {}, { markers });
    explanation.show(shown, 1);
    expect(texts(".sw-told-in-full:not([hidden])")).toEqual(["Rulebook, Flags", "Rulebook, Flags"]);
  });

  it("says what can be done, and opens the ledger of a special means", () => {
    explanation.show(snapshot(), 0);
    expect(texts(".sw-acts > li")).toEqual(["Conquer with 3 tokens", "Conquer with the beast"]);
    expect(explanation.element.querySelectorAll(".sw-acts table")).toHaveLength(0);
    opener("the beast")?.click();
    expect(texts(".sw-acts .sw-reason")).toEqual(["Three for the beast."]);
  });

  it("shows the ledger of its cost at once and the others on demand", () => {
    explanation.show(snapshot(), 0);
    expect(texts("table caption")).toEqual(["the cost"]);
    expect(texts(".sw-more-ledgers button")).toEqual(["[losses]3", "[income]3", "[defence]3"]);
    opener("[defence]")?.click();
    expect(texts("table caption")).toEqual(["the cost", "the defence"]);
  });

  it("says explanation not, what would help, and where that is written", () => {
    explanation.show(snapshot(), 1);
    expect(texts(".sw-refusal > p:first-of-type")).toEqual(["It is too far away. Rulebook, Borders"]);
    expect(texts(".sw-helps-title")).toEqual(["[would-help]"]);
    expect(texts(".sw-helps li")).toEqual(["First take Westfold.", "Or wait."]);
  });

  it("keeps a ledger open from one region to the next", () => {
    const now = snapshot();
    explanation.show(now, 0);
    opener("[income]")?.click();
    explanation.show(now, 1);
    expect(texts(".sw-more-ledgers .sw-reason")).toEqual(["Three for the income."]);
    opener("[income]")?.click();
    explanation.show(now, 0);
    expect(texts(".sw-more-ledgers .sw-reason")).toEqual([]);
  });

  it("opens the other ledgers where there is no cost to read about, until they are closed", () => {
    const now = snapshot();
    explanation.show(now, 2);
    expect(texts("table caption")).toEqual(["the income", "the defence"]);
    opener("[income]")?.click();
    explanation.show(now, 0);
    explanation.show(now, 2);
    expect(texts("table caption")).toEqual(["the defence"]);
  });

  it("keeps the focus on a button that the next region has, too, as in a shadow root", () => {
    const shadow = enclose(explanation.element);
    const now = snapshot();
    explanation.show(now, 0);
    opener("[income]")?.focus();
    explanation.show(now, 1);
    expect(shadow.activeElement).toBe(opener("[income]"));
  });

  it("is not drawn again when nothing has changed", () => {
    const now = snapshot();
    explanation.show(now, 0);
    const table = explanation.element.querySelector("table");
    explanation.show(now, 0);
    expect(explanation.element.querySelector("table")).toBe(table);
  });
});

it("has a word on how to ask where no region is pointed at", () => {
  explanation.show(snapshot(), null);
  expect(texts("h3, caption, .sw-quiet-text")).toEqual(["[region-explanation]", "[point-at]"]);
});

describe.each(["conquest", "convert", "redeploy", "five", "over"])("in a real game (%s)", (name) => {
  it("every region answers, and every ledger adds up", async () => {
    const { scenery, snapshot: now } = await loadSample(name);
    const real = createRegionExplanation(makePage({ scenery }));
    for (const [index, mapRegion] of scenery.places.entries()) {
      real.show(now, index);
      for (const button of real.element.querySelectorAll("button[aria-expanded=false]")) {
        button.dispatchEvent(new Event("click"));
      }
      expect(real.element.querySelector("h3")?.textContent).toContain(mapRegion.name);
      for (const table of real.element.querySelectorAll("table")) {
        const [total, ...amounts] = [table.querySelector("tfoot .sw-amount"), ...table.querySelectorAll("tbody .sw-amount")]
          .filter((cell) => cell?.querySelector(".sw-screen-reader-only") === null)
          .map((cell) => Number(cell?.textContent?.replace("−", "-")));
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
      }
    }
  });
});
