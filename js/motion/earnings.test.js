import { describe, expect, it } from "vitest";
import { ledger } from "../testing/snapshots.js";
import { coinsOf, earningsOf } from "./earnings.js";

/** @type {(amount: number, regions?: number[], applied?: boolean) => import("../types/snapshot").LedgerLine} */
const line = (amount, regions = [], applied = true) => ({ amount, text: "", reference: "", applied, regions });

/** @type {(coins: [number, number][], more?: Partial<import("../types/snapshot").EventNow>) => import("../types/snapshot").EventNow} */
const event = (coins, more = {}) => ({ text: "", reference: "", ledger: null, regions: [], die: null, coins, ...more });

describe("what a score was earned by", () => {
  it("is added up for each region, whichever line it comes from", () => {
    const found = earningsOf(ledger("Score", { lines: [line(3, [4, 1, 2]), line(2, [1, 2]), line(2), line(5, [4], false)] }));
    expect(found).toEqual([
      { region: 4, amount: 1 },
      { region: 1, amount: 2 },
      { region: 2, amount: 2 },
      { region: null, amount: 2 },
    ]);
  });

  it("names no region where it cannot be said what each brought", () => {
    expect(earningsOf(ledger("Score", { lines: [line(3, [4, 1])] }))).toEqual([{ region: null, amount: 3 }]);
  });
});

describe("the coins of a step", () => {
  it("are those of its ledger only where they are the same sum", () => {
    const score = ledger("Score", { lines: [line(2, [0, 1])] });
    const cost = ledger("Cost", { lines: [line(2), line(3)] });
    expect(coinsOf([event([[1, 2]], { ledger: score }), event([[0, 1]], { ledger: cost, regions: [3] }), event([])])).toEqual([
      { player: 1, amount: 2, earned: [{ region: 0, amount: 1 }, { region: 1, amount: 1 }] },
      { player: 0, amount: 1, earned: [{ region: 3, amount: 1 }] },
    ]);
  });

  it("may be paid by one to another", () => {
    expect(coinsOf([event([[0, 1], [1, -1]])]).map(({ player, amount }) => [player, amount])).toEqual([[0, 1], [1, -1]]);
  });
});
