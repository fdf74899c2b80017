// Beside the map: whose move it is, what came of the last click, what can be done, and what a region costs and why.

import { html } from "./dom.js";

/**
 * @typedef {import("./types").Action} Action
 * @typedef {import("./types").Place} Place
 * @typedef {import("./types").RegionNow} RegionNow
 * @typedef {import("./types").LedgerLine} LedgerLine
 * @typedef {import("./types").Notice} Notice
 * @typedef {import("./types").Choice} Choice
 */

/** @param {{ play: (action: Action) => void, signal: AbortSignal }} listeners */
export function createPanel({ play, signal }) {
  const status = html("p", { class: "sw-status" });
  const notice = html("p", { class: "sw-notice", role: "status", "aria-live": "polite" });
  const choices = html("div", { class: "sw-choices" });
  const details = html("div", { class: "sw-details" });
  const element = html("div", { class: "sw-panel" }, status, choices, notice, details);

  return {
    element,

    /** @param {string} text */
    say(text) {
      status.textContent = text;
    },

    /** @param {Notice | null} news */
    tell(news) {
      notice.textContent = news?.text ?? "";
      notice.dataset.kind = news?.kind ?? "";
    },

    /** @param {Choice[]} offered */
    offer(offered) {
      choices.replaceChildren(
        ...offered.map(({ label, action }) => {
          const button = html("button", { type: "button", class: "sw-choice" }, label);
          button.addEventListener("click", () => play(action), { signal });
          return button;
        }),
      );
    },

    /**
     * @param {Place | undefined} place
     * @param {RegionNow | undefined} now
     */
    explain(place, now) {
      details.replaceChildren();
      if (!place || !now) return;
      details.append(html("h4", {}, place.name, html("span", {}, place.about)));
      for (const sentence of now.holds) details.append(html("p", {}, sentence));
      if (now.cost !== null) details.append(drawLedger(now.lines, now.cost, now.total));
      if (now.why_not) details.append(html("p", { class: "sw-why-not" }, now.why_not));
    },
  };
}

/**
 * @param {LedgerLine[]} lines what did not apply comes last
 * @param {number} total
 * @param {string} inWords
 */
function drawLedger(lines, total, inWords) {
  const inOrder = [...lines.filter((line) => line.applied), ...lines.filter((line) => !line.applied)];
  const rows = inOrder.map(({ amount, text, place, applied }) =>
    html(
      "tr",
      { class: applied ? "sw-applied" : "sw-not-applied", title: place || null },
      html("td", {}, applied ? signed(amount) : "–"),
      html("td", {}, text),
    ),
  );
  const sum = html("tr", { class: "sw-total" }, html("td", {}, String(total)), html("td", {}, inWords));
  return html("table", { class: "sw-ledger" }, html("tbody", {}, ...rows), html("tfoot", {}, sum));
}

/** @param {number} amount */
const signed = (amount) => (amount < 0 ? `−${-amount}` : `+${amount}`);
