// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { column, explore, inBranch, row } from "../testing/exploring.js";
import { button, enclose, one, texts } from "../testing/find.js";
import { MARKUP, makePage } from "../testing/page.js";
import { createBranchComparison } from "./branch-comparison.js";

/** @type {ReturnType<typeof makePage>} */
let page;
/** @type {ReturnType<typeof createBranchComparison>} */
let comparison;
/** @type {ShadowRoot} */
let shadow;

beforeEach(() => {
  page = makePage();
  comparison = createBranchComparison(page);
  shadow = enclose(comparison.element);
  comparison.update(inBranch(1));
});

/** @param {number} index */
const head = (index) => one(comparison.element, `[role=columnheader][data-column="${index}"] button`);
/** @param {string} label */
const cells = (label) => {
  const found = [...comparison.element.querySelectorAll("[role=row]")].find((each) => each.textContent?.startsWith(label));
  return [...(found?.querySelectorAll("[role=cell]") ?? [])];
};

describe("side by side", () => {
  it("there is nothing where there is no branch", () => {
    comparison.update(explore({ columns: [column("The game", [])] }));
    expect(comparison.element.hidden).toBe(true);
    comparison.update(inBranch(1));
    expect(comparison.element.hidden).toBe(false);
  });

  it("each has a head with its name and how far it was played, the game first", () => {
    expect(texts(comparison.element, ".sw-branch-name")).toEqual(["The game", "What if 1", "North"]);
    expect(texts(comparison.element, ".sw-branch-about")).toEqual(["2 steps", "2 steps", "2 steps"]);
  });

  it("one is shown, and says so", () => {
    comparison.update(inBranch(1));
    expect([0, 1, 2].map((index) => head(index).getAttribute("aria-pressed"))).toEqual(["false", "true", "false"]);
    expect(texts(comparison.element, ".sw-branch-shown")).toEqual(["[comparison-shown]"]);
    expect(head(1).textContent).toContain("[comparison-shown]");
  });

  it("another one is shown by its head", () => {
    comparison.update(inBranch(1));
    head(2).click();
    head(0).click();
    head(1).click();
    expect(page.ask.mock.calls.flat()).toEqual([{ type: "show", column: 2 }, { type: "show", column: 0 }]);
  });

  it("what there is to compare stands in rows, each cell in its column", () => {
    expect(texts(comparison.element, "[role=rowheader]")).toEqual(["Coins"]);
    expect(cells("Coins").map((cell) => cell.textContent)).toEqual(["7", "8", "9"]);
    expect(cells("Coins").map((cell) => cell.getAttribute("data-column"))).toEqual(["0", "1", "2"]);
  });

  it("the best of a row has an icon that is heard, too", () => {
    expect(cells("Coins").map((cell) => cell.querySelector("[aria-label='[comparison-best]']") !== null)).toEqual([false, false, true]);
  });

  it("a cell may have more to say", () => {
    const cells = ["2", "3"].map((text) => ({ text, notes: text === "3" ? ["New: West.", "Gone: Mid."] : [], best: false }));
    comparison.update(inBranch(1, { rows: [{ label: "Regions", cells }] }));
    expect(texts(comparison.element, "[role=cell] small")).toEqual(["New: West.", "Gone: Mid."]);
    expect(texts(comparison.element, ".sw-comparison-notes")).toEqual(["New: West. Gone: Mid."]);
  });

  it("lines of the score follow where they differ", () => {
    expect(comparison.element.textContent).not.toContain("[comparison-differ]");
    comparison.update(inBranch(1, { differences: [row("Farms", ["1", "1", "2"])] }));
    expect(texts(comparison.element, "[role=rowheader]")).toEqual(["Coins", "[comparison-differ]", "Farms"]);
    expect(cells("Farms").map((cell) => cell.textContent)).toEqual(["1", "1", "2"]);
  });

  it("is named for those who look and for those who listen", () => {
    expect(button(comparison.element, "Side by side, for Ann")).toBeDefined();
    expect(one(comparison.element, "[role=table]").getAttribute("aria-label")).toBe("Side by side, for Ann");
  });

  const opener = () => button(comparison.element, "Side by side, for Ann");
  const isOpen = () => [opener().getAttribute("aria-expanded"), comparison.element.querySelectorAll(".sw-thumbnail, [role=cell]").length > 0];

  it("can be folded away, and stays so", () => {
    opener().focus();
    opener().click();
    expect(isOpen()).toEqual(["false", false]);
    comparison.update(inBranch(2));
    expect(isOpen()).toEqual(["false", false]);
    expect(shadow.activeElement).toBe(opener());
    opener().click();
    expect(cells("Coins")).toHaveLength(3);
  });

  it("is a line in the game, from which one goes to a branch", () => {
    comparison.update(explore());
    expect(isOpen()).toEqual(["false", false]);
    head(1).click();
    expect(page.ask).toHaveBeenCalledExactlyOnceWith({ type: "show", column: 1 });
    opener().click();
    expect(isOpen()).toEqual(["true", true]);
    comparison.update(inBranch(1));
    comparison.update(explore());
    expect(isOpen()).toEqual(["true", true]);
  });

  it("the focus stays on a head when something else changes", () => {
    head(2).focus();
    comparison.update(inBranch(1, { rows: [] }));
    expect(shadow.activeElement).toBe(head(2));
  });

  it("names with markup in them are text", () => {
    const columns = [column(MARKUP, []), column(MARKUP, [], { about: MARKUP })];
    comparison.update(inBranch(1, { columns, rows: [{ label: MARKUP, cells: [{ text: MARKUP, notes: [MARKUP], best: true }] }] }));
    expect(shadow.querySelector("img")).toBeNull();
    expect(button(comparison.element, MARKUP)).toBeDefined();
  });
});
