// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { enclose } from "../testing/find.js";
import { html } from "./dom.js";
import { focusedElement, replaceContent } from "./focus.js";

const button = (/** @type {string} */ key) => html("button", { "data-key": key }, key);

/** @type {HTMLElement} */
let container;

beforeEach(() => {
  container = html("div", {}, button("a"), button("b"));
  enclose(container);
});

const focusOn = (/** @type {number} */ index) => /** @type {HTMLElement} */ (container.children[index]).focus();

describe("content that is replaced", () => {
  it("leaves the focus elsewhere where it was elsewhere", () => {
    expect(replaceContent(container, button("a"))).toBe(true);
    expect(container.contains(focusedElement(container))).toBe(false);
  });

  it("keeps the focus on what has the same key", () => {
    focusOn(1);
    const again = button("b");
    expect(replaceContent(container, button("new"), again)).toBe(true);
    expect(focusedElement(container)).toBe(again);
  });

  it("keeps the focus on an element that stays", () => {
    focusOn(0);
    const same = /** @type {HTMLElement} */ (container.children[0]);
    expect(replaceContent(container, button("new"), same)).toBe(true);
    expect(focusedElement(container)).toBe(same);
  });

  it("says so where what had the focus is gone", () => {
    focusOn(1);
    expect(replaceContent(container, button("a"))).toBe(false);
    expect(container.contains(focusedElement(container))).toBe(false);
  });
});
