// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { one, texts } from "../testing/find.js";
import { MARKUP, makePage } from "../testing/page.js";
import { told } from "../testing/snapshots.js";
import { drawToldMarker } from "./told-marker.js";

const ALL = { label: "Ring.", about: "It binds.", now: "It serves you." };

function open(/** @type {boolean} */ opened) {
  const page = makePage();
  page.scenery.details["marker/flag"] = "Not in decline.";
  /** @type {boolean[]} */
  const toggled = [];
  const drawn = drawToldMarker(page, told(ALL), { key: "ring", open: opened, onToggle: (open) => toggled.push(open) });
  return { drawn, toggled, button: one(drawn, "button"), inFull: one(drawn, ".sw-told-in-full") };
}

describe("a marker of a region", () => {
  it("says what it does and whom it serves, and in full when it is asked", () => {
    const { drawn, toggled, button, inFull } = open(false);
    expect(texts(drawn, "p:not([hidden])")).toEqual(["It binds.", "It serves you."]);
    expect(button.getAttribute("aria-expanded")).toBe("false");
    button.click();
    expect(button.getAttribute("aria-expanded")).toBe("true");
    expect([inFull.hidden, inFull.textContent]).toEqual([false, "Not in decline. Rulebook, Flags"]);
    button.click();
    expect(inFull.hidden).toBe(true);
    expect(toggled).toEqual([true, false]);
  });

  it("is open where the last one was", () => {
    expect(open(true).inFull.hidden).toBe(false);
  });

  it("is told in full where nothing can be pressed, and as text", () => {
    const drawn = drawToldMarker(makePage(), told({ label: MARKUP }));
    expect(drawn.querySelector("button, img")).toBeNull();
    expect(texts(drawn, "p")).toEqual([MARKUP, "It is told.", "Rulebook, Flags"]);
  });
});
