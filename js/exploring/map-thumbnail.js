// A thumbnail of the map: who holds what, and where that is not as in the game.

import { set, svg, svgGroup } from "../parts/dom.js";

/**
 * @typedef {import("../types/scenery").Scenery} Scenery
 * @typedef {import("../types/exploring").BranchColumn} BranchColumn
 */

const STRIPES = '<path d="M-10 10L10-10M0 60L60 0M50 70L70 50" stroke="#fff" stroke-width="20"/>';

/** @param {Scenery} scenery */
export function createMapThumbnail({ width, height, places: regions, terrains, players }) {
  // A pattern needs an id, and a page may show several maps.
  const id = `sw-${Math.random().toString(36).slice(2)}`;
  const stripes = svg("pattern", { id, width: 60, height: 60, patternUnits: "userSpaceOnUse" }, svgGroup(STRIPES));
  const grounds = regions.map(({ outline, terrain }) => svg("path", { d: outline, fill: terrains[terrain], opacity: 0.5 }));
  const holders = svg("g", {});
  const element = svg(
    "svg",
    { class: "sw-thumbnail", viewBox: `-8 -8 ${width + 16} ${height + 16}`, "aria-hidden": "true" },
    svg("defs", {}, stripes),
    svg("rect", { class: "sw-thumbnail-background", width, height }),
    ...grounds,
    holders,
    svg("rect", { class: "sw-thumbnail-frame", width, height }),
  );
  let drawn = "";

  return {
    element,

    /**
     * @param {BranchColumn} column
     * @param {BranchColumn} game what it is compared with
     */
    update(column, game) {
      const next = JSON.stringify([column.holders, column.declined, game.holders, game.declined]);
      if (next === drawn) return;
      drawn = next;
      const held = [];
      /** @type {string[]} */
      const changed = [];
      for (const [region, { outline }] of regions.entries()) {
        const player = column.holders[region] ?? -1;
        const look = players[player];
        const declined = column.declined[region] ?? false;
        if (look) {
          held.push(svg("path", { class: "sw-thumbnail-held", d: outline, fill: look.full, "data-held": player }));
          if (declined) held.push(svg("path", { d: outline, fill: `url(#${id})`, "data-declined": true }));
        }
        if (player !== (game.holders[region] ?? -1) || declined !== (game.declined[region] ?? false)) changed.push(outline);
      }
      const lines = ["sw-thumbnail-under", "sw-thumbnail-differs"].map((name) => svg("path", { class: name, d: changed.join("") }));
      holders.replaceChildren(...held, ...(changed.length ? lines : []));
      set(element, { "data-differs": changed.length });
    },
  };
}
