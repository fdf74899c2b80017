// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { button, enclose } from "../testing/find.js";
import { MARKUP, makePage } from "../testing/page.js";
import { createBotTurn, drawBotReason } from "./bot-turn.js";

describe("a bot that must decide", () => {
  /** @type {ReturnType<typeof makePage>} */
  let page;
  /** @type {ReturnType<typeof createBotTurn>} */
  let turn;
  /** @type {ShadowRoot} */
  let shadow;

  beforeEach(() => {
    page = makePage();
    turn = createBotTurn(page);
    shadow = enclose(turn.element);
    turn.update(true);
  });

  it("takes one step, or its whole turn", () => {
    button(turn.element, "[bot-step]").click();
    button(turn.element, "[bot-turn]").click();
    expect(page.ask.mock.calls.flat()).toEqual([{ type: "bot", whole: false }, { type: "bot", whole: true }]);
  });

  it("can be stepped through without losing the button", () => {
    button(turn.element, "[bot-step]").focus();
    turn.update(true);
    expect(shadow.activeElement).toBe(button(turn.element, "[bot-step]"));
  });

  it("is not there when a person decides", () => {
    turn.update(false);
    expect(turn.element.hidden).toBe(true);
    expect(turn.element.textContent).toBe("");
  });
});

describe("the reason of a bot", () => {
  it("has an icon that is heard", () => {
    const reason = drawBotReason(makePage(), MARKUP);
    expect(reason.textContent).toBe(MARKUP);
    expect(reason.querySelector("[aria-label='[bot-reason]']")).not.toBeNull();
  });
});
