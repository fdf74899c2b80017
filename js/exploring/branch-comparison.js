// The branches and the game side by side: a little map of each, and what there is to compare, row by row.

import { html, set } from "../parts/dom.js";
import { swap } from "../parts/focus.js";
import { createLittleMap } from "./map-thumbnail.js";
import { sign } from "../parts/icons.js";

/**
 * @typedef {import("../types/exploring").BranchColumn} BranchColumn
 * @typedef {import("../types/exploring").CompareRow} CompareRow
 * @typedef {import("../types/exploring").Explore} Explore
 * @typedef {import("../types/snapshot").Desk} Desk
 */

/** A column as wide as this has room for notes. */
const SLIM = 118;

/** @param {Desk} desk */
export function createBranches(desk) {
  // Not a table element: where it is narrow, a row's name stands above its cells.
  const table = html("div", { class: "sw-sides", role: "table" });
  const element = html("section", { class: "sw-branches", hidden: true }, table);
  /** @type {ReturnType<typeof createLittleMap>[]} */
  const maps = [];
  let drawn = "";
  /** Whether there is more than a line: in the game, which has better things to show, and in a branch. */
  const open = [false, true];
  /** @type {Explore | null} */
  let now = null;

  /**
   * @param {BranchColumn} column
   * @param {number} index
   * @param {boolean} shown
   * @param {boolean} whole
   */
  function drawHead({ name, about }, index, shown, whole) {
    const map = (maps[index] ??= createLittleMap(desk.scenery));
    const button = html(
      "button",
      { type: "button", class: "sw-side", "data-key": `side/${index}`, "aria-pressed": String(shown), title: name },
      ...(whole ? [map.element] : []),
      // The spaces part the words for those who listen.
      html("span", { class: "sw-side-name" }, name),
      " ",
      ...(whole ? [html("span", { class: "sw-side-about" }, about), " "] : []),
      ...(shown ? [html("span", { class: "sw-side-shown" }, desk.word("branches-shown"))] : []),
    );
    button.addEventListener("click", () => shown || desk.ask({ type: "show", column: index }), { signal: desk.signal });
    return html("div", cell("columnheader", index, shown), button);
  }

  /**
   * @param {CompareRow} row
   * @param {number} shown
   */
  function drawRow({ label, cells }, shown) {
    // In narrow columns there is no room for more than numbers: what is shown has its notes below them.
    const notes = (cells[shown]?.notes ?? []).join(" ");
    return html(
      "div",
      { class: "sw-sides-row", role: "row" },
      html("div", { class: "sw-sides-label", role: "rowheader" }, label),
      ...cells.map(({ text, notes, best }, index) => {
        const said = html(best ? "b" : "span", { class: best ? "sw-best" : null }, text);
        if (best) said.prepend(sign("star", desk.word("branches-best")));
        const more = notes.map((note) => html("small", {}, note));
        return html("div", cell("cell", index, index === shown), said, ...more);
      }),
      ...(notes ? [html("p", { class: "sw-sides-notes", "aria-hidden": "true" }, notes)] : []),
    );
  }

  /** @param {Explore} explore */
  function drawTable({ title: heading, columns, rows, differences, shown }) {
    const whole = open[Number(shown > 0)] ?? true;
    const opener = html("button", { type: "button", class: "sw-opener", "data-key": "sides", "aria-expanded": String(whole) }, heading);
    opener.addEventListener("click", () => fold(), { signal: desk.signal });
    const corner = html("div", { class: "sw-sides-label sw-sides-title", role: "columnheader" }, opener);
    const heads = columns.map((column, index) => drawHead(column, index, index === shown, whole));
    const head = html("div", { class: "sw-sides-row", role: "row" }, corner, ...heads);
    set(table, { "data-folded": !whole });
    if (!whole) return [head];
    const drawnRows = rows.map((row) => drawRow(row, shown));
    if (differences.length === 0) return [head, ...drawnRows];
    const title = html("div", { class: "sw-sides-label sw-sides-title", role: "rowheader" }, desk.word("branches-differ"));
    const gap = html("div", { class: "sw-sides-row sw-sides-gap", role: "row" }, title);
    return [head, ...drawnRows, gap, ...differences.map((row) => drawRow(row, shown))];
  }

  function fold() {
    if (!now) return;
    const at = Number(now.shown > 0);
    open[at] = !open[at];
    draw(now);
    reveal();
  }

  /** @param {Explore} explore */
  function draw(explore) {
    const { columns } = explore;
    const [game] = columns;
    if (!game) return;
    table.style.setProperty("--sw-sides", String(columns.length));
    swap(table, ...drawTable(explore));
    columns.forEach((column, index) => maps[index]?.update(column, game));
  }

  /** Says whether there is room for notes, and for all; and scrolls what is shown into sight, but nothing else. */
  function reveal() {
    const heads = table.querySelectorAll("[role=columnheader]").length;
    if (element.hidden || !heads) return;
    set(table, { "data-slim": table.clientWidth < SLIM * (heads + 0.5) });
    set(table, { "data-scrolls": table.scrollWidth > table.clientWidth + 1 });
    const head = /** @type {HTMLElement | null} */ (table.querySelector(".sw-sides-shown:not([data-column='0'])"));
    table.scrollLeft = head ? Math.max(0, head.offsetLeft + head.offsetWidth - table.clientWidth) : 0;
  }

  return {
    element,
    reveal,

    /** @param {Explore} explore */
    update(explore) {
      now = explore;
      const { title, columns, rows, differences, shown } = explore;
      for (const named of [element, table]) set(named, { "aria-label": title });
      element.hidden = columns.length < 2;
      const next = JSON.stringify([title, columns, rows, differences, shown]);
      if (element.hidden || next === drawn) return;
      drawn = next;
      draw(explore);
    },
  };
}

/**
 * @param {string} role
 * @param {number} index
 * @param {boolean} shown
 */
const cell = (role, index, shown) => ({ role, class: shown ? "sw-sides-cell sw-sides-shown" : "sw-sides-cell", "data-column": index });
