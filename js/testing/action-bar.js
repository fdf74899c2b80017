// What the tests of the bar and of its parts share.

import { createActionBar } from "../actions/action-bar.js";
import { enclose } from "./find.js";
import { makePage } from "./page.js";
import { snapshot } from "./snapshots.js";

/** @typedef {import("../types/snapshot").Snapshot} Snapshot */

/** A bar on a page, with its page, and a way to show it something. */
export function openBar() {
  const page = makePage();
  const bar = createActionBar(page);
  const shadow = enclose(bar.element);
  /** @param {Partial<Snapshot>} more */
  const show = (more) => {
    const shown = snapshot(more);
    page.deployment.update(shown.allocations);
    bar.update(shown);
  };
  return { page, bar, shadow, show };
}

/** @param {{ element: Element }} bar */
export const offered = ({ element }) =>
  [...element.querySelectorAll(".sw-choices button")].map((each) => each.textContent);
