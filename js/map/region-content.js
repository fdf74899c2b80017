// The content of a region: symbols above, its name, and below it who stands there and what it costs.
// It is laid out as in the static picture, so that both look alike.

import { set, svg } from "../parts/dom.js";
import { GATE_ITEM, IMMUNE_ITEM, idItem, smallPiece, widthOf } from "./pieces.js";
import { drawGogglesNumber, isHint, tagItem } from "./price-tags.js";

/**
 * @typedef {import("../types/scenery").MapRegion} MapRegion
 * @typedef {import("./pieces").RowItem} RowItem
 * @typedef {import("./pieces").PieceDrawer} PieceDrawer
 * @typedef {import("./pieces").ShownPiece} ShownPiece
 */

/**
 * Everything that decides how the content is drawn. Two equal views look the same.
 *
 * @typedef {object} ContentView
 * @property {ShownPiece[]} pieces
 * @property {boolean} immune
 * @property {import("./price-tags").Tag | null} tag
 * @property {import("./price-tags").GogglesNumber | null} gogglesNumber
 * @property {string | null} stepped the emblem of the piece that stands between two buttons
 * @property {boolean} changed whether the last step changed what stands here
 * @property {number} unit units of the map to a pixel
 * @property {boolean} ids whether the ids of regions are shown
 */

/** @typedef {{ x: number, y: number, width: number }} Spot where the piece between two buttons is, in units of the map */

const SYMBOL_ROW = 22;
// Tokens among the symbols are higher than those.
const STACK_ROW = 33;
/** The height of a line of a name, by the size of its letters. */
const LINE = 1.06;
const PIECE_ROW = 35;
const GOGGLES_ROW = 44;
const GAP = 4;
/** The smallest text on the map, in pixels, and the smallest size of letters that pieces and tags are drawn with. */
const LEAST_PIXELS = 11;
const LEAST_SIZE = 18;
/** How far a name may be wider than its region has room, the same on small pictures of many regions, and there between the buttons of neighbours. */
const [OVER, OVER_SMALL, OVER_STEPPED] = [1.12, 1, 0.92];
/** Units of the map to a pixel from which on a picture is small. */
const SMALL_PICTURE = 2.2;
// Pieces and price tags may grow where there is room.
const LARGEST = 1.15;
const SMALLEST = 0.65;
/** How much narrower than by nature a name may be. */
const NARROWEST = 0.74;
/** Units between the frame and what stands on a region. */
const EDGE = 5;

/**
 * @param {PieceDrawer} drawer
 * @param {MapRegion} region
 * @param {number} mapWidth
 */
export function createRegionContent(drawer, region, mapWidth) {
  const symbols = createRow("sw-symbols");
  const row = createRow();
  /** The name, a line for each word: so it is narrowest. */
  const words = region.lines.flatMap((line) => line.split(" "));
  const names = svg("g", {});
  const changedDot = svg("circle", { class: "sw-changed-dot", r: 5.5 });
  const writing = svg("g", { class: `sw-region-content${region.dark ? " sw-dark-ground" : ""}`, "data-content-of": region.id }, symbols.element, names);
  const pieceRow = svg("g", { class: "sw-region-content", "data-content-of": region.id }, row.element);
  let drawn = "";
  /** @type {Spot | null} */
  let spot = null;

  /** @param {ContentView} view */
  function arrange({ pieces, immune, tag, gogglesNumber, stepped, changed, unit, ids }) {
    // Small pictures have larger writing: nothing on them is too small to be read.
    const least = (LEAST_PIXELS * unit) / LEAST_SIZE;
    const scale = Math.max(least, region.scale * Math.min(1.18, Math.max(1, (0.62 * unit) / region.scale)));
    const room = (region.width * region.scale) / scale;
    // What stands in a small region may grow; its name stays as large as the names around it.
    const size = Math.max((region.size * region.scale) / scale, (LEAST_PIXELS * unit) / scale);
    const lineHeight = LINE * size;
    /** How wide a name is in these lines: one that is too long is squeezed a little. @param {string[]} lines */
    const widthIn = (lines) => {
      const natural = Math.max(...lines.map((line) => widthOf(line, size)));
      return Math.min(natural, Math.max(room, NARROWEST * natural));
    };

    // Whoever types in a cell, or goes over the map by keyboard, needs the id of a region.
    const upper = [...(ids && region.id !== region.name ? [idItem(region.id)] : []), ...region.emblems.map(drawer.symbol)];
    if (region.gate) upper.push(GATE_ITEM);
    if (immune) upper.push(IMMUNE_ITEM);

    const tagged = tag && !gogglesNumber && !stepped ? tagItem(tag, drawer.emblem) : null;
    // Where nothing is to be conquered, a hint that there is something to do is enough.
    const hint = tag !== null && isHint(tag);
    const markers = pieces.filter(({ player }) => player === undefined).map((piece) => ({ piece, laid: drawer.marker(piece) }));
    const besides = [...markers.map(({ laid }) => laid), ...(tagged && !hint ? [tagged] : [])];
    const left = stepped || gogglesNumber ? 0 : room - widthOfRow(besides) - GAP;
    const race = Math.max(13, (LEAST_PIXELS * unit) / scale);
    const stacks = pieces.filter(({ player }) => player !== undefined).map((piece) => ({ piece, laid: drawer.stack(piece, left, race) }));
    const crowded = stacks.length > 0 && widthOfRow([...stacks.map(({ laid }) => laid), ...besides]) > room * 1.12;

    /** @type {RowItem[]} */
    const lower = [];
    for (const { piece, laid } of [...stacks, ...markers]) {
      const makesRoom = gogglesNumber || (stepped ? piece.emblem !== stepped : crowded && piece.player === undefined);
      if (makesRoom) upper.push(smallPiece(piece.large ? drawer.marker({ ...piece, large: false }) : laid));
      else lower.push(laid);
    }
    // Without an emblem it would say nothing: what can be done there is told when it is pointed at.
    if (tagged && hint && tag?.emblem) upper.push(smallPiece(tagged));
    else if (tagged && !hint) lower.push(tagged);
    if (gogglesNumber) lower.push({ key: JSON.stringify(gogglesNumber), width: 0, draw: () => drawGogglesNumber(gogglesNumber) });

    const lowest = gogglesNumber ? GOGGLES_ROW : lower.length > 0 ? PIECE_ROW : 0;
    const highest = stacks.some(({ laid }) => !lower.includes(laid)) ? STACK_ROW : SYMBOL_ROW;
    // Where squeezing does not help, and nothing stands below it, the name takes more lines; or else it is left to the tooltip.
    const widestPossible = (unit <= SMALL_PICTURE ? OVER : stepped ? OVER_STEPPED : OVER_SMALL) * room;
    const lines = [region.lines, ...(lowest === 0 ? [words] : [])].find((some) => widthIn(some) <= widestPossible) ?? [];
    const widest = lines.length ? widthIn(lines) : 0;
    const height = highest + lineHeight * lines.length + lowest;
    const top = -height / 2;
    const middle = height / 2 - lowest / 2 + 1;
    const [x, y] = region.at;
    const transform = `translate(${x} ${y}) scale(${scale.toFixed(3)})`;
    set(writing, { transform });
    set(pieceRow, { transform });
    /** Where something so wide stands, as near to the middle as the frame lets it. @param {number} wide */
    const aside = (wide) => Math.min((mapWidth - EDGE - x) / scale - wide / 2, Math.max((EDGE - x) / scale + wide / 2, 0));
    set(names, { transform: `translate(${aside(widest)} ${top + highest})`, "font-size": size.toFixed(1) });
    while (names.children.length > lines.length) names.lastElementChild?.remove();
    lines.forEach((line, n) => {
      const text = names.children[n] ?? names.appendChild(svg("text", { class: "sw-region-name" }));
      if (text.textContent !== line) text.textContent = line;
      const squeezed = widthOf(line, size) > widest ? widest.toFixed(1) : null;
      set(text, { y: (0.8 * size + n * lineHeight).toFixed(1), textLength: squeezed, lengthAdjust: squeezed && "spacingAndGlyphs" });
    });
    const written = ids || upper.length > region.emblems.length;
    symbols.lay(upper, top + SYMBOL_ROW / 2, 0.95 * room, 1, written ? 0.95 : SMALLEST, aside);
    const free = stepped || gogglesNumber;
    row.lay(lower, middle, free ? Infinity : room, free ? 1 : LARGEST, Math.max(SMALLEST, Math.min(1, (0.9 * least) / scale)), free ? () => 0 : aside);
    set(changedDot, { transform: `translate(${symbols.width() / 2 + 8} ${top + 6})` });
    if (changed) pieceRow.append(changedDot);
    else changedDot.remove();
    spot = stepped ? { x, y: y + middle * scale, width: Math.max(0, widthOfRow(lower)) * scale } : null;
  }

  return {
    /** The symbols and the name, which seldom change. */
    writing,
    /** Who stands there, and what it costs. */
    pieceRow,
    spot: () => spot,

    /** @param {ContentView} view */
    update(view) {
      const next = JSON.stringify(view);
      if (next === drawn) return;
      drawn = next;
      arrange(view);
    },
  };
}

/** @typedef {{ drawing: SVGGElement, count?: number }} DrawnItem */

/** @param {RowItem[]} items */
const widthOfRow = (items) => items.reduce((sum, { width }) => sum + width + GAP, -GAP);

/**
 * A row of items side by side in the middle, smaller where they would not fit. Only items that are new are drawn.
 *
 * @param {string} [className]
 */
function createRow(className) {
  const element = svg("g", { class: className });
  let keysNow = "";
  let widthNow = 0;
  /** The items in the row by their key: one that stays is moved and not drawn again. @type {Map<string, DrawnItem>} */
  let items = new Map();
  return {
    element,
    width: () => widthNow,

    /**
     * @param {RowItem[]} next
     * @param {number} y
     * @param {number} room
     * @param {number} largest
     * @param {number} smallest
     * @param {(width: number) => number} aside where a row of this width has its middle
     */
    lay(next, y, room, largest, smallest, aside) {
      const total = widthOfRow(next);
      // A row that is a little too wide may reach over the border, but it does not grow so far.
      const grown = Math.min(largest, Math.max(1, (0.96 * room) / Math.max(total, 1)));
      const fit = Math.max(smallest, Math.min(grown, (1.06 * room) / Math.max(total, 1)));
      widthNow = total * fit;
      set(element, { transform: `translate(${aside(widthNow)} ${y}) scale(${fit.toFixed(3)})` });
      const keys = next.map(({ key, count }) => `${key} ${count}`).join();
      if (keys === keysNow) return;
      keysNow = keys;
      let left = -total / 2;
      const before = items;
      items = new Map();
      for (const { key, draw, width, count, recount } of next) {
        const known = before.get(key);
        before.delete(key);
        const drawing = known?.drawing ?? svg("g", {}, draw());
        if (known && known.count !== count) recount?.(drawing);
        set(drawing, { transform: `translate(${left + width / 2} 0)` });
        left += width + GAP;
        items.set(items.has(key) ? `${key}/${items.size}` : key, { drawing, count });
      }
      for (const { drawing } of before.values()) drawing.remove();
      [...items.values()].forEach(({ drawing }, n) => {
        if (element.children[n] !== drawing) element.insertBefore(drawing, element.children[n] ?? null);
      });
    },
  };
}
