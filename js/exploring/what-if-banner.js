// The what-if banner: together with a stamp on the map it says that this is not the game; the way back is one click.

import { html, set } from "../parts/dom.js";
import { focusedElement } from "../parts/focus.js";
import { icon } from "../parts/icons.js";
import { refusal } from "../parts/refusal.js";

/**
 * @typedef {import("../types/page").Page} Page
 * @typedef {import("../types/exploring").Explore} Explore
 */

/** @param {Page} page */
export function createWhatIfBanner(page) {
  const { signal } = page;
  /** The name of the branch that is shown, and its column; null in the game, and until the column is known. */
  let branch = /** @type {string | null} */ (null);
  let column = /** @type {number | null} */ (null);
  /** Why the branch cannot be played in the game. */
  let why = /** @type {string | null} */ (null);

  const name = html("input", { type: "text", class: "sw-what-if-name", maxlength: 200, "aria-label": page.word("what-if-name") });
  const back = createButton("what-if-back", page.word("what-if-back"), () => page.ask({ type: "show", column: 0 }));
  back.classList.add("sw-what-if-back");
  back.prepend(icon("back"));
  const adopt = createButton("what-if-adopt", page.word("what-if-adopt"), () => (why ? page.refuse(refusal(why)) : page.ask({ type: "adopt" })));
  const more = createButton("what-if-more", page.word("what-if-more"), () => page.ask({ type: "what_if", off: true }));
  set(more, { title: page.word("what-if-more-help") });
  const forget = createButton("what-if-forget", page.word("what-if-forget"), () => column && page.ask({ type: "forget", column }));
  const banner = html(
    "section",
    { class: "sw-what-if-banner", "aria-label": page.word("what-if-tag"), hidden: true },
    html("b", { class: "sw-what-if-tag" }, icon("fork"), page.word("what-if-tag")),
    name,
    html("p", { class: "sw-what-if-sentence" }, page.word("what-if-sentence")),
    html("div", { class: "sw-what-if-buttons" }, back, adopt, more, forget),
  );
  // Always there: screen readers do not read out what is added together with its words.
  const status = html("p", { class: "sw-screen-reader-only", role: "status" });
  const element = html("div", {}, banner, status);
  // A picture of the map alone must not be taken for the game either.
  const stamp = html("p", { class: "sw-what-if-stamp", "aria-hidden": "true", hidden: true }, icon("fork"), page.word("what-if-tag"));

  /**
   * @param {string} key
   * @param {string} label
   * @param {() => void} act
   */
  function createButton(key, label, act) {
    const button = html("button", { type: "button", class: "sw-button", "data-key": key }, label);
    button.addEventListener("click", act, { signal });
    return button;
  }

  /** Writes the name; the field is as wide as the name. */
  function writeName() {
    name.value = branch ?? "";
    name.size = Math.min(Math.max(name.value.length, 6), 32);
  }

  function rename() {
    const next = name.value.trim();
    if (column && next && next !== branch) page.ask({ type: "rename", column, name: next });
    else writeName();
  }

  name.addEventListener("change", rename, { signal });
  name.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Escape") writeName();
      if (event.key === "Enter" || event.key === "Escape") name.blur();
      // The letters of a name are no keys of the map or of the notebook.
      event.stopPropagation();
    },
    { signal },
  );

  return {
    element,
    stamp,

    /** @param {string | null} next the name of the branch that is shown; null in the game */
    enter(next) {
      // Whoever is writing a name is not interrupted, unless it is that of another branch.
      if (next === branch && focusedElement(name) === name) return;
      const was = branch;
      branch = next;
      stamp.hidden = banner.hidden = next === null;
      writeName();
      if (next === was) return;
      column = why = null;
      status.textContent = next === null ? page.word("what-if-left") : `${page.word("what-if-tag")}: ${next}. ${page.word("what-if-sentence")}`;
    },

    /** @param {Explore} explore */
    update({ shown, adopt: adopted }) {
      column = shown;
      why = adopted?.why ?? null;
      set(adopt, { "aria-disabled": why ? "true" : null, title: why });
    },
  };
}
