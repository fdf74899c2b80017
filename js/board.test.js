// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createBoard } from "./board.js";
import { createDraft } from "./draft.js";
import { read } from "./read.js";
import five from "./samples/five.json";

/**
 * @typedef {import("./types").Act} Act
 * @typedef {import("./types").Allocation} Allocation
 * @typedef {import("./types").Desk} Desk
 * @typedef {import("./types").Place} Place
 * @typedef {import("./types").RegionNow} RegionNow
 * @typedef {import("./types").Scenery} Scenery
 * @typedef {import("./types").Snapshot} Snapshot
 */

const EVIL = "<img src=x onerror=alert(1)>";

/**
 * @param {string} id
 * @param {number} left
 * @param {Partial<Place>} [more]
 * @returns {Place}
 */
const place = (id, left, more = {}) => ({
  id,
  name: id[0]?.toUpperCase() + id.slice(1),
  terrain: "moor",
  about: "",
  emblems: ["terrain/moor"],
  gate: false,
  outline: `M${left} 0h250v500h-250Z`,
  at: [left + 125, 250],
  scale: 1,
  width: 170,
  lines: [id],
  size: 15,
  ...more,
});

/** @returns {Scenery} */
const scenery = () => /** @type {any} */ ({
  width: 1000,
  height: 500,
  title: "",
  roads: ["M100 100L400 100"],
  places: [place("west", 0), place("mid", 250, { gate: true }), place("east", 500), place("isle", 750, { name: EVIL, lines: [EVIL] })],
  terrains: { moor: { ground: "#cc9", tile: [20, 20], pattern: '<path d="M0 0L9 9"/>' } },
  players: [
    { name: "red", full: "#a00", pale: "#fcc", shape: "M-10-10H10V10Z" },
    { name: "blue", full: "#00a", pale: "#ccf", shape: "M0-12L12 12H-12Z" },
  ],
  emblems: { "terrain/moor": '<circle r="12"/>', "race/folk": '<path d="M0-9L11 8H-11Z"/>', "marker/flag": '<path d="M0-9V9"/>' },
  words: {},
  language: "en",
});

/** @type {RegionNow} */
const NOTHING = {
  label: "",
  holds: [],
  pieces: [],
  acts: [],
  immune: false,
  cost: null,
  why: null,
  losses: null,
  defence: null,
  income: null,
  changed: false,
};

/**
 * @param {string} kind
 * @param {Partial<Act>} [more]
 * @returns {Act}
 */
const act = (kind, more = {}) => ({
  kind,
  label: `${kind} it`,
  action: { do: kind },
  emblem: "",
  cost: null,
  chance: null,
  quick: false,
  ...more,
});

const CONQUER = act("conquer", { cost: 3, quick: true });
const DARE = act("attempt", { cost: 5, chance: "1/3" });
const FOLK = { emblem: "race/folk", label: "Folk", count: 3, player: 1, in_decline: false };
const WHY = { text: "It is too far away.", helps: [], place: "" };

/** @param {number} total */
const ledger = (total) => ({ total, title: "", sum: "", lines: [] });

/**
 * @param {Partial<RegionNow>[]} regions west, mid, east, isle
 * @param {Partial<Snapshot>} [more]
 * @returns {Snapshot}
 */
const snapshot = (regions, more = {}) =>
  /** @type {any} */ ({
    version: 1,
    step: 1,
    past: false,
    player: 1,
    regions: [0, 1, 2, 3].map((n) => ({ ...NOTHING, label: `region ${n}`, ...regions[n] })),
    allocations: [],
    ...more,
  });

/** @type {import("vitest").Mocked<Desk>} */
let desk;
/** @type {ReturnType<typeof createBoard>} */
let board;
/** @type {AbortController} */
let life;

/** @param {Scenery} land */
function begin(land) {
  life = new AbortController();
  desk = /** @type {any} */ ({
    scenery: land,
    signal: life.signal,
    /** @param {string} id */
    word: (id) => id,
    play: vi.fn(),
    refuse: vi.fn(),
    look: vi.fn(),
    select: vi.fn(),
    light: vi.fn(),
    draft: createDraft(land.places),
  });
  board = createBoard(desk);
  document.body.replaceChildren(board.element);
}

beforeEach(() => begin(scenery()));

/** @param {Snapshot} next */
function show(next) {
  desk.draft.update(next.allocations);
  board.update(next);
}

/** @param {string} selector @returns {Element} */
function find(selector) {
  const found = board.element.querySelector(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}
/** @param {string} selector */
const all = (selector) => [...board.element.querySelectorAll(selector)];
/** @param {string} selector */
const text = (selector) => board.element.querySelector(selector)?.textContent;
/** @param {string} id */
const region = (id) => /** @type {SVGGElement} */ (find(`[data-region="${id}"]`));
/** @param {Element} target */
const click = (target) => target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
/** @param {Element} target @param {string} key @param {KeyboardEventInit} [more] */
function press(target, key, more = {}) {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
}
const items = () => /** @type {HTMLElement[]} */ (all("[role=menuitem]"));
const menu = () => /** @type {HTMLElement} */ (find(".sw-menu"));

describe("the drawing", () => {
  it("has every region, with its name, its signs and its gate", () => {
    show(snapshot([]));
    expect(all("[data-region]").map((group) => group.getAttribute("aria-label"))).toEqual([0, 1, 2, 3].map((n) => `region ${n}`));
    expect(text('[data-at="west"] .sw-name')).toBe("west");
    expect(all(".sw-gate")).toHaveLength(1);
    expect(all(".sw-road")).toHaveLength(1);
  });

  it("shows tokens as a stack of their player, declined ones otherwise", () => {
    show(snapshot([{ pieces: [FOLK] }, { pieces: [{ ...FOLK, count: 1, player: 0, in_decline: true }] }]));
    expect(text('[data-at="west"] [data-player="1"] .sw-count')).toBe("3");
    expect(all('[data-at="west"] .sw-slab')).toHaveLength(3);
    expect(all('[data-at="west"] .sw-moon')).toHaveLength(0);
    expect(all('[data-at="mid"] [data-player="0"][data-in-decline] .sw-slab')).toHaveLength(1);
    expect(all('[data-at="mid"] .sw-moon')).toHaveLength(1);
  });

  it("shows markers with their number, and what cannot be attacked", () => {
    show(snapshot([{ pieces: [{ emblem: "marker/flag", label: "Flag", count: 2 }], immune: true }]));
    expect(text('[data-at="west"] [data-piece="marker/flag"] .sw-count')).toBe("2");
    expect(all('[data-at="west"] .sw-immune')).toHaveLength(1);
  });

  it("writes the first letters where there is no emblem", () => {
    show(snapshot([{ pieces: [{ ...FOLK, emblem: "race/other", label: "Others" }] }]));
    expect(text('[data-at="west"] .sw-letters')).toBe("Ot");
  });

  it("hangs a price on what can be taken, and the odds where a die decides", () => {
    show(snapshot([{ acts: [CONQUER] }, { acts: [DARE] }, { acts: [act("abandon")] }, { cost: ledger(4) }]));
    expect(all(".sw-target").map((group) => group.getAttribute("data-region"))).toEqual(["west", "mid", "east"]);
    expect(text('[data-at="west"] .sw-pricetag')).toBe("3");
    expect(text('[data-at="mid"] .sw-odds')).toBe("1/3");
    expect(all('[data-at="east"] .sw-dots')).toHaveLength(1);
    expect(all('[data-at="isle"] .sw-tag')).toHaveLength(0);
    expect(all(".sw-glow-wide")).toHaveLength(2);
  });

  it("takes the plain price where there are several ways", () => {
    const beast = act("conquer", { cost: 1, emblem: "marker/flag" });
    show(snapshot([{ acts: [beast, { ...CONQUER, quick: false }] }, { acts: [beast, act("convert")] }]));
    expect(text('[data-at="west"] .sw-cost')).toBe("3");
    expect(text('[data-at="mid"] .sw-cost')).toBe("1");
    expect(region("west").getAttribute("data-acts")).toBe("conquer conquer");
  });

  it("never takes text for markup", () => {
    show(
      snapshot([
        { label: EVIL, pieces: [{ ...FOLK, label: EVIL, emblem: EVIL }], acts: [act("conquer", { label: EVIL, chance: EVIL })] },
        {},
        {},
        { acts: [act("conquer", { label: EVIL })] },
      ]),
    );
    click(region("isle"));
    expect(board.element.querySelector("img")).toBeNull();
    expect(text('[data-at="isle"] .sw-name')).toBe(EVIL);
    expect(text(".sw-menu-title")).toBe(EVIL);
    expect(text(".sw-menu-label")).toBe(EVIL);
  });

  it("leaves alone what has not changed", () => {
    show(snapshot([{ pieces: [FOLK] }, { pieces: [FOLK], acts: [CONQUER] }]));
    const [west, mid, name] = [find('[data-at="west"] .sw-stack'), find('[data-at="mid"] .sw-stack'), find('[data-at="mid"] .sw-name')];
    show(snapshot([{ pieces: [FOLK] }, { pieces: [{ ...FOLK, count: 4 }] }]));
    expect(find('[data-at="west"] .sw-stack')).toBe(west);
    expect(find('[data-at="mid"] .sw-stack')).not.toBe(mid);
    expect(find('[data-at="mid"] .sw-name')).toBe(name);
    expect(text('[data-at="mid"] .sw-count')).toBe("4");
  });

  it("marks what the last step changed", () => {
    show(snapshot([{ changed: true }]));
    expect(all(".sw-changed")).toHaveLength(1);
    expect(all(".sw-cue")).toHaveLength(0);
    show(snapshot([{ changed: true }], { past: true }));
    expect(all('[data-at="west"] .sw-cue')).toHaveLength(1);
    show(snapshot([]));
    expect(all(".sw-changed, .sw-cue")).toHaveLength(0);
  });

  it("has no id twice where a page shows it twice", () => {
    document.body.append(createBoard(desk).element);
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("can do a real game of five", () => {
    const sample = /** @type {any} */ (five);
    begin(sample.scenery);
    const now = read(sample.snapshot);
    show(now);
    expect(all("[data-region]")).toHaveLength(48);
    expect(all(".sw-target")).toHaveLength(now.regions.filter(({ acts }) => acts.length > 0).length);
    for (const [n, { pieces }] of now.regions.entries()) {
      const at = `[data-at="${desk.scenery.places[n]?.id}"]`;
      for (const { player, count } of pieces) {
        if (player !== undefined) expect(text(`${at} [data-player="${player}"] .sw-count`)).toBe(String(count));
      }
    }
  });
});

describe("acting on a region", () => {
  it("plays at once what is plain", () => {
    show(snapshot([{ acts: [CONQUER] }]));
    click(region("west"));
    expect(desk.play).toHaveBeenCalledExactlyOnceWith([CONQUER.action]);
    expect(menu().hidden).toBe(true);
    expect(region("west").hasAttribute("aria-haspopup")).toBe(false);
  });

  it("may as well be done with Enter or the space bar, but not by holding it down", () => {
    show(snapshot([{ acts: [CONQUER] }]));
    expect(press(region("west"), "Enter").defaultPrevented).toBe(true);
    press(region("west"), " ");
    expect(press(region("west"), "Enter", { repeat: true }).defaultPrevented).toBe(true);
    expect(desk.play).toHaveBeenCalledTimes(2);
  });

  it("says why not where nothing can be done", () => {
    show(snapshot([{ why: WHY }]));
    expect(region("west").getAttribute("aria-disabled")).toBe("true");
    click(region("west"));
    expect(desk.refuse).toHaveBeenCalledExactlyOnceWith(WHY);
    expect(desk.select).toHaveBeenCalledWith(0);
    click(region("mid"));
    expect(desk.refuse).toHaveBeenCalledTimes(1);
    expect(desk.play).not.toHaveBeenCalled();
  });

  it("ignores chords", () => {
    show(snapshot([{ acts: [CONQUER] }]));
    expect(press(region("west"), "Enter", { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(desk.play).not.toHaveBeenCalled();
  });

  it("does nothing once the view is gone", () => {
    show(snapshot([{ acts: [CONQUER] }]));
    life.abort();
    click(region("west"));
    expect(desk.play).not.toHaveBeenCalled();
  });
});

describe("the menu", () => {
  const acts = [act("convert", { emblem: "race/folk" }), DARE, act("conquer", { cost: 1 })];
  beforeEach(() => show(snapshot([{ acts }, { acts: [CONQUER] }, { acts: [DARE] }])));

  it("opens where there is a choice, with the first item ready", () => {
    expect(region("west").getAttribute("aria-haspopup")).toBe("menu");
    expect(region("west").getAttribute("aria-expanded")).toBe("false");
    press(region("west"), "Enter");
    expect(region("west").getAttribute("aria-expanded")).toBe("true");
    expect(items().map((item) => item.querySelector(".sw-menu-label")?.textContent)).toEqual(acts.map(({ label }) => label));
    expect(document.activeElement).toBe(items()[0]);
    expect(find("[role=menu]").getAttribute("aria-label")).toBe("West");
    expect(desk.play).not.toHaveBeenCalled();
  });

  it("opens for one thing that is worth a thought", () => {
    click(region("east"));
    expect(items()).toHaveLength(1);
    expect(text(".sw-menu-item .sw-odds")).toBe("1/3");
  });

  it("is walked with the arrows", () => {
    click(region("west"));
    const walk = ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "Home", "End"];
    const seen = walk.map((key) => {
      press(/** @type {Element} */ (document.activeElement), key);
      return items().findIndex((item) => item === document.activeElement);
    });
    expect(seen).toEqual([1, 2, 0, 2, 0, 2]);
  });

  it("plays the item that is chosen and gives the focus back", () => {
    click(region("west"));
    items()[2]?.click();
    expect(desk.play).toHaveBeenCalledExactlyOnceWith([acts[2]?.action]);
    expect(menu().hidden).toBe(true);
    expect(document.activeElement).toBe(region("west"));
    expect(region("west").getAttribute("aria-expanded")).toBe("false");
  });

  it("closes with Escape, which nobody else hears, and gives the focus back", () => {
    const heard = vi.fn();
    document.body.addEventListener("keydown", heard, { signal: life.signal });
    click(region("west"));
    press(/** @type {Element} */ (document.activeElement), "Escape");
    expect(heard).not.toHaveBeenCalled();
    expect(menu().hidden).toBe(true);
    expect(document.activeElement).toBe(region("west"));
  });

  it("lets Tab go on from its region", () => {
    click(region("west"));
    expect(press(/** @type {Element} */ (document.activeElement), "Tab").defaultPrevented).toBe(false);
    expect(menu().hidden).toBe(true);
    expect(document.activeElement).toBe(region("west"));
  });

  it("closes with a click elsewhere", () => {
    click(region("west"));
    items()[0]?.dispatchEvent(new Event("pointerdown", { bubbles: true, composed: true }));
    expect(menu().hidden).toBe(false);
    document.body.dispatchEvent(new Event("pointerdown", { bubbles: true, composed: true }));
    expect(menu().hidden).toBe(true);
  });

  it("closes when its choices are gone, and stays while they are the same", () => {
    click(region("west"));
    show(snapshot([{ acts }], { version: 2 }));
    expect(menu().hidden).toBe(false);
    show(snapshot([{ acts: [CONQUER] }], { version: 3 }));
    expect(menu().hidden).toBe(true);
    expect(document.activeElement).toBe(region("west"));
  });

  it("explains what a special means costs", () => {
    const special = act("conquer", { cost: 1, emblem: "marker/flag", ledger: { ...ledger(1), title: "With the flag" } });
    show(snapshot([{ acts: [CONQUER, special] }]));
    click(region("west"));
    expect(text(".sw-menu-account")).toBe("");
    press(/** @type {Element} */ (document.activeElement), "ArrowDown");
    expect(text(".sw-menu-account caption")).toBe("With the flag");
  });
});

describe("walking over the map", () => {
  beforeEach(() => show(snapshot([])));

  it("has one tab stop, which follows the focus and the selection", () => {
    const stops = () => all('[data-region][tabindex="0"]').map((group) => group.getAttribute("data-region"));
    expect(stops()).toEqual(["west"]);
    region("east").focus();
    expect(stops()).toEqual(["east"]);
    board.select(1);
    expect(stops()).toEqual(["mid"]);
  });

  it("goes by arrows, Home and End, and tells where", () => {
    region("west").focus();
    press(region("west"), "ArrowRight");
    expect(document.activeElement).toBe(region("mid"));
    press(region("mid"), "End");
    expect(document.activeElement).toBe(region("isle"));
    press(region("isle"), "Home");
    expect(desk.select.mock.calls.map(([n]) => n)).toEqual([0, 1, 3, 0]);
  });

  it("leaves keys that it does not know, and is left with Escape", () => {
    region("west").focus();
    expect(press(region("west"), "x").defaultPrevented).toBe(false);
    expect(press(region("west"), "+").defaultPrevented).toBe(false);
    expect(press(region("west"), "Tab").defaultPrevented).toBe(false);
    press(region("west"), "Escape");
    expect(document.activeElement).not.toBe(region("west"));
  });

  it("tells where the pointer rests, and draws it", () => {
    region("mid").dispatchEvent(new Event("pointerenter"));
    expect(all(".sw-mark-hover .sw-over")).toHaveLength(1);
    region("mid").dispatchEvent(new Event("pointerleave"));
    expect(all(".sw-mark-hover .sw-over")).toHaveLength(0);
    expect(desk.look.mock.calls).toEqual([[1], [null]]);
  });

  it("shows what is selected and what is pointed out", () => {
    board.select(2);
    expect(region("east").classList.contains("sw-selected")).toBe(true);
    board.light([0, 3]);
    expect(all(".sw-mark-light .sw-over")).toHaveLength(2);
    board.light([]);
    board.select(null);
    expect(all(".sw-mark-light path, .sw-mark-selection path")).toHaveLength(0);
  });
});

describe("pieces to put down", () => {
  /** @param {Partial<Allocation>} [more] @returns {Allocation} */
  const troops = (more = {}) => ({
    key: "troops",
    emblem: "race/folk",
    label: "Folk",
    action: { do: "redeploy" },
    into: ["tokens"],
    regions: [0, 1],
    least: 1,
    most: 6,
    low: 6,
    high: 6,
    now: { 0: 3, 1: 1 },
    beside: {},
    spreads: [],
    must: true,
    with: null,
    ...more,
  });
  const flags = () => troops({ key: "flags", emblem: "marker/flag", label: "Flags", least: 0, most: 1, low: 0, high: 1, now: {}, must: false });
  const held = [{ pieces: [FOLK] }, { pieces: [{ ...FOLK, count: 1 }] }, { why: WHY }];
  /** @param {string} id @param {"put" | "take"} way */
  const button = (id, way) => /** @type {HTMLElement} */ (find(`[data-step="${id}"] .sw-${way}-one`));
  /** @param {string} id @param {string} [piece] */
  const count = (id, piece = "race/folk") => text(`[data-at="${id}"] [data-piece="${piece}"] .sw-count`);

  it("have buttons in their regions, named and out of Tab's way", () => {
    show(snapshot(held, { allocations: [troops()] }));
    expect(all("[data-step]").map((stepper) => stepper.getAttribute("data-step"))).toEqual(["west", "mid"]);
    expect(button("west", "put").getAttribute("aria-label")).toBe("map-put: West");
    expect(button("west", "take").getAttribute("aria-label")).toBe("map-take: West");
    expect(all(".sw-move").every((each) => each.getAttribute("tabindex") === "-1")).toBe(true);
    expect(region("west").getAttribute("aria-description")).toBe("Folk: 3. map-keys");
    expect(region("west").hasAttribute("aria-disabled")).toBe(false);
    expect(region("east").getAttribute("aria-disabled")).toBe("true");
    expect(all(".sw-dim")).toHaveLength(2);
  });

  it("change their number at once", () => {
    show(snapshot(held, { allocations: [troops()] }));
    button("mid", "put").click();
    expect(count("mid")).toBe("2");
    expect(region("mid").getAttribute("aria-description")).toBe("Folk: 2. map-keys");
    expect(all('[data-at="mid"] .sw-drafted')).toHaveLength(1);
    button("west", "take").click();
    expect(count("west")).toBe("2");
    expect(text("[role=status]")).toBe("West: 2. map-hand: 2.");
    expect(desk.play).not.toHaveBeenCalled();
  });

  it("are moved by keys on the region, or a click on it", () => {
    show(snapshot(held, { allocations: [troops({ high: 9, low: 9, most: 9 })] }));
    for (const key of ["+", "=", "Enter"]) expect(press(region("mid"), key).defaultPrevented).toBe(true);
    click(region("mid"));
    expect(count("mid")).toBe("5");
    for (const key of ["-", "Backspace", "−"]) press(region("mid"), key);
    expect(count("mid")).toBe("2");
  });

  it("say why they do not move", () => {
    show(snapshot(held, { allocations: [troops({ high: 4, low: 4 })] }));
    expect(button("mid", "put").getAttribute("aria-disabled")).toBe("true");
    button("mid", "put").click();
    expect(desk.refuse).toHaveBeenLastCalledWith({ text: "map-no-hand", helps: ["map-no-hand-help"], place: "" });
    button("mid", "take").click();
    expect(desk.refuse).toHaveBeenLastCalledWith({ text: "map-least", helps: [], place: "" });
    show(snapshot(held, { allocations: [troops({ most: 3, high: 7, low: 7 })] }));
    click(region("west"));
    expect(desk.refuse).toHaveBeenLastCalledWith({ text: "map-full", helps: [], place: "" });
  });

  it("do not stand elsewhere", () => {
    show(snapshot(held, { allocations: [troops()] }));
    click(region("east"));
    expect(desk.refuse).toHaveBeenLastCalledWith(WHY);
    click(region("isle"));
    expect(desk.refuse).toHaveBeenLastCalledWith({ text: "map-elsewhere", helps: ["map-elsewhere-help"], place: "" });
    expect(press(region("isle"), "+").defaultPrevented).toBe(false);
  });

  it("are a toggle where there is only one to put", () => {
    show(snapshot(held, { allocations: [flags()] }));
    expect(region("west").getAttribute("aria-description")).toBe("Flags: 0. map-toggle");
    expect([button("west", "put").hidden, button("west", "take").hidden]).toEqual([false, true]);
    expect(all('[data-at="west"] .sw-ghost')).toHaveLength(1);
    press(region("west"), "Enter");
    expect(desk.draft.count("flags", 0)).toBe(1);
    expect(all('[data-at="west"] .sw-ghost')).toHaveLength(0);
    expect([button("west", "put").hidden, button("west", "take").hidden]).toEqual([true, false]);
    press(region("west"), "Enter");
    expect(desk.draft.count("flags", 0)).toBe(0);
  });

  it("are those that are chosen; the others keep their drafted numbers", () => {
    show(snapshot(held, { allocations: [troops(), flags()] }));
    button("west", "put").click();
    desk.draft.choose("flags");
    expect(count("west")).toBe("4");
    click(region("mid"));
    expect(desk.draft.count("flags", 1)).toBe(1);
    desk.draft.choose("troops");
    expect(all('[data-piece="marker/flag"]')).toHaveLength(1);
    expect(button("west", "take").hidden).toBe(false);
  });

  it("come beside those that stay", () => {
    const fled = troops({ least: 0, low: 2, high: 2, now: {}, beside: { 0: 3, 1: 1 } });
    show(snapshot(held, { allocations: [fled] }));
    expect(count("west")).toBe("3");
    click(region("west"));
    expect(count("west")).toBe("4");
    expect(button("mid", "take").getAttribute("aria-disabled")).toBe("true");
  });

  it("are gone with the decision", () => {
    show(snapshot(held, { allocations: [troops()] }));
    button("west", "put").click();
    show(snapshot(held));
    expect(all("[data-step]")).toHaveLength(0);
    expect(count("west")).toBe("3");
    expect(all(".sw-dim")).toHaveLength(0);
  });

  it("step back behind goggles", () => {
    show(snapshot(held, { allocations: [troops()] }));
    board.wear("costs");
    expect(all("[data-step]")).toHaveLength(0);
    board.wear("none");
    expect(all("[data-step]")).toHaveLength(2);
  });
});

describe("goggles", () => {
  beforeEach(() => show(snapshot([{ cost: ledger(4), income: ledger(2), pieces: [FOLK] }, { defence: ledger(5), acts: [CONQUER] }])));
  const numbers = () => all(".sw-gauge").map((gauge) => gauge.textContent || "–");

  it("show one kind of number everywhere, or a dash", () => {
    board.wear("costs");
    expect(numbers()).toEqual(["4", "–", "–", "–"]);
    board.wear("incomes");
    expect(numbers()).toEqual(["2", "–", "–", "–"]);
    board.wear("defences");
    expect(numbers()).toEqual(["–", "5", "–", "–"]);
    expect(all(".sw-tag")).toHaveLength(0);
    expect(text('[data-at="west"] .sw-count')).toBe("3");
    expect(board.element.dataset.goggles).toBe("defences");
  });

  it("come off", () => {
    board.wear("costs");
    board.wear("none");
    expect(numbers()).toEqual([]);
    expect(text('[data-at="mid"] .sw-cost')).toBe("3");
  });

  it("stay on through a new snapshot", () => {
    board.wear("costs");
    show(snapshot([{ cost: ledger(9) }]));
    expect(numbers()).toEqual(["9", "–", "–", "–"]);
  });
});
