// The tooltip of a marker on the map: pointing at the piece itself tells all of it, as pointing at a combo does.

import { html } from "../parts/dom.js";
import { drawToldMarker } from "../parts/told-marker.js";

/** @typedef {import("../types/snapshot").Snapshot} Snapshot */

const GAP = 10;

/**
 * @param {import("../types/page").Page} page
 * @param {HTMLElement} root
 */
export function createPieceTooltip(page, root) {
  // Screen readers and the keyboard have the explanation of the region.
  const element = html("div", { class: "sw-piece-tooltip", "aria-hidden": "true", hidden: true });
  const area = /** @type {HTMLElement} */ (root.querySelector(".sw-map-area"));
  /** @type {Snapshot | null} */
  let snapshot = null;
  /** @type {Element | null} */
  let about = null;
  // Before that of the region, which gives way to it.
  area.querySelector(".sw-tooltip")?.before(element);

  /** @param {Element | null} piece @param {Node[]} told */
  function show(piece, told = []) {
    if (piece === about) return;
    about = piece;
    element.hidden = piece === null;
    element.replaceChildren(...told);
    if (!piece) return;
    const [frame, box] = [area.getBoundingClientRect(), piece.getBoundingClientRect()];
    const { offsetWidth: width, offsetHeight: height } = element;
    const right = box.right - frame.left + GAP;
    element.style.left = `${right + width <= frame.width ? right : Math.max(0, box.left - frame.left - width - GAP)}px`;
    element.style.top = `${Math.max(0, Math.min(box.top - frame.top - height / 2, frame.height - height))}px`;
  }

  /** @param {PointerEvent} event */
  function point({ clientX: x, clientY: y, target, pointerType }) {
    const id = target instanceof Element ? target.closest("[data-region]")?.getAttribute("data-region") : null;
    const markers = snapshot?.regions[page.scenery.places.findIndex((region) => region.id === id)]?.markers ?? [];
    // While pieces are put down, nothing shall cover the map; and a finger asks by staying.
    const asks = markers.length > 0 && snapshot?.allocations.length === 0 && pointerType !== "touch";
    const drawn = asks ? [...area.querySelectorAll(".sw-sheet-pieces [data-piece], .sw-sheet-writing [data-piece]")] : [];
    const piece = drawn.find((other) => other.closest("[data-content-of]")?.getAttribute("data-content-of") === id && isIn(x, y, other));
    const at = markers.findIndex(({ emblem }) => emblem === piece?.getAttribute("data-piece"));
    if (!piece || at < 0) return show(null);
    // The power of its badge follows a place.
    const next = markers[at + 1];
    const told = markers.slice(at, at + (next?.emblem.startsWith("power/") ? 2 : 1));
    show(piece, told.map((marker) => drawToldMarker(page, marker)));
  }

  area.addEventListener("pointermove", point, { signal: page.signal });
  area.addEventListener("pointerleave", () => show(null), { signal: page.signal });

  return {
    /** @param {Snapshot} next */
    update(next) {
      snapshot = next;
      show(null);
    },
  };
}

/**
 * @param {number} x
 * @param {number} y
 * @param {Element} element
 */
function isIn(x, y, element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom;
}
