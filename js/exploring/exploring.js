// Exploring on the page: the what-if banner, the comparison of branches, the best turn.

import { html, set } from "../parts/dom.js";
import { icon } from "../parts/icons.js";
import { refusal } from "../parts/refusal.js";
import { createBestTurn } from "./best-turn.js";
import { createBranchComparison } from "./branch-comparison.js";
import { createWhatIfBanner } from "./what-if-banner.js";

/**
 * @typedef {import("../types/exploring").Explore} Explore
 * @typedef {import("../types/page").Page} Page
 */

/** The width from which on the widget has a right column; see layout.css. */
const WIDE = 896;

/** What is shown where Python says nothing about exploring. @type {Explore} */
export const NOT_EXPLORING = {
  title: "", shown: 0, columns: [], rows: [], differences: [], adopt: null, advice: null, bots: [], seats: [], turn: null, reason: null,
  off: { what_if: null, best: null },
};

/**
 * @param {Page} page
 * @param {import("@anywidget/types").AnyModel<import("../types/messages").Traits>} model
 * @param {{ updateExploring: (explore: Explore) => void }[]} others that show something of it
 */
export function createExploring(page, model, others) {
  const whatIf = createWhatIfBanner(page);
  const bestTurn = createBestTurn(page);
  const comparison = createBranchComparison(page);
  const panel = html("div", { class: "sw-exploring", hidden: true }, bestTurn.element, comparison.element);
  /** What Python sent last, as JSON and parsed. */
  let [json, explore] = ["", NOT_EXPLORING];
  /** The column that is on the page. */
  let entered = 0;
  /** @type {HTMLElement | null} */
  let widget = null;
  /** @type {{ left: HTMLElement, right: HTMLElement, trackAndPlayers: HTMLElement } | null} */
  let parts = null;
  /** Whether there is a right column. */
  let wide = true;

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

  /**
   * Moves the players. The panel lies below the map; where there is no right column, it must not push away who has how many
   * coins. They are moved in the document and not only by style, so that Tab meets things in the order in which the eye does.
   */
  function movePlayers() {
    if (!parts) return;
    const { left, right, trackAndPlayers } = parts;
    const first = !wide && !panel.hidden;
    if (first === (trackAndPlayers.parentNode !== right)) return;
    if (first) left.after(trackAndPlayers);
    else right.prepend(trackAndPlayers);
  }

  return {
    banner: whatIf.element,
    stamp: whatIf.stamp,
    panel,
    enter,

    /** Whether Python has gone to another column than the one that is on the page. */
    hasMoved: () => read().shown !== entered,

    /** Called when Python has worked out what is compared: after the snapshot. */
    update() {
      enter();
      for (const part of [whatIf, bestTurn, comparison]) part.update(explore);
      panel.hidden = bestTurn.element.hidden && comparison.element.hidden;
      movePlayers();
      comparison.reveal();
      for (const other of others) other.updateExploring(explore);
    },

    /**
     * @param {HTMLElement} root
     * @param {{ left: HTMLElement, right: HTMLElement, trackAndPlayers: HTMLElement }} given what the panel lies among
     */
    attach(root, given) {
      [widget, parts] = [root, given];
      given.left.after(panel);
      if (typeof ResizeObserver === "undefined") return;
      const observer = new ResizeObserver(([entry]) => {
        wide = (entry?.contentRect.width ?? 0) >= WIDE;
        movePlayers();
        comparison.reveal();
      });
      observer.observe(root);
      page.signal.addEventListener("abort", () => observer.disconnect());
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
