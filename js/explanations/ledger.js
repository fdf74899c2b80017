// A ledger: what adds to a number, what takes from it, what did not count, and the total below a line.

import { html, set, svg } from "../parts/dom.js";

/**
 * @typedef {import("../types/page").Page} Page
 * @typedef {import("../types/snapshot").Ledger} Ledger
 * @typedef {import("../types/snapshot").LedgerLine} LedgerLine
 */

/**
 * @typedef {object} LedgerOptions
 * @property {boolean} [captioned] false where the title is read elsewhere: only screen readers are given it
 * @property {string} [key] begins the data-key of every line that can have the focus
 * @property {string} [told] where a rule stands that is named just above and not repeated
 */

/**
 * @param {Page} page
 * @param {Ledger} ledger
 * @param {LedgerOptions} [options]
 * @returns {HTMLElement}
 */
export function drawLedger(page, ledger, { captioned = true, key = "ledger", told = "" } = {}) {
  const lines = ledger.lines.map((line, index) => ({ line, key: `${key}/${index}` }));
  const inOrder = [...lines.filter(({ line }) => line.applied), ...lines.filter(({ line }) => !line.applied)];
  const references = new Set([told]);
  const rows = inOrder.map(({ line, key }) => {
    const repeated = references.has(line.reference);
    references.add(line.reference);
    return drawLine(page, line, key, repeated);
  });
  return html(
    "table",
    { class: "sw-ledger" },
    html("caption", { class: captioned ? null : "sw-screen-reader-only" }, ledger.title),
    html(
      "thead",
      { class: "sw-screen-reader-only" },
      html(
        "tr",
        {},
        html("th", { scope: "col" }, page.word("amount")),
        html("th", { scope: "col" }, page.word("reason")),
      ),
    ),
    html("tbody", {}, ...rows),
    html(
      "tfoot",
      {},
      html(
        "tr",
        { class: "sw-total" },
        html("td", { class: "sw-amount" }, formatNumber(ledger.total)),
        html("td", {}, ledger.sum),
      ),
    ),
  );
}

/**
 * @param {Page} page
 * @param {LedgerLine} line
 * @param {string} key
 * @param {boolean} repeated whether a line above names the same rule: the eye need not read it twice
 */
function drawLine(page, { amount, text, reference, applied, regions }, key, repeated) {
  const reason = html("td", {}, html("span", { class: "sw-reason" }, text));
  if (regions.length) reason.append(drawPin());
  if (reference) reason.append(" ", repeated ? html("span", { class: "sw-screen-reader-only" }, reference) : drawRuleReference(reference));
  const row = html(
    "tr",
    { class: applied ? "sw-line" : "sw-line sw-not-applied", title: reference || null },
    drawAmount(page, amount, applied),
    reason,
  );
  if (regions.length) {
    set(row, { tabindex: 0, "data-key": key });
    highlightWhilePointedAt(page, row, regions);
  }
  return row;
}

/**
 * @param {Page} page
 * @param {number} amount
 * @param {boolean} applied
 */
function drawAmount(page, amount, applied) {
  if (applied) return html("td", { class: "sw-amount" }, formatSigned(amount));
  // A dash says nothing to screen readers.
  return html(
    "td",
    { class: "sw-amount" },
    html("span", { "aria-hidden": "true" }, "–"),
    html("span", { class: "sw-screen-reader-only" }, page.word("not-counted")),
  );
}

/**
 * The reference to a rule, in small type.
 *
 * @param {string} reference
 */
export const drawRuleReference = (reference) => html("small", { class: "sw-rule-reference" }, reference);

/** A pin, on a line that can show its regions on the map. */
export const drawPin = () =>
  svg("svg", { class: "sw-pin", viewBox: "0 0 12 16", "aria-hidden": "true" }, svg("path", { d: PIN }));

const PIN = "M6 16C4 11.5 0 9.5 0 6A6 6 0 0 1 12 6C12 9.5 8 11.5 6 16ZM6 3.8A2.2 2.2 0 0 0 6 8.2 2.2 2.2 0 0 0 6 3.8Z";

/**
 * @param {Page} page
 * @param {HTMLElement} element highlights the regions while the pointer or the focus is on it
 * @param {number[]} regions
 */
export function highlightWhilePointedAt(page, element, regions) {
  const on = () => {
    set(element, { "data-highlights": true });
    page.highlight(regions);
  };
  const off = () => {
    set(element, { "data-highlights": false });
    page.highlight([]);
  };
  element.classList.add("sw-highlights");
  element.addEventListener("pointerenter", on, { signal: page.signal });
  element.addEventListener("focus", on, { signal: page.signal });
  element.addEventListener("blur", off, { signal: page.signal });
  element.addEventListener("pointerleave", () => (element.matches(":focus") ? on() : off()), { signal: page.signal });
}

/**
 * Ends the highlight that a line in the container began. Call it before lines are drawn anew: an element that is taken away
 * gets neither a pointerleave nor a blur, and its regions would stay highlighted.
 *
 * @param {Page} page
 * @param {Element} container
 */
export function endHighlight(page, container) {
  if (container.querySelector("[data-highlights]")) page.highlight([]);
}

/**
 * A button that opens into a ledger, which is drawn when it is first opened.
 *
 * @param {Page} page
 * @param {string | Node} label
 * @param {Ledger} ledger
 * @param {LedgerOptions & { open?: boolean, onToggle?: (open: boolean) => void }} [options]
 * @returns {HTMLElement}
 */
export function drawCollapsibleLedger(page, label, ledger, options = {}) {
  const { open = false, onToggle, key = ledger.title } = options;
  const button = html("button", { type: "button", class: "sw-opener", "data-key": key }, label);
  const inside = html("div", { class: "sw-opened" });

  /** @param {boolean} shown */
  function show(shown) {
    set(button, { "aria-expanded": String(shown) });
    if (shown && !inside.hasChildNodes()) inside.append(drawLedger(page, ledger, { ...options, key }));
    if (!shown) endHighlight(page, inside);
    inside.hidden = !shown;
  }

  button.addEventListener(
    "click",
    () => {
      const shown = button.getAttribute("aria-expanded") !== "true";
      show(shown);
      onToggle?.(shown);
    },
    { signal: page.signal },
  );
  show(open);
  return html("div", {}, button, inside);
}

/**
 * A number with a real minus sign.
 *
 * @param {number} amount
 */
export const formatNumber = (amount) => (amount < 0 ? `−${-amount}` : String(amount));

/** @param {number} amount */
export const formatSigned = (amount) => (amount > 0 ? `+${amount}` : formatNumber(amount));
