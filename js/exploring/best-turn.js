// The best turn that was asked for: what to do, step by step, what it brings, and what would have been next best.

import { html, set } from "../parts/dom.js";
import { swap } from "../parts/focus.js";
import { lightWhilePointedAt, pin, putOutLights } from "../explanations/ledger.js";
import { sign } from "../parts/icons.js";

/**
 * @typedef {import("../types/snapshot").Desk} Desk
 * @typedef {import("../types/exploring").Advice} Advice
 * @typedef {import("../types/exploring").AdviceLine} AdviceLine
 * @typedef {import("../types/exploring").Explore} Explore
 */

/** @param {Desk} desk */
export function createAdvice(desk) {
  const element = html("section", { class: "sw-advice", "aria-label": desk.word("advice"), hidden: true });
  // What the reader opened must not close when something else changes.
  let told = "";

  /** @param {Advice} advice */
  function tell({ sentence, lines }) {
    const [best, ...others] = lines;
    const parts = [
      html("h3", {}, sign("star"), desk.word("advice")),
      html("p", { class: "sw-advice-sentence" }, sentence),
      ...(best ? [html("p", {}, best.title), drawSteps(best, 0)] : []),
    ];
    if (others.length) parts.push(html("p", { class: "sw-part" }, desk.word("advice-others")));
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
      if (chance !== null) sentence.append(" ", html("span", { class: "sw-odds", title: desk.word("advice-chance") }, chance));
      if (regions.length) {
        sentence.append(pin());
        set(sentence, { tabindex: 0, "data-key": `advice/${index}/${step}` });
        lightWhilePointedAt(desk, sentence, regions);
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
      const telling = JSON.stringify(advice);
      if (telling === told) return;
      told = telling;
      putOutLights(desk, element);
      swap(element, ...(advice ? tell(advice) : []));
    },
  };
}
