// What an active race has beside its tokens: pieces that run out, and what it has collected.

import { html } from "../parts/dom.js";

/**
 * @typedef {import("../types/editor").DraftCount} DraftCount
 * @typedef {import("../types/editor").DraftRace} DraftRace
 */

/**
 * @param {import("../types/snapshot").Desk} desk
 * @param {ReturnType<typeof import("./fields.js").createFields>} fields
 * @param {(wish: import("../types/editor").EditWish) => void} change
 */
export function createBelongings({ word }, fields, change) {
  /**
   * @param {string} key
   * @param {string} who
   * @param {DraftCount} what
   * @param {(value: number) => void} send
   */
  function drawCount(key, who, { name, count, least, most }, send) {
    return fields.named(name, fields.number(key, `${who}: ${name}`, count, [least, most], send), "sw-count");
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
    return html("div", { class: "sw-seat-row sw-seat-counts" }, html("span", { class: "sw-checks-name" }, word("editor-pile")), ...counts, ...(more.length ? [other] : []));
  }

  return {
    /**
     * @param {number} player
     * @param {string} who
     * @param {DraftRace} race
     */
    draw(player, who, { pieces, pile }) {
      const key = `seat/${player}/pieces`;
      const counts = pieces.map((piece) => drawCount(`${key}/${piece.id}`, who, piece, (value) => change({ do: "pieces", player, marker: piece.id, value })));
      const rows = counts.length ? [html("div", { class: "sw-seat-row sw-seat-counts" }, ...counts)] : [];
      return pile ? [...rows, drawPile(player, who, pile)] : rows;
    },
  };
}
