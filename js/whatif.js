// What-if mode: a banner and a stamp on the map say that this is not the game, and the way back is one click.

import { html, set } from "./dom.js";
import { focused, swap } from "./focus.js";
import { refusal } from "./refusal.js";
import { sign } from "./signs.js";

/**
 * @typedef {import("./explore").Explore} Explore
 * @typedef {import("./explore").ExploringDesk} ExploringDesk
 */

/** @param {ExploringDesk} desk */
export function createWhatIf(desk) {
  const { signal } = desk;
  const name = html("input", { type: "text", class: "sw-if-name", maxlength: 200, "aria-label": desk.word("whatif-name") });
  const sentence = html("p", { class: "sw-if-sentence" });
  const deeds = html("div", { class: "sw-if-deeds" });
  const banner = html(
    "section",
    { class: "sw-if-banner", "aria-label": desk.word("whatif-tag"), hidden: true },
    html("b", { class: "sw-if-tag" }, sign("fork"), desk.word("whatif-tag")),
    name,
    sentence,
    deeds,
  );
  // Always there, or it would not be read out when its words come.
  const heard = html("p", { class: "sw-heard", role: "status" });
  const element = html("div", {}, banner, heard);
  // A picture of the map alone must not be taken for the game either.
  const stamp = html("p", { class: "sw-if-stamp", "aria-hidden": "true", hidden: true }, sign("fork"), desk.word("whatif-tag"));

  /** @type {Explore | null} */
  let now = null;

  const called = () => now?.columns[now.shown]?.name ?? "";

  /** @param {string} text */
  function write(text) {
    name.value = text;
    // The field is as wide as what stands in it.
    name.size = Math.min(Math.max(text.length, 6), 32);
  }

  function rename() {
    const next = name.value.trim();
    if (now && next && next !== called()) desk.ask({ type: "rename", column: now.shown, name: next });
    else write(called());
  }

  name.addEventListener("change", rename, { signal });
  name.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Escape") write(called());
      if (event.key === "Enter" || event.key === "Escape") name.blur();
      // The letters of a name are no keys of the map or of the notebook.
      event.stopPropagation();
    },
    { signal },
  );

  /**
   * @param {string} key
   * @param {import("./signs.js").SignName | null} picture
   * @param {string} label
   * @param {() => void} act
   */
  function drawDeed(key, picture, label, act) {
    const button = html("button", { type: "button", class: "sw-button", "data-key": key }, ...(picture ? [sign(picture)] : []), label);
    button.addEventListener("click", act, { signal });
    return button;
  }

  /** @param {Explore} explore */
  function drawDeeds({ shown, adopt }) {
    const back = drawDeed("if-back", "back", desk.word("whatif-back"), () => desk.ask({ type: "show", column: 0 }));
    back.classList.add("sw-if-back");
    const buttons = [back];
    if (adopt) {
      const { why } = adopt;
      const play = drawDeed("if-adopt", null, desk.word("whatif-adopt"), () => (why ? desk.refuse(refusal(why)) : desk.ask({ type: "adopt" })));
      buttons.push(set(play, { "aria-disabled": why ? "true" : null, title: why }));
    }
    const more = drawDeed("if-more", null, desk.word("whatif-more"), () => desk.ask({ type: "what_if" }));
    const forget = drawDeed("if-forget", null, desk.word("whatif-forget"), () => desk.ask({ type: "forget", column: shown }));
    return [...buttons, set(more, { title: desk.word("whatif-more-help") }), forget];
  }

  return {
    element,
    stamp,

    /** @param {Explore} explore */
    update(explore) {
      const was = now;
      now = explore;
      const inside = explore.banner !== null;
      stamp.hidden = banner.hidden = !inside;
      if (inside) {
        // Whoever is writing a name is not interrupted, unless it is that of another branch.
        if (focused(name) !== name || was?.shown !== explore.shown) write(called());
        sentence.textContent = explore.banner;
        swap(deeds, ...drawDeeds(explore));
      }
      // What was shown from the beginning is no news.
      const entered = inside && (was?.shown !== explore.shown || was.banner === null);
      if (entered) heard.textContent = `${desk.word("whatif-tag")}: ${called()}. ${explore.banner}`;
      else if (was && was.banner !== null && !inside) heard.textContent = desk.word("whatif-left");
    },
  };
}
