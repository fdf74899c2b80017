// What the tests of the table share: a desk that remembers what it was told, and real snapshots.

import { vi } from "vitest";
import five from "./samples/five.json";
import over from "./samples/over.json";
import pick from "./samples/pick.json";
import { read } from "./read.js";

/**
 * @typedef {import("./types").Desk} Desk
 * @typedef {import("./types").Snapshot} Snapshot
 */

const SAMPLES = { five, over, pick };

/**
 * @param {keyof typeof SAMPLES} name
 * @returns {Snapshot} a fresh one, so that a test may change it
 */
export const sample = (name) => structuredClone(read(/** @type {any} */ (SAMPLES[name].snapshot)));

/** @param {keyof typeof SAMPLES} [name] whose scenery it has */
export function makeDesk(name = "pick") {
  const desk = {
    scenery: structuredClone(SAMPLES[name].scenery),
    word: (/** @type {string} */ id) => `[${id}]`,
    signal: new AbortController().signal,
    play: vi.fn(),
    refuse: vi.fn(),
    light: vi.fn(),
  };
  return /** @type {typeof desk & Desk} */ (/** @type {unknown} */ (desk));
}

/**
 * @param {ParentNode} where
 * @param {string} selector
 * @returns {HTMLElement}
 */
export function one(where, selector) {
  const found = where.querySelectorAll(selector);
  if (found.length !== 1) throw new Error(`${found.length} of ${selector}`);
  return /** @type {HTMLElement} */ (found[0]);
}

/**
 * Puts it into a shadow root, as marimo does.
 *
 * @param {Element} element
 */
export function enclose(element) {
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  const shadow = host.attachShadow({ mode: "open" });
  shadow.append(element);
  return shadow;
}

export const MARKUP = '<img src=x onerror="alert(1)"> & co.';
