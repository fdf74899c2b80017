// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { html } from "../parts/dom.js";
import { enclose, one } from "../testing/find.js";
import { makePage } from "../testing/page.js";
import { createMore } from "./more.js";

/** @type {ReturnType<typeof createMore>} */
let more;
/** @type {ShadowRoot} */
let shadow;

beforeEach(() => {
  more = createMore(makePage(), html("button", { class: "sw-tool" }));
  shadow = enclose(more.element);
});

const opener = () => one(more.element, "[data-key=more]");
const isOpen = () => [opener().getAttribute("aria-expanded"), one(more.element, ".sw-more-sheet").hidden];

describe("the tools behind the button", () => {
  it("are opened and closed by it", () => {
    expect(isOpen()).toEqual(["false", true]);
    opener().click();
    expect(isOpen()).toEqual(["true", false]);
    opener().click();
    expect(isOpen()).toEqual(["false", true]);
  });

  it("are closed by Escape, which leads back to the button", () => {
    opener().click();
    one(more.element, ".sw-tool").focus();
    one(more.element, ".sw-tool").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    expect(isOpen()).toEqual(["false", true]);
    expect(shadow.activeElement).toBe(opener());
  });

  it("are closed by whoever points elsewhere, not by their own use", () => {
    opener().click();
    one(more.element, ".sw-tool").dispatchEvent(new Event("pointerdown", { bubbles: true, composed: true }));
    expect(isOpen()).toEqual(["true", false]);
    document.body.dispatchEvent(new Event("pointerdown", { bubbles: true, composed: true }));
    expect(isOpen()).toEqual(["false", true]);
  });
});
