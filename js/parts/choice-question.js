// The question that comes before something to do, where there are several ways.

import { html, set } from "./dom.js";

/**
 * @typedef {import("../types/snapshot").Choice} Choice
 * @typedef {import("../types/snapshot").Desk} Desk
 */

/**
 * The question, with a button for each answer; regions light up on the map while they are pointed at.
 *
 * @param {Desk} desk
 * @param {Choice} choice
 * @param {string} key
 */
export function drawQuestion(desk, { ask, ways, kind }, key) {
  const buttons = ways.map(({ label, action, region }, n) => {
    const button = html("button", { type: "button", class: "sw-button", "data-kind": kind, "data-key": `${key}:${n}` }, label);
    const light = (/** @type {number[]} */ regions) => () => desk.light(regions);
    button.addEventListener("click", () => {
      desk.light([]);
      desk.play([action]);
    });
    if (region !== null) {
      for (const event of ["pointerenter", "focus"]) button.addEventListener(event, light([region]));
      for (const event of ["pointerleave", "blur"]) button.addEventListener(event, light([]));
    }
    return button;
  });
  return set(html("div", { class: "sw-which", role: "group" }, html("p", {}, ask ?? ""), ...buttons), { "aria-label": ask });
}
