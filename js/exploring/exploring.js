// Exploring on the page: the what-if banner, and the buttons that begin it. What is compared and advised comes with what comes alive in play.

import { html, set } from "../parts/dom.js";
import { icon } from "../parts/icons.js";
import { refusal } from "../parts/refusal.js";
import { createWhatIfBanner } from "./what-if-banner.js";

/**
 * @typedef {import("../types/exploring").Explore} Explore
 * @typedef {import("../types/page").Page} Page
 */

/** What is shown where Python says nothing about exploring. @type {Explore} */
export const NOT_EXPLORING = {
  title: "", shown: 0, columns: [], rows: [], differences: [], adopt: null, advice: null, bots: [], seats: [], turn: null, reason: null,
  bot_moves: null, ending: null,
  off: { what_if: null, best: null },
};

/**
 * @param {Page} page
 * @param {import("@anywidget/types").AnyModel<import("../types/messages").Traits>} model
 * @param {{ updateExploring: (explore: Explore) => void }[]} others that show something of it
 */
export function createExploring(page, model, others) {
  const whatIf = createWhatIfBanner(page);
  const panel = html("div", { class: "sw-exploring", hidden: true });
  /** What Python sent last, as JSON and parsed. */
  let [json, explore] = ["", NOT_EXPLORING];
  /** The column that is on the page. */
  let entered = 0;
  /** @type {HTMLElement | null} */
  let widget = null;

  function read() {
    const given = model.get("explore");
    if (given && given !== json) [json, explore] = [given, JSON.parse(given)];
    return explore;
  }

  /** Shows that this is a what-if, or no longer. Returns whether another one was left for that. */
  function enter() {
    const { shown, columns } = read();
    const left = entered > 0 && entered !== shown;
    entered = shown;
    widget?.classList.toggle("sw-what-if", shown > 0);
    whatIf.enter(shown > 0 ? (columns[shown]?.name ?? "") : null);
    return left;
  }

  return {
    banner: whatIf.element,
    stamp: whatIf.stamp,
    /** Where the best turn and the comparison will stand. */
    panel,
    enter,
    /** What Python sent last about it. */
    explore: read,

    /** Whether Python has gone to another column than the one that is on the page. */
    hasMoved: () => read().shown !== entered,

    /** Called when Python has worked out what is explored: after the snapshot. */
    update() {
      enter();
      whatIf.update(explore);
      for (const other of others) other.updateExploring(explore);
    },

    /** @param {HTMLElement} root */
    attach(root) {
      widget = root;
    },
  };
}

/**
 * The two buttons of exploring in the toolbar.
 *
 * @param {Page} page
 */
export function createExploringButtons(page) {
  const whatIf = html("button", { type: "button", class: "sw-button sw-exploring-button sw-what-if-button" });
  whatIf.append(icon("fork"), page.word("what-if"));
  let off = NOT_EXPLORING.off;
  /** @type {(why: string | null, request: import("../types/exploring").ExploringRequest) => void} */
  const ask = (why, request) => (why === null ? page.ask(request) : page.refuse(refusal(why)));
  whatIf.addEventListener("click", () => ask(off.what_if, { type: "what_if", off: false }), { signal: page.signal });
  const best = html("button", { type: "button", class: "sw-button sw-exploring-button", title: page.word("best-turn-help") });
  best.append(icon("star"), page.word("best-turn"));
  best.addEventListener("click", () => ask(off.best, { type: "best" }), { signal: page.signal });
  /** @param {boolean} inBranch @param {Explore["off"]} [next] */
  function update(inBranch, next = off) {
    off = next;
    const help = inBranch ? page.word("what-if-again-help") : page.word("what-if-help");
    set(whatIf, { title: off.what_if ?? help, "aria-disabled": off.what_if === null ? null : "true" });
    set(best, { title: off.best ?? page.word("best-turn-help"), "aria-disabled": off.best === null ? null : "true" });
  }
  update(false);
  return { element: html("div", { class: "sw-exploring-buttons" }, whatIf, best), update };
}
