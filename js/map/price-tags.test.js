// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { CONQUER, DARE, act } from "../testing/map.js";
import { ledger, region } from "../testing/snapshots.js";
import { drawGogglesNumber, drawTag, gogglesNumberOf, isHint, tagOf } from "./price-tags.js";

describe("the tag of a region", () => {
  it("is nothing where there is nothing to do", () => {
    expect(tagOf([])).toBe(null);
  });

  it("says the cost, of the plain way where there are several", () => {
    expect(tagOf([CONQUER])).toEqual({ cost: 3, chance: null, emblem: "", more: false });
    expect(tagOf([DARE, act("conquer", { cost: 1, emblem: "marker/flag" }), CONQUER])).toEqual({ cost: 3, chance: null, emblem: "", more: true });
    expect(tagOf([DARE, act("conquer", { cost: 1, emblem: "marker/flag" })])).toEqual({ cost: 1, chance: null, emblem: "marker/flag", more: true });
  });

  it("says the chance where only the die helps", () => {
    expect(tagOf([DARE])).toEqual({ cost: null, chance: "1/3", emblem: "", more: false });
  });

  it("only hints at acts that are no conquests", () => {
    const tag = tagOf([act("abandon")]);
    expect(tag && isHint(tag)).toBe(true);
    expect(isHint({ cost: 0, chance: null, emblem: "", more: false })).toBe(false);
  });

  it("has a shape of its own for each", () => {
    const shapes = [tagOf([CONQUER]), tagOf([DARE]), tagOf([act("abandon")])].map((tag) => tag && drawTag(tag, null).drawing.getAttribute("class"));
    expect(shapes).toEqual(["sw-tag sw-price-tag", "sw-tag sw-chance", "sw-tag sw-emblem-tag"]);
  });
});

describe("the number that the goggles show", () => {
  const now = region({ cost: ledger("cost", { total: 4 }), income: ledger("income", { total: 0 }) });

  it("is the total of the ledger that is asked for", () => {
    expect(gogglesNumberOf("none", now)).toBe(null);
    expect(gogglesNumberOf("costs", now)).toEqual({ kind: "costs", number: 4 });
    expect(gogglesNumberOf("incomes", now)).toEqual({ kind: "incomes", number: 0 });
    expect(gogglesNumberOf("defences", now)).toEqual({ kind: "defences", number: null });
  });

  it("is a dash where there is none, and nought where it is nought", () => {
    expect(drawGogglesNumber({ kind: "incomes", number: 0 }).textContent).toBe("0");
    const none = drawGogglesNumber({ kind: "defences", number: null });
    expect([none.textContent, none.classList.contains("sw-no-number")]).toEqual(["", true]);
  });
});
