// The phases of a turn, with the present one marked.

import { html, set } from "../parts/dom.js";

/** Which phase of a turn it is in which phase of the game; in none of them a turn is being played. @type {Record<string, string>} */
const PHASES = { pick: "pick", start: "conquer", conquest: "conquer", roll: "conquer", withdraw: "withdraw", redeploy: "redeploy", after_scoring: "score" };

/** @param {import("../types/page").Page} page */
export function createPhases(page) {
  /** @type {[string, string][]} */
  const names = [
    ["pick", page.word("phase-pick")],
    ["conquer", page.word("phase-conquer")],
    ["redeploy", page.word("phase-redeploy")],
    ["score", page.word("phase-score")],
    ["withdraw", page.word("phase-withdraw")],
  ];
  const items = names.map(([name, word]) => html("li", { "data-phase-of-turn": name }, word));
  const element = html("ol", { class: "sw-phases", "aria-label": page.word("phases") }, ...items);
  return {
    element,

    /**
     * @param {string} phase of the game
     * @param {boolean} [picks] whether the player does; some have a race from the beginning
     */
    update(phase, picks = true) {
      for (const item of items) {
        const current = item.dataset.phaseOfTurn === PHASES[phase];
        set(item, { "aria-current": current ? "step" : null });
        // Whoever withdraws does so in the turn of somebody else, and has no other phase then.
        item.hidden = (item.dataset.phaseOfTurn === "withdraw") !== (phase === "withdraw") || (item === items[0] && !picks);
      }
    },
  };
}
