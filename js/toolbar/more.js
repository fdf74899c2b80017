// The button "More" of the bar, and what it opens: the tools. They lie over the panel, never over the map.

import { html, set } from "../parts/dom.js";
import { icon } from "../parts/icons.js";

/**
 * @param {import("../types/page").Page} page
 * @param {HTMLElement} tools
 */
export function createMore(page, tools) {
  const { signal } = page;
  const button = html("button", { type: "button", class: "sw-button", "data-key": "more", "aria-expanded": "false" }, icon("more"), page.word("more"));
  const sheet = html("div", { class: "sw-more-sheet", hidden: true }, tools);
  const element = html("div", { class: "sw-more" }, button, sheet);

  /** @param {boolean} open */
  function show(open) {
    sheet.hidden = !open;
    set(button, { "aria-expanded": String(open) });
  }

  button.addEventListener("click", () => show(button.getAttribute("aria-expanded") === "false"), { signal });
  element.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || sheet.hidden) return;
      event.stopPropagation();
      show(false);
      button.focus();
    },
    { signal },
  );
  // The page may hold us in a shadow root: from outside, a click in here seems to fall on its host.
  document.addEventListener("pointerdown", (event) => sheet.hidden || event.composedPath().includes(element) || show(false), { signal, capture: true });
  return { element, close: () => show(false) };
}
