// The combo column: what is on offer, from the top, which is free, downwards.

import { drawCoin } from "../parts/coins.js";
import { drawCombo, drawComboEmblem, drawToken } from "./combo.js";
import { html, set, svg } from "../parts/dom.js";
import { swap } from "../parts/focus.js";
import { drawLedger, putOutLights } from "../explanations/ledger.js";

/**
 * @typedef {import("../types/snapshot").Desk} Desk
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 * @typedef {import("../types/snapshot").Card} Card
 */

/** @param {Desk} desk */
export function createColumn(desk) {
  const list = html("ol", { class: "sw-cards" });
  const stacks = html("span", {});
  const element = html(
    "section",
    { class: "sw-column", role: "group", "aria-label": desk.word("column") },
    html("div", { class: "sw-part", "aria-hidden": "true" }, desk.word("column")),
    list,
    html("p", { class: "sw-stacks" }, drawPiles(), stacks),
  );
  /** Combos whose accounts are open; a combo stays open when it moves up. @type {Set<string>} */
  const open = new Set();
  /** What each place of the column shows, and what that was drawn from. @type {{ name: string, drawn: string }[]} */
  let shown = [];

  /**
   * @param {Card} card
   * @param {boolean} picking
   */
  function fill(card, picking) {
    const place = /** @type {HTMLElement} */ (list.children[card.slot]);
    const { name } = card;
    const before = shown.findIndex((other) => other.name === name);
    const drawing = drawCard(desk, card, { picking, open: open.has(name), toggle });
    // A combo that has come from further down slides up, and a new one comes in from below.
    if (shown.length && before !== card.slot) drawing.classList.add(before < 0 ? "sw-new" : "sw-moved");
    putOutLights(desk, place);
    swap(place, drawing);

    function toggle() {
      if (!open.delete(name)) open.add(name);
      fill(card, picking);
    }
  }

  return {
    element,

    /** @param {Snapshot} snapshot */
    update({ column, phase, past, result, stacks: below }) {
      // What the next player may pick is no matter of a lesson that is over.
      const picking = phase === "pick" && !past && !result;
      set(element, { "data-inviting": picking });
      if (stacks.textContent !== below) stacks.textContent = below;
      while (list.children.length > column.length) list.lastElementChild?.remove();
      while (list.children.length < column.length) {
        list.append(html("li", { class: "sw-slot", "data-slot": list.children.length }));
      }
      const next = column.map((card) => ({ name: card.name, drawn: JSON.stringify([card, picking]) }));
      for (const card of column) {
        if (next[card.slot]?.drawn !== shown[card.slot]?.drawn) fill(card, picking);
      }
      shown = next;
    },
  };
}

/**
 * @param {Desk} desk
 * @param {Card} card
 * @param {{ picking: boolean, open: boolean, toggle: () => void }} state
 */
function drawCard(desk, card, { picking, open, toggle }) {
  const more = html(
    "button",
    {
      type: "button",
      class: "sw-card-more",
      "aria-expanded": String(open),
      "aria-label": `${desk.word("column-more")}: ${card.name}`,
      "data-key": `more/${card.slot}`,
    },
    html("span", { class: "sw-card-more-word", "aria-hidden": "true" }, desk.word("column-more")),
  );
  more.addEventListener("click", toggle);

  const abilities = `${card.power}: ${card.power_ability}\n${card.race}: ${card.race_ability}`;
  const head = html(
    "div",
    { class: "sw-card-head", title: picking || open ? null : abilities },
    drawPrice(desk, card),
    drawCombo(desk, card, drawSum(desk, card), ...drawWaiting(desk, card), drawCoins(desk, card)),
    ...(card.drawn ? [drawDoubt(desk)] : []),
    html("span", { class: "sw-heard" }, `: ${card.summary}`),
  );
  // A wide target for the pointer; the keyboard has the button.
  head.addEventListener("click", toggle);

  const element = html("div", { class: "sw-card" }, head);
  if (picking || open) element.append(drawGifts(desk, card));
  if (card.drawn && (picking || open)) element.append(html("p", { class: "sw-drawn-note", "aria-hidden": "true" }, desk.word("column-drawn")));
  element.append(html("div", { class: "sw-card-foot" }, ...(picking ? drawTake(desk, card) : []), more));
  if (open) {
    element.append(drawRules(desk, card));
    // While a lesson asks, they are kept back.
    const known = [card.price, card.tokens].filter(({ title }) => title);
    const accounts = known.map((ledger, index) => drawLedger(desk, ledger, { key: `ledger/${card.slot}/${index}` }));
    element.append(html("div", { class: "sw-card-open" }, ...accounts));
  }
  return element;
}

/**
 * What it costs to take it: its place in the column says so.
 *
 * @param {Desk} desk
 * @param {Card} card
 */
function drawPrice(desk, { price, pay }) {
  return html(
    "span",
    { class: "sw-price", "data-price": pay, "aria-hidden": "true", title: price.title && `${price.title}. ${price.sum}` },
    ...(pay === 0
      ? [html("span", { class: "sw-free" }, desk.word("column-free"))]
      : [html("span", { class: "sw-pay" }, desk.word("column-pay")), html("b", {}, String(pay), drawCoin("", 1))]),
  );
}

/**
 * The tokens it brings, as a sum.
 *
 * @param {Desk} desk
 * @param {Card} card
 */
function drawSum(desk, { sum, tokens }) {
  const end = sum.lastIndexOf("=") + 1;
  return html(
    "span",
    { class: "sw-sum", "aria-hidden": "true", title: tokens.title && `${tokens.title}. ${tokens.sum}` },
    html("span", { class: "sw-terms" }, sum.slice(0, end)),
    html("b", {}, ` ${sum.slice(end).trim()} `),
    drawToken(),
    html("span", { class: "sw-unit" }, desk.word("column-tokens")),
  );
}

/**
 * Tokens that lie on the combo: whoever takes it gets them.
 *
 * @param {Desk} desk
 * @param {Card} card
 */
function drawWaiting(desk, { waiting }) {
  if (!waiting) return [];
  const title = `${desk.word("column-waiting")}: ${waiting}`;
  return [html("span", { class: "sw-waiting", "data-waiting": waiting, "aria-hidden": "true", title }, `+${waiting}`, drawToken())];
}

/**
 * Coins that lie on the combo: whoever takes it gets them.
 *
 * @param {Desk} desk
 * @param {Card} card
 */
function drawCoins(desk, { coins }) {
  const title = coins ? `${desk.word("column-coins")}: ${coins}` : null;
  const element = html("span", { class: "sw-coins", "data-coins": coins, "aria-hidden": "true", title });
  if (coins) element.append(drawCoin(coins));
  return element;
}

/**
 * Nobody knows whether the real stack brings it.
 *
 * @param {Desk} desk
 */
function drawDoubt(desk) {
  const said = desk.word("column-drawn");
  return html("span", { class: "sw-drawn", role: "img", "aria-label": said, title: said }, "?");
}

/**
 * What it is good for: what its power and its race can do, and the coins on it.
 *
 * @param {Desk} desk
 * @param {Card} card
 */
function drawGifts(desk, card) {
  const list = html(
    "ul",
    { class: "sw-abilities" },
    html("li", {}, drawComboEmblem(desk, card.power_emblem, card.power), html("b", {}, card.power), card.power_ability),
    html("li", {}, drawComboEmblem(desk, card.race_emblem, card.race), html("b", {}, card.race), card.race_ability),
  );
  if (card.waiting) {
    list.append(html("li", {}, drawComboEmblem(desk, card.race_emblem, card.race), html("b", {}, desk.word("column-waiting")), String(card.waiting)));
  }
  if (card.coins) {
    list.append(html("li", {}, drawCoin(""), html("b", {}, desk.word("column-coins")), String(card.coins)));
  }
  return list;
}

/**
 * What its power and its race can do in full, where there is more to say.
 *
 * @param {Desk} desk
 * @param {Card} card
 */
function drawRules(desk, card) {
  const list = html("ul", { class: "sw-abilities sw-in-full" });
  for (const [key, name, ability] of [
    [card.power_emblem, card.power, card.power_ability],
    [card.race_emblem, card.race, card.race_ability],
  ]) {
    const detail = desk.scenery.details[key ?? ""];
    if (detail && detail !== ability) list.append(html("li", {}, html("b", {}, name ?? ""), detail));
  }
  return list;
}

/**
 * The button that takes it; where that is not possible, the same button, and the reason.
 *
 * @param {Desk} desk
 * @param {Card} card
 * @returns {HTMLElement[]}
 */
function drawTake(desk, card) {
  const { action, why, label } = card;
  if (!action && !why) return [];
  const button = html(
    "button",
    {
      type: "button",
      class: action ? "sw-button sw-primary sw-take" : "sw-button sw-take",
      "aria-disabled": action ? null : "true",
      // What is read begins as what is seen.
      "aria-label": `${label}: ${card.name}`,
      "data-key": `take/${card.slot}`,
    },
    label,
  );
  button.addEventListener("click", () => {
    if (action) desk.play([action]);
    else if (why) desk.refuse(why);
  });
  return why && !action ? [button, html("p", { class: "sw-cannot" }, why.text)] : [button];
}

/** Two piles, lying face down: what comes into the column later. */
function drawPiles() {
  const pile = [6, 3, 0].map((y) => `M2 ${y + 8}L15 ${y + 3}L28 ${y + 8}L15 ${y + 13}Z`);
  const round = [6, 3, 0].map((y) => `M34 ${y + 8}a11 5 0 1 0 22 0a11 5 0 1 0-22 0Z`);
  return svg(
    "svg",
    { class: "sw-piles", viewBox: "0 0 58 22", "aria-hidden": "true" },
    ...pile.map((d) => svg("path", { d, fill: "var(--sw-card)", stroke: "var(--sw-frame)", "stroke-width": 1.2, "stroke-linejoin": "round" })),
    ...round.map((d) => svg("path", { d, fill: "var(--sw-frame)", stroke: "var(--sw-edge)", "stroke-width": 1.2 })),
  );
}
