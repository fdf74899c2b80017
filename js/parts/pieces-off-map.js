// Pieces of a race that are not on the map: how many there are, and in a tooltip what they do. Where they can be asked, they are
// buttons: neither a finger nor the keyboard has a tooltip.

import { highlightWhilePointedAt } from "../explanations/ledger.js";
import { html, set } from "./dom.js";
import { drawInlineEmblem } from "./emblem.js";

/** @typedef {{ key: string, isOpen: (part: string) => boolean, toggle: (part: string) => void }} Asking */

/**
 * @param {import("../types/page").Page} page
 * @param {import("../types/snapshot").PiecesOffMap[]} pieces
 * @param {Asking} [asking] what the piece with an index opens
 */
export const drawPiecesOffMap = (page, pieces, asking) =>
  pieces.map(({ emblem, count, label, about, state, region }, index) => {
    const part = `${asking?.key}/${index}`;
    const drawn = html(
      asking ? "button" : "span",
      { class: "sw-piece-off-map", "data-piece": emblem, "data-count": count, "data-state": state, title: about },
      drawInlineEmblem(page.scenery, "sw-small-emblem", emblem, label),
      html("span", {}, label),
    );
    if (asking) {
      set(drawn, { type: "button", "aria-expanded": String(asking.isOpen(part)), "data-key": part });
      drawn.addEventListener("click", () => asking.toggle(part));
    }
    if (region !== undefined) highlightWhilePointedAt(page, drawn, [region]);
    return drawn;
  });
