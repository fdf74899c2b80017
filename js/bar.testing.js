// For the tests of the bar and its parts: a desk that remembers what was asked of it, and a game to show.

import { vi } from "vitest";
import { createBar } from "./bar.js";
import { createDraft } from "./draft.js";

/**
 * @typedef {import("./types").Allocation} Allocation
 * @typedef {import("./types").Choice} Choice
 * @typedef {import("./types").Refusal} Refusal
 * @typedef {import("./types").RegionNow} RegionNow
 * @typedef {import("./types").Scenery} Scenery
 * @typedef {import("./types").Snapshot} Snapshot
 */

const PLACES = ["north", "south", "isle"].map((id) => ({ id }));

/** @param {AbortSignal} [signal] */
export function makeDesk(signal = new AbortController().signal) {
  const scenery = {
    players: [
      { name: "Ann", full: "#a00", pale: "#fcc", shape: "M-10-10H10V10Z" },
      { name: "Ben", full: "#00a", pale: "#ccf", shape: "M0-12L12 12H-12Z" },
    ],
    places: PLACES,
    emblems: { "race/folk": '<circle r="9"/>', "marker/flag": '<path d="M0 0H9"/>' },
  };
  return {
    scenery: /** @type {Scenery} */ (/** @type {unknown} */ (scenery)),
    word: (/** @type {string} */ id) => `[${id}]`,
    signal,
    play: vi.fn(),
    undo: vi.fn(),
    redo: vi.fn(),
    refuse: vi.fn(),
    look: vi.fn(),
    select: vi.fn(),
    light: vi.fn(),
    goTo: vi.fn(),
    wear: vi.fn(),
    draft: createDraft(PLACES),
  };
}

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

/** A bar on a page, with its desk, and a way to show it something. */
export function openBar() {
  const desk = makeDesk();
  const bar = createBar(desk);
  const shadow = enclose(bar.element);
  /** @param {Partial<Snapshot>} more */
  const show = (more) => {
    const shown = snapshot(more);
    desk.draft.update(shown.allocations);
    bar.update(shown);
  };
  return { desk, bar, shadow, show };
}

/** @param {{ element: Element }} bar */
export const offered = ({ element }) =>
  [...element.querySelectorAll(".sw-choices button")].map((each) => each.textContent);

/** @type {(kind: string, more?: Partial<Choice>) => Choice} */
export const choice = (kind, more = {}) => ({ kind, label: kind, action: { do: kind }, why: null, ...more });

/** @type {(kind: string) => Choice} */
export const impossible = (kind) => choice(kind, { action: null, why: refusal });

/** @type {Refusal} */
export const refusal = { text: "It is too late for that.", helps: ["Wait for the next turn."], place: "Rulebook, Decline" };

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
  hand: null,
  story: null,
  track: [],
  undo: null,
  redo: null,
  notice: null,
  ...more,
});

/** A region in which something can be done. */
export const target = /** @type {RegionNow} */ (
  /** @type {unknown} */ ({
    acts: [{ kind: "conquer", label: "Take it", action: { do: "conquer" }, emblem: "", cost: 2, chance: null, quick: true }],
  })
);

/**
 * @param {ParentNode} within
 * @param {string} selector
 * @returns {HTMLElement}
 */
export function one(within, selector) {
  const found = within.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`nothing matches ${selector}`);
  return found;
}

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
