// Going from region to region by keyboard.

/** @typedef {import("../types/scenery").MapRegion} MapRegion */

/** @type {Record<string, [number, number]>} */
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const OTHERS = ["Home", "End", "PageUp", "PageDown"];

/** @param {string} key */
export const isNavigationKey = (key) => Object.hasOwn(DIRECTIONS, key) || OTHERS.includes(key);

/**
 * The region that a key leads to: an arrow to the nearest one ahead, where the way off to the side counts double; Home and End
 * to the first and the last one. By PageUp and PageDown every region is reached, however oddly the map is shaped.
 *
 * @param {MapRegion[]} regions
 * @param {MapRegion} from
 * @param {string} key
 * @returns {MapRegion} `from` itself where nothing lies ahead
 */
export function nextRegion(regions, from, key) {
  if (key === "Home") return regions[0] ?? from;
  if (key === "End") return regions.at(-1) ?? from;
  if (key === "PageUp") return regions[regions.indexOf(from) - 1] ?? from;
  if (key === "PageDown") return regions[regions.indexOf(from) + 1] ?? from;
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0];
  let best = from;
  let least = Infinity;
  for (const region of regions) {
    const x = region.at[0] - from.at[0];
    const y = region.at[1] - from.at[1];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= 0 || aside > 2 * ahead) continue;
    const distance = ahead + 2 * aside;
    if (distance < least) {
      least = distance;
      best = region;
    }
  }
  return best;
}
