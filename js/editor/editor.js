// The editor, to set up a board: buttons in the place of the action bar; in the panel a palette of pieces, and forms.

import { html, set } from "../parts/dom.js";
import { focusedElement } from "../parts/focus.js";
import { icon } from "../parts/icons.js";
import { createFiles } from "./files.js";
import { createForms } from "./forms.js";
import { createPalette } from "./palette.js";

/**
 * @typedef {import("../types/page").Page} Page
 * @typedef {import("../types/editor").Editor} Editor
 * @typedef {import("../types/editor").EditorRequest} EditorRequest
 */

/**
 * @typedef {object} Surroundings the parts of the page that it lies among
 * @property {HTMLElement} root
 * @property {HTMLElement} toolbar
 * @property {HTMLElement} panel
 * @property {HTMLElement} actionBar
 */

/**
 * @param {Page} page
 * @param {import("./editor-loader.js").EditorState} state
 * @param {() => number} draftNumber of the board that is set up
 */
export function createEditor(page, state, draftNumber) {
  const { signal } = page;
  /** The editor as it is drawn. @type {Editor | null} */
  let drawn = null;
  /** @type {HTMLElement | null} */
  let root = null;
  /** The button that begins it all. @type {HTMLElement | null} */
  let begin = null;

  /** Asks for a change. Whoever clicks fast need not wait for the answer. @param {EditorRequest} request */
  const change = (request) => page.edit({ ...request, draft: draftNumber() });

  const palette = createPalette(page, state);
  const forms = createForms(page, state, change);
  /** Asks for a change by what is no field of the forms: why it was refused is said on top alone. @param {EditorRequest} request */
  const changeOutsideForms = (request) => {
    forms.forget();
    change(request);
  };
  const files = createFiles(page, state, changeOutsideForms);
  const status = html("p", { class: "sw-editor-status", role: "status", tabindex: -1 });
  const undo = button("undo", page.word("undo"), "undo");
  const redo = button("redo", page.word("redo"), "redo");
  const cancel = button("cancel", page.word("editor-cancel"), "back");
  const play = button("play", page.word("editor-play"), "flag");
  play.classList.add("sw-primary");
  const head = html(
    "div",
    { class: "sw-editor-head" },
    html("h3", {}, icon("pencil"), page.word("editor")),
    html("div", { class: "sw-editor-actions" }, undo, redo, files.opener, cancel, play),
  );
  const banner = html("section", { class: "sw-editor", "aria-label": page.word("editor"), hidden: true }, head, status);

  /**
   * @param {"undo" | "redo" | "play" | "cancel"} name
   * @param {string} word
   * @param {import("../parts/icons.js").IconName} picture
   */
  function button(name, word, picture) {
    const made = html("button", { type: "button", class: "sw-button", "data-key": `editor/${name}` }, icon(picture), html("span", {}, word));
    made.addEventListener("click", () => changeOutsideForms({ do: name }), { signal });
    return made;
  }

  /** @param {Editor} next */
  function update(next) {
    if (next === drawn || !root) return;
    const entered = drawn ? next.open !== drawn.open : state.key === "editor/begin";
    const inside = root.contains(focusedElement(root));
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
    set(status, { "data-kind": kind });
    status.replaceChildren(...(kind === "done" ? [] : [icon("refused", page.word("notice-refused"))]), next.said?.text || page.word("editor-hint"));
    // What had the focus is no longer there.
    if (entered && inside) (next.open ? status : begin)?.focus();
  }

  return {
    update,

    /** @param {Surroundings & { begin: HTMLElement }} surroundings */
    attach(surroundings) {
      ({ root, begin } = surroundings);
      surroundings.actionBar.before(banner);
      surroundings.panel.prepend(files.element, palette.element, forms.element);
      root.addEventListener("focusin", ({ target }) => (state.key = (target instanceof Element && target.getAttribute("data-key")) || ""), { signal });
    },

    /**
     * @param {number} region
     * @param {number} by 1 puts, -1 takes away, 0 does what a click does
     */
    editRegion(region, by) {
      const [piece, mapRegion] = [palette.chosen(), page.scenery.places[region]];
      if (piece && mapRegion) changeOutsideForms({ do: "put", piece: piece.key, region: mapRegion.id, by: by || (state.taking ? -1 : 0) });
    },

    /** Focuses what had the focus before the page was built anew. */
    focus() {
      const was = [...(root?.querySelectorAll("[data-key]") ?? [])].find((element) => element.getAttribute("data-key") === state.key);
      if (was instanceof HTMLElement) was.focus();
      else status.focus();
      if (was instanceof HTMLInputElement && was.type === "text") was.setSelectionRange(was.value.length, was.value.length);
    },
  };
}
