// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { explore, inBranch } from "../testing/exploring.js";
import { button, enclose, isPossible, one, texts } from "../testing/find.js";
import { MARKUP, makePage } from "../testing/page.js";
import { createWhatIfBanner } from "./what-if-banner.js";

/** @type {ReturnType<typeof makePage>} */
let page;
/** @type {ReturnType<typeof createWhatIfBanner>} */
let whatIf;
/** @type {ShadowRoot} */
let shadow;

beforeEach(() => {
  page = makePage();
  whatIf = createWhatIfBanner(page);
  shadow = enclose(whatIf.element);
  whatIf.enter(null);
  whatIf.update(explore());
});

const banner = () => one(whatIf.element, ".sw-what-if-banner");
const name = () => /** @type {HTMLInputElement} */ (one(whatIf.element, "input"));
const heard = () => one(whatIf.element, "[role=status]");

/** @param {string} value */
function write(value) {
  name().value = value;
  name().dispatchEvent(new Event("change"));
}

/**
 * @param {number} column
 * @param {Parameters<typeof inBranch>[1]} [more]
 */
function enter(column, more) {
  const next = inBranch(column, more);
  whatIf.enter(next.columns[column]?.name ?? null);
  whatIf.update(next);
}

describe("what-if mode", () => {
  it("is not on in the game", () => {
    expect([banner().hidden, whatIf.stamp.hidden, heard().textContent]).toEqual([true, true, ""]);
  });

  it("says what is shown, above everything and on the map", () => {
    whatIf.enter("What if 1");
    expect([banner().hidden, whatIf.stamp.hidden]).toEqual([false, false]);
    expect(banner().textContent).toContain("[what-if-tag]");
    expect(banner().textContent).toContain("[what-if-sentence]");
    expect(name().value).toBe("What if 1");
    expect(whatIf.stamp.textContent).toBe("[what-if-tag]");
  });

  it("is heard when it begins, when it goes to another branch, and when it ends", () => {
    whatIf.enter("What if 1");
    expect(heard().textContent).toBe("[what-if-tag]: What if 1. [what-if-sentence]");
    whatIf.enter("North");
    expect(heard().textContent).toBe("[what-if-tag]: North. [what-if-sentence]");
    whatIf.enter(null);
    expect(heard().textContent).toBe("[what-if-left]");
    expect([banner().hidden, whatIf.stamp.hidden]).toEqual([true, true]);
  });

  it("is not heard again at every step", () => {
    whatIf.enter("What if 1");
    heard().textContent = "";
    whatIf.enter("What if 1");
    expect(heard().textContent).toBe("");
  });
});

describe("the banner", () => {
  it("leads back with its first button", () => {
    enter(1);
    expect(texts(banner(), "button")[0]).toBe("[what-if-back]");
    button(banner(), "[what-if-back]").click();
    expect(page.ask).toHaveBeenCalledExactlyOnceWith({ type: "show", column: 0 });
  });

  it("plays the branch in the game", () => {
    enter(1);
    expect(isPossible(button(banner(), "[what-if-adopt]"))).toBe(true);
    button(banner(), "[what-if-adopt]").click();
    expect(page.ask).toHaveBeenCalledExactlyOnceWith({ type: "adopt" });
  });

  it("says why that is not possible", () => {
    enter(1, { adopt: { why: "The game has moved on." } });
    expect(isPossible(button(banner(), "[what-if-adopt]"))).toBe(false);
    button(banner(), "[what-if-adopt]").click();
    expect(page.ask).not.toHaveBeenCalled();
    expect(page.refuse).toHaveBeenCalledExactlyOnceWith({ text: "The game has moved on.", helps: [], reference: "" });
  });

  it("starts another one, and forgets this one", () => {
    enter(2);
    button(banner(), "[what-if-more]").click();
    button(banner(), "[what-if-forget]").click();
    expect(page.ask.mock.calls.flat()).toEqual([{ type: "what_if", off: true }, { type: "forget", column: 2 }]);
  });

  it("forgets nothing as long as it is not known which column is shown", () => {
    enter(2);
    whatIf.enter("What if 1");
    button(banner(), "[what-if-forget]").click();
    expect(page.ask).not.toHaveBeenCalled();
  });

  it("shows names with markup in them as text", () => {
    whatIf.enter(MARKUP);
    expect(shadow.querySelector("img")).toBeNull();
    expect(name().value).toBe(MARKUP);
  });
});

describe("the name", () => {
  beforeEach(() => enter(2));

  it("can be written over", () => {
    write("  South  ");
    expect(page.ask).toHaveBeenCalledExactlyOnceWith({ type: "rename", column: 2, name: "South" });
  });

  it("stays where nothing new was written", () => {
    write("   ");
    expect(name().value).toBe("North");
    write("North ");
    expect(name().value).toBe("North");
    expect(page.ask).not.toHaveBeenCalled();
  });

  it("comes back where Python did not like the new one", () => {
    write("What if 1");
    whatIf.enter("North");
    expect(name().value).toBe("North");
  });

  it("comes back with Escape", () => {
    name().focus();
    name().value = "South";
    name().dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    expect(name().value).toBe("North");
    expect(shadow.activeElement).not.toBe(name());
    expect(page.ask).not.toHaveBeenCalled();
  });

  it("is not taken from under the writer's hand, unless another branch is shown", () => {
    name().focus();
    name().value = "Sou";
    whatIf.enter("North");
    expect(name().value).toBe("Sou");
    whatIf.enter("What if 1");
    expect(name().value).toBe("What if 1");
  });

  it("keeps its letters from the keys of the map and of the notebook", () => {
    let met = 0;
    shadow.addEventListener("keydown", () => (met += 1));
    name().dispatchEvent(new KeyboardEvent("keydown", { key: "d", bubbles: true }));
    expect(met).toBe(0);
  });
});
