// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import widget from "./widget.js";

/** @typedef {import("./types").Snapshot} Snapshot */

/** @returns {import("./types").Scenery} */
const scenery = () => ({
  width: 1000,
  height: 500,
  label: "Map with 3 regions",
  wilds: [],
  roads: [],
  places: [
    { id: "west", name: "Westfold", terrain: "hill", about: "", emblems: [], outline: "M0 0L300 0L300 500L0 500Z", at: [150, 250], scale: 1, width: 120, lines: ["Westfold"], size: 15 },
    { id: "mid", name: "Midmoor", terrain: "swamp", about: "Swamp, Mine", emblems: ["symbol/mine"], outline: "M300 0L600 0L600 500L300 500Z", at: [450, 250], scale: 1, width: 120, lines: ["Midmoor"], size: 15 },
    { id: "east", name: "Eastwater", terrain: "sea", about: "", emblems: [], outline: "M600 0L1000 0L1000 500L600 500Z", at: [800, 250], scale: 1, width: 120, lines: ["Eastwater"], size: 15 },
  ],
  terrains: { hill: { ground: "#cc9", tile: [20, 20], pattern: '<path d="M0 0L9 9"/>' } },
  players: [
    { full: "#a00", pale: "#fcc", shape: "M-10-10H10V10Z" },
    { full: "#00a", pale: "#ccf", shape: "M0-12L12 12H-12Z" },
  ],
  emblems: { "symbol/mine": '<circle r="12"/>', "marker/tent": '<path d="M0-9L11 8H-11Z"/>' },
});

const nothing = { holds: [], pieces: [], action: null, cost: null, total: "", lines: [], why_not: null };

/** @returns {Snapshot} */
const snapshot = () => ({
  version: 4,
  status: "Ann conquers.",
  regions: {
    west: {
      label: "Westfold (Hill); can be taken with 3 tokens",
      holds: ["Tents: 2."],
      pieces: [{ label: "Tent", count: 2, emblem: "marker/tent" }],
      action: { do: "conquer", region: "west" },
      cost: 3,
      total: "Total: 3 tokens",
      lines: [
        { amount: 0, text: "It is no mountain.", place: "", applied: false },
        { amount: 2, text: "Two to begin with.", place: "", applied: true },
        { amount: 1, text: "A lost tribe lives there.", place: "", applied: true },
      ],
      why_not: null,
    },
    mid: { ...nothing, label: "Midmoor (Swamp, Mine)", cost: 2, why_not: "Midmoor is too far away." },
    east: { ...nothing, label: "Eastwater (Sea)", why_not: "Nobody can stand on water." },
  },
  choices: [{ label: "End conquests", action: { do: "stop" } }],
  notice: null,
});

/**
 * What anywidget hands to `render`, without anywidget.
 * @param {Record<string, any>} traits
 */
function makeModel(traits) {
  /** @type {Map<string, Set<() => void>>} */
  const listeners = new Map();
  return {
    /** @param {string} name */
    get: (name) => traits[name],
    /** @param {string} name @param {unknown} value */
    set(name, value) {
      traits[name] = value;
      for (const listener of listeners.get(`change:${name}`) ?? []) listener();
    },
    save_changes: vi.fn(),
    send: vi.fn(),
    /** @param {string} event @param {() => void} listener */
    on(event, listener) {
      if (!listeners.has(event)) listeners.set(event, new Set());
      listeners.get(event)?.add(listener);
    },
    /** @param {string} event @param {() => void} listener */
    off: (event, listener) => listeners.get(event)?.delete(listener),
    count: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
  };
}

/** @type {ReturnType<typeof makeModel>} */
let model;
/** @type {HTMLElement} */
let el;
/** @type {AbortController} */
let life;

beforeEach(() => {
  model = makeModel({ scenery: scenery(), snapshot: snapshot(), selected_region: null });
  el = document.createElement("div");
  life = new AbortController();
  document.body.replaceChildren(el);
  show(el);
});

/** @param {HTMLElement} where */
function show(where) {
  widget.render(/** @type {any} */ ({ model, el: where, signal: life.signal }));
}

/** @param {string} id @returns {SVGGElement} */
const region = (id) => /** @type {SVGGElement} */ (el.querySelector(`[data-region="${id}"]`));
/** @param {string} part */
const text = (part) => el.querySelector(part)?.textContent ?? "";
/** @param {Element} target @param {string} key @param {KeyboardEventInit} [more] */
function press(target, key, more = {}) {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
}

describe("the map", () => {
  it("draws every region with its name and what stands there", () => {
    expect(el.querySelectorAll("[data-region]")).toHaveLength(3);
    expect(text('[data-at="west"] .sw-name')).toBe("Westfold");
    expect(text('[data-at="west"] .sw-count')).toBe("2");
    expect(region("mid").getAttribute("aria-label")).toBe("Midmoor (Swamp, Mine)");
  });

  it("marks what can be taken, with its cost", () => {
    expect([...el.querySelectorAll(".sw-target")].map((target) => target.getAttribute("data-region"))).toEqual(["west"]);
    expect(text('[data-at="west"] .sw-cost')).toBe("3");
    expect(el.querySelector('[data-at="mid"] .sw-cost')).toBeNull();
  });

  it("escapes what it is given", () => {
    const next = snapshot();
    next.version = 5;
    next.status = "<img src=x onerror=alert(1)>";
    model.set("snapshot", next);
    expect(el.querySelector("img")).toBeNull();
    expect(text(".sw-status")).toBe("<img src=x onerror=alert(1)>");
  });
});

describe("a click", () => {
  const conquest = { type: "play", version: 4, action: { do: "conquer", region: "west" } };

  it("on a target sends what the player wants, stamped with the version", () => {
    region("west").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(model.send).toHaveBeenCalledExactlyOnceWith(conquest);
  });

  it("may as well be Enter or the space bar", () => {
    press(region("west"), "Enter");
    press(region("west"), " ");
    expect(model.send.mock.calls).toEqual([[conquest], [conquest]]);
  });

  it("elsewhere says why not, without asking Python", () => {
    region("east").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(model.send).not.toHaveBeenCalled();
    expect(text(".sw-notice")).toBe("Nobody can stand on water.");
  });

  it("on a button plays it", () => {
    /** @type {HTMLElement} */ (el.querySelector(".sw-choice")).click();
    expect(model.send).toHaveBeenCalledExactlyOnceWith({ type: "play", version: 4, action: { do: "stop" } });
  });

  it("waits for the answer and then shows it", () => {
    press(region("west"), "Enter");
    expect(el.querySelector(".sw-waiting")).not.toBeNull();
    const next = snapshot();
    next.version = 5;
    next.regions.west = {
      ...nothing,
      label: "Westfold",
      pieces: [{ label: "Folk", count: 3, player: 1, in_decline: false }],
    };
    next.notice = { kind: "done", text: "Ann takes Westfold." };
    model.set("snapshot", next);
    expect(el.querySelector(".sw-waiting")).toBeNull();
    expect(text('[data-at="west"] [data-player="1"] .sw-count')).toBe("3");
    expect(text(".sw-notice")).toBe("Ann takes Westfold.");
    expect(el.querySelector(".sw-target")).toBeNull();
  });
});

describe("looking around", () => {
  it("explains a region with what counted first, and the sum", () => {
    region("west").dispatchEvent(new Event("pointerenter"));
    const cells = [...el.querySelectorAll(".sw-ledger td:first-child")].map((cell) => cell.textContent);
    expect(cells).toEqual(["+2", "+1", "–", "3"]);
    expect(text(".sw-details p")).toBe("Tents: 2.");
    region("west").dispatchEvent(new Event("pointerleave"));
    expect(text(".sw-details")).toBe("");
  });

  it("walks with the arrows and tells Python where", () => {
    region("west").focus();
    press(region("west"), "ArrowRight");
    expect(document.activeElement).toBe(region("mid"));
    expect(model.get("selected_region")).toBe("mid");
    expect(text(".sw-details h4")).toBe("MidmoorSwamp, Mine");
    press(region("mid"), "ArrowUp");
    expect(document.activeElement).toBe(region("mid"));
  });

  it("shows a region that Python selects", () => {
    model.set("selected_region", "west");
    expect(region("west").classList.contains("sw-selected")).toBe(true);
    expect(text(".sw-details h4")).toBe("Westfold");
  });

  it("has one tab stop", () => {
    expect(el.querySelectorAll('[data-region][tabindex="0"]')).toHaveLength(1);
    region("east").focus();
    expect(el.querySelector('[data-region][tabindex="0"]')).toBe(region("east"));
  });

  it("keeps keys from the notebook, but not Tab, Escape or chords", () => {
    const heard = vi.fn();
    document.body.addEventListener("keydown", heard, { signal: life.signal });
    press(region("west"), "d");
    press(region("west"), "Enter");
    expect(heard).not.toHaveBeenCalled();
    press(region("west"), "Tab");
    press(region("west"), "Escape");
    press(region("west"), "s", { ctrlKey: true });
    expect(heard).toHaveBeenCalledTimes(3);
  });
});

describe("a view's life", () => {
  it("can be one of two of the same game", () => {
    const second = document.createElement("div");
    document.body.append(second);
    show(second);
    const next = snapshot();
    next.version = 5;
    next.status = "Ben conquers.";
    model.set("snapshot", next);
    expect([...document.querySelectorAll(".sw-status")].map((status) => status.textContent)).toEqual(Array(2).fill("Ben conquers."));
    const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("ends without leaving anything behind", () => {
    life.abort();
    expect(model.count()).toBe(0);
    region("west").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(model.send).not.toHaveBeenCalled();
  });
});
