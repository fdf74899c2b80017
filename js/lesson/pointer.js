// What a lesson points at: a dashed ring and an arrow over the map, seen without any colour.

import { svg } from "../parts/dom.js";
import { FRAME } from "../map/ground.js";

/** How far above the middle of a place of scale 1 the tip of the arrow is. */
const ABOVE = 40;

/** @param {import("../types/snapshot").Desk} desk */
export function createPointer({ scenery }) {
  const { width, height, places } = scenery;
  const viewBox = `${-FRAME} ${-FRAME} ${width + 2 * FRAME} ${height + 2 * FRAME}`;
  // The region itself says it to those who listen, in the lesson.
  const element = svg("svg", { class: "sw-pointer", viewBox, "aria-hidden": "true" });

  return {
    element,

    /** @param {number[]} regions */
    point(regions) {
      const pointed = regions.flatMap((region) => places[region] ?? []);
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

/** From above, its tip in the origin. */
const ARROW = "M0 0L-22-25H-9V-54H9V-25H22Z";
