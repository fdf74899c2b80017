// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { CONQUER, DARE, FOLK, act, click, openMap, regions } from "../testing/map.js";
import { MARKUP, loadSample } from "../testing/page.js";
import { ledger } from "../testing/snapshots.js";
import { createMap } from "./map.js";

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

describe("the drawing", () => {
  it("has every region, with its name, its signs and its gate", () => {
    show(regions([]));
    expect(all("[data-region]").map((group) => group.getAttribute("aria-label"))).toEqual([0, 1, 2, 3].map((n) => `region ${n}`));
    expect(text('[data-content-of="west"] .sw-region-name')).toBe("west");
    expect(all(".sw-gate")).toHaveLength(1);
    expect(all(".sw-road")).toHaveLength(1);
  });

  it("has every silhouette of the land in its place", () => {
    const { scenery } = page;
    const land = { ...scenery.land, definitions: '<g id="{id}-s0"><path d="M0 0"/></g><g id="{id}-s1"/>', standing: /** @type {[number, number, number][]} */ ([[1, 5, 6], [0, 7, 8], [1, 9, 10]]) };
    const drawn = createMap({ ...page, scenery: { ...scenery, land } }).element;
    const points = [...drawn.querySelectorAll(".sw-relief > [marker-start]")];
    expect(points.map((point) => point.getAttribute("d"))).toEqual(["M5 6h0", "M7 8h0", "M9 10h0"]);
    const drawings = points.map((point) => drawn.querySelector(`[id="${point.getAttribute("marker-start")?.slice(5, -1)}"] > use`)?.getAttribute("href"));
    expect(drawings.map((href) => drawn.querySelector(`[id="${href?.slice(1)}"]`)?.id.slice(-3))).toEqual(["-s1", "-s0", "-s1"]);
  });

  it("has the ids of regions where somebody reads code, unless they are names", () => {
    const { scenery } = page;
    const ids = ["west", "7", "far-away", "isle"];
    const names = ["west", "The Middle", "Far", "isle"];
    const renamed = scenery.places.map((mapRegion, n) => ({ ...mapRegion, id: ids[n] ?? "", name: names[n] ?? "" }));
    const drawn = createMap({ ...page, scenery: { ...scenery, places: renamed } });
    drawn.update(regions([]));
    const shown = () => [...drawn.element.querySelectorAll(".sw-region-id")].map((id) => id.textContent);
    expect(shown()).toEqual([]);
    drawn.showIds(true);
    expect(shown()).toEqual(["7", "far-…"]);
    drawn.showIds(false);
    expect(shown()).toEqual([]);
  });

  it("comes in haste where something else stands now, and with all costs when there is time", () => {
    show(regions([{}, { acts: [CONQUER] }]));
    const next = regions([{ pieces: [FOLK] }, {}]);
    map.update(next, true);
    expect(text('[data-content-of="west"] .sw-count')).toBe("3");
    expect(at("mid").dataset.acts).toBe("conquer");
    map.update(next);
    expect(at("mid").dataset.acts).toBeUndefined();
  });

  it("shows tokens as a stack of their player, declined ones otherwise", () => {
    show(regions([{ pieces: [FOLK] }, { pieces: [{ ...FOLK, count: 1, player: 0, in_decline: true }] }]));
    expect(text('[data-content-of="west"] [data-player="1"] .sw-count')).toBe("3");
    expect(all('[data-content-of="west"] .sw-base-shape')).toHaveLength(3);
    expect(all('[data-content-of="west"] .sw-moon')).toHaveLength(0);
    expect(all('[data-content-of="mid"] [data-player="0"][data-in-decline] .sw-base-shape')).toHaveLength(1);
    expect(all('[data-content-of="mid"] .sw-moon')).toHaveLength(1);
  });

  it("shows markers with their number, and what cannot be attacked", () => {
    show(regions([{ pieces: [{ emblem: "marker/flag", label: "Flag", count: 2 }], immune: true }]));
    expect(text('[data-content-of="west"] [data-piece="marker/flag"] .sw-count')).toBe("2");
    expect(all('[data-content-of="west"] .sw-immune')).toHaveLength(1);
  });

  it("shows several markers as more than one", () => {
    const flag = { emblem: "marker/other", label: "Other", count: 1 };
    show(regions([{ pieces: [flag] }, { pieces: [{ ...flag, count: 2 }] }]));
    const drawn = (/** @type {string} */ id) => all(`[data-content-of="${id}"] [data-piece="marker/other"] .sw-letters`);
    expect([drawn("west"), drawn("mid")].map(({ length }) => length)).toEqual([1, 2]);
  });

  it("writes pale where the ground is dark", () => {
    const { scenery } = page;
    const places = scenery.places.map((place) => (place.id === "west" ? { ...place, dark: true } : place));
    const drawn = createMap({ ...page, scenery: { ...scenery, places } });
    drawn.update(regions([]));
    const pale = [...drawn.element.querySelectorAll(".sw-dark-ground")].map((group) => group.getAttribute("data-content-of"));
    expect(pale).toEqual(["west"]);
  });

  it("writes the first letters where there is no emblem", () => {
    show(regions([{ pieces: [{ ...FOLK, emblem: "race/other", label: "Others" }] }]));
    expect(text('[data-content-of="west"] .sw-letters')).toBe("Ot");
  });

  it("hangs a price on what can be taken, and the odds where a die decides", () => {
    show(regions([{ acts: [CONQUER] }, { acts: [DARE] }, { acts: [act("abandon")] }, { cost: ledger("", { total: 4 }) }]));
    expect(all(".sw-target").map((group) => group.getAttribute("data-region"))).toEqual(["west", "mid", "east"]);
    expect(text('[data-content-of="west"] .sw-price-tag')).toBe("3");
    expect(text('[data-content-of="mid"] .sw-chance')).toBe("1/3");
    expect(all('[data-content-of="east"] .sw-tag')).toHaveLength(0);
    expect(all('[data-content-of="isle"] .sw-tag')).toHaveLength(0);
    expect(all(".sw-glow-wide")).toHaveLength(2);
  });

  it("takes the plain price where there are several ways", () => {
    const beast = act("conquer", { cost: 1, emblem: "marker/flag" });
    show(regions([{ acts: [beast, { ...CONQUER, quick: false }] }, { acts: [beast, act("convert")] }]));
    expect(text('[data-content-of="west"] .sw-cost')).toBe("3");
    expect(text('[data-content-of="mid"] .sw-cost')).toBe("1");
    expect(at("west").getAttribute("data-acts")).toBe("conquer conquer");
  });

  it("never takes text for markup", () => {
    show(
      regions([
        { label: MARKUP, pieces: [{ ...FOLK, label: MARKUP, emblem: MARKUP }], acts: [act("conquer", { label: MARKUP, chance: MARKUP })] },
        {},
        {},
        { acts: [act("conquer", { label: MARKUP })] },
      ]),
    );
    click(at("isle"));
    expect(map.element.querySelector("img")).toBeNull();
    // A long name takes a line for each word.
    const name = [...map.element.querySelectorAll('[data-content-of="isle"] .sw-region-name')].map((line) => line.textContent);
    expect(name.join(" ")).toBe(MARKUP);
    expect(text(".sw-menu-title")).toBe(MARKUP);
    expect(text(".sw-menu-label")).toBe(MARKUP);
  });

  it("leaves alone what has not changed", () => {
    show(regions([{ pieces: [FOLK] }, { pieces: [FOLK], acts: [CONQUER] }]));
    const [west, mid, name] = [find('[data-content-of="west"] .sw-stack'), find('[data-content-of="mid"] .sw-stack'), find('[data-content-of="mid"] .sw-region-name')];
    show(regions([{ pieces: [FOLK] }, { pieces: [{ ...FOLK, count: 4 }] }]));
    expect(find('[data-content-of="west"] .sw-stack')).toBe(west);
    // Another number is written on the same stack.
    expect(find('[data-content-of="mid"] .sw-stack')).toBe(mid);
    expect(find('[data-content-of="mid"] .sw-region-name')).toBe(name);
    expect(text('[data-content-of="mid"] .sw-count')).toBe("4");
    expect(all('[data-content-of="mid"] .sw-base-shape')).toHaveLength(4);
    show(regions([{ pieces: [FOLK] }, { pieces: [{ ...FOLK, count: 1 }] }]));
    expect(all('[data-content-of="mid"] .sw-base-shape')).toHaveLength(1);
  });

  it("draws another stack where somebody else stands, or where one is gone into decline", () => {
    show(regions([{ pieces: [FOLK] }]));
    const west = find('[data-content-of="west"] .sw-stack');
    show(regions([{ pieces: [{ ...FOLK, in_decline: true }] }]));
    expect(find('[data-content-of="west"] .sw-stack')).not.toBe(west);
    expect(all('[data-content-of="west"] .sw-stack')).toHaveLength(1);
  });

  it("lies on sheets, and what changes upon the land leaves the land alone", () => {
    show(regions([{ pieces: [FOLK] }]));
    const land = find(".sw-sheet-ground").innerHTML;
    expect(all('.sw-sheet-ground [data-region], .sw-sheet-ground [data-piece]').every((each) => each.hasAttribute("data-region"))).toBe(true);
    expect(all('.sw-sheet-pieces [data-piece="race/folk"]')).toHaveLength(1);
    show(regions([{ pieces: [{ ...FOLK, count: 5 }] }]));
    expect(find(".sw-sheet-ground").innerHTML).toBe(land);
  });

  it("marks what the last step changed", () => {
    show(regions([{ changed: true }]));
    map.flash();
    const [light] = all(".sw-flash");
    expect(all(".sw-flash")).toHaveLength(1);
    expect(all(".sw-changed, .sw-changed-dot")).toHaveLength(0);
    show(regions([{ changed: true }]));
    map.flash();
    expect(all(".sw-flash"), "once for each step").toEqual([light]);
    show(regions([{ changed: true }], { past: true }));
    map.flash();
    expect(all('[data-content-of="west"] .sw-changed-dot')).toHaveLength(1);
    expect(all(".sw-changed")).toHaveLength(1);
    show(regions([], { step: 13 }));
    map.flash();
    expect(all(".sw-flash, .sw-changed, .sw-changed-dot")).toHaveLength(0);
  });

  it("has no id twice where a page shows it twice", () => {
    document.body.append(createMap(page).element);
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("can do a real game of five", async () => {
    const { scenery, snapshot: now } = await loadSample("five");
    ({ show, all, text } = openMap(scenery));
    show(now);
    expect(all("[data-region]")).toHaveLength(48);
    expect(all(".sw-target")).toHaveLength(now.regions.filter(({ acts }) => acts.length > 0).length);
    for (const [n, { pieces }] of now.regions.entries()) {
      const at = `[data-content-of="${scenery.places[n]?.id}"]`;
      for (const { player, count } of pieces) {
        if (player !== undefined) expect(text(`${at} [data-player="${player}"] .sw-count`)).toBe(String(count));
      }
    }
  });
});

describe("goggles", () => {
  beforeEach(() => show(regions([{ cost: ledger("", { total: 4 }), income: ledger("", { total: 2 }), pieces: [FOLK] }, { defence: ledger("", { total: 5 }), acts: [CONQUER] }])));
  const numbers = () => all(".sw-goggles-number").map((gauge) => gauge.textContent || "–");

  it("show one kind of number everywhere, or a dash", () => {
    map.setGoggles("costs");
    expect(numbers()).toEqual(["4", "–", "–", "–"]);
    map.setGoggles("incomes");
    expect(numbers()).toEqual(["2", "–", "–", "–"]);
    map.setGoggles("defences");
    expect(numbers()).toEqual(["–", "5", "–", "–"]);
    expect(all(".sw-tag")).toHaveLength(0);
    expect(text('[data-content-of="west"] .sw-count')).toBe("3");
    expect(map.element.dataset.goggles).toBe("defences");
  });

  it("come off", () => {
    map.setGoggles("costs");
    map.setGoggles("none");
    expect(numbers()).toEqual([]);
    expect(text('[data-content-of="mid"] .sw-cost')).toBe("3");
  });

  it("stay on through a new snapshot", () => {
    map.setGoggles("costs");
    show(regions([{ cost: ledger("", { total: 9 }) }]));
    expect(numbers()).toEqual(["9", "–", "–", "–"]);
  });
});
