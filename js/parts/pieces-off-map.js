// Pieces beside the tokens of a race: what there is, and on asking what it does.

import { html } from "./dom.js";
import { boxEmblem } from "./emblem.js";

/**
 * @param {import("../types/snapshot").Desk} desk
 * @param {import("../types/snapshot").Belonging[]} pieces
 */
export const drawBelongings = (desk, pieces) =>
  pieces.map(({ emblem, count, label, about }) =>
    html("span", { class: "sw-belonging", "data-piece": emblem, "data-count": count, title: about }, boxEmblem(desk.scenery, "sw-printed", emblem, label), label),
  );
