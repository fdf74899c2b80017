// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { texts } from "../testing/find.js";
import { MARKUP, makePage } from "../testing/page.js";
import { drawCombo } from "./combo.js";

const page = makePage();
const pair = { name: "Merry Folk", race: "Folk", power: "Merry", race_emblem: "race/folk", power_emblem: "power/merry" };

describe("a combo", () => {
  it("is read as its name is written: the power before the race", () => {
    expect(texts(drawCombo(page, pair), ".sw-power-name, .sw-race-name")).toEqual(["Merry", "Folk"]);
    expect(drawCombo(page, pair).textContent).toContain("Merry Folk");
    expect(drawCombo(page, { ...pair, name: "Merryfolk" }).textContent).toContain("MerryFolk");
  });

  it("is a banner alone where the race has no power", () => {
    const drawn = drawCombo(page, { ...pair, name: "Folk", power: null, power_emblem: null });
    expect(drawn.querySelector(".sw-combo-badge")).toBeNull();
    expect(drawn.classList.contains("sw-combo-without-power")).toBe(true);
  });

  it("takes no name for markup", () => {
    const drawn = drawCombo(page, { ...pair, race: MARKUP, power: MARKUP });
    expect(drawn.querySelector("img")).toBeNull();
    expect(texts(drawn, ".sw-power-name, .sw-race-name")).toEqual([MARKUP, MARKUP]);
  });
});
