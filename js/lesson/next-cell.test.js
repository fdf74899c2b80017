// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { html } from "../parts/dom.js";
import { goToNextCell } from "./next-cell.js";

/** @type {HTMLElement} */
let button;

beforeEach(() => {
  button = html("button", {});
  document.body.replaceChildren();
});

it("is scrolled to and selected in a notebook", () => {
  const next = html("div", { class: "jp-Cell", tabindex: 0 });
  document.body.append(html("div", { class: "jp-Cell" }, html("div", {}, button)), next);
  const scroll = vi.spyOn(next, "scrollIntoView").mockImplementation(() => {});
  expect(goToNextCell(button)).toBe(true);
  expect(scroll).toHaveBeenCalledWith({ block: "start" });
  expect(document.activeElement).toBe(next);
});

it("is out of reach elsewhere, and below the last cell", () => {
  document.body.append(button);
  expect(goToNextCell(button)).toBe(false);
  document.body.append(html("div", { class: "jp-Cell" }, button));
  expect(goToNextCell(button)).toBe(false);
});
