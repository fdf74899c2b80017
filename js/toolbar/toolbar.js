// The tools behind the button "More": lenses that show a number in every region, buttons to explore, and the Python code of the
// last step.

import { createExploringButtons } from "../exploring/exploring.js";
import { html, set } from "../parts/dom.js";
import { icon } from "../parts/icons.js";

/**
 * @typedef {import("../types/page").Page} Page
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 * @typedef {import("../types/page").Goggles} Goggles
 */

/** The icons of the goggles. @type {Record<Goggles, import("../parts/icons.js").IconName>} */
const ICONS = { none: "crossedEye", costs: "sword", incomes: "coin", defences: "defence" };

/**
 * @param {Page} page
 * @param {() => void} opened called when the code was opened or closed
 */
export function createToolbar(page, opened) {
  const { signal } = page;
  const goggles = createGoggles(page);
  const exploringButtons = createExploringButtons(page);
  const opener = html("button", { type: "button", class: "sw-button sw-show-code", "aria-expanded": "false", title: page.word("show-code") });
  opener.append(icon("code"), html("span", {}, page.word("show-code")));
  const code = html("code", {});
  const copy = html("button", { type: "button", class: "sw-button sw-copy" }, page.word("copy"));
  const status = html("span", { role: "status" });
  const whichGame = html("p", { class: "sw-which-game" }, page.word("code-game"));
  const listing = html(
    "div",
    { class: "sw-listing" },
    html("pre", {}, code),
    html("p", {}, copy, status),
    whichGame,
  );
  const nothing = html("p", { class: "sw-quiet-text" }, page.word("no-code"));
  const panel = html("div", { class: "sw-code", hidden: true }, listing, nothing);
  const element = html("div", { class: "sw-toolbar" }, goggles, exploringButtons.element, opener);

  opener.addEventListener(
    "click",
    () => {
      panel.hidden = !panel.hidden;
      set(opener, { "aria-expanded": String(!panel.hidden) });
      page.showIds(!panel.hidden);
      opened();
    },
    { signal },
  );

  copy.addEventListener(
    "click",
    async () => {
      try {
        await navigator.clipboard.writeText(code.textContent ?? "");
        status.textContent = page.word("copied");
      } catch {
        // A page without a secure address has no clipboard; the reader can still copy what is selected.
        document.getSelection()?.selectAllChildren(code);
        status.textContent = page.word("selected");
      }
    },
    { signal },
  );

  return {
    element,
    /** The code: it lies in the panel, where it stays while one plays. */
    code: panel,

    /** @param {Snapshot} snapshot */
    update(snapshot) {
      const line = snapshot.story?.code ?? "";
      listing.hidden = line === "";
      nothing.hidden = line !== "";
      if (line === code.textContent) return;
      code.textContent = line;
      status.textContent = "";
    },

    /** @param {import("../types/exploring").Explore} explore */
    updateExploring({ shown, off }) {
      whichGame.textContent = shown > 0 ? page.word("code-branch") : page.word("code-game");
      exploringButtons.update(shown > 0, off);
    },
  };
}

/** @param {Page} page */
function createGoggles(page) {
  // Radio buttons of one name are one group, and a page may show several widgets.
  const name = `sw-${Math.random().toString(36).slice(2)}`;
  /** @type {[Goggles, string][]} */
  const kinds = [
    ["none", page.word("goggles-none")],
    ["costs", page.word("goggles-costs")],
    ["incomes", page.word("goggles-incomes")],
    ["defences", page.word("goggles-defences")],
  ];
  const options = kinds.map(([kind, word]) => {
    const input = html("input", { type: "radio", class: "sw-screen-reader-only", name, value: kind, checked: kind === page.goggles() });
    input.addEventListener("change", () => page.setGoggles(kind), { signal: page.signal });
    return html("label", { class: "sw-goggles-option" }, input, html("span", {}, icon(ICONS[kind]), word));
  });
  const title = html("span", { class: "sw-goggles-title", "aria-hidden": "true" }, page.word("goggles"));
  return html("div", { class: "sw-goggles", role: "radiogroup", "aria-label": page.word("goggles") }, title, ...options);
}
