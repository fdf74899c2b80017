// The ground of the map: terrains with their patterns and what stands on them, the colours of who holds them, borders, roads.

import { svg, svgGroup } from "../parts/dom.js";

/**
 * @typedef {import("../types/scenery").Scenery} Scenery
 * @typedef {import("../types/scenery").MapRegion} MapRegion
 */

/**
 * The look of a region's ground now.
 *
 * @typedef {object} GroundLook
 * @property {number | null} player who holds it
 * @property {boolean} inDecline
 * @property {boolean} immune
 * @property {boolean} target it can be conquered
 * @property {boolean} dim it takes no part in what is being decided
 * @property {boolean} changed the step that is looked back at changed it
 */

/** The width of the frame round the regions. */
export const FRAME = 15;

const OFF_MAP = '<path d="M0 12L12 0M-3 3L3-3M9 15L15 9" stroke="#6b4a2b" opacity=".35"/>';
const IMMUNE = '<path d="M0 0L11 11M-3 8L3 14M8-3L14 3" stroke="#fff" stroke-width="3" opacity=".55"/>';

/** @param {Scenery} scenery */
export function createGround({ width, height, places: regions, terrains, land, roads, players }) {
  // Patterns and clips need ids, and a page may show several maps.
  const prefix = `sw-${Math.random().toString(36).slice(2)}`;
  const terrainIds = Object.keys(terrains);

  /**
   * @param {string} name
   * @param {number} size
   * @param {string} drawing
   */
  const pattern = (name, size, drawing) =>
    svg("pattern", { id: `${prefix}-${name}`, width: size, height: size, patternUnits: "userSpaceOnUse" }, svgGroup(drawing));

  /** @param {string} name */
  const url = (name) => `url(#${prefix}-${name})`;

  /** @param {string} markup */
  const ours = (markup) => svgGroup(markup.replaceAll("{id}", prefix));

  // Silhouettes are drawn as markers at points: of what is used again and again, the browser would keep as many copies, each with
  // a place of its own, and would go over all of them with every frame.
  const silhouettes = [...new Set(land.standing.map(([n]) => n))].map((n) =>
    svg("marker", { id: `${prefix}-m${n}`, markerUnits: "userSpaceOnUse", markerWidth: 1, markerHeight: 1, overflow: "visible" }, svg("use", { href: `#${prefix}-s${n}` })),
  );

  const defs = svg(
    "defs",
    {},
    ours(land.definitions),
    ...silhouettes,
    pattern("off-map", 12, OFF_MAP),
    pattern("immune", 11, IMMUNE),
    ...regions.map(({ outline }, region) =>
      svg("clipPath", { id: `${prefix}-c${region}` }, svg("path", { d: outline })),
    ),
  );

  const all = { x: 0, y: 0, width, height };
  const below = svg(
    "g",
    { class: "sw-background" },
    svg("rect", { class: "sw-off-map", ...all }),
    svg("rect", { ...all, fill: url("off-map") }),
    ours(land.sky),
  );

  const relief = svg(
    "g",
    { class: "sw-relief" },
    ours(land.coasts),
    ...land.standing.map(([n, x, y]) => svg("path", { d: `M${x} ${y}h0`, "marker-start": url(`m${n}`) })),
    ours(land.above),
  );
  const above = svg(
    "g",
    { class: "sw-map-lines" },
    // One by one: of a single path, the browser would have to draw all wherever a part of it changes.
    ...regions.map(({ outline }) => svg("path", { class: "sw-border", d: outline })),
    ...roads.flatMap((d) => [svg("path", { class: "sw-road-bed", d }), svg("path", { class: "sw-road", d })]),
    ours(land.ways),
  );

  /**
   * A group in which only the inner half of a stroke along a region's outline is seen.
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
    relief,
    above,
    flashes,
    inside,

    /**
     * The ground of a region, which never changes.
     *
     * @param {MapRegion} region
     * @param {number} index
     */
    drawGround(region, index) {
      const d = region.outline;
      const terrain = terrainIds.indexOf(region.terrain);
      return [
        svg("path", { class: "sw-ground", d, fill: url(`ground${terrain}`) }),
        svg("path", { class: "sw-pattern", d, fill: url(`texture${terrain}`) }),
        // The light comes from the upper left.
        inside(
          index,
          svg("path", { class: "sw-edge-in-shade", d, transform: "translate(-1.5 -2)" }),
          svg("path", { class: "sw-edge-in-light", d, transform: "translate(1.5 2)" }),
        ),
      ];
    },

    /** Flashes what the last step has changed, once. @param {import("../types/snapshot").Snapshot} snapshot */
    flash({ step, regions: now }) {
      if (step === flashed) return;
      flashed = step;
      const changed = regions.filter((_, region) => now[region]?.changed);
      const flash = (/** @type {MapRegion} */ region) => svg("path", { class: "sw-flash", d: region.outline });
      flashes.replaceChildren(...changed.map((region) => inside(regions.indexOf(region), flash(region))));
    },

    /**
     * Lines over the ground: who holds it (a broad band, whole for active races, broken for declined ones), whether it
     * can be conquered, and whether the last step changed it.
     *
     * @param {number} region
     * @param {GroundLook} look
     */
    drawHolder(region, { player, inDecline, immune, target, dim, changed }) {
      const outline = regions[region]?.outline;
      const colour = player === null ? undefined : players[player]?.full;
      const line = (/** @type {string} */ name, /** @type {string | undefined} */ stroke = undefined) => svg("path", { class: name, d: outline, stroke });
      const drawn = [];
      if (immune) drawn.push(svg("path", { d: outline, fill: url("immune") }));
      if (colour) drawn.push(svg("path", { d: outline, fill: colour, "fill-opacity": inDecline ? 0.06 : 0.18 }));
      if (target) drawn.push(line("sw-glow sw-glow-wide"), line("sw-glow"));
      if (colour && inDecline) drawn.push(line("sw-holder-band sw-holder-band-declined", colour));
      else if (colour) drawn.push(line("sw-holder-band-edge"), line("sw-holder-band", colour));
      if (changed) drawn.push(line("sw-changed"));
      if (dim) drawn.push(line("sw-dim"));
      return drawn;
    },
  };
}
