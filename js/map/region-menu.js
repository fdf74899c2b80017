// The menu of a region, where there is more than one act, or an act to think about.

import { drawLedger } from "../explanations/ledger.js";
import { html, set, svg } from "../parts/dom.js";
import { drawEmblem } from "../parts/emblem.js";
import { drawTag } from "./price-tags.js";

/**
 * @typedef {import("../types/page").Page} Page
 * @typedef {import("../types/snapshot").Act} Act
 */

/**
 * @typedef {object} Opening
 * @property {string} label whose menu it is
 * @property {Act[]} acts
 * @property {Element} region its ground on the map
 * @property {(focus: boolean) => void} closed called when it closes; whether the focus is to come back
 */

const MARGIN = 6;
/** How far from a region, in pixels, the numbers of its neighbours are looked for. */
const NEAR = 40;
/** The number of items; more acts than these are kept behind another item. */
const MOST = 8;

/**
 * @param {Page} page
 * @param {HTMLElement} map the menu lies beside a region of it, or beside all of it
 */
export function createRegionMenu(page, map) {
  const list = html("div", { role: "menu" });
  const ledgerBox = html("div", { class: "sw-menu-ledger" });
  const title = html("div", { class: "sw-menu-title", "aria-hidden": "true" });
  const element = html("div", { class: "sw-menu" }, title, list, ledgerBox);
  element.hidden = true;
  map.append(element);

  /** @type {Opening | null} */
  let opening = null;
  /** @type {AbortController | null} */
  let watch = null;

  /** @param {boolean} focus */
  function close(focus) {
    if (!opening) return;
    const { closed } = opening;
    opening = null;
    watch?.abort();
    element.hidden = true;
    set(map, { "data-menu": false });
    list.replaceChildren();
    ledgerBox.replaceChildren();
    closed(focus);
  }

  /** @param {Act} act */
  function choose(act) {
    close(true);
    page.play([act.action]);
  }

  /** @param {Act} act */
  function createItem(act) {
    const { label, cost, chance, emblem } = act;
    const item = html("button", { type: "button", role: "menuitem", class: "sw-menu-item", tabindex: -1, "data-kind": act.kind });
    item.append(html("span", { class: "sw-menu-emblem" }, ...(emblem ? [drawInline(drawEmblem(page.scenery, emblem), 24)] : [])));
    item.append(html("span", { class: "sw-menu-label" }, label));
    if (cost !== null || chance !== null) {
      const tag = drawTag({ cost: chance === null ? cost : null, chance, emblem: "", more: false }, null);
      item.append(drawInline(tag.drawing, tag.width));
    }
    item.addEventListener("click", () => choose(act), { signal: page.signal });
    item.addEventListener("focus", () => explain(act), { signal: page.signal });
    item.addEventListener("pointerenter", () => item.focus({ preventScroll: true }), { signal: page.signal });
    return item;
  }

  /**
   * The item for the rest of many acts, and for those that nobody should choose.
   *
   * @param {Act[]} acts
   */
  function createMore(acts) {
    const item = html("button", { type: "button", role: "menuitem", class: "sw-menu-item sw-menu-more", tabindex: -1 });
    item.append(html("span", { class: "sw-menu-label" }, `${page.word("menu-more")} (${acts.length})`));
    item.addEventListener("click", () => {
      const more = acts.map(createItem);
      item.replaceWith(...more);
      position();
      more[0]?.focus({ preventScroll: true });
    });
    item.addEventListener("pointerenter", () => item.focus({ preventScroll: true }));
    item.addEventListener("focus", () => ledgerBox.replaceChildren());
    return item;
  }

  /**
   * Shows the ledger of an act: the cost of a special means is explained nowhere else.
   *
   * @param {Act} act
   */
  function explain({ ledger }) {
    ledgerBox.replaceChildren(...(ledger ? [drawLedger(page, ledger, { key: "menu" })] : []));
  }

  /** @returns {HTMLElement[]} */
  const items = () => [.../** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll("[role=menuitem]"))];

  /** @param {KeyboardEvent} event */
  function press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = items();
    const at = all.findIndex((item) => item === event.target);
    /** @type {Record<string, number>} */
    const leads = { ArrowDown: at + 1, ArrowUp: at - 1 + all.length, Home: 0, End: all.length - 1 };
    const next = leads[event.key];
    // From the region Tab leads on, so the menu gives the focus back before it does.
    if (event.key === "Tab") return close(true);
    if (event.key === "Escape") close(true);
    else if (next !== undefined) all[next % all.length]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * Positions the menu: beside the region, if it covers no number of a neighbour there, else beside the map or below it. Of the
   * places that cover the least, it takes the nearest.
   */
  function position() {
    if (!opening) return;
    const frame = map.getBoundingClientRect();
    const stage = (map.closest(".sw-layout") ?? map).getBoundingClientRect();
    const own = opening.region.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = element;
    const [x, y] = [(own.left + own.right - width) / 2, (own.top + own.bottom - height) / 2];
    const kept = [...map.querySelectorAll(".sw-region-content")].map((content) => content.getBoundingClientRect()).filter((content) => overlap(content, grown(own, NEAR)));
    const places = [
      [own.right + MARGIN, y],
      [own.left - width - MARGIN, y],
      [x, own.bottom + MARGIN],
      [x, own.top - height - MARGIN],
      [frame.right + MARGIN, y],
      [x, frame.bottom + MARGIN],
    ].map(([left = 0, top = 0]) => {
      const at = { left: clamp(left, stage.left, stage.right - width), top: clamp(top, frame.top, Math.max(frame.top, stage.bottom - height)) };
      const box = { ...at, right: at.left + width, bottom: at.top + height };
      const covered = kept.filter((content) => overlap(content, box)).length;
      return { ...at, covered, far: Math.hypot(at.left - x, at.top - y) };
    });
    const [best] = places.sort((a, b) => a.covered - b.covered || a.far - b.far);
    element.style.left = `${(best?.left ?? 0) - frame.left}px`;
    element.style.top = `${(best?.top ?? 0) - frame.top}px`;
  }

  element.addEventListener("keydown", press, { signal: page.signal });
  page.signal.addEventListener("abort", () => watch?.abort());

  return {
    element,
    close,
    isOpen: () => opening !== null,

    /** @param {Opening} next */
    open(next) {
      close(false);
      opening = next;
      title.textContent = next.label;
      set(list, { "aria-label": next.label });
      const good = next.acts.filter(({ spare }) => !spare);
      const few = good.slice(0, good.length > MOST ? MOST - 1 : MOST);
      const rest = next.acts.filter((act) => !few.includes(act));
      list.replaceChildren(...few.map(createItem), ...(rest.length ? [createMore(rest)] : []));
      element.hidden = false;
      set(map, { "data-menu": true });
      // It is positioned where its longest ledger fits.
      const lengths = few.map(({ ledger }) => ledger?.lines.length ?? 0);
      const longest = few[lengths.indexOf(Math.max(...lengths))];
      if (longest) explain(longest);
      position();
      watch = new AbortController();
      const { signal } = watch;
      // The page may hold us in a shadow root: from outside, a click in here seems to fall on its host.
      document.addEventListener(
        "pointerdown",
        (event) => {
          if (!event.composedPath().includes(element)) close(false);
        },
        { signal, capture: true },
      );
      items()[0]?.focus({ preventScroll: true });
    },
  };
}

/** @typedef {{ left: number, right: number, top: number, bottom: number }} Box */

/** @param {Box} a @param {Box} b */
const overlap = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** @param {Box} box @param {number} by */
const grown = ({ left, right, top, bottom }, by) => ({ left: left - by, right: right + by, top: top - by, bottom: bottom + by });

/** @param {number} value @param {number} low @param {number} high */
const clamp = (value, low, high) => Math.max(low, Math.min(value, high));

/**
 * A drawing of the map's, as a picture in a line of text.
 *
 * @param {SVGElement} drawing
 * @param {number} width
 */
function drawInline(drawing, width) {
  const box = svg("svg", { viewBox: `${-width / 2 - 2} -15 ${width + 4} 30`, width: width + 4, height: 30, "aria-hidden": "true" });
  box.append(drawing);
  return box;
}
