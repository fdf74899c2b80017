// Pieces that are to be put down: which ones, how many are still in hand, and ready ways to spread them.
// The map's steppers act on the stack that is chosen here.

import { html, set } from "../parts/dom.js";
import { boxEmblem } from "../parts/emblem.js";
import { swap } from "../parts/focus.js";
import { refusal } from "../parts/refusal.js";
import { sign } from "../parts/icons.js";

/**
 * @typedef {import("../types/snapshot").Desk} Desk
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 * @typedef {import("../types/snapshot").Allocation} Allocation
 */

/** How far each key goes in the row of stacks; Home and End go all the way. @type {Record<string, number>} */
const STRIDES = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/** @param {Desk} desk */
export function createTray(desk) {
  const { draft, signal } = desk;
  const chips = html("div", { class: "sw-chips", role: "radiogroup", "aria-label": desk.word("tray") });
  const ways = html("div", { class: "sw-ways" });
  const hint = html("p", { class: "sw-hint" }, desk.word("tray-hint"));
  const element = html("div", { class: "sw-tray", hidden: true }, html("div", { class: "sw-tray-row" }, chips, hint), ways);
  /** Whether something else is the main thing to do: then putting down is not. */
  let otherwise = false;

  chips.addEventListener("keydown", walk, { signal });
  draft.onChange(render, signal);

  function render() {
    swap(chips, ...draft.allocations().map(drawChip));
    const chosen = draft.chosen();
    swap(ways, ...(chosen ? drawWays(chosen) : []));
  }

  /** @param {KeyboardEvent} event */
  function walk(event) {
    const stride = STRIDES[event.key];
    const keys = draft.allocations().map(({ key }) => key);
    if (stride === undefined || keys.length === 0) return;
    event.preventDefault();
    const at = keys.indexOf(draft.chosen()?.key ?? "");
    const last = keys.length - 1;
    const next = Number.isFinite(stride) ? (at + stride + keys.length) % keys.length : stride < 0 ? 0 : last;
    draft.choose(keys[next] ?? "");
    /** @type {HTMLElement | null} */ (chips.querySelector('[aria-checked="true"]'))?.focus();
  }

  /** @param {Allocation} allocation */
  function drawChip({ key, emblem, label, must }) {
    const chosen = draft.chosen()?.key === key;
    const chip = html(
      "button",
      {
        type: "button",
        class: "sw-chip",
        role: "radio",
        "aria-checked": chosen ? "true" : "false",
        tabindex: chosen ? 0 : -1,
        "data-key": `chip:${key}`,
        "data-in-hand": draft.inHand(key),
      },
      boxEmblem(desk.scenery, "sw-crest", emblem, label),
      html("span", { class: "sw-chip-name" }, label),
      drawState(draft.inHand(key), draft.complete(key), must),
    );
    chip.addEventListener("click", () => draft.choose(key), { signal });
    return chip;
  }

  /**
   * @param {number} inHand less than none where too many were put down
   * @param {boolean} complete
   * @param {boolean} must
   */
  function drawState(inHand, complete, must) {
    const state = html("span", { class: "sw-chip-state" });
    if (inHand < 0) state.append(`${desk.word("take-up")} `, html("b", {}, String(-inHand)));
    else if (inHand > 0) state.append(`${desk.word("in-hand")} `, html("b", {}, String(inHand)));
    else if (complete) state.append(sign("tick", desk.word("tray-complete")));
    if (inHand > 0 && complete && !must) state.append(html("small", {}, desk.word("tray-optional")));
    return state;
  }

  /** @param {Allocation} chosen */
  function drawWays(chosen) {
    const { key, label, spreads } = chosen;
    const drafted = draft.actions();
    const put = button("put", desk.word("put-down"), drafted.length > 0, () =>
      drafted.length > 0 ? desk.play(drafted) : desk.refuse(whyNotYet(chosen)),
    );
    put.classList.toggle("sw-primary", drafted.length > 0 && !otherwise);
    const reset = button("reset", desk.word("as-it-stands"), draft.changed(key), () =>
      draft.changed(key) ? draft.reset(key) : desk.refuse(refusal(desk.word("nothing-moved"))),
    );
    const ready = spreads.map(({ label: name, counts }, n) => {
      const there = stands(chosen, counts);
      const spread = button(`spread:${n}`, name, true, () => {
        draft.spread(key, counts);
        const actions = draft.actions();
        if (actions.length > 0) desk.play(actions);
      });
      if (there) spread.prepend(sign("tick"));
      return set(spread, { "aria-pressed": there ? "true" : "false" });
    });
    const group = html("div", { class: "sw-spreads", role: "group", "aria-label": label }, ...ready, reset);
    return [group, put];
  }

  /**
   * @param {string} key
   * @param {string} label
   * @param {boolean} possible
   * @param {() => void} act
   */
  function button(key, label, possible, act) {
    const made = html("button", { type: "button", class: "sw-button", "data-key": key }, label);
    made.addEventListener("click", act, { signal });
    return set(made, { "aria-disabled": possible ? null : "true" });
  }

  /**
   * @param {Allocation} allocation
   * @param {Record<number, number>} counts
   */
  function stands({ key, regions }, counts) {
    return regions.every((region) => draft.count(key, region) === (counts[region] ?? 0));
  }

  /** @param {Allocation} chosen */
  function whyNotYet({ key }) {
    if (draft.complete(key)) return refusal(desk.word("nothing-moved"));
    return refusal(desk.word("loose"), desk.word("loose-help"));
  }

  return {
    element,

    /** @param {Snapshot} snapshot whose allocations the draft has taken over already */
    update(snapshot) {
      otherwise = snapshot.choices.some(({ main }) => main);
      element.hidden = snapshot.past || draft.allocations().length === 0;
      render();
    },
  };
}
