// The places on the stage between which pieces and coins move, in pixels of the overlay.

import { FRAME } from "../map/ground.js";

/**
 * @typedef {import("./moves.js").Place} Place
 * @typedef {{ x: number, y: number }} Point
 */

/**
 * Measured when something moves, after the frame is painted: nothing has to be laid out anew for it.
 *
 * @param {HTMLElement} root of the page
 * @param {Element} overlay
 * @param {import("../types/scenery").Scenery} scenery
 */
export function measurePlaces(root, overlay, { places, width, height }) {
  const origin = overlay.getBoundingClientRect();
  const map = boxOf(".sw-map-sheets");

  /** @param {string} selector */
  function boxOf(selector) {
    const box = root.querySelector(selector)?.getBoundingClientRect();
    return box && box.width > 0 ? box : null;
  }

  /** @param {DOMRect} box @returns {Point} */
  const middle = (box) => ({ x: box.left + box.width / 2 - origin.left, y: box.top + box.height / 2 - origin.top });

  /** @param {...string} selectors the first that is seen counts @returns {Point | null} */
  function find(...selectors) {
    for (const selector of selectors) {
      const box = boxOf(selector);
      if (box) return middle(box);
    }
    return null;
  }

  /** @param {number} region @returns {Point | null} */
  function atRegion(region) {
    const found = places[region];
    if (!found || !map) return null;
    const row = root.querySelectorAll(".sw-sheet-pieces > .sw-region-content")[region];
    const stack = row?.querySelector(".sw-stack")?.getBoundingClientRect();
    if (stack && stack.width > 0) return middle(stack);
    const [x, y] = found.at;
    const [right, down] = [(x + FRAME) / (width + 2 * FRAME), (y + FRAME) / (height + 2 * FRAME)];
    return { x: map.left + right * map.width - origin.left, y: map.top + down * map.height - origin.top };
  }

  /** The coins on a player's plate, or what of the plate can be seen. @param {number} player */
  function atPlate(player) {
    const found = find(`.sw-plate[data-player="${player}"] .sw-coins`, `.sw-plate[data-player="${player}"]`);
    const box = boxOf(".sw-track-and-players");
    if (!found || !box) return found;
    const [top, bottom] = [box.top - origin.top, box.bottom - origin.top];
    return { x: found.x, y: Math.max(top, Math.min(bottom, found.y)) };
  }

  return {
    /** @param {Place} place @returns {Point | null} */
    of(place) {
      if ("region" in place) return atRegion(place.region);
      return "plate" in place ? atPlate(place.plate) : find(".sw-hand-stack", ".sw-decider-shape");
    },

    /** Where coins come from and go to that belong to no region: the combos on offer, or the middle of the map. */
    elsewhere: () => find(".sw-combo-column", ".sw-map-sheets"),
  };
}
