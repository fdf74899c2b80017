// The palette: the pieces that can be put into regions (tokens of each player, lost tribes, markers). One of them is chosen.

import { html, set, svg } from "../parts/dom.js";
import { drawInlineEmblem } from "../parts/emblem.js";
import { replaceContent } from "../parts/focus.js";
import { MOON } from "../parts/icons.js";

/**
 * @typedef {import("../types/page").Page} Page
 * @typedef {import("../types/editor").DraftPiece} DraftPiece
 */

/** How far each key goes among the pieces. @type {Record<string, number>} */
const STRIDES = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * @param {Page} page
 * @param {import("./editor-loader.js").EditorState} state
 */
export function createPalette(page, state) {
  const { signal, scenery } = page;
  const chips = html("div", { class: "sw-palette-pieces", role: "radiogroup", "aria-label": page.word("editor-pieces") });
  const put = createMode("put", false);
  const take = createMode("take", true);
  const modes = html("div", { class: "sw-palette-modes", role: "group", "aria-label": page.word("editor-modes") }, put, take);
  const hint = html("p", { class: "sw-palette-hint" });
  const element = html("section", { class: "sw-palette", "aria-label": page.word("editor-pieces"), hidden: true }, modes, hint, chips);
  /** @type {DraftPiece[]} */
  let pieces = [];

  chips.addEventListener("keydown", moveChoice, { signal });

  /**
   * @param {"put" | "take"} name
   * @param {boolean} taking
   */
  function createMode(name, taking) {
    const word = name === "put" ? page.word("editor-put") : page.word("editor-take");
    const button = html("button", { type: "button", class: "sw-button sw-mode", "data-key": `palette/${name}` }, name === "put" ? "+" : "−", html("span", {}, word));
    button.addEventListener("click", () => {
      state.taking = taking;
      draw();
    }, { signal });
    return button;
  }

  const chosen = () => pieces.find(({ key }) => key === state.piece) ?? pieces[0] ?? null;

  /** @param {string} key */
  function choose(key) {
    state.piece = key;
    draw();
  }

  /** @param {KeyboardEvent} event */
  function moveChoice(event) {
    const stride = STRIDES[event.key];
    const at = pieces.findIndex((piece) => piece === chosen());
    if (stride === undefined || at < 0) return;
    event.preventDefault();
    choose(pieces[(at + stride + pieces.length) % pieces.length]?.key ?? "");
    /** @type {HTMLElement | null} */ (chips.querySelector('[aria-checked="true"]'))?.focus();
  }

  function draw() {
    set(put, { "aria-pressed": String(!state.taking) });
    set(take, { "aria-pressed": String(state.taking) });
    set(element, { "data-taking": state.taking });
    hint.textContent = pieces.some(({ player }) => player !== null) ? page.word("editor-palette-hint") : page.word("editor-no-tokens");
    replaceContent(chips, ...pieces.map(drawPiece));
  }

  /** @param {DraftPiece} piece */
  function drawPiece({ key, label, about, player, in_decline }) {
    const checked = chosen()?.key === key;
    const owner = player === null ? null : scenery.players[player];
    const chip = html(
      "button",
      {
        type: "button",
        class: "sw-palette-piece",
        role: "radio",
        "aria-checked": String(checked),
        tabindex: checked ? 0 : -1,
        "data-key": `piece/${key}`,
        "data-declined": in_decline,
        "aria-label": [owner?.name, label, about].filter(Boolean).join(", "),
      },
      drawInlineEmblem(scenery, "sw-palette-emblem", key, label),
      html("span", { class: "sw-palette-name" }, html("b", {}, label), html("small", {}, owner ? `${owner.name} · ${about}` : about)),
    );
    if (owner) {
      chip.style.setProperty("--sw-player-colour", in_decline ? owner.pale : owner.full);
      chip.prepend(svg("svg", { class: "sw-palette-shape", viewBox: "-14 -14 28 28", "aria-hidden": "true" }, svg("path", { d: in_decline ? `${MOON}` : owner.shape, transform: in_decline ? "translate(-12 -12) scale(1.5)" : null })));
    }
    chip.addEventListener("click", () => choose(key), { signal });
    return chip;
  }

  return {
    element,
    chosen,

    /** @param {import("../types/editor").DraftBoard} board */
    update(board) {
      pieces = board.pieces;
      draw();
    },
  };
}
