// What stands in a region: signs of what is printed there, its name, and below it tokens, markers and the price.
// Measured for a place of scale 1 and laid out as in the static picture, so that both look alike.

import { draw, svg } from "./dom.js";
import { drawBadge, drawTag, widthOf } from "./tags.js";

/**
 * @typedef {import("./types").Scenery} Scenery
 * @typedef {import("./types").Place} Place
 * @typedef {import("./types").Piece} Piece
 * @typedef {import("./tags").Laid} Laid
 */

/** @typedef {Piece & { drafted?: boolean }} Shown a piece, perhaps with a number that is only drafted yet */

/**
 * Everything that decides how a place is drawn. Two equal views look the same.
 *
 * @typedef {object} PlaceView
 * @property {Shown[]} pieces
 * @property {boolean} immune
 * @property {import("./tags").Tag | null} tag
 * @property {import("./tags").Badge | null} badge
 * @property {string | null} stepped the emblem of the piece that stands between two buttons
 * @property {boolean} cue the last step changed what stands here
 * @property {number} unit units of the map to a pixel
 */

/** @typedef {{ x: number, y: number, width: number }} Spot where a piece stands, in units of the map */

const SIGN_ROW = 22;
const LINE = 16.5;
const PIECE_ROW = 32;
const BADGE_ROW = 44;
const GAP = 4;
const EMBLEM = 24;

const SHIELD = "M-8-9Q0-7 8-9V0Q8 7 0 11Q-8 7-8 0Z";
const GATE = "M-9 9V-4Q-9-10 0-10T9-4V9H5V-3Q5-6 0-6T-5-3V9Z";
const MOON = "M3-6A6.5 6.5 0 1 0 3 6A5 5 0 1 1 3-6Z";

/** @param {Scenery} scenery */
export function createPainter(scenery) {
  /** @type {Map<string, SVGGElement>} */
  const known = new Map();

  /**
   * A little picture, or the first letters of what it stands for.
   *
   * @param {string} name
   * @param {string} label
   */
  function emblem(name, label) {
    const markup = scenery.emblems[name];
    if (!markup) return svg("text", { class: "sw-letters", y: 6 }, label.slice(0, 2));
    let drawing = known.get(name);
    if (!drawing) known.set(name, (drawing = draw(markup)));
    return /** @type {SVGElement} */ (drawing.cloneNode(true));
  }

  /**
   * @param {string} name
   * @returns {Laid}
   */
  function sign(name) {
    const size = 0.86;
    const letters = name.slice(name.indexOf("/") + 1);
    return { drawing: svg("g", { transform: `scale(${size})` }, emblem(name, letters)), width: EMBLEM * size };
  }

  /**
   * @param {Shown} piece
   * @returns {Laid}
   */
  function marker({ emblem: name, label, count, drafted }) {
    const drawing = svg("g", { class: "sw-piece sw-marker", "data-piece": name, "data-drafted": drafted }, emblem(name, label));
    drawing.classList.toggle("sw-ghost", count === 0);
    if (drafted) drawing.append(svg("rect", { class: "sw-drafted", x: -13, y: -13, width: 26, height: 26, rx: 6 }));
    if (count > 1) {
      drawing.append(svg("circle", { class: "sw-times", cx: 11, cy: 9, r: 8 }));
      drawing.append(svg("text", { class: "sw-count", x: 11, y: 13.5, "font-size": 13 }, String(count)));
    }
    return { drawing, width: EMBLEM + (count > 1 ? 5 : 0) };
  }

  /**
   * A stack of tokens: how many, in the player's shape, and of which race.
   * Active: full colour, piled up. In decline: pale, flat, dashed, leaning, with a moon.
   *
   * @param {Shown} piece
   * @param {number} room
   * @param {boolean} named whether letters of that size can be read
   * @returns {Laid}
   */
  function stack({ emblem: name, label, count, player = 0, in_decline: declined = false, drafted }, room, named) {
    const { full = "#555", pale = "#eee", shape = "" } = scenery.players[player] ?? {};
    const written = widthOf(label, 13);
    const spelt = named && 58 + written + 6 <= room;
    const width = 56 + (spelt ? written + 6 : 0);
    const left = -width / 2;
    const drawing = svg("g", {
      class: "sw-piece sw-stack",
      "data-player": player,
      "data-piece": name,
      "data-in-decline": declined,
      "data-drafted": drafted,
    });
    drawing.classList.toggle("sw-ghost", count === 0);
    const piled = declined ? 0 : Math.max(0, Math.min(count, 4) - 1);
    const plate = { class: "sw-plate", x: left, y: -14.5, width, height: 29, rx: 8, fill: declined ? pale : full };
    const line = declined ? full : "#fff";
    for (let k = piled; k > 0; k--) {
      drawing.append(svg("rect", { ...plate, stroke: line, transform: `translate(${1.6 * k} ${2.2 * k})` }));
    }
    const size = count < 10 ? 19 : count < 100 ? 14 : 10;
    drawing.append(
      svg("rect", { ...plate, stroke: line }),
      svg("path", {
        class: "sw-shape",
        d: shape,
        transform: `translate(${left + 16} 0)`,
        fill: declined ? pale : "#fff",
        stroke: declined ? full : "none",
      }),
      svg("text", { class: "sw-count", x: left + 16, y: size * 0.36, "font-size": size, fill: full }, String(count)),
      svg("g", { class: "sw-emblem", color: declined ? full : "#fff", transform: `translate(${left + 42} 0) scale(1.06)` }, emblem(name, label)),
    );
    // Fonts differ from machine to machine; the plate does not.
    if (spelt) drawing.append(svg("text", { class: "sw-race", x: left + 57, y: 4.6, textLength: written, lengthAdjust: "spacingAndGlyphs" }, label));
    if (declined) {
      const where = `translate(${-left - 3} -12)`;
      drawing.append(svg("g", { class: "sw-moon", transform: where }, svg("circle", { r: 8 }), svg("path", { d: MOON, transform: "scale(.75)" })));
    }
    if (drafted) drawing.append(svg("rect", { class: "sw-drafted", x: left - 1, y: -15.5, width: width + 2, height: 31, rx: 9 }));
    return { drawing, width: width + 1.6 * piled };
  }

  /**
   * @param {Place} place
   * @param {PlaceView} view
   * @returns {{ drawing: SVGGElement, spot: Spot | null }} with the spot of the piece that is stepped
   */
  function drawPlace(place, { pieces, immune, tag, badge, stepped, cue, unit }) {
    // Small pictures have larger writing, as far as the land allows.
    const scale = place.scale * Math.min(1.18, Math.max(1, (0.62 * unit) / place.scale));
    const room = (place.width * place.scale) / scale;
    const named = (13 * scale) / unit >= 8.5;

    const upper = place.emblems.map(sign);
    if (place.gate) upper.push(small(svg("g", { class: "sw-gate" }, svg("path", { d: GATE }), svg("path", { class: "sw-way", d: "M0 9V0M-3.5 3.5L0 0L3.5 3.5" }))));
    if (immune) upper.push(small(svg("g", { class: "sw-immune" }, svg("path", { d: SHIELD }), svg("path", { class: "sw-tick", d: "M-4 0L-1 4L5-4" }))));

    const hanging = tag && !badge && !stepped ? drawTag(tag, tag.emblem ? emblem(tag.emblem, "") : null) : null;
    const hint = tag?.cost === null && tag.chance === null;
    const besides = (hanging && !hint ? hanging.width + GAP : 0) + pieces.filter(({ player }) => player === undefined).length * 28;
    const laid = pieces.map((piece) => ({
      piece,
      ...(piece.player === undefined ? marker(piece) : stack(piece, room - besides, named && !stepped && !badge)),
    }));
    const crowded = laid.length > 1 && widthOfRow(hanging && !hint ? [...laid, hanging] : laid) > room * 1.12;
    /** @type {Laid[]} */
    const lower = [];
    for (const thing of laid) {
      const makesRoom = badge || (stepped ? thing.piece.emblem !== stepped : crowded && thing.piece.player === undefined);
      if (makesRoom) upper.push(small(thing.drawing, thing.width));
      else lower.push(thing);
    }
    // Where nothing is to be conquered, a hint that there is something to do is enough.
    if (hanging && hint) upper.push(small(hanging.drawing, hanging.width));
    else if (hanging) lower.push(hanging);

    const lowest = badge ? BADGE_ROW : lower.length > 0 ? PIECE_ROW : 0;
    const height = SIGN_ROW + LINE * place.lines.length + lowest;
    let y = -height / 2;
    const drawing = svg("g", { class: "sw-place", "data-at": place.id, "data-cue": cue });
    drawing.setAttribute("transform", `translate(${place.at.join(" ")}) scale(${scale.toFixed(3)})`);
    drawing.append(row(upper, y + SIGN_ROW / 2, room, "sw-signs"));
    y += SIGN_ROW;
    for (const line of place.lines) {
      drawing.append(svg("text", { class: "sw-name", y: y + 12.5, "font-size": place.size }, line));
      y += LINE;
    }
    const middle = y + lowest / 2 + 1;
    if (badge) drawing.append(svg("g", { transform: `translate(0 ${middle})` }, drawBadge(badge)));
    else if (lower.length > 0) drawing.append(row(lower, middle, stepped ? Infinity : room * 1.06, "sw-row"));
    if (cue) drawing.append(svg("path", { class: "sw-cue", d: "M0-9L2.6-2.6L9 0L2.6 2.6L0 9L-2.6 2.6L-9 0L-2.6-2.6Z", transform: `translate(${room / 2 - 2} ${-height / 2 + 9})` }));

    const width = stepped ? widthOfRow(lower) * scale : 0;
    const spot = stepped ? { x: place.at[0], y: place.at[1] + middle * scale, width } : null;
    return { drawing, spot };
  }

  return { emblem, drawPlace };
}

/**
 * @param {SVGElement} drawing
 * @param {number} [width]
 * @returns {Laid}
 */
const small = (drawing, width = EMBLEM) => ({ drawing: svg("g", { transform: "scale(.86)" }, drawing), width: width * 0.86 });

/** @param {Laid[]} things */
const widthOfRow = (things) => things.reduce((sum, { width }) => sum + width + GAP, -GAP);

/**
 * Things side by side in the middle, smaller where they would not fit.
 *
 * @param {Laid[]} things
 * @param {number} y
 * @param {number} room
 * @param {string} name
 */
function row(things, y, room, name) {
  const total = widthOfRow(things);
  const fit = Math.max(0.72, Math.min(1, room / Math.max(total, 1)));
  const group = svg("g", { class: name, transform: `translate(0 ${y}) scale(${fit.toFixed(3)})` });
  let left = -total / 2;
  for (const { drawing, width } of things) {
    group.append(svg("g", { transform: `translate(${left + width / 2} 0)` }, drawing));
    left += width + GAP;
  }
  return group;
}
