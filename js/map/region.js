// A region on the map: its ground, who holds it, what is written and what stands on it, and its label for screen readers.

import { svg } from "../parts/dom.js";
import { createRegionContent } from "./region-content.js";
import { describeAllocation, labelRegion } from "./region-label.js";

/**
 * @param {import("../types/page").Page} page
 * @param {ReturnType<typeof import("./ground.js").createGround>} ground
 * @param {import("./pieces").PieceDrawer} drawer
 * @param {import("../types/scenery").MapRegion} region
 * @param {number} index
 */
export function createRegion(page, ground, drawer, region, index) {
  const group = svg("g", { class: "sw-region", "data-region": region.id, "data-terrain": region.terrain, role: "button" });
  group.append(...ground.drawGround(region, index));
  const holder = ground.inside(index);
  const content = createRegionContent(drawer, region, page.scenery.width);
  // What is drawn, to compare it with what comes: the pieces, their kinds, the label, and who holds it.
  let [pieces, kinds, label, look] = ["", "", "", ""];
  /** The content as it is drawn. @type {import("./region-content").ContentView | null} */
  let shown = null;

  return {
    /** The ground, which is clicked on and can have the focus. */
    group,
    /** The colours of who holds it. */
    holder,
    content,

    /**
     * Draws what has changed since it was last drawn.
     *
     * @param {import("../types/snapshot").RegionNow} now
     * @param {ReturnType<typeof import("./region-view.js").createRegionViews>} views
     * @param {string | null} editorKeys
     * @param {boolean} hasty only what stands there now: what can be done there may follow
     */
    update(now, views, editorKeys, hasty) {
      const nextPieces = JSON.stringify(now.pieces);
      if (hasty && nextPieces === pieces) return;
      pieces = nextPieces;
      const view = views.of(index, now);
      const nextKinds = kindsOf(now.pieces);
      // Where there are only more or fewer of the same, nothing but their number is in a hurry.
      const recounted = hasty && nextKinds === kinds && shown ? { ...shown, pieces: view.content.pieces } : null;
      [kinds, shown] = [nextKinds, recounted ?? view.content];
      content.update(shown);
      if (recounted) return;
      const description = view.allocation ? describeAllocation(page, view.allocation, index) : editorKeys;
      const nextLabel = JSON.stringify([now.label, now.acts, description]);
      if (nextLabel !== label) labelRegion(group, now, description);
      label = nextLabel;
      const nextLook = JSON.stringify(view.ground);
      if (nextLook !== look) {
        holder.replaceChildren(...ground.drawHolder(index, view.ground));
        look = nextLook;
      }
    },
  };
}

/** The kinds of pieces, whatever their number. @param {import("../types/snapshot").Piece[]} pieces */
const kindsOf = (pieces) => JSON.stringify(pieces.map((piece) => ({ ...piece, count: 0 })));
