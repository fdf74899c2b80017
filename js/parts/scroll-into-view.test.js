// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { html } from "./dom.js";
import { scrollNewIntoView } from "./scroll-into-view.js";

/** @type {HTMLElement} */
let widget;
/** @type {import("vitest").Mock} */
let scroll;
/** Tells that the widget has another size. @type {() => void} */
let resized;

beforeEach(() => {
  vi.useFakeTimers();
  let watching = true;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(/** @type {() => void} */ told) {
        resized = () => watching && told();
      }
      observe() {}
      disconnect() {
        watching = false;
      }
    },
  );
  widget = html("div", {});
  scroll = vi.spyOn(widget, "scrollIntoView").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A notebook of three cells, the widget in the second; one of them is selected. */
function notebook(/** @type {number} */ selected, top = -100) {
  const cells = [0, 1, 2].map((index) => html("div", { class: index === selected ? "jp-Cell jp-mod-active" : "jp-Cell" }));
  cells[1]?.append(widget);
  document.body.replaceChildren(...cells);
  vi.spyOn(widget, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 900, 500));
  const life = new AbortController();
  scrollNewIntoView(widget, life.signal);
  return life;
}

it.each([1, 2])("comes into view when its cell was run, and the cell %i is selected then", (selected) => {
  notebook(selected);
  resized();
  expect(scroll).toHaveBeenCalledWith({ block: "nearest" });
});

it("stays where it is when all cells were run", () => {
  notebook(0);
  resized();
  expect(scroll).not.toHaveBeenCalled();
});

it.each([-600, 5000])("does not call back somebody who has scrolled away from it", (top) => {
  notebook(2, top);
  resized();
  expect(scroll).not.toHaveBeenCalled();
});

it.each(["wheel", "touchmove", "pointerdown", "keydown"])("gives way to a %s", (kind) => {
  notebook(2);
  document.body.dispatchEvent(new Event(kind, { bubbles: true }));
  resized();
  expect(scroll).not.toHaveBeenCalled();
});

it("comes once: what grows later moves nothing, and neither does what is gone", () => {
  notebook(2);
  vi.advanceTimersByTime(2001);
  resized();
  notebook(2).abort();
  resized();
  expect(scroll).not.toHaveBeenCalled();
});

it("is left alone outside a notebook", () => {
  document.body.replaceChildren(widget);
  scrollNewIntoView(widget, new AbortController().signal);
  resized();
  expect(scroll).not.toHaveBeenCalled();
});
