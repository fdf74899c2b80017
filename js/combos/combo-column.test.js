// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { enclose, one } from "../testing/find.js";
import { MARKUP, loadSample, makePage } from "../testing/page.js";
import { createComboColumn } from "./combo-column.js";

/** @typedef {import("../types/snapshot").Snapshot} Snapshot */

/** @type {ReturnType<typeof makePage>} */
let page;
/** @type {ReturnType<typeof createComboColumn>} */
let column;
/** @type {ShadowRoot} */
let shadow;
/** @type {Snapshot} */
let now;

beforeEach(async () => {
  const { scenery, snapshot } = await loadSample("pick");
  now = snapshot;
  page = makePage({ scenery });
  column = createComboColumn(page);
  shadow = enclose(column.element);
  column.update(now);
});

/** @param {number} slot */
const card = (slot) => one(column.element, `[data-slot="${slot}"]`);
/** @param {number} slot */
const take = (slot) => one(card(slot), ".sw-take");
/** @param {number} slot */
const more = (slot) => one(card(slot), ".sw-card-more");
const told = () => one(column.element, ".sw-combo-told");
/** @param {number} slot */
const point = (slot) => one(card(slot), ".sw-card-head").dispatchEvent(new Event("pointerover", { bubbles: true }));
/** @param {number} slot @returns {import("../types/snapshot").Card} */
const given = (slot) => /** @type {any} */ (now.column[slot]);

const refusal = { text: "Ann has too few coins.", helps: ["Scoring brings coins."], reference: "Rulebook" };

describe("a card", () => {
  it("says where nobody knows whether the real stack brings it", () => {
    expect(column.element.querySelector(".sw-drawn")).toBeNull();
    column.update({ ...now, column: now.column.map((each) => ({ ...each, drawn: each.slot === 5 })) });
    expect(column.element.querySelectorAll(".sw-drawn")).toHaveLength(1);
    const doubt = one(card(5), ".sw-drawn");
    expect([doubt.textContent, doubt.getAttribute("aria-label"), doubt.title]).toEqual(["?", "[column-drawn]", "[column-drawn]"]);
    point(5);
    expect(one(column.element, ".sw-combo-told .sw-drawn-note").textContent).toBe("[column-drawn]");
  });

  it("shows both names and both emblems, the sum and the price", () => {
    expect(column.element.querySelectorAll("ol > li[data-slot]")).toHaveLength(6);
    for (const { slot, power, race, sum } of now.column) {
      expect(one(card(slot), ".sw-power-name").textContent).toBe(power);
      expect(one(card(slot), ".sw-race-name").textContent).toBe(race);
      expect(card(slot).querySelectorAll(".sw-combo .sw-combo-emblem path").length).toBeGreaterThan(1);
      expect(one(card(slot), ".sw-sum").textContent).toContain(sum);
      expect(one(card(slot), ".sw-price").dataset.price).toBe(String(slot));
    }
    expect(one(card(0), ".sw-price").textContent).toBe("[column-free]");
    expect(one(card(3), ".sw-price").textContent).toBe("[column-pay]3");
  });

  it("tells those who listen the same in Python's words", () => {
    expect(one(card(2), ".sw-screen-reader-only").textContent).toBe(`: ${given(2).summary}`);
    expect(one(card(2), ".sw-sum").getAttribute("title")).toContain(given(2).tokens.sum);
    expect(take(2).getAttribute("aria-label")).toBe(`${given(2).label}: ${given(2).power} ${given(2).race}`);
  });

  it("shows the coins that lie on it, which do not hide what it costs", () => {
    given(2).coins = 4;
    const { price } = given(2);
    price.lines.push({ amount: 4, text: "4 coins lie on it.", reference: "", applied: true, regions: [] });
    price.total += 4;
    column.update(structuredClone(now));
    expect(one(card(2), ".sw-coins").dataset.coins).toBe("4");
    expect(one(card(2), ".sw-coins .sw-coin").textContent).toBe("4");
    expect(one(card(2), ".sw-price").dataset.price).toBe("2");
    expect(one(card(3), ".sw-coins").textContent).toBe("");
  });

  it("has letters where there is no emblem", () => {
    given(0).race = "Ósk";
    given(0).race_emblem = "race/unheard_of";
    column.update(structuredClone(now));
    expect(one(card(0), ".sw-combo-banner .sw-combo-emblem").textContent).toBe("Ós");
  });

  it("shows names and reasons with markup in them as text", () => {
    Object.assign(given(0), { race: MARKUP, power_ability: MARKUP, action: null, why: { ...refusal, text: MARKUP } });
    column.update({ ...structuredClone(now), stacks: MARKUP });
    expect(shadow.querySelector("img")).toBeNull();
    expect(one(card(0), ".sw-race-name").textContent).toBe(MARKUP);
    point(0);
    expect(one(column.element, ".sw-combo-told .sw-cannot").textContent).toBe(MARKUP);
    expect(one(column.element, ".sw-stacks").textContent).toBe(MARKUP);
  });
});

describe("picking", () => {
  it("is inviting, and tells what a combo can do when it is pointed at", () => {
    expect(column.element.hasAttribute("data-picking")).toBe(true);
    expect(told().hidden).toBe(true);
    point(1);
    expect(told().hidden).toBe(false);
    const sentences = [...told().querySelectorAll(".sw-abilities:not(.sw-in-full) li")].map((item) => item.textContent);
    expect(sentences).toEqual([given(1).power + given(1).power_ability, given(1).race + given(1).race_ability]);
    const titles = [...told().querySelectorAll(".sw-ledger caption")].map((caption) => caption.textContent);
    expect(titles).toEqual([given(1).price.title, given(1).tokens.title]);
    column.forget();
    expect(told().hidden).toBe(true);
  });

  it("tells the same to those who go by keyboard", () => {
    take(2).dispatchEvent(new Event("focusin", { bubbles: true }));
    expect(told().textContent).toContain(given(2).race_ability);
    expect(take(2).getAttribute("aria-description")).toContain(given(2).power_ability);
  });

  it("lights the regions that a combo likes, and says what they are good for", () => {
    given(1).likes = [{ text: "1 coin more in each.", regions: [2, 5] }, { text: "1 token less for each.", regions: [7] }];
    column.update(structuredClone(now));
    point(1);
    expect(page.highlight).toHaveBeenLastCalledWith([2, 5, 7]);
    expect([...told().querySelectorAll(".sw-likes p")].map((line) => line.textContent)).toEqual(["1 coin more in each.", "1 token less for each."]);
    one(column.element, ".sw-cards").dispatchEvent(new Event("pointerleave"));
    expect(page.highlight).toHaveBeenLastCalledWith([]);
    expect(told().hidden).toBe(false);
  });

  it("plays what the card says", () => {
    take(3).click();
    expect(page.play).toHaveBeenCalledExactlyOnceWith([given(3).action]);
    expect(page.refuse).not.toHaveBeenCalled();
  });

  it("is refused with the reason where it is not possible", () => {
    Object.assign(given(5), { action: null, why: refusal });
    column.update(structuredClone(now));
    expect(take(5).getAttribute("aria-disabled")).toBe("true");
    point(5);
    expect(one(column.element, ".sw-combo-told .sw-cannot").textContent).toBe(refusal.text);
    take(5).click();
    expect(page.refuse).toHaveBeenCalledExactlyOnceWith(refusal);
    expect(page.play).not.toHaveBeenCalled();
  });

  it("is over in other phases, and when one looks back", () => {
    column.update({ ...structuredClone(now), phase: "conquest" });
    expect(column.element.querySelector(".sw-take, .sw-abilities, .sw-cannot")).toBeNull();
    expect(column.element.hasAttribute("data-picking")).toBe(false);
    column.update({ ...structuredClone(now), past: true });
    expect(column.element.querySelector(".sw-take")).toBeNull();
  });

  it("is no matter of a lesson that is over", () => {
    column.update({ ...structuredClone(now), result: true });
    expect(column.element.hasAttribute("data-picking")).toBe(false);
    expect(column.element.querySelector(".sw-take, .sw-abilities")).toBeNull();
  });
});

describe("the details of a card", () => {
  it("open on demand, by its button or a click on the card", () => {
    column.update({ ...structuredClone(now), phase: "conquest" });
    expect(more(1).getAttribute("aria-expanded")).toBe("false");
    expect(card(1).querySelector(".sw-ledger")).toBeNull();
    more(1).click();
    expect(more(1).getAttribute("aria-expanded")).toBe("true");
    const titles = [...card(1).querySelectorAll(".sw-ledger caption")].map((caption) => caption.textContent);
    expect(titles).toEqual([given(1).price.title, given(1).tokens.title]);
    expect(card(1).textContent).toContain(given(1).race_ability);
    one(card(1), ".sw-card-head").click();
    expect(card(1).querySelector(".sw-ledger")).toBeNull();
  });

  it("stay open when the combo moves up, and only there", () => {
    column.update({ ...structuredClone(now), phase: "conquest" });
    more(2).click();
    const next = { ...structuredClone(now), phase: "conquest" };
    next.column = next.column.slice(1).map((other) => ({ ...other, slot: other.slot - 1 }));
    column.update(next);
    expect(column.element.querySelectorAll("[data-slot]")).toHaveLength(5);
    expect(one(card(1), ".sw-race-name").textContent).toBe(given(2).race);
    expect(more(1).getAttribute("aria-expanded")).toBe("true");
    expect(more(2).getAttribute("aria-expanded")).toBe("false");
  });

  it("keep the focus on the button that opened them", () => {
    column.update({ ...structuredClone(now), phase: "conquest" });
    more(4).focus();
    more(4).click();
    expect(shadow.activeElement).toBe(more(4));
    expect(more(4).getAttribute("aria-expanded")).toBe("true");
  });

  it("put out the lights on the map when they are drawn anew", () => {
    given(0).tokens.lines = [{ amount: 3, text: "Three.", reference: "", applied: true, regions: [7] }];
    column.update({ ...structuredClone(now), phase: "conquest" });
    more(0).click();
    one(card(0), "[data-key^='ledger/']").dispatchEvent(new Event("pointerenter"));
    expect(page.highlight).toHaveBeenLastCalledWith([7]);
    column.update({ ...structuredClone(now), phase: "redeploy", column: now.column.map((each) => ({ ...each, coins: 9 })) });
    expect(page.highlight).toHaveBeenLastCalledWith([]);
  });
});

describe("an update", () => {
  it("touches only what changed", () => {
    const before = [0, 1].map((slot) => card(slot).firstElementChild);
    given(1).coins += 1;
    column.update(structuredClone(now));
    expect(card(0).firstElementChild).toBe(before[0]);
    expect(card(1).firstElementChild).not.toBe(before[1]);
  });

  it("lets combos that move up slide, new ones come in, and what stays rest", () => {
    expect(column.element.querySelector(".sw-moved, .sw-new")).toBeNull();
    const next = structuredClone(now);
    const [, taken] = next.column.splice(0, 2, /** @type {any} */ (next.column[0]));
    next.column = next.column.map((other, slot) => ({ ...other, slot }));
    next.column.push({ .../** @type {any} */ (taken), name: "Others", race: "Others", slot: 5 });
    column.update(next);
    const slides = [0, 1, 2, 3, 4, 5].map((slot) => one(card(slot), ".sw-card").className);
    expect(slides).toEqual(["sw-card", ...Array(4).fill("sw-card sw-moved"), "sw-card sw-new"]);
  });

  it("keeps the focus on the same button", () => {
    take(2).focus();
    given(2).coins += 1;
    column.update(structuredClone(now));
    expect(shadow.activeElement).toBe(take(2));
  });
});
