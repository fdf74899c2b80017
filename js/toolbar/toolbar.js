// Above the map: goggles that show a number in every region, what there is to explore, and the Python behind the last
// step.

import { html, set } from "../parts/dom.js";
import { createAsking } from "../exploring/exploring.js";
import { sign } from "../parts/icons.js";

/**
 * @typedef {import("../types/snapshot").Desk} Desk
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 * @typedef {import("../types/snapshot").Goggles} Goggles
 */

/** What the goggles show, as a sign. @type {Record<Goggles, import("../parts/icons.js").SignName>} */
const SIGNS = { none: "unworn", costs: "sword", incomes: "coin", defences: "shield" };

/** @param {Desk} desk */
export function createTools(desk) {
  const { signal } = desk;
  const goggles = createGoggles(desk);
  const asking = createAsking(desk);
  const opener = html("button", { type: "button", class: "sw-button sw-show-code", "aria-expanded": "false", title: desk.word("show-code") });
  opener.append(sign("code"), html("span", {}, desk.word("show-code")));
  const code = html("code", {});
  const copy = html("button", { type: "button", class: "sw-button sw-copy" }, desk.word("copy"));
  const said = html("span", { role: "status" });
  const whose = html("p", { class: "sw-whose-game" }, desk.word("code-game"));
  const listing = html(
    "div",
    { class: "sw-listing" },
    html("pre", {}, code),
    html("p", {}, copy, said),
    whose,
  );
  const nothing = html("p", { class: "sw-aside" }, desk.word("no-code"));
  const panel = html("div", { class: "sw-code", hidden: true }, listing, nothing);
  const element = html("div", { class: "sw-tools" }, goggles, asking.element, opener, panel);

  opener.addEventListener(
    "click",
    () => {
      panel.hidden = !panel.hidden;
      set(opener, { "aria-expanded": String(!panel.hidden) });
    },
    { signal },
  );

  copy.addEventListener(
    "click",
    async () => {
      try {
        await navigator.clipboard.writeText(code.textContent ?? "");
        said.textContent = desk.word("copied");
      } catch {
        // A page without a secure address has no clipboard; the reader can still copy what is selected.
        document.getSelection()?.selectAllChildren(code);
        said.textContent = desk.word("selected");
      }
    },
    { signal },
  );

  return {
    element,

    /** @param {Snapshot} snapshot */
    update(snapshot) {
      const line = snapshot.story?.code ?? "";
      listing.hidden = line === "";
      nothing.hidden = line !== "";
      if (line === code.textContent) return;
      code.textContent = line;
      said.textContent = "";
    },

    /** @param {import("../types/exploring").Explore} explore */
    explore({ shown, off }) {
      whose.textContent = shown > 0 ? desk.word("code-branch") : desk.word("code-game");
      asking.update(shown > 0, off);
    },
  };
}

/** @param {Desk} desk */
function createGoggles(desk) {
  // Radio buttons of one name are one group, and a page may show several widgets.
  const name = `sw-${Math.random().toString(36).slice(2)}`;
  /** @type {[Goggles, string][]} */
  const kinds = [
    ["none", desk.word("goggles-none")],
    ["costs", desk.word("goggles-costs")],
    ["incomes", desk.word("goggles-incomes")],
    ["defences", desk.word("goggles-defences")],
  ];
  const lenses = kinds.map(([kind, word]) => {
    const input = html("input", { type: "radio", class: "sw-heard", name, value: kind, checked: kind === desk.goggles() });
    input.addEventListener("change", () => desk.wear(kind), { signal: desk.signal });
    return html("label", { class: "sw-lens" }, input, html("span", {}, sign(SIGNS[kind]), word));
  });
  const title = html("span", { class: "sw-goggles-title", "aria-hidden": "true" }, desk.word("goggles"));
  return html("div", { class: "sw-goggles", role: "radiogroup", "aria-label": desk.word("goggles") }, title, ...lenses);
}
