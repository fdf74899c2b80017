// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { offered, openActionBar } from "../testing/action-bar.js";
import { button, isPossible } from "../testing/find.js";
import { TOO_LATE, choice, flags, impossible, troops } from "../testing/snapshots.js";

/** @typedef {ReturnType<typeof openActionBar>} Open */

/** @type {Open["page"]} */
let page;
/** @type {Open["actionBar"]} */
let actionBar;
/** @type {Open["show"]} */
let show;

beforeEach(() => {
  ({ page, actionBar, show } = openActionBar());
});

const main = () => [...actionBar.element.querySelectorAll(".sw-primary")].map((each) => each.textContent);

describe("the choices", () => {
  it("stand in the order in which they come, and play", () => {
    show({ choices: [choice("roll"), choice("stop"), impossible("decline")] });
    expect(offered(actionBar)).toEqual(["roll", "stop", "decline"]);
    button(actionBar.element, "stop").click();
    expect(page.play.mock.calls).toEqual([[[{ do: "stop" }]]]);
  });

  it("do not move under the pointer", () => {
    show({ choices: [choice("roll"), choice("stop")] });
    show({ choices: [impossible("roll"), choice("stop")] });
    expect(offered(actionBar)).toEqual(["roll", "stop"]);
  });

  it("say why they are not possible", () => {
    show({ choices: [impossible("decline")] });
    const decline = button(actionBar.element, "decline");
    expect(isPossible(decline)).toBe(false);
    expect(decline.disabled).toBe(false);
    expect(decline.title).toBe(TOO_LATE.text);
    decline.click();
    expect(page.refuse).toHaveBeenCalledWith(TOO_LATE);
    expect(page.play).not.toHaveBeenCalled();
  });

  it("show a die on the one that rolls it", () => {
    show({ choices: [choice("roll"), choice("stop")] });
    expect(button(actionBar.element, "roll").querySelectorAll(".sw-face circle")).toHaveLength(3);
    expect(button(actionBar.element, "stop").querySelector(".sw-face")).toBeNull();
  });

  it("have the main button that Python names, once it is possible", () => {
    show({ choices: [choice("stop"), choice("roll")] });
    expect(main()).toEqual([]);
    show({ choices: [choice("stop", { main: true }), choice("roll")] });
    expect(main()).toEqual(["stop"]);
    show({ choices: [impossible("stop", { main: true }), choice("roll")] });
    expect(main()).toEqual([]);
  });
});

describe("the choice that ends putting down", () => {
  const settled = { do: "end_turn" };
  const end = choice("end_turn", { action: settled, settled, main: true });
  const wait = impossible("end_turn", { settled, main: true });
  const redeployed = { do: "redeploy", race: "folk", tokens: { west: 3, mid: 2, east: 1 } };

  it("plays what was put down first", () => {
    const standing = troops({ now: { 0: 4, 1: 1, 2: 1 }, must: false });
    show({ phase: "redeploy", allocations: [standing, flags()], choices: [end] });
    page.deployment.take("troops", 0);
    page.deployment.put("troops", 1);
    page.deployment.put("flags", 2);
    button(actionBar.element, "end_turn").click();
    const placed = { do: "place", marker: "flag", regions: { east: 1 } };
    expect(page.play.mock.calls).toEqual([[[redeployed, placed, { do: "end_turn" }]]]);
  });

  it("plays alone where nothing was moved", () => {
    show({ phase: "redeploy", allocations: [flags()], choices: [end] });
    button(actionBar.element, "end_turn").click();
    expect(page.play.mock.calls).toEqual([[[{ do: "end_turn" }]]]);
  });

  it("becomes possible when everything that must be is put down", () => {
    show({ phase: "redeploy", allocations: [troops(), flags()], choices: [wait] });
    expect(isPossible(button(actionBar.element, "end_turn"))).toBe(false);
    button(actionBar.element, "end_turn").click();
    expect(page.refuse).toHaveBeenLastCalledWith(TOO_LATE);

    page.deployment.put("troops", 1);
    expect(isPossible(button(actionBar.element, "end_turn"))).toBe(true);
    expect(main()).toEqual(["end_turn"]);
    button(actionBar.element, "end_turn").click();
    expect(page.play.mock.calls).toEqual([[[redeployed, { do: "end_turn" }]]]);
  });

  it("stays impossible while another stack must still be put down", () => {
    const other = troops({ key: "others", action: { do: "redeploy", race: "others" } });
    show({ phase: "redeploy", allocations: [troops(), other], choices: [wait] });
    page.deployment.put("troops", 1);
    expect(isPossible(button(actionBar.element, "end_turn"))).toBe(false);
  });

  it("stays impossible where that does not depend on what is put down", () => {
    show({ phase: "redeploy", allocations: [troops()], choices: [impossible("end_turn", { main: true })] });
    page.deployment.put("troops", 1);
    expect(isPossible(button(actionBar.element, "end_turn"))).toBe(false);
  });

  it("leaves other choices alone", () => {
    show({ phase: "redeploy", allocations: [flags()], choices: [end, choice("decline")] });
    page.deployment.put("flags", 2);
    button(actionBar.element, "decline").click();
    expect(page.play.mock.calls).toEqual([[[{ do: "decline" }]]]);
  });

  it("does not throw away a stack that is half put down", () => {
    const standing = troops({ now: { 0: 4, 1: 1, 2: 1 }, must: false });
    show({ phase: "redeploy", allocations: [standing], choices: [end] });
    page.deployment.take("troops", 0);
    button(actionBar.element, "end_turn").click();
    expect(page.play).not.toHaveBeenCalled();
    expect(page.refuse).toHaveBeenLastCalledWith({ text: "[loose]", helps: ["[loose-help]"], reference: "" });
    page.deployment.reset("troops");
    button(actionBar.element, "end_turn").click();
    expect(page.play.mock.calls).toEqual([[[{ do: "end_turn" }]]]);
  });
});
