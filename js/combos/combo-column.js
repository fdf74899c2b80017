// The combo column: the combos on offer, from the top, which is free, downwards.

import { drawLedger, endHighlight } from "../explanations/ledger.js";
import { drawCoin } from "../parts/coins.js";
import { html, set, svg } from "../parts/dom.js";
import { replaceContent } from "../parts/focus.js";
import { drawCombo, drawComboEmblem, drawToken } from "./combo.js";

/**
 * @typedef {import("../types/page").Page} Page
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 * @typedef {import("../types/snapshot").Card} Card
 */

/** @param {Page} page */
export function createComboColumn(page) {
  const list = html("ol", { class: "sw-cards" });
  const stacks = html("span", {});
  const element = html(
    "section",
    { class: "sw-combo-column", role: "group", "aria-label": page.word("column") },
    html("div", { class: "sw-small-heading", "aria-hidden": "true" }, page.word("column")),
    list,
    html("p", { class: "sw-stacks" }, drawStacks(), stacks),
  );
  /** The names of combos whose ledgers are open; a combo stays open when it moves up. @type {Set<string>} */
  const open = new Set();
  /** What each slot of the column shows, and what that was drawn from. @type {{ name: string, drawn: string }[]} */
  let shown = [];

  /**
   * @param {Card} card
   * @param {boolean} picking
   */
  function fillSlot(card, picking) {
    const slot = /** @type {HTMLElement} */ (list.children[card.slot]);
    const { name } = card;
    const before = shown.findIndex((other) => other.name === name);
    const drawing = drawCard(page, card, { picking, open: open.has(name), toggle });
    // A combo that has come from further down slides up, and a new one comes in from below.
    if (shown.length && before !== card.slot) drawing.classList.add(before < 0 ? "sw-new" : "sw-moved");
    endHighlight(page, slot);
    replaceContent(slot, drawing);

    function toggle() {
      if (!open.delete(name)) open.add(name);
      fillSlot(card, picking);
    }
  }

  return {
    element,

    /** @param {Snapshot} snapshot */
    update({ column, phase, past, result, stacks: below }) {
      // A lesson that is over does not ask what the next player may pick.
      const picking = phase === "pick" && !past && !result;
      set(element, { "data-picking": picking });
      if (stacks.textContent !== below) stacks.textContent = below;
      while (list.children.length > column.length) list.lastElementChild?.remove();
      while (list.children.length < column.length) {
        list.append(html("li", { class: "sw-slot", "data-slot": list.children.length }));
      }
      const next = column.map((card) => ({ name: card.name, drawn: JSON.stringify([card, picking]) }));
      for (const card of column) {
        if (next[card.slot]?.drawn !== shown[card.slot]?.drawn) fillSlot(card, picking);
      }
      shown = next;
    },
  };
}

/**
 * @param {Page} page
 * @param {Card} card
 * @param {{ picking: boolean, open: boolean, toggle: () => void }} state
 */
function drawCard(page, card, { picking, open, toggle }) {
  const more = html(
    "button",
    {
      type: "button",
      class: "sw-card-more",
      "aria-expanded": String(open),
      "aria-label": `${page.word("column-more")}: ${card.name}`,
      "data-key": `more/${card.slot}`,
    },
    html("span", { class: "sw-card-more-word", "aria-hidden": "true" }, page.word("column-more")),
  );
  more.addEventListener("click", toggle);

  const abilities = `${card.power}: ${card.power_ability}\n${card.race}: ${card.race_ability}`;
  const head = html(
    "div",
    { class: "sw-card-head", title: picking || open ? null : abilities },
    drawPrice(page, card),
    drawCombo(page, card, drawSum(page, card), ...drawWaiting(page, card), drawCoins(page, card)),
    ...(card.drawn ? [drawDrawnSign(page)] : []),
    html("span", { class: "sw-screen-reader-only" }, `: ${card.summary}`),
  );
  // A wide target for the pointer; the keyboard has the button.
  head.addEventListener("click", toggle);

  const element = html("div", { class: "sw-card" }, head);
  if (picking || open) element.append(drawAbilities(page, card));
  if (card.drawn && (picking || open)) element.append(html("p", { class: "sw-drawn-note", "aria-hidden": "true" }, page.word("column-drawn")));
  element.append(html("div", { class: "sw-card-foot" }, ...(picking ? drawTakeButton(page, card) : []), more));
  if (open) {
    element.append(drawDetails(page, card));
    // While a lesson asks about them, they are kept back.
    const known = [card.price, card.tokens].filter(({ title }) => title);
    const ledgers = known.map((ledger, index) => drawLedger(page, ledger, { key: `ledger/${card.slot}/${index}` }));
    element.append(html("div", { class: "sw-card-ledgers" }, ...ledgers));
  }
  return element;
}

/**
 * The price of a combo, which follows from its rank in the column.
 *
 * @param {Page} page
 * @param {Card} card
 */
function drawPrice(page, { price, pay }) {
  return html(
    "span",
    { class: "sw-price", "data-price": pay, "aria-hidden": "true", title: price.title && `${price.title}. ${price.sum}` },
    ...(pay === 0
      ? [html("span", { class: "sw-free" }, page.word("column-free"))]
      : [html("span", { class: "sw-pay" }, page.word("column-pay")), html("b", {}, String(pay), drawCoin("", 1))]),
  );
}

/**
 * The tokens that a combo brings, as a sum.
 *
 * @param {Page} page
 * @param {Card} card
 */
function drawSum(page, { sum, tokens }) {
  const end = sum.lastIndexOf("=") + 1;
  return html(
    "span",
    { class: "sw-sum", "aria-hidden": "true", title: tokens.title && `${tokens.title}. ${tokens.sum}` },
    html("span", { class: "sw-terms" }, sum.slice(0, end)),
    html("b", {}, ` ${sum.slice(end).trim()} `),
    drawToken(),
    html("span", { class: "sw-unit" }, page.word("column-tokens")),
  );
}

/**
 * Tokens that lie on the combo: whoever takes it gets them.
 *
 * @param {Page} page
 * @param {Card} card
 */
function drawWaiting(page, { waiting }) {
  if (!waiting) return [];
  const title = `${page.word("column-waiting")}: ${waiting}`;
  return [html("span", { class: "sw-tokens-on", "data-waiting": waiting, "aria-hidden": "true", title }, `+${waiting}`, drawToken())];
}

/**
 * Coins that lie on the combo: whoever takes it gets them.
 *
 * @param {Page} page
 * @param {Card} card
 */
function drawCoins(page, { coins }) {
  const title = coins ? `${page.word("column-coins")}: ${coins}` : null;
  const element = html("span", { class: "sw-coins", "data-coins": coins, "aria-hidden": "true", title });
  if (coins) element.append(drawCoin(coins));
  return element;
}

/**
 * A question mark on a combo that was drawn in a what-if: nobody knows whether the real stack brings it.
 *
 * @param {Page} page
 */
function drawDrawnSign(page) {
  const said = page.word("column-drawn");
  return html("span", { class: "sw-drawn", role: "img", "aria-label": said, title: said }, "?");
}

/**
 * What a combo is good for: the abilities of its power and its race, and the tokens and coins on it.
 *
 * @param {Page} page
 * @param {Card} card
 */
function drawAbilities(page, card) {
  const list = html(
    "ul",
    { class: "sw-abilities" },
    html("li", {}, drawComboEmblem(page, card.power_emblem, card.power), html("b", {}, card.power), card.power_ability),
    html("li", {}, drawComboEmblem(page, card.race_emblem, card.race), html("b", {}, card.race), card.race_ability),
  );
  if (card.waiting) {
    list.append(html("li", {}, drawComboEmblem(page, card.race_emblem, card.race), html("b", {}, page.word("column-waiting")), String(card.waiting)));
  }
  if (card.coins) {
    list.append(html("li", {}, drawCoin(""), html("b", {}, page.word("column-coins")), String(card.coins)));
  }
  return list;
}

/**
 * The abilities of its power and its race in full, where there is more to say.
 *
 * @param {Page} page
 * @param {Card} card
 */
function drawDetails(page, card) {
  const list = html("ul", { class: "sw-abilities sw-in-full" });
  for (const [key, name, ability] of [
    [card.power_emblem, card.power, card.power_ability],
    [card.race_emblem, card.race, card.race_ability],
  ]) {
    const detail = page.scenery.details[key ?? ""];
    if (detail && detail !== ability) list.append(html("li", {}, html("b", {}, name ?? ""), detail));
  }
  return list;
}

/**
 * The button that takes a combo; where that is not possible, the same button, and the reason.
 *
 * @param {Page} page
 * @param {Card} card
 * @returns {HTMLElement[]}
 */
function drawTakeButton(page, card) {
  const { action, why, label } = card;
  if (!action && !why) return [];
  const button = html(
    "button",
    {
      type: "button",
      class: action ? "sw-button sw-primary sw-take" : "sw-button sw-take",
      "aria-disabled": action ? null : "true",
      // What screen readers read out begins as what is seen.
      "aria-label": `${label}: ${card.name}`,
      "data-key": `take/${card.slot}`,
    },
    label,
  );
  button.addEventListener("click", () => {
    if (action) page.play([action]);
    else if (why) page.refuse(why);
  });
  return why && !action ? [button, html("p", { class: "sw-cannot" }, why.text)] : [button];
}

/** The two stacks that lie face down: what comes into the column later. */
function drawStacks() {
  const pile = [6, 3, 0].map((y) => `M2 ${y + 8}L15 ${y + 3}L28 ${y + 8}L15 ${y + 13}Z`);
  const round = [6, 3, 0].map((y) => `M34 ${y + 8}a11 5 0 1 0 22 0a11 5 0 1 0-22 0Z`);
  return svg(
    "svg",
    { class: "sw-stacks-picture", viewBox: "0 0 58 22", "aria-hidden": "true" },
    ...pile.map((d) => svg("path", { d, fill: "var(--sw-card)", stroke: "var(--sw-frame)", "stroke-width": 1.2, "stroke-linejoin": "round" })),
    ...round.map((d) => svg("path", { d, fill: "var(--sw-frame)", stroke: "var(--sw-edge)", "stroke-width": 1.2 })),
  );
}
