// Pieces and choices that come with packs, on real snapshots. Nothing here knows what they are called.
// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { click, nextFrame, plays, openWidget } from "./testing/widget.js";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** @param {Awaited<ReturnType<typeof openWidget>>} page @param {string} selector */
const all = (page, selector) => [...page.el.querySelectorAll(selector)];
/** @param {Awaited<ReturnType<typeof openWidget>>} page @param {string} selector */
const texts = (page, selector) => all(page, selector).map((found) => found.textContent);

describe("the menu of a region with many ways", () => {
  it("keeps back what is a waste, until somebody asks", async () => {
    const page = await openWidget("means");
    nextFrame();
    const region = page.snapshot().regions.findIndex((/** @type {any} */ { acts }) => acts.at(-1)?.spare && !acts.at(1).spare);
    const { acts } = page.snapshot().regions[region];
    click(page.find(`[data-region="${page.traits.scenery.places[region].id}"]`));
    const good = acts.filter((/** @type {any} */ { spare }) => !spare).length;
    const items = () => all(page, "[role=menuitem]");
    expect(items()).toHaveLength(good + 1);
    const more = page.find(".sw-menu-more");
    expect(more.textContent).toBe(`${page.traits.scenery.words["menu-more"]} (${acts.length - good})`);
    click(more);
    expect(items()).toHaveLength(acts.length);
    expect(document.activeElement).toBe(items()[good]);
    click(items()[0] ?? page.el);
    expect(plays(page.sent)[0].actions).toEqual([acts[0].action]);
  });

  it("has the ledger of each way as soon as it is there", async () => {
    const page = await openWidget("means");
    nextFrame();
    const region = page.snapshot().regions.findIndex((/** @type {any} */ { acts }) => acts.filter((/** @type {any} */ act) => act.ledger && !act.spare).length > 1);
    click(page.find(`[data-region="${page.traits.scenery.places[region].id}"]`));
    expect(page.find(".sw-menu-ledger caption").textContent).not.toBe("");
    page.answer();
    expect(page.find(".sw-menu").hasAttribute("hidden"), "the same acts").toBe(false);
  });
});

describe("a choice with several ways", () => {
  it("asks first, in the bar", async () => {
    const page = await openWidget("question");
    nextFrame();
    const decline = () => page.find('.sw-choices [data-kind="decline"]');
    expect(decline().getAttribute("aria-disabled")).toBeNull();
    click(decline());
    expect(plays(page.sent)).toEqual([]);
    expect(decline().getAttribute("aria-expanded")).toBe("true");
    const { ways } = page.snapshot().choices.find((/** @type {any} */ { kind }) => kind === "decline");
    const buttons = all(page, ".sw-choices .sw-choice-question button");
    expect(buttons).toHaveLength(ways.length);
    buttons[1]?.dispatchEvent(new Event("pointerenter"));
    expect(page.el.querySelectorAll(".sw-outline-highlight path").length).toBeGreaterThan(0);
    click(buttons[1] ?? page.el);
    expect(plays(page.sent)[0].actions).toEqual([ways[1].action]);
    page.answer();
    expect(page.el.querySelector(".sw-choice-question"), "another picture, another question").toBeNull();
  });

  it("asks in the panel, and closes again", async () => {
    const page = await openWidget("trade");
    nextFrame();
    const trade = () => page.find('.sw-panel-foot [data-kind="use"]');
    click(trade());
    expect(all(page, ".sw-panel-foot .sw-choice-question button").length).toBeGreaterThan(1);
    click(trade());
    expect(page.el.querySelector(".sw-panel-foot .sw-choice-question")).toBeNull();
  });

  it("is offered at the regions, which are no targets by that", async () => {
    const page = await openWidget("question");
    nextFrame();
    const own = all(page, '[data-acts~="decline"]');
    expect(own.length).toBeGreaterThan(1);
    expect(own.every((region) => region.getAttribute("data-acts") === "abandon decline")).toBe(true);
  });
});

describe("a choice among powers", () => {
  it("shows each of them, and what it does", async () => {
    const page = await openWidget("copy");
    nextFrame();
    click(page.find('.sw-choices [data-kind="use"]'));
    const { ways } = page.snapshot().choices.find((/** @type {any} */ { kind }) => kind === "use");
    const buttons = all(page, ".sw-choices .sw-choice-question button");
    expect(buttons.map((button) => button.getAttribute("title"))).toEqual(ways.map((/** @type {any} */ { about }) => page.snapshot().strings[about]));
    expect(buttons.every((button) => button.querySelector("svg path"))).toBe(true);
    click(buttons[2] ?? page.el);
    expect(plays(page.sent)[0].actions).toEqual([ways[2].action]);
  });

  it("is shown beside the combo while it lasts", async () => {
    const page = await openWidget("borrowed");
    nextFrame();
    const [copied] = page.snapshot().players[0].active.pieces;
    expect(copied.emblem).toMatch(/^power\//);
    expect(texts(page, ".sw-plate[data-player='0'] .sw-piece-off-map")).toEqual([page.snapshot().strings[copied.label]]);
  });
});

describe("a race in decline that will be active again", () => {
  it("is told from the others", async () => {
    const page = await openWidget("waiting");
    nextFrame();
    const { declined } = page.snapshot().players[0];
    const told = all(page, ".sw-plate[data-player='0'] .sw-piece-off-map").map((piece) => piece.getAttribute("title"));
    expect(told).toEqual(declined.flatMap((/** @type {any} */ { pieces }) => pieces.map((/** @type {any} */ { about }) => page.snapshot().strings[about])));
    expect(told).toHaveLength(1);
  });
});

describe("markers that go into regions of others", () => {
  it("are put there by a click, and taken up again", async () => {
    const page = await openWidget("abroad");
    nextFrame();
    const markers = page.snapshot().allocations[1];
    const { regions } = page.snapshot();
    const theirs = markers.regions.find((/** @type {number} */ region) => regions[region].pieces.some((/** @type {any} */ piece) => piece.player === 1));
    click(page.find(`[data-key="chip:${markers.key}"]`));
    const region = page.find(`[data-region="${page.traits.scenery.places[theirs].id}"]`);
    click(region);
    expect(page.find(`[data-key="chip:${markers.key}"]`).dataset.inHand).toBe(String(markers.high - 1));
    click(region);
    expect(page.find(`[data-key="chip:${markers.key}"]`).dataset.inHand).toBe(String(markers.high));
  });

  it("say why they cannot lie elsewhere", async () => {
    const page = await openWidget("abroad");
    nextFrame();
    const markers = page.snapshot().allocations[1];
    const [shut, at] = Object.entries(markers.closed)[0] ?? ["", 0];
    click(page.find(`[data-key="chip:${markers.key}"]`));
    click(page.find(`[data-region="${page.traits.scenery.places[Number(shut)].id}"]`));
    const { refusals, strings } = JSON.parse(page.traits.reasons);
    expect(page.find(".sw-notice").textContent).toContain(strings[refusals[Number(at)].text]);
  });
});

describe("pieces beside the tokens", () => {
  it("lie in the action bar and at the plate, with what they do", async () => {
    const page = await openWidget("means");
    nextFrame();
    const { pieces } = page.snapshot().hand;
    expect(texts(page, ".sw-hand .sw-piece-off-map")).toEqual([page.snapshot().strings[pieces[0].label]]);
    expect(page.find(".sw-hand .sw-piece-off-map").getAttribute("title")).toBe(page.snapshot().strings[pieces[0].about]);
    expect(page.find(".sw-plate .sw-piece-off-map").dataset.count).toBe(String(pieces[0].count));
    click(page.find(".sw-plate .sw-race-button"));
    expect(page.find(".sw-plate .sw-abilities").textContent).toContain(page.snapshot().strings[pieces[0].about]);
  });

  it("say how high they are on the map", async () => {
    const page = await openWidget("heights");
    nextFrame();
    expect(texts(page, ".sw-height")).toEqual(["2×3"]);
    // Held without a token of the race: drawn as a stack of its player.
    const alone = all(page, ".sw-stack").filter((stack) => stack.getAttribute("data-piece")?.startsWith("marker/"));
    expect(alone.map((stack) => stack.getAttribute("data-player"))).toEqual(["1"]);
  });

  it("that count as tokens are not drawn twice while those are put down", async () => {
    const page = await openWidget("merged");
    nextFrame();
    const [troops] = page.snapshot().allocations;
    expect(all(page, `.sw-map-sheets [data-piece="${troops.counts[0]}"]`)).toEqual([]);
    const drawn = all(page, `.sw-map-sheets [data-piece="${troops.emblem}"] .sw-count`).map((count) => Number(count.textContent));
    expect(drawn.reduce((sum, n) => sum + n, 0)).toBe(Object.values(troops.now).reduce((sum, n) => sum + n, 0));
  });

  it("lie on a combo", async () => {
    const page = await openWidget("dear");
    nextFrame();
    expect(texts(page, ".sw-tokens-on")).toEqual(["+2"]);
  });
});

describe("what can be done in one way only", () => {
  it("is put down already, and goes with the end of the turn", async () => {
    const page = await openWidget("one_way");
    nextFrame();
    expect(page.find(".sw-chip").dataset.inHand).toBe("0");
    const end = page.find('.sw-choices [data-kind="end_turn"]');
    expect(end.getAttribute("aria-disabled")).toBeNull();
    click(end);
    expect(plays(page.sent)[0].actions.map((/** @type {any} */ action) => action.do)).toEqual(["redeploy", "end_turn"]);
  });
});

describe("dice of others", () => {
  it("lie in the bar and in the story", async () => {
    const page = await openWidget("dice");
    nextFrame();
    const { dice } = page.snapshot().story;
    expect(all(page, ".sw-rolled [data-face]").map((die) => Number(die.getAttribute("data-face")))).toEqual(dice);
    expect(all(page, ".sw-events .sw-face")).toHaveLength(dice.length);
  });
});
