// Tokens, markers and symbols of a region. Each is measured before it is drawn, for a region of scale 1, round the origin.

import { set, svg } from "../parts/dom.js";
import { drawEmblem } from "../parts/emblem.js";
import { MOON, defenceShape } from "../parts/icons.js";

/**
 * @typedef {import("../types/scenery").Scenery} Scenery
 * @typedef {import("../types/snapshot").Piece} Piece
 */

/** @typedef {Piece & { unsent?: boolean }} ShownPiece a piece, perhaps with a number that was not sent yet */

/**
 * An item of a row. Two with the same key look the same, except for their count.
 *
 * @typedef {object} RowItem
 * @property {string} key
 * @property {number} width
 * @property {() => SVGElement} draw
 * @property {number} [count]
 * @property {(within: Element) => void} [recount] shows the count on what was drawn with another one: new elements cost
 *   the browser much more than another number
 */

const EMBLEM = 24;
const SMALL = 0.86;
/** Pieces among the symbols: their numbers must stay readable. */
const SMALL_PIECE = 0.93;
/** Pieces of which there is one, such as relics: nobody shall take them for a token. */
const LARGE = 1.3;
const NUMBER = 20;
const STACK = 53;

const GATE = "M-9 9V-4Q-9-10 0-10T9-4V9H5V-3Q5-6 0-6T-5-3V9Z";

/**
 * The id of a region as an item, short as in the static picture.
 *
 * @param {string} id
 * @returns {RowItem}
 */
export function idItem(id) {
  const written = id.length <= 5 ? id : `${id.slice(0, 4)}…`;
  const size = NUMBER;
  return { key: `id/${id}`, width: 0.62 * size * written.length, draw: () => svg("text", { class: "sw-region-id", y: size / 3, "font-size": size }, written) };
}

/** @typedef {ReturnType<typeof createPieceDrawer>} PieceDrawer */

/** @param {Scenery} scenery */
export function createPieceDrawer(scenery) {
  /** @type {Map<string, SVGElement>} */
  const known = new Map();

  /**
   * A copy of a drawing that is made once: there are many on a map.
   *
   * @param {string} name
   * @param {string} [label]
   */
  function emblem(name, label) {
    const key = JSON.stringify([name, label]);
    let drawing = known.get(key);
    if (!drawing) known.set(key, (drawing = drawEmblem(scenery, name, label)));
    return /** @type {SVGElement} */ (drawing.cloneNode(true));
  }

  /**
   * @param {string} name
   * @returns {RowItem}
   */
  const symbol = (name) => small({ key: name, width: EMBLEM, draw: () => emblem(name) });

  /**
   * @param {ShownPiece} piece
   * @returns {RowItem}
   */
  function marker(piece) {
    const { emblem: name, label, count, unsent, height, fired, large } = piece;
    // A marker that is a stack by itself shows how high it is.
    const written = height ? `${count > 1 ? `${count}×` : ""}${height}` : count > 1 ? String(count) : "";
    const wide = written.length > 1 ? 6 * (written.length - 1) : 0;
    return {
      key: JSON.stringify(piece),
      width: (large ? LARGE : 1) * EMBLEM + (written ? 11 + 2 * wide : 0) + (count > 1 ? 4 : 0),
      draw() {
        const drawing = svg("g", { class: "sw-piece", "data-piece": name });
        // Four tongues of fire behind it.
        if (fired) drawing.append(svg("rect", { class: "sw-fired", x: -13, y: -13, width: 26, height: 26, transform: "rotate(45)" }));
        // Where there are several, another one behind it.
        if (count > 1) drawing.append(svg("g", { transform: "translate(-4.5 -3)" }, emblem(name, label)));
        drawing.append(svg("g", { transform: large ? `scale(${LARGE})` : undefined }, emblem(name, label)));
        drawing.classList.toggle("sw-ghost", count === 0);
        if (unsent) drawing.append(svg("rect", { class: "sw-unsent", x: -13, y: -13, width: 26, height: 26, rx: 6 }));
        if (written) {
          const x = 13 + wide;
          drawing.append(svg("rect", { class: "sw-count-back", x: 3.5, y: -4.5, width: 19 + 2 * wide, height: 20, rx: 9.5 }));
          drawing.append(svg("text", { class: height ? "sw-count sw-height" : "sw-count", x, y: 12, "font-size": NUMBER }, written));
          // Emblem and number together stand in the middle.
          drawing.setAttribute("transform", `translate(${(count > 1 ? -3 : -5) - wide} 0)`);
        }
        if (height) set(drawing, { "data-count": count });
        return drawing;
      },
    };
  }

  /**
   * A stack of tokens: how many, in the player's shape, and of which race.
   * Active: full colour, piled up. In decline: pale, flat, dashed, leaning, with a moon.
   *
   * @param {ShownPiece} piece
   * @param {number} room for the name of the race; without it the portrait must do
   * @param {number} size of the letters of that name
   * @returns {RowItem}
   */
  function stack(piece, room, size) {
    const { emblem: name, label, count, player = 0, in_decline: declined = false, tower, unsent } = piece;
    const written = widthOf(label, size);
    const named = STACK + 8 + written <= room;
    const width = STACK + (named ? written + 6 : 0);
    const piled = declined && !tower ? 0 : Math.max(0, Math.min(count, 4) - 1);

    function drawStack() {
      const { full = "#555", pale = "#eee", shape = "" } = scenery.players[player] ?? {};
      const [ground, line, light] = declined ? [pale, full, pale] : [full, "#fff", "#fff"];
      const left = -width / 2;
      const drawing = svg("g", { class: "sw-piece sw-stack", "data-player": player, "data-piece": name, "data-in-decline": declined });
      drawing.classList.toggle("sw-ghost", count === 0);
      const slab = { class: "sw-base-shape", x: left, y: -14.5, width, height: 29, rx: 8, fill: ground, stroke: line };
      drawing.append(
        svg("rect", slab),
        svg("path", { class: "sw-stack-shape", d: shape, transform: `translate(${left + 14} 0) scale(.94)`, fill: light, stroke: line }),
        svg("text", { class: "sw-count", x: left + 14, fill: full }),
        svg("g", { color: declined ? full : "#fff", transform: `translate(${left + 39.5} 0) scale(1.16)` }, emblem(name, label)),
      );
      if (declined) {
        drawing.append(svg("rect", { class: "sw-faded", x: left + 26, y: -13.5, width: 27, height: 27, rx: 5, fill: pale }));
        // On the portrait's corner, where it hides no name.
        drawing.append(drawMoon(left + STACK - 4, 10.5));
      }
      // Fonts differ from machine to machine; the plate does not.
      const fixed = { textLength: written, lengthAdjust: "spacingAndGlyphs" };
      if (named) drawing.append(svg("text", { class: "sw-stack-race", x: left + STACK + 2, y: 0.36 * size, "font-size": size, ...fixed }, label));
      if (unsent) drawing.append(svg("rect", { class: "sw-unsent", x: left - 1, y: -15.5, width: width + 2, height: 31, rx: 9 }));
      recount(drawing);
      return drawing;
    }

    /** The number, and how high the stack is. @param {Element} within */
    function recount(within) {
      const slabs = [...within.querySelectorAll(".sw-base-shape")];
      const top = /** @type {Element} */ (slabs.pop());
      for (const slab of slabs) slab.remove();
      for (let k = piled; k > 0; k--) {
        const slab = /** @type {Element} */ (top.cloneNode());
        top.before(set(slab, { x: 1.6 * k - width / 2, y: 2.2 * k - 14.5 }));
      }
      const number = /** @type {Element} */ (within.querySelector(".sw-count"));
      const squeezed = count < 10 ? null : count < 100 ? 21 : 24;
      set(number, { y: NUMBER * 0.36, "font-size": NUMBER, textLength: squeezed, lengthAdjust: squeezed && "spacingAndGlyphs" }).textContent = String(count);
    }

    const key = JSON.stringify([{ ...piece, count: count > 0 }, named && size]);
    return { key, width: width + 1.6 * piled, draw: drawStack, count, recount };
  }

  return { emblem, symbol, marker, stack };
}

/**
 * The width of a bold text, roughly: drawing must not wait for measuring.
 *
 * @param {string} text
 * @param {number} size
 */
export function widthOf(text, size) {
  let width = 0;
  for (const letter of text) {
    if (/[ijltfrI.,:;!'|()[\] -]/.test(letter)) width += 0.38;
    else if (/[mwMWQOG@%—]/.test(letter)) width += 0.92;
    else if (letter > "\u2e80") width += 1;
    else width += letter === letter.toLowerCase() ? 0.63 : 0.76;
  }
  return width * size;
}

/**
 * An item as it stands among the symbols.
 *
 * @param {RowItem} item
 * @param {number} [factor]
 * @returns {RowItem}
 */
export const small = ({ key, width, draw, ...counted }, factor = SMALL) => ({
  ...counted,
  key: `small ${key}`,
  width: width * factor,
  draw: () => svg("g", { transform: `scale(${factor})` }, draw()),
});

/** A piece or a tag as it stands among the symbols. @param {RowItem} item */
export const smallPiece = (item) => small(item, SMALL_PIECE);

/** A gate: the region touches the edge of the map, although it does not look so. */
export const GATE_ITEM = small({
  key: "gate",
  width: EMBLEM,
  draw: () => svg("g", { class: "sw-gate" }, svg("path", { d: GATE }), svg("path", { class: "sw-gate-arrow", d: "M0 9V0M-3.5 3.5L0 0L3.5 3.5" })),
});

/** A coat of arms: nobody can attack the region. */
export const IMMUNE_ITEM = small({
  key: "immune",
  width: EMBLEM,
  draw: () => svg("g", { class: "sw-immune" }, svg("path", { d: defenceShape(1) }), svg("path", { class: "sw-tick", d: "M-4 0L-1 4L5-4" })),
});

/**
 * @param {number} x
 * @param {number} y
 */
function drawMoon(x, y) {
  const moon = svg("path", { d: MOON, transform: "translate(-4.5 -4.5) scale(.56)" });
  return svg("g", { class: "sw-moon", transform: `translate(${x} ${y})` }, svg("circle", { r: 6.5 }), moon);
}
