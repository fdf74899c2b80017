// The turn track: as many steps as there are turns, and the crown on the one that is being played.

import { html, set } from "../parts/dom.js";
import { drawCrown } from "../parts/icons.js";

/**
 * @typedef {import("../types/snapshot").Desk} Desk
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 */

/** @param {Desk} desk */
export function createTrack(desk) {
  const label = html("span", { class: "sw-track-label", "aria-hidden": "true" });
  const steps = html("ol", { class: "sw-track-steps" });
  const element = html("div", { class: "sw-track", role: "group", "aria-label": desk.word("track") }, label, steps);
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
      set(steps, { "aria-label": turn_label });
      while (steps.children.length > turns) steps.lastElementChild?.remove();
      while (steps.children.length < turns) steps.append(createStep(steps.children.length + 1));
      for (const [index, step] of [...steps.children].entries()) {
        const number = index + 1;
        step.classList.toggle("sw-played", number < turn);
        set(step, { "aria-current": number === turn ? "step" : null });
        if (number === turn) step.append(crown);
      }
      if (turn < 1 || turn > turns) crown.remove();
    },
  };
}

/** @param {number} number */
function createStep(number) {
  const dot = html("span", { class: "sw-track-dot" }, html("span", { class: "sw-track-number" }, String(number)));
  return html("li", { class: "sw-track-turn", "data-turn": number }, dot);
}
