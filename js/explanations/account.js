// The account of a turn: what the turn that has just ended brought, or what this one brings if it ends now.

import { html } from "../parts/dom.js";
import { replaceContent } from "../parts/focus.js";
import { drawLedger, endHighlight } from "./ledger.js";

/**
 * @typedef {import("../types/page").Page} Page
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 */

/** @param {Page} page */
export function createAccount(page) {
  const element = html("section", { class: "sw-account", "aria-label": page.word("account") });
  let drawn = "";

  /** @param {Snapshot} snapshot */
  function find({ score, result, phase, story, players }) {
    // Until the next player acts, the last step is the one in which coins were counted.
    const counted = story?.events.find(({ ledger }) => ledger && players.some(({ scored }) => scored?.title === ledger.title));
    if (counted?.ledger && !result) return { head: page.word("score-last"), ledger: counted.ledger };
    if (!score || (phase === "pick" && !result)) return null;
    return { head: result ? page.word("score-then") : page.word("score-now"), ledger: score };
  }

  return {
    element,

    /** @param {Snapshot} snapshot */
    update(snapshot) {
      const found = find(snapshot);
      const next = JSON.stringify(found);
      if (next === drawn) return;
      drawn = next;
      endHighlight(page, element);
      replaceContent(element, ...(found ? [html("h3", {}, found.head), drawLedger(page, found.ledger, { key: "score" })] : []));
    },
  };
}
