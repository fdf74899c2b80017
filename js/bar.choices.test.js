// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { button, choice, flags, impossible, isPossible, offered, openBar, refusal, target, troops } from "./bar.testing.js";

/** @typedef {ReturnType<typeof openBar>} Open */

/** @type {Open["desk"]} */
let desk;
/** @type {Open["bar"]} */
let bar;
/** @type {Open["show"]} */
let show;

beforeEach(() => {
  ({ desk, bar, show } = openBar());
});

const main = () => [...bar.element.querySelectorAll(".sw-primary")].map((each) => each.textContent);

describe("the choices", () => {
  it("stand in the order in which they come, and play", () => {
    show({ choices: [choice("roll"), choice("stop"), impossible("decline")] });
    expect(offered(bar)).toEqual(["roll", "stop", "decline"]);
    button(bar.element, "stop").click();
    expect(desk.play.mock.calls).toEqual([[[{ do: "stop" }]]]);
  });

  it("do not move under the pointer, and hear a double click once", () => {
    show({ choices: [choice("roll"), choice("stop")] });
    show({ choices: [impossible("roll"), choice("stop")] });
    expect(offered(bar)).toEqual(["roll", "stop"]);
    button(bar.element, "stop").dispatchEvent(new MouseEvent("click", { detail: 2 }));
    expect(desk.play).not.toHaveBeenCalled();
    button(bar.element, "stop").dispatchEvent(new MouseEvent("click", { detail: 1 }));
    expect(desk.play).toHaveBeenCalledOnce();
  });

  it("say why they are not possible", () => {
    show({ choices: [impossible("decline")] });
    const decline = button(bar.element, "decline");
    expect(isPossible(decline)).toBe(false);
    expect(decline.disabled).toBe(false);
    expect(decline.title).toBe(refusal.text);
    decline.click();
    expect(desk.refuse).toHaveBeenCalledWith(refusal);
    expect(desk.play).not.toHaveBeenCalled();
  });

  it("show a die on the one that rolls it", () => {
    show({ choices: [choice("roll"), choice("stop")] });
    expect(button(bar.element, "roll").querySelectorAll(".sw-face circle")).toHaveLength(3);
    expect(button(bar.element, "stop").querySelector(".sw-face")).toBeNull();
  });

  it("have no main button while there is more to do", () => {
    show({ regions: [target], choices: [choice("stop")] });
    expect(main()).toEqual([]);
    show({ choices: [choice("stop"), choice("roll")] });
    expect(main()).toEqual([]);
    show({ choices: [choice("stop")], column: /** @type {any} */ ([{ action: { do: "pick" } }]) });
    expect(main()).toEqual([]);
  });

  it("have one when nothing else can be done", () => {
    show({ choices: [choice("stop"), impossible("decline")] });
    expect(main()).toEqual(["stop"]);
  });

  it("have the end of the turn as the main button at its last phases", () => {
    show({ phase: "after_scoring", choices: [choice("decline"), choice("end_turn")] });
    expect(main()).toEqual(["end_turn"]);
    show({ phase: "redeploy", choices: [impossible("end_turn")] });
    expect(main()).toEqual([]);
  });
});

describe("the end of the turn", () => {
  const redeployed = { do: "redeploy", race: "folk", tokens: { north: 3, south: 2, isle: 1 } };

  it("plays what was put down first", () => {
    const standing = troops({ now: { 0: 4, 1: 1, 2: 1 }, must: false });
    show({ phase: "redeploy", allocations: [standing, flags()], choices: [choice("end_turn")] });
    desk.draft.take("troops", 0);
    desk.draft.put("troops", 1);
    desk.draft.put("flags", 2);
    button(bar.element, "end_turn").click();
    const placed = { do: "place", marker: "flag", regions: { isle: 1 } };
    expect(desk.play.mock.calls).toEqual([[[redeployed, placed, { do: "end_turn" }]]]);
  });

  it("plays alone where nothing was moved", () => {
    show({ phase: "redeploy", allocations: [flags()], choices: [choice("end_turn")] });
    button(bar.element, "end_turn").click();
    expect(desk.play.mock.calls).toEqual([[[{ do: "end_turn" }]]]);
  });

  it("becomes possible when everything that must be is put down", () => {
    show({ phase: "redeploy", allocations: [troops(), flags()], choices: [impossible("end_turn")] });
    expect(isPossible(button(bar.element, "end_turn"))).toBe(false);
    button(bar.element, "end_turn").click();
    expect(desk.refuse).toHaveBeenLastCalledWith(refusal);

    desk.draft.put("troops", 1);
    expect(isPossible(button(bar.element, "end_turn"))).toBe(true);
    expect(main()).toEqual(["end_turn"]);
    button(bar.element, "end_turn").click();
    expect(desk.play.mock.calls).toEqual([[[redeployed, { do: "end_turn" }]]]);
  });

  it("stays impossible while another stack must still be put down", () => {
    const other = troops({ key: "others", action: { do: "redeploy", race: "others" } });
    show({ phase: "redeploy", allocations: [troops(), other], choices: [impossible("end_turn")] });
    desk.draft.put("troops", 1);
    expect(isPossible(button(bar.element, "end_turn"))).toBe(false);
  });

  it("stays impossible where nothing was moved and Python says no", () => {
    const standing = troops({ now: { 0: 4, 1: 1, 2: 1 } });
    show({ phase: "redeploy", allocations: [standing], choices: [impossible("end_turn")] });
    expect(isPossible(button(bar.element, "end_turn"))).toBe(false);
  });

  it("does not throw away a stack that is half put down", () => {
    const standing = troops({ now: { 0: 4, 1: 1, 2: 1 }, must: false });
    show({ phase: "redeploy", allocations: [standing], choices: [choice("end_turn")] });
    desk.draft.take("troops", 0);
    button(bar.element, "end_turn").click();
    expect(desk.play).not.toHaveBeenCalled();
    expect(desk.refuse).toHaveBeenLastCalledWith({ text: "[loose]", helps: ["[loose-help]"], place: "" });
    desk.draft.reset("troops");
    button(bar.element, "end_turn").click();
    expect(desk.play.mock.calls).toEqual([[[{ do: "end_turn" }]]]);
  });
});
