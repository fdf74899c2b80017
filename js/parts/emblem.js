// Emblems: the little pictures of races, powers, markers, terrains and symbols.

import { svg, svgGroup } from "./dom.js";

/** @typedef {import("../types/scenery").Scenery} Scenery */

/**
 * An emblem round the origin; the first letters of the name where there is no picture.
 *
 * @param {Scenery} scenery
 * @param {string} key
 * @param {string} [name] of what it stands for
 * @returns {SVGElement}
 */
export function drawEmblem({ emblems }, key, name = key.slice(key.indexOf("/") + 1)) {
  const markup = emblems[key];
  if (markup) return svgGroup(markup);
  return svg("text", { class: "sw-letters", y: 6 }, [...name].slice(0, 2).join(""));
}

/**
 * An emblem as a picture of its own, to stand among words.
 *
 * @param {Scenery} scenery
 * @param {string} className how large it is there
 * @param {string} key
 * @param {string} [name]
 */
export function drawInlineEmblem(scenery, className, key, name) {
  const box = { class: `sw-emblem ${className}`, viewBox: "-12 -12 24 24", "aria-hidden": "true" };
  return svg("svg", box, drawEmblem(scenery, key, name));
}
