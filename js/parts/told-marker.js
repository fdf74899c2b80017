// A marker that belongs to a region, or the power of its badge: what it does, whom it serves now, and in full when asked.

import { html, set } from "./dom.js";
import { drawInlineEmblem } from "./emblem.js";

/**
 * @typedef {import("../types/page").Page} Page
 * @typedef {import("../types/snapshot").ToldMarker} ToldMarker
 */

/**
 * @param {Page} page
 * @param {ToldMarker} told
 * @param {{ key: string, open: boolean, onToggle: (open: boolean) => void }} [asked] whether it is told in full; without it, it always is
 */
export function drawToldMarker(page, told, asked) {
  const { emblem, label, about, now } = told;
  const name = [drawInlineEmblem(page.scenery, "sw-small-emblem", emblem, label), html("b", {}, label)];
  const rest = [html("p", {}, about), ...(now ? [html("p", { class: "sw-serves" }, now)] : [])];
  const inFull = html("p", { class: "sw-told-in-full" }, page.scenery.details[emblem] ?? "", " ", html("small", { class: "sw-rule-reference" }, told.reference));
  if (!asked) return html("div", { class: "sw-told-marker" }, html("p", {}, ...name), ...rest, inFull);
  const button = html("button", { type: "button", class: "sw-opener", "data-key": asked.key }, ...name);
  /** @param {boolean} open */
  function show(open) {
    set(button, { "aria-expanded": String(open) });
    inFull.hidden = !open;
  }
  button.addEventListener("click", () => {
    const open = button.getAttribute("aria-expanded") !== "true";
    show(open);
    asked.onToggle(open);
  });
  show(asked.open);
  return html("div", { class: "sw-told-marker" }, button, ...rest, inFull);
}
