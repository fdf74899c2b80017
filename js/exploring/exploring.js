// Everything about exploring that is on the page: what-if mode, the branches side by side, the best turn.

import { createAdvice } from "./best-turn.js";
import { createBranches } from "./branch-comparison.js";
import { html, set } from "../parts/dom.js";
import { refusal } from "../parts/refusal.js";
import { sign } from "../parts/icons.js";
import { createWhatIf } from "./what-if-banner.js";

/**
 * @typedef {import("../types/exploring").Explore} Explore
 * @typedef {import("../types/snapshot").Desk} Desk
 */

/** As wide as this, the widget has a side; see widget.css. */
const WIDE = 896;

/** Where Python says nothing about exploring. @type {Explore} */
export const NOTHING = {
  title: "", shown: 0, columns: [], rows: [], differences: [], adopt: null, advice: null, bots: [], seats: [], turn: null, reason: null,
  off: { what_if: null, best: null },
};

/**
 * @param {Desk} desk
 * @param {import("@anywidget/types").AnyModel<import("../types/snapshot").Traits>} model
 * @param {{ explore: (explore: Explore) => void }[]} others that want to know, too
 */
export function createExploring(desk, model, others) {
  const whatIf = createWhatIf(desk);
  const advice = createAdvice(desk);
  const branches = createBranches(desk);
  const panel = html("div", { class: "sw-exploring", hidden: true }, advice.element, branches.element);
  /** What Python said last, as it was written and as it was read. */
  let [written, explore] = ["", NOTHING];
  /** The column that is on the page. */
  let entered = 0;
  /** @type {HTMLElement | null} */
  let widget = null;
  /** @type {{ left: HTMLElement, side: HTMLElement, people: HTMLElement } | null} */
  let table = null;
  /** Whether there is a side. */
  let wide = true;

  function read() {
    const given = model.get("explore");
    if (given && given !== written) [written, explore] = [given, JSON.parse(given)];
    return explore;
  }

  /** Shows that this is a what-if, or no longer; says whether another one was left for that. */
  function enter() {
    const { shown, columns } = read();
    const left = entered > 0 && entered !== shown;
    entered = shown;
    widget?.classList.toggle("sw-what-if", shown > 0);
    whatIf.enter(shown > 0 ? (columns[shown]?.name ?? "") : null);
    return left;
  }

  /**
   * The panel lies below the map. Where there is no side, it must not push away who has how many coins. They are moved
   * in the document and not only by style, so that Tab meets things in the order in which the eye does.
   */
  function place() {
    if (!table) return;
    const { left, side, people } = table;
    const first = !wide && !panel.hidden;
    if (first === (people.parentNode !== side)) return;
    if (first) left.after(people);
    else side.prepend(people);
  }

  return {
    banner: whatIf.element,
    stamp: whatIf.stamp,
    panel,
    enter,

    /** Whether Python has gone to another column than the one that is on the page. */
    moved: () => read().shown !== entered,

    /** What is compared comes when Python has worked it out: after the picture. */
    update() {
      enter();
      for (const part of [whatIf, advice, branches]) part.update(explore);
      panel.hidden = advice.element.hidden && branches.element.hidden;
      place();
      branches.reveal();
      for (const other of others) other.explore(explore);
    },

    /**
     * @param {HTMLElement} root
     * @param {{ left: HTMLElement, side: HTMLElement, people: HTMLElement }} parts what the panel lies among
     */
    lie(root, parts) {
      [widget, table] = [root, parts];
      parts.left.after(panel);
      if (typeof ResizeObserver === "undefined") return;
      const observer = new ResizeObserver(([entry]) => {
        wide = (entry?.contentRect.width ?? 0) >= WIDE;
        place();
        branches.reveal();
      });
      observer.observe(root);
      desk.signal.addEventListener("abort", () => observer.disconnect());
    },
  };
}

/**
 * The two buttons among the tools.
 *
 * @param {Desk} desk
 */
export function createAsking(desk) {
  const whatIf = html("button", { type: "button", class: "sw-button sw-ask sw-ask-if" });
  whatIf.append(sign("fork"), desk.word("what-if"));
  let off = NOTHING.off;
  /** @type {(why: string | null, wish: import("../types/exploring").Wish) => void} */
  const wish = (why, wish) => (why === null ? desk.ask(wish) : desk.refuse(refusal(why)));
  whatIf.addEventListener("click", () => wish(off.what_if, { type: "what_if", off: false }), { signal: desk.signal });
  const best = html("button", { type: "button", class: "sw-button sw-ask", title: desk.word("best-turn-help") });
  best.append(sign("star"), desk.word("best-turn"));
  best.addEventListener("click", () => wish(off.best, { type: "best" }), { signal: desk.signal });
  /** @param {boolean} inBranch @param {Explore["off"]} [next] */
  function update(inBranch, next = off) {
    off = next;
    const help = inBranch ? desk.word("what-if-again-help") : desk.word("what-if-help");
    set(whatIf, { title: off.what_if ?? help, "aria-disabled": off.what_if === null ? null : "true" });
    set(best, { title: off.best ?? desk.word("best-turn-help"), "aria-disabled": off.best === null ? null : "true" });
  }
  update(false);
  return { element: html("div", { class: "sw-asking" }, whatIf, best), update };
}
