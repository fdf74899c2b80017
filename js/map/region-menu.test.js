// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { CONQUER, DARE, act, click, openMap, press, regions } from "../testing/map.js";
import { ledger } from "../testing/snapshots.js";

/** @typedef {ReturnType<typeof openMap>} Open */

/** @type {Open["page"]} */
let page;
/** @type {Open["show"]} */
let show;
/** @type {Open["find"]} */
let find;
/** @type {Open["text"]} */
let text;
/** @type {Open["at"]} */
let at;
/** @type {Open["life"]} */
let life;
/** @type {Open["items"]} */
let items;
/** @type {Open["menu"]} */
let menu;

beforeEach(() => {
  ({ page, show, find, text, at, life, items, menu } = openMap());
});

describe("the menu", () => {
  const acts = [act("convert", { emblem: "race/folk" }), DARE, act("conquer", { cost: 1 })];
  beforeEach(() => show(regions([{ acts }, { acts: [CONQUER] }, { acts: [DARE] }])));

  it("opens where there is a choice, with the first item ready", () => {
    expect(at("west").getAttribute("aria-haspopup")).toBe("menu");
    expect(at("west").getAttribute("aria-expanded")).toBe("false");
    press(at("west"), "Enter");
    expect(at("west").getAttribute("aria-expanded")).toBe("true");
    expect(items().map((item) => item.querySelector(".sw-menu-label")?.textContent)).toEqual(acts.map(({ label }) => label));
    expect(document.activeElement).toBe(items()[0]);
    expect(find("[role=menu]").getAttribute("aria-label")).toBe("West");
    // The tooltips give way to it.
    expect(menu().parentElement?.hasAttribute("data-menu")).toBe(true);
    press(items()[0] ?? document.body, "Escape");
    expect(menu().parentElement?.hasAttribute("data-menu")).toBe(false);
    expect(page.play).not.toHaveBeenCalled();
  });

  it("opens for one thing that is worth a thought", () => {
    click(at("east"));
    expect(items()).toHaveLength(1);
    expect(text(".sw-menu-item .sw-chance")).toBe("1/3");
  });

  it("is walked with the arrows", () => {
    click(at("west"));
    const walk = ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "Home", "End"];
    const seen = walk.map((key) => {
      press(/** @type {Element} */ (document.activeElement), key);
      return items().findIndex((item) => item === document.activeElement);
    });
    expect(seen).toEqual([1, 2, 0, 2, 0, 2]);
  });

  it("plays the item that is chosen and gives the focus back", () => {
    click(at("west"));
    items()[2]?.click();
    expect(page.play).toHaveBeenCalledExactlyOnceWith([acts[2]?.action]);
    expect(menu().hidden).toBe(true);
    expect(document.activeElement).toBe(at("west"));
    expect(at("west").getAttribute("aria-expanded")).toBe("false");
  });

  it("closes with Escape, which nobody else hears, and gives the focus back", () => {
    const heard = vi.fn();
    document.body.addEventListener("keydown", heard, { signal: life.signal });
    click(at("west"));
    press(/** @type {Element} */ (document.activeElement), "Escape");
    expect(heard).not.toHaveBeenCalled();
    expect(menu().hidden).toBe(true);
    expect(document.activeElement).toBe(at("west"));
  });

  it("lets Tab go on from its region", () => {
    click(at("west"));
    expect(press(/** @type {Element} */ (document.activeElement), "Tab").defaultPrevented).toBe(false);
    expect(menu().hidden).toBe(true);
    expect(document.activeElement).toBe(at("west"));
  });

  it("closes with a click elsewhere", () => {
    click(at("west"));
    items()[0]?.dispatchEvent(new Event("pointerdown", { bubbles: true, composed: true }));
    expect(menu().hidden).toBe(false);
    document.body.dispatchEvent(new Event("pointerdown", { bubbles: true, composed: true }));
    expect(menu().hidden).toBe(true);
  });

  it("closes when its choices are gone, and stays while they are the same", () => {
    click(at("west"));
    show(regions([{ acts }], { version: 2 }));
    expect(menu().hidden).toBe(false);
    show(regions([{ acts: [CONQUER] }], { version: 3 }));
    expect(menu().hidden).toBe(true);
    expect(document.activeElement).toBe(at("west"));
  });

  it("explains what a special means costs", () => {
    const special = act("conquer", { cost: 1, emblem: "marker/flag", ledger: ledger("With the flag") });
    show(regions([{ acts: [CONQUER, special] }]));
    click(at("west"));
    expect(text(".sw-menu-ledger")).toBe("");
    press(/** @type {Element} */ (document.activeElement), "ArrowDown");
    expect(text(".sw-menu-ledger caption")).toBe("With the flag");
  });
});
