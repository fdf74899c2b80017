// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { html } from "../parts/dom.js";
import { texts } from "../testing/find.js";
import { CONQUER, DARE } from "../testing/map.js";
import { MARKUP, makePage } from "../testing/page.js";
import { TOO_LATE, ledger, region, snapshot, told, troops } from "../testing/snapshots.js";
import { createRegionTooltip } from "./region-tooltip.js";

const HAND = { player: 0, emblem: "race/folk", label: "Folk", count: 3, pieces: [] };

/** @type {ReturnType<typeof createRegionTooltip>} */
let tooltip;

beforeEach(() => {
  const map = html("div", {});
  tooltip = createRegionTooltip(makePage(), map);
  map.append(tooltip.element);
});

/** @param {Partial<import("../types/snapshot").RegionNow>} now @param {Partial<import("../types/snapshot").Snapshot>} [more] */
const withRegion = (now, more = {}) => snapshot({ hand: HAND, regions: [0, 1, 2, 3].map((n) => region(n === 3 ? now : {})), ...more });
const lines = () => texts(tooltip.element, ".sw-tooltip-lines > div");

describe("the tooltip of a region", () => {
  it("names it and shows its cost, without lines that did not count", () => {
    const cost = ledger("cost", { total: 2, sum: "Total: 2" });
    cost.lines = [...cost.lines, { amount: 0, text: "No mountain.", reference: "", applied: false, regions: [] }];
    tooltip.show(withRegion({ cost, acts: [CONQUER] }), 3, "none");
    expect(tooltip.element.hidden).toBe(false);
    expect(texts(tooltip.element, ".sw-tooltip-name")).toEqual([MARKUP]);
    expect(tooltip.element.querySelector("img")).toBeNull();
    expect(lines()).toEqual(["+3Three for cost.", "2Total: 2"]);
  });

  it("lists acts that are worth a thought", () => {
    tooltip.show(withRegion({ acts: [CONQUER, DARE] }), 3, "none");
    expect(texts(tooltip.element, "p")).toEqual([DARE.label]);
  });

  it("explains markers of the region, whatever else it says", () => {
    const markers = [told({ label: MARKUP }), told({ label: "Trap.", about: "It snaps.", now: "It serves you." })];
    const said = [`${MARKUP} It is told.`, "Trap. It snaps. It serves you."];
    tooltip.show(withRegion({ markers, acts: [CONQUER, DARE] }), 3, "none");
    expect(texts(tooltip.element, "p")).toEqual([DARE.label, ...said]);
    tooltip.show(withRegion({ markers, why: TOO_LATE }), 3, "none");
    expect(texts(tooltip.element, "p")).toEqual([TOO_LATE.text, ...said, TOO_LATE.helps[0]]);
    tooltip.show(withRegion({ markers }, { hand: null }), 3, "none");
    expect(texts(tooltip.element, "p")).toEqual(said);
    expect(tooltip.element.querySelector("img")).toBeNull();
    // It would cover what is being put down.
    tooltip.show(withRegion({ markers }, { hand: null, allocations: [troops()] }), 3, "none");
    expect(tooltip.element.hidden).toBe(true);
  });

  it("shows the number that the goggles ask for", () => {
    const now = { cost: ledger("cost"), income: ledger("income") };
    tooltip.show(withRegion(now), 3, "incomes");
    expect(lines()[0]).toBe("+3Three for income.");
    tooltip.show(withRegion(now), 3, "defences");
    expect(tooltip.element.hidden).toBe(true);
  });

  it("is hidden away from all regions", () => {
    tooltip.show(withRegion({ cost: ledger("cost") }), 3, "none");
    tooltip.show(withRegion({ cost: ledger("cost") }), null, "none");
    expect(tooltip.element.hidden).toBe(true);
  });

  it("says why not, only to those who have tokens to conquer with", () => {
    tooltip.show(withRegion({ why: TOO_LATE }), 3, "none");
    expect(texts(tooltip.element, "p")).toEqual([TOO_LATE.text, TOO_LATE.helps[0]]);
    tooltip.show(withRegion({ why: TOO_LATE }, { hand: null }), 3, "none");
    expect(tooltip.element.hidden).toBe(true);
  });

  it("emphasises the reason that it shows, and says whether it does", () => {
    tooltip.show(withRegion({ why: TOO_LATE }), 3, "none");
    expect(tooltip.emphasise("Something else.")).toBe(false);
    expect(tooltip.element.classList.contains("sw-emphasised")).toBe(false);
    expect(tooltip.emphasise(TOO_LATE.text)).toBe(true);
    expect(tooltip.element.classList.contains("sw-emphasised")).toBe(true);
    tooltip.show(withRegion({ why: TOO_LATE, cost: ledger("cost") }), 0, "none");
    expect(tooltip.element.classList.contains("sw-emphasised")).toBe(false);
  });
});
