// The combo column: the combos on offer, from the top, which is free, downwards.

import { drawLedger, drawPin, endHighlight, highlightWhilePointedAt } from "../explanations/ledger.js";
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
  const { signal } = page;
  const list = html("ol", { class: "sw-cards" });
  const stacks = html("span", {});
  /** What the combo does that is pointed at while one is picked. */
  const told = html("div", { class: "sw-combo-told", role: "group", "aria-label": page.word("column-told"), tabindex: 0, hidden: true });
  const element = html(
    "section",
    { class: "sw-combo-column", role: "group", "aria-label": page.word("column") },
    html("div", { class: "sw-small-heading", "aria-hidden": "true" }, page.word("column")),
    list,
    html("p", { class: "sw-column-hint" }, page.word("column-point")),
    told,
    html("p", { class: "sw-stacks" }, drawStacks(), stacks),
  );
  /** The names of combos whose ledgers are open; a combo stays open when it moves up. @type {Set<string>} */
  const open = new Set();
  /** What each slot of the column shows, and what that was drawn from. @type {{ name: string, drawn: string }[]} */
  let shown = [];
  /** The combos that can be picked now, and the one that is told about. @type {Card[]} */
  let offered = [];
  /** @type {Card | null} */
  let about = null;

  for (const event of ["pointerover", "focusin", "click"]) list.addEventListener(event, point, { signal });
  // What is told stays, so that it can be read, and scrolled.
  for (const event of ["pointerleave", "focusout"]) list.addEventListener(event, () => light(null), { signal });

  /** Tells about the combo that is pointed at, and lights the regions that it likes. @param {Event} event */
  function point(event) {
    const slot = event.target instanceof Element ? event.target.closest("[data-slot]") : null;
    const card = offered[Number(slot?.getAttribute("data-slot") ?? -1)];
    if (!card) return;
    light(card);
    tell(card);
  }

  /** @param {Card | null} card */
  function light(card) {
    if (offered.length) page.highlight(card?.likes.flatMap(({ regions }) => regions) ?? []);
    for (const item of list.children) set(item, { "data-told": card !== null && item.getAttribute("data-slot") === String(card.slot) });
  }

  /** @param {Card | null} card */
  function tell(card) {
    told.hidden = card === null;
    if (card === about) return;
    about = card;
    endHighlight(page, told);
    told.scrollTop = 0;
    replaceContent(told, ...(card ? drawTold(page, card) : []));
  }

  /**
   * @param {Card} card
   * @param {boolean} picking
   */
  function fillSlot(card, picking) {
    const slot = /** @type {HTMLElement} */ (list.children[card.slot]);
    const { name } = card;
    const before = shown.findIndex((other) => other.name === name);
    const drawing = picking ? drawRow(page, card) : drawCard(page, card, { open: open.has(name), toggle });
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

    /** Puts away what was told: another thing is pointed at. */
    forget: () => about && tell(null),

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
      const changed = JSON.stringify(next) !== JSON.stringify(shown);
      for (const card of column) {
        if (next[card.slot]?.drawn !== shown[card.slot]?.drawn) fillSlot(card, picking);
      }
      shown = next;
      if (!changed) return;
      light(null);
      offered = picking ? column : [];
      tell(offered.find(({ name }) => name === about?.name) ?? null);
    },
  };
}

/**
 * A combo while one is picked: its price, badge, banner and tokens, and the button that takes it.
 *
 * @param {Page} page
 * @param {Card} card
 */
const drawRow = (page, card) => html("div", { class: "sw-card" }, drawHead(page, card), ...drawTakeButton(page, card));

/**
 * What is told about a combo that is pointed at while one is picked.
 *
 * @param {Page} page
 * @param {Card} card
 * @returns {HTMLElement[]}
 */
function drawTold(page, card) {
  const likes = card.likes.map(({ text, regions }) => {
    const line = html("p", { tabindex: 0 }, text, drawPin());
    highlightWhilePointedAt(page, line, regions);
    return line;
  });
  return [
    html("h3", {}, card.name),
    ...(card.why && !card.action ? [html("p", { class: "sw-cannot" }, card.why.text)] : []),
    ...(card.drawn ? [html("p", { class: "sw-drawn-note" }, page.word("column-drawn"))] : []),
    ...(likes.length ? [html("div", { class: "sw-likes" }, ...likes)] : []),
    drawAbilities(page, card),
    drawDetails(page, card),
    ...drawLedgers(page, card),
  ];
}

/**
 * A combo where none is picked: a line, which can be opened.
 *
 * @param {Page} page
 * @param {Card} card
 * @param {{ open: boolean, toggle: () => void }} state
 */
function drawCard(page, card, { open, toggle }) {
  const more = html("button", {
    type: "button",
    class: "sw-card-more",
    "aria-expanded": String(open),
    "aria-label": `${page.word("column-more")}: ${card.name}`,
    "data-key": `more/${card.slot}`,
  });
  more.addEventListener("click", toggle);
  const head = drawHead(page, card);
  if (!open) set(head, { title: abilitiesOf(card) });
  // A wide target for the pointer; the keyboard has the button.
  head.addEventListener("click", toggle);
  const element = html("div", { class: "sw-card" }, head, html("div", { class: "sw-card-foot" }, more));
  if (!open) return element;
  if (card.drawn) element.append(html("p", { class: "sw-drawn-note", "aria-hidden": "true" }, page.word("column-drawn")));
  element.append(drawAbilities(page, card), drawDetails(page, card), ...drawLedgers(page, card));
  return element;
}

/** @param {Card} card */
const abilitiesOf = (card) => `${card.power}: ${card.power_ability}\n${card.race}: ${card.race_ability}`;

/**
 * @param {Page} page
 * @param {Card} card
 */
const drawHead = (page, card) =>
  html(
    "div",
    { class: "sw-card-head" },
    drawPrice(page, card),
    drawCombo(page, card, ...drawWaiting(page, card), drawCoins(page, card)),
    drawSum(page, card),
    ...(card.drawn ? [drawDrawnSign(page)] : []),
    html("span", { class: "sw-screen-reader-only" }, `: ${card.summary}`),
  );

/**
 * The ledgers of its price and its tokens. While a lesson asks about them, they are kept back.
 *
 * @param {Page} page
 * @param {Card} card
 */
function drawLedgers(page, card) {
  const known = [card.price, card.tokens].filter(({ title }) => title);
  const ledgers = known.map((ledger, index) => drawLedger(page, ledger, { key: `ledger/${card.slot}/${index}` }));
  return ledgers.length ? [html("div", { class: "sw-card-ledgers" }, ...ledgers)] : [];
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
    { class: "sw-sum", "data-open-sum": end === 0 && sum.includes("+"), "aria-hidden": "true", title: tokens.title && `${tokens.title}. ${tokens.sum}` },
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
      "aria-description": abilitiesOf(card),
      "data-key": `take/${card.slot}`,
    },
    page.word("column-take"),
  );
  button.addEventListener("click", () => {
    if (action) page.play([action]);
    else if (why) page.refuse(why);
  });
  return [button];
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
