// The pieces of an active race beside its tokens: those that run out, and those that it has collected.

import { html } from "../parts/dom.js";

/**
 * @typedef {import("../types/editor").DraftCount} DraftCount
 * @typedef {import("../types/editor").DraftRace} DraftRace
 */

/**
 * @param {import("../types/page").Page} page
 * @param {ReturnType<typeof import("./fields.js").createFields>} fields
 * @param {(request: import("../types/editor").EditorRequest) => void} change
 */
export function createRacePieces({ word }, fields, change) {
  /**
   * @param {string} key
   * @param {string} who
   * @param {DraftCount} what
   * @param {(value: number) => void} send
   */
  function drawCount(key, who, { name, count, least, most }, send) {
    return fields.named(name, fields.number(key, `${who}: ${name}`, count, [least, most], send), "sw-number-field");
  }

  /**
   * @param {number} player
   * @param {string} who
   * @param {NonNullable<DraftRace["pile"]>} pile
   */
  function drawPile(player, who, { rows, more }) {
    const [key, name] = [`seat/${player}/pile`, `${who}: ${word("editor-pile")}`];
    const send = (/** @type {string} */ what, /** @type {number} */ value) => change({ do: "pile", player, what, value });
    const counts = rows.map((row) => drawCount(`${key}/${row.id}`, name, row, (value) => send(row.id, value)));
    const none = { id: "", name: word("editor-pile-more") };
    const other = fields.choice(`${key}/more`, `${who}: ${word("editor-pile-more")}`, [none, ...more], "", (what) => send(what, 1));
    return html("div", { class: "sw-form-row sw-form-counts" }, html("span", { class: "sw-checks-name" }, word("editor-pile")), ...counts, ...(more.length ? [other] : []));
  }

  return {
    /**
     * What a role has: counts beside the map, and its badges.
     *
     * @param {import("../types/editor").DraftBoard} board
     * @param {number} player
     * @param {string} who
     * @param {import("../types/editor").DraftRole} role
     */
    drawRole(board, player, who, { counts, more, badges }) {
      const key = `seat/${player}/role`;
      const send = (/** @type {string} */ what, /** @type {number} */ value) => change({ do: "role", player, what, value });
      const move = (/** @type {string} */ power, /** @type {string} */ to) => change({ do: "role", player, power, to });
      const numbers = counts.map((count) => drawCount(`${key}/${count.id}`, who, count, (value) => send(count.id, value)));
      const other = fields.choice(`${key}/more`, `${who}: ${word("editor-well-more")}`, [{ id: "", name: word("editor-well-more") }, ...more], "", (what) => send(what, 1));
      const places = [{ id: "powers", name: word("editor-in-use") }, { id: "offered", name: word("editor-for-sale") }, { id: "", name: word("editor-not-theirs") }];
      const powers = badges.map((badge) => fields.named(badge.name, fields.choice(`${key}/${badge.id}`, `${who}: ${badge.name}`, places, badge.to, (to) => move(badge.id, to))));
      const free = board.powers.filter((power) => power.player === null);
      const add = fields.choice(`${key}/add`, `${who}: ${word("editor-another-power")}`, [{ id: "", name: word("editor-another-power") }, ...free], "", (power) => move(power, "offered"));
      return [
        html("div", { class: "sw-form-row sw-form-counts" }, ...numbers, other),
        html("div", { class: "sw-form-row sw-form-counts" }, ...powers, add),
      ];
    },

    /**
     * @param {number} player
     * @param {string} who
     * @param {DraftRace} race
     */
    draw(player, who, { pieces, pile }) {
      const key = `seat/${player}/pieces`;
      const counts = pieces.map((piece) => drawCount(`${key}/${piece.id}`, who, piece, (value) => change({ do: "pieces", player, marker: piece.id, value })));
      const rows = counts.length ? [html("div", { class: "sw-form-row sw-form-counts" }, ...counts)] : [];
      return pile ? [...rows, drawPile(player, who, pile)] : rows;
    },
  };
}
