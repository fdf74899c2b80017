// The branches and the game side by side: a little map of each, and what there is to compare, row by row.

import { html } from "./dom.js";
import { swap } from "./focus.js";
import { createLittleMap } from "./littlemap.js";
import { sign } from "./signs.js";

/**
 * @typedef {import("./explore").BranchColumn} BranchColumn
 * @typedef {import("./explore").CompareRow} CompareRow
 * @typedef {import("./explore").Explore} Explore
 * @typedef {import("./types").Desk} Desk
 */

/** @param {Desk} desk */
export function createBranches(desk) {
  // Not a table element: where it is narrow, a row's name stands above its cells.
  const table = html("div", { class: "sw-sides", role: "table", "aria-label": desk.word("branches") });
  const element = html("section", { class: "sw-branches", "aria-label": desk.word("branches"), hidden: true }, table);
  /** @type {ReturnType<typeof createLittleMap>[]} */
  const maps = [];
  let drawn = "";
  /** Whether there is more than little maps. */
  let open = true;
  /** @type {Explore | null} */
  let now = null;

  /**
   * @param {BranchColumn} column
   * @param {number} index
   * @param {boolean} shown
   */
  function drawHead({ name, about }, index, shown) {
    const map = (maps[index] ??= createLittleMap(desk.scenery));
    const button = html(
      "button",
      { type: "button", class: "sw-side", "data-key": `side/${index}`, "aria-pressed": String(shown), title: name },
      map.element,
      // The spaces part the words for those who listen.
      html("span", { class: "sw-side-name" }, name),
      " ",
      html("span", { class: "sw-side-about" }, about),
      " ",
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
  function drawTable({ columns, rows, differences, shown }) {
    const opener = html("button", { type: "button", class: "sw-opener", "data-key": "sides", "aria-expanded": String(open) });
    opener.append(desk.word("branches"));
    opener.addEventListener("click", () => fold(), { signal: desk.signal });
    const corner = html("div", { class: "sw-sides-label sw-sides-title", role: "columnheader" }, opener);
    const heads = columns.map((column, index) => drawHead(column, index, index === shown));
    const head = html("div", { class: "sw-sides-row", role: "row" }, corner, ...heads);
    if (!open) return [head];
    const drawnRows = rows.map((row) => drawRow(row, shown));
    if (differences.length === 0) return [head, ...drawnRows];
    const title = html("div", { class: "sw-sides-label sw-sides-title", role: "rowheader" }, desk.word("branches-differ"));
    const gap = html("div", { class: "sw-sides-row sw-sides-gap", role: "row" }, title);
    return [head, ...drawnRows, gap, ...differences.map((row) => drawRow(row, shown))];
  }

  function fold() {
    open = !open;
    if (now) draw(now);
  }

  /** @param {Explore} explore */
  function draw(explore) {
    const { columns } = explore;
    const [game] = columns;
    if (!game) return;
    table.style.setProperty("--sw-sides", String(columns.length));
    swap(table, ...drawTable(explore));
    columns.forEach((column, index) => maps[index]?.update(column, game));
    reveal();
  }

  /** Scrolls what is shown into sight, and nothing but the table. */
  function reveal() {
    const head = /** @type {HTMLElement | null} */ (table.querySelector(".sw-sides-shown"));
    if (!head) return;
    const beyond = head.offsetLeft + head.offsetWidth - table.offsetLeft - table.clientWidth;
    table.scrollLeft = Math.max(0, beyond);
  }

  return {
    element,
    reveal,

    /** @param {Explore} explore */
    update(explore) {
      now = explore;
      const { columns, rows, differences, shown } = explore;
      element.hidden = columns.length < 2;
      const next = JSON.stringify([columns, rows, differences, shown]);
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
