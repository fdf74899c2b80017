// The view of each region: the snapshot, with the numbers that are being placed, and with the number that the goggles show.

import { gogglesNumberOf, tagOf } from "./price-tags.js";

/**
 * @typedef {import("../types/snapshot").Act} Act
 * @typedef {import("../types/page").Deployment} Deployment
 * @typedef {import("../types/page").Goggles} Goggles
 * @typedef {import("../types/snapshot").RegionNow} RegionNow
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 * @typedef {import("./pieces").ShownPiece} ShownPiece
 */

/**
 * @param {Snapshot} snapshot
 * @param {Deployment} deployment
 * @param {Goggles} goggles
 * @param {number} unit units of the map to a pixel
 * @param {boolean} ids whether the ids of regions are shown
 */
export function createRegionViews({ regions, player, past, choices }, deployment, goggles, unit, ids) {
  const chosen = deployment.chosen();
  const allocations = deployment.allocations();
  /** Whether a choice comes before anything else: then the regions are lit that it can name. */
  const usesFirst = choices.some(({ kind, main }) => kind === "use" && main);
  const isTarget = (/** @type {Act} */ act) => isConquest(act) || (usesFirst && act.kind === "use");
  const conquering = regions.some(({ acts }) => acts.some(isTarget));

  /**
   * The pieces in a region, with the numbers that are being put down.
   *
   * @param {number} region
   * @param {RegionNow} now
   */
  function piecesOf(region, now) {
    /** @type {ShownPiece[]} */
    let shown = [...now.pieces];
    for (const { key, emblem, label, regions, beside, now, counts } of allocations) {
      if (!regions.includes(region)) continue;
      // Pieces that are counted among these are told apart only when they are put down.
      shown = shown.filter((piece) => !counts.includes(piece.emblem));
      const count = deployment.count(key, region) + (beside[region] ?? 0);
      const unsent = deployment.count(key, region) !== (now[region] ?? 0);
      const at = shown.findIndex((piece) => piece.emblem === emblem);
      const standing = shown[at];
      // What is being put down is shown even where there is none yet, to have something between the buttons.
      const visible = count > 0 || key === chosen?.key;
      if (standing && visible) shown[at] = { ...standing, count, unsent };
      else if (standing) shown.splice(at, 1);
      else if (visible) shown.push({ emblem, label, count, unsent, ...(isRace(emblem) ? { player } : {}) });
    }
    return shown;
  }

  return {
    /**
     * @param {number} region
     * @param {RegionNow} now
     */
    of(region, now) {
      const allocation = chosen?.regions.includes(region) ? chosen : null;
      const pieces = piecesOf(region, now);
      const holder = pieces.find((piece) => piece.player !== undefined);
      return {
        /** The allocation that can be put down here. */
        allocation,
        /** @type {import("./region-content").ContentView} */
        content: {
          pieces,
          immune: now.immune,
          tag: tagOf(now.acts),
          gogglesNumber: gogglesNumberOf(goggles, now),
          stepped: goggles === "none" && allocation ? allocation.emblem : null,
          changed: past && now.changed,
          unit,
          ids,
        },
        /** @type {import("./ground").GroundLook} */
        ground: {
          player: holder?.player ?? null,
          inDecline: holder?.in_decline ?? false,
          immune: now.immune,
          target: now.acts.some(isTarget),
          dim: chosen ? !allocation : conquering && now.acts.length === 0,
          changed: past && now.changed,
        },
      };
    },
  };
}

/** @param {Act} act */
const isConquest = ({ kind }) => !["abandon", "decline", "use"].includes(kind);

/** @param {string} emblem */
const isRace = (emblem) => emblem.startsWith("race/");
