// What stands in a region: signs of what is printed there, its name, and below it tokens, markers and the price.
// Measured for a place of scale 1 and laid out as in the static picture, so that both look alike.

import { draw, svg } from "./dom.js";

/**
 * @typedef {import("./types").Scenery} Scenery
 * @typedef {import("./types").Place} Place
 * @typedef {import("./types").RegionNow} RegionNow
 * @typedef {import("./types").Piece} Piece
 */

/** @typedef {{ drawing: SVGGElement, width: number }} Laid something drawn round the origin, and its width */

const SIGN_ROW = 23;
const LINE = 16.5;
const PIECE_ROW = 30;
const GAP = 4;
const EMBLEM = 24;

/**
 * @param {Scenery} scenery
 * @param {Place} place
 * @param {RegionNow} now
 */
export function drawPlace(scenery, place, now) {
  const signs = place.emblems.map((name) => emblem(scenery, name, 0.84));
  const pieces = now.pieces.map((piece) => (piece.player === undefined ? marker(scenery, piece) : tokens(scenery, piece)));
  if (now.action !== null && now.cost !== null) pieces.push(price(now.cost));

  const height = SIGN_ROW + LINE * place.lines.length + (pieces.length > 0 ? PIECE_ROW : 0);
  let y = -height / 2;
  const group = svg("g", { class: "sw-place", "data-at": place.id });
  group.setAttribute("transform", `translate(${place.at.join(" ")}) scale(${place.scale})`);
  group.append(row(signs, y + SIGN_ROW / 2, place.width));
  y += SIGN_ROW;
  for (const line of place.lines) {
    group.append(svg("text", { class: "sw-name", y: y + 13, "font-size": place.size }, line));
    y += LINE;
  }
  group.append(row(pieces, y + PIECE_ROW / 2 + 2, place.width));
  return group;
}

/**
 * Things side by side in the middle, smaller where they would not fit.
 *
 * @param {Laid[]} things
 * @param {number} y
 * @param {number} room
 */
function row(things, y, room) {
  const total = things.reduce((sum, { width }) => sum + width + GAP, -GAP);
  const group = svg("g", { transform: `translate(0 ${y}) scale(${Math.min(1, room / Math.max(total, 1)).toFixed(3)})` });
  let left = -total / 2;
  for (const { drawing, width } of things) {
    group.append(svg("g", { transform: `translate(${left + width / 2} 0)` }, drawing));
    left += width + GAP;
  }
  return group;
}

/**
 * @param {Scenery} scenery
 * @param {string} name
 * @param {number} size
 * @returns {Laid}
 */
function emblem(scenery, name, size) {
  return { drawing: draw(scenery.emblems[name] ?? "", `scale(${size})`), width: EMBLEM * size };
}

/**
 * @param {Scenery} scenery
 * @param {Piece} piece
 * @returns {Laid}
 */
function marker(scenery, { emblem: name = "", count }) {
  const { drawing, width } = emblem(scenery, name, 1);
  const group = svg("g", { class: "sw-piece" }, drawing);
  if (count > 1) {
    group.append(svg("circle", { class: "sw-times", cx: 10, cy: 9, r: 7.5 }));
    group.append(svg("text", { class: "sw-count", x: 10, y: 13 }, String(count)));
  }
  return { drawing: group, width };
}

/**
 * A stack of tokens: how many, in the shape and colour of the player, and of which race. What is in decline is pale.
 *
 * @param {Scenery} scenery
 * @param {Piece} piece
 * @returns {Laid}
 */
function tokens(scenery, { label, label_width = 0, count, player = 0, in_decline = false }) {
  const { full, pale, shape } = scenery.players[player] ?? { full: "#555", pale: "#eee", shape: "M0 0" };
  const width = 29 + label_width + 7;
  const left = -width / 2;
  const plate = in_decline ? { fill: pale, stroke: full, "stroke-dasharray": "5 3" } : { fill: full, stroke: "#fff" };
  const inside = in_decline ? { fill: pale, stroke: full } : { fill: "#fff" };
  const drawing = svg(
    "g",
    { class: "sw-piece", "data-player": player, "data-in-decline": in_decline },
    svg("rect", { x: left, y: -12.5, width, height: 25, rx: 7.5, "stroke-width": 1.6, ...plate }),
    svg("path", { d: shape, transform: `translate(${left + 15} 0) scale(0.88)`, "stroke-width": 1.6, ...inside }),
    svg("text", { class: "sw-count", x: left + 15, y: 5.5, fill: in_decline ? null : full }, String(count)),
    svg("text", { class: "sw-race", x: left + 29, y: 4.6, textLength: label_width || null }, label),
  );
  return { drawing, width };
}

/**
 * @param {number} cost
 * @returns {Laid}
 */
function price(cost) {
  const drawing = svg("g", { class: "sw-cost" }, svg("circle", { r: 14 }), svg("text", { y: 6 }, String(cost)));
  return { drawing, width: 28 };
}
