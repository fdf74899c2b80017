// The map: regions to look at, to walk over with the keyboard, and to act on.

import { html, set, svg } from "../parts/dom.js";
import { describeSteps, hasOthers, labelRegion } from "./region-label.js";
import { FRAME, createLand } from "./ground.js";
import { createMarks } from "./outlines.js";
import { createMenu } from "./region-menu.js";
import { createPainter } from "./pieces.js";
import { createPlace } from "./region-content.js";
import { refusal } from "../parts/refusal.js";
import { createSteppers } from "./steppers.js";
import { isStep, step } from "./region-navigation.js";
import { createViews } from "./region-view.js";

/**
 * @typedef {import("../types/snapshot").Desk} Desk
 * @typedef {import("../types/snapshot").Goggles} Goggles
 * @typedef {import("../types/snapshot").Place} Place
 * @typedef {import("../types/snapshot").RegionNow} RegionNow
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 */

/** How far what stands in a place of scale 1 reaches up and down from its middle. */
const HALF_PLACE = 44;

/** @param {Desk} desk */
export function createBoard(desk) {
  const { scenery, signal, draft } = desk;
  const { places } = scenery;
  const [width, height] = [scenery.width + 2 * FRAME, scenery.height + 2 * FRAME];
  const land = createLand(scenery);
  const painter = createPainter(scenery);

  const regions = places.map(createRegion);
  const drawn = places.map((place, region) => ({
    place: createPlace(painter, place),
    land: land.inside(region),
    // What of it is drawn: the ground, what is heard, what stands there, of which kinds, and all of it.
    lies: "",
    heard: "",
    holds: "",
    kinds: "",
    seen: /** @type {import("./region-content").PlaceView | null} */ (null),
  }));
  const marks = createMarks(places);
  const map = html(
    "div",
    { class: "sw-chart", role: "group", "aria-label": desk.word("map") },
    sheet("sw-land", land.defs, land.below, ...regions),
    sheet("sw-upon", svg("g", { class: "sw-holdings" }, ...drawn.map(({ land }) => land)), land.above, marks.below),
    sheet("sw-writing", ...drawn.map(({ place }) => place.written)),
    sheet("sw-pieces", ...drawn.map(({ place }) => place.standing), marks.above),
  );
  const element = html("div", { class: "sw-board", "data-goggles": "none" }, map, land.flashes);
  const steppers = createSteppers(desk, standOf, point);
  element.append(steppers.element);
  const menu = createMenu(desk, element);

  /** @type {Snapshot | null} */
  let snapshot = null;
  /** @type {Goggles} */
  let goggles = "none";
  /** The region whose menu is open, and what it offers. */
  let offered = { region: -1, acts: "" };
  // Units of the map to a pixel: small pictures need larger writing.
  let unit = 1;

  allowTab(0);
  draft.onChange(() => refresh(), signal);
  watchSize();

  /**
   * The map lies on sheets, one above the other: what changes on one of them leaves the others as they are drawn.
   *
   * @param {string} name
   * @param {...SVGElement} drawn
   */
  function sheet(name, ...drawn) {
    const lowest = name === "sw-land";
    return svg("svg", { class: name, viewBox: `${-FRAME} ${-FRAME} ${width} ${height}`, "aria-hidden": lowest ? null : "true" }, ...drawn);
  }

  /**
   * @param {Place} place
   * @param {number} region
   */
  function createRegion(place, region) {
    const group = svg("g", { class: "sw-region", "data-region": place.id, "data-terrain": place.terrain, role: "button" });
    group.append(...land.ground(place, region));
    group.addEventListener("click", (event) => click(region, event.shiftKey ? -1 : 0), { signal });
    group.addEventListener("focus", () => visit(region), { signal });
    group.addEventListener("blur", () => marks.trace("focus", []), { signal });
    group.addEventListener("keydown", (event) => press(event, region), { signal });
    group.addEventListener("pointerenter", () => point(region), { signal });
    group.addEventListener("pointerleave", () => point(null), { signal });
    return group;
  }

  /**
   * Tab stops at one region only; the arrows lead on from there.
   *
   * @param {number} stop
   */
  function allowTab(stop) {
    regions.forEach((group, region) => set(group, { tabindex: region === stop ? 0 : -1 }));
  }

  /** @param {number | null} region */
  function point(region) {
    marks.trace("hover", region === null ? [] : [region]);
    desk.look(region);
  }

  /** @param {number} region */
  function visit(region) {
    allowTab(region);
    marks.trace("focus", regions[region]?.matches(":focus-visible") ? [region] : []);
    desk.select(region);
  }

  /**
   * @param {number} region
   * @param {number} by less than 0 takes away, where a board is set up
   */
  function click(region, by) {
    const group = regions[region];
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
    const place = places[region];
    if (key === "Enter" || key === " ") act(region);
    else if (key === "Escape") leave(region);
    else if (isStep(key) && place) regions[places.indexOf(step(places, place, key))]?.focus();
    else if ((isPut(key) && desk.place(region, 1)) || (isTake(key) && desk.place(region, -1))) event.preventDefault();
    else if (isPut(key) && stepsOn(region)) steppers.put(region);
    else if (isTake(key) && stepsOn(region)) steppers.take(region);
    else return;
    event.preventDefault();
  }

  /** @param {number} region */
  function leave(region) {
    if (menu.isOpen()) return menu.close(true);
    desk.select(null);
    regions[region]?.blur();
  }

  /**
   * @param {number} region
   * @param {number} [by]
   */
  function act(region, by = 0) {
    if (desk.place(region, by)) return;
    const now = snapshot?.regions[region];
    const place = places[region];
    if (!snapshot || !now || !place) return;
    const [only] = now.acts;
    if (only?.quick && !hasOthers(now.acts)) desk.play([only.action]);
    else if (only) openMenu(region, place, now);
    else if (stepsOn(region)) steppers.press(region);
    else if (now.why) desk.refuse(now.why);
    else if (snapshot.past) desk.refuse(refusal(desk.word("map-past")));
    else if (draft.chosen()) desk.refuse(refusal(desk.word("map-elsewhere"), desk.word("map-elsewhere-help")));
    else desk.refuse(refusal(snapshot.closed ?? desk.word("map-nothing")));
  }

  /**
   * @param {number} region
   * @param {Place} place
   * @param {RegionNow} now
   */
  function openMenu(region, place, now) {
    offered = { region, acts: written(now.acts) };
    menu.open({
      label: place.name,
      acts: now.acts,
      at: share(place.at),
      reach: (HALF_PLACE * place.scale) / height,
      closed(focus) {
        offered = { region: -1, acts: "" };
        set(regions[region] ?? element, { "aria-expanded": now.acts.length > 0 ? "false" : null });
        if (focus) regions[region]?.focus({ preventScroll: true });
      },
    });
    set(regions[region] ?? element, { "aria-expanded": "true" });
  }

  /**
   * A point of the map as parts of the board's width and height.
   *
   * @param {[number, number]} point
   * @returns {[number, number]}
   */
  const share = ([x, y]) => [(x + FRAME) / width, (y + FRAME) / height];

  /** @param {number} region */
  const stepsOn = (region) => draft.chosen()?.regions.includes(region) ?? false;

  /**
   * Draws what has changed since it was last drawn.
   *
   * @param {boolean} [hasty] only what stands there now: what can be done there, and the costs round it, may follow
   */
  function refresh(hasty = false) {
    if (!snapshot) return;
    const views = createViews(snapshot, draft, goggles, unit);
    const placing = desk.placing();
    snapshot.regions.forEach((now, region) => {
      const [group, was] = [regions[region], drawn[region]];
      if (!group || !was) return;
      const holds = JSON.stringify(now.pieces);
      if (hasty && holds === was.holds) return;
      was.holds = holds;
      const view = views.of(region, now);
      const kinds = kindsOf(now.pieces);
      // Where there are only more or fewer of the same, nothing but their number is in a hurry.
      const recounted = hasty && kinds === was.kinds && was.seen ? { ...was.seen, pieces: view.place.pieces } : null;
      [was.kinds, was.seen] = [kinds, recounted ?? view.place];
      was.place.update(was.seen);
      if (recounted) return;
      const steps = view.stepped ? describeSteps(desk, view.stepped, region) : placing;
      const heard = JSON.stringify([now.label, now.acts, steps]);
      if (heard !== was.heard) labelRegion(group, now, steps);
      was.heard = heard;
      const lies = JSON.stringify(view.ground);
      if (lies !== was.lies) {
        was.land.replaceChildren(...land.holding(region, view.ground));
        was.lies = lies;
      }
    });
    set(element, { "data-goggles": goggles, "data-past": snapshot.past });
    steppers.update(goggles === "none");
  }

  /**
   * Where the piece of a region stands that is put down one by one.
   *
   * @param {number} region
   */
  function standOf(region) {
    const spot = drawn[region]?.place.spot();
    return spot ? { at: share([spot.x, spot.y]), gap: spot.width / width } : null;
  }

  function watchSize() {
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => {
      // In steps, so that dragging a window's edge does not draw everything at every pixel.
      const next = Math.round((10 * width) / Math.max(map.clientWidth, 300)) / 10;
      if (next === unit || map.clientWidth === 0) return;
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
      const { region, acts } = offered;
      if (region >= 0 && written(next.regions[region]?.acts ?? []) !== acts) menu.close(menu.element.querySelector(":focus") !== null);
      refresh(hasty);
    },

    /** Lights up what the last step has changed. */
    flash() {
      if (snapshot && !snapshot.past) land.flash(snapshot);
    },

    /** @param {number | null} region */
    select(region) {
      marks.trace("selection", region === null ? [] : [region]);
      regions.forEach((group, other) => group.classList.toggle("sw-selected", other === region));
      if (region !== null && regions[region]) allowTab(region);
    },

    /** @param {number[]} lit */
    light(lit) {
      marks.trace("light", lit);
    },

    /** @param {Goggles} next */
    wear(next) {
      goggles = next;
      refresh();
    },
  };
}

/**
 * What can be done, without what comes later: the reasons.
 *
 * @param {import("../types/snapshot").Act[]} acts
 */
const written = (acts) => JSON.stringify(acts.map(({ label, action }) => [label, action]));

/** What stands in a region, whatever its number. @param {import("../types/snapshot").Piece[]} pieces */
const kindsOf = (pieces) => JSON.stringify(pieces.map((piece) => ({ ...piece, count: 0 })));

/** @param {string} key */
const isPut = (key) => key === "+" || key === "=";

/** @param {string} key */
const isTake = (key) => key === "-" || key === "−" || key === "Backspace";
