// What the tests of the bar and of its parts share.

import { createBar } from "../actions/action-bar.js";
import { enclose, makeDesk, snapshot } from "./page.js";

/** @typedef {import("../types/snapshot").Snapshot} Snapshot */

/** A bar on a page, with its desk, and a way to show it something. */
export function openBar() {
  const desk = makeDesk();
  const bar = createBar(desk);
  const shadow = enclose(bar.element);
  /** @param {Partial<Snapshot>} more */
  const show = (more) => {
    const shown = snapshot(more);
    desk.draft.update(shown.allocations);
    bar.update(shown);
  };
  return { desk, bar, shadow, show };
}

/** @param {{ element: Element }} bar */
export const offered = ({ element }) =>
  [...element.querySelectorAll(".sw-choices button")].map((each) => each.textContent);
