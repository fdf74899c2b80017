// The region in question: what it is, what can be done about it, what it costs, and why not. Everything it says
// has come with the snapshot, so it answers at once.

import { html } from "../parts/dom.js";
import { boxEmblem } from "../parts/emblem.js";
import { swap } from "../parts/focus.js";
import { collapsible, drawLedger, drawRule, plain, putOutLights } from "./ledger.js";
import { sign } from "../parts/icons.js";

/**
 * @typedef {import("../types/snapshot").Desk} Desk
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 * @typedef {import("../types/snapshot").Place} Place
 * @typedef {import("../types/snapshot").RegionNow} RegionNow
 * @typedef {import("../types/snapshot").Act} Act
 * @typedef {import("../types/snapshot").Ledger} Ledger
 * @typedef {import("../types/snapshot").Refusal} Refusal
 */

/** @param {Desk} desk */
export function createWhy(desk) {
  const answer = html("div", { class: "sw-answer" });
  const element = html("section", { class: "sw-why", "aria-label": desk.word("why") }, answer);
  const room = keepRoom(element, answer, desk.signal);
  // What was opened or closed for one region stays so for the next: regions can be compared.
  /** @type {Map<string, boolean>} */
  const opened = new Map();
  /** @type {Snapshot | null} */
  let last = null;
  /** @type {number | null} */
  let about = null;

  /**
   * @param {string} key
   * @param {string} word
   * @param {Ledger} ledger
   * @param {boolean} open
   */
  function account(key, word, ledger, open) {
    const label = html("span", { class: "sw-opener-label" }, word, html("b", {}, plain(ledger.total)));
    return collapsible(desk, label, ledger, {
      key,
      captioned: false,
      open: opened.get(key) ?? open,
      onToggle(open) {
        opened.set(key, open);
        room.free();
      },
    });
  }

  /**
   * @param {Place} place
   * @param {RegionNow} now
   */
  function explain(place, now) {
    /** @type {Node[]} */
    const parts = [drawTitle(desk, place)];
    if (now.holds.length) parts.push(html("p", {}, now.holds.join(" ")));
    if (now.acts.length) parts.push(drawActs(now.acts.filter(({ spare }) => !spare)));
    if (now.why) parts.push(drawRefusal(desk, now.why));
    for (const { emblem, label, why } of now.unusable) {
      const head = html("b", {}, boxEmblem(desk.scenery, "sw-printed", emblem, label), label, ": ");
      parts.push(html("p", { class: "sw-unusable" }, head, why.text, " ", why.place ? drawRule(why.place) : ""));
    }
    if (now.cost) parts.push(drawLedger(desk, now.cost, { key: "cost" }));
    // Where there is no cost to read about, the other accounts are open.
    const open = !now.cost;
    const more = html("div", { class: "sw-more" });
    if (now.losses) more.append(account("losses", desk.word("losses"), now.losses, open));
    if (now.income) more.append(account("income", desk.word("income"), now.income, open));
    if (now.defence) more.append(account("defence", desk.word("defence"), now.defence, open));
    return [...parts, more];
  }

  /** @param {Act[]} acts */
  function drawActs(acts) {
    const items = acts.map((act, index) => {
      const label = html("span", { class: "sw-act" }, ...(act.emblem ? [boxEmblem(desk.scenery, "sw-printed", act.emblem)] : []), act.label);
      const key = `act/${act.kind}/${index}`;
      return html("li", {}, sign("tick"), act.ledger ? collapsible(desk, label, act.ledger, { key }) : label);
    });
    return html("ul", { class: "sw-acts", "aria-label": desk.word("possible") }, ...items);
  }

  /** @param {Snapshot} snapshot */
  function waitForQuestion(snapshot) {
    const hint = html("p", { class: "sw-aside" }, desk.word("point-at"));
    const { score, result, phase } = snapshot;
    if (!score || (phase === "pick" && !result)) return [html("h3", {}, desk.word("why")), hint];
    const head = result ? desk.word("score-then") : desk.word("score-now");
    return [html("h3", {}, head), drawLedger(desk, score, { key: "score" }), hint];
  }

  return {
    element,

    /**
     * @param {Snapshot} snapshot
     * @param {number | null} region
     */
    show(snapshot, region) {
      if (snapshot === last && region === about) return;
      if (snapshot !== last) room.free();
      last = snapshot;
      about = region;
      const place = region === null ? undefined : desk.scenery.places[region];
      const now = region === null ? undefined : snapshot.regions[region];
      putOutLights(desk, answer);
      swap(answer, ...(place && now ? explain(place, now) : waitForQuestion(snapshot)));
    },
  };
}

/**
 * Keeps as much room as the longest answer took. Else the page would shrink and grow while the pointer wanders over
 * the map, and where the reader has scrolled to its end, the map would jump away under the pointer.
 *
 * @param {HTMLElement} element
 * @param {HTMLElement} answer
 * @param {AbortSignal} signal
 */
function keepRoom(element, answer, signal) {
  let tallest = 0;
  /** @param {number} height */
  function keep(height) {
    tallest = height;
    element.style.setProperty("--sw-tallest", `${height}px`);
  }
  const observer = new ResizeObserver(() => {
    if (answer.offsetHeight > tallest) keep(answer.offsetHeight);
  });
  observer.observe(answer);
  signal.addEventListener("abort", () => observer.disconnect());
  return { free: () => keep(0) };
}

/**
 * The name, and what is printed on the map there, in words and in the pictures and colour of the map.
 *
 * @param {Desk} desk
 * @param {Place} place
 */
function drawTitle(desk, place) {
  const style = `background: ${desk.scenery.terrains[place.terrain]?.ground ?? "none"}`;
  const pictures = html("span", { class: "sw-swatch", style }, ...place.emblems.map((key) => boxEmblem(desk.scenery, "sw-printed", key)));
  return html("h3", {}, place.name, " ", html("span", { class: "sw-about" }, pictures, place.about));
}

/**
 * Why not, what would help, and where it is written.
 *
 * @param {Desk} desk
 * @param {Refusal} refusal
 */
function drawRefusal(desk, { text, helps, place }) {
  const element = html("div", { class: "sw-refusal" }, sign("refused"), html("p", {}, text, " ", place ? drawRule(place) : ""));
  if (helps.length) {
    element.append(
      html("p", { class: "sw-helps-title" }, desk.word("would-help")),
      html("ul", { class: "sw-helps" }, ...helps.map((help) => html("li", {}, help))),
    );
  }
  return element;
}
