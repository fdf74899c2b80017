// Coins: one alone, a little pile, or one that lies face down.

import { svg } from "./dom.js";

const GOLD = "var(--sw-gold)";
const EDGE = "var(--sw-gold-edge)";
const INK = "var(--sw-ink)";

/**
 * A coin, or a pile of up to three where there are more, with what is written on it.
 *
 * @param {number | string} written a number of coins, or a sign
 * @param {number} [coins] how many lie there; by default the number that is written
 */
export function drawCoin(written, coins = typeof written === "number" ? written : 1) {
  const below = Math.max(0, Math.min(3, coins) - 1);
  const text = String(written);
  return svg(
    "svg",
    { class: "sw-coin", viewBox: `-12.5 -12.5 25 ${25 + 3 * below}`, "aria-hidden": "true" },
    ...Array.from({ length: below }, (_, index) => face(3 * (below - index))),
    face(0),
    svg("circle", { r: 8.6, fill: "none", stroke: EDGE, "stroke-opacity": 0.55 }),
    svg(
      "text",
      { y: 4.6, "text-anchor": "middle", fill: INK, "font-size": text.length > 2 ? 9.5 : 13, "font-weight": 800 },
      text,
    ),
  );
}

/** A coin that lies face down: nobody else may know how many there are. */
export function drawHiddenCoin() {
  return svg(
    "svg",
    { class: "sw-coin", viewBox: "-12.5 -12.5 25 25", "aria-hidden": "true" },
    svg("circle", { r: 11.5, fill: "#cbb892", stroke: "var(--sw-frame)", "stroke-width": 1.4, "stroke-dasharray": "3 2" }),
    svg("text", { y: 5, "text-anchor": "middle", fill: INK, "font-size": 14, "font-weight": 800 }, "?"),
  );
}

/** @param {number} y */
function face(y) {
  return svg("circle", { cy: y, r: 11.5, fill: GOLD, stroke: EDGE, "stroke-width": 1.6 });
}
