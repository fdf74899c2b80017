import { describe, expect, it } from "vitest";
import { region, snapshot } from "../testing/snapshots.js";
import { compare } from "./moves.js";

/** @typedef {import("../types/snapshot").Piece} Piece */

/** @type {(player: number, count: number, more?: Partial<Piece>) => Piece} */
const tokens = (player, count, more = {}) => ({ emblem: `race/of-${player}`, label: "Folk", count, player, in_decline: false, ...more });

/** @param {number} player @param {number} hand @param {number} onMap */
const owner = (player, hand, onMap) =>
  /** @type {any} */ ({ active: { race_emblem: `race/of-${player}`, hand, tokens: onMap }, declined: [] });

/** @param {Piece[][]} pieces of each region @param {any[]} players @param {number | null} inHand whose hand the bar shows */
const shown = (pieces, players, inHand = 0) =>
  snapshot({
    regions: pieces.map((each) => region({ pieces: each })),
    players,
    hand: inHand === null ? null : { player: inHand, emblem: `race/of-${inHand}`, label: "", count: 0, pieces: [] },
  });

/** The moves without the look of the pieces. @param {import("../types/snapshot").Snapshot} before @param {import("../types/snapshot").Snapshot} after */
const moves = (before, after) => compare(before, after).map(({ piece, count, from, to }) => [piece.emblem, count, from, to]);

describe("what moved", () => {
  it("is nothing where nothing changed", () => {
    const same = shown([[tokens(0, 3)]], [owner(0, 2, 3)]);
    expect(compare(same, same)).toEqual([]);
  });

  it("is a conquest: tokens from the hand, and defenders of whom one falls and the others flee", () => {
    const before = shown([[tokens(1, 3)]], [owner(0, 5, 0), owner(1, 0, 3)]);
    const after = shown([[tokens(0, 4)]], [owner(0, 1, 4), owner(1, 2, 0)]);
    expect(moves(before, after)).toEqual([
      ["race/of-1", 1, { region: 0 }, null],
      ["race/of-1", 2, { region: 0 }, { plate: 1 }],
      ["race/of-0", 4, { hand: true }, { region: 0 }],
    ]);
  });

  it("goes the other way with an undo", () => {
    const after = shown([[tokens(1, 3)]], [owner(0, 5, 0), owner(1, 0, 3)]);
    const before = shown([[tokens(0, 4)]], [owner(0, 1, 4), owner(1, 2, 0)]);
    expect(moves(before, after)).toEqual([
      ["race/of-0", 4, { region: 0 }, { hand: true }],
      ["race/of-1", 3, { plate: 1 }, { region: 0 }],
    ]);
  });

  it("goes from region to region where tokens are put down elsewhere", () => {
    const before = shown([[tokens(0, 4)], [tokens(0, 1)], [tokens(0, 1)]], [owner(0, 0, 6)]);
    const after = shown([[tokens(0, 2)], [tokens(0, 2)], [tokens(0, 2)]], [owner(0, 0, 6)]);
    expect(moves(before, after)).toEqual([
      ["race/of-0", 1, { region: 0 }, { region: 1 }],
      ["race/of-0", 1, { region: 0 }, { region: 2 }],
    ]);
  });

  it("stays where it is in decline, and what is given back falls", () => {
    const before = shown([[tokens(0, 4)]], [owner(0, 0, 4)], null);
    const declined = /** @type {any} */ ({ active: null, declined: [{ race_emblem: "race/of-0", hand: 0, tokens: 1 }] });
    const after = shown([[tokens(0, 1, { in_decline: true })]], [declined], null);
    expect(moves(before, after)).toEqual([["race/of-0", 3, { region: 0 }, null]]);
  });

  it("is a marker that its player puts down, carries on, or loses", () => {
    const marker = { emblem: "marker/flag", label: "Flag", count: 1 };
    const without = shown([[], []], [owner(0, 0, 0)]);
    const here = shown([[marker], []], [owner(0, 0, 0)]);
    const there = shown([[], [marker]], [owner(0, 0, 0)]);
    expect(moves(without, here)).toEqual([["marker/flag", 1, { plate: 0 }, { region: 0 }]]);
    expect(moves(here, there)).toEqual([["marker/flag", 1, { region: 0 }, { region: 1 }]]);
    expect(moves(there, without)).toEqual([["marker/flag", 1, { region: 1 }, null]]);
  });
});
