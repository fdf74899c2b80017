// What the last step did: one thing after the other, each with its account and the rule behind it.

import { drawReason } from "../actions/bot-turn.js";
import { drawFace } from "../parts/die.js";
import { html, set, svg } from "../parts/dom.js";
import { collapsible, drawRule, lightWhilePointedAt, pin, plain, putOutLights } from "./ledger.js";
import { swap } from "../parts/focus.js";

/**
 * @typedef {import("../types/snapshot").Desk} Desk
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 * @typedef {import("../types/snapshot").Story} Story
 * @typedef {import("../types/snapshot").EventNow} EventNow
 * @typedef {import("../types/snapshot").Ledger} Ledger
 */

/** @param {Desk} desk */
export function createStory(desk) {
  const element = html("section", { class: "sw-story", "aria-label": desk.word("story") });
  // Other things than the story change a snapshot; what the reader opened in it must not close then.
  let told = "";
  /** @type {Snapshot | null} */
  let shown = null;
  /** Why a bot took the step. @type {string | null} */
  let reason = null;

  /**
   * @param {Story} story
   * @param {string} player
   * @param {(ledger: Ledger) => boolean} open
   */
  function tell(story, player, open) {
    const who = html("span", { class: "sw-about" }, player);
    const steps = story.events.map((event, index) => drawEvent(event, `event/${index}`, open));
    return [
      html("h3", {}, drawPlayer(desk, story.player), story.title, " ", who),
      html("ol", { class: "sw-events" }, ...steps),
    ];
  }

  /**
   * @param {EventNow} event
   * @param {string} key
   * @param {(ledger: Ledger) => boolean} open
   */
  function drawEvent({ text, place, ledger, regions, die }, key, open) {
    const sentence = html("p", {}, ...(die === null ? [] : [drawFace(die), " "]), html("span", { class: "sw-reason" }, text));
    if (regions.length) {
      sentence.append(pin());
      set(sentence, { tabindex: 0, "data-key": key });
      lightWhilePointedAt(desk, sentence, regions);
    }
    if (place) sentence.append(" ", drawRule(place));
    const item = html("li", {}, sentence);
    if (ledger) {
      const label = html("span", { class: "sw-opener-label" }, ledger.title, html("b", {}, plain(ledger.total)));
      const options = { key: `${key}/ledger`, captioned: false, told: place, open: open(ledger) };
      item.append(collapsible(desk, label, ledger, options));
    }
    return item;
  }

  const tellNothing = () => [
    html("h3", {}, desk.word("story")),
    html("p", { class: "sw-aside" }, desk.word("no-story")),
  ];

  function draw() {
    if (!shown) return;
    const { story, players } = shown;
    const telling = JSON.stringify([story, reason]);
    if (telling === told) return;
    told = telling;
    /** @param {Ledger} ledger */
    const isScore = (ledger) => players.some(({ scored }) => scored?.title === ledger.title);
    putOutLights(desk, element);
    const parts = story ? tell(story, players[story.player]?.name ?? "", isScore) : tellNothing();
    swap(element, ...parts, ...(reason === null ? [] : [drawReason(desk, reason)]));
  }

  return {
    element,

    /** @param {import("../types/exploring").Explore} explore */
    explore(explore) {
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
 * Whose step it was, by colour and shape.
 *
 * @param {Desk} desk
 * @param {number} player
 */
function drawPlayer(desk, player) {
  const livery = desk.scenery.players[player];
  if (!livery) return "";
  return svg(
    "svg",
    { class: "sw-badge", viewBox: "-14 -14 28 28", "aria-hidden": "true" },
    svg("path", { d: livery.shape, fill: livery.full }),
  );
}
