// The pointer of a lesson: a dashed ring and an arrow over the map, seen without any colour.

import { FRAME } from "../map/ground.js";
import { widthOf } from "../map/pieces.js";
import { svg } from "../parts/dom.js";

/** @typedef {import("../types/scenery").MapRegion} MapRegion */

/** An arrow from above, its tip in the origin. */
const ARROW = "M0 0L-17-20H-7V-42H7V-20H17Z";
/** Points of it, and how far apart from what is written it stays. */
const POINTS = [[0, -3], [-15, -19], [15, -19], [0, -19], [-7, -31], [7, -31], [-7, -42], [7, -42]];
const APART = 4;

/** How far the signs, the name and the pieces of a region reach from their middle. @param {MapRegion} region */
function reachOf({ lines, scale }) {
  return [Math.max(38, ...lines.map((line) => widthOf(line, 20) / 2)) + APART, 42 * Math.max(scale, 1) + APART];
}

/** Whether a point lies where something is written. @param {MapRegion} region @param {number} x @param {number} y */
function isWritten(region, x, y) {
  const [across = 0, up = 0] = reachOf(region);
  return Math.abs(x - region.at[0]) < across && Math.abs(y - region.at[1]) < up;
}

/**
 * Where the arrow to a region stands, and how it is turned: from above if it hides nothing there.
 *
 * @param {import("../types/scenery").Scenery} scenery
 * @param {MapRegion} region
 */
export function placeArrow({ width, height, places }, region) {
  const [across = 0, up = 0] = reachOf(region);
  const ways = [0, 30, -30, 60, -60, 90, -90, 180, 150, -150, 120, -120].map((turn) => {
    const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
    // The tip is where the way from the middle leaves what is written.
    const far = Math.min(across / Math.max(Math.abs(sin), 0.01), up / Math.max(Math.abs(cos), 0.01));
    const [x, y] = [region.at[0] + far * sin, region.at[1] - far * cos];
    const hidden = POINTS.filter(([px = 0, py = 0]) => {
      const [qx, qy] = [x + px * cos - py * sin, y + px * sin + py * cos];
      return qx < 0 || qy < 0 || qx > width || qy > height || places.some((place) => isWritten(place, qx, qy));
    });
    return { x, y, turn, hides: hidden.length };
  });
  return ways.reduce((best, way) => (way.hides < best.hides ? way : best));
}

/** @param {import("../types/page").Page} page */
export function createPointer({ scenery }) {
  const { width, height, places: mapRegions } = scenery;
  const viewBox = `${-FRAME} ${-FRAME} ${width + 2 * FRAME} ${height + 2 * FRAME}`;
  // The lesson tells screen readers the same.
  const element = svg("svg", { class: "sw-pointer", viewBox, "aria-hidden": "true" });

  return {
    element,

    /** @param {number[]} regions */
    point(regions) {
      const pointed = regions.flatMap((region) => mapRegions[region] ?? []);
      element.replaceChildren(
        ...pointed.flatMap(({ outline }) => [svg("path", { class: "sw-ring-under", d: outline }), svg("path", { class: "sw-ring", d: outline })]),
        ...pointed.map((region) => {
          const { x, y, turn } = placeArrow(scenery, region);
          return svg("g", { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})` }, svg("path", { class: "sw-arrow", d: ARROW }));
        }),
      );
    },
  };
}
