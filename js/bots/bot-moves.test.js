// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { one, texts } from "../testing/find.js";
import { MARKUP, makePage } from "../testing/page.js";
import { createBotMoves } from "./bot-moves.js";

/** @type {HTMLElement} */
let root;
/** @type {ReturnType<typeof createBotMoves>} */
let moves;
/** @type {ReturnType<typeof makePage>} */
let page;

beforeEach(() => {
  page = makePage();
  root = document.createElement("div");
  /** @param {string} name */
  const make = (name) => Object.assign(document.createElement("div"), { className: name });
  const [panel, account, sheets] = [make("sw-panel"), make("sw-account"), make("sw-map-sheets")];
  panel.append(account);
  root.append(panel, sheets);
  moves = createBotMoves(page, root);
});

const TOLD = {
  player: 1,
  title: "What the bot did for Ben",
  moves: [
    { step: 3, text: MARKUP, plan: "It could have 7.", regions: [2] },
    { step: 4, text: "It ends its turn.", plan: null, regions: [] },
  ],
  taken: [2, 0],
};

describe("the moves of a bot", () => {
  it("are a sentence each, and what it compared is there for those who ask", () => {
    moves.update(TOLD);
    expect(texts(root, ".sw-bot-moves .sw-reason")).toEqual([MARKUP, "It ends its turn."]);
    expect(root.querySelector("img")).toBeNull();
    expect(texts(root, "details > p")).toEqual(["It could have 7."]);
    expect(one(root, "details").hasAttribute("open")).toBe(false);
  });

  it("light their regions", () => {
    moves.update(TOLD);
    one(root, "[data-key='bot/3']").dispatchEvent(new Event("pointerenter"));
    expect(page.highlight).toHaveBeenCalledWith([2]);
  });

  it("leave what was taken marked in the bot's colour, until there is nothing to tell", () => {
    moves.update(TOLD);
    const marks = [...root.querySelectorAll(".sw-taken-under")];
    expect(marks.map((mark) => [mark.getAttribute("d"), mark.getAttribute("stroke")])).toEqual([
      ["M500 0h250v500h-250Z", "#00a"],
      ["M0 0h250v500h-250Z", "#00a"],
    ]);
    moves.update(null);
    expect(root.querySelectorAll(".sw-taken")).toHaveLength(0);
    expect(one(root, ".sw-bot-moves").hidden).toBe(true);
  });
});
