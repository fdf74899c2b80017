// Files of the editor: a board is kept as a file or as a short code, and another one is opened.

import { html, set } from "../parts/dom.js";

/** @typedef {import("../types/page").Page} Page */

/** The number of characters that Python reads; a longer file is no board. */
const LONGEST = 200_000;

/**
 * @param {Page} page
 * @param {import("./editor-loader.js").EditorState} state
 * @param {(request: import("../types/editor").EditorRequest) => void} change
 */
export function createFiles(page, state, change) {
  const { signal, word } = page;
  const opener = html("button", { type: "button", class: "sw-button sw-files-opener", "data-key": "editor/files", "aria-expanded": String(state.files) }, word("editor-files"));
  const code = html("input", { type: "text", class: "sw-input sw-code-field", readonly: true, "data-key": "files/code", "aria-label": word("editor-code"), title: word("editor-code") });
  const copy = button("copy", word("editor-copy"), copyCode);
  const save = button("save", word("editor-save"), saveFile);
  const file = html("input", { type: "file", class: "sw-screen-reader-only", accept: ".json,application/json,text/plain", "data-key": "files/file", "aria-label": word("editor-open-file") });
  const choose = html("label", { class: "sw-button sw-file" }, file, word("editor-open-file"));
  const pasted = html("textarea", { class: "sw-input", rows: 2, "data-key": "files/pasted", "aria-label": word("editor-paste"), placeholder: word("editor-paste") });
  const open = button("open", word("editor-open"), () => load(pasted.value));
  const status = html("span", { role: "status" });
  const tooLarge = html("p", { class: "sw-refused", role: "alert" });
  const element = html(
    "div",
    { class: "sw-files", hidden: !state.files },
    html("div", { class: "sw-files-part" }, html("p", { class: "sw-small-heading" }, word("editor-keep")), html("p", {}, save, status), html("p", { class: "sw-files-code" }, code, copy)),
    html("div", { class: "sw-files-part" }, html("p", { class: "sw-small-heading" }, word("editor-fetch")), html("p", {}, choose), html("p", { class: "sw-files-code" }, pasted, open), tooLarge),
  );
  /** The content of the file, as Python wrote it, and its name. */
  let [content, fileName] = ["", "board.json"];

  opener.addEventListener(
    "click",
    () => {
      state.files = !state.files;
      element.hidden = !state.files;
      set(opener, { "aria-expanded": String(state.files) });
    },
    { signal },
  );
  file.addEventListener("change", readFile, { signal });

  /**
   * @param {string} name
   * @param {string} label
   * @param {() => void} act
   */
  function button(name, label, act) {
    const made = html("button", { type: "button", class: "sw-button", "data-key": `files/${name}` }, label);
    made.addEventListener("click", act, { signal });
    return made;
  }

  function saveFile() {
    const address = URL.createObjectURL(new Blob([content], { type: "application/json" }));
    html("a", { href: address, download: fileName }).click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
    status.textContent = `${word("editor-saved")} ${fileName}. ${word("editor-saved-where")}`;
  }

  async function copyCode() {
    try {
      await navigator.clipboard.writeText(code.value);
      status.textContent = word("copied");
    } catch {
      // A page without a secure address has no clipboard; the reader can still copy what is selected.
      code.select();
      status.textContent = word("selected");
    }
  }

  async function readFile() {
    const [given] = file.files ?? [];
    if (!given) return;
    // The same file may be chosen again when it was mended.
    const text = given.size > LONGEST ? null : await given.text();
    file.value = "";
    if (text === null) tooLarge.textContent = word("editor-too-large");
    else load(text);
  }

  /** @param {string} text */
  function load(text) {
    status.textContent = "";
    tooLarge.textContent = "";
    if (text.length > LONGEST) tooLarge.textContent = word("editor-too-large");
    else change({ do: "load", text });
  }

  return {
    opener,
    element,

    /** @param {import("../types/editor").DraftBoard} board */
    update(board) {
      if (board.file !== content) status.textContent = tooLarge.textContent = "";
      [content, fileName, code.value] = [board.file, board.file_name, board.code];
    },
  };
}
