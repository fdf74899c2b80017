// The last step: what it did, one event after the other, each with its ledger and the rule behind it. The account of a turn stands in the panel.

import { drawBotReason } from "../actions/bot-turn.js";
import { drawFace } from "../parts/die.js";
import { html, set, svg } from "../parts/dom.js";
import { replaceContent } from "../parts/focus.js";
import { drawCollapsibleLedger, drawPin, drawRuleReference, endHighlight, formatNumber, highlightWhilePointedAt } from "./ledger.js";

/**
 * @typedef {import("../types/page").Page} Page
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 * @typedef {import("../types/snapshot").LastStep} LastStep
 * @typedef {import("../types/snapshot").EventNow} EventNow
 */

/** @param {Page} page */
export function createLastStep(page) {
  const element = html("section", { class: "sw-last-step", "aria-label": page.word("last-step"), tabindex: 0 });
  // Other things than the last step change a snapshot; what the reader opened in it must not close then.
  let drawn = "";
  /** @type {Snapshot | null} */
  let shown = null;
  /** Why a bot took the step. @type {string | null} */
  let reason = null;

  /**
   * @param {LastStep} step
   * @param {string} player
   */
  function drawStep(step, player) {
    const who = html("span", { class: "sw-about" }, player);
    const events = step.events.map((event, index) => drawEvent(event, index));
    return [
      html("h3", {}, drawPlayer(page, step.player), step.title, " ", who),
      html("ol", { class: "sw-events" }, ...events),
    ];
  }

  /**
   * @param {EventNow} event
   * @param {number} index
   */
  function drawEvent({ text, reference, ledger, regions, die }, index) {
    const key = `event/${index}`;
    const sentence = html("p", {}, ...(die === null ? [] : [drawFace(die), " "]), html("span", { class: "sw-reason" }, text));
    if (regions.length) {
      sentence.append(drawPin());
      set(sentence, { tabindex: 0, "data-key": key });
      highlightWhilePointedAt(page, sentence, regions);
    }
    if (reference) sentence.append(" ", drawRuleReference(reference));
    const item = html("li", { "data-number": index + 1 }, sentence);
    if (ledger) {
      const label = html("span", { class: "sw-opener-label" }, ledger.title, html("b", {}, formatNumber(ledger.total)));
      const options = { key: `${key}/ledger`, captioned: false, told: reference };
      item.append(drawCollapsibleLedger(page, label, ledger, options));
    }
    return item;
  }

  const drawNothing = () => [
    html("h3", {}, page.word("last-step")),
    html("p", { class: "sw-quiet-text" }, page.word("no-last-step")),
  ];

  function draw() {
    if (!shown) return;
    const { story, players } = shown;
    const next = JSON.stringify([story, reason]);
    if (next === drawn) return;
    drawn = next;
    endHighlight(page, element);
    const parts = story ? drawStep(story, players[story.player]?.name ?? "") : drawNothing();
    replaceContent(element, ...parts, ...(reason === null ? [] : [drawBotReason(page, reason)]));
  }

  return {
    element,

    /** @param {import("../types/exploring").Explore} explore */
    updateExploring(explore) {
      ({ reason } = explore);
      draw();
    },

    /** @param {Snapshot} snapshot */
    update(snapshot) {
      shown = snapshot;
      draw();
    },
  };
}

/**
 * The player of the step, by colour and shape.
 *
 * @param {Page} page
 * @param {number} player
 */
function drawPlayer(page, player) {
  const look = page.scenery.players[player];
  if (!look) return "";
  return svg(
    "svg",
    { class: "sw-last-step-shape", viewBox: "-14 -14 28 28", "aria-hidden": "true" },
    svg("path", { d: look.shape, fill: look.full }),
  );
}
