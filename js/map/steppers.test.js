// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { FOLK, WHY, click, openMap, press, regions } from "../testing/map.js";
import { flags as anyFlags, troops as anyTroops } from "../testing/snapshots.js";

/** @typedef {ReturnType<typeof openMap>} Open */

/** @type {Open["page"]} */
let page;
/** @type {Open["map"]} */
let map;
/** @type {Open["show"]} */
let show;
/** @type {Open["find"]} */
let find;
/** @type {Open["all"]} */
let all;
/** @type {Open["text"]} */
let text;
/** @type {Open["at"]} */
let at;

beforeEach(() => {
  ({ page, map, show, find, all, text, at } = openMap());
});

describe("pieces to put down", () => {
  /** @param {Partial<import("../types/snapshot").Allocation>} [more] */
  const troops = (more = {}) => anyTroops({ regions: [0, 1], now: { 0: 3, 1: 1 }, ...more });
  const flags = () => anyFlags({ regions: [0, 1], high: 1 });
  const held = [{ pieces: [FOLK] }, { pieces: [{ ...FOLK, count: 1 }] }, { why: WHY }];
  /** @param {string} id @param {"put" | "take"} way */
  const button = (id, way) => /** @type {HTMLElement} */ (find(`[data-stepper-of="${id}"] .sw-${way}-one`));
  /** @param {string} id @param {string} [piece] */
  const count = (id, piece = "race/folk") => text(`[data-content-of="${id}"] [data-piece="${piece}"] .sw-count`);

  it("have buttons in their regions, named and out of Tab's way", () => {
    show(regions(held, { allocations: [troops()] }));
    expect(all("[data-stepper-of]").map((stepper) => stepper.getAttribute("data-stepper-of"))).toEqual(["west", "mid"]);
    expect(button("west", "put").getAttribute("aria-label")).toBe("[map-put]: West");
    expect(button("west", "take").getAttribute("aria-label")).toBe("[map-take]: West");
    expect(all(".sw-stepper-button").every((each) => each.getAttribute("tabindex") === "-1")).toBe(true);
    expect(at("west").getAttribute("aria-description")).toBe("Folk: 3. [map-keys]");
    expect(at("west").hasAttribute("aria-disabled")).toBe(false);
    expect(at("east").getAttribute("aria-disabled")).toBe("true");
    expect(all(".sw-dim")).toHaveLength(2);
  });

  it("change their number at once", () => {
    show(regions(held, { allocations: [troops()] }));
    button("mid", "put").click();
    expect(count("mid")).toBe("2");
    expect(at("mid").getAttribute("aria-description")).toBe("Folk: 2. [map-keys]");
    expect(all('[data-content-of="mid"] .sw-unsent')).toHaveLength(1);
    button("west", "take").click();
    expect(count("west")).toBe("2");
    expect(text(".sw-steppers [role=status]")).toBe("West: 2. [map-hand]: 2.");
    expect(page.play).not.toHaveBeenCalled();
  });

  it("are moved by keys on the region, or a click on it", () => {
    show(regions(held, { allocations: [troops({ high: 9, low: 9, most: 9 })] }));
    for (const key of ["+", "=", "Enter"]) expect(press(at("mid"), key).defaultPrevented).toBe(true);
    click(at("mid"));
    expect(count("mid")).toBe("5");
    for (const key of ["-", "Backspace", "−"]) press(at("mid"), key);
    expect(count("mid")).toBe("2");
  });

  it("say why they do not move", () => {
    show(regions(held, { allocations: [troops({ high: 4, low: 4 })] }));
    expect(button("mid", "put").getAttribute("aria-disabled")).toBe("true");
    button("mid", "put").click();
    expect(page.refuse).toHaveBeenLastCalledWith({ text: "[map-no-hand]", helps: ["[map-no-hand-help]"], reference: "" });
    button("mid", "take").click();
    expect(page.refuse).toHaveBeenLastCalledWith({ text: "[map-least]", helps: [], reference: "" });
    show(regions(held, { allocations: [troops({ most: 3, high: 7, low: 7 })] }));
    click(at("west"));
    expect(page.refuse).toHaveBeenLastCalledWith({ text: "[map-full]", helps: [], reference: "" });
  });

  it("do not stand elsewhere", () => {
    show(regions(held, { allocations: [troops()] }));
    click(at("east"));
    expect(page.refuse).toHaveBeenLastCalledWith(WHY);
    click(at("isle"));
    expect(page.refuse).toHaveBeenLastCalledWith({ text: "[map-elsewhere]", helps: ["[map-elsewhere-help]"], reference: "" });
    expect(press(at("isle"), "+").defaultPrevented).toBe(false);
  });

  it("are a toggle where there is only one to put", () => {
    show(regions(held, { allocations: [flags()] }));
    expect(at("west").getAttribute("aria-description")).toBe("Flags: 0. [map-toggle]");
    expect([button("west", "put").hidden, button("west", "take").hidden]).toEqual([false, true]);
    expect(all('[data-content-of="west"] .sw-ghost')).toHaveLength(1);
    press(at("west"), "Enter");
    expect(page.deployment.count("flags", 0)).toBe(1);
    expect(all('[data-content-of="west"] .sw-ghost')).toHaveLength(0);
    expect([button("west", "put").hidden, button("west", "take").hidden]).toEqual([true, false]);
    press(at("west"), "Enter");
    expect(page.deployment.count("flags", 0)).toBe(0);
  });

  it("are those that are chosen; the others keep their unsent numbers", () => {
    show(regions(held, { allocations: [troops(), flags()] }));
    button("west", "put").click();
    page.deployment.choose("flags");
    expect(count("west")).toBe("4");
    click(at("mid"));
    expect(page.deployment.count("flags", 1)).toBe(1);
    page.deployment.choose("troops");
    expect(all('[data-piece="marker/flag"]')).toHaveLength(1);
    expect(button("west", "take").hidden).toBe(false);
  });

  it("leave the name of the region free of what makes room for them", () => {
    const high = () => Number(/translate\(0 ([-\d.]+)\)/.exec(find('[data-content-of="west"] > g:nth-of-type(2)').getAttribute("transform") ?? "")?.[1]);
    const signs = () => Number(/translate\(0 ([-\d.]+)\)/.exec(find('[data-content-of="west"] > .sw-symbols').getAttribute("transform") ?? "")?.[1]);
    show(regions(held, { allocations: [troops()] }));
    const usual = high() - signs();
    show(regions(held, { allocations: [flags()] }));
    expect(high() - signs()).toBeGreaterThan(usual);
  });

  it("come beside those that stay", () => {
    const fled = troops({ least: 0, low: 2, high: 2, now: {}, beside: { 0: 3, 1: 1 } });
    show(regions(held, { allocations: [fled] }));
    expect(count("west")).toBe("3");
    click(at("west"));
    expect(count("west")).toBe("4");
    expect(button("mid", "take").getAttribute("aria-disabled")).toBe("true");
  });

  it("are gone with the decision", () => {
    show(regions(held, { allocations: [troops()] }));
    button("west", "put").click();
    show(regions(held));
    expect(all("[data-stepper-of]")).toHaveLength(0);
    expect(count("west")).toBe("3");
    expect(all(".sw-dim")).toHaveLength(0);
  });

  it("step back behind goggles", () => {
    show(regions(held, { allocations: [troops()] }));
    map.setGoggles("costs");
    expect(all("[data-stepper-of]")).toHaveLength(0);
    map.setGoggles("none");
    expect(all("[data-stepper-of]")).toHaveLength(2);
  });
});
