// The comparison of the branches with the game, side by side: a map of each, and their numbers row by row. It can be enlarged over the
// whole stage.

import { html, set } from "../parts/dom.js";
import { replaceContent } from "../parts/focus.js";
import { icon } from "../parts/icons.js";
import { createMapThumbnail } from "./map-thumbnail.js";

/**
 * @typedef {import("../types/exploring").BranchColumn} BranchColumn
 * @typedef {import("../types/exploring").CompareRow} CompareRow
 * @typedef {import("../types/exploring").Explore} Explore
 * @typedef {import("../types/page").Page} Page
 */

/** The width from which on a column has room for notes. */
const NOTE_WIDTH = 118;

/** @param {Page} page */
export function createBranchComparison(page) {
  // It is no table element: where it is narrow, a row's name stands above its cells.
  const table = html("div", { class: "sw-comparison", role: "table" });
  const element = html("section", { class: "sw-branch-comparison", hidden: true }, table);
  /** @type {ReturnType<typeof createMapThumbnail>[]} */
  const thumbnails = [];
  let drawn = "";
  /** Whether it is unfolded: in the game, which has better things to show, and in a branch. */
  const open = [false, true];
  /** Whether it lies over the whole stage, so that its maps have more room than the panel has. */
  let large = false;
  /** @type {Explore | null} */
  let now = null;

  /**
   * @param {BranchColumn} column
   * @param {number} index
   * @param {boolean} shown
   * @param {boolean} unfolded
   */
  function drawHead({ name, about }, index, shown, unfolded) {
    const thumbnail = (thumbnails[index] ??= createMapThumbnail(page.scenery));
    const button = html(
      "button",
      { type: "button", class: "sw-branch", "data-key": `branch/${index}`, "aria-pressed": String(shown), title: name },
      ...(unfolded ? [thumbnail.element] : []),
      // The spaces part the words for screen readers.
      html("span", { class: "sw-branch-name" }, name),
      " ",
      ...(unfolded ? [html("span", { class: "sw-branch-about" }, about), " "] : []),
      ...(shown ? [html("span", { class: "sw-branch-shown" }, page.word("comparison-shown"))] : []),
    );
    button.addEventListener("click", () => shown || page.ask({ type: "show", column: index }), { signal: page.signal });
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
      { class: "sw-comparison-row", role: "row" },
      html("div", { class: "sw-comparison-label", role: "rowheader" }, label),
      ...cells.map(({ text, notes, best }, index) => {
        const value = html(best ? "b" : "span", { class: best ? "sw-best" : null }, text);
        if (best) value.prepend(icon("star", page.word("comparison-best")));
        const more = notes.map((note) => html("small", {}, note));
        return html("div", cell("cell", index, index === shown), value, ...more);
      }),
      ...(notes ? [html("p", { class: "sw-comparison-notes", "aria-hidden": "true" }, notes)] : []),
    );
  }

  /** @param {Explore} explore */
  function drawTable({ title: heading, columns, rows, differences, shown }) {
    const unfolded = open[Number(shown > 0)] ?? true;
    const opener = html("button", { type: "button", class: "sw-opener", "data-key": "comparison", "aria-expanded": String(unfolded) }, heading);
    opener.addEventListener("click", () => fold(), { signal: page.signal });
    const corner = html("div", { class: "sw-comparison-label sw-comparison-title", role: "columnheader" }, opener, ...(unfolded ? [drawEnlarge()] : []));
    const heads = columns.map((column, index) => drawHead(column, index, index === shown, unfolded));
    const head = html("div", { class: "sw-comparison-row", role: "row" }, corner, ...heads);
    set(table, { "data-folded": !unfolded });
    set(element, { "data-large": large && unfolded });
    if (!unfolded) return [head];
    const drawnRows = rows.map((row) => drawRow(row, shown));
    if (differences.length === 0) return [head, ...drawnRows];
    const title = html("div", { class: "sw-comparison-label sw-comparison-title", role: "rowheader" }, page.word("comparison-differ"));
    const gap = html("div", { class: "sw-comparison-row sw-comparison-gap", role: "row" }, title);
    return [head, ...drawnRows, gap, ...differences.map((row) => drawRow(row, shown))];
  }

  function drawEnlarge() {
    const word = large ? page.word("comparison-small") : page.word("comparison-large");
    const button = html("button", { type: "button", class: "sw-button", "data-key": "comparison/large" }, icon(large ? "shrink" : "enlarge"), word);
    button.addEventListener("click", () => enlarge(!large), { signal: page.signal });
    return button;
  }

  /** @param {boolean} next */
  function enlarge(next) {
    large = next;
    if (now) draw(now);
    reveal();
  }

  element.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || !large) return;
      // Escape also leaves the enlarged widget: one thing at a time.
      event.preventDefault();
      enlarge(false);
    },
    { signal: page.signal },
  );

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
    table.style.setProperty("--sw-branches", String(columns.length));
    replaceContent(table, ...drawTable(explore));
    columns.forEach((column, index) => thumbnails[index]?.update(column, game));
  }

  /** Notes whether there is room for notes, and for all columns; and scrolls the one that is shown into sight. */
  function reveal() {
    const heads = table.querySelectorAll("[role=columnheader]").length;
    if (element.hidden || !heads) return;
    set(table, { "data-narrow": table.clientWidth < NOTE_WIDTH * (heads + 0.5) });
    set(table, { "data-scrolls": table.scrollWidth > table.clientWidth + 1 });
    const head = /** @type {HTMLElement | null} */ (table.querySelector(".sw-comparison-shown:not([data-column='0'])"));
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
const cell = (role, index, shown) => ({ role, class: shown ? "sw-comparison-cell sw-comparison-shown" : "sw-comparison-cell", "data-column": index });
