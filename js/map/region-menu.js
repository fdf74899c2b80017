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
 * @property {[number, number]} at where on the map, as fractions of its width and height
 * @property {number} reach how far the region's content reaches up and down, as a fraction of the map's height
 * @property {(focus: boolean) => void} closed called when it closes; whether the focus is to come back
 */

const MARGIN = 6;
/** The number of items; more acts than these are kept behind another item. */
const MOST = 8;

/**
 * @param {Page} page
 * @param {HTMLElement} map the menu never leaves it
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
   * Positions the menu below the region's content where there is room, else above it; always on the map. A ledger grows away
   * from the region, so that items do not move under the pointer.
   */
  function position() {
    if (!opening) return;
    const [width, height] = [map.offsetWidth, map.offsetHeight];
    const [x, y] = [opening.at[0] * width, opening.at[1] * height];
    const reach = opening.reach * height;
    const left = Math.min(x - element.offsetWidth / 2, width - element.offsetWidth - MARGIN);
    const lowest = height - element.offsetHeight - MARGIN;
    const above = y + reach > lowest;
    element.classList.toggle("sw-menu-above", above);
    element.style.left = `${Math.max(MARGIN, left)}px`;
    element.style.top = above ? "auto" : `${y + reach}px`;
    element.style.bottom = above ? `${Math.max(MARGIN, Math.min(height - y + reach, lowest))}px` : "auto";
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
