// A board that is kept: as a file, or as a short code; and one that is opened.

import { html, set } from "../parts/dom.js";

/** @typedef {import("../types/snapshot").Desk} Desk */

/** Characters that Python reads; a longer file is no board. */
const LONGEST = 200_000;

/**
 * @param {Desk} desk
 * @param {import("./editor-loader.js").Hand} hand
 * @param {(wish: import("../types/editor").EditWish) => void} change
 */
export function createFiles(desk, hand, change) {
  const { signal, word } = desk;
  const opener = html("button", { type: "button", class: "sw-button sw-files-opener", "data-key": "editor/files", "aria-expanded": String(hand.files) }, word("editor-files"));
  const code = html("input", { type: "text", class: "sw-input sw-code-field", readonly: true, "data-key": "files/code", "aria-label": word("editor-code"), title: word("editor-code") });
  const copy = button("copy", word("editor-copy"), copyCode);
  const save = button("save", word("editor-save"), saveFile);
  const file = html("input", { type: "file", class: "sw-heard", accept: ".json,application/json,text/plain", "data-key": "files/file", "aria-label": word("editor-open-file") });
  const choose = html("label", { class: "sw-button sw-file" }, file, word("editor-open-file"));
  const pasted = html("textarea", { class: "sw-input", rows: 2, "data-key": "files/pasted", "aria-label": word("editor-paste"), placeholder: word("editor-paste") });
  const open = button("open", word("editor-open"), () => load(pasted.value));
  const told = html("span", { role: "status" });
  const tooLarge = html("p", { class: "sw-refused", role: "alert" });
  const element = html(
    "div",
    { class: "sw-files", hidden: !hand.files },
    html("div", { class: "sw-files-part" }, html("p", { class: "sw-part" }, word("editor-keep")), html("p", {}, save, told), html("p", { class: "sw-files-code" }, code, copy)),
    html("div", { class: "sw-files-part" }, html("p", { class: "sw-part" }, word("editor-fetch")), html("p", {}, choose), html("p", { class: "sw-files-code" }, pasted, open), tooLarge),
  );
  /** What Python wrote for a file, and how it is called. */
  let [written, named] = ["", "board.json"];

  opener.addEventListener(
    "click",
    () => {
      hand.files = !hand.files;
      element.hidden = !hand.files;
      set(opener, { "aria-expanded": String(hand.files) });
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
    const address = URL.createObjectURL(new Blob([written], { type: "application/json" }));
    html("a", { href: address, download: named }).click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
    told.textContent = `${word("editor-saved")} ${named}`;
  }

  async function copyCode() {
    try {
      await navigator.clipboard.writeText(code.value);
      told.textContent = word("copied");
    } catch {
      // A page without a secure address has no clipboard; the reader can still copy what is selected.
      code.select();
      told.textContent = word("selected");
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
    told.textContent = "";
    tooLarge.textContent = "";
    if (text.length > LONGEST) tooLarge.textContent = word("editor-too-large");
    else change({ do: "load", text });
  }

  return {
    opener,
    element,

    /** @param {import("../types/editor").DraftBoard} board */
    update(board) {
      if (board.file !== written) told.textContent = tooLarge.textContent = "";
      [written, named, code.value] = [board.file, board.file_name, board.code];
    },
  };
}
