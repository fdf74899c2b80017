// The end of a game: who won and by what, the coins over time, and the way to the report and to the coach.

import { html, set, svg } from "../parts/dom.js";
import { drawInlineEmblem } from "../parts/emblem.js";
import { replaceContent } from "../parts/focus.js";
import { drawCrown, icon } from "../parts/icons.js";
import { drawCoinChart } from "./coin-chart.js";

/**
 * @typedef {import("../types/page").Page} Page
 * @typedef {import("../types/review").Ending} Ending
 */

/**
 * @param {Page} page
 * @param {HTMLElement} root
 * @param {(of: "coach" | "report") => void} open what is asked for
 */
export function createEnding(page, root, open) {
  const { players } = page.scenery;
  const element = html("section", { class: "sw-ending", "aria-label": page.word("ending"), hidden: true });
  root.querySelector(".sw-panel .sw-account")?.before(element);
  let drawn = "";

  /** @param {Ending} ending @param {string[]} names */
  function draw(ending, names) {
    const { title, emblem, winners, sentences, teams, sources } = ending;
    const head = html("h3", {}, drawCrown(), html("span", {}, title), ...(emblem ? [drawInlineEmblem(page.scenery, "sw-at-once", emblem, "")] : []));
    head.style.setProperty("--sw-player-colour", players[winners[0] ?? 0]?.full ?? "currentColor");
    const lines = sources.map(({ label, amounts }) => html("tr", {}, html("th", { scope: "row" }, label), ...amounts.map((amount) => html("td", {}, amount))));
    const heads = names.map((name, player) => html("th", { scope: "col", title: name }, drawShape(player), ...teams.filter(({ players }) => players.includes(player)).map(drawSign), " ", name));
    const table = html("table", {}, html("thead", {}, html("tr", {}, html("td", {}), ...heads)), html("tbody", {}, ...lines));
    return [
      html("div", { class: "sw-ending-head" }, head, drawButton("report", page.word("review-report"), "rule"), drawButton("coach", page.word("review-coach"), "help")),
      html("p", { class: "sw-ending-result" }, sentences.join(" ")),
      ...teams.map((team) => html("p", { class: "sw-ending-team" }, drawSign(team), " ", team.text)),
      drawCoinChart(page.scenery, names, ending),
      html("p", { class: "sw-small-heading" }, page.word("ending-sources")),
      html("div", { class: "sw-review-wide", tabindex: 0 }, table),
    ];
  }

  /** @param {"coach" | "report"} of @param {string} word @param {import("../parts/icons.js").IconName} picture */
  function drawButton(of, word, picture) {
    const button = html("button", { type: "button", class: "sw-button", "data-key": `ending/${of}` }, icon(picture), word);
    button.classList.toggle("sw-primary", of === "report");
    button.addEventListener("click", () => open(of), { signal: page.signal });
    return button;
  }

  /** The sign of a team. @param {Ending["teams"][number]} team */
  const drawSign = ({ number, sign }) => html("span", { class: "sw-team", "data-team": number, "aria-hidden": "true" }, sign);

  /** @param {number} player */
  const drawShape = (player) =>
    svg("svg", { class: "sw-last-step-shape", viewBox: "-14 -14 28 28", "aria-hidden": "true" }, svg("path", { d: players[player]?.shape, fill: players[player]?.full }));

  return {
    /**
     * @param {Ending | null} ending
     * @param {string[]} names of the players
     */
    update(ending, names) {
      const next = JSON.stringify([ending, names]);
      if (next === drawn) return;
      drawn = next;
      const came = element.hidden && ending !== null;
      element.hidden = ending === null;
      set(root, { "data-ended": ending !== null });
      replaceContent(element, ...(ending ? draw(ending, names) : []));
      const panel = root.querySelector(".sw-panel");
      if (came && panel) panel.scrollTop = 0;
    },
  };
}
