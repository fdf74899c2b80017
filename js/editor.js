// Setting up a board: what can be put down above the map, forms beside it, and the way in and out.

import { html, set } from "./dom.js";
import { createFiles } from "./editor.files.js";
import { createForms } from "./editor.forms.js";
import { createPalette } from "./editor.palette.js";
import { focused } from "./focus.js";
import { listen } from "./listen.js";
import { sign } from "./signs.js";

/**
 * @typedef {import("./types").Desk} Desk
 * @typedef {import("./edit").Editor} Editor
 * @typedef {import("./edit").EditWish} EditWish
 */

/** @type {Editor} */
const CLOSED = { open: false, said: null, version: 0, board: null };

/** What outlives a page that is built anew: other names make another page. */
export const createHand = () => ({
  /** What is put down by a click, and whether clicks take it away instead. */
  piece: "",
  taking: false,
  /** Where the keyboard is, and what is half written there. */
  key: "",
  /** @type {{ key: string, value: string } | null} */
  typed: null,
  /** Whether the files are open. */
  files: false,
});

/** @typedef {ReturnType<typeof createHand>} Hand */

/**
 * @param {Desk} desk
 * @param {import("@anywidget/types").AnyModel<import("./types").Traits>} model
 * @param {Hand} hand
 */
export function createEditor(desk, model, hand) {
  const { signal } = desk;
  /** What Python wrote last, as it was written and as it was read. */
  let [written, editor] = ["", CLOSED];
  /** What of it is on the page. @type {Editor | null} */
  let drawn = null;
  /** @type {HTMLElement | null} */
  let root = null;

  const palette = createPalette(desk, hand);
  const forms = createForms(desk, hand, change);
  const files = createFiles(desk, hand, change);
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

  const begin = button("begin", desk.word("editor-begin"), "pencil");
  const back = button("back", desk.word("editor-back"), "back");
  set(begin, { title: desk.word("editor-begin-help") });
  set(back, { title: desk.word("editor-back-help") });
  const tool = html("span", { class: "sw-editor-tool" }, begin, back);

  /**
   * @param {"begin" | "undo" | "redo" | "play" | "cancel" | "back"} name
   * @param {string} word
   * @param {import("./signs.js").SignName} picture
   */
  function button(name, word, picture) {
    const made = html("button", { type: "button", class: "sw-button", "data-key": `editor/${name}` }, sign(picture), html("span", {}, word));
    made.addEventListener("click", () => (name === "begin" || name === "back" ? desk.ask({ type: "edit", do: name }) : change({ do: name })), { signal });
    return made;
  }

  /** Ask for a change. Whoever clicks fast need not wait for the answer. @param {EditWish} wish */
  function change(wish) {
    desk.edit({ ...wish, draft: read().board?.draft ?? 0 });
  }

  function read() {
    const given = model.get("editor") ?? "";
    if (given !== written) [written, editor] = [given, given ? JSON.parse(given) : CLOSED];
    return editor;
  }

  function update() {
    const next = read();
    if (next === drawn || !root) return;
    const entered = drawn !== null && next.open !== drawn.open;
    const inside = root.contains(focused(root));
    drawn = next;
    root.classList.toggle("sw-editing", next.open);
    banner.hidden = !next.open;
    for (const part of [palette.element, forms.element]) part.hidden = !next.open;
    set(begin, { hidden: Boolean(model.get("blackboard")) });
    set(back, { hidden: next.open || next === CLOSED });
    if (next.board) {
      const { board } = next;
      set(undo, { "aria-disabled": String(!board.undo) });
      set(redo, { "aria-disabled": String(!board.redo) });
      palette.update(board);
      forms.update(board, next.said?.kind !== "done");
      files.update(board);
    }
    const kind = next.said?.kind ?? "done";
    set(said, { "data-kind": kind });
    said.replaceChildren(...(kind === "done" ? [] : [sign("refused", desk.word("notice-refused"))]), next.said?.text || desk.word("editor-hint"));
    // What had the focus is no longer there.
    if (entered && inside) (next.open ? said : begin).focus();
  }

  listen(model, "change:editor", update, signal);

  return {
    update,

    /** @param {HTMLElement} widget @param {{ tools: HTMLElement, map: HTMLElement, side: HTMLElement, top: HTMLElement }} parts */
    lie(widget, { tools, map, side, top }) {
      root = widget;
      tools.querySelector(".sw-show-code")?.before(tool);
      top.before(banner);
      map.before(palette.element);
      side.prepend(forms.element);
      root.addEventListener("focusin", ({ target }) => (hand.key = (target instanceof Element && target.getAttribute("data-key")) || ""), { signal });
      update();
    },

    isOpen: () => read().open,

    /** With which keys pieces are put down, for those who listen; null while nothing is edited. */
    placing: () => (read().open ? desk.word("editor-keys") : null),

    /**
     * A click on a region (0), or a key that puts one (1) or takes one away (-1).
     *
     * @param {number} region
     * @param {number} by
     * @returns {boolean} false while no board is edited: then it means something else
     */
    place(region, by) {
      if (!read().open) return false;
      const [piece, place] = [palette.chosen(), desk.scenery.places[region]];
      if (piece && place) change({ do: "put", piece: piece.key, region: place.id, by: by || (hand.taking ? -1 : 0) });
      return true;
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
