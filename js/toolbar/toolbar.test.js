// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { explore, inBranch } from "../testing/exploring.js";
import { makePage } from "../testing/page.js";
import { createToolbar } from "./toolbar.js";

/** @type {ReturnType<typeof makePage>} */
let page;
/** @type {ReturnType<typeof createToolbar>} */
let toolbar;
const opened = vi.fn();

beforeEach(() => {
  document.body.replaceChildren();
  page = makePage();
  toolbar = createToolbar(page, opened);
  document.body.append(toolbar.element, toolbar.code);
});

/**
 * @param {string | null} code
 * @returns {any}
 */
const snapshot = (code) => ({ story: code === null ? null : { title: "", player: 0, events: [], code, die: null } });

/** @param {string} selector */
const find = (selector) => /** @type {HTMLElement} */ (document.body.querySelector(selector));

/** @param {HTMLElement} element */
const visible = (element) => element.closest("[hidden]") === null;

const lenses = () => [.../** @type {NodeListOf<HTMLInputElement>} */ (toolbar.element.querySelectorAll("input"))];

describe("goggles", () => {
  it("are one group of named choices, and off at first", () => {
    expect(find("[role=radiogroup]").getAttribute("aria-label")).toBe("[goggles]");
    expect(lenses().map((lens) => lens.closest("label")?.textContent)).toEqual([
      "[goggles-none]", "[goggles-costs]", "[goggles-incomes]", "[goggles-defences]",
    ]);
    expect(lenses().filter((lens) => lens.checked).map((lens) => lens.value)).toEqual(["none"]);
  });

  it("begin with those that are on already", () => {
    const other = createToolbar(makePage({ goggles: () => "incomes" }), opened);
    expect(/** @type {HTMLInputElement} */ (other.element.querySelector("input:checked")).value).toBe("incomes");
  });

  it("are put on by choosing them", () => {
    for (const lens of lenses().reverse()) lens.click();
    expect(page.setGoggles.mock.calls.flat()).toEqual(["defences", "incomes", "costs", "none"]);
  });

  it("of two views of a game do not disturb each other", () => {
    const other = createToolbar(page, opened);
    document.body.append(other.element);
    lenses()[1]?.click();
    expect(/** @type {HTMLInputElement} */ (other.element.querySelector("input")).checked).toBe(true);
  });
});

describe("the code", () => {
  beforeEach(() => {
    toolbar.update(snapshot("game.play('<b>conquer</b>')\ngame.play('stop')"));
  });

  it("is opened and closed by its button", () => {
    expect(visible(find("pre"))).toBe(false);
    find(".sw-show-code").click();
    expect(find(".sw-show-code").getAttribute("aria-expanded")).toBe("true");
    expect(page.showIds).toHaveBeenLastCalledWith(true);
    expect(opened).toHaveBeenCalled();
    expect(visible(find("pre"))).toBe(true);
    expect(find("pre").textContent).toBe("game.play('<b>conquer</b>')\ngame.play('stop')");
    expect(find("pre b")).toBeNull();
    find(".sw-show-code").click();
    expect(visible(find("pre"))).toBe(false);
  });

  it("says whose game it speaks of", () => {
    find(".sw-show-code").click();
    expect(find(".sw-which-game").textContent).toBe("[code-game]");
    toolbar.updateExploring(inBranch(1));
    expect(find(".sw-which-game").textContent).toBe("[code-branch]");
    toolbar.updateExploring(explore());
    expect(find(".sw-which-game").textContent).toBe("[code-game]");
  });

  it("has a word for the beginning", () => {
    find(".sw-show-code").click();
    toolbar.update(snapshot(null));
    expect([visible(find("pre")), visible(find(".sw-quiet-text"))]).toEqual([false, true]);
    toolbar.update(snapshot("game.play('stop')"));
    expect([visible(find("pre")), visible(find(".sw-quiet-text"))]).toEqual([true, false]);
  });

  it("is copied, and that is said until there is other code", async () => {
    const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    find(".sw-copy").click();
    await vi.waitFor(() => expect(find("[role=status]").textContent).toBe("[copied]"));
    expect(writeText).toHaveBeenCalledWith("game.play('<b>conquer</b>')\ngame.play('stop')");
    toolbar.update(snapshot("game.play('stop')"));
    expect(find("[role=status]").textContent).toBe("");
  });

  it("is selected where there is no clipboard", async () => {
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    find(".sw-copy").click();
    await vi.waitFor(() => expect(find("[role=status]").textContent).toBe("[selected]"));
    expect(document.getSelection()?.toString()).toContain("conquer");
  });
});
