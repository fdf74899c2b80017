// Tags on a region: what it costs, how likely the die helps, and the number that the goggles show.
// Each has a shape of its own, so that no number is taken for another.

import { drawFaceShapes } from "../parts/die.js";
import { svg } from "../parts/dom.js";
import { defenceShape } from "../parts/icons.js";
import { widthOf } from "./pieces.js";

/**
 * @typedef {import("../types/snapshot").Act} Act
 * @typedef {import("../types/snapshot").RegionNow} RegionNow
 * @typedef {import("../types/page").Goggles} Goggles
 */

/** @typedef {{ drawing: SVGElement, width: number }} Drawn a drawing round the origin, and its width */

/**
 * The tag of a region: a cost, or a chance, and the emblem of the means; neither where there are only other acts.
 *
 * @typedef {object} Tag
 * @property {number | null} cost
 * @property {string | null} chance
 * @property {string} emblem
 * @property {boolean} more whether there are several ways
 */

/** @typedef {{ kind: Goggles, number: number | null }} GogglesNumber */

/**
 * @param {Act[]} acts
 * @returns {Tag | null}
 */
export function tagOf(acts) {
  if (acts.length === 0) return null;
  const more = acts.length > 1;
  const priced = acts.filter(({ cost, chance }) => cost !== null && chance === null);
  const plain = priced.find(({ emblem }) => !emblem) ?? priced[0];
  if (plain) return { cost: plain.cost, chance: null, emblem: plain.emblem, more };
  const risky = acts.find(({ chance }) => chance !== null);
  if (risky) return { cost: null, chance: risky.chance, emblem: "", more };
  return { cost: null, chance: null, emblem: acts[0]?.emblem ?? "", more };
}

/**
 * Whether a tag has neither a cost nor a chance: it only hints that there is something to do.
 *
 * @param {Tag} tag
 */
export const isHint = ({ cost, chance }) => cost === null && chance === null;

/** The widths of tags that were drawn before: one that is still there is not drawn again. @type {Map<string, number>} */
const widths = new Map();

/**
 * A tag as an item of a row.
 *
 * @param {Tag} tag
 * @param {(name: string, label?: string) => SVGElement} drawEmblem
 * @returns {import("./pieces").RowItem}
 */
export function tagItem(tag, drawEmblem) {
  const key = JSON.stringify(tag);
  const draw = () => drawTag(tag, tag.emblem ? drawEmblem(tag.emblem) : null);
  const width = widths.get(key) ?? draw().width;
  widths.set(key, width);
  return { key, width, draw: () => draw().drawing };
}

/**
 * @param {Goggles} goggles
 * @param {RegionNow} now
 * @returns {GogglesNumber | null}
 */
export function gogglesNumberOf(goggles, { cost, income, defence }) {
  if (goggles === "none") return null;
  const ledger = { costs: cost, incomes: income, defences: defence }[goggles];
  return { kind: goggles, number: ledger?.total ?? null };
}

/**
 * @param {Tag} tag
 * @param {SVGElement | null} emblem
 * @returns {Drawn}
 */
export function drawTag({ cost, chance, more }, emblem) {
  if (cost !== null) return drawPriceTag(String(cost), emblem, more);
  if (chance !== null) return drawChanceTag(chance, more);
  return drawEmblemTag(emblem);
}

/**
 * A price tag with an eyelet for its string.
 *
 * @param {string} text
 * @param {SVGElement | null} emblem
 * @param {boolean} more
 * @returns {Drawn}
 */
function drawPriceTag(text, emblem, more) {
  const size = 20;
  const emblemWidth = emblem ? 22 : 0;
  const width = Math.max(widthOf(text, size) + 18, 32) + emblemWidth;
  const right = width / 2;
  const d = `M${-right} 0L${9 - right}-13.5H${right}V13.5H${9 - right}Z`;
  const drawing = svg("g", { class: "sw-tag sw-price-tag" });
  if (more) drawing.append(svg("path", { class: "sw-base-shape", d, transform: "translate(3 3)" }));
  drawing.append(
    svg("path", { class: "sw-base-shape", d }),
    svg("circle", { class: "sw-eyelet", cx: 7 - right, r: 2 }),
    svg("text", { class: "sw-cost", x: 4 - emblemWidth / 2, y: 7.2, "font-size": size }, text),
  );
  if (emblem) drawing.append(svg("g", { transform: `translate(${right - 14} 0) scale(.8)` }, emblem));
  return { drawing, width };
}

/**
 * A ticket with a die on it, for a chance.
 *
 * @param {string} chance
 * @param {boolean} more
 * @returns {Drawn}
 */
function drawChanceTag(chance, more) {
  const size = 20;
  const written = widthOf(chance, size);
  const width = written + 33;
  const left = -width / 2;
  const drawing = svg("g", { class: "sw-tag sw-chance" });
  const plate = { class: "sw-base-shape", x: left, y: -13.5, width, height: 27, rx: 13.5 };
  if (more) drawing.append(svg("rect", { ...plate, transform: "translate(3 3)" }));
  drawing.append(
    svg("rect", plate),
    svg("g", { class: "sw-die-on-tag", transform: `translate(${left + 15} 0) scale(.71)` }, ...drawFaceShapes(3)),
    svg("text", { x: left + 27 + written / 2, y: 7, "font-size": size }, chance),
  );
  return { drawing, width };
}

/**
 * The emblem of a means on a plate: something else can be done here with it.
 *
 * @param {SVGElement | null} emblem
 * @returns {Drawn}
 */
function drawEmblemTag(emblem) {
  const width = 28;
  const drawing = svg("g", { class: "sw-tag sw-emblem-tag" }, svg("rect", { class: "sw-base-shape", x: -width / 2, y: -11, width, height: 22, rx: 9 }));
  if (emblem) drawing.append(svg("g", { transform: "scale(.8)" }, emblem));
  return { drawing, width };
}

/**
 * The number that the goggles show, on a price tag, a coin or a coat of arms; a dash where there is no such number.
 *
 * @param {GogglesNumber} shown
 */
export function drawGogglesNumber({ kind, number }) {
  const drawing = svg("g", { class: `sw-goggles-number sw-goggles-number-${kind}`, "data-number": number });
  if (number === null) {
    drawing.classList.add("sw-no-number");
    drawing.append(svg("path", { d: "M-6 0H6" }));
    return drawing;
  }
  if (kind === "costs") drawing.append(svg("path", { class: "sw-base-shape", d: "M-28 0L-15-19H24V19H-15Z" }), svg("circle", { class: "sw-eyelet", cx: -17, r: 3 }));
  if (kind === "incomes") drawing.append(svg("circle", { class: "sw-base-shape", r: 21 }), svg("circle", { class: "sw-rim", r: 16.5 }));
  if (kind === "defences") drawing.append(svg("path", { class: "sw-base-shape", d: defenceShape(2.1) }));
  drawing.append(svg("text", { x: kind === "costs" ? 4 : 0, y: 10 }, String(number)));
  return drawing;
}
