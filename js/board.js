// The map: regions to look at, to walk over with the keyboard, and to click.

import { draw, set, svg } from "./dom.js";
import { drawPlace } from "./pieces.js";
import { isArrow, step } from "./steps.js";

/**
 * @typedef {import("./types").Scenery} Scenery
 * @typedef {import("./types").Snapshot} Snapshot
 * @typedef {import("./types").Place} Place
 */

/**
 * @typedef {object} Listeners
 * @property {(id: string) => void} act the player clicked a region, or pressed Enter on it
 * @property {(id: string) => void} select the player went to a region
 * @property {(id: string | null) => void} look the pointer rests on a region, or has left it
 * @property {AbortSignal} signal
 */

/**
 * @param {Scenery} scenery
 * @param {Listeners} listeners
 */
export function createBoard(scenery, { act, select, look, signal }) {
  const { width, height, label, wilds, roads, places } = scenery;
  // Patterns need ids, and a page may show several boards.
  const prefix = `sw-${Math.random().toString(36).slice(2)}`;
  /** @type {Map<string, SVGGElement>} */
  const regions = new Map(places.map((place) => [place.id, createRegion(place)]));

  const pieces = svg("g", { class: "sw-pieces", "aria-hidden": "true" });
  // A focused group gets an outline that its neighbours cut off, so the focus is drawn above everything.
  const focus = svg("path", { class: "sw-focus", d: "" });
  const element = svg(
    "svg",
    { class: "sw-board", viewBox: `-3 -3 ${width + 6} ${height + 6}`, role: "group", "aria-label": label },
    svg("defs", {}, ...Object.keys(scenery.terrains).map(createPattern)),
    ...wilds.map((outline) => svg("path", { class: "sw-wilds", d: outline })),
    ...regions.values(),
    ...roads.map(([x1, y1, x2, y2]) => svg("line", { class: "sw-road", x1, y1, x2, y2 })),
    pieces,
    focus,
  );
  allowTab(places[0]?.id);

  /** @param {string} terrain */
  function createPattern(terrain) {
    const { tile: [width, height] = [1, 1], pattern = "" } = scenery.terrains[terrain] ?? {};
    const id = `${prefix}-${terrain}`;
    return svg("pattern", { id, width, height, patternUnits: "userSpaceOnUse" }, draw(pattern));
  }

  /** @param {Place} place */
  function createRegion(place) {
    const region = svg(
      "g",
      { class: "sw-region", "data-region": place.id, "data-terrain": place.terrain, role: "button" },
      svg("path", { class: "sw-ground", d: place.outline, fill: scenery.terrains[place.terrain]?.ground }),
      svg("path", { class: "sw-pattern", d: place.outline, fill: `url(#${prefix}-${place.terrain})` }),
    );
    region.addEventListener("click", () => act(place.id), { signal });
    region.addEventListener("focus", () => visit(place), { signal });
    region.addEventListener("blur", () => set(focus, { d: "" }), { signal });
    region.addEventListener("pointerenter", () => look(place.id), { signal });
    region.addEventListener("pointerleave", () => look(null), { signal });
    region.addEventListener("keydown", (event) => press(event, place), { signal });
    return region;
  }

  /**
   * Tab stops at one region only; the arrows lead on from there.
   * @param {string | undefined} stop
   */
  function allowTab(stop) {
    for (const [id, region] of regions) set(region, { tabindex: id === stop ? 0 : -1 });
  }

  /** @param {Place} place */
  function visit(place) {
    allowTab(place.id);
    set(focus, { d: place.outline });
    focus.classList.toggle("sw-by-key", regions.get(place.id)?.matches(":focus-visible"));
    select(place.id);
  }

  /**
   * @param {KeyboardEvent} event
   * @param {Place} place
   */
  function press(event, place) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") act(place.id);
    else if (event.key === "Escape") regions.get(place.id)?.blur();
    else if (isArrow(event.key)) regions.get(step(places, place, event.key).id)?.focus();
    else return;
    event.preventDefault();
  }

  return {
    element,

    /** @param {Snapshot} snapshot */
    update(snapshot) {
      pieces.replaceChildren();
      for (const place of places) {
        const now = snapshot.regions[place.id];
        const region = regions.get(place.id);
        if (!now || !region) continue;
        set(region, { "aria-label": now.label, "aria-disabled": now.action ? null : "true" });
        region.classList.toggle("sw-target", now.action !== null);
        pieces.append(drawPlace(scenery, place, now));
      }
    },

    /** @param {string | null} id */
    select(id) {
      for (const [other, region] of regions) region.classList.toggle("sw-selected", other === id);
      if (id !== null && regions.has(id)) allowTab(id);
    },
  };
}
