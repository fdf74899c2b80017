// The label of a region for screen readers: what it is, and what can be done there.

import { set } from "../parts/dom.js";

/**
 * @typedef {import("../types/page").Page} Page
 * @typedef {import("../types/snapshot").RegionNow} RegionNow
 */

/** Whether there is more than one act that makes sense. @param {import("../types/snapshot").Act[]} acts */
export const hasOthers = (acts) => acts.filter(({ spare }) => !spare).length > 1;

/**
 * The description of a region where pieces are put down: how many are there, and which keys change that.
 *
 * @param {Page} page
 * @param {import("../types/snapshot").Allocation} allocation
 * @param {number} region
 */
export function describeAllocation({ word, deployment }, { key, label, most }, region) {
  const keys = most === 1 ? word("map-toggle") : word("map-keys");
  return `${label}: ${deployment.count(key, region)}. ${keys}`;
}

/**
 * @param {SVGGElement} group
 * @param {RegionNow} now
 * @param {string | null} description
 */
export function labelRegion(group, { label, acts }, description) {
  const opensMenu = acts.length > 0 && (!acts[0]?.quick || hasOthers(acts));
  set(group, {
    "aria-label": label,
    "aria-description": description,
    "aria-disabled": acts.length === 0 && !description ? "true" : null,
    "aria-haspopup": opensMenu ? "menu" : null,
    "aria-expanded": opensMenu ? "false" : null,
    "data-acts": acts.map(({ kind }) => kind).join(" ") || null,
  });
  group.classList.toggle("sw-target", acts.length > 0);
  group.classList.toggle("sw-stepping", description !== null);
}
