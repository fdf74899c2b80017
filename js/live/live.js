// What comes alive while a game is played; the entry of its bundle.

import { createMotion } from "../motion/motion.js";

/**
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 * @typedef {import("../types/exploring").Explore} Explore
 */

/**
 * @param {import("../types/page").Page} page
 * @param {import("@anywidget/types").AnyModel<import("../types/messages").Traits>} _model
 * @param {HTMLElement} root
 */
export function createLive(page, _model, root) {
  const motion = createMotion(page, root);

  return {
    moved: motion.moved,

    /**
     * @param {Snapshot} snapshot
     * @param {Explore} _explore
     * @param {boolean} fresh whether it was played just now
     */
    update(snapshot, _explore, fresh) {
      motion.explained(snapshot, fresh);
    },
  };
}
