// The question of a choice that has several ways.

import { html, set } from "./dom.js";
import { drawInlineEmblem } from "./emblem.js";

/**
 * @typedef {import("../types/snapshot").Choice} Choice
 * @typedef {import("../types/page").Page} Page
 */

/**
 * The question, with a button for each answer; the region of an answer is highlighted while it is pointed at.
 *
 * @param {Page} page
 * @param {Choice} choice
 * @param {string} key
 */
export function drawChoiceQuestion(page, { ask, ways, kind }, key) {
  const buttons = ways.map(({ label, action, region, emblem, about }, n) => {
    const picture = emblem === null ? [] : [drawInlineEmblem(page.scenery, "sw-small-emblem", emblem)];
    const button = html("button", { type: "button", class: "sw-button", title: about, "data-kind": kind, "data-key": `${key}:${n}` }, ...picture, label);
    const highlight = (/** @type {number[]} */ regions) => () => page.highlight(regions);
    button.addEventListener("click", () => {
      page.highlight([]);
      page.play([action]);
    });
    if (region !== null) {
      for (const event of ["pointerenter", "focus"]) button.addEventListener(event, highlight([region]));
      for (const event of ["pointerleave", "blur"]) button.addEventListener(event, highlight([]));
    }
    return button;
  });
  return set(html("div", { class: "sw-choice-question", role: "group" }, html("p", {}, ask ?? ""), ...buttons), { "aria-label": ask });
}
