// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { button, enclose, isPossible, one } from "../testing/find.js";
import { makePage } from "../testing/page.js";
import { choice, flags, snapshot, troops } from "../testing/snapshots.js";
import { createAllocations } from "./allocations.js";

/** @type {ReturnType<typeof makePage>} */
let page;
/** @type {ReturnType<typeof createAllocations>} */
let allocations;
/** @type {ShadowRoot} */
let shadow;

beforeEach(() => {
  page = makePage();
  allocations = createAllocations(page);
  shadow = enclose(allocations.element);
});

/** @param {Partial<import("../types/snapshot").Snapshot>} more */
function show(more) {
  const shown = snapshot({ phase: "redeploy", ...more });
  page.deployment.update(shown.allocations);
  allocations.update(shown);
}

const chips = () => [...allocations.element.querySelectorAll("[role=radio]")];
/** @param {string} key */
const chip = (key) => one(allocations.element, `[data-key="chip:${key}"]`);
/** @param {string} key */
const press = (key) => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  shadow.activeElement?.dispatchEvent(event);
  return event;
};

describe("the stacks", () => {
  it("are there only while something is to be put down", () => {
    show({ allocations: [] });
    expect(allocations.element.hidden).toBe(true);
    show({ allocations: [troops()] });
    expect(allocations.element.hidden).toBe(false);
    show({ allocations: [troops()], past: true });
    expect(allocations.element.hidden).toBe(true);
  });

  it("are a choice of one, each with its name and number in hand", () => {
    show({ allocations: [troops(), flags()] });
    expect(one(allocations.element, "[role=radiogroup]").getAttribute("aria-label")).toBe("[allocations]");
    expect(chips().map((each) => each.textContent)).toEqual(["Folk[in-hand] 1", "Flags[in-hand] 2[allocations-optional]"]);
    expect(chips().map((each) => each.getAttribute("data-in-hand"))).toEqual(["1", "2"]);
    expect(chips().map((each) => each.getAttribute("aria-checked"))).toEqual(["true", "false"]);
    expect(chip("troops").querySelector("circle")).not.toBeNull();
  });

  it("say what the chosen piece does, where it is not a token", () => {
    const hint = () => one(allocations.element, ".sw-hint").textContent;
    show({ allocations: [troops(), flags({ about: "It <b>waves</b>." })] });
    expect(hint()).toBe(page.word("allocations-hint"));
    chip(flags().key).click();
    expect(hint()).toBe(`It <b>waves</b>. ${page.word("allocations-hint")}`);
    chip(troops().key).click();
    expect(hint()).toBe(page.word("allocations-hint"));
  });

  it("show names with markup as text", () => {
    show({ allocations: [troops({ label: "<b>Folk</b>", spreads: [{ label: "<i>x</i>", counts: {}, loses: null }] })] });
    expect(chip("troops").textContent).toContain("<b>Folk</b>");
    expect(allocations.element.querySelector(".sw-chip-name b, i")).toBeNull();
  });

  it("count along while pieces are put down and taken up", () => {
    show({ allocations: [troops()] });
    page.deployment.take("troops", 0);
    expect(chip("troops").dataset.inHand).toBe("2");
    page.deployment.put("troops", 1);
    page.deployment.put("troops", 2);
    expect(chip("troops").dataset.inHand).toBe("0");
    expect(one(chip("troops"), ".sw-chip-state").textContent).toBe("");
    expect(chip("troops").querySelector("[aria-label='[allocations-complete]']")).not.toBeNull();
  });

  it("say how many must be taken up where too many stand", () => {
    show({ allocations: [troops({ now: { 0: 6, 1: 1, 2: 1 } })] });
    expect(chip("troops").textContent).toBe("Folk[take-up] 2");
    expect(chip("troops").dataset.inHand).toBe("-2");
  });

  it("are chosen by a click", () => {
    show({ allocations: [troops(), flags()] });
    chip("flags").click();
    expect(page.deployment.chosen()?.key).toBe("flags");
    expect(chips().map((each) => each.getAttribute("aria-checked"))).toEqual(["false", "true"]);
  });

  it("are chosen with arrow keys, round the corner, and the focus goes along", () => {
    show({ allocations: [troops(), flags(), flags({ key: "more", label: "More" })] });
    expect(chips().map((each) => each.getAttribute("tabindex"))).toEqual(["0", "-1", "-1"]);
    chip("troops").focus();
    /** @type {[string, string][]} */
    const ways = [
      ["ArrowRight", "flags"],
      ["ArrowDown", "more"],
      ["ArrowRight", "troops"],
      ["ArrowLeft", "more"],
      ["ArrowUp", "flags"],
      ["Home", "troops"],
      ["End", "more"],
    ];
    for (const [key, then] of ways) {
      expect(press(key).defaultPrevented).toBe(true);
      expect(page.deployment.chosen()?.key).toBe(then);
      expect(shadow.activeElement).toBe(chip(then));
    }
    expect(chips().map((each) => each.getAttribute("tabindex"))).toEqual(["-1", "-1", "0"]);
    expect(press("x").defaultPrevented).toBe(false);
  });
});

describe("the chosen stack", () => {
  it("is spread by one click, which plays", () => {
    show({ allocations: [troops()] });
    button(allocations.element, "At the border").click();
    expect(page.play.mock.calls).toEqual([[[{ do: "redeploy", race: "folk", tokens: { west: 1, mid: 1, east: 4 } }]]]);
  });

  it("offers the spreads of that stack only", () => {
    show({ allocations: [troops(), flags({ spreads: [{ label: "All on the isle", counts: { 2: 1 }, loses: null }] })] });
    expect(() => button(allocations.element, "All on the isle")).toThrow();
    chip("flags").click();
    expect(() => button(allocations.element, "Evenly")).toThrow();
    expect(button(allocations.element, "All on the isle")).toBeTruthy();
  });

  it("says which regions a spread gives up", () => {
    show({ allocations: [troops({ spreads: [{ label: "Evenly", counts: { 0: 3, 1: 3 }, loses: "gives up East" }] })] });
    expect(button(allocations.element, "Evenly gives up East")).toBeTruthy();
  });

  it("marks the spread that it stands in, which plays nothing", () => {
    show({ allocations: [troops({ now: { 0: 2, 1: 2, 2: 2 } })] });
    const evenly = button(allocations.element, "Evenly");
    expect(evenly.getAttribute("aria-pressed")).toBe("true");
    expect(button(allocations.element, "At the border").getAttribute("aria-pressed")).toBe("false");
    evenly.click();
    expect(page.play).not.toHaveBeenCalled();
  });

  it("is put down by hand when all of it is on the map", () => {
    show({ allocations: [troops()] });
    expect(isPossible(button(allocations.element, "[put-down]"))).toBe(false);
    page.deployment.put("troops", 1);
    const put = button(allocations.element, "[put-down]");
    expect(isPossible(put)).toBe(true);
    put.click();
    expect(page.play.mock.calls).toEqual([[[{ do: "redeploy", race: "folk", tokens: { west: 3, mid: 2, east: 1 } }]]]);
  });

  it("says why it cannot be put down yet", () => {
    show({ allocations: [troops()] });
    button(allocations.element, "[put-down]").click();
    expect(page.refuse).toHaveBeenLastCalledWith({ text: "[loose]", helps: ["[loose-help]"], reference: "" });
    show({ allocations: [troops({ key: "again", now: { 0: 4, 1: 1, 2: 1 } })] });
    button(allocations.element, "[put-down]").click();
    expect(page.refuse).toHaveBeenLastCalledWith({ text: "[nothing-moved]", helps: [], reference: "" });
    expect(page.play).not.toHaveBeenCalled();
  });

  it("goes back to how it stands", () => {
    show({ allocations: [troops()] });
    button(allocations.element, "[as-it-stands]").click();
    expect(page.refuse).toHaveBeenLastCalledWith({ text: "[nothing-moved]", helps: [], reference: "" });
    page.deployment.put("troops", 1);
    const back = button(allocations.element, "[as-it-stands]");
    expect(isPossible(back)).toBe(true);
    back.focus();
    back.click();
    expect(chip("troops").dataset.inHand).toBe("1");
    expect(shadow.activeElement).toBe(button(allocations.element, "[as-it-stands]"));
  });

  it("has putting down as the main button, unless something else is", () => {
    const fled = [troops({ action: { do: "withdraw" }, least: 0, low: 1, high: 1, now: {} })];
    show({ phase: "withdraw", allocations: fled });
    expect(button(allocations.element, "[put-down]").classList.contains("sw-primary")).toBe(false);
    page.deployment.put("troops", 2);
    expect(button(allocations.element, "[put-down]").classList.contains("sw-primary")).toBe(true);
    button(allocations.element, "[put-down]").click();
    expect(page.play.mock.calls).toEqual([[[{ do: "withdraw", tokens: { east: 1 } }]]]);
    show({ allocations: fled, choices: [choice("end", { action: null, main: true })] });
    expect(isPossible(button(allocations.element, "[put-down]"))).toBe(true);
    expect(button(allocations.element, "[put-down]").classList.contains("sw-primary")).toBe(false);
  });
});
