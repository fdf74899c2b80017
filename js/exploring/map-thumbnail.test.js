// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { column } from "../testing/exploring.js";
import { makeScenery } from "../testing/page.js";
import { createMapThumbnail } from "./map-thumbnail.js";

const scenery = makeScenery();
const game = column("The game", [0, -1, 1, -1]);

/** @type {ReturnType<typeof createMapThumbnail>} */
let thumbnail;

beforeEach(() => {
  thumbnail = createMapThumbnail(scenery);
});

const outline = (/** @type {number} */ region) => scenery.places[region]?.outline;
const held = () => [...thumbnail.element.querySelectorAll("[data-held]")].map((each) => [each.getAttribute("d"), each.getAttribute("fill")]);
const differs = () => thumbnail.element.getAttribute("data-differs");

describe("a thumbnail of the map", () => {
  it("shows who holds what", () => {
    thumbnail.update(game, game);
    expect(held()).toEqual([[outline(0), "#a00"], [outline(2), "#00a"]]);
    expect(differs()).toBe("0");
    expect(thumbnail.element.querySelector(".sw-thumbnail-differs")).toBeNull();
  });

  it("marks what is not as in the game", () => {
    thumbnail.update(column("", [0, -1, 0, 0]), game);
    expect(held()).toEqual([[outline(0), "#a00"], [outline(2), "#a00"], [outline(3), "#a00"]]);
    expect(differs()).toBe("2");
    expect(thumbnail.element.querySelector(".sw-thumbnail-differs")?.getAttribute("d")).toBe(`${outline(2)}${outline(3)}`);
  });

  it("tells races in decline apart, and that they differ", () => {
    thumbnail.update(game, game);
    expect(thumbnail.element.querySelectorAll("[data-declined]")).toHaveLength(0);
    thumbnail.update({ ...game, declined: [true, false, false, false] }, game);
    expect(thumbnail.element.querySelectorAll("[data-declined]")).toHaveLength(1);
    expect(differs()).toBe("1");
  });

  it("follows what is played in both", () => {
    const later = column("", [0, 0, 1, -1]);
    thumbnail.update(later, game);
    expect(differs()).toBe("1");
    thumbnail.update(later, later);
    expect(held()).toHaveLength(3);
    expect(differs()).toBe("0");
  });
});
