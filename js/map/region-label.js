// What is heard of a region, and what can be done there: for those who do not see the map.

import { set } from "../parts/dom.js";

/**
 * @typedef {import("../types/snapshot").Desk} Desk
 * @typedef {import("../types/snapshot").RegionNow} RegionNow
 */

/** Whether there is more than one thing to do that makes sense. @param {import("../types/snapshot").Act[]} acts */
export const hasOthers = (acts) => acts.filter(({ spare }) => !spare).length > 1;

/**
 * How many are drafted, and with which keys that changes.
 *
 * @param {Desk} desk
 * @param {import("../types/snapshot").Allocation} stepped
 * @param {number} region
 */
export function describeSteps({ word, draft }, { key, label, most }, region) {
  const keys = most === 1 ? word("map-toggle") : word("map-keys");
  return `${label}: ${draft.count(key, region)}. ${keys}`;
}

/**
 * @param {SVGGElement} group
 * @param {RegionNow} now
 * @param {string | null} steps
 */
export function labelRegion(group, { label, acts }, steps) {
  const opens = acts.length > 0 && (!acts[0]?.quick || hasOthers(acts));
  set(group, {
    "aria-label": label,
    "aria-description": steps,
    "aria-disabled": acts.length === 0 && !steps ? "true" : null,
    "aria-haspopup": opens ? "menu" : null,
    "aria-expanded": opens ? "false" : null,
    "data-acts": acts.map(({ kind }) => kind).join(" ") || null,
  });
  group.classList.toggle("sw-target", acts.length > 0);
  group.classList.toggle("sw-stepping", steps !== null);
}
