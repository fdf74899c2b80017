// The map: regions to look at, to go over with the keyboard, and to act on.

import { html, set, svg } from "../parts/dom.js";
import { refusal } from "../parts/refusal.js";
import { FRAME, createGround } from "./ground.js";
import { createOutlines } from "./outlines.js";
import { createPieceDrawer } from "./pieces.js";
import { hasOthers } from "./region-label.js";
import { createRegionMenu } from "./region-menu.js";
import { isNavigationKey, nextRegion } from "./region-navigation.js";
import { createRegionViews } from "./region-view.js";
import { createRegion } from "./region.js";
import { createSteppers } from "./steppers.js";

/**
 * @typedef {import("../types/page").Page} Page
 * @typedef {import("../types/page").Goggles} Goggles
 * @typedef {import("../types/scenery").MapRegion} MapRegion
 * @typedef {import("../types/snapshot").RegionNow} RegionNow
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 */

/** The mean width of regions in pixels, below which the buttons of neighbours would lie over each other. */
const CROWDED = 95;

/** @param {Page} page */
export function createMap(page) {
  const { scenery, signal, deployment } = page;
  const { places: mapRegions } = scenery;
  const [width, height] = [scenery.width + 2 * FRAME, scenery.height + 2 * FRAME];
  const ground = createGround(scenery);
  const drawer = createPieceDrawer(scenery);

  const regions = mapRegions.map((region, index) => createRegion(page, ground, drawer, region, index));
  const outlines = createOutlines(mapRegions);
  const sheets = html(
    "div",
    { class: "sw-map-sheets", role: "group", "aria-label": page.word("map") },
    createSheet("sw-sheet-ground", ground.defs, ground.below, ...regions.map(({ group }) => group)),
    createSheet("sw-sheet-lines", svg("g", { class: "sw-holders" }, ...regions.map(({ holder }) => holder)), ground.above, outlines.below),
    createSheet("sw-sheet-writing", ...regions.map(({ content }) => content.writing)),
    createSheet("sw-sheet-pieces", ...regions.map(({ content }) => content.pieceRow), outlines.above),
  );
  /** Why the goggles show nothing. */
  const kept = html("p", { class: "sw-goggles-kept", role: "status", hidden: true }, page.word("goggles-kept"));
  const element = html("div", { class: "sw-map", "data-goggles": "none" }, sheets, ground.flashes, kept);
  const steppers = createSteppers(page, spotOf, point);
  element.append(steppers.element);
  const menu = createRegionMenu(page, element);

  /** @type {Snapshot | null} */
  let snapshot = null;
  /** @type {Goggles} */
  let goggles = "none";
  /** The region whose menu is open, and the acts in it. */
  let inMenu = { region: -1, acts: "" };
  /** Units of the map to a pixel: small pictures need larger writing. */
  let unit = 1;
  /** Whether the keyboard goes over the regions, and whether somebody reads code: both need the ids of regions. */
  let [byKeyboard, beside] = [false, false];

  regions.forEach(({ group }, region) => addListeners(group, region));
  allowTab(0);
  deployment.onChange(() => refresh(), signal);
  watchSize();

  /**
   * A sheet of the map. They lie one above the other: what changes on one of them leaves the others as they are drawn.
   *
   * @param {string} className
   * @param {...SVGElement} drawn
   */
  function createSheet(className, ...drawn) {
    const lowest = className === "sw-sheet-ground";
    return svg("svg", { class: className, viewBox: `${-FRAME} ${-FRAME} ${width} ${height}`, "aria-hidden": lowest ? null : "true" }, ...drawn);
  }

  /**
   * @param {SVGGElement} group
   * @param {number} region
   */
  function addListeners(group, region) {
    group.addEventListener("click", (event) => click(region, event.shiftKey ? -1 : 0), { signal });
    group.addEventListener("focus", () => visit(region), { signal });
    group.addEventListener("blur", ({ relatedTarget }) => visitEnds(relatedTarget), { signal });
    group.addEventListener("keydown", (event) => press(event, region), { signal });
    group.addEventListener("pointerenter", () => point(region), { signal });
    group.addEventListener("pointerleave", () => point(null), { signal });
  }

  /**
   * Lets Tab stop at one region only; the arrows lead on from there.
   *
   * @param {number} stop
   */
  function allowTab(stop) {
    regions.forEach(({ group }, region) => set(group, { tabindex: region === stop ? 0 : -1 }));
  }

  /** @param {number} region */
  const groupOf = (region) => regions[region]?.group;

  /** @param {number | null} region */
  function point(region) {
    outlines.show("hover", region === null ? [] : [region]);
    page.hover(region);
  }

  /** @param {number} region */
  function visit(region) {
    allowTab(region);
    const seen = groupOf(region)?.matches(":focus-visible") ?? false;
    outlines.show("focus", seen ? [region] : []);
    showIds(seen, beside);
    page.select(region);
  }

  /** @param {EventTarget | null} next what gets the focus */
  function visitEnds(next) {
    outlines.show("focus", []);
    if (!(next instanceof Node && sheets.contains(next))) showIds(false, beside);
  }

  /**
   * @param {boolean} keyboard
   * @param {boolean} code
   */
  function showIds(keyboard, code) {
    const before = byKeyboard || beside;
    [byKeyboard, beside] = [keyboard, code];
    if (before !== (keyboard || code)) refresh();
  }

  /**
   * @param {number} region
   * @param {number} by less than 0 takes away, where a board is set up
   */
  function click(region, by) {
    const group = groupOf(region);
    if (group && !group.matches(":focus")) group.focus({ preventScroll: true });
    act(region, by);
  }

  /**
   * @param {KeyboardEvent} event
   * @param {number} region
   */
  function press(event, region) {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = mapRegions[region];
    if (key === "Enter" || key === " ") act(region);
    else if (key === "Escape") leave(region);
    else if (isNavigationKey(key) && from) groupOf(mapRegions.indexOf(nextRegion(mapRegions, from, key)))?.focus();
    else if ((isPut(key) && page.editRegion(region, 1)) || (isTake(key) && page.editRegion(region, -1))) event.preventDefault();
    else if (isPut(key) && hasStepper(region)) steppers.put(region);
    else if (isTake(key) && hasStepper(region)) steppers.take(region);
    else return;
    event.preventDefault();
  }

  /** @param {number} region */
  function leave(region) {
    if (menu.isOpen()) return menu.close(true);
    page.select(null);
    groupOf(region)?.blur();
  }

  /**
   * @param {number} region
   * @param {number} [by]
   */
  function act(region, by = 0) {
    if (page.editRegion(region, by)) return;
    const now = snapshot?.regions[region];
    const mapRegion = mapRegions[region];
    if (!snapshot || !now || !mapRegion) return;
    const [only] = now.acts;
    if (only?.quick && !hasOthers(now.acts)) page.play([only.action]);
    else if (only) openMenu(region, mapRegion, now);
    else if (hasStepper(region)) steppers.press(region);
    else if (now.why) page.refuse(now.why);
    else if (snapshot.past) page.refuse(refusal(page.word("map-past")));
    else if (deployment.chosen()) page.refuse(deployment.chosen()?.closed[region] ?? refusal(page.word("map-elsewhere"), page.word("map-elsewhere-help")));
    else page.refuse(refusal(snapshot.closed ?? page.word("map-nothing")));
  }

  /**
   * @param {number} region
   * @param {MapRegion} mapRegion
   * @param {RegionNow} now
   */
  function openMenu(region, mapRegion, now) {
    inMenu = { region, acts: actsAsText(now.acts) };
    menu.open({
      label: mapRegion.name,
      acts: now.acts,
      region: groupOf(region) ?? element,
      closed(focus) {
        inMenu = { region: -1, acts: "" };
        set(groupOf(region) ?? element, { "aria-expanded": now.acts.length > 0 ? "false" : null });
        if (focus) groupOf(region)?.focus({ preventScroll: true });
      },
    });
    set(groupOf(region) ?? element, { "aria-expanded": "true" });
  }

  /**
   * A point of the map as fractions of its width and height.
   *
   * @param {[number, number]} point
   * @returns {[number, number]}
   */
  const toFractions = ([x, y]) => [(x + FRAME) / width, (y + FRAME) / height];

  /** @param {number} region */
  const hasStepper = (region) => deployment.chosen()?.regions.includes(region) ?? false;

  /**
   * Draws what has changed since it was last drawn.
   *
   * @param {boolean} [hasty] only what stands there now: what can be done there, and the costs round it, may follow
   */
  function refresh(hasty = false) {
    if (!snapshot) return;
    const views = createRegionViews(snapshot, deployment, goggles, unit, byKeyboard || beside);
    const editorKeys = page.editorKeys();
    snapshot.regions.forEach((now, region) => regions[region]?.update(now, views, editorKeys, hasty));
    set(element, { "data-goggles": goggles, "data-past": snapshot.past });
    kept.hidden = !(snapshot.redacted && goggles !== "none");
    steppers.update(goggles === "none", width / unit / Math.sqrt(mapRegions.length) < CROWDED);
  }

  /**
   * The spot of the piece that is put down one by one in a region.
   *
   * @param {number} region
   */
  function spotOf(region) {
    const spot = regions[region]?.content.spot();
    return spot ? { at: toFractions([spot.x, spot.y]), gap: spot.width / width } : null;
  }

  function watchSize() {
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => {
      // In steps, so that dragging a window's edge does not draw everything at every pixel.
      const next = Math.ceil((10 * width) / Math.max(sheets.clientWidth, 300)) / 10;
      if (next === unit || sheets.clientWidth === 0) return;
      unit = next;
      refresh();
    });
    observer.observe(element);
    signal.addEventListener("abort", () => observer.disconnect());
  }

  return {
    element,

    /**
     * @param {Snapshot} next
     * @param {boolean} [hasty] the rest of it comes in a second update
     */
    update(next, hasty) {
      snapshot = next;
      const { region, acts } = inMenu;
      if (region >= 0 && actsAsText(next.regions[region]?.acts ?? []) !== acts) menu.close(menu.element.querySelector(":focus") !== null);
      refresh(hasty);
    },

    /** Flashes what the last step has changed. */
    flash() {
      if (snapshot && !snapshot.past) ground.flash(snapshot);
    },

    /** @param {number | null} region */
    select(region) {
      outlines.show("selection", region === null ? [] : [region]);
      regions.forEach(({ group }, other) => group.classList.toggle("sw-selected", other === region));
      if (region !== null && regions[region]) allowTab(region);
    },

    /** @param {number[]} indices */
    highlight(indices) {
      outlines.show("highlight", indices);
    },

    /** Shows the ids of regions, which the code speaks of. @param {boolean} shown */
    showIds: (shown) => showIds(byKeyboard, shown),

    /** @param {Goggles} next */
    setGoggles(next) {
      goggles = next;
      refresh();
    },
  };
}

/**
 * Acts as a text to compare, without the reasons, which come later.
 *
 * @param {import("../types/snapshot").Act[]} acts
 */
const actsAsText = (acts) => JSON.stringify(acts.map(({ label, action }) => [label, action]));

/** @param {string} key */
const isPut = (key) => key === "+" || key === "=";

/** @param {string} key */
const isTake = (key) => key === "-" || key === "−" || key === "Backspace";
