// The button that enlarges the widget until it fills the window. Escape, or the button again, leaves that.

import { html, set } from "../parts/dom.js";
import { icon } from "../parts/icons.js";

/** @param {import("../types/page").Page} page */
export function createEnlargeButton(page) {
  const { signal } = page;
  const button = html("button", { type: "button", class: "sw-button sw-enlarge", "data-key": "enlarge" });
  /** @type {HTMLElement | null} */
  let root = null;

  /** @param {boolean} large */
  function show(large) {
    if (!root) return;
    root.classList.toggle("sw-enlarged", large);
    // Above everything else of the host: a notebook clips what its cells show.
    set(root, { popover: large ? "manual" : null });
    if (large) root.showPopover?.();
    name(large);
  }

  /** @param {boolean} large */
  function name(large) {
    const word = large ? page.word("shrink") : page.word("enlarge");
    button.replaceChildren(icon(large ? "shrink" : "enlarge"), html("span", {}, word));
    set(button, { title: large ? page.word("shrink-help") : page.word("enlarge-help") });
  }

  const isLarge = () => root?.classList.contains("sw-enlarged") ?? false;
  name(false);
  button.addEventListener("click", () => show(!isLarge()), { signal });
  document.addEventListener("keydown", ({ key, defaultPrevented }) => key === "Escape" && !defaultPrevented && isLarge() && show(false), { signal });

  return {
    element: button,

    /** @param {HTMLElement} widget */
    attach(widget) {
      root = widget;
      // Keys in the widget do not leave it.
      root.addEventListener("keydown", ({ key, defaultPrevented }) => key === "Escape" && !defaultPrevented && isLarge() && show(false), { signal });
    },
  };
}
