// Above the map: goggles that show a number in every region, and the Python behind the last step.

import { html, set, svg } from "./dom.js";

/**
 * @typedef {import("./types").Desk} Desk
 * @typedef {import("./types").Snapshot} Snapshot
 * @typedef {import("./types").Goggles} Goggles
 */

/** What the goggles show, as a picture: path data within 16 by 16, drawn as lines. @type {Record<Goggles, string>} */
const PICTURES = {
  none: "M1.5 8Q8 1 14.5 8Q8 15 1.5 8ZM8 6A2 2 0 1 1 8 10A2 2 0 1 1 8 6ZM3 13.5L13 2.5",
  costs: "M13.5 2.5L6 10M13.5 2.5H11L4.8 8.8M13.5 2.5V5L7.2 11.2M3.5 7.5L8.5 12.5M5.5 10.5L2.5 13.5",
  incomes: "M8 1.8A6.2 6.2 0 1 1 8 14.2A6.2 6.2 0 1 1 8 1.8ZM8 4.8V11.2",
  defences: "M8 1.5L13.5 3.5V8C13.5 11 11 13.3 8 14.5 5 13.3 2.5 11 2.5 8V3.5Z",
};

/** @param {Desk} desk */
export function createTools(desk) {
  const { signal } = desk;
  const goggles = createGoggles(desk);
  const opener = html("button", { type: "button", class: "sw-button sw-show-code", "aria-expanded": "false" }, desk.word("show-code"));
  const code = html("code", {});
  const copy = html("button", { type: "button", class: "sw-button sw-copy" }, desk.word("copy"));
  const said = html("span", { class: "sw-copied", role: "status" });
  const listing = html("div", { class: "sw-listing" }, html("pre", {}, code), html("p", {}, copy, said));
  const nothing = html("p", { class: "sw-aside" }, desk.word("no-code"));
  const panel = html("div", { class: "sw-code", hidden: true }, listing, nothing);
  const element = html("div", { class: "sw-tools" }, goggles, opener, panel);

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
    const input = html("input", { type: "radio", class: "sw-heard", name, value: kind, checked: kind === "none" });
    input.addEventListener("change", () => desk.wear(kind), { signal: desk.signal });
    const picture = svg("svg", { viewBox: "0 0 16 16", "aria-hidden": "true" }, svg("path", { d: PICTURES[kind] }));
    return html("label", { class: "sw-lens" }, input, html("span", {}, picture, word));
  });
  const title = html("span", { class: "sw-goggles-title", "aria-hidden": "true" }, desk.word("goggles"));
  return html("div", { class: "sw-goggles", role: "radiogroup", "aria-label": desk.word("goggles") }, title, ...lenses);
}
