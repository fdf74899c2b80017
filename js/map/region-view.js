// What is to be seen of a region now: the snapshot, with the numbers of the draft, through the goggles that are worn.

import { badgeOf, tagOf } from "./price-tags.js";

/**
 * @typedef {import("../types/snapshot").Act} Act
 * @typedef {import("../types/snapshot").Draft} Draft
 * @typedef {import("../types/snapshot").Goggles} Goggles
 * @typedef {import("../types/snapshot").RegionNow} RegionNow
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 * @typedef {import("./pieces").Shown} Shown
 */

/**
 * @param {Snapshot} snapshot
 * @param {Draft} draft
 * @param {Goggles} goggles
 * @param {number} unit units of the map to a pixel
 */
export function createViews({ regions, player, past }, draft, goggles, unit) {
  const chosen = draft.chosen();
  const allocations = draft.allocations();
  const conquering = regions.some(({ acts }) => acts.some(isConquest));

  /**
   * What stands in a region, with the numbers that are drafted.
   *
   * @param {number} region
   * @param {RegionNow} now
   */
  function piecesOf(region, now) {
    /** @type {Shown[]} */
    let shown = [...now.pieces];
    for (const { key, emblem, label, regions, beside, now, counts } of allocations) {
      if (!regions.includes(region)) continue;
      // What counts among these is told apart only when they are put down.
      shown = shown.filter((piece) => !counts.includes(piece.emblem));
      const count = draft.count(key, region) + (beside[region] ?? 0);
      const drafted = draft.count(key, region) !== (now[region] ?? 0);
      const at = shown.findIndex((piece) => piece.emblem === emblem);
      const stands = shown[at];
      // What is being put down is shown even where there is none yet, to have something between the buttons.
      const visible = count > 0 || key === chosen?.key;
      if (stands && visible) shown[at] = { ...stands, count, drafted };
      else if (stands) shown.splice(at, 1);
      else if (visible) shown.push({ emblem, label, count, drafted, ...(isRace(emblem) ? { player } : {}) });
    }
    return shown;
  }

  return {
    /**
     * @param {number} region
     * @param {RegionNow} now
     */
    of(region, now) {
      const stepped = chosen?.regions.includes(region) ? chosen : null;
      const pieces = piecesOf(region, now);
      const holder = pieces.find((piece) => piece.player !== undefined);
      return {
        /** The allocation that can be stepped here. */
        stepped,
        /** @type {import("./region-content").PlaceView} */
        place: {
          pieces,
          immune: now.immune,
          tag: tagOf(now.acts),
          badge: badgeOf(goggles, now),
          stepped: goggles === "none" && stepped ? stepped.emblem : null,
          cue: past && now.changed,
          unit,
        },
        /** @type {import("./ground").Ground} */
        ground: {
          player: holder?.player ?? null,
          inDecline: holder?.in_decline ?? false,
          immune: now.immune,
          target: now.acts.some(isConquest),
          dim: chosen ? !stepped : conquering && now.acts.length === 0,
          changed: past && now.changed,
        },
      };
    },
  };
}

/** @param {Act} act */
const isConquest = ({ kind }) => kind !== "abandon" && kind !== "decline";

/** @param {string} emblem */
const isRace = (emblem) => emblem.startsWith("race/");
