// Snapshots and their parts, made up for the tests.

/**
 * @typedef {import("../types/snapshot").Allocation} Allocation
 * @typedef {import("../types/snapshot").Choice} Choice
 * @typedef {import("../types/snapshot").Ledger} Ledger
 * @typedef {import("../types/snapshot").Refusal} Refusal
 * @typedef {import("../types/snapshot").RegionNow} RegionNow
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 */

/**
 * @param {Partial<Snapshot>} [more]
 * @returns {Snapshot}
 */
export const snapshot = (more = {}) => ({
  version: 4,
  step: 12,
  steps: 12,
  past: false,
  player: 0,
  phase: "conquest",
  sentence: "Ann conquers.",
  closed: null,
  redacted: false,
  turn: 2,
  turns: 10,
  turn_label: "Turn 2 of 10",
  regions: [],
  choices: [],
  allocations: [],
  column: [],
  stacks: "",
  players: [],
  score: null,
  result: false,
  hand: null,
  story: null,
  track: [],
  undo: null,
  redo: null,
  notice: null,
  ...more,
});

/**
 * @param {Partial<RegionNow>} [more]
 * @returns {RegionNow}
 */
export const region = (more = {}) => ({
  label: "",
  holds: [],
  markers: [],
  pieces: [],
  acts: [],
  immune: false,
  cost: null,
  why: null,
  unusable: [],
  losses: null,
  defence: null,
  income: null,
  changed: false,
  ...more,
});

/**
 * A ledger of one line.
 *
 * @param {string} title
 * @param {Partial<Ledger>} [more]
 * @param {number[]} [regions] that its line speaks of
 * @returns {Ledger}
 */
export const ledger = (title, more = {}, regions = []) => ({
  total: 3,
  title,
  sum: "Total: 3",
  lines: [{ amount: 3, text: `Three for ${title}.`, reference: "Rulebook, Three", applied: true, regions }],
  ...more,
});

/** @type {Refusal} */
export const TOO_LATE = { text: "It is too late for that.", helps: ["Wait for the next turn."], reference: "Rulebook, Decline" };

/** @type {(kind: string, more?: Partial<Choice>) => Choice} */
export const choice = (kind, more = {}) => ({
  kind,
  label: kind,
  action: { do: kind },
  why: null,
  settled: null,
  main: false,
  ask: null,
  ways: [],
  ...more,
});

/** @type {(kind: string, more?: Partial<Choice>) => Choice} */
export const impossible = (kind, more = {}) => choice(kind, { action: null, why: TOO_LATE, ...more });

/**
 * Six tokens over three regions, at least one in each; one is in hand.
 *
 * @param {Partial<Allocation>} [more]
 * @returns {Allocation}
 */
export const troops = (more = {}) => ({
  key: "troops",
  emblem: "race/folk",
  label: "Folk",
  action: { do: "redeploy", race: "folk" },
  into: ["tokens"],
  regions: [0, 1, 2],
  least: 1,
  most: 6,
  low: 6,
  high: 6,
  now: { 0: 3, 1: 1, 2: 1 },
  beside: {},
  spreads: [
    { label: "Evenly", counts: { 0: 2, 1: 2, 2: 2 }, loses: null },
    { label: "At the border", counts: { 0: 1, 1: 1, 2: 4 }, loses: null },
  ],
  must: true,
  only: false,
  counts: [],
  closed: {},
  about: null,
  with: null,
  ...more,
});

/**
 * Up to two flags, which may stay in hand.
 *
 * @param {Partial<Allocation>} [more]
 */
export const flags = (more = {}) =>
  troops({
    key: "flags",
    emblem: "marker/flag",
    label: "Flags",
    action: { do: "place", marker: "flag" },
    into: ["regions"],
    least: 0,
    most: 1,
    low: 0,
    high: 2,
    now: {},
    spreads: [],
    must: false,
    ...more,
  });

/** @param {Partial<import("../types/snapshot").ToldMarker>} [more] @returns {import("../types/snapshot").ToldMarker} */
export const told = (more = {}) => ({ emblem: "marker/flag", label: "Flag.", about: "It is told.", now: null, reference: "Rulebook, Flags", ...more });
