// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { html } from "../parts/dom.js";
import { makePage } from "../testing/page.js";
import { createEnlargeButton } from "./enlarge.js";

/** @type {HTMLElement} */
let root;
/** @type {HTMLElement} */
let button;

beforeEach(() => {
  const enlarge = createEnlargeButton(makePage());
  button = enlarge.element;
  root = html("div", {}, button);
  document.body.replaceChildren(root);
  enlarge.attach(root);
});

const isLarge = () => [root.classList.contains("sw-enlarged"), root.getAttribute("popover"), button.textContent];

describe("the enlarged widget", () => {
  it("fills the window until the button is pressed again", () => {
    expect(isLarge()).toEqual([false, null, "[enlarge]"]);
    button.click();
    expect(isLarge()).toEqual([true, "manual", "[shrink]"]);
    button.click();
    expect(isLarge()).toEqual([false, null, "[enlarge]"]);
  });

  it.each([["in it", () => root], ["elsewhere", () => document.body]])("is left by Escape, %s", (_, at) => {
    button.click();
    at().dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    expect(isLarge()).toEqual([false, null, "[enlarge]"]);
  });

  it("stays when Escape has closed something else", () => {
    button.click();
    const event = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
    event.preventDefault();
    root.dispatchEvent(event);
    expect(isLarge()[0]).toBe(true);
  });
});
