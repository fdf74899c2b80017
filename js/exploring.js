// Everything about exploring that is on the page: what-if mode, the branches side by side, the best turn.

import { createAdvice } from "./advice.js";
import { createBranches } from "./branches.js";
import { html } from "./dom.js";
import { sign } from "./signs.js";
import { createWhatIf } from "./whatif.js";

/**
 * @typedef {import("./explore").Explore} Explore
 * @typedef {import("./types").Desk} Desk
 */

/** As wide as this, the widget has a side; see widget.css. */
const WIDE = 896;

/** Where Python says nothing about exploring. @type {Explore} */
export const NOTHING = {
  shown: 0, columns: [], rows: [], differences: [], adopt: null, advice: null, bots: [], seats: [], turn: null, reason: null,
};

/**
 * @param {Desk} desk
 * @param {import("@anywidget/types").AnyModel<import("./types").Traits>} model
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
      for (const other of others) other.explore(explore);
    },

    /**
     * Beside the map where there is room, else after it: the map stays where it is. It is moved in the document and
     * not only by style, so that Tab meets things in the order in which the eye does.
     *
     * @param {HTMLElement} root
     * @param {HTMLElement} side
     * @param {HTMLElement} left
     */
    lie(root, side, left) {
      widget = root;
      left.after(panel);
      if (typeof ResizeObserver === "undefined") return;
      const observer = new ResizeObserver(([entry]) => {
        const wide = (entry?.contentRect.width ?? 0) >= WIDE;
        if (wide === (panel.parentNode === side)) return;
        if (wide) side.prepend(panel);
        else left.after(panel);
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
  const whatIf = html("button", { type: "button", class: "sw-button sw-ask sw-ask-if", title: desk.word("what-if-help") });
  whatIf.append(sign("fork"), desk.word("what-if"));
  whatIf.addEventListener("click", () => desk.ask({ type: "what_if" }), { signal: desk.signal });
  const best = html("button", { type: "button", class: "sw-button sw-ask", title: desk.word("best-turn-help") });
  best.append(sign("star"), desk.word("best-turn"));
  best.addEventListener("click", () => desk.ask({ type: "best" }), { signal: desk.signal });
  return html("div", { class: "sw-asking" }, whatIf, best);
}
