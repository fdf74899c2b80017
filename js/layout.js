// The layout of the page: what lies above the map, around it, below it and to its right.

import { html } from "./parts/dom.js";

/**
 * @typedef {"actionBar" | "toolbar" | "map" | "die" | "historySlider" | "turnTrack" | "players" | "regionExplanation" | "lastStep"} PartName
 */

/**
 * @param {import("./types/scenery").Scenery} scenery
 * @param {Record<PartName, { element: Element }>} parts
 * @param {{ banner: Element, stamp: Element }} whatIf what says that this is a what-if
 */
export function createLayout(scenery, parts, whatIf) {
  const mapArea = html("div", { class: "sw-map-area" }, parts.map.element, whatIf.stamp, parts.die.element);
  const trackAndPlayers = html("div", { class: "sw-track-and-players" }, parts.turnTrack.element, parts.players.element);
  const right = html("div", { class: "sw-right" }, trackAndPlayers);
  const left = html("div", { class: "sw-left" }, parts.toolbar.element, mapArea, parts.historySlider.element);
  const below = html("div", { class: "sw-below" }, parts.regionExplanation.element, parts.lastStep.element);
  const grid = html("div", { class: "sw-layout" }, left, below, right);
  const root = html(
    "div",
    { class: "sw-widget", lang: scenery.language, "data-kernel": "idle" },
    scenery.title ? html("p", { class: "sw-title" }, scenery.title) : "",
    scenery.text ? html("p", { class: "sw-text" }, scenery.text) : "",
    whatIf.banner,
    parts.actionBar.element,
    grid,
  );
  return { root, grid, left, right, mapArea, trackAndPlayers };
}
