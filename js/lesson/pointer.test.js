// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { makePage, makeScenery } from "../testing/page.js";
import { createPointer } from "./pointer.js";

/** @type {ReturnType<typeof createPointer>} */
let pointer;
const scenery = makeScenery();

beforeEach(() => {
  pointer = createPointer(makePage({ scenery }));
});

const arrows = () => [...pointer.element.querySelectorAll(".sw-arrow")].map((arrow) => arrow.parentElement?.getAttribute("transform"));

describe("the pointer of a lesson", () => {
  it("has a ring and an arrow for each region, above its middle", () => {
    pointer.point([0, 2]);
    expect([...pointer.element.querySelectorAll(".sw-ring")].map((ring) => ring.getAttribute("d"))).toEqual([0, 2].map((n) => scenery.places[n]?.outline));
    expect(arrows()).toEqual(["translate(125 210)", "translate(625 210)"]);
  });

  it("comes from below where there is no room above", () => {
    const [first, ...others] = scenery.places;
    const high = { ...scenery, places: [{ .../** @type {any} */ (first), at: [125, 60] }, ...others] };
    pointer = createPointer(makePage({ scenery: high }));
    pointer.point([0]);
    expect(arrows()).toEqual(["translate(125 100) scale(1 -1)"]);
  });

  it("points at nothing any more, and at no region that is not there", () => {
    pointer.point([0]);
    pointer.point([9]);
    expect(pointer.element.childElementCount).toBe(0);
  });
});
