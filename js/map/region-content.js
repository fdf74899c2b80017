// All that is written on a region: signs above, its name, and below it who stands there and what it costs.
// Laid out as in the static picture, so that both look alike.

import { set, svg } from "../parts/dom.js";
import { GATE_SIGN, SHIELD_SIGN, small, writeId } from "./pieces.js";
import { drawBadge, hangTag, isHint } from "./price-tags.js";

/**
 * @typedef {import("../types/snapshot").Place} Place
 * @typedef {import("./pieces").Laid} Laid
 * @typedef {import("./pieces").Painter} Painter
 * @typedef {import("./pieces").Shown} Shown
 */

/**
 * Everything that decides how a place is drawn. Two equal views look the same.
 *
 * @typedef {object} PlaceView
 * @property {Shown[]} pieces
 * @property {boolean} immune
 * @property {import("./price-tags").Tag | null} tag
 * @property {import("./price-tags").Badge | null} badge
 * @property {string | null} stepped the emblem of the piece that stands between two buttons
 * @property {boolean} cue the last step changed what stands here
 * @property {number} unit units of the map to a pixel
 */

/** @typedef {{ x: number, y: number, width: number }} Spot where a piece stands, in units of the map */

const SIGN_ROW = 22;
// Tokens among the signs are higher than those.
const STACK_ROW = 31;
const LINE = 16.5;
const PIECE_ROW = 35;
const BADGE_ROW = 44;
const GAP = 4;
// What matters most may grow where there is room.
const LARGEST = 1.15;
const SMALLEST = 0.65;

/**
 * @param {Painter} painter
 * @param {Place} place
 */
export function createPlace(painter, place) {
  const signs = createRow("sw-signs");
  const row = createRow();
  const names = svg(
    "g",
    {},
    ...place.lines.map((line, n) => svg("text", { class: "sw-name", y: 12.5 + n * LINE, "font-size": place.size }, line)),
  );
  const dot = svg("circle", { class: "sw-cue", r: 5.5 });
  const written = svg("g", { class: "sw-place", "data-at": place.id }, signs.element, names);
  const standing = svg("g", { class: "sw-place", "data-at": place.id }, row.element);
  let seen = "";
  /** @type {Spot | null} */
  let spot = null;

  /** @param {PlaceView} view */
  function arrange({ pieces, immune, tag, badge, stepped, cue, unit }) {
    // Small pictures have larger writing, as far as the land allows.
    const scale = place.scale * Math.min(1.18, Math.max(1, (0.62 * unit) / place.scale));
    const room = (place.width * place.scale) / scale;
    const readable = (13 * scale) / unit >= 8.5 && !stepped && !badge;

    // Who types in a cell needs the id of a region.
    const upper = [...(place.id === place.name ? [] : [writeId(place.id)]), ...place.emblems.map(painter.sign)];
    if (place.gate) upper.push(GATE_SIGN);
    if (immune) upper.push(SHIELD_SIGN);

    const hung = tag && !badge && !stepped ? hangTag(tag, painter.emblem) : null;
    // Where nothing is to be conquered, a hint that there is something to do is enough.
    const hint = tag !== null && isHint(tag);
    const markers = pieces.filter(({ player }) => player === undefined).map((piece) => ({ piece, laid: painter.marker(piece) }));
    const besides = [...markers.map(({ laid }) => laid), ...(hung && !hint ? [hung] : [])];
    const left = readable ? room - widthOfRow(besides) - GAP : 0;
    const stacks = pieces.filter(({ player }) => player !== undefined).map((piece) => ({ piece, laid: painter.stack(piece, left) }));
    const crowded = stacks.length > 0 && widthOfRow([...stacks.map(({ laid }) => laid), ...besides]) > room * 1.12;

    /** @type {Laid[]} */
    const lower = [];
    for (const { piece, laid } of [...stacks, ...markers]) {
      const makesRoom = badge || (stepped ? piece.emblem !== stepped : crowded && piece.player === undefined);
      if (makesRoom) upper.push(small(laid));
      else lower.push(laid);
    }
    if (hung && hint) upper.push(small(hung));
    else if (hung) lower.push(hung);
    if (badge) lower.push({ key: JSON.stringify(badge), width: 0, draw: () => drawBadge(badge) });

    const lowest = badge ? BADGE_ROW : lower.length > 0 ? PIECE_ROW : 0;
    const highest = stacks.some(({ laid }) => !lower.includes(laid)) ? STACK_ROW : SIGN_ROW;
    const height = highest + LINE * place.lines.length + lowest;
    const top = -height / 2;
    const middle = height / 2 - lowest / 2 + 1;
    const transform = `translate(${place.at.join(" ")}) scale(${scale.toFixed(3)})`;
    set(written, { transform });
    set(standing, { transform });
    set(names, { transform: `translate(0 ${top + highest})` });
    signs.lay(upper, top + SIGN_ROW / 2, 0.95 * room, 1);
    const free = stepped || badge;
    row.lay(lower, middle, free ? Infinity : room, free ? 1 : LARGEST);
    set(dot, { transform: `translate(${signs.width() / 2 + 8} ${top + 6})` });
    if (cue) standing.append(dot);
    else dot.remove();
    const [x, y] = place.at;
    spot = stepped ? { x, y: y + middle * scale, width: Math.max(0, widthOfRow(lower)) * scale } : null;
  }

  return {
    /** The signs and the name, which seldom change. */
    written,
    /** Who stands there, and what it costs. */
    standing,
    /** Where the piece is that stands between two buttons. */
    spot: () => spot,

    /** @param {PlaceView} view */
    update(view) {
      const sight = JSON.stringify(view);
      if (sight === seen) return;
      seen = sight;
      arrange(view);
    },
  };
}

/** @typedef {{ drawing: SVGGElement, count?: number }} Lying */

/** @param {Laid[]} things */
const widthOfRow = (things) => things.reduce((sum, { width }) => sum + width + GAP, -GAP);

/**
 * Things side by side in the middle, smaller where they would not fit. Drawn anew only where they are not the same.
 *
 * @param {string} [name]
 */
function createRow(name) {
  const element = svg("g", { class: name });
  let laid = "";
  let wide = 0;
  /** What lies there, by its key: what stays in the row is moved and not drawn again. @type {Map<string, Lying>} */
  let lying = new Map();
  return {
    element,
    width: () => wide,

    /**
     * @param {Laid[]} things
     * @param {number} y
     * @param {number} room
     * @param {number} largest
     */
    lay(things, y, room, largest) {
      const total = widthOfRow(things);
      // What is a little too wide may reach over the border, but nothing grows until it does.
      const grown = Math.min(largest, Math.max(1, (0.96 * room) / Math.max(total, 1)));
      const fit = Math.max(SMALLEST, Math.min(grown, (1.06 * room) / Math.max(total, 1)));
      wide = total * fit;
      set(element, { transform: `translate(0 ${y}) scale(${fit.toFixed(3)})` });
      const keys = things.map(({ key, count }) => `${key} ${count}`).join();
      if (keys === laid) return;
      laid = keys;
      let left = -total / 2;
      const before = lying;
      lying = new Map();
      for (const { key, draw, width, count, recount } of things) {
        const known = before.get(key);
        before.delete(key);
        const drawing = known?.drawing ?? svg("g", {}, draw());
        if (known && known.count !== count) recount?.(drawing);
        set(drawing, { transform: `translate(${left + width / 2} 0)` });
        left += width + GAP;
        lying.set(lying.has(key) ? `${key}/${lying.size}` : key, { drawing, count });
      }
      for (const { drawing } of before.values()) drawing.remove();
      [...lying.values()].forEach(({ drawing }, n) => {
        if (element.children[n] !== drawing) element.insertBefore(drawing, element.children[n] ?? null);
      });
    },
  };
}
