// The layout of the page: one stage that stays. The bar on top, the map below it, the panel and the players to its right, the
// history and the news under it. What is opened or told scrolls inside its part, so that the map never moves.

import { html } from "./parts/dom.js";
import { FRAME } from "./map/ground.js";

/**
 * @typedef {"actionBar" | "map" | "die" | "historySlider" | "turnTrack" | "players" | "regionExplanation" | "lastStep" | "account" | "comboColumn"} PartName
 */

/**
 * @param {import("./types/scenery").Scenery} scenery
 * @param {Record<PartName, { element: Element }> & { actionBar: { inPanel: Element }, toolbar: { code: Element } }} parts
 * @param {{ banner: Element, stamp: Element, panel: Element }} whatIf what says that this is a what-if, and what is compared
 */
export function createLayout(scenery, parts, whatIf) {
  const mapArea = html("div", { class: "sw-map-area" }, parts.map.element, whatIf.stamp, parts.die.element);
  mapArea.style.setProperty("--sw-map-ratio", ((scenery.width + 2 * FRAME) / (scenery.height + 2 * FRAME)).toFixed(4));
  const about = html(
    "div",
    { class: "sw-about-board" },
    ...(scenery.title ? [html("p", { class: "sw-title" }, scenery.title)] : []),
    ...(scenery.text ? [html("p", { class: "sw-text" }, scenery.text)] : []),
  );
  // Whatever is in it comes and goes; it can be scrolled by keyboard even where there is nothing to press.
  const panel = html(
    "div",
    { class: "sw-panel", tabindex: -1 },
    whatIf.banner,
    parts.toolbar.code,
    about,
    whatIf.panel,
    parts.account.element,
    parts.comboColumn.element,
  );
  const trackAndPlayers = html("div", { class: "sw-track-and-players" }, parts.turnTrack.element, parts.players.element);
  // What is pressed stays in sight while the text above it is scrolled.
  const foot = html("div", { class: "sw-panel-foot" }, parts.actionBar.inPanel);
  const right = html("div", { class: "sw-right" }, panel, foot, trackAndPlayers);
  const news = html("div", { class: "sw-news" }, parts.lastStep.element, parts.regionExplanation.element);
  const grid = html(
    "div",
    { class: "sw-layout" },
    parts.actionBar.element,
    html("div", { class: "sw-map-box" }, mapArea),
    right,
    parts.historySlider.element,
    news,
  );
  const root = html("div", { class: "sw-widget", lang: scenery.language, "data-hides": scenery.hides.join(" "), "data-kernel": "idle" }, grid);
  return { root, panel, foot, mapArea };
}
