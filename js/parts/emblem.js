// The little pictures of races, powers, markers, terrains and symbols.

import { draw, svg } from "./dom.js";

/** @typedef {import("../types/snapshot").Scenery} Scenery */

/**
 * A picture round the origin, or the first letters of what it stands for.
 *
 * @param {Scenery} scenery
 * @param {string} key
 * @param {string} [name] of what it stands for
 * @returns {SVGElement}
 */
export function drawEmblem({ emblems }, key, name = key.slice(key.indexOf("/") + 1)) {
  const markup = emblems[key];
  if (markup) return draw(markup);
  return svg("text", { class: "sw-letters", y: 6 }, [...name].slice(0, 2).join(""));
}

/**
 * The same as a picture of its own, to stand among words.
 *
 * @param {Scenery} scenery
 * @param {string} className how large it is there
 * @param {string} key
 * @param {string} [name]
 */
export function boxEmblem(scenery, className, key, name) {
  const box = { class: `sw-emblem ${className}`, viewBox: "-12 -12 24 24", "aria-hidden": "true" };
  return svg("svg", box, drawEmblem(scenery, key, name));
}
