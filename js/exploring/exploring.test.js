// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { html } from "../parts/dom.js";
import { explore, inBranch } from "../testing/exploring.js";
import { button } from "../testing/find.js";
import { makePage } from "../testing/page.js";
import { NOT_EXPLORING, createExploring, createExploringButtons } from "./exploring.js";

/** @type {ReturnType<typeof makePage>} */
let page;

beforeEach(() => {
  page = makePage();
});

/** @type {string | undefined} */
let given;
const other = { updateExploring: vi.fn() };
const open = () => createExploring(page, /** @type {any} */ ({ get: () => given }), [other]);

describe("exploring", () => {
  it("shows nothing where Python says nothing about it", () => {
    given = undefined;
    const exploring = open();
    exploring.update();
    expect(exploring.panel.hidden).toBe(true);
    expect(other.updateExploring).toHaveBeenLastCalledWith(NOT_EXPLORING);
  });

  it("tells the other parts what Python says", () => {
    const next = inBranch(1);
    given = JSON.stringify(next);
    open().update();
    expect(other.updateExploring).toHaveBeenLastCalledWith(next);
  });

  it("changes the whole widget while a what-if is shown", () => {
    const [exploring, root] = [open(), html("div")];
    exploring.attach(root);
    given = JSON.stringify(inBranch(1));
    exploring.enter();
    expect([root.className, exploring.stamp.hidden]).toEqual(["sw-what-if", false]);
    given = JSON.stringify(explore());
    exploring.enter();
    expect([root.className, exploring.stamp.hidden]).toEqual(["", true]);
  });

  it("knows when Python went elsewhere, and when a what-if was left for that", () => {
    const exploring = open();
    given = JSON.stringify(explore());
    expect([exploring.hasMoved(), exploring.enter()]).toEqual([false, false]);
    given = JSON.stringify(inBranch(1));
    expect([exploring.hasMoved(), exploring.enter(), exploring.hasMoved()]).toEqual([true, false, false]);
    given = JSON.stringify(inBranch(1, { rows: [] }));
    expect([exploring.hasMoved(), exploring.enter()]).toEqual([false, false]);
    given = JSON.stringify(inBranch(2));
    expect([exploring.hasMoved(), exploring.enter()]).toEqual([true, true]);
  });
});

describe("the tools", () => {
  it("start a what-if, and ask for the best turn", () => {
    const { element } = createExploringButtons(page);
    button(element, "[what-if]").click();
    button(element, "[best-turn]").click();
    expect(page.ask.mock.calls.flat()).toEqual([{ type: "what_if", off: false }, { type: "best" }]);
  });

  it("say what else begins where", () => {
    const { element, update } = createExploringButtons(page);
    const said = () => button(element, "[what-if]").title;
    expect(said()).toBe("[what-if-help]");
    update(true);
    expect(said()).toBe("[what-if-again-help]");
    update(false);
    expect(said()).toBe("[what-if-help]");
  });

  it("are off where a lesson says so, and say why", () => {
    const { element, update } = createExploringButtons(page);
    update(false, { what_if: "Answer first.", best: "Find it yourself." });
    button(element, "[what-if]").click();
    button(element, "[best-turn]").click();
    expect(page.ask).not.toHaveBeenCalled();
    expect(page.refuse.mock.calls.map(([{ text }]) => text)).toEqual(["Answer first.", "Find it yourself."]);
    expect(button(element, "[best-turn]").getAttribute("aria-disabled")).toBe("true");
    update(false, { what_if: null, best: null });
    button(element, "[best-turn]").click();
    expect(page.ask).toHaveBeenCalledExactlyOnceWith({ type: "best" });
  });
});
