// A little map: who holds what, and where that is not as in the game.

import { draw, set, svg } from "../parts/dom.js";

/**
 * @typedef {import("../types/snapshot").Scenery} Scenery
 * @typedef {import("../types/exploring").BranchColumn} BranchColumn
 */

const STRIPES = '<path d="M-10 10L10-10M0 60L60 0M50 70L70 50" stroke="#fff" stroke-width="20"/>';

/** @param {Scenery} scenery */
export function createLittleMap({ width, height, places, terrains, players }) {
  // A pattern needs an id, and a page may show several maps.
  const id = `sw-${Math.random().toString(36).slice(2)}`;
  const stripes = svg("pattern", { id, width: 60, height: 60, patternUnits: "userSpaceOnUse" }, draw(STRIPES));
  const grounds = places.map(({ outline, terrain }) => svg("path", { d: outline, fill: terrains[terrain]?.ground, opacity: 0.5 }));
  const holdings = svg("g", {});
  const element = svg(
    "svg",
    { class: "sw-little", viewBox: `-8 -8 ${width + 16} ${height + 16}`, "aria-hidden": "true" },
    svg("defs", {}, stripes),
    svg("rect", { class: "sw-little-sheet", width, height }),
    ...grounds,
    holdings,
    svg("rect", { class: "sw-little-frame", width, height }),
  );
  let seen = "";

  return {
    element,

    /**
     * @param {BranchColumn} column
     * @param {BranchColumn} game what it is compared with
     */
    update(column, game) {
      const next = JSON.stringify([column.holders, column.declined, game.holders, game.declined]);
      if (next === seen) return;
      seen = next;
      const held = [];
      /** @type {string[]} */
      const changed = [];
      for (const [region, { outline }] of places.entries()) {
        const player = column.holders[region] ?? -1;
        const livery = players[player];
        const declined = column.declined[region] ?? false;
        if (livery) {
          held.push(svg("path", { class: "sw-little-held", d: outline, fill: livery.full, "data-held": player }));
          if (declined) held.push(svg("path", { d: outline, fill: `url(#${id})`, "data-declined": true }));
        }
        if (player !== (game.holders[region] ?? -1) || declined !== (game.declined[region] ?? false)) changed.push(outline);
      }
      const lines = ["sw-little-under", "sw-little-differs"].map((name) => svg("path", { class: name, d: changed.join("") }));
      holdings.replaceChildren(...held, ...(changed.length ? lines : []));
      set(element, { "data-differs": changed.length });
    },
  };
}
