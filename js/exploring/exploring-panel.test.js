// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { html } from "../parts/dom.js";
import { column, explore, inBranch } from "../testing/exploring.js";
import { one } from "../testing/find.js";
import { makePage } from "../testing/page.js";
import { createExploringPanel } from "./exploring-panel.js";

/** @type {ReturnType<typeof makePage>} */
let page;
/** @type {HTMLElement} */
let root;
/** @type {ReturnType<typeof createExploringPanel>} */
let exploringPanel;

beforeEach(() => {
  page = makePage();
  root = html("div", {}, html("div", { class: "sw-exploring", hidden: true }));
  document.body.replaceChildren(root);
  exploringPanel = createExploringPanel(page, root);
});

const alone = { columns: [column("The game", [])] };

describe("the panel of exploring", () => {
  it.each([
    ["only the game", true, explore(alone)],
    ["advice", false, explore({ ...alone, advice: { sentence: "9 coins.", lines: [] } })],
    ["branches", false, inBranch(1)],
  ])("shows as soon as there is something in it: %s", (_, hidden, next) => {
    exploringPanel.update(next);
    expect(one(root, ".sw-exploring").hidden).toBe(hidden);
  });

  it("has the branches side by side, and goes to one by a click", () => {
    exploringPanel.update(inBranch(1));
    expect(one(root, ".sw-branch-comparison").hidden).toBe(false);
    one(root, "[data-key='branch/0']").click();
    expect(page.ask).toHaveBeenCalledExactlyOnceWith({ type: "show", column: 0 });
  });
});

describe("the comparison over the whole stage", () => {
  const isLarge = () => [one(root, ".sw-branch-comparison").dataset.large !== undefined, one(root, "[data-key='comparison/large']").textContent];

  it("is opened and closed by its button, and stays while another branch is shown", () => {
    exploringPanel.update(inBranch(1));
    expect(isLarge()).toEqual([false, "[comparison-large]"]);
    one(root, "[data-key='comparison/large']").click();
    expect(isLarge()).toEqual([true, "[comparison-small]"]);
    exploringPanel.update(inBranch(2));
    expect(isLarge()).toEqual([true, "[comparison-small]"]);
    one(root, "[data-key='comparison/large']").click();
    expect(isLarge()).toEqual([false, "[comparison-large]"]);
  });

  it("is left by Escape, which leaves nothing else then", () => {
    exploringPanel.update(inBranch(1));
    one(root, "[data-key='comparison/large']").click();
    const event = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
    one(root, "[data-key='branch/1']").dispatchEvent(event);
    expect([...isLarge(), event.defaultPrevented]).toEqual([false, "[comparison-large]", true]);
  });

  it("is over where the comparison is folded", () => {
    exploringPanel.update(inBranch(1));
    one(root, "[data-key='comparison/large']").click();
    one(root, "[data-key='comparison']").click();
    expect(one(root, ".sw-branch-comparison").dataset.large).toBeUndefined();
    expect(root.querySelector("[data-key='comparison/large']")).toBeNull();
  });
});
