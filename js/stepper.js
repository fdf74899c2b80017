// Buttons right on the map, to put pieces down and take them up again. They are for the pointer: the keyboard uses
// keys on the region itself.

import { html, set } from "./dom.js";

/**
 * @typedef {import("./types").Desk} Desk
 */

/**
 * A region between two buttons.
 *
 * @typedef {object} Step
 * @property {number} region
 * @property {string} name
 * @property {[number, number]} at where on the board, as parts of its width and height
 * @property {number} gap how wide the piece is that stands between, as a part of the board's width
 * @property {boolean} canPut
 * @property {boolean} canTake
 * @property {boolean} toggle there is only one to put
 */

/**
 * @typedef {object} Moves
 * @property {(region: number) => void} put
 * @property {(region: number) => void} take
 * @property {(region: number | null) => void} look
 */

/**
 * @param {Desk} desk
 * @param {Moves} moves
 */
export function createSteppers(desk, { put, take, look }) {
  const element = html("div", { class: "sw-steppers" });
  /** @type {Map<number, ReturnType<typeof createStepper>>} */
  const steppers = new Map();

  /** @param {number} region */
  function createStepper(region) {
    const minus = createButton("sw-take", () => take(region));
    const plus = createButton("sw-put", () => put(region));
    const whole = html("div", { class: "sw-stepper", "data-step": desk.scenery.places[region]?.id }, minus, plus);
    whole.addEventListener("pointerover", () => look(region), { signal: desk.signal });
    whole.addEventListener("pointerleave", () => look(null), { signal: desk.signal });
    return { whole, minus, plus };
  }

  /**
   * @param {string} name
   * @param {() => void} act
   */
  function createButton(name, act) {
    const button = html("button", { type: "button", class: `sw-step ${name}`, tabindex: -1 });
    // The focus belongs to the region, where the keys are.
    button.addEventListener("pointerdown", (event) => event.preventDefault(), { signal: desk.signal });
    button.addEventListener("click", act, { signal: desk.signal });
    return button;
  }

  return {
    element,

    /** @param {Step[]} steps */
    update(steps) {
      const wanted = new Set(steps.map(({ region }) => region));
      for (const [region, { whole }] of steppers) {
        if (wanted.has(region)) continue;
        whole.remove();
        steppers.delete(region);
      }
      for (const { region, name, at, gap, canPut, canTake, toggle } of steps) {
        let stepper = steppers.get(region);
        if (!stepper) {
          steppers.set(region, (stepper = createStepper(region)));
          element.append(stepper.whole);
        }
        const { whole, minus, plus } = stepper;
        whole.style.left = `${(at[0] * 100).toFixed(2)}%`;
        whole.style.top = `${(at[1] * 100).toFixed(2)}%`;
        whole.style.setProperty("--sw-gap", `${(gap * 100).toFixed(2)}%`);
        whole.classList.toggle("sw-toggle", toggle);
        set(minus, { "aria-label": `${desk.word("map-take")}: ${name}`, "aria-disabled": String(!canTake) });
        set(plus, { "aria-label": `${desk.word("map-put")}: ${name}`, "aria-disabled": String(!canPut) });
        // One button does for both where there is only one piece.
        minus.hidden = toggle && !canTake;
        plus.hidden = toggle && canTake;
      }
    },
  };
}
