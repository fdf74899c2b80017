// What the tests of the map share.

import { createMap } from "../map/map.js";
import { makePage, makeScenery } from "./page.js";
import { region, snapshot } from "./snapshots.js";

/**
 * @typedef {import("../types/snapshot").Act} Act
 * @typedef {import("../types/snapshot").RegionNow} RegionNow
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 */

/**
 * @param {string} kind
 * @param {Partial<Act>} [more]
 * @returns {Act}
 */
export const act = (kind, more = {}) => ({
  kind,
  label: `${kind} it`,
  action: { do: kind },
  emblem: "",
  cost: null,
  chance: null,
  quick: false,
  ledger: null,
  spare: false,
  ...more,
});

export const CONQUER = act("conquer", { cost: 3, quick: true });
export const DARE = act("attempt", { cost: 5, chance: "1/3" });
export const FOLK = { emblem: "race/folk", label: "Folk", count: 3, player: 1, in_decline: false };
export const WHY = { text: "It is too far away.", helps: [], reference: "" };

/**
 * @param {Partial<RegionNow>[]} now west, mid, east, isle
 * @param {Partial<Snapshot>} [more]
 */
export const regions = (now, more = {}) =>
  snapshot({ player: 1, regions: [0, 1, 2, 3].map((n) => region({ label: `region ${n}`, ...now[n] })), ...more });

/** A map in a document, the page that it was given, and ways to show it something and to find what it shows. */
export function openMap(scenery = makeScenery()) {
  const life = new AbortController();
  const page = makePage({ scenery, signal: life.signal });
  const map = createMap(page);
  document.body.replaceChildren(map.element);

  /** @param {string} selector @returns {Element} */
  function find(selector) {
    const found = map.element.querySelector(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  }

  /** @param {string} selector */
  const all = (selector) => [...map.element.querySelectorAll(selector)];

  return {
    life,
    page,
    map,
    find,
    all,
    /** @param {Snapshot} next */
    show(next) {
      page.deployment.update(next.allocations);
      map.update(next);
    },
    /** @param {string} selector */
    text: (selector) => map.element.querySelector(selector)?.textContent,
    /** @param {string} id */
    at: (id) => /** @type {SVGGElement} */ (find(`[data-region="${id}"]`)),
    items: () => /** @type {HTMLElement[]} */ (all("[role=menuitem]")),
    menu: () => /** @type {HTMLElement} */ (find(".sw-menu")),
  };
}

/** @param {Element} target */
export const click = (target) => target.dispatchEvent(new MouseEvent("click", { bubbles: true }));

/** @param {Element} target @param {string} key @param {KeyboardEventInit} [more] */
export function press(target, key, more = {}) {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
}
