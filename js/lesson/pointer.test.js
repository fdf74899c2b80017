// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { makePage, makeScenery } from "../testing/page.js";
import five from "../samples/five.json";
import { createPointer, placeArrow } from "./pointer.js";

/** @type {ReturnType<typeof createPointer>} */
let pointer;
const scenery = makeScenery();

beforeEach(() => {
  pointer = createPointer(makePage({ scenery }));
});

const arrows = () => [...pointer.element.querySelectorAll(".sw-arrow")].map((arrow) => arrow.parentElement?.getAttribute("transform"));

describe("the pointer of a lesson", () => {
  it("has a ring and an arrow for each region, above what stands there", () => {
    pointer.point([0, 2]);
    expect([...pointer.element.querySelectorAll(".sw-ring")].map((ring) => ring.getAttribute("d"))).toEqual([0, 2].map((n) => scenery.places[n]?.outline));
    expect(arrows()).toEqual(["translate(125.0 204.0) rotate(0)", "translate(625.0 204.0) rotate(0)"]);
  });

  it("does not come from above where there is no room", () => {
    const [first, ...others] = scenery.places;
    const high = { ...scenery, places: [{ .../** @type {any} */ (first), at: [125, 60] }, ...others] };
    pointer = createPointer(makePage({ scenery: high }));
    pointer.point([0]);
    expect(arrows()).toEqual([expect.stringMatching(/rotate\((?!0\))/)]);
  });

  it("comes from where it hides no name, and goes round a neighbour above", () => {
    const [first, second, ...others] = scenery.places;
    const at = [first?.at[0], (first?.at[1] ?? 0) - 100];
    const crowded = /** @type {any} */ ({ ...scenery, places: [first, { ...second, at }, ...others] });
    expect(placeArrow(scenery, /** @type {any} */ (first)).turn).toBe(0);
    const { turn, hides } = placeArrow(crowded, /** @type {any} */ (first));
    expect(turn).not.toBe(0);
    expect(hides).toBe(0);
  });

  it("hides little of what is written even on the map of 48 regions", () => {
    const map = /** @type {any} */ (five).scenery;
    const hiding = map.places.filter((/** @type {any} */ region) => placeArrow(map, region).hides > 2);
    expect(map.places.length).toBe(48);
    expect(hiding.length).toBeLessThan(5);
  });

  it("points at nothing any more, and at no region that is not there", () => {
    pointer.point([0]);
    pointer.point([9]);
    expect(pointer.element.childElementCount).toBe(0);
  });
});
