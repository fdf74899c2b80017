// The explanation of a region: what it is, what can be done there, what it costs, and why not. Everything it says has come
// with the snapshot, so it answers at once.

import { html } from "../parts/dom.js";
import { drawInlineEmblem } from "../parts/emblem.js";
import { replaceContent } from "../parts/focus.js";
import { icon } from "../parts/icons.js";
import { drawToldMarker } from "../parts/told-marker.js";
import { drawCollapsibleLedger, drawLedger, drawRuleReference, endHighlight, formatNumber } from "./ledger.js";

/**
 * @typedef {import("../types/page").Page} Page
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 * @typedef {import("../types/scenery").MapRegion} MapRegion
 * @typedef {import("../types/snapshot").RegionNow} RegionNow
 * @typedef {import("../types/snapshot").Act} Act
 * @typedef {import("../types/snapshot").Ledger} Ledger
 * @typedef {import("../types/snapshot").Refusal} Refusal
 */

/** @param {Page} page */
export function createRegionExplanation(page) {
  const answer = html("div", { class: "sw-explanation" });
  const element = html("section", { class: "sw-region-explanation", "aria-label": page.word("region-explanation"), tabindex: 0 }, answer);
  // A ledger that was opened or closed for one region stays so for the next: regions can be compared.
  /** @type {Map<string, boolean>} */
  const opened = new Map();
  /** @type {Snapshot | null} */
  let last = null;
  /** @type {number | null} */
  let about = null;
  /** Whether nothing is refused: what was wanted there has just been done. */
  let quiet = false;
  const { deployment } = page;
  deployment.onChange(draw, page.signal);

  /**
   * @param {string} key
   * @param {string} word
   * @param {Ledger} ledger
   * @param {boolean} open
   */
  function drawPart(key, word, ledger, open) {
    const label = html("span", { class: "sw-opener-label" }, word, html("b", {}, formatNumber(ledger.total)));
    return drawCollapsibleLedger(page, label, ledger, {
      key,
      captioned: false,
      open: opened.get(key) ?? open,
      onToggle: (open) => opened.set(key, open),
    });
  }

  /**
   * @param {MapRegion} mapRegion
   * @param {RegionNow} now
   * @param {number} region
   */
  function explain(mapRegion, now, region) {
    /** @type {Node[]} */
    const parts = [drawTitle(page, mapRegion)];
    const placed = draftsOf(region);
    if (placed.length) parts.push(html("p", { class: "sw-draft" }, placed.join(" ")));
    else if (now.holds.length) parts.push(html("p", {}, now.holds.join(" ")));
    for (const marker of now.markers) parts.push(drawToldMarker(page, marker, { key: marker.emblem, open: opened.get("told") ?? false, onToggle: (open) => opened.set("told", open) }));
    if (now.acts.length) parts.push(drawActs(now.acts.filter(({ spare }) => !spare)));
    if (now.why && !quiet) parts.push(drawRefusal(page, now.why));
    for (const { emblem, label, why } of now.unusable) {
      const head = html("b", {}, drawInlineEmblem(page.scenery, "sw-small-emblem", emblem, label), label, ": ");
      parts.push(html("p", { class: "sw-unusable" }, head, why.text, " ", why.reference ? drawRuleReference(why.reference) : ""));
    }
    if (now.cost) parts.push(drawLedger(page, now.cost, { key: "cost" }));
    // Where there is no cost to read about, the other ledgers are open.
    const open = !now.cost;
    const more = html("div", { class: "sw-more-ledgers" });
    if (now.losses) more.append(drawPart("losses", page.word("losses"), now.losses, open));
    if (now.income) more.append(drawPart("income", page.word("income"), now.income, open));
    if (now.defence) more.append(drawPart("defence", page.word("defence"), now.defence, open));
    return [...parts, more];
  }

  /** What is being put down there and was not sent yet, instead of what stood there before. @param {number} region */
  function draftsOf(region) {
    const moved = deployment.allocations().filter(({ key, now }) => deployment.count(key, region) !== (now[region] ?? 0));
    return moved.map(({ key, label, beside }) => `${label}: ${deployment.count(key, region) + (beside[region] ?? 0)} (${page.word("unconfirmed")}).`);
  }

  /** @param {Act[]} acts */
  function drawActs(acts) {
    const items = acts.map((act, index) => {
      const label = html("span", { class: "sw-act" }, ...(act.emblem ? [drawInlineEmblem(page.scenery, "sw-small-emblem", act.emblem)] : []), act.label);
      const key = `act/${act.kind}/${index}`;
      return html("li", {}, icon("tick"), act.ledger ? drawCollapsibleLedger(page, label, act.ledger, { key }) : label);
    });
    return html("ul", { class: "sw-acts", "aria-label": page.word("possible") }, ...items);
  }

  function draw() {
    const mapRegion = about === null ? undefined : page.scenery.places[about];
    const now = about === null ? undefined : last?.regions[about];
    endHighlight(page, answer);
    replaceContent(answer, ...(mapRegion && now && about !== null ? explain(mapRegion, now, about) : explainNothing()));
  }

  const explainNothing = () => [html("h3", {}, page.word("region-explanation")), html("p", { class: "sw-quiet-text" }, page.word("point-at"))];

  return {
    element,

    /**
     * @param {Snapshot} snapshot
     * @param {number | null} region
     * @param {boolean} [justDone] whether what was wanted there has just been done: then nothing is refused
     */
    show(snapshot, region, justDone = false) {
      if (snapshot === last && region === about && justDone === quiet) return;
      last = snapshot;
      about = region;
      quiet = justDone;
      draw();
    },
  };
}

/**
 * The title of a region: its name, and what is printed on the map there, in words and in the pictures and colour of the map.
 *
 * @param {Page} page
 * @param {MapRegion} mapRegion
 */
function drawTitle(page, mapRegion) {
  const style = `background: ${page.scenery.terrains[mapRegion.terrain] ?? "none"}`;
  const pictures = html("span", { class: "sw-swatch", style }, ...mapRegion.emblems.map((key) => drawInlineEmblem(page.scenery, "sw-small-emblem", key)));
  return html("h3", {}, mapRegion.name, " ", html("span", { class: "sw-about" }, pictures, mapRegion.about));
}

/**
 * A refusal: why not, what would help, and where the rule stands.
 *
 * @param {Page} page
 * @param {Refusal} refusal
 */
function drawRefusal(page, { text, helps, reference }) {
  const element = html("div", { class: "sw-refusal" }, icon("refused"), html("p", {}, text, " ", reference ? drawRuleReference(reference) : ""));
  if (helps.length) {
    element.append(
      html("p", { class: "sw-helps-title" }, page.word("would-help")),
      html("ul", { class: "sw-helps" }, ...helps.map((help) => html("li", {}, help))),
    );
  }
  return element;
}
