// What the tests of exploring share.

import { NOT_EXPLORING } from "../exploring/exploring.js";

/**
 * @typedef {import("../types/exploring").BranchColumn} BranchColumn
 * @typedef {import("../types/exploring").CompareRow} CompareRow
 * @typedef {import("../types/exploring").Explore} Explore
 */

/**
 * @param {string} name
 * @param {number[]} holders
 * @param {Partial<BranchColumn>} [more]
 * @returns {BranchColumn}
 */
export const column = (name, holders, more = {}) => ({
  name,
  holders,
  declined: holders.map(() => false),
  about: "2 steps",
  ...more,
});

/** @type {(label: string, cells: string[], best?: number) => CompareRow} */
export const row = (label, cells, best = -1) => ({
  label,
  cells: cells.map((text, index) => ({ text, notes: [], best: index === best })),
});

/**
 * The game and two branches of it.
 *
 * @param {Partial<Explore>} [more]
 * @returns {Explore}
 */
export const explore = (more = {}) => ({
  ...NOT_EXPLORING,
  title: "Side by side, for Ann",
  columns: [column("The game", [0, -1, 1, -1]), column("What if 1", [0, 0, 1, -1]), column("North", [0, -1, 0, 0])],
  rows: [row("Coins", ["7", "8", "9"], 2)],
  ...more,
});

/**
 * In one of the branches.
 *
 * @param {number} shown
 * @param {Partial<Explore>} [more]
 */
export const inBranch = (shown, more = {}) =>
  explore({ shown, adopt: { why: null }, ...more });
