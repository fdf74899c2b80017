// The forms beside the map: the board and the turn, a plate for each player, and the combos on offer.

import { html, svg } from "../parts/dom.js";
import { replaceContent } from "../parts/focus.js";
import { MOON, icon } from "../parts/icons.js";
import { createFields } from "./fields.js";
import { createRacePieces } from "./race-pieces.js";

/**
 * @typedef {import("../types/page").Page} Page
 * @typedef {import("../types/editor").DraftBoard} DraftBoard
 * @typedef {import("../types/editor").DraftOption} DraftOption
 */

/**
 * @param {Page} page
 * @param {import("./editor-loader.js").EditorState} state
 * @param {(request: import("../types/editor").EditorRequest) => void} change
 */
export function createForms(page, state, change) {
  const { word } = page;
  // Radio buttons of one name are one group, and a page may show several widgets.
  const name = `sw-${Math.random().toString(36).slice(2)}`;
  const fields = createFields(page, state, name);
  const racePieces = createRacePieces(page, fields, change);
  const doubts = html("div", { class: "sw-doubts", role: "status" });
  const table = html("div", { class: "sw-form" });
  const plates = html("ol", { class: "sw-plates" });
  const offer = html("ol", { class: "sw-offer-rows" });
  const more = html("div", {});
  const finds = html("section", { "aria-label": word("editor-finds") });
  const rest = html("div", { class: "sw-form" });
  const element = html(
    "div",
    { class: "sw-forms", hidden: true },
    doubts,
    html("section", { "aria-label": word("editor-table") }, table),
    html("section", { "aria-label": word("players") }, html("p", { class: "sw-small-heading" }, word("players")), plates),
    html("section", { "aria-label": word("editor-offer") }, html("p", { class: "sw-small-heading" }, word("editor-offer")), offer, more),
    finds,
    html("section", { "aria-label": word("editor-words") }, rest),
  );
  /** What each part was drawn from. @type {Map<Element, string>} */
  const drawn = new Map();

  /**
   * Draws a part anew where it would show something else now.
   *
   * @param {Element} part
   * @param {unknown} what
   * @param {boolean} anyway
   * @param {() => (Node | string)[]} draw
   */
  function renew(part, what, anyway, draw) {
    const next = JSON.stringify(what);
    if (!anyway && drawn.get(part) === next) return;
    drawn.set(part, next);
    replaceContent(part, ...draw());
  }

  /** @param {string[]} why */
  const drawDoubts = (why) => (why.length ? [html("p", { class: "sw-small-heading" }, word("editor-doubts")), html("ul", {}, ...why.map((each) => html("li", {}, each)))] : []);

  /** @param {DraftBoard} board */
  function drawTable({ boards, packs, turn, turns, guard }) {
    const chosen = boards.find((board) => board.chosen)?.id ?? "";
    const list = fields.choice("table/board", word("editor-board"), boards, chosen, (board) => change({ do: "board", board }));
    return [
      fields.named(word("editor-board"), list),
      html(
        "div",
        { class: "sw-field sw-form-turns" },
        html("span", {}, word("editor-turn")),
        fields.number("table/turn", word("editor-turn"), turn, [1, turns], (value) => change({ do: "turn", value })),
        html("span", {}, word("editor-of")),
        fields.number("table/turns", word("editor-turns"), turns, [turn, 100], (value) => change({ do: "turns", value })),
      ),
      html(
        "div",
        { class: "sw-checks", role: "group", "aria-label": word("editor-packs") },
        html("span", { class: "sw-checks-name" }, word("editor-packs")),
        ...packs.map(({ id, name, about, chosen, stays }) =>
          fields.check(`table/packs/${id}`, { name, about, on: chosen, fixed: stays }, (on) => change({ do: "packs", pack: id, on })),
        ),
      ),
      ...(guard ? [drawGuard(guard)] : []),
    ];
  }

  /** @param {NonNullable<DraftBoard["guard"]>} guard */
  function drawGuard({ race, races }) {
    const none = { id: "", name: word("editor-guards-nobody") };
    const list = fields.choice("table/guard", word("editor-guard"), [none, ...races], race, (wanted) => change({ do: "guard", race: wanted || null }));
    return fields.named(word("editor-guard"), list);
  }

  /**
   * @param {DraftBoard} board
   * @param {number} player
   */
  function drawPlate(board, player) {
    const seat = board.players[player];
    const look = page.scenery.players[player];
    if (!seat) return [];
    const key = `seat/${player}`;
    const mine = html("input", { type: "radio", name, checked: board.current === player, "data-key": `${key}/current` });
    mine.addEventListener(
      "change",
      () => {
        fields.ask(`${key}/current`);
        change({ do: "current", player });
      },
      { signal: page.signal },
    );
    const shape = svg("svg", { class: "sw-shape", viewBox: "-14 -14 28 28", "aria-hidden": "true" }, svg("path", { d: look?.shape ?? "" }));
    const coins = fields.number(`${key}/coins`, `${seat.name}: ${word("editor-coins")}`, seat.coins, [0, 100000], (value) => change({ do: "coins", player, value }));
    const { active, declined } = seat;
    const rows = [
      html(
        "div",
        { class: "sw-form-row" },
        fields.text(`${key}/name`, word("editor-name"), seat.name, (value) => change({ do: "name", player, value })),
        fields.named(word("editor-coins"), coins, "sw-number-field"),
      ),
      ...(board.roles.length ? [html("div", { class: "sw-form-row" }, fields.named(word("editor-role"), drawRoleChoice(board, player)))] : []),
      ...(seat.role
        ? racePieces.drawRole(board, player, seat.name, seat.role)
        : [html("div", { class: "sw-form-row" }, ...drawCombo(board, player, "active", active?.race ?? "", active?.power ?? ""))]),
    ];
    if (active) {
      const inHand = fields.number(`${key}/hand`, `${seat.name}: ${word("in-hand")}`, active.hand, [0, active.most], (value) => change({ do: "hand", player, value }));
      const declineButton = fields.button(`${key}/decline`, `${seat.name}: ${word("editor-decline")}`, () => change({ do: "decline", player }), drawMoon(), word("editor-decline"));
      rows.push(html("div", { class: "sw-form-row sw-end" }, fields.named(word("in-hand"), inHand, "sw-number-field"), declineButton));
      rows.push(...racePieces.draw(player, seat.name, active));
    }
    declined.forEach(({ race, power }, order) => rows.push(drawDeclined(board, player, order, race, power ?? "")));
    if (seat.may_decline && !seat.role) rows.push(drawDeclined(board, player, declined.length, "", ""));
    const turn = html("label", { class: "sw-form-current", title: word("editor-current") }, mine, html("span", {}, word("editor-current")));
    const inside = html("div", { class: "sw-plate-inside", role: "group", "aria-label": seat.name }, ...rows, turn);
    return [html("div", { class: "sw-tab" }, shape), inside];
  }

  /** @param {DraftBoard} board @param {number} player */
  function drawRoleChoice({ players, roles }, player) {
    const none = { id: "", name: word("editor-no-role") };
    return fields.choice(`seat/${player}/role`, `${players[player]?.name}: ${word("editor-role")}`, [none, ...roles], players[player]?.role?.id ?? "", (role) => change({ do: "role", player, role }));
  }

  const drawMoon = () => svg("svg", { class: "sw-moon", viewBox: "0 0 16 16", "aria-hidden": "true" }, svg("path", { d: MOON }));

  /**
   * @param {DraftBoard} board
   * @param {number} player
   * @param {number} order
   * @param {string} race
   * @param {string} power
   */
  function drawDeclined(board, player, order, race, power) {
    return html("div", { class: "sw-form-row sw-form-declined" }, drawMoon(), ...drawCombo(board, player, order, race, power));
  }

  /**
   * A power and a race to choose, in the order in which they lie on the table.
   *
   * @param {DraftBoard} board
   * @param {number} player
   * @param {"active" | number} which the active one, or which of those in decline
   * @param {string} race
   * @param {string} power
   */
  function drawCombo(board, player, which, race, power) {
    const [key, declined] = [`seat/${player}/${which}`, which !== "active"];
    const who = board.players[player]?.name ?? "";
    const none = { id: "", name: declined ? word("editor-nobody-declined") : word("editor-nobody") };
    const races = fields.choice(`${key}/race`, `${who}: ${declined ? word("editor-declined") : word("editor-active")}`, [none, ...taken(board.races, player)], race, (wanted) =>
      change({ do: "combo", player, which, race: wanted, power }),
    );
    if (!race) return [races];
    // A race that waits to be active again has any badge with it; one that is active again may have none.
    const known = declined ? board.powers.filter(({ id, stays }) => stays || id === power) : board.powers;
    const badges = declined || !power ? [{ id: "", name: word("editor-no-badge") }, ...taken(known, player)] : taken(known, player);
    const powers = fields.choice(`${key}/power`, `${who}: ${word("editor-power")}`, badges, power, (wanted) => change({ do: "combo", player, which, race, power: wanted }));
    return [powers, races];
  }

  /**
   * Options of which those that somebody has can be read, but not chosen.
   *
   * @param {DraftOption[]} options
   * @param {number | null} mine whose own need no name
   */
  const taken = (options, mine) =>
    options.map(({ id, name, player }) => {
      const others = player === null || player === mine ? "" : ` (${page.scenery.players[player]?.name ?? ""})`;
      return { id, taken: player !== null, name: `${name}${others}` };
    });

  /**
   * @param {DraftBoard} board
   * @param {number} slot
   */
  function drawRow({ column, races, powers }, slot) {
    const row = column[slot];
    if (!row) return html("li", {});
    const [key, number] = [`offer/${slot}`, slot + 1];
    return html(
      "li",
      { class: "sw-form-row" },
      html("b", {}, String(number)),
      fields.choice(`${key}/power`, `${number}: ${word("editor-power")}`, taken(powers, null), row.power, (power) => change({ do: "column", slot, power })),
      fields.choice(`${key}/race`, `${number}: ${word("editor-race")}`, taken(races, null), row.race, (race) => change({ do: "column", slot, race })),
      fields.number(`${key}/coins`, `${number}: ${word("editor-coins-on")}`, row.coins, [0, 100000], (coins) => change({ do: "column", slot, coins })),
      fields.button(`${key}/remove`, `${number}: ${word("editor-remove")}`, () => change({ do: "column", slot, race: "" }), "×"),
      ...(row.tokens === null ? [] : [drawTokensOn(slot, row.tokens)]),
    );
  }

  /**
   * Tokens that lie on a combo.
   *
   * @param {number} slot
   * @param {number} count
   */
  function drawTokensOn(slot, count) {
    const field = fields.number(`offer/${slot}/tokens`, `${slot + 1}: ${word("editor-tokens-on")}`, count, [0, null], (tokens) => change({ do: "column", slot, tokens }));
    return fields.named(word("editor-tokens-on"), field, "sw-tokens-on-field");
  }

  /** The pile of finds, each with a button that puts it on top; and the badge of a place. @param {DraftBoard} board */
  function drawFinds({ finds: { ordered, pile }, lent, powers }) {
    const rows = pile.map(({ id, name }, at) => {
      const top = fields.button(`finds/${id}`, `${name}: ${word("editor-finds-top")}`, () => change({ do: "order", what: id }), word("editor-finds-top"));
      return html("li", { class: "sw-form-row" }, html("b", {}, ordered ? String(at + 1) : "?"), html("span", {}, name), ...(ordered && at === 0 ? [] : [top]));
    });
    const badge = lent && fields.named(lent.name, fields.choice("finds/badge", `${lent.name}: ${word("editor-power")}`, taken(powers, null), lent.power, (power) => change({ do: "lend", power })));
    const heading = ordered ? word("editor-finds") : word("editor-finds-any");
    const list = pile.length ? [html("details", {}, html("summary", { class: "sw-small-heading" }, heading), html("ol", { class: "sw-offer-rows" }, ...rows))] : [];
    return [...list, ...(badge ? [html("div", { class: "sw-form" }, badge)] : [])];
  }

  /** @param {DraftBoard} board */
  function drawRest({ dice, title, text }) {
    return [
      fields.named(word("editor-dice"), fields.text("rest/dice", word("editor-dice"), dice, (value) => change({ do: "dice", value }))),
      html("p", { class: "sw-quiet-text" }, word("editor-dice-help")),
      fields.named(word("editor-title"), fields.text("rest/title", word("editor-title"), title, (value) => change({ do: "title", value }))),
      fields.named(word("editor-to-read"), fields.long("rest/text", word("editor-to-read"), text, (value) => change({ do: "text", value })), "sw-long"),
    ];
  }

  return {
    element,
    forget: () => fields.ask(),

    /**
     * @param {DraftBoard} board
     * @param {string} refused why the last change was refused: then what was typed goes back to what stands
     */
    update(board, refused) {
      const anyway = Boolean(refused);
      element.querySelector(".sw-refused")?.remove();
      renew(doubts, board.doubts, false, () => drawDoubts(board.doubts));
      const { boards, packs, turn, turns, players, races, powers, current, column, room, dice, title, text } = board;
      renew(table, [boards, packs, turn, turns], anyway, () => drawTable(board));
      while (plates.children.length > players.length) plates.lastElementChild?.remove();
      while (plates.children.length < players.length) plates.append(html("li", { class: "sw-plate sw-player-form" }));
      [...plates.children].forEach((plate, player) => {
        if (plate instanceof HTMLElement) plate.style.setProperty("--sw-player-colour", page.scenery.players[player]?.full ?? "#555");
        if (current === player) plate.setAttribute("aria-current", "true");
        else plate.removeAttribute("aria-current");
        renew(plate, [players[player], current, races, powers], anyway, () => drawPlate(board, player));
      });
      renew(offer, [column, races, powers], anyway, () => column.map((_row, slot) => drawRow(board, slot)));
      renew(more, room, anyway, () => [fields.button("offer/more", word("editor-more"), () => change({ do: "column", slot: column.length }), icon("tick"), word("editor-more"))]);
      more.hidden = !room;
      renew(finds, [board.finds, board.lent, powers], anyway, () => drawFinds(board));
      finds.hidden = board.finds.pile.length === 0 && !board.lent;
      renew(rest, [dice, title, text], anyway, () => drawRest(board));
      if (refused) fields.refuse(element, refused);
    },
  };
}
