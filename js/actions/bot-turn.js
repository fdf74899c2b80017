// The turn of a bot: buttons that let it take one step or its whole turn, and why it did what it did. The bar says whose turn it is.

import { html, set } from "../parts/dom.js";
import { icon } from "../parts/icons.js";

/** @typedef {import("../types/page").Page} Page */

/** The part of the action bar that stands in for the choices. @param {Page} page */
export function createBotTurn(page) {
  const step = createButton("bot-step", page.word("bot-step"), false);
  step.classList.add("sw-primary");
  const skip = set(createButton("bot-turn", page.word("bot-turn"), true), { title: page.word("bot-turn-help") });
  const offer = [icon("robot"), step, skip];
  const element = html("div", { class: "sw-bot-turn", hidden: true });

  /**
   * @param {string} key
   * @param {string} label
   * @param {boolean} whole
   */
  function createButton(key, label, whole) {
    // Moves follow each other while one reaches for the button.
    const button = html("button", { type: "button", class: "sw-button sw-exploring-button", "data-key": key, "data-any-time": true }, label);
    button.addEventListener("click", () => page.ask({ type: "bot", whole }), { signal: page.signal });
    return button;
  }

  return {
    element,

    /** @param {boolean} plays */
    update(plays) {
      element.hidden = !plays;
      if (!plays) element.replaceChildren();
      else if (!element.hasChildNodes()) element.append(...offer);
    },
  };
}

/**
 * The reason of a bot for the step that is shown.
 *
 * @param {Page} page
 * @param {string} reason
 */
export const drawBotReason = (page, reason) => html("p", { class: "sw-bot-reason" }, icon("robot", page.word("bot-reason")), reason);
