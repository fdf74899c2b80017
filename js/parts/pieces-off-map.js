// Pieces of a race that are not on the map: how many there are, and in a tooltip what they do.

import { html } from "./dom.js";
import { drawInlineEmblem } from "./emblem.js";

/**
 * @param {import("../types/page").Page} page
 * @param {import("../types/snapshot").PiecesOffMap[]} pieces
 */
export const drawPiecesOffMap = (page, pieces) =>
  pieces.map(({ emblem, count, label, about }) =>
    html("span", { class: "sw-piece-off-map", "data-piece": emblem, "data-count": count, title: about }, drawInlineEmblem(page.scenery, "sw-small-emblem", emblem, label), html("span", {}, label)),
  );
