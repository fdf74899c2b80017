// A number as an account: what adds to it, what takes from it, what did not count, and the total under a rule.

import { html, set, svg } from "../parts/dom.js";

/**
 * @typedef {import("../types/snapshot").Desk} Desk
 * @typedef {import("../types/snapshot").Ledger} Ledger
 * @typedef {import("../types/snapshot").LedgerLine} LedgerLine
 */

/**
 * @typedef {object} LedgerOptions
 * @property {boolean} [captioned] false where the title is read elsewhere: only screen readers are given it
 * @property {string} [key] begins the data-key of every line that can have the focus
 * @property {string} [told] where a rule stands that is named just above: it is not repeated
 */

/**
 * @param {Desk} desk
 * @param {Ledger} ledger
 * @param {LedgerOptions} [options]
 * @returns {HTMLElement}
 */
export function drawLedger(desk, ledger, { captioned = true, key = "ledger", told = "" } = {}) {
  const lines = ledger.lines.map((line, index) => ({ line, key: `${key}/${index}` }));
  const inOrder = [...lines.filter(({ line }) => line.applied), ...lines.filter(({ line }) => !line.applied)];
  const places = new Set([told]);
  const rows = inOrder.map(({ line, key }) => {
    const repeated = places.has(line.place);
    places.add(line.place);
    return drawLine(desk, line, key, repeated);
  });
  return html(
    "table",
    { class: "sw-ledger" },
    html("caption", { class: captioned ? null : "sw-heard" }, ledger.title),
    html(
      "thead",
      { class: "sw-heard" },
      html(
        "tr",
        {},
        html("th", { scope: "col" }, desk.word("amount")),
        html("th", { scope: "col" }, desk.word("reason")),
      ),
    ),
    html("tbody", {}, ...rows),
    html(
      "tfoot",
      {},
      html(
        "tr",
        { class: "sw-total" },
        html("td", { class: "sw-amount" }, plain(ledger.total)),
        html("td", {}, ledger.sum),
      ),
    ),
  );
}

/**
 * @param {Desk} desk
 * @param {LedgerLine} line
 * @param {string} key
 * @param {boolean} repeated a line above stands at the same place: the eye need not read it twice
 */
function drawLine(desk, { amount, text, place, applied, regions }, key, repeated) {
  const reason = html("td", {}, html("span", { class: "sw-reason" }, text));
  if (regions.length) reason.append(pin());
  if (place) reason.append(" ", repeated ? html("span", { class: "sw-heard" }, place) : drawRule(place));
  const row = html(
    "tr",
    { class: applied ? "sw-line" : "sw-line sw-idle", title: place || null },
    drawAmount(desk, amount, applied),
    reason,
  );
  if (regions.length) {
    set(row, { tabindex: 0, "data-key": key });
    lightWhilePointedAt(desk, row, regions);
  }
  return row;
}

/**
 * @param {Desk} desk
 * @param {number} amount
 * @param {boolean} applied
 */
function drawAmount(desk, amount, applied) {
  if (applied) return html("td", { class: "sw-amount" }, signed(amount));
  // A dash says nothing to those who listen.
  return html(
    "td",
    { class: "sw-amount" },
    html("span", { "aria-hidden": "true" }, "–"),
    html("span", { class: "sw-heard" }, desk.word("not-counted")),
  );
}

/**
 * Where a rule stands, in small type.
 *
 * @param {string} place
 */
export const drawRule = (place) => html("small", { class: "sw-book" }, place);

/** The sign of a line that can show its regions on the map. */
export const pin = () =>
  svg("svg", { class: "sw-pin", viewBox: "0 0 12 16", "aria-hidden": "true" }, svg("path", { d: PIN }));

const PIN = "M6 16C4 11.5 0 9.5 0 6A6 6 0 0 1 12 6C12 9.5 8 11.5 6 16ZM6 3.8A2.2 2.2 0 0 0 6 8.2 2.2 2.2 0 0 0 6 3.8Z";

/**
 * @param {Desk} desk
 * @param {HTMLElement} element lights up the regions while the pointer or the focus is on it
 * @param {number[]} regions
 */
export function lightWhilePointedAt(desk, element, regions) {
  const on = () => {
    set(element, { "data-lit": true });
    desk.light(regions);
  };
  const off = () => {
    set(element, { "data-lit": false });
    desk.light([]);
  };
  element.classList.add("sw-lights");
  element.addEventListener("pointerenter", on, { signal: desk.signal });
  element.addEventListener("focus", on, { signal: desk.signal });
  element.addEventListener("blur", off, { signal: desk.signal });
  element.addEventListener("pointerleave", () => (element.matches(":focus") ? on() : off()), { signal: desk.signal });
}

/**
 * Call it before lines are drawn anew: an element that is taken away hears neither of the pointer's leaving
 * nor of losing the focus, and its regions would stay lit.
 *
 * @param {Desk} desk
 * @param {Element} container
 */
export function putOutLights(desk, container) {
  if (container.querySelector("[data-lit]")) desk.light([]);
}

/**
 * A button that opens into an account. The account is drawn when it is first wanted.
 *
 * @param {Desk} desk
 * @param {string | Node} label
 * @param {Ledger} ledger
 * @param {LedgerOptions & { open?: boolean, onToggle?: (open: boolean) => void }} [options]
 * @returns {HTMLElement}
 */
export function collapsible(desk, label, ledger, options = {}) {
  const { open = false, onToggle, key = ledger.title } = options;
  const button = html("button", { type: "button", class: "sw-opener", "data-key": key }, label);
  const inside = html("div", { class: "sw-opened" });

  /** @param {boolean} shown */
  function show(shown) {
    set(button, { "aria-expanded": String(shown) });
    if (shown && !inside.hasChildNodes()) inside.append(drawLedger(desk, ledger, { ...options, key }));
    if (!shown) putOutLights(desk, inside);
    inside.hidden = !shown;
  }

  button.addEventListener(
    "click",
    () => {
      const shown = button.getAttribute("aria-expanded") !== "true";
      show(shown);
      onToggle?.(shown);
    },
    { signal: desk.signal },
  );
  show(open);
  return html("div", {}, button, inside);
}

/**
 * A number with a real minus sign.
 *
 * @param {number} amount
 */
export const plain = (amount) => (amount < 0 ? `−${-amount}` : String(amount));

/** @param {number} amount */
export const signed = (amount) => (amount > 0 ? `+${amount}` : plain(amount));
