// The pointer of a lesson: a broad ring round each region that it points at, seen without any colour and never over a name.

import { FRAME } from "../map/ground.js";
import { svg } from "../parts/dom.js";

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
      );
    },
  };
}
