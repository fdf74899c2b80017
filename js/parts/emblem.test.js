// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { MARKUP, makeScenery } from "../testing/page.js";
import { drawEmblem, drawInlineEmblem } from "./emblem.js";

const scenery = makeScenery();

describe("an emblem", () => {
  it("is the picture of its key", () => {
    expect(drawEmblem(scenery, "race/folk").querySelector("circle")?.getAttribute("r")).toBe("9");
  });

  it("is the first letters of the name where there is no picture", () => {
    expect(drawEmblem(scenery, "race/other", "Others").textContent).toBe("Ot");
    expect(drawEmblem(scenery, "race/other").textContent).toBe("ot");
  });

  it("takes no name for markup", () => {
    const drawn = drawEmblem(scenery, "race/other", MARKUP);
    expect(drawn.textContent).toBe("<i");
    expect(drawn.children).toHaveLength(0);
  });

  it("stands among words as a picture that is not read out", () => {
    const drawn = drawInlineEmblem(scenery, "sw-small-emblem", "race/folk");
    expect(drawn.getAttribute("class")).toBe("sw-emblem sw-small-emblem");
    expect(drawn.getAttribute("aria-hidden")).toBe("true");
    expect(drawn.querySelector("circle")).not.toBeNull();
  });
});
