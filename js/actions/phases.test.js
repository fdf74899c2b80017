// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { texts } from "../testing/find.js";
import { makePage } from "../testing/page.js";
import { createPhases } from "./phases.js";

it.each([
  ["pick", ["[phase-pick]"]],
  ["start", ["[phase-conquer]"]],
  ["conquest", ["[phase-conquer]"]],
  ["redeploy", ["[phase-redeploy]"]],
  ["after_scoring", ["[phase-score]"]],
  ["withdraw", ["[phase-withdraw]"]],
  ["over", []],
])("the phase of the turn is marked: %s", (phase, marked) => {
  const phases = createPhases(makePage());
  phases.update("pick");
  phases.update(phase);
  expect(texts(phases.element, "li:not([hidden])")).toHaveLength(phase === "withdraw" ? 1 : 4);
  expect(texts(phases.element, "[aria-current=step]")).toEqual(marked);
});

it("who has a race from the beginning never picks one", () => {
  const phases = createPhases(makePage());
  phases.update("start", false);
  expect(texts(phases.element, "li:not([hidden])")).toEqual(["[phase-conquer]", "[phase-redeploy]", "[phase-score]"]);
  phases.update("start", true);
  expect(texts(phases.element, "li:not([hidden])")).toHaveLength(4);
});
