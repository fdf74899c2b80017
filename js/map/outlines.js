// Outlines of regions that are pointed at: by the pointer, by the selection, by a line of a ledger, by the keyboard.
// A focused group gets an outline that its neighbours cut off, so all of them are drawn above the land.

import { svg } from "../parts/dom.js";

/** @typedef {"hover" | "selection" | "light" | "focus"} Mark */

/** @param {{ outline: string }[]} places */
export function createMarks(places) {
  /** @param {Mark} mark */
  const create = (mark) => svg("g", { class: `sw-mark-${mark}` });
  /** @type {Record<Mark, SVGGElement>} */
  const groups = { hover: create("hover"), selection: create("selection"), light: create("light"), focus: create("focus") };
  /** Which outlines each shows: what is drawn again would be painted again. @type {Map<Mark, string>} */
  const traced = new Map();

  return {
    /** Below the pieces. */
    below: svg("g", { class: "sw-marks" }, groups.hover, groups.selection, groups.light),
    /** Above everything. */
    above: svg("g", { class: "sw-marks" }, groups.focus),

    /**
     * Two lines for each outline, one below the other, so that they are seen on every ground.
     *
     * @param {Mark} mark
     * @param {number[]} regions
     */
    trace(mark, regions) {
      const wanted = regions.join();
      if (wanted === (traced.get(mark) ?? "")) return;
      traced.set(mark, wanted);
      const outlines = regions.flatMap((region) => places[region]?.outline ?? []);
      const lines = ["sw-under", "sw-over"].flatMap((name) => outlines.map((d) => svg("path", { class: name, d })));
      groups[mark].replaceChildren(...lines);
    },
  };
}
