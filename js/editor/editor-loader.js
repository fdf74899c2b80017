// The loader of the editor, with the buttons that begin it and lead back. The editor itself is another bundle: most pages
// never need it.

import { html, set } from "../parts/dom.js";
import { icon } from "../parts/icons.js";
import { onModelEvent } from "../python/model-events.js";

/**
 * @typedef {import("../types/page").Page} Page
 * @typedef {import("../types/editor").Editor} Editor
 */

/** @type {Editor} */
const CLOSED = { open: false, said: null, version: 0, board: null };

/** The state of the editor that outlives a page that is built anew: other names make another page. */
export const createEditorState = () => ({
  /** The piece that a click puts down, and whether clicks take it away instead. */
  piece: "",
  taking: false,
  /** The data-key of what has the focus, and what is half written there. */
  key: "",
  /** @type {{ key: string, value: string } | null} */
  typed: null,
  /** Whether the files are open. */
  files: false,
});

/** @typedef {ReturnType<typeof createEditorState>} EditorState */

/**
 * @param {Page} page
 * @param {import("@anywidget/types").AnyModel<import("../types/messages").Traits>} model
 * @param {EditorState} state
 * @param {import("../python/extra-bundle.js").ExtraBundle<import("../python/import-code.js").ExtraModule>} extraBundle
 */
export function createEditorLoader(page, model, state, extraBundle) {
  const { signal } = page;
  /** What Python sent last, as JSON and parsed. */
  let [json, sent] = ["", CLOSED];
  /** @type {ReturnType<import("../python/import-code.js").ExtraModule["createEditor"]> | null} */
  let editor = null;
  /** @type {import("./editor.js").Surroundings | null} */
  let surroundings = null;

  const buttons = html("span", { class: "sw-editor-buttons" });
  const begin = createButton("begin", page.word("editor-begin-help"), icon("pencil"), page.word("editor-begin"));
  const back = createButton("back", page.word("editor-back-help"), page.word("editor-back"));

  /**
   * @param {"begin" | "back"} name
   * @param {string} title
   * @param {...(Node | string)} inside
   */
  function createButton(name, title, ...inside) {
    const button = html("button", { type: "button", class: "sw-button", "data-key": `editor/${name}`, title }, ...inside);
    button.addEventListener("click", () => page.ask({ type: "edit", do: name }), { signal });
    buttons.append(button);
    return button;
  }

  function read() {
    const given = model.get("editor") ?? "";
    if (given !== json) [json, sent] = [given, given ? JSON.parse(given) : CLOSED];
    return sent;
  }

  function update() {
    if (!surroundings) return;
    const next = read();
    set(begin, { hidden: Boolean(model.get("blackboard")) });
    set(back, { hidden: next.open || next === CLOSED });
    if (!next.open && !editor) return;
    const module = editor ? null : extraBundle.get(() => signal.aborted || update());
    if (module) {
      editor = module.createEditor(page, state, () => read().board?.draft ?? 0);
      editor.attach({ ...surroundings, begin });
      surroundings.root.append(extraBundle.drawStyle());
    }
    editor?.update(next);
  }

  onModelEvent(model, "change:editor", update, signal);
  onModelEvent(model, "change:_workshop", update, signal);

  return {
    /** @param {import("./editor.js").Surroundings} given */
    attach(given) {
      surroundings = given;
      surroundings.toolbar.querySelector(".sw-show-code")?.before(buttons);
      update();
    },

    isOpen: () => read().open,

    /** The sentence for screen readers that says which keys put pieces down; null while no board is set up. */
    keys: () => (read().open ? page.word("editor-keys") : null),

    /**
     * Edits a region: by a click (0), or by a key that puts one (1) or takes one away (-1).
     *
     * @param {number} region
     * @param {number} by
     * @returns {boolean} false while no board is set up: then a click or a key means something else
     */
    editRegion(region, by) {
      if (!read().open) return false;
      editor?.editRegion(region, by);
      return true;
    },

    /** Focuses what had the focus before the page was built anew. */
    focus: () => editor?.focus(),
  };
}
