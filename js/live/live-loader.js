// The loader of what comes alive while a game is played: motion, bots that play by themselves, the end of a game, coach and
// report. That is another bundle, which comes after the page is there: nobody needs it to see the first picture.

import { onModelEvent } from "../python/model-events.js";

/**
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 * @typedef {import("../types/exploring").Explore} Explore
 */

/**
 * @param {import("../types/page").Page} page
 * @param {import("@anywidget/types").AnyModel<import("../types/messages").Traits>} model
 * @param {import("../python/extra-bundle.js").ExtraBundle<typeof import("./live.js")>} bundle
 */
export function createLiveLoader(page, model, bundle) {
  const { signal } = page;
  /** @type {ReturnType<typeof import("./live.js").createLive> | null} */
  let live = null;
  /** @type {HTMLElement | null} */
  let root = null;
  /** What all of the page shows. @type {[Snapshot, Explore] | null} */
  let shown = null;
  /** What was painted and not yet seen to move. @type {[Snapshot, Snapshot] | null} */
  let moved = null;

  function load() {
    const module = live || !root ? null : bundle.get(() => signal.aborted || load());
    if (!module || !root) return;
    live = module.createLive(page, model, root);
    root.append(bundle.drawStyle());
    if (shown) live.update(...shown, false);
  }

  onModelEvent(model, "change:_live", load, signal);

  return {
    /** @param {HTMLElement} widget the root of the page */
    attach(widget) {
      root = widget;
      load();
    },

    /** Another snapshot is being painted. @param {Snapshot} before @param {Snapshot} after */
    paint(before, after) {
      if (!live) return;
      moved = [before, after];
      // After the frame, and before the rest is painted: what is measured then has been laid out.
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (moved?.[1] === after && !signal.aborted) live?.moved(...moved);
        }),
      );
    },

    /** All of the page shows it. @param {Snapshot} snapshot @param {Explore} explore */
    update(snapshot, explore) {
      shown = [snapshot, explore];
      live?.update(snapshot, explore, moved?.[1] === snapshot && isFresh(...moved));
    },
  };
}

/** Whether something was played between the two. @param {Snapshot} before @param {Snapshot} after */
const isFresh = (before, after) => !before.past && !after.past && after.steps > before.steps;
