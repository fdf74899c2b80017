// What the tests of the page share: a desk that remembers what was asked of it, things to show, and ways to find
// what is shown.

import { vi } from "vitest";
import { createDraft } from "../actions/deployment.js";
import { read } from "../python/decode.js";

/**
 * @typedef {import("../types/snapshot").Allocation} Allocation
 * @typedef {import("../types/snapshot").Choice} Choice
 * @typedef {import("../types/snapshot").Desk} Desk
 * @typedef {import("../types/snapshot").Ledger} Ledger
 * @typedef {import("../types/snapshot").Place} Place
 * @typedef {import("../types/snapshot").Refusal} Refusal
 * @typedef {import("../types/snapshot").RegionNow} RegionNow
 * @typedef {import("../types/snapshot").Scenery} Scenery
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 */

/** Names from outside may hold anything. */
export const MARKUP = '<img src=x onerror="alert(1)"> & co.';

// ── The desk ─────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * @param {string} id
 * @param {number} left
 * @param {Partial<Place>} [more]
 * @returns {Place}
 */
const place = (id, left, more = {}) => ({
  id,
  name: id[0]?.toUpperCase() + id.slice(1),
  terrain: "moor",
  about: "Moor",
  emblems: ["terrain/moor"],
  gate: false,
  outline: `M${left} 0h250v500h-250Z`,
  at: [left + 125, 250],
  scale: 1,
  width: 170,
  lines: [id],
  size: 15,
  ...more,
});

/**
 * Four regions side by side; the last has a name with markup in it.
 *
 * @returns {Scenery}
 */
export const land = () => ({
  width: 1000,
  height: 500,
  title: "",
  text: "",
  roads: ["M100 100L400 100"],
  places: [
    place("west", 0),
    place("mid", 250, { gate: true }),
    place("east", 500),
    place("isle", 750, { name: MARKUP, lines: [MARKUP] }),
  ],
  terrains: { moor: { ground: "#ccbb99", tile: [20, 20], pattern: '<path d="M0 0L9 9"/>' } },
  players: [
    { name: "red", full: "#a00", pale: "#fcc", shape: "M-10-10H10V10Z" },
    { name: "blue", full: "#00a", pale: "#ccf", shape: "M0-12L12 12H-12Z" },
  ],
  emblems: {
    "terrain/moor": '<circle r="12"/>',
    "symbol/well": "<rect/>",
    "race/folk": '<circle r="9"/>',
    "marker/flag": '<path d="M0-9V9"/>',
  },
  details: {},
  words: {},
  language: "en",
});

/** @param {Partial<Pick<Desk, "scenery" | "word" | "signal" | "goggles">>} [more] */
export function makeDesk({ scenery = land(), ...more } = {}) {
  return {
    scenery,
    word: (/** @type {string} */ id) => `[${id}]`,
    signal: new AbortController().signal,
    play: vi.fn(),
    undo: vi.fn(),
    redo: vi.fn(),
    refuse: vi.fn(),
    look: vi.fn(),
    select: vi.fn(),
    light: vi.fn(),
    goTo: vi.fn(),
    wear: vi.fn(),
    goggles: () => /** @type {import("../types/snapshot").Goggles} */ ("none"),
    draft: createDraft(scenery.places),
    ask: vi.fn(),
    edit: vi.fn(),
    placing: () => null,
    place: () => false,
    ...more,
  };
}

/**
 * What Python really sends.
 *
 * @param {string} name of a sample
 * @returns {Promise<{ scenery: Scenery, snapshot: Snapshot }>} fresh ones, so that a test may change them
 */
export async function load(name) {
  const sample = structuredClone((await import(`../samples/${name}.json`)).default);
  const { snapshot, explain } = read(sample.snapshot);
  explain(sample.reasons);
  return { scenery: sample.scenery, snapshot };
}

// ── Things to show ───────────────────────────────────────────────────────────────────────────────────────────

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
 * An account of one line.
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
  lines: [{ amount: 3, text: `Three for ${title}.`, place: "Rulebook, Three", applied: true, regions }],
  ...more,
});

/** @type {Refusal} */
export const TOO_LATE = { text: "It is too late for that.", helps: ["Wait for the next turn."], place: "Rulebook, Decline" };

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
    { label: "Evenly", counts: { 0: 2, 1: 2, 2: 2 } },
    { label: "At the border", counts: { 0: 1, 1: 1, 2: 4 } },
  ],
  must: true,
  only: false,
  counts: [],
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

// ── Finding what is shown ────────────────────────────────────────────────────────────────────────────────────

/**
 * @param {ParentNode} within
 * @param {string} selector
 * @returns {HTMLElement}
 */
export function one(within, selector) {
  const found = within.querySelectorAll(selector);
  if (found.length !== 1) throw new Error(`${found.length} of ${selector}`);
  return /** @type {HTMLElement} */ (found[0]);
}

/**
 * @param {ParentNode} within
 * @param {string} selector
 */
export const texts = (within, selector) => [...within.querySelectorAll(selector)].map((found) => found.textContent?.trim());

/**
 * @param {ParentNode} within
 * @param {string} text what it says, or how that begins
 */
export function button(within, text) {
  const found = [...within.querySelectorAll("button")].find((each) => each.textContent?.startsWith(text));
  if (!found) throw new Error(`no button says ${text}`);
  return found;
}

/** @param {Element} element */
export const isPossible = (element) => element.getAttribute("aria-disabled") !== "true";

/**
 * Puts an element into a shadow root, as some notebooks do: there the document does not know what has the focus.
 *
 * @param {Element} element
 */
export function enclose(element) {
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  const shadow = host.attachShadow({ mode: "open" });
  shadow.append(element);
  return shadow;
}
