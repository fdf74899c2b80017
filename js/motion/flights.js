// Flights: pictures that go from one point of the overlay to another and are gone. Nothing waits for them, and no click meets them.

import { drawCoin } from "../parts/coins.js";
import { html, set, svg } from "../parts/dom.js";
import { drawEmblem } from "../parts/emblem.js";

/**
 * @typedef {import("../types/scenery").Scenery} Scenery
 * @typedef {import("../types/snapshot").Piece} Piece
 * @typedef {import("./places.js").Point} Point
 */

/** Milliseconds from the first move to the end of the last. */
export const LASTS = 350;
/** Milliseconds between two of the same stack. */
const APART = 30;
/** How many of a stack are seen to move. */
const MOST = 4;

/** @param {Scenery} scenery */
export function createFlights(scenery) {
  const overlay = html("div", { class: "sw-motion", "aria-hidden": "true" });

  /**
   * @param {Element} picture
   * @param {Keyframe[]} frames
   * @param {KeyframeAnimationOptions} timing
   * @returns {Promise<void>} when it is over
   */
  function show(picture, frames, timing) {
    overlay.append(picture);
    // Until its time has come it is not seen; afterwards it is gone.
    const animation = picture.animate(frames, { fill: "both", easing: "ease-in-out", ...timing });
    return animation.finished.then(
      () => picture.remove(),
      () => picture.remove(),
    );
  }

  /** @param {Piece} piece */
  function drawPiece({ emblem, label, player, in_decline: declined }) {
    const look = player === undefined ? null : scenery.players[player];
    const [ground, line] = declined ? [look?.pale, look?.full] : [look?.full, "#fff"];
    const slab = svg("rect", { x: -13, y: -13, width: 26, height: 26, rx: 5, fill: ground, stroke: line, "stroke-width": 2 });
    const face = set(svg("g", { color: declined ? look?.full : "#fff" }, drawEmblem(scenery, emblem, label)), { transform: look ? "scale(.86)" : null });
    return html("span", { class: "sw-moving", "data-piece": emblem, "data-player": player }, svg("svg", { viewBox: "-15 -15 30 30" }, ...(look ? [slab] : []), face));
  }

  const drawMovingCoin = () => html("span", { class: "sw-moving sw-moving-coin" }, drawCoin(""));

  /** @param {Point} point @param {string} [more] */
  const at = ({ x, y }, more = "") => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%) ${more}`;

  /**
   * @param {() => Element} draw
   * @param {number} count
   * @param {Point} from
   * @param {Point} to
   * @param {number} [delay]
   */
  function fly(draw, count, from, to, delay = 0) {
    const seen = Math.min(count, MOST);
    const duration = LASTS - APART * (seen - 1);
    // A shallow arc, as of something that is thrown over.
    const rise = Math.min(40, 0.15 * Math.hypot(to.x - from.x, to.y - from.y));
    const top = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - rise };
    const frames = [
      { transform: at(from), opacity: 0.6 },
      { transform: at(top, "scale(1.15)"), opacity: 1 },
      { transform: at(to), opacity: 1, offset: 0.92 },
      { transform: at(to, "scale(.8)"), opacity: 0 },
    ];
    return Promise.all(Array.from({ length: seen }, (_, n) => show(draw(), frames, { duration, delay: delay + APART * n })));
  }

  return {
    overlay,

    /** @param {Piece} piece @param {number} count @param {Point} from @param {Point} to */
    movePieces: (piece, count, from, to) => fly(() => drawPiece(piece), count, from, to),

    /** Pieces that fall where they stood. @param {Piece} piece @param {number} count @param {Point} where */
    dropPieces(piece, count, where) {
      for (let n = 0; n < Math.min(count, MOST); n++) {
        const down = { x: where.x + 14 * (n + 1), y: where.y + 26 };
        const frames = [
          { transform: at(where), opacity: 1 },
          { transform: at({ x: (where.x + down.x) / 2, y: where.y - 10 }, "rotate(35deg)"), opacity: 1, offset: 0.35 },
          { transform: at(down, "rotate(110deg) scale(.6)"), opacity: 0 },
        ];
        void show(set(drawPiece(piece), { "data-falls": true }), frames, { duration: LASTS - 10 * n, easing: "ease-in" });
      }
    },

    /** @param {number} count @param {Point} from @param {Point} to @param {number} [delay] */
    moveCoins: (count, from, to, delay) => fly(drawMovingCoin, count, from, to, delay),

    /** A few letters that appear at a point and fade. @param {string} text @param {Point} where @param {number} delay @param {number} duration */
    write(text, where, delay, duration) {
      const up = { x: where.x, y: where.y - 14 };
      const frames = [
        { transform: at(where, "scale(.6)"), opacity: 0 },
        { transform: at(up), opacity: 1, offset: 0.2 },
        { transform: at(up), opacity: 1, offset: 0.8 },
        { transform: at(up), opacity: 0 },
      ];
      return show(html("b", { class: "sw-earned" }, text), frames, { duration, delay });
    },

    /** Ends everything at once. */
    clear() {
      for (const picture of [...overlay.children]) picture.getAnimations().forEach((animation) => animation.cancel());
      overlay.replaceChildren();
    },
  };
}
