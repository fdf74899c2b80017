// @vitest-environment happy-dom

import { beforeEach, expect, it, vi } from "vitest";
import { onPressAndHold } from "./press-and-hold.js";

/** @param {Element} element @param {string} kind @param {{ at?: number, clientX?: number, value?: string }} [more] */
function finger(element, kind, { at = Date.now(), ...more } = {}) {
  const event = new MouseEvent(kind, { bubbles: true, cancelable: true, clientX: 50, clientY: 50, ...more });
  Object.defineProperty(event, "pointerType", { value: "touch", ...more });
  Object.defineProperty(event, "timeStamp", { value: at });
  element.dispatchEvent(event);
  return event;
}

/** @type {HTMLElement} */
let element;
const asked = vi.fn();
const clicked = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  element = document.createElement("div");
  onPressAndHold(element, asked, new AbortController().signal);
  element.addEventListener("click", clicked);
});

it("asks when a finger stays, and the click that follows does nothing", () => {
  finger(element, "pointerdown");
  vi.advanceTimersByTime(500);
  expect(asked).toHaveBeenCalledOnce();
  expect(finger(element, "contextmenu").defaultPrevented).toBe(true);
  finger(element, "pointerup");
  finger(element, "click");
  expect(clicked).not.toHaveBeenCalled();
  finger(element, "pointerdown");
  finger(element, "pointerup");
  finger(element, "click");
  expect(clicked).toHaveBeenCalledOnce();
});

it("asks when the timer of a finger that stayed comes late", () => {
  finger(element, "pointerdown", { at: 1000 });
  finger(element, "pointerup", { at: 1460 });
  finger(element, "click");
  expect(asked).toHaveBeenCalledOnce();
  expect(clicked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(asked).toHaveBeenCalledOnce();
});

it("does not ask for a tap, nor for a finger that goes on", () => {
  finger(element, "pointerdown");
  vi.advanceTimersByTime(200);
  finger(element, "pointerup");
  vi.advanceTimersByTime(500);
  finger(element, "pointerdown");
  finger(element, "pointermove", { clientX: 90 });
  vi.advanceTimersByTime(500);
  expect(asked).not.toHaveBeenCalled();
});

it("leaves the mouse alone", () => {
  finger(element, "pointerdown", { value: "mouse" });
  vi.advanceTimersByTime(500);
  expect(asked).not.toHaveBeenCalled();
});
