// A bot must decide: let it take one step, or its whole turn; and why it did what it did.

import { html } from "./dom.js";
import { swap } from "./focus.js";
import { sign } from "./signs.js";

/**
 * @typedef {import("./types").Desk} Desk
 * @typedef {import("./explore").Explore} Explore
 * @typedef {import("./explore").ExploringDesk} ExploringDesk
 */

/** What the bar offers in place of choices. @param {ExploringDesk} desk */
export function createBotTurn(desk) {
  const element = html("div", { class: "sw-bot-turn", hidden: true });

  /**
   * @param {string} key
   * @param {string} label
   * @param {boolean} whole
   */
  function drawButton(key, label, whole) {
    const button = html("button", { type: "button", class: "sw-button sw-ask", "data-key": key }, label);
    button.addEventListener("click", () => desk.ask({ type: "bot", whole }), { signal: desk.signal });
    return button;
  }

  return {
    element,

    /** @param {Explore} explore */
    update({ turn }) {
      element.hidden = turn === null;
      if (!turn) return swap(element);
      const step = drawButton("bot-step", desk.word("bot-step"), false);
      step.classList.add("sw-primary");
      return swap(
        element,
        html("p", {}, sign("robot"), html("strong", {}, turn.text)),
        step,
        drawButton("bot-turn", desk.word("bot-turn"), true),
      );
    },
  };
}

/** Why the step that is shown was taken, where a bot took it. @param {Desk} desk */
export function createReason(desk) {
  // Always there, so that it may be a live region.
  const element = html("p", { class: "sw-bot-reason" });
  let told = "";
  return {
    element,

    /** @param {Explore} explore */
    update({ reason }) {
      if (told === (reason ?? "")) return;
      told = reason ?? "";
      element.replaceChildren(...(told ? [sign("robot", desk.word("bot-reason")), told] : []));
    },
  };
}
