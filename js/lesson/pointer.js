// The pointer of a lesson: a dashed ring and an arrow over the map, seen without any colour.

import { FRAME } from "../map/ground.js";
import { svg } from "../parts/dom.js";

/** The distance of the arrow's tip from the middle of a region of scale 1. */
const ABOVE = 40;

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
        ...pointed.map(({ at: [x, y], scale }) => {
          // At the upper edge there is no room above: the arrow comes from below.
          const up = y - ABOVE * scale - 60 < 0;
          const tip = up ? y + ABOVE * scale : y - ABOVE * scale;
          const turned = up ? " scale(1 -1)" : "";
          return svg("g", { transform: `translate(${x} ${tip})${turned}` }, svg("path", { class: "sw-arrow", d: ARROW }));
        }),
      );
    },
  };
}

/** An arrow from above, its tip in the origin. */
const ARROW = "M0 0L-22-25H-9V-54H9V-25H22Z";
