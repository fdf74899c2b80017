// The tooltip of a region: in short what it costs, right beside it, for eyes that stay on the map. The whole explanation is below.

import { formatNumber, formatSigned } from "../explanations/ledger.js";
import { html, set } from "../parts/dom.js";

/**
 * @typedef {import("../types/page").Page} Page
 * @typedef {import("../types/page").Goggles} Goggles
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 * @typedef {import("../types/snapshot").RegionNow} RegionNow
 * @typedef {import("../types/snapshot").Ledger} Ledger
 */

const GAP = 8;
/** The most acts that are listed. */
const MOST = 5;

/**
 * @param {Page} page
 * @param {HTMLElement} map what it floats over
 */
export function createRegionTooltip(page, map) {
  // Screen readers are told the same by the region itself.
  const element = html("div", { class: "sw-tooltip", "aria-hidden": "true", hidden: true });

  /** Why the region cannot be conquered, where the tooltip says so. @type {string | null} */
  let said = null;

  /** Positions it beside the region, where there is more room, and never on it. */
  function position(/** @type {DOMRect} */ region) {
    const frame = map.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = element;
    const [before, after] = [region.left - frame.left, frame.right - region.right];
    let left = after >= before ? region.right - frame.left + GAP : before - width - GAP;
    let top = region.top - frame.top + region.height / 2 - height / 2;
    if (Math.max(before, after) < width + GAP) {
      // A region as wide as the map: above or below it.
      left = region.left - frame.left + region.width / 2 - width / 2;
      const above = region.top - frame.top - height - GAP;
      top = above >= 0 ? above : region.bottom - frame.top + GAP;
    }
    element.style.left = `${clamp(left, frame.width - width)}px`;
    element.style.top = `${clamp(top, frame.height - height)}px`;
  }

  return {
    element,

    /**
     * Emphasises the reason: somebody asked for what is not possible.
     *
     * @param {string} why
     * @returns {boolean} whether it stands here already
     */
    emphasise(why) {
      const told = !element.hidden && said === why;
      element.classList.toggle("sw-emphasised", told);
      return told;
    },

    /**
     * @param {Snapshot} snapshot
     * @param {number | null} region
     * @param {Goggles} goggles they say which number is asked for
     */
    show(snapshot, region, goggles) {
      const mapRegion = region === null ? undefined : page.scenery.places[region];
      const now = region === null ? undefined : snapshot.regions[region];
      // Without troops to conquer with, nobody asks the map why not; and what is put down should not be covered.
      const asked = now && { ...now, why: snapshot.hand && now.why, markers: snapshot.allocations.length > 0 ? [] : now.markers };
      const answer = mapRegion && asked ? drawAnswer(asked, goggles, page.word("menu-more")) : [];
      const before = `${element.dataset.about} ${said}`;
      said = answer.some(({ className }) => className === "sw-tooltip-why") ? (asked?.why?.text ?? null) : null;
      set(element, { hidden: answer.length === 0, "data-about": mapRegion?.id ?? null });
      // It may be drawn anew after the click that asked; whoever looks elsewhere has read it.
      if (`${element.dataset.about} ${said}` !== before) element.classList.remove("sw-emphasised");
      if (!mapRegion || answer.length === 0) return;
      element.replaceChildren(html("b", { class: "sw-tooltip-name" }, mapRegion.name), ...answer);
      const drawn = [...map.querySelectorAll("[data-region]")].find((other) => other.getAttribute("data-region") === mapRegion.id);
      if (drawn) position(drawn.getBoundingClientRect());
    },
  };
}

/**
 * @param {RegionNow} now
 * @param {Goggles} goggles
 * @param {string} others before the number of acts that are left out
 */
function drawAnswer(now, goggles, others) {
  if (goggles === "incomes") return now.income ? drawShortLedger(now.income) : [];
  if (goggles === "defences") return now.defence ? drawShortLedger(now.defence) : [];
  /** @type {HTMLElement[]} */
  const ledger = now.cost ? drawShortLedger(now.cost) : [];
  // A plain conquest says it all by its price; anything else is worth a word.
  const acts = now.acts.filter(({ quick, spare }) => !quick && !spare).map(({ label }) => html("p", {}, label));
  if (acts.length > MOST) acts.splice(MOST - 1, acts.length, html("p", {}, `${others} (${acts.length - MOST + 1})`));
  const markers = now.markers.map(({ label, about, now: serves }) => html("p", { class: "sw-tooltip-marker" }, html("b", {}, label), ` ${about}${serves ? ` ${serves}` : ""}`));
  if (now.acts.length > 0 || !now.why) return [...ledger, ...acts, ...markers];
  const why = html("p", { class: "sw-tooltip-why" }, now.why.text);
  return [why, ...ledger, ...markers, ...now.why.helps.slice(0, 1).map((help) => html("p", { class: "sw-tooltip-help" }, help))];
}

/** @param {Ledger} ledger */
function drawShortLedger({ lines, sum, total }) {
  const rows = lines.filter(({ applied }) => applied).map(({ amount, text }) => [formatSigned(amount), text]);
  const cells = [...rows, [formatNumber(total), sum]].map(([n = "", text = ""]) => html("div", {}, html("b", {}, n), text));
  return [html("div", { class: "sw-tooltip-lines" }, ...cells)];
}

/**
 * @param {number} value
 * @param {number} most
 */
const clamp = (value, most) => Math.max(0, Math.min(value, most));
