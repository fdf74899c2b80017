// Motion on the stage: tokens go from the hand to a region, defenders flee or fall, coins go to a plate, a score is counted up where
// it is earned. It begins after the frame that shows the result, so that nothing waits for it, and the next click ends it.

import { formatSigned } from "../explanations/ledger.js";
import { wantsLessMotion } from "../parts/less-motion.js";
import { coinsOf } from "./earnings.js";
import { LASTS, createFlights } from "./flights.js";
import { compare } from "./moves.js";
import { measurePlaces } from "./places.js";

/**
 * @typedef {import("../types/page").Page} Page
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 */

/** More moves than these are a jump to another position, not something that was done. */
const MOST_MOVES = 16;
/** Milliseconds from one region to the next while a score is counted, and for all of them together. */
const [NEXT_REGION, WHOLE_SCORE] = [110, 1100];

/**
 * @param {Page} page
 * @param {HTMLElement} root
 */
export function createMotion(page, root) {
  const { scenery, signal } = page;
  const flights = createFlights(scenery);
  /** The step whose coins were seen to move last. */
  let counted = -1;
  root.querySelector(".sw-layout")?.append(flights.overlay);
  for (const event of ["pointerdown", "keydown"]) root.addEventListener(event, flights.clear, { signal, capture: true });
  signal.addEventListener("abort", flights.clear);

  const isOff = () => wantsLessMotion() || document.hidden || page.editorKeys() !== null;
  const measure = () => measurePlaces(root, flights.overlay, scenery);

  /**
   * @param {Snapshot} before
   * @param {Snapshot} after
   */
  function movePieces(before, after) {
    const moves = compare(before, after);
    if (moves.length === 0 || moves.length > MOST_MOVES) return;
    const places = measure();
    for (const { piece, count, from, to } of moves) {
      const start = places.of(from);
      const end = to && places.of(to);
      if (start && end) void flights.movePieces(piece, count, start, end);
      else if (start && !to) flights.dropPieces(piece, count, start);
    }
  }

  /** @param {Snapshot} shown */
  function moveCoins({ story }) {
    const found = coinsOf(story?.events ?? []);
    if (found.length === 0) return;
    const places = measure();
    for (const { player, amount, earned } of found) {
      const plate = places.of({ plate: player });
      const away = places.elsewhere();
      if (!plate || !away) continue;
      if (amount < 0) void flights.moveCoins(-amount, plate, away);
      else countUp(earned.map(({ region, amount }) => ({ amount, from: (region === null ? null : places.of({ region })) ?? away })), plate);
    }
  }

  /**
   * @param {{ amount: number, from: import("./places.js").Point }[]} earned
   * @param {import("./places.js").Point} plate
   */
  function countUp(earned, plate) {
    const apart = Math.min(NEXT_REGION, WHOLE_SCORE / earned.length);
    earned.forEach(({ amount, from }, n) => {
      void flights.write(formatSigned(amount), from, apart * n, 700);
      if (amount > 0) void flights.moveCoins(amount, from, plate, apart * n + 200);
    });
    const sum = earned.reduce((all, { amount }) => all + amount, 0);
    if (earned.length > 1) void flights.write(formatSigned(sum), plate, apart * earned.length + 200 + LASTS / 2, 900);
  }

  return {
    /**
     * The page has painted another snapshot; called when its frame is on the screen.
     *
     * @param {Snapshot} before
     * @param {Snapshot} after
     */
    moved(before, after) {
      const jumped = before.past || after.past || before.step === after.step;
      if (!jumped && !isOff()) movePieces(before, after);
    },

    /** All of the page shows the snapshot, its reasons included. @param {Snapshot} shown @param {boolean} fresh whether it was played just now */
    explained(shown, fresh) {
      const again = shown.step === counted;
      counted = shown.step;
      if (fresh && !again && !shown.past && !isOff()) moveCoins(shown);
    },
  };
}
