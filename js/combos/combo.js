// A combo as it lies on the table: the badge of the power fitted into the banner of the race.

import { html, svg } from "../parts/dom.js";
import { drawInlineEmblem } from "../parts/emblem.js";

/**
 * @typedef {import("../types/page").Page} Page
 * @typedef {object} Pair
 * @property {string} name of both together
 * @property {string} race
 * @property {string | null} power
 * @property {string} race_emblem
 * @property {string | null} power_emblem
 */

/**
 * @param {Page} page
 * @param {Pair} pair a race without a power is a banner alone
 * @param {...Node} onBanner what else lies on the banner
 */
export function drawCombo(page, { name, race, power, race_emblem, power_emblem }, ...onBanner) {
  const banner = html(
    "span",
    { class: "sw-combo-banner" },
    drawComboEmblem(page, race_emblem, race),
    html("span", { class: "sw-race-name" }, race),
    ...onBanner,
  );
  if (power === null) return html("span", { class: "sw-combo sw-combo-without-power" }, banner);
  const badge = html(
    "span",
    { class: "sw-combo-badge" },
    drawComboEmblem(page, power_emblem ?? "", power),
    html("span", { class: "sw-power-name" }, power),
  );
  // A space parts the names for screen readers, and for those who copy them, if there is one in the name.
  return html("span", { class: "sw-combo" }, badge, name.includes(`${power} `) ? " " : "", banner);
}

/**
 * @param {Page} page
 * @param {string} key
 * @param {string} name
 */
export const drawComboEmblem = (page, key, name) => drawInlineEmblem(page.scenery, "sw-combo-emblem", key, name);

/** A token of cardboard, which stands for "so many tokens". */
export function drawToken() {
  return svg(
    "svg",
    { class: "sw-glyph", viewBox: "0 0 16 16", "aria-hidden": "true" },
    svg("path", { d: "M5 2H14V11H5Z", fill: "none", stroke: "currentColor", "stroke-width": 1.4 }),
    svg("path", { d: "M2 5H11V14H2Z", fill: "currentColor", stroke: "currentColor", "stroke-width": 1.4, "stroke-linejoin": "round" }),
  );
}
