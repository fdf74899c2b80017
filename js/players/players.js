// The players: a plate for each, in the order in which they play.

import { drawCombo, drawComboEmblem } from "../combos/combo.js";
import { drawLedger, endHighlight, formatSigned } from "../explanations/ledger.js";
import { NOT_EXPLORING } from "../exploring/exploring.js";
import { drawChoiceQuestion } from "../parts/choice-question.js";
import { drawCoin, drawHiddenCoin } from "../parts/coins.js";
import { html, set, svg } from "../parts/dom.js";
import { replaceContent } from "../parts/focus.js";
import { MOON, drawCrown } from "../parts/icons.js";
import { drawPiecesOffMap } from "../parts/pieces-off-map.js";
import { drawToldMarker } from "../parts/told-marker.js";
import { drawSeat, drawSeatButton } from "./bot-seat.js";

/**
 * @typedef {import("../types/page").Page} Page
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 * @typedef {import("../types/snapshot").PlayerNow} PlayerNow
 * @typedef {import("../types/snapshot").Combo} Combo
 * @typedef {import("../types/snapshot").Choice} Choice
 * @typedef {import("../types/exploring").Explore} Explore
 */

/**
 * @typedef {object} Plate the content of a player's plate
 * @property {number} index
 * @property {PlayerNow} player
 * @property {boolean} decides
 * @property {import("../types/exploring").Seat | null} seat the bot that plays
 * @property {import("../types/exploring").BotKind[]} bots that could
 */

/**
 * The parts of a plate that are open.
 *
 * @typedef {object} OpenParts
 * @property {(part: string) => boolean} isOpen
 * @property {(part: string) => void} toggle
 */

/** @param {Page} page */
export function createPlayers(page) {
  const list = html("ol", { class: "sw-plates" });
  const element = html("section", { class: "sw-players", role: "group", "aria-label": page.word("players") }, list);
  /** The parts that are open: "0/score". @type {Set<string>} */
  const open = new Set();
  /** @type {string[]} */
  let drawn = [];
  /** @type {Snapshot | null} */
  let shown = null;
  let { seats, bots } = NOT_EXPLORING;

  page.deployment.onChange(() => shown && update(shown), page.signal);

  /** A player with the numbers that are being put down and were not sent yet. @param {PlayerNow} player @returns {PlayerNow} */
  function withDraft(player) {
    const { active } = player;
    // Markers that count as tokens are told apart only when they are put down.
    const allocation = page.deployment.allocations().find(({ emblem, counts }) => emblem === active?.race_emblem && counts.length === 0);
    if (!active || !allocation) return player;
    const { key, now, regions } = allocation;
    const more = regions.reduce((sum, region) => sum + page.deployment.count(key, region) - (now[region] ?? 0), 0);
    return { ...player, active: { ...active, hand: Math.max(0, active.hand - more), tokens: active.tokens + more } };
  }

  /** @param {Plate} plate */
  function fillPlate(plate) {
    const item = /** @type {HTMLElement} */ (list.children[plate.index]);
    /** @param {string} part */
    const key = (part) => `${plate.index}/${part}`;
    const parts = drawPlate(page, plate, {
      isOpen: (part) => open.has(key(part)),
      toggle(part) {
        if (!open.delete(key(part))) open.add(key(part));
        fillPlate(plate);
        // The list that was chosen from is gone.
        if (part === "seat") /** @type {HTMLElement | null} */ (item.querySelector(".sw-seat-button"))?.focus();
      },
    });
    set(item, { "aria-current": plate.decides ? "true" : null, "data-winner": plate.player.winner });
    endHighlight(page, item);
    replaceContent(item, ...parts);
  }

  /** @param {Snapshot} snapshot */
  function update(snapshot) {
    shown = snapshot;
    const { players, player: who, phase } = snapshot;
    while (list.children.length > players.length) list.lastElementChild?.remove();
    while (list.children.length < players.length) list.append(createPlate(page, list.children.length));
    set(list, { "data-many": players.length > 3, "data-six": players.length > 5 });
    const plates = players.map((player, index) => {
      const decides = index === who && phase !== "over";
      return { index, player: decides ? withDraft(player) : player, decides, seat: seats[index] ?? null, bots };
    });
    const next = plates.map((plate) => JSON.stringify(plate));
    for (const plate of plates) {
      if (next[plate.index] !== drawn[plate.index]) fillPlate(plate);
    }
    drawn = next;
  }

  return {
    element,
    update,

    /** @param {Explore} explore */
    updateExploring(explore) {
      if (JSON.stringify([seats, bots]) === JSON.stringify([explore.seats, explore.bots])) return;
      ({ seats, bots } = explore);
      if (shown) update(shown);
    },
  };
}

/**
 * @param {Page} page
 * @param {number} index
 */
function createPlate(page, index) {
  const item = html("li", { class: "sw-plate", "data-player": index });
  item.style.setProperty("--sw-player-colour", page.scenery.players[index]?.full ?? "#555");
  return item;
}

/**
 * @param {Page} page
 * @param {Plate} plate
 * @param {OpenParts} openParts
 */
function drawPlate(page, { index, player, decides, seat, bots }, openParts) {
  const seated = { index, name: player.name, seat, bots, open: openParts.isOpen("seat"), toggle: () => openParts.toggle("seat") };
  const races = html("div", { class: "sw-races" });
  const line = drawFirstLine(page, index, player, decides, openParts);
  const peace = player.peace.map((sentence) => html("p", { class: "sw-peace", title: sentence }, drawFlag(), sentence));
  const inside = html("div", { class: "sw-plate-inside" }, line, ...drawSeat(page, seated), races, ...peace);
  if (openParts.isOpen("score") && player.scored) {
    inside.append(drawLedger(page, player.scored, { key: `score/${index}` }));
  }

  const combos = [...(player.active ? [player.active] : []), ...player.declined];
  if (!player.active) races.append(html("span", { class: "sw-no-race" }, page.word("players-no-race")));
  for (const [order, combo] of combos.entries()) {
    const part = `race/${order}`;
    const declined = combo !== player.active;
    const state = { key: `${index}/${part}`, open: openParts.isOpen(part), toggle: () => openParts.toggle(part) };
    const asking = { ...openParts, key: `piece/${index}/${order}` };
    races.append(...drawRace(page, combo, declined, state), ...drawPieces(page, combo, asking));
    for (const [n, piece] of combo.pieces.entries()) {
      if (openParts.isOpen(`${asking.key}/${n}`)) inside.append(drawAskedPiece(page, piece));
    }
    if (!openParts.isOpen(part)) continue;
    const pieces = combo.pieces.map(({ label, about }) => html("li", {}, html("b", {}, label), about));
    inside.append(html("ul", { class: "sw-abilities" }, ...combo.abilities.map((ability) => html("li", {}, ability)), ...pieces));
  }

  const choices = player.choices.map((choice, order) => drawChoice(page, choice, `${index}/do/${order}`, openParts));
  if (choices.length) races.append(html("span", { class: "sw-plate-choices" }, ...choices));
  for (const choice of player.choices) {
    if (choice.ways.length && openParts.isOpen(choice.kind)) inside.append(drawChoiceQuestion(page, choice, `${index}/way/${choice.kind}`));
  }
  return [drawTab(page, index, bots.length ? [drawSeatButton(page, seated)] : []), inside];
}

/**
 * @param {Page} page
 * @param {number} index
 * @param {Element[]} seat
 */
function drawTab(page, index, seat) {
  const shape = svg("path", { d: page.scenery.players[index]?.shape });
  const shapePicture = svg("svg", { class: "sw-shape", viewBox: "-14 -14 28 28", "aria-hidden": "true" }, shape);
  return html("span", { class: "sw-tab" }, shapePicture, ...seat);
}

/**
 * The first line of a plate: name, what the last turn brought, and coins.
 *
 * @param {Page} page
 * @param {number} index
 * @param {PlayerNow} player
 * @param {boolean} decides
 * @param {OpenParts} openParts
 */
function drawFirstLine(page, index, { name, coins, scored, winner, team }, decides, { isOpen, toggle }) {
  const line = html("div", { class: "sw-plate-line" }, ...(team ? [drawTeam(team), " "] : []), html("span", { class: "sw-player-name", title: name }, name));
  // The spaces part the words for screen readers.
  if (decides) line.append(" ", html("span", { class: "sw-decides" }, page.word("players-decides")));
  if (winner) line.append(" ", html("span", { class: "sw-winner" }, drawCrown(), page.word("players-winner")));
  if (scored) {
    const button = html(
      "button",
      { type: "button", class: "sw-scored", "aria-expanded": String(isOpen("score")), "data-key": `${index}/score`, title: scored.title },
      html("b", {}, formatSigned(scored.total)),
      " ",
      page.word("players-last-turn"),
    );
    button.addEventListener("click", () => toggle("score"));
    line.append(" ", button);
  }
  line.append(" ", drawCoins(page, coins));
  return line;
}

/** The sign that partners share. @param {NonNullable<PlayerNow["team"]>} team */
function drawTeam({ number, sign, label }) {
  const read = html("span", { class: "sw-screen-reader-only" }, label);
  return html("span", { class: "sw-team", "data-team": number, title: label }, html("span", { "aria-hidden": "true" }, sign), read);
}

/**
 * @param {Page} page
 * @param {number | null} coins null where the viewer may not know
 */
function drawCoins(page, coins) {
  if (coins === null) {
    const hidden = page.word("players-hidden");
    return html(
      "span",
      { class: "sw-coins", "data-coins": "hidden", title: hidden },
      drawHiddenCoin(),
      html("span", { class: "sw-screen-reader-only" }, hidden),
    );
  }
  return html(
    "span",
    { class: "sw-coins", "data-coins": coins, title: page.word("players-coins") },
    drawCoin("", coins),
    html("b", {}, String(coins)),
    html("span", { class: "sw-screen-reader-only" }, ` ${page.word("players-coins")}`),
  );
}

/**
 * A race at the player's side: a button that opens what it can do, and how many tokens there are.
 *
 * @param {Page} page
 * @param {Combo} combo
 * @param {boolean} declined
 * @param {{ key: string, open: boolean, toggle: () => void }} state
 */
function drawRace(page, combo, declined, { key, open, toggle }) {
  const button = html("button", { type: "button", class: "sw-race-button", "aria-expanded": String(open), "data-key": key });
  button.addEventListener("click", toggle);
  const { name } = combo;
  if (!declined) {
    // Where there is little room, the banner does not show the whole of it.
    set(button, { title: name });
    button.append(drawCombo(page, combo));
    const tallies = html("span", { class: "sw-tallies" });
    if (combo.hand) tallies.append(drawCount(page.word("players-in-hand"), combo.hand, HAND));
    tallies.append(drawCount(page.word("players-on-map"), combo.tokens, MAP));
    return [button, tallies];
  }
  set(button, { title: `${page.word("players-declined")}: ${name}` });
  button.append(
    drawGlyph(MOON),
    html("span", { class: "sw-screen-reader-only" }, `${page.word("players-declined")}: ${name}`),
    ...(combo.power === null ? [] : [drawComboEmblem(page, combo.power_emblem ?? "", combo.power)]),
    drawComboEmblem(page, combo.race_emblem, combo.race),
    html("span", { class: "sw-declined-name", "aria-hidden": "true" }, name),
  );
  return [html("span", { class: "sw-declined" }, button, drawCount(page.word("players-regions"), combo.regions, MAP))];
}

/**
 * What a race has beside its tokens: each piece opens what it does.
 *
 * @param {Page} page
 * @param {Combo} combo
 * @param {import("../parts/pieces-off-map.js").Asking} asking
 */
function drawPieces(page, { pieces }, asking) {
  return pieces.length ? [html("span", { class: "sw-pieces-off-map" }, ...drawPiecesOffMap(page, pieces, asking))] : [];
}

/**
 * @param {Page} page
 * @param {import("../types/snapshot").PiecesOffMap} piece
 */
function drawAskedPiece(page, { label, about, told }) {
  const items = told ? told.map((marker) => html("li", {}, drawToldMarker(page, marker))) : [html("li", {}, html("b", {}, label), about)];
  return html("ul", { class: "sw-abilities" }, ...items);
}

const HAND =
  "M4.2 8V3.6a1 1 0 0 1 2 0V7h.5V2a1 1 0 0 1 2 0V7h.5V2.6a1 1 0 0 1 2 0V7.6h.5V4.6a1 1 0 0 1 2 0V10" +
  "C13.7 13 11.8 15.2 9 15.2C6.4 15.2 5.2 13.6 3.8 11.6L2.1 9.2C1.6 8.3 2.8 7.3 3.6 8Z";
const MAP = "M1 4L5.3 2V12L1 14ZM6.3 2L9.7 4V14L6.3 12ZM10.7 4L15 2V12L10.7 14Z";
const FLAG = "M2.5 1H4V15H2.5ZM5 2Q8 .5 10 2T14.5 2V9Q12 10.5 10 9T5 9Z";

/** @param {string} path */
function drawGlyph(path) {
  return svg(
    "svg",
    { class: "sw-glyph", viewBox: "0 0 16 16", "aria-hidden": "true" },
    svg("path", { d: path, fill: "currentColor" }),
  );
}

const drawFlag = () => drawGlyph(FLAG);

/**
 * A number with its picture; the word is read out, and shown in a tooltip.
 *
 * @param {string} word
 * @param {number} count
 * @param {string} path of the picture
 */
function drawCount(word, count, path) {
  return html(
    "span",
    { class: "sw-tally", title: `${word}: ${count}` },
    drawGlyph(path),
    html("span", { class: "sw-screen-reader-only" }, `${word}: `),
    String(count),
  );
}

/**
 * @param {Page} page
 * @param {Choice} choice
 * @param {string} key
 * @param {OpenParts} openParts
 */
function drawChoice(page, choice, key, { isOpen, toggle }) {
  const { kind, label, action, why, ways } = choice;
  const asks = ways.length > 0;
  const button = html(
    "button",
    { type: "button", class: "sw-button", "aria-disabled": action || asks ? null : "true", "aria-expanded": asks ? String(isOpen(kind)) : null, "data-key": key, "data-kind": kind },
    label,
  );
  button.addEventListener("click", () => {
    if (asks) toggle(kind);
    else if (action) page.play([action]);
    else if (why) page.refuse(why);
  });
  return button;
}
