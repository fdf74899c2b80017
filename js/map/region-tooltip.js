// What a region costs, right beside it: the short answer, for eyes that stay on the map. The whole answer is below.

import { html, set } from "../parts/dom.js";
import { plain, signed } from "../explanations/ledger.js";

/**
 * @typedef {import("../types/snapshot").Desk} Desk
 * @typedef {import("../types/snapshot").Goggles} Goggles
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 * @typedef {import("../types/snapshot").RegionNow} RegionNow
 * @typedef {import("../types/snapshot").Ledger} Ledger
 */

const GAP = 8;
/** No more things to do are listed. */
const MOST = 5;

/**
 * @param {Desk} desk
 * @param {HTMLElement} map what it floats over
 */
export function createTip(desk, map) {
  // Screen readers are told the same by the region itself.
  const element = html("div", { class: "sw-tip", "aria-hidden": "true", hidden: true });

  /** Why the region cannot be had, where it says so. @type {string | null} */
  let said = null;

  /** Beside the region, where there is more room, and never on it. */
  function stand(/** @type {DOMRect} */ region) {
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
     * Somebody asked for what is not possible.
     *
     * @param {string} why
     * @returns {boolean} whether it stands here already
     */
    insist(why) {
      const told = !element.hidden && said === why;
      element.classList.toggle("sw-insists", told);
      return told;
    },

    /**
     * @param {Snapshot} snapshot
     * @param {number | null} region
     * @param {Goggles} goggles they say which number is asked for
     */
    show(snapshot, region, goggles) {
      const place = region === null ? undefined : desk.scenery.places[region];
      const now = region === null ? undefined : snapshot.regions[region];
      // Without troops to conquer with, nobody asks the map why not.
      const asked = now && (snapshot.hand ? now : { ...now, why: null });
      const answer = place && asked ? brief(asked, goggles) : [];
      const before = `${element.dataset.about} ${said}`;
      said = answer.some(({ className }) => className === "sw-tip-why") ? (asked?.why?.text ?? null) : null;
      set(element, { hidden: answer.length === 0, "data-about": place?.id ?? null });
      // It may be drawn anew after the click that asked; whoever looks elsewhere has read it.
      if (`${element.dataset.about} ${said}` !== before) element.classList.remove("sw-insists");
      if (!place || answer.length === 0) return;
      element.replaceChildren(html("b", { class: "sw-tip-name" }, place.name), ...answer);
      const drawn = [...map.querySelectorAll("[data-region]")].find((other) => other.getAttribute("data-region") === place.id);
      if (drawn) stand(drawn.getBoundingClientRect());
    },
  };
}

/**
 * @param {RegionNow} now
 * @param {Goggles} goggles
 */
function brief(now, goggles) {
  if (goggles === "incomes") return now.income ? drawBrief(now.income) : [];
  if (goggles === "defences") return now.defence ? drawBrief(now.defence) : [];
  /** @type {HTMLElement[]} */
  const account = now.cost ? drawBrief(now.cost) : [];
  // A plain conquest says it all by its price; anything else is worth a word.
  const acts = now.acts.filter(({ quick, spare }) => !quick && !spare).map(({ label }) => html("p", {}, label));
  if (acts.length > MOST) acts.splice(MOST - 1, acts.length, html("p", {}, "…"));
  if (now.acts.length > 0 || !now.why) return [...account, ...acts];
  const why = html("p", { class: "sw-tip-why" }, now.why.text);
  return [why, ...account, ...now.why.helps.slice(0, 1).map((help) => html("p", { class: "sw-tip-help" }, help))];
}

/** @param {Ledger} ledger */
function drawBrief({ lines, sum, total }) {
  const rows = lines.filter(({ applied }) => applied).map(({ amount, text }) => [signed(amount), text]);
  const cells = [...rows, [plain(total), sum]].map(([n = "", text = ""]) => html("div", {}, html("b", {}, n), text));
  return [html("div", { class: "sw-tip-lines" }, ...cells)];
}

/**
 * @param {number} value
 * @param {number} most
 */
const clamp = (value, most) => Math.max(0, Math.min(value, most));
