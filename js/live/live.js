// What comes alive while a game is played; the entry of its bundle.

import { createBotMoves } from "../bots/bot-moves.js";
import { createPlayback } from "../bots/playback.js";
import { createEnding } from "../ending/ending.js";
import { createExploringPanel } from "../exploring/exploring-panel.js";
import { createMotion } from "../motion/motion.js";
import { createReview } from "../review/review.js";
import { markAllCutEdges } from "./cut-edges.js";
import { createPieceTooltip } from "./piece-tooltip.js";

/**
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 * @typedef {import("../types/exploring").Explore} Explore
 */

/**
 * @param {import("../types/page").Page} page
 * @param {import("@anywidget/types").AnyModel<import("../types/messages").Traits>} model
 * @param {HTMLElement} root
 */
export function createLive(page, model, root) {
  const motion = createMotion(page, root);
  const pieceTooltip = createPieceTooltip(page, root);
  const botMoves = createBotMoves(page, root);
  const exploringPanel = createExploringPanel(page, root);
  const playback = createPlayback(page, model, root);
  const review = createReview(page, model, root);
  const ending = createEnding(page, root, review.ask);

  markAllCutEdges(root, page.signal);

  return {
    moved: motion.moved,

    /**
     * @param {Snapshot} snapshot
     * @param {Explore} explore
     * @param {boolean} fresh whether it was played just now
     */
    update(snapshot, explore, fresh) {
      motion.explained(snapshot, fresh);
      pieceTooltip.update(snapshot);
      botMoves.update(explore.bot_moves);
      playback.update(snapshot, explore);
      // Looking back, the game goes on still.
      ending.update(snapshot.past ? null : explore.ending, snapshot.players.map(({ name }) => name));
      exploringPanel.update(explore);
      review.update(snapshot, explore);
    },
  };
}
