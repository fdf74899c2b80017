// The way to a board that is set up, and back. The editor itself is another bundle: most pages never need it.

import { html, set } from "../parts/dom.js";
import { listen } from "../python/model-events.js";
import { sign } from "../parts/icons.js";

/**
 * @typedef {import("../types/snapshot").Desk} Desk
 * @typedef {import("../types/editor").Editor} Editor
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
 * @param {import("@anywidget/types").AnyModel<import("../types/snapshot").Traits>} model
 * @param {Hand} hand
 * @param {import("../python/extra-bundle.js").Rooms} rooms
 */
export function createEditing(desk, model, hand, rooms) {
  const { signal } = desk;
  /** What Python wrote last, as it was written and as it was read. */
  let [written, editor] = ["", CLOSED];
  /** @type {ReturnType<import("../python/import-code.js").Workshop["createEditor"]> | null} */
  let room = null;
  /** @type {import("./editor.js").Parts | null} */
  let parts = null;

  const tool = html("span", { class: "sw-editor-tool" });
  const begin = createButton("begin", desk.word("editor-begin"), sign("pencil"));
  const back = createButton("back", desk.word("editor-back-help"), desk.word("editor-back"));

  /**
   * @param {"begin" | "back"} name
   * @param {string} title
   * @param {Node | string} inside
   */
  function createButton(name, title, inside) {
    const button = html("button", { type: "button", class: "sw-button", "data-key": `editor/${name}`, title }, inside);
    button.addEventListener("click", () => desk.ask({ type: "edit", do: name }), { signal });
    tool.append(button);
    return button;
  }

  function read() {
    const given = model.get("editor") ?? "";
    if (given !== written) [written, editor] = [given, given ? JSON.parse(given) : CLOSED];
    return editor;
  }

  function update() {
    if (!parts) return;
    const next = read();
    set(begin, { hidden: Boolean(model.get("blackboard")) });
    set(back, { hidden: next.open || next === CLOSED });
    if (!next.open && !room) return;
    const here = room ? null : rooms.enter(() => signal.aborted || update());
    if (here) {
      room = here.createEditor(desk, hand, () => read().board?.draft ?? 0);
      room.lie({ ...parts, begin });
      parts.root.append(rooms.drawStyle());
    }
    room?.update(next);
  }

  listen(model, "change:editor", update, signal);
  listen(model, "change:_workshop", update, signal);

  return {
    /** @param {import("./editor.js").Parts} given what it lies among */
    lie(given) {
      parts = given;
      parts.tools.querySelector(".sw-show-code")?.before(tool);
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
      room?.place(region, by);
      return true;
    },

    /** Where the keyboard was before the page was built anew. */
    focus: () => room?.focus(),
  };
}
