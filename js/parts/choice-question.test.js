// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { button, texts } from "../testing/find.js";
import { MARKUP, makePage } from "../testing/page.js";
import { choice } from "../testing/snapshots.js";
import { drawChoiceQuestion } from "./choice-question.js";

/** @type {ReturnType<typeof makePage>} */
let page;
/** @type {HTMLElement} */
let question;

beforeEach(() => {
  page = makePage();
  const ways = [
    { label: "West", action: { do: "use", region: "west" }, region: 0, emblem: null, about: null },
    { label: MARKUP, action: { do: "use" }, region: null, emblem: "race/folk", about: "They can do much." },
  ];
  question = drawChoiceQuestion(page, choice("use", { action: null, ask: "Where?", ways }), "way:use");
});

describe("the question of a choice", () => {
  it("has a button for each answer", () => {
    expect(question.getAttribute("aria-label")).toBe("Where?");
    expect(texts(question, "p, button")).toEqual(["Where?", "West", MARKUP]);
    expect(question.querySelector("img")).toBeNull();
  });

  it("shows what an answer stands for, and what that does", () => {
    expect(button(question, "West").querySelector("svg")).toBeNull();
    expect(button(question, "West").title).toBe("");
    expect(button(question, MARKUP).querySelector("svg")).not.toBeNull();
    expect(button(question, MARKUP).title).toBe("They can do much.");
  });

  it("plays the answer that is chosen", () => {
    button(question, "West").click();
    expect(page.play.mock.calls).toEqual([[[{ do: "use", region: "west" }]]]);
    expect(page.highlight.mock.lastCall).toEqual([[]]);
  });

  it("highlights the region of an answer while it is pointed at", () => {
    const west = button(question, "West");
    west.dispatchEvent(new Event("pointerenter"));
    west.dispatchEvent(new Event("pointerleave"));
    button(question, MARKUP).dispatchEvent(new Event("pointerenter"));
    expect(page.highlight.mock.calls).toEqual([[[0]], [[]]]);
  });
});
