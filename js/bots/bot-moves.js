// The moves of a bot in its turn: a sentence each in the panel, and what it took marked on the map until the next player acts.

import { drawPin, endHighlight, highlightWhilePointedAt } from "../explanations/ledger.js";
import { FRAME } from "../map/ground.js";
import { html, set, svg } from "../parts/dom.js";
import { replaceContent } from "../parts/focus.js";
import { icon } from "../parts/icons.js";

/**
 * @typedef {import("../types/page").Page} Page
 * @typedef {import("../types/exploring").BotMoves} BotMoves
 */

/**
 * @param {Page} page
 * @param {HTMLElement} root
 */
export function createBotMoves(page, root) {
  const { width, height, places, players } = page.scenery;
  const list = html("section", { class: "sw-bot-moves", hidden: true });
  const viewBox = `${-FRAME} ${-FRAME} ${width + 2 * FRAME} ${height + 2 * FRAME}`;
  const marks = svg("svg", { class: "sw-taken-marks", viewBox, "aria-hidden": "true" });
  root.querySelector(".sw-panel .sw-account")?.before(list);
  root.querySelector(".sw-map-sheets")?.after(marks);
  let drawn = "";

  /** @param {BotMoves} told */
  function drawList({ title, moves }) {
    const items = moves.map(({ step, text, regions, plan }) => {
      const sentence = html("p", {}, html("span", { class: "sw-reason" }, text));
      if (regions.length) {
        sentence.append(drawPin());
        set(sentence, { tabindex: 0, "data-key": `bot/${step}` });
        highlightWhilePointedAt(page, sentence, regions);
      }
      const item = html("li", {}, sentence);
      if (plan !== null) {
        const opener = html("summary", { "data-key": `bot/${step}/plan` }, page.word("bot-plan"));
        item.append(html("details", {}, opener, html("p", {}, plan)));
      }
      return item;
    });
    return [html("h3", {}, icon("robot"), title), html("ol", { class: "sw-events" }, ...items)];
  }

  /** @param {BotMoves} told */
  function drawMarks({ player, taken }) {
    const colour = players[player]?.full;
    return taken.flatMap((region) => {
      const place = places[region];
      if (!place) return [];
      return [svg("path", { class: "sw-taken-under", d: place.outline, stroke: colour }), svg("path", { class: "sw-taken", d: place.outline })];
    });
  }

  return {
    /** @param {BotMoves | null} told */
    update(told) {
      const next = JSON.stringify(told);
      if (next === drawn) return;
      drawn = next;
      list.hidden = told === null;
      endHighlight(page, list);
      replaceContent(list, ...(told ? drawList(told) : []));
      marks.replaceChildren(...(told ? drawMarks(told) : []));
      set(marks, { "data-taken": told ? told.taken.length : null });
      const panel = root.querySelector(".sw-panel");
      if (told && panel) panel.scrollTop = 0;
      // The latest is read first where there is no room for all of them.
      const all = list.querySelector("ol");
      if (all) all.scrollTop = all.scrollHeight;
    },
  };
}
