// What stands in a region: its name and signs, tokens and markers, and the price of taking it.

import { draw, svg } from "./dom.js";

/**
 * @typedef {import("./types").Scenery} Scenery
 * @typedef {import("./types").Place} Place
 * @typedef {import("./types").RegionNow} RegionNow
 * @typedef {import("./types").Piece} Piece
 */

/** Emblems and players' shapes are 24 across; pieces are drawn larger. */
const ENLARGED = 1.5;
const STEP = 46;
const SIGN = 24;
/** The room for which everything here was measured; smaller regions get smaller pieces. */
const USUAL_ROOM = 56;

/**
 * @param {Scenery} scenery
 * @param {Place} place
 * @param {RegionNow} now
 */
export function drawPlace(scenery, place, now) {
  const [x, y] = place.at;
  const scale = Math.min(1, Math.max(0.75, place.room / USUAL_ROOM)).toFixed(2);
  const group = svg("g", { class: "sw-place", "data-at": place.id, transform: `translate(${x} ${y}) scale(${scale})` });

  const pieces = now.pieces.map((piece) => drawPiece(scenery, piece));
  if (now.action !== null && now.cost !== null) pieces.push(drawCost(now.cost));
  // A region with nothing in it has its name in the middle.
  const head = pieces.length > 0 ? -20 : 5;
  group.append(svg("text", { class: "sw-name", y: head }, place.name));
  place.emblems.forEach((emblem, i) => {
    const at = (i - (place.emblems.length - 1) / 2) * SIGN;
    group.append(draw(scenery.emblems[emblem] ?? "", `translate(${at} ${head - 27}) scale(0.85)`));
  });
  pieces.forEach((piece, i) => {
    piece.setAttribute("transform", `translate(${(i - (pieces.length - 1) / 2) * STEP} 7)`);
    group.append(piece);
  });
  return group;
}

/**
 * @param {Scenery} scenery
 * @param {Piece} piece
 */
function drawPiece(scenery, { label, count, player, in_decline, emblem }) {
  const group = svg("g", { class: "sw-piece", "data-player": player, "data-in-decline": in_decline });
  const livery = player === undefined ? undefined : scenery.players[player];
  if (livery) {
    const colours = in_decline
      ? { fill: livery.pale, stroke: livery.full, "stroke-dasharray": "3 2" }
      : { fill: livery.full, stroke: "#fffdf6" };
    group.append(svg("path", { class: "sw-token", d: livery.shape, transform: `scale(${ENLARGED})`, ...colours }));
    group.append(svg("text", { class: "sw-count", y: 7 }, String(count)));
  } else {
    group.append(draw(scenery.emblems[emblem ?? ""] ?? "", `scale(${ENLARGED * 0.9})`));
    if (count > 1) group.append(svg("text", { class: "sw-count", x: 15, y: 19 }, String(count)));
  }
  group.append(svg("title", {}, label), svg("text", { class: "sw-what", y: 33 }, label));
  return group;
}

/** @param {number} cost */
function drawCost(cost) {
  return svg("g", { class: "sw-cost" }, svg("circle", { r: 17 }), svg("text", { y: 7 }, String(cost)));
}
