// Steppers: − and + beside a piece on the map, to put pieces down one by one. Keys on the region do the same.

import { html, set } from "../parts/dom.js";
import { refusal } from "../parts/refusal.js";

/** @typedef {import("../types/page").Page} Page */

/** @typedef {{ at: [number, number], gap: number }} StepperSpot a point, and a width, as fractions of the map's */

/**
 * @param {Page} page
 * @param {(region: number) => StepperSpot | null} spotOf where a region's piece is, between its buttons
 * @param {(region: number | null) => void} point the pointer is on a region's buttons, or has left them
 */
export function createSteppers(page, spotOf, point) {
  const { deployment, signal, word } = page;
  const { places: mapRegions } = page.scenery;
  const element = html("div", { class: "sw-steppers" });
  const status = html("div", { class: "sw-screen-reader-only", role: "status" });
  element.append(status);
  /** @type {Map<number, ReturnType<typeof createStepper>>} */
  const steppers = new Map();

  /** @param {number} region */
  function createStepper(region) {
    const minus = createButton("sw-take-one", () => take(region));
    const plus = createButton("sw-put-one", () => put(region));
    const buttons = html("div", { class: "sw-stepper", "data-stepper-of": mapRegions[region]?.id }, minus, plus);
    buttons.addEventListener("pointerenter", () => point(region), { signal });
    buttons.addEventListener("pointerleave", () => point(null), { signal });
    return { buttons, minus, plus };
  }

  /**
   * @param {string} name
   * @param {() => void} act
   */
  function createButton(name, act) {
    const button = html("button", { type: "button", class: `sw-stepper-button ${name}`, tabindex: -1 });
    // The focus belongs to the region, where the keys are.
    button.addEventListener("mousedown", (event) => event.preventDefault(), { signal });
    button.addEventListener("click", act, { signal });
    return button;
  }

  /** @param {number} region */
  function put(region) {
    const key = deployment.chosen()?.key ?? "";
    if (!deployment.canPut(key, region)) return page.refuse(whyNoMore(key, region));
    deployment.put(key, region);
    tell(key, region);
  }

  /** @param {number} region */
  function take(region) {
    const key = deployment.chosen()?.key ?? "";
    if (!deployment.canTake(key, region)) return page.refuse(refusal(word("map-least")));
    deployment.take(key, region);
    tell(key, region);
  }

  /**
   * @param {string} key
   * @param {number} region
   */
  function whyNoMore(key, region) {
    if (deployment.inHand(key) > 0) return refusal(word("map-full"));
    const movable = deployment.chosen()?.regions.some((other) => other !== region && deployment.canTake(key, other));
    return refusal(word("map-no-hand"), ...(movable ? [word("map-no-hand-help")] : []));
  }

  /**
   * Tells screen readers the numbers that others see.
   *
   * @param {string} key
   * @param {number} region
   */
  function tell(key, region) {
    const here = `${mapRegions[region]?.name}: ${deployment.count(key, region)}`;
    status.textContent = `${here}. ${word("map-hand")}: ${deployment.inHand(key)}.`;
  }

  return {
    element,
    put,
    take,

    /**
     * Puts one piece down, or takes it up again where there is only one.
     *
     * @param {number} region
     */
    press(region) {
      const chosen = deployment.chosen();
      if (chosen?.most === 1 && deployment.canTake(chosen.key, region)) take(region);
      else put(region);
    },

    /**
     * @param {boolean} shown
     * @param {boolean} crowded whether regions are so small that buttons of neighbours would lie over each other
     */
    update(shown, crowded) {
      const chosen = shown ? deployment.chosen() : null;
      for (const [region, { buttons }] of steppers) {
        if (chosen?.regions.includes(region)) continue;
        buttons.remove();
        steppers.delete(region);
      }
      for (const region of chosen?.regions ?? []) {
        const spot = spotOf(region);
        const mapRegion = mapRegions[region];
        if (!chosen || !spot || !mapRegion) continue;
        let stepper = steppers.get(region);
        if (!stepper) {
          steppers.set(region, (stepper = createStepper(region)));
          element.append(stepper.buttons);
        }
        const { buttons, minus, plus } = stepper;
        const [canPut, canTake] = [deployment.canPut(chosen.key, region), deployment.canTake(chosen.key, region)];
        const toggle = chosen.most === 1;
        // While there is something in hand one puts, and else one takes up.
        const puts = deployment.inHand(chosen.key) > 0;
        buttons.style.left = `${(spot.at[0] * 100).toFixed(2)}%`;
        buttons.style.top = `${(spot.at[1] * 100).toFixed(2)}%`;
        buttons.style.setProperty("--sw-gap", `${(spot.gap * 100).toFixed(2)}%`);
        buttons.classList.toggle("sw-toggle", toggle || (crowded && puts));
        set(minus, { "aria-label": `${word("map-take")}: ${mapRegion.name}`, "aria-disabled": String(!canTake) });
        set(plus, { "aria-label": `${word("map-put")}: ${mapRegion.name}`, "aria-disabled": String(!canPut) });
        // One button does for both where there is only one piece.
        minus.hidden = toggle ? !canTake : crowded && puts;
        plus.hidden = toggle ? canTake : crowded && !puts;
      }
    },
  };
}
