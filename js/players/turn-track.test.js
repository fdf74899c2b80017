// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { one } from "../testing/find.js";
import { MARKUP, makePage } from "../testing/page.js";
import { snapshot } from "../testing/snapshots.js";
import { createTurnTrack } from "./turn-track.js";

/** @type {ReturnType<typeof createTurnTrack>} */
let turnTrack;

beforeEach(() => {
  turnTrack = createTurnTrack(makePage());
  document.body.replaceChildren(turnTrack.element);
});

/** @param {number} turn @param {number} turns @param {string} [label] */
const show = (turn, turns, label = `Turn ${turn} of ${turns}.`) =>
  turnTrack.update(snapshot({ turn, turns, turn_label: label }));

const steps = () => [...turnTrack.element.querySelectorAll("[data-turn]")];

describe("the turn turnTrack", () => {
  it.each([1, 8, 10, 20])("has a step for each of %i turns, and a name", (turns) => {
    show(1, turns);
    expect(steps().map((step) => step.textContent)).toEqual(Array.from({ length: turns }, (_, index) => String(index + 1)));
    expect(one(turnTrack.element, "ol").getAttribute("aria-label")).toBe(`Turn 1 of ${turns}.`);
  });

  it("has one crown, which stands on the current step", () => {
    for (const turn of [1, 3, 10, 2]) {
      show(turn, 10);
      expect(one(turnTrack.element, '[aria-current="step"]').dataset.turn).toBe(String(turn));
      expect(one(turnTrack.element, ".sw-crown").closest("[data-turn]")).toBe(steps()[turn - 1]);
      expect(turnTrack.element.querySelectorAll(".sw-played")).toHaveLength(turn - 1);
    }
  });

  it("grows and shrinks with another game", () => {
    show(9, 9);
    show(2, 4);
    expect(steps()).toHaveLength(4);
    expect(one(turnTrack.element, ".sw-crown").closest("[data-turn]")).toBe(steps()[1]);
    show(5, 6);
    expect(steps()).toHaveLength(6);
    expect(turnTrack.element.querySelectorAll(".sw-played")).toHaveLength(4);
  });

  it("leaves the steps alone where nothing changed", () => {
    show(2, 10);
    const crown = one(turnTrack.element, ".sw-crown");
    const before = steps();
    show(2, 10);
    expect(steps()).toEqual(before);
    expect(one(turnTrack.element, ".sw-crown")).toBe(crown);
  });

  it("shows its label as text", () => {
    show(1, 2, MARKUP);
    expect(document.querySelector("img")).toBeNull();
    expect(one(turnTrack.element, ".sw-turn-track-label").textContent).toBe(MARKUP);
  });
});
