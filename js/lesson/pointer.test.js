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

describe("the pointer of a lesson", () => {
  it("has a ring round each region, and nothing that could lie over a name", () => {
    pointer.point([0, 2]);
    expect([...pointer.element.querySelectorAll(".sw-ring")].map((ring) => ring.getAttribute("d"))).toEqual([0, 2].map((n) => scenery.places[n]?.outline));
    expect(pointer.element.querySelectorAll(":not(.sw-ring, .sw-ring-under)")).toHaveLength(0);
  });

  it("points at nothing any more, and at no region that is not there", () => {
    pointer.point([0]);
    pointer.point([9]);
    expect(pointer.element.childElementCount).toBe(0);
  });
});
