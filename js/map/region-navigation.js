// Where the keys lead.

/** @typedef {import("../types/snapshot").Place} Place */

/** @type {Record<string, [number, number]>} */
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const OTHERS = ["Home", "End", "PageUp", "PageDown"];

/** @param {string} key */
export const isStep = (key) => Object.hasOwn(DIRECTIONS, key) || OTHERS.includes(key);

/**
 * The place that a key leads to: an arrow to the nearest one ahead, where what lies off to the side counts double;
 * Home and End to the first and the last one. Page by page every place is reached, however oddly the land lies.
 *
 * @param {Place[]} places
 * @param {Place} from
 * @param {string} key
 * @returns {Place} `from` itself where nothing lies ahead
 */
export function step(places, from, key) {
  if (key === "Home") return places[0] ?? from;
  if (key === "End") return places.at(-1) ?? from;
  if (key === "PageUp") return places[places.indexOf(from) - 1] ?? from;
  if (key === "PageDown") return places[places.indexOf(from) + 1] ?? from;
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0];
  let best = from;
  let least = Infinity;
  for (const place of places) {
    const x = place.at[0] - from.at[0];
    const y = place.at[1] - from.at[1];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= 0 || aside > 2 * ahead) continue;
    const distance = ahead + 2 * aside;
    if (distance < least) {
      least = distance;
      best = place;
    }
  }
  return best;
}
