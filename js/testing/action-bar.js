// What the tests of the action actionBar and of its parts share.

import { createActionBar } from "../actions/action-bar.js";
import { enclose } from "./find.js";
import { makePage } from "./page.js";
import { snapshot } from "./snapshots.js";

/** @typedef {import("../types/snapshot").Snapshot} Snapshot */

/** An action actionBar in a document, the page that it was given, and a way to show it something. */
export function openActionBar() {
  const page = makePage();
  const actionBar = createActionBar(page);
  const shadow = enclose(actionBar.element, actionBar.inPanel);
  /** @param {Partial<Snapshot>} more */
  const show = (more) => {
    const shown = snapshot(more);
    page.deployment.update(shown.allocations);
    actionBar.update(shown);
  };
  return { page, actionBar, shadow, show };
}

/** @param {{ element: Element, inPanel: Element }} actionBar */
export const offered = ({ element, inPanel }) =>
  [element, inPanel].flatMap((part) => [...part.querySelectorAll(".sw-choices button")]).map((each) => each.textContent);
