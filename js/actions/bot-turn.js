// A bot must decide: let it take one step, or its whole turn; and why it did what it did.

import { html } from "../parts/dom.js";
import { sign } from "../parts/icons.js";

/**
 * @typedef {import("../types/snapshot").Desk} Desk
 * @typedef {import("../types/exploring").Explore} Explore
 */

/** What the bar offers in place of choices. @param {Desk} desk */
export function createBotTurn(desk) {
  const sentence = html("strong", {});
  const step = createButton("bot-step", desk.word("bot-step"), false);
  step.classList.add("sw-primary");
  const offer = [html("p", {}, sign("robot"), sentence), step, createButton("bot-turn", desk.word("bot-turn"), true)];
  const element = html("div", { class: "sw-bot-turn", hidden: true });

  /**
   * @param {string} key
   * @param {string} label
   * @param {boolean} whole
   */
  function createButton(key, label, whole) {
    const button = html("button", { type: "button", class: "sw-button sw-ask", "data-key": key }, label);
    button.addEventListener("click", () => desk.ask({ type: "bot", whole }), { signal: desk.signal });
    return button;
  }

  return {
    element,

    /** @param {Explore["turn"]} turn */
    update(turn) {
      element.hidden = turn === null;
      sentence.textContent = turn?.text ?? "";
      if (!turn) element.replaceChildren();
      else if (!element.hasChildNodes()) element.append(...offer);
    },
  };
}

/**
 * Why the step that is shown was taken, where a bot took it.
 *
 * @param {Desk} desk
 * @param {string} reason
 */
export const drawReason = (desk, reason) => html("p", { class: "sw-bot-reason" }, sign("robot", desk.word("bot-reason")), reason);
