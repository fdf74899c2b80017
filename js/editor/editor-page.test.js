// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { click, nextFrame, openWidget } from "../testing/widget.js";

/** @typedef {Awaited<ReturnType<typeof openWidget>>} OpenWidget */

// What travels as a text is the same module.
vi.mock("../python/import-code.js", () => ({ importCode: () => import("./editor.js") }));

/** @type {OpenWidget} */
let page;

const edits = () => page.sent.filter(({ type }) => type === "edit");
const editor = () => JSON.parse(page.traits.editor);
/** @param {(editor: any) => void} change Python answers with another board */
function write(change) {
  const next = editor();
  next.version += 1;
  change(next);
  page.model.set("editor", JSON.stringify(next));
}
/** @param {string} key */
const key = (key) => /** @type {HTMLInputElement} */ (page.find(`[data-key="${key}"]`));
/** @param {string} id */
const region = (id) => page.find(`.sw-region[data-region="${id}"]`);
/**
 * @param {HTMLInputElement | HTMLSelectElement} field
 * @param {string} value
 */
function type(field, value) {
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
const shown = (/** @type {string} */ selector) => !(/** @type {HTMLElement} */ (page.find(selector)).hidden);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.replaceChildren();
});

describe("a page without a board to set up", () => {
  beforeEach(async () => {
    page = await openWidget("start");
    nextFrame();
  });

  it("offers to begin, and nothing else", () => {
    expect(page.root().querySelector(".sw-editor, .sw-palette, .sw-forms")).toBe(null);
    expect(shown('[data-key="editor/back"]')).toBe(false);
    click(key("editor/begin"));
    expect(edits()).toEqual([{ type: "edit", do: "begin", version: page.snapshot().version }]);
  });

  it("plays what is clicked on the map", () => {
    click(page.find('.sw-region[data-acts="conquer"]'));
    expect(page.sent.some(({ type }) => type === "play")).toBe(true);
    expect(edits()).toEqual([]);
  });

  it("has a way back where there is a game before", () => {
    page.model.set("editor", JSON.stringify({ open: false, said: null, version: 1, board: null }));
    expect(shown('[data-key="editor/back"]')).toBe(true);
    click(key("editor/back"));
    expect(edits()[0]).toMatchObject({ do: "back" });
  });
});

describe("a board that is set up", () => {
  beforeEach(async () => {
    page = await openWidget("editor");
    nextFrame();
    await vi.waitFor(() => page.find(".sw-palette"));
  });

  it("shows what can be put, whose it is, and how many there are", () => {
    expect(page.root().classList.contains("sw-editing")).toBe(true);
    const names = [...page.root().querySelectorAll(".sw-palette-piece")].map((chip) => chip.getAttribute("aria-label"));
    expect(names).toEqual(editor().board.pieces.map((/** @type {any} */ { player, label, about }) => [editor().board.players[player]?.name, label, about].filter(Boolean).join(", ")));
  });

  it("puts the chosen piece with a click, and takes it with Shift, with minus or in the other mode", () => {
    const [first, , third] = editor().board.pieces;
    click(region("3"));
    region("3").dispatchEvent(new MouseEvent("click", { bubbles: true, shiftKey: true }));
    click(key(`piece/${third.key}`));
    region("3").dispatchEvent(new KeyboardEvent("keydown", { key: "+", bubbles: true }));
    region("3").dispatchEvent(new KeyboardEvent("keydown", { key: "-", bubbles: true }));
    region("3").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    click(key("palette/take"));
    click(region("3"));
    // None of them waited for an answer.
    const sent = edits().map(({ piece, region, by, draft, do: what }) => [what, piece, region, by, draft]);
    const { draft } = editor().board;
    expect(sent).toEqual([
      ["put", first.key, "3", 0, draft],
      ["put", first.key, "3", -1, draft],
      ["put", third.key, "3", 1, draft],
      ["put", third.key, "3", -1, draft],
      ["put", third.key, "3", 0, draft],
      ["put", third.key, "3", -1, draft],
    ]);
  });

  it("walks through the pieces with arrows", () => {
    const [first, second] = editor().board.pieces;
    const chosen = () => page.find('.sw-palette-piece[aria-checked="true"]').getAttribute("data-key");
    expect(chosen()).toBe(`piece/${first.key}`);
    page.find(".sw-palette-pieces").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    expect(chosen()).toBe(`piece/${second.key}`);
  });

  it("sends what stands in the forms", () => {
    const { players, column, boards } = editor().board;
    const free = editor().board.races.find((/** @type {any} */ { player }) => player === null);
    type(key("seat/1/name"), "Bea");
    type(key("seat/1/coins"), "9");
    type(key("seat/0/hand"), "3");
    type(key("seat/1/active/race"), free.id);
    type(key("seat/0/0/race"), "");
    type(key("seat/1/current"), "on");
    click(key("seat/0/decline"));
    type(key("offer/2/coins"), "4");
    type(key("offer/0/race"), column[1].race);
    click(key("offer/0/remove"));
    type(key("table/board"), boards[2].id);
    type(key("table/turn"), "2");
    type(key("rest/dice"), "2 0");
    type(key("rest/title"), "Two hills");
    expect(edits().map(({ type: _type, version: _version, draft: _draft, ...request }) => request)).toEqual([
      { do: "name", player: 1, value: "Bea" },
      { do: "coins", player: 1, value: 9 },
      { do: "hand", player: 0, value: 3 },
      { do: "combo", player: 1, which: "active", race: free.id, power: players[1].active?.power ?? "" },
      { do: "combo", player: 0, which: 0, race: "", power: players[0].declined[0].power ?? "" },
      { do: "current", player: 1 },
      { do: "decline", player: 0 },
      { do: "column", slot: 2, coins: 4 },
      { do: "column", slot: 0, race: column[1].race },
      { do: "column", slot: 0, race: "" },
      { do: "board", board: boards[2].id },
      { do: "turn", value: 2 },
      { do: "dice", value: "2 0" },
      { do: "title", value: "Two hills" },
    ]);
  });

  it("offers packs, and keeps those that cannot go", () => {
    const [first, second] = editor().board.packs;
    expect(key(`table/packs/${first.id}`).disabled).toBe(true);
    expect(key(`table/packs/${second.id}`).checked).toBe(false);
    click(key(`table/packs/${second.id}`));
    expect(edits()).toMatchObject([{ do: "packs", pack: second.id, on: true }]);
    // Where it is refused, the box shows what is in play.
    write((next) => (next.said = { kind: "refused", text: "It stays out." }));
    expect(key(`table/packs/${second.id}`).checked).toBe(false);
    expect(page.find(".sw-forms [role=alert]").textContent).toContain("It stays out.");
  });

  it("asks for what lies beside the map where a race has such things", () => {
    expect(page.root().querySelector('[data-key^="seat/0/pieces"], [data-key^="seat/0/pile"], [data-key$="/tokens"]')).toBe(null);
    write((next) => {
      const { active } = next.board.players[0];
      active.pieces = [{ id: "pebble", name: "Pebbles left", count: 3, least: 1, most: 5 }];
      active.pile = { rows: [{ id: "folk", name: "Folk", count: 2, least: 0, most: 4 }], more: [{ id: "others", name: "Others" }] };
      next.board.column[1].tokens = 2;
    });
    expect([key("seat/0/pieces/pebble").min, key("seat/0/pieces/pebble").max]).toEqual(["1", "5"]);
    type(key("seat/0/pieces/pebble"), "4");
    type(key("seat/0/pile/folk"), "0");
    type(key("seat/0/pile/more"), "others");
    type(key("offer/1/tokens"), "1");
    expect(edits().map(({ type: _type, version: _version, draft: _draft, ...request }) => request)).toEqual([
      { do: "pieces", player: 0, marker: "pebble", value: 4 },
      { do: "pile", player: 0, what: "folk", value: 0 },
      { do: "pile", player: 0, what: "others", value: 1 },
      { do: "column", slot: 1, tokens: 1 },
    ]);
  });

  it("waits until somebody with a keyboard has found what they look for", () => {
    const list = key("seat/1/active/race");
    const free = editor().board.races.filter((/** @type {any} */ { player }) => player === null);
    list.focus();
    for (const { id } of free.slice(0, 2)) {
      list.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
      type(list, id);
    }
    expect(edits()).toEqual([]);
    list.dispatchEvent(new Event("blur"));
    expect(edits()).toMatchObject([{ do: "combo", race: free[1].id }]);
    vi.advanceTimersByTime(2000);
    expect(edits()).toHaveLength(1);
  });

  it("says why something is refused, and puts back what was typed", () => {
    type(key("seat/0/coins"), "-4");
    write((next) => (next.said = { kind: "refused", text: "That cannot be." }));
    expect(page.find(".sw-editor-status").textContent).toContain("That cannot be.");
    expect(page.find(".sw-editor-status").getAttribute("data-kind")).toBe("refused");
    expect(key("seat/0/coins").value).toBe(String(editor().board.players[0].coins));
    // Beside the field as well, with its name: the sentence on top may be out of sight.
    const beside = page.find(".sw-forms [role=alert]");
    expect(beside.textContent).toContain("Coins: That cannot be.");
    expect(key("seat/0/coins").getAttribute("aria-describedby")).toBe(beside.id);
    write((next) => (next.said = { kind: "done", text: "" }));
    expect(page.root().querySelector(".sw-forms [role=alert]")).toBe(null);
    // What was clicked on the map is no field.
    click(region("4"));
    write((next) => (next.said = { kind: "refused", text: "Nor that." }));
    expect(page.root().querySelector(".sw-forms [role=alert]")).toBe(null);
  });

  it("says why the position cannot come up in play", () => {
    write((next) => (next.board.doubts = ["<b>They</b> have no region."]));
    expect(page.find(".sw-doubts li").textContent).toBe("<b>They</b> have no region.");
    write((next) => (next.board.doubts = []));
    expect(page.find(".sw-doubts").childElementCount).toBe(0);
  });

  it("keeps what is half written while something else changes", () => {
    const field = key("seat/0/name");
    field.focus();
    field.value = "An";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    write((next) => (next.board.players[0].coins += 1));
    expect(key("seat/0/name").value).toBe("An");
    expect(document.activeElement).toBe(key("seat/0/name"));
  });

  it("keeps the keyboard where it was when the page is built anew", () => {
    key("seat/1/coins").focus();
    page.model.set("scenery", { ...page.traits.scenery });
    nextFrame();
    expect(document.activeElement).toBe(key("seat/1/coins"));
    expect(page.root().classList.contains("sw-editing")).toBe(true);
  });

  it("shows names as text", () => {
    write((next) => {
      next.board.players[0].name = "<b>Ann</b>";
      next.said = { kind: "done", text: "<i>done</i>" };
    });
    expect(page.root().querySelector(".sw-editor-status i, .sw-forms b b, .sw-palette i")).toBe(null);
    expect(key("seat/0/name").value).toBe("<b>Ann</b>");
  });

  it("sends what is pasted, and nothing that is too long", () => {
    click(key("editor/files"));
    expect(shown(".sw-files")).toBe(true);
    expect(key("files/code").value).toBe(editor().board.code);
    key("files/pasted").value = "SW1.abc";
    click(key("files/open"));
    key("files/pasted").value = "x".repeat(200_001);
    click(key("files/open"));
    expect(edits()).toMatchObject([{ do: "load", text: "SW1.abc" }]);
    expect(page.find(".sw-files-part:last-child [role=alert]").textContent).not.toBe("");
    // An empty field is answered, too, and replaces an older answer.
    key("files/pasted").value = "";
    click(key("files/open"));
    expect(edits().at(-1)).toMatchObject({ do: "load", text: "" });
    expect(page.find(".sw-files-part:last-child [role=alert]").textContent).toBe("");
  });

  it("is left by playing or by cancelling", () => {
    click(key("editor/play"));
    click(key("editor/cancel"));
    expect(edits().map(({ do: what }) => what)).toEqual(["play", "cancel"]);
    page.model.set("editor", "");
    expect(page.root().classList.contains("sw-editing")).toBe(false);
    expect(shown(".sw-editor")).toBe(false);
  });
});
