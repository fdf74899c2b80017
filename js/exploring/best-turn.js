// The best turn that was asked for: what to do, step by step, what it brings, and what would be next best.

import { drawPin, endHighlight, highlightWhilePointedAt } from "../explanations/ledger.js";
import { html, set } from "../parts/dom.js";
import { replaceContent } from "../parts/focus.js";
import { icon } from "../parts/icons.js";

/**
 * @typedef {import("../types/page").Page} Page
 * @typedef {import("../types/exploring").Advice} Advice
 * @typedef {import("../types/exploring").AdviceLine} AdviceLine
 * @typedef {import("../types/exploring").Explore} Explore
 */

/** @param {Page} page */
export function createBestTurn(page) {
  const element = html("section", { class: "sw-best-turn", "aria-label": page.word("best-turn-found"), hidden: true });
  // What the reader opened must not close when something else changes.
  let drawn = "";

  /** @param {Advice} advice */
  function draw({ sentence, lines }) {
    const [best, ...others] = lines;
    const parts = [
      html("h3", {}, icon("star"), page.word("best-turn-found")),
      html("p", { class: "sw-best-turn-sentence" }, sentence),
      ...(best ? [html("p", {}, best.title), drawSteps(best, 0)] : []),
    ];
    if (others.length) parts.push(html("p", { class: "sw-small-heading" }, page.word("best-turn-others")));
    return [...parts, ...others.map((line, index) => drawOther(line, index + 1))];
  }

  /**
   * @param {AdviceLine} line
   * @param {number} index
   */
  function drawOther(line, index) {
    const value = html("b", {}, line.value);
    const summary = html("summary", { "data-key": `advice/${index}` }, html("span", {}, line.title), " ", value);
    return html("details", {}, summary, drawSteps(line, index));
  }

  /**
   * @param {AdviceLine} line
   * @param {number} index
   */
  function drawSteps({ steps }, index) {
    const items = steps.map(({ text, chance, regions }, step) => {
      const sentence = html("p", {}, html("span", { class: "sw-reason" }, text));
      if (chance !== null) sentence.append(" ", html("span", { class: "sw-chance", title: page.word("best-turn-chance") }, chance));
      if (regions.length) {
        sentence.append(drawPin());
        set(sentence, { tabindex: 0, "data-key": `advice/${index}/${step}` });
        highlightWhilePointedAt(page, sentence, regions);
      }
      return html("li", {}, sentence);
    });
    return html("ol", { class: "sw-events" }, ...items);
  }

  return {
    element,

    /** @param {Explore} explore */
    update({ advice }) {
      element.hidden = advice === null;
      const next = JSON.stringify(advice);
      if (next === drawn) return;
      drawn = next;
      endHighlight(page, element);
      replaceContent(element, ...(advice ? draw(advice) : []));
    },
  };
}
