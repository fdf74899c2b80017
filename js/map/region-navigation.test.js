import { describe, expect, it } from "vitest";
import five from "../samples/five.json";
import pick from "../samples/pick.json";
import { isStep, step } from "./region-navigation.js";

/** @typedef {import("../types/snapshot").Place} Place */

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/**
 * @param {string} id
 * @param {number} x
 * @param {number} y
 * @returns {Place}
 */
const place = (id, x, y) => /** @type {any} */ ({ id, at: [x, y] });

const centre = place("centre", 50, 50);
const places = [
  centre,
  place("east", 90, 52),
  place("far east", 190, 50),
  place("north-east", 80, 25),
  place("south", 45, 120),
  place("askew", 40, 54),
];

/** @param {string} key */
const leads = (key) => step(places, centre, key).id;

describe("an arrow", () => {
  it("leads to the nearest place ahead", () => {
    expect(leads("ArrowRight")).toBe("east");
    expect(leads("ArrowDown")).toBe("south");
  });

  it("goes askew where nothing lies straight ahead", () => {
    expect(leads("ArrowUp")).toBe("north-east");
    expect(leads("ArrowLeft")).toBe("askew");
  });

  it("stays where nothing lies ahead", () => {
    const last = /** @type {Place} */ (places[2]);
    expect(step(places, last, "ArrowRight")).toBe(last);
  });

  it.each([["two players", pick], ["five players", five]])("comes everywhere on the map for %s", (_, sample) => {
    const map = /** @type {Place[]} */ (/** @type {unknown} */ (sample.scenery.places));
    for (const from of map) {
      const reached = new Set([from]);
      for (const here of reached) for (const key of ARROWS) reached.add(step(map, here, key));
      expect(reached.size).toBe(map.length);
    }
  });
});

describe("other keys", () => {
  it("lead to the first and the last place", () => {
    expect([leads("Home"), leads("End")]).toEqual(["centre", "askew"]);
  });

  it("lead through all places in order", () => {
    expect([leads("PageDown"), leads("PageUp")]).toEqual(["east", "centre"]);
    const last = /** @type {Place} */ (places.at(-1));
    expect(step(places, last, "PageDown")).toBe(last);
    expect(step(places, last, "PageUp").id).toBe("south");
  });

  it("do not lead anywhere", () => {
    expect([...ARROWS, "Home", "End", "PageUp", "PageDown"].every(isStep)).toBe(true);
    expect(["a", "Enter", "Tab", "toString"].some(isStep)).toBe(false);
    expect(leads("a")).toBe("centre");
  });
});
