import { describe, expect, it } from "vitest";
import five from "../samples/five.json";
import pick from "../samples/pick.json";
import { isNavigationKey, nextRegion } from "./region-navigation.js";

/** @typedef {import("../types/scenery").MapRegion} MapRegion */

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/**
 * @param {string} id
 * @param {number} x
 * @param {number} y
 * @returns {MapRegion}
 */
const region = (id, x, y) => /** @type {any} */ ({ id, at: [x, y] });

const centre = region("centre", 50, 50);
const regions = [
  centre,
  region("east", 90, 52),
  region("far east", 190, 50),
  region("north-east", 80, 25),
  region("south", 45, 120),
  region("askew", 40, 54),
];

/** @param {string} key */
const leads = (key) => nextRegion(regions, centre, key).id;

describe("an arrow", () => {
  it("leads to the nearest region ahead", () => {
    expect(leads("ArrowRight")).toBe("east");
    expect(leads("ArrowDown")).toBe("south");
  });

  it("goes askew where nothing lies straight ahead", () => {
    expect(leads("ArrowUp")).toBe("north-east");
    expect(leads("ArrowLeft")).toBe("askew");
  });

  it("stays where nothing lies ahead", () => {
    const last = /** @type {MapRegion} */ (regions[2]);
    expect(nextRegion(regions, last, "ArrowRight")).toBe(last);
  });

  it.each([["two players", pick], ["five players", five]])("comes everywhere on the map for %s", (_, sample) => {
    const map = /** @type {MapRegion[]} */ (/** @type {unknown} */ (sample.scenery.places));
    for (const from of map) {
      const reached = new Set([from]);
      for (const here of reached) for (const key of ARROWS) reached.add(nextRegion(map, here, key));
      expect(reached.size).toBe(map.length);
    }
  });
});

describe("other keys", () => {
  it("lead to the first and the last region", () => {
    expect([leads("Home"), leads("End")]).toEqual(["centre", "askew"]);
  });

  it("lead through all regions in order", () => {
    expect([leads("PageDown"), leads("PageUp")]).toEqual(["east", "centre"]);
    const last = /** @type {MapRegion} */ (regions.at(-1));
    expect(nextRegion(regions, last, "PageDown")).toBe(last);
    expect(nextRegion(regions, last, "PageUp").id).toBe("south");
  });

  it("do not lead anywhere", () => {
    expect([...ARROWS, "Home", "End", "PageUp", "PageDown"].every(isNavigationKey)).toBe(true);
    expect(["a", "Enter", "Tab", "toString"].some(isNavigationKey)).toBe(false);
    expect(leads("a")).toBe("centre");
  });
});
