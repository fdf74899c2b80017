// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { CONQUER, WHY, click, openMap, press, regions } from "../testing/map.js";

/** @typedef {ReturnType<typeof openMap>} Open */

/** @type {Open["page"]} */
let page;
/** @type {Open["map"]} */
let map;
/** @type {Open["show"]} */
let show;
/** @type {Open["all"]} */
let all;
/** @type {Open["at"]} */
let at;
/** @type {Open["life"]} */
let life;
/** @type {Open["menu"]} */
let menu;

beforeEach(() => {
  ({ page, map, show, all, at, life, menu } = openMap());
});

describe("acting on a region", () => {
  it("plays at once what is plain", () => {
    show(regions([{ acts: [CONQUER] }]));
    click(at("west"));
    expect(page.play).toHaveBeenCalledExactlyOnceWith([CONQUER.action]);
    expect(menu().hidden).toBe(true);
    expect(at("west").hasAttribute("aria-haspopup")).toBe(false);
  });

  it("may as well be done with Enter or the space bar", () => {
    show(regions([{ acts: [CONQUER] }]));
    expect(press(at("west"), "Enter").defaultPrevented).toBe(true);
    press(at("west"), " ");
    expect(page.play).toHaveBeenCalledTimes(2);
  });

  it("says why not where nothing can be done", () => {
    show(regions([{ why: WHY }]));
    expect(at("west").getAttribute("aria-disabled")).toBe("true");
    click(at("west"));
    expect(page.refuse).toHaveBeenCalledExactlyOnceWith(WHY);
    expect(page.select).toHaveBeenCalledWith(0);
    expect(page.play).not.toHaveBeenCalled();
  });

  it("is never met with silence", () => {
    show(regions([]));
    click(at("mid"));
    expect(page.refuse).toHaveBeenLastCalledWith({ text: "[map-nothing]", helps: [], reference: "" });
    show(regions([], { past: true }));
    press(at("mid"), "Enter");
    expect(page.refuse).toHaveBeenLastCalledWith({ text: "[map-past]", helps: [], reference: "" });
    expect(page.refuse).toHaveBeenCalledTimes(2);
  });

  it("ignores chords", () => {
    show(regions([{ acts: [CONQUER] }]));
    expect(press(at("west"), "Enter", { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(page.play).not.toHaveBeenCalled();
  });

  it("does nothing once the view is gone", () => {
    show(regions([{ acts: [CONQUER] }]));
    life.abort();
    click(at("west"));
    expect(page.play).not.toHaveBeenCalled();
  });
});

describe("going over the map", () => {
  beforeEach(() => show(regions([])));

  it("has one tab stop, which follows the focus and the selection", () => {
    const stops = () => all('[data-region][tabindex="0"]').map((group) => group.getAttribute("data-region"));
    expect(stops()).toEqual(["west"]);
    at("east").focus();
    expect(stops()).toEqual(["east"]);
    map.select(1);
    expect(stops()).toEqual(["mid"]);
  });

  it("goes by arrows, Home and End, and tells where", () => {
    at("west").focus();
    press(at("west"), "ArrowRight");
    expect(document.activeElement).toBe(at("mid"));
    press(at("mid"), "End");
    expect(document.activeElement).toBe(at("isle"));
    press(at("isle"), "Home");
    expect(page.select.mock.calls.map(([n]) => n)).toEqual([0, 1, 3, 0]);
  });

  it("leaves keys that it does not know, and is left with Escape", () => {
    at("west").focus();
    expect(press(at("west"), "x").defaultPrevented).toBe(false);
    expect(press(at("west"), "+").defaultPrevented).toBe(false);
    expect(press(at("west"), "Tab").defaultPrevented).toBe(false);
    press(at("west"), "Escape");
    expect(document.activeElement).not.toBe(at("west"));
    expect(page.select).toHaveBeenLastCalledWith(null);
  });

  it("tells where the pointer rests, and draws it", () => {
    at("mid").dispatchEvent(new Event("pointerenter"));
    expect(all(".sw-outline-hover .sw-over")).toHaveLength(1);
    at("mid").dispatchEvent(new Event("pointerleave"));
    expect(all(".sw-outline-hover .sw-over")).toHaveLength(0);
    expect(page.hover.mock.calls).toEqual([[1], [null]]);
  });

  it("shows what is selected and what is pointed out", () => {
    map.select(2);
    expect(at("east").classList.contains("sw-selected")).toBe(true);
    map.highlight([0, 3]);
    expect(all(".sw-outline-highlight .sw-over")).toHaveLength(2);
    map.highlight([]);
    map.select(null);
    expect(all(".sw-outline-highlight path, .sw-outline-selection path")).toHaveLength(0);
  });
});
