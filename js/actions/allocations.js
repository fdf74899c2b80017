// Allocations, the pieces that are to be put down: which ones, how many are still in hand, and ready ways to spread them.
// The map's steppers act on the allocation that is chosen here.

import { html, set } from "../parts/dom.js";
import { drawInlineEmblem } from "../parts/emblem.js";
import { replaceContent } from "../parts/focus.js";
import { icon } from "../parts/icons.js";
import { refusal } from "../parts/refusal.js";

/**
 * @typedef {import("../types/page").Page} Page
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 * @typedef {import("../types/snapshot").Allocation} Allocation
 */

/** How far each key goes in the row of allocations; Home and End go all the way. @type {Record<string, number>} */
const STRIDES = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/** @param {Page} page */
export function createAllocations(page) {
  const { deployment, signal } = page;
  const chips = html("div", { class: "sw-chips", role: "radiogroup", "aria-label": page.word("allocations") });
  const buttons = html("div", { class: "sw-allocation-buttons" });
  const hint = html("p", { class: "sw-hint" });
  const element = html("div", { class: "sw-allocations", hidden: true }, html("div", { class: "sw-allocations-row" }, chips, hint), buttons);
  /** Whether another choice is the main one: then putting down is not. */
  let otherMain = false;

  chips.addEventListener("keydown", moveChoice, { signal });
  deployment.onChange(render, signal);

  function render() {
    replaceContent(chips, ...deployment.allocations().map(drawChip));
    const chosen = deployment.chosen();
    hint.textContent = [chosen?.about, page.word("allocations-hint")].filter(Boolean).join(" ");
    replaceContent(buttons, ...(chosen ? drawButtons(chosen) : []));
  }

  /** @param {KeyboardEvent} event */
  function moveChoice(event) {
    const stride = STRIDES[event.key];
    const keys = deployment.allocations().map(({ key }) => key);
    if (stride === undefined || keys.length === 0) return;
    event.preventDefault();
    const at = keys.indexOf(deployment.chosen()?.key ?? "");
    const last = keys.length - 1;
    const next = Number.isFinite(stride) ? (at + stride + keys.length) % keys.length : stride < 0 ? 0 : last;
    deployment.choose(keys[next] ?? "");
    /** @type {HTMLElement | null} */ (chips.querySelector('[aria-checked="true"]'))?.focus();
  }

  /** @param {Allocation} allocation */
  function drawChip({ key, emblem, label, must }) {
    const chosen = deployment.chosen()?.key === key;
    const chip = html(
      "button",
      {
        type: "button",
        class: "sw-chip",
        role: "radio",
        "aria-checked": chosen ? "true" : "false",
        tabindex: chosen ? 0 : -1,
        "data-key": `chip:${key}`,
        "data-in-hand": deployment.inHand(key),
      },
      drawInlineEmblem(page.scenery, "sw-token-emblem", emblem, label),
      html("span", { class: "sw-chip-name" }, label),
      drawState(deployment.inHand(key), deployment.complete(key), must),
    );
    chip.addEventListener("click", () => deployment.choose(key), { signal });
    return chip;
  }

  /**
   * @param {number} inHand less than none where too many were put down
   * @param {boolean} complete
   * @param {boolean} must
   */
  function drawState(inHand, complete, must) {
    const state = html("span", { class: "sw-chip-state" });
    if (inHand < 0) state.append(`${page.word("take-up")} `, html("b", {}, String(-inHand)));
    else if (inHand > 0) state.append(`${page.word("in-hand")} `, html("b", {}, String(inHand)));
    else if (complete) state.append(icon("tick", page.word("allocations-complete")));
    if (inHand > 0 && complete && !must) state.append(html("small", {}, page.word("allocations-optional")));
    return state;
  }

  /** @param {Allocation} chosen */
  function drawButtons(chosen) {
    const { key, label, spreads } = chosen;
    const actions = deployment.actions();
    const put = button("put", page.word("put-down"), page.word("put-down-help"), actions.length > 0, () =>
      actions.length > 0 ? page.play(actions) : page.refuse(whyNotYet(chosen)),
    );
    put.classList.toggle("sw-primary", actions.length > 0 && !otherMain);
    const reset = button("reset", page.word("as-it-stands"), page.word("as-it-stands-help"), deployment.changed(key), () =>
      deployment.changed(key) ? deployment.reset(key) : page.refuse(refusal(page.word("nothing-moved"))),
    );
    const spreadButtons = spreads.map(({ label: name, counts, loses }, n) => {
      const isThere = isPutDown(chosen, counts);
      const spread = button(`spread:${n}`, name, null, true, () => {
        deployment.spread(key, counts);
        const spreadActions = deployment.actions();
        if (spreadActions.length > 0) page.play(spreadActions);
      });
      if (isThere) spread.prepend(icon("tick"));
      if (loses !== null) spread.append(" ", html("small", {}, loses));
      return set(spread, { "aria-pressed": isThere ? "true" : "false" });
    });
    const group = html("div", { class: "sw-spreads", role: "group", "aria-label": label }, ...spreadButtons, reset);
    return [group, put];
  }

  /**
   * @param {string} key
   * @param {string} label
   * @param {string | null} title
   * @param {boolean} possible
   * @param {() => void} act
   */
  function button(key, label, title, possible, act) {
    const made = html("button", { type: "button", class: "sw-button", "data-key": key, title }, label);
    made.addEventListener("click", act, { signal });
    return set(made, { "aria-disabled": possible ? null : "true" });
  }

  /**
   * @param {Allocation} allocation
   * @param {Record<number, number>} counts
   */
  function isPutDown({ key, regions }, counts) {
    return regions.every((region) => deployment.count(key, region) === (counts[region] ?? 0));
  }

  /** @param {Allocation} chosen */
  function whyNotYet({ key }) {
    if (deployment.complete(key)) return refusal(page.word("nothing-moved"));
    return refusal(page.word("loose"), page.word("loose-help"));
  }

  return {
    element,

    /** @param {Snapshot} snapshot whose allocations the deployment has taken over already */
    update(snapshot) {
      otherMain = snapshot.choices.some(({ main }) => main);
      element.hidden = snapshot.past || deployment.allocations().length === 0;
      render();
    },
  };
}
