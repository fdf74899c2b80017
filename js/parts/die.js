// The die: three blank faces, and one, two and three pips.

import { FRAME } from "../map/ground.js";
import { html, set, svg } from "./dom.js";
import { wantsLessMotion } from "./less-motion.js";

/** @typedef {import("../types/page").Page} Page */

/** Where the pips are, on a face from -12 to 12. @type {[number, number][][]} */
const PIPS = [[], [[0, 0]], [[-4.5, -4.5], [4.5, 4.5]], [[-5.5, -5.5], [0, 0], [5.5, 5.5]]];

/** The faces that are seen while it tumbles: every second one is blank, as on the die itself. */
const TUMBLE = [1, 0, 3, 0, 2, 0, 3, 0, 1, 0];
const FLICKER = 70;
/** Milliseconds for which the face is left lying in the middle of the map. */
const LINGER = 1800;
/** How far from the middle of its region the die lies, in units of the map. */
const [ASIDE, ABOVE] = [84, 56];

/**
 * One face, 24 across, as a picture without words.
 *
 * @param {number} face
 */
export function drawFace(face) {
  return svg("svg", { class: "sw-face", viewBox: "-14 -14 28 28", "aria-hidden": "true" }, ...drawFaceShapes(face));
}

/**
 * The square and the pips of a face.
 *
 * @param {number} face
 */
export function drawFaceShapes(face) {
  const pips = (PIPS[face] ?? []).map(([cx, cy]) => svg("circle", { cx, cy, r: 2.7 }));
  return [svg("rect", { x: -12, y: -12, width: 24, height: 24, rx: 5 }), ...pips];
}

/**
 * Fills an element with what the die shows: the face, and the same in words.
 *
 * @param {Page} page
 * @param {HTMLElement} element is filled and named
 * @param {number} face
 */
export function fillWithFace(page, element, face) {
  const said = face === 0 ? page.word("die-blank") : String(face);
  const words = html("span", { class: "sw-die-result", "aria-hidden": "true" }, said);
  element.replaceChildren(html("span", { class: "sw-cube" }, drawFace(face)), words);
  return set(element, { role: "img", "data-face": face, "aria-label": `${page.word("die-shows")}: ${said}` });
}

/**
 * The die on the map: small, beside the region that it was rolled for, until the next step or an undo. One that was rolled for
 * no region lies in the middle and goes away by itself, for it lies on what one looks at next.
 *
 * @param {Page} page
 */
export function createDie(page) {
  const element = html("span", { class: "sw-die", role: "img", hidden: true });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let leaving;

  /** Ends the roll that is seen now; called early when another one begins. */
  let finish = () => {};
  page.signal.addEventListener("abort", () => {
    finish();
    clearTimeout(leaving);
  });

  /** @param {number | null} region */
  function lieBeside(region) {
    const { places, width, height } = page.scenery;
    const found = region === null ? undefined : places[region];
    element.classList.toggle("sw-beside", found !== undefined);
    if (!found) return element.removeAttribute("style");
    const [x, y] = found.at;
    const aside = x + 2 * ASIDE > width ? -ASIDE : ASIDE;
    element.style.left = `${((100 * (x + aside + FRAME)) / (width + 2 * FRAME)).toFixed(1)}%`;
    element.style.top = `${((100 * (Math.max(ABOVE, y - ABOVE) + FRAME)) / (height + 2 * FRAME)).toFixed(1)}%`;
  }

  /** @param {number | null} face */
  function settle(face) {
    clearTimeout(leaving);
    element.hidden = face === null;
    element.classList.remove("sw-rolling", "sw-leaving");
    if (face === null) {
      element.replaceChildren();
      set(element, { "data-face": null, "aria-label": null });
      return;
    }
    fillWithFace(page, element, face);
    const inTheWay = !element.classList.contains("sw-beside");
    if (inTheWay && !page.signal.aborted) leaving = setTimeout(() => element.classList.add("sw-leaving"), LINGER);
  }

  return {
    element,

    /**
     * @param {number | null} face without one, the die is put away
     * @param {number | null} [region] that it was rolled for
     */
    show(face, region = null) {
      finish();
      lieBeside(region);
      settle(face);
    },

    /**
     * Tumbles, and settles on a face that was decided before.
     *
     * @param {number} face
     * @param {number | null} [region] that it is rolled for
     * @returns {Promise<void>} when the face is seen
     */
    roll(face, region = null) {
      finish();
      lieBeside(region);
      if (page.signal.aborted || wantsLessMotion()) {
        settle(face);
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        settle(null);
        let turn = 0;
        const cube = html("span", { class: "sw-cube" });
        element.replaceChildren(cube);
        element.hidden = false;
        element.classList.add("sw-rolling");
        set(element, { "aria-label": page.word("die-rolls") });
        const tumble = () => cube.replaceChildren(drawFace(TUMBLE[turn++] ?? 0));
        tumble();
        const timer = setInterval(() => (turn < TUMBLE.length ? tumble() : finish()), FLICKER);
        finish = () => {
          finish = () => {};
          clearInterval(timer);
          settle(face);
          resolve();
        };
      });
    },
  };
}
