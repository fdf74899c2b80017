// Putting pieces down one by one: buttons right on the map for the pointer, and what the keys on a region do.

import { html, set } from "../parts/dom.js";
import { refusal } from "../parts/refusal.js";

/** @typedef {import("../types/snapshot").Desk} Desk */

/** @typedef {{ at: [number, number], gap: number }} Stand a point, and a width, as parts of the board's */

/**
 * @param {Desk} desk
 * @param {(region: number) => Stand | null} standOf where a region's piece stands between its buttons
 * @param {(region: number | null) => void} point the pointer is on a region's buttons, or has left them
 */
export function createSteppers(desk, standOf, point) {
  const { draft, signal, word } = desk;
  const { places } = desk.scenery;
  const element = html("div", { class: "sw-steppers" });
  const heard = html("div", { class: "sw-heard", role: "status" });
  element.append(heard);
  /** @type {Map<number, ReturnType<typeof createStepper>>} */
  const steppers = new Map();

  /** @param {number} region */
  function createStepper(region) {
    const minus = createButton("sw-take-one", () => take(region));
    const plus = createButton("sw-put-one", () => put(region));
    const whole = html("div", { class: "sw-stepper", "data-step": places[region]?.id }, minus, plus);
    whole.addEventListener("pointerenter", () => point(region), { signal });
    whole.addEventListener("pointerleave", () => point(null), { signal });
    return { whole, minus, plus };
  }

  /**
   * @param {string} name
   * @param {() => void} act
   */
  function createButton(name, act) {
    const button = html("button", { type: "button", class: `sw-move ${name}`, tabindex: -1 });
    // The focus belongs to the region, where the keys are.
    button.addEventListener("mousedown", (event) => event.preventDefault(), { signal });
    button.addEventListener("click", act, { signal });
    return button;
  }

  /** @param {number} region */
  function put(region) {
    const key = draft.chosen()?.key ?? "";
    if (!draft.canPut(key, region)) return desk.refuse(whyNoMore(key, region));
    draft.put(key, region);
    tell(key, region);
  }

  /** @param {number} region */
  function take(region) {
    const key = draft.chosen()?.key ?? "";
    if (!draft.canTake(key, region)) return desk.refuse(refusal(word("map-least")));
    draft.take(key, region);
    tell(key, region);
  }

  /**
   * @param {string} key
   * @param {number} region
   */
  function whyNoMore(key, region) {
    if (draft.inHand(key) > 0) return refusal(word("map-full"));
    const movable = draft.chosen()?.regions.some((other) => other !== region && draft.canTake(key, other));
    return refusal(word("map-no-hand"), ...(movable ? [word("map-no-hand-help")] : []));
  }

  /**
   * Those who listen hear the numbers that others see.
   *
   * @param {string} key
   * @param {number} region
   */
  function tell(key, region) {
    const here = `${places[region]?.name}: ${draft.count(key, region)}`;
    heard.textContent = `${here}. ${word("map-hand")}: ${draft.inHand(key)}.`;
  }

  return {
    element,
    put,
    take,

    /**
     * Puts one, or takes it up again where there is only one to put.
     *
     * @param {number} region
     */
    press(region) {
      const chosen = draft.chosen();
      if (chosen?.most === 1 && draft.canTake(chosen.key, region)) take(region);
      else put(region);
    },

    /** @param {boolean} shown */
    update(shown) {
      const chosen = shown ? draft.chosen() : null;
      for (const [region, { whole }] of steppers) {
        if (chosen?.regions.includes(region)) continue;
        whole.remove();
        steppers.delete(region);
      }
      for (const region of chosen?.regions ?? []) {
        const stand = standOf(region);
        const place = places[region];
        if (!chosen || !stand || !place) continue;
        let stepper = steppers.get(region);
        if (!stepper) {
          steppers.set(region, (stepper = createStepper(region)));
          element.append(stepper.whole);
        }
        const { whole, minus, plus } = stepper;
        const [canPut, canTake] = [draft.canPut(chosen.key, region), draft.canTake(chosen.key, region)];
        const toggle = chosen.most === 1;
        whole.style.left = `${(stand.at[0] * 100).toFixed(2)}%`;
        whole.style.top = `${(stand.at[1] * 100).toFixed(2)}%`;
        whole.style.setProperty("--sw-gap", `${(stand.gap * 100).toFixed(2)}%`);
        whole.classList.toggle("sw-toggle", toggle);
        set(minus, { "aria-label": `${word("map-take")}: ${place.name}`, "aria-disabled": String(!canTake) });
        set(plus, { "aria-label": `${word("map-put")}: ${place.name}`, "aria-disabled": String(!canPut) });
        // One button does for both where there is only one piece.
        minus.hidden = toggle && !canTake;
        plus.hidden = toggle && canTake;
      }
    },
  };
}
