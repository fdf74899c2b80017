// The land itself: grounds with their patterns, who holds them, borders, roads, and the frame of an old map.

import { draw, svg } from "../parts/dom.js";

/**
 * @typedef {import("../types/snapshot").Scenery} Scenery
 * @typedef {import("../types/snapshot").Place} Place
 */

/**
 * How a region's ground looks now.
 *
 * @typedef {object} Ground
 * @property {number | null} player whose land it is
 * @property {boolean} inDecline
 * @property {boolean} immune
 * @property {boolean} target it can be conquered
 * @property {boolean} dim it takes no part in what is being decided
 * @property {boolean} changed the step that is looked back at changed it
 */

/** How far the frame reaches beyond the land. */
export const FRAME = 15;

const WILDS = '<path d="M0 12L12 0M-3 3L3-3M9 15L15 9" stroke="#6b4a2b" opacity=".35"/>';
const VEIL = '<path d="M0 0L11 11M-3 8L3 14M8-3L14 3" stroke="#fff" stroke-width="3" opacity=".55"/>';

/** @param {Scenery} scenery */
export function createLand({ width, height, places, terrains, roads, players }) {
  // Patterns and clips need ids, and a page may show several boards.
  const prefix = `sw-${Math.random().toString(36).slice(2)}`;
  const terrainIds = Object.keys(terrains);

  /**
   * @param {string} name
   * @param {[number, number]} tile
   * @param {string} marks
   */
  const pattern = (name, [width, height], marks) =>
    svg("pattern", { id: `${prefix}-${name}`, width, height, patternUnits: "userSpaceOnUse" }, draw(marks));

  /** @param {string} name */
  const url = (name) => `url(#${prefix}-${name})`;

  const defs = svg(
    "defs",
    {},
    ...terrainIds.map((id, n) => {
      const look = terrains[id];
      return pattern(`t${n}`, look?.tile ?? [1, 1], look?.pattern ?? "");
    }),
    pattern("wilds", [12, 12], WILDS),
    pattern("veil", [11, 11], VEIL),
    ...places.map(({ outline }, region) =>
      svg("clipPath", { id: `${prefix}-c${region}` }, svg("path", { d: outline })),
    ),
  );

  const all = { x: 0, y: 0, width, height };
  const below = svg(
    "g",
    { class: "sw-grounds" },
    svg("rect", { class: "sw-wilds", ...all }),
    svg("rect", { ...all, fill: url("wilds") }),
  );

  const band = { x: -FRAME / 2, y: -FRAME / 2, width: width + FRAME, height: height + FRAME };
  const above = svg(
    "g",
    { class: "sw-lines" },
    // One by one: of a single path, the browser would have to draw all wherever a part of it changes.
    ...places.map(({ outline }) => svg("path", { class: "sw-borders", d: outline })),
    ...roads.flatMap((d) => [svg("path", { class: "sw-road-bed", d }), svg("path", { class: "sw-road", d })]),
    svg("rect", { class: "sw-frame", ...band }),
    svg("rect", { class: "sw-frame-steps", ...band }),
    svg("rect", { class: "sw-edge", ...all }),
  );

  /**
   * Where only the inner half of a stroke along a region's outline is seen.
   *
   * @param {number} region
   * @param {...SVGElement} drawn
   */
  const inside = (region, ...drawn) => svg("g", { "clip-path": url(`c${region}`) }, ...drawn);

  // A picture of its own above the map: what fades within the map would take much of it along, frame by frame.
  const viewBox = `${-FRAME} ${-FRAME} ${width + 2 * FRAME} ${height + 2 * FRAME}`;
  const flashes = svg("svg", { class: "sw-flashes", viewBox, "aria-hidden": "true" });
  let flashed = -1;

  return {
    defs,
    below,
    above,
    flashes,
    inside,

    /**
     * The ground of a region, which never changes.
     *
     * @param {Place} place
     * @param {number} region
     */
    ground(place, region) {
      return [
        svg("path", { class: "sw-ground", d: place.outline, fill: terrains[place.terrain]?.ground }),
        svg("path", { class: "sw-pattern", d: place.outline, fill: url(`t${terrainIds.indexOf(place.terrain)}`) }),
        inside(region, svg("path", { class: "sw-verge", d: place.outline })),
      ];
    },

    /** Lights up what the last step has changed, once. @param {import("../types/snapshot").Snapshot} snapshot */
    flash({ step, regions }) {
      if (step === flashed) return;
      flashed = step;
      const lit = places.filter((_, region) => regions[region]?.changed);
      const flash = (/** @type {Place} */ place) => svg("path", { class: "sw-flash", d: place.outline });
      flashes.replaceChildren(...lit.map((place) => inside(places.indexOf(place), flash(place))));
    },

    /**
     * Whose land it is (a broad band, whole for active races, broken for declined ones), whether it can be taken,
     * and whether the last step changed it.
     *
     * @param {number} region
     * @param {Ground} now
     */
    holding(region, { player, inDecline, immune, target, dim, changed }) {
      const outline = places[region]?.outline;
      const colour = player === null ? undefined : players[player]?.full;
      const line = (/** @type {string} */ name, /** @type {string | undefined} */ stroke = undefined) => svg("path", { class: name, d: outline, stroke });
      const drawn = [];
      if (immune) drawn.push(svg("path", { d: outline, fill: url("veil") }));
      if (colour) drawn.push(svg("path", { d: outline, fill: colour, "fill-opacity": inDecline ? 0.06 : 0.18 }));
      if (target) drawn.push(line("sw-glow sw-glow-wide"), line("sw-glow"));
      if (colour && inDecline) drawn.push(line("sw-band sw-declined-band", colour));
      else if (colour) drawn.push(line("sw-band-edge"), line("sw-band", colour));
      if (changed) drawn.push(line("sw-changed"));
      if (dim) drawn.push(line("sw-dim"));
      return drawn;
    },
  };
}
