// The panel of exploring: the best turn that was asked for, and the comparison of the branches.

import { createBestTurn } from "./best-turn.js";
import { createBranchComparison } from "./branch-comparison.js";

/**
 * @param {import("../types/page").Page} page
 * @param {HTMLElement} root
 */
export function createExploringPanel(page, root) {
  const bestTurn = createBestTurn(page);
  const comparison = createBranchComparison(page);
  const panel = /** @type {HTMLElement} */ (root.querySelector(".sw-exploring"));
  panel.append(bestTurn.element, comparison.element);
  if (typeof ResizeObserver !== "undefined") {
    const observer = new ResizeObserver(() => comparison.reveal());
    observer.observe(root);
    page.signal.addEventListener("abort", () => observer.disconnect());
  }

  return {
    /** @param {import("../types/exploring").Explore} explore */
    update(explore) {
      for (const part of [bestTurn, comparison]) part.update(explore);
      panel.hidden = bestTurn.element.hidden && comparison.element.hidden;
      comparison.reveal();
    },
  };
}
