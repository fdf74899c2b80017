// The turn track: a dot for each turn, and the crown on the one that is being played.

import { html, set } from "../parts/dom.js";
import { drawCrown } from "../parts/icons.js";

/**
 * @typedef {import("../types/page").Page} Page
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 */

/** @param {Page} page */
export function createTurnTrack(page) {
  const label = html("span", { class: "sw-turn-track-label", "aria-hidden": "true" });
  const turnList = html("ol", { class: "sw-turn-track-turns" });
  const element = html("div", { class: "sw-turn-track", role: "group", "aria-label": page.word("turn-track") }, label, turnList);
  const crown = drawCrown();
  let drawn = "";

  return {
    element,

    /** @param {Snapshot} snapshot */
    update({ turn, turns, turn_label }) {
      const wanted = JSON.stringify([turn, turns, turn_label]);
      if (wanted === drawn) return;
      drawn = wanted;
      label.textContent = turn_label;
      set(turnList, { "aria-label": turn_label });
      while (turnList.children.length > turns) turnList.lastElementChild?.remove();
      while (turnList.children.length < turns) turnList.append(createTurn(turnList.children.length + 1));
      for (const [index, item] of [...turnList.children].entries()) {
        const number = index + 1;
        item.classList.toggle("sw-played", number < turn);
        set(item, { "aria-current": number === turn ? "step" : null });
        if (number === turn) item.append(crown);
      }
      if (turn < 1 || turn > turns) crown.remove();
    },
  };
}

/** @param {number} number */
function createTurn(number) {
  const dot = html("span", { class: "sw-turn-track-dot" }, html("span", { class: "sw-turn-track-number" }, String(number)));
  return html("li", { class: "sw-turn-track-turn", "data-turn": number }, dot);
}
