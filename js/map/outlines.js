// Outlines of regions that are pointed at: by the pointer, by the selection, by a line of a ledger, by the keyboard.
// The outline that the browser gives a focused group is cut off by its neighbours, so all of them are drawn above the ground.

import { svg } from "../parts/dom.js";

/** @typedef {"hover" | "selection" | "highlight" | "focus"} OutlineKind */

/** @param {{ outline: string }[]} regions */
export function createOutlines(regions) {
  /** @param {OutlineKind} kind */
  const create = (kind) => svg("g", { class: `sw-outline-${kind}` });
  /** @type {Record<OutlineKind, SVGGElement>} */
  const groups = { hover: create("hover"), selection: create("selection"), highlight: create("highlight"), focus: create("focus") };
  /** The regions that each shows: what is drawn again would be painted again. @type {Map<OutlineKind, string>} */
  const shown = new Map();

  return {
    /** The group that is drawn below the pieces. */
    below: svg("g", { class: "sw-outlines" }, groups.hover, groups.selection, groups.highlight),
    /** The group that is drawn above everything. */
    above: svg("g", { class: "sw-outlines" }, groups.focus),

    /**
     * Outlines these regions and no others. Two lines for each, one below the other, are seen on every ground.
     *
     * @param {OutlineKind} kind
     * @param {number[]} indices
     */
    show(kind, indices) {
      const wanted = indices.join();
      if (wanted === (shown.get(kind) ?? "")) return;
      shown.set(kind, wanted);
      const outlines = indices.flatMap((index) => regions[index]?.outline ?? []);
      const lines = ["sw-under", "sw-over"].flatMap((name) => outlines.map((d) => svg("path", { class: name, d })));
      groups[kind].replaceChildren(...lines);
    },
  };
}
