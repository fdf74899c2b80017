// The page as a whole while somebody explores, on real snapshots.
// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { explore, inBranch } from "../testing/exploring.js";
import { click, nextFrame, openWidget } from "../testing/widget.js";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** @param {import("../types/exploring").Explore} next */
const written = (next) => JSON.stringify(next);

/**
 * Python goes to a column: it says so together with the picture of it.
 *
 * @param {Awaited<ReturnType<typeof openWidget>>} page
 * @param {number} column
 */
function turnTo(page, column) {
  page.traits.explore = written(column > 0 ? inBranch(column) : explore());
}

describe("what-if mode", () => {
  it("is asked for with the version that was looked at", async () => {
    const { sent, find, snapshot } = await openWidget("start");
    click(find(".sw-what-if-button"));
    expect(sent.at(-1)).toEqual({ type: "what_if", off: false, version: snapshot().version });
  });

  it("shows with the very first picture of a branch, before anything else", async () => {
    const page = await openWidget("start");
    expect(page.root().classList.contains("sw-what-if")).toBe(false);
    turnTo(page, 1);
    page.draw();
    expect(page.root().classList.contains("sw-what-if")).toBe(true);
    expect(page.find(".sw-what-if-banner").hasAttribute("hidden")).toBe(false);
    expect(page.find(".sw-map-area .sw-what-if-stamp").hasAttribute("hidden")).toBe(false);
    turnTo(page, 0);
    page.answer();
    expect(page.root().classList.contains("sw-what-if")).toBe(false);
    expect(page.find(".sw-what-if-banner").hasAttribute("hidden")).toBe(true);
  });

  it("goes back by one click, and the keyboard goes on from the sentence", async () => {
    const page = await openWidget("start");
    turnTo(page, 1);
    page.answer();
    const back = /** @type {HTMLElement} */ (page.find(".sw-what-if-back"));
    back.focus();
    click(back);
    expect(page.sent.at(-1)).toMatchObject({ type: "show", column: 0 });
    turnTo(page, 0);
    page.answer();
    expect(document.activeElement).toBe(page.find(".sw-sentence"));
  });

  it("rolls no die when it only goes to another branch", async () => {
    const page = await openWidget("start");
    const story = { ...page.snapshot().story, dice: [2] };
    turnTo(page, 1);
    page.answer({ steps: page.snapshot().steps + 3, story });
    expect(page.find(".sw-die").hasAttribute("hidden")).toBe(true);
    page.draw({ steps: page.snapshot().steps + 1 });
    expect(page.find(".sw-die").hasAttribute("hidden")).toBe(false);
  });

  it("leaves what is half done in it behind", async () => {
    const page = await openWidget("redeploy");
    turnTo(page, 1);
    page.answer();
    const changed = () => page.el.querySelector(".sw-unsent") !== null;
    click(page.find(".sw-stepper .sw-stepper-button:not([aria-disabled='true'])"));
    expect(changed()).toBe(true);
    page.answer();
    expect(changed()).toBe(true);
    turnTo(page, 0);
    page.answer();
    expect(changed()).toBe(false);
  });
});

describe("bots", () => {
  const bots = [{ id: "sly", name: "Sly", about: "Thinks ahead." }];

  it("are offered on the plates", async () => {
    const page = await openWidget("start");
    expect(page.el.querySelector(".sw-seat-button")).toBeNull();
    page.model.set("explore", written(explore({ bots, seats: [null, null] })));
    click(page.find("[data-key='1/seat']"));
    click(page.find("[data-key='1/seat/sly']"));
    expect(page.sent.at(-1)).toMatchObject({ type: "seat", player: 1, bot: "sly" });
    expect(document.activeElement).toBe(page.find("[data-key='1/seat']"));
  });

  it("are let play step by step, as fast as one can click", async () => {
    const page = await openWidget("start");
    page.model.set("explore", written(explore({ bots, turn: { player: 0, text: "Sly decides." } })));
    for (const detail of [1, 2, 3]) {
      page.find("[data-key='bot-step']").dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
      page.answer();
    }
    expect(page.sent.filter(({ type }) => type === "bot")).toHaveLength(3);
  });

  it("play on when somebody lets them while they move, and are not asked once their turn is over", async () => {
    const page = await openWidget("start");
    const asked = () => page.sent.filter(({ type }) => type === "bot");
    page.model.set("explore", written(explore({ bots, turn: { player: 0, text: "Sly decides." } })));
    const skip = page.find("[data-key='bot-turn']");
    click(page.find("[data-key='bot-step']"));
    click(skip);
    expect(asked()).toHaveLength(1);
    page.answer();
    expect(asked()).toHaveLength(2);
    expect(asked()[1]).toEqual({ type: "bot", whole: true, version: page.snapshot().version });
    click(skip);
    page.traits.explore = written(explore({ bots }));
    page.answer();
    expect(asked()).toHaveLength(2);
    expect(page.root().textContent).not.toContain(page.traits.scenery.words["one-moment"]);
  });

  it("are not asked while one looks back", async () => {
    const page = await openWidget("start");
    page.model.set("explore", written(explore({ bots, turn: { player: 0, text: "Sly decides." } })));
    expect(page.find(".sw-bot-turn").hasAttribute("hidden")).toBe(false);
    page.answer({ past: true, step: 3 });
    expect(page.find(".sw-bot-turn").hasAttribute("hidden")).toBe(true);
    expect(page.find("[data-key='back-to-now']")).toBeDefined();
  });

  it("give their reasons in the story, also when that is told anew", async () => {
    const page = await openWidget("start");
    page.model.set("explore", written(explore({ reason: "It was free." })));
    expect(page.find(".sw-last-step").textContent).toContain("It was free.");
    page.answer({ story: null });
    expect(page.find(".sw-last-step").textContent).toContain("It was free.");
  });

  it("do not tell what the die shows before it lies", async () => {
    const page = await openWidget("start");
    page.draw({ steps: page.snapshot().steps + 1, story: { ...page.snapshot().story, dice: [3] } });
    page.explain();
    page.model.set("explore", written(explore({ reason: "A three!" })));
    expect(page.root().textContent).not.toContain("A three!");
    await vi.advanceTimersByTimeAsync(5000);
    nextFrame();
    expect(page.root().textContent).toContain("A three!");
  });
});
