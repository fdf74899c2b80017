// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { html } from "./dom.js";
import { column, explore, exploringDesk, inBranch } from "./explore.testing.js";
import { NOTHING, createAsking, createExploring } from "./exploring.js";
import { button, one } from "./testing.js";

/** @type {ReturnType<typeof exploringDesk>} */
let desk;

beforeEach(() => {
  desk = exploringDesk();
});

describe("exploring", () => {
  const advice = { sentence: "9 coins.", lines: [] };

  it("shows nothing where Python says nothing about it", () => {
    const exploring = createExploring(desk);
    exploring.update(NOTHING);
    expect([exploring.panel.hidden, exploring.stamp.hidden]).toEqual([true, true]);
  });

  it("has a panel as soon as there is a branch or advice", () => {
    const exploring = createExploring(desk);
    const alone = { columns: [column("The game", [])] };
    exploring.update(explore(alone));
    expect(exploring.panel.hidden).toBe(true);
    exploring.update(explore({ ...alone, advice }));
    expect(exploring.panel.hidden).toBe(false);
    exploring.update(inBranch(1));
    expect([exploring.panel.hidden, exploring.stamp.hidden]).toEqual([false, false]);
  });
});

describe("the panel", () => {
  /** @type {((width: number) => void)} */
  let resize;

  beforeEach(() => {
    class Observer {
      /** @param {(entries: any[]) => void} listener */
      constructor(listener) {
        resize = (width) => listener([{ contentRect: { width } }]);
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal("ResizeObserver", Observer);
  });
  afterEach(() => vi.unstubAllGlobals());

  it("lies beside the map where there is room, else after it", () => {
    const exploring = createExploring(desk);
    const [left, side] = [html("div"), html("div", {}, html("p"))];
    const root = html("div", {}, left, html("div"), side);
    exploring.lie(root, side, left);
    expect(left.nextElementSibling).toBe(exploring.panel);
    resize(1200);
    expect(side.firstElementChild).toBe(exploring.panel);
    resize(600);
    expect(left.nextElementSibling).toBe(exploring.panel);
  });
});

describe("the tools", () => {
  it("start a what-if, and ask for the best turn", () => {
    const element = createAsking(desk);
    button(element, "[what-if]").click();
    button(element, "[best-turn]").click();
    expect(desk.ask.mock.calls.flat()).toEqual([{ type: "what_if" }, { type: "best" }]);
    expect(one(element, "[title='[what-if-help]']")).toBe(button(element, "[what-if]"));
  });
});
