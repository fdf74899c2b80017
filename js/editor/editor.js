// Setting up a board: what can be put down above the map, forms beside it, and the way in and out.

import { html, set } from "../parts/dom.js";
import { createFiles } from "./files.js";
import { createForms } from "./forms.js";
import { createPalette } from "./palette.js";
import { focused } from "../parts/focus.js";
import { sign } from "../parts/icons.js";

/**
 * @typedef {import("../types/snapshot").Desk} Desk
 * @typedef {import("../types/editor").Editor} Editor
 * @typedef {import("../types/editor").EditWish} EditWish
 */

/**
 * @typedef {object} Parts what it lies among
 * @property {HTMLElement} root
 * @property {HTMLElement} tools
 * @property {HTMLElement} map
 * @property {HTMLElement} side
 * @property {HTMLElement} top
 */

/**
 * @param {Desk} desk
 * @param {import("./editor-loader.js").Hand} hand
 * @param {() => number} number of the board that is set up
 */
export function createEditor(desk, hand, number) {
  const { signal } = desk;
  /** What is on the page. @type {Editor | null} */
  let drawn = null;
  /** @type {HTMLElement | null} */
  let root = null;
  /** The button that begins it all. @type {HTMLElement | null} */
  let begin = null;

  /** Ask for a change. Whoever clicks fast need not wait for the answer. @param {EditWish} wish */
  const change = (wish) => desk.edit({ ...wish, draft: number() });

  const palette = createPalette(desk, hand);
  const forms = createForms(desk, hand, change);
  /** The same for what is no field: it is told on top alone. @param {EditWish} wish */
  const changeElse = (wish) => {
    forms.forget();
    change(wish);
  };
  const files = createFiles(desk, hand, changeElse);
  const said = html("p", { class: "sw-editor-said", role: "status", tabindex: -1 });
  const undo = button("undo", desk.word("undo"), "undo");
  const redo = button("redo", desk.word("redo"), "redo");
  const cancel = button("cancel", desk.word("editor-cancel"), "back");
  const play = button("play", desk.word("editor-play"), "flag");
  play.classList.add("sw-primary");
  const head = html(
    "div",
    { class: "sw-editor-head" },
    html("h3", {}, sign("pencil"), desk.word("editor")),
    html("div", { class: "sw-editor-deeds" }, undo, redo, files.opener, cancel, play),
  );
  const banner = html("section", { class: "sw-editor", "aria-label": desk.word("editor"), hidden: true }, head, said, files.element);

  /**
   * @param {"undo" | "redo" | "play" | "cancel"} name
   * @param {string} word
   * @param {import("../parts/icons.js").SignName} picture
   */
  function button(name, word, picture) {
    const made = html("button", { type: "button", class: "sw-button", "data-key": `editor/${name}` }, sign(picture), html("span", {}, word));
    made.addEventListener("click", () => changeElse({ do: name }), { signal });
    return made;
  }

  /** @param {Editor} next */
  function update(next) {
    if (next === drawn || !root) return;
    const entered = drawn ? next.open !== drawn.open : hand.key === "editor/begin";
    const inside = root.contains(focused(root));
    drawn = next;
    root.classList.toggle("sw-editing", next.open);
    banner.hidden = !next.open;
    for (const part of [palette.element, forms.element]) part.hidden = !next.open;
    if (next.board) {
      const { board } = next;
      set(undo, { "aria-disabled": String(!board.undo) });
      set(redo, { "aria-disabled": String(!board.redo) });
      palette.update(board);
      forms.update(board, !next.said || next.said.kind === "done" ? "" : next.said.text);
      files.update(board);
    }
    const kind = next.said?.kind ?? "done";
    set(said, { "data-kind": kind });
    said.replaceChildren(...(kind === "done" ? [] : [sign("refused", desk.word("notice-refused"))]), next.said?.text || desk.word("editor-hint"));
    // What had the focus is no longer there.
    if (entered && inside) (next.open ? said : begin)?.focus();
  }

  return {
    update,

    /** @param {Parts & { begin: HTMLElement }} parts */
    lie(parts) {
      ({ root, begin } = parts);
      parts.top.before(banner);
      parts.map.before(palette.element);
      parts.side.prepend(forms.element);
      root.addEventListener("focusin", ({ target }) => (hand.key = (target instanceof Element && target.getAttribute("data-key")) || ""), { signal });
    },

    /**
     * @param {number} region
     * @param {number} by 1 puts, -1 takes away, 0 does what a click does
     */
    place(region, by) {
      const [piece, place] = [palette.chosen(), desk.scenery.places[region]];
      if (piece && place) changeElse({ do: "put", piece: piece.key, region: place.id, by: by || (hand.taking ? -1 : 0) });
    },

    /** Where the keyboard was before the page was built anew. */
    focus() {
      const was = [...(root?.querySelectorAll("[data-key]") ?? [])].find((element) => element.getAttribute("data-key") === hand.key);
      if (was instanceof HTMLElement) was.focus();
      else said.focus();
      if (was instanceof HTMLInputElement && was.type === "text") was.setSelectionRange(was.value.length, was.value.length);
    },
  };
}
