// What-if mode: a banner and a stamp on the map say that this is not the game, and the way back is one click.

import { html, set } from "../parts/dom.js";
import { focused } from "../parts/focus.js";
import { refusal } from "../parts/refusal.js";
import { sign } from "../parts/icons.js";

/**
 * @typedef {import("../types/snapshot").Desk} Desk
 * @typedef {import("../types/exploring").Explore} Explore
 */

/** @param {Desk} desk */
export function createWhatIf(desk) {
  const { signal } = desk;
  /** The name of what is shown, and its column; null in the game, and until the column is known. */
  let branch = /** @type {string | null} */ (null);
  let column = /** @type {number | null} */ (null);
  /** Why it cannot be played in the game. */
  let why = /** @type {string | null} */ (null);

  const name = html("input", { type: "text", class: "sw-if-name", maxlength: 200, "aria-label": desk.word("whatif-name") });
  const back = createDeed("if-back", desk.word("whatif-back"), () => desk.ask({ type: "show", column: 0 }));
  back.classList.add("sw-if-back");
  back.prepend(sign("back"));
  const adopt = createDeed("if-adopt", desk.word("whatif-adopt"), () => (why ? desk.refuse(refusal(why)) : desk.ask({ type: "adopt" })));
  const more = createDeed("if-more", desk.word("whatif-more"), () => desk.ask({ type: "what_if", off: true }));
  set(more, { title: desk.word("whatif-more-help") });
  const forget = createDeed("if-forget", desk.word("whatif-forget"), () => column && desk.ask({ type: "forget", column }));
  const banner = html(
    "section",
    { class: "sw-if-banner", "aria-label": desk.word("whatif-tag"), hidden: true },
    html("b", { class: "sw-if-tag" }, sign("fork"), desk.word("whatif-tag")),
    name,
    html("p", { class: "sw-if-sentence" }, desk.word("whatif-sentence")),
    html("div", { class: "sw-if-deeds" }, back, adopt, more, forget),
  );
  // Always there, or it would not be read out when its words come.
  const heard = html("p", { class: "sw-heard", role: "status" });
  const element = html("div", {}, banner, heard);
  // A picture of the map alone must not be taken for the game either.
  const stamp = html("p", { class: "sw-if-stamp", "aria-hidden": "true", hidden: true }, sign("fork"), desk.word("whatif-tag"));

  /**
   * @param {string} key
   * @param {string} label
   * @param {() => void} act
   */
  function createDeed(key, label, act) {
    const button = html("button", { type: "button", class: "sw-button", "data-key": key }, label);
    button.addEventListener("click", act, { signal });
    return button;
  }

  /** Writes the name; the field is as wide as what stands in it. */
  function write() {
    name.value = branch ?? "";
    name.size = Math.min(Math.max(name.value.length, 6), 32);
  }

  function rename() {
    const next = name.value.trim();
    if (column && next && next !== branch) desk.ask({ type: "rename", column, name: next });
    else write();
  }

  name.addEventListener("change", rename, { signal });
  name.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Escape") write();
      if (event.key === "Enter" || event.key === "Escape") name.blur();
      // The letters of a name are no keys of the map or of the notebook.
      event.stopPropagation();
    },
    { signal },
  );

  return {
    element,
    stamp,

    /** @param {string | null} next the name of what is shown; null in the game */
    enter(next) {
      // Whoever is writing a name is not interrupted, unless it is that of another branch.
      if (next === branch && focused(name) === name) return;
      const was = branch;
      branch = next;
      stamp.hidden = banner.hidden = next === null;
      write();
      if (next === was) return;
      column = why = null;
      heard.textContent = next === null ? desk.word("whatif-left") : `${desk.word("whatif-tag")}: ${next}. ${desk.word("whatif-sentence")}`;
    },

    /** @param {Explore} explore */
    update({ shown, adopt: adopted }) {
      column = shown;
      why = adopted?.why ?? null;
      set(adopt, { "aria-disabled": why ? "true" : null, title: why });
    },
  };
}
