// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createBar } from "./bar.js";
import { button, enclose, flags, isPossible, makeDesk, one, refusal, snapshot, target, troops } from "./bar.testing.js";

/** @typedef {import("./types").Choice} Choice */

/** @type {ReturnType<typeof makeDesk>} */
let desk;
/** @type {ReturnType<typeof createBar>} */
let bar;
/** @type {ShadowRoot} */
let shadow;

beforeEach(() => {
  desk = makeDesk();
  bar = createBar(desk);
  shadow = enclose(bar.element);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  return () => vi.unstubAllGlobals();
});

/** @param {Partial<import("./types").Snapshot>} more */
function show(more) {
  const shown = snapshot(more);
  desk.draft.update(shown.allocations);
  bar.update(shown);
}

/** @type {(kind: string, more?: Partial<Choice>) => Choice} */
const choice = (kind, more = {}) => ({ kind, label: kind, action: { do: kind }, why: null, ...more });
/** @type {(kind: string) => Choice} */
const impossible = (kind) => choice(kind, { action: null, why: refusal });

const offered = () => [...bar.element.querySelectorAll(".sw-choices button")].map((each) => each.textContent);
const main = () => [...bar.element.querySelectorAll(".sw-primary")].map((each) => each.textContent);

describe("the decision", () => {
  it("is a sentence, with the shape and colour of the one who decides", () => {
    show({ player: 1, phase: "start", sentence: "Ben decides." });
    expect(one(bar.element, ".sw-sentence").textContent).toBe("Ben decides.");
    expect(bar.element.dataset).toMatchObject({ player: "1", phase: "start" });
    const shape = bar.element.querySelector(".sw-who path");
    expect(shape?.getAttribute("d")).toBe("M0-12L12 12H-12Z");
    expect(shape?.getAttribute("fill")).toBe("#00a");
  });

  it("shows markup as text", () => {
    const name = "<img src=x onerror=alert(1)>";
    show({
      sentence: `${name} decides.`,
      choices: [choice("stop", { label: name })],
      hand: { player: 0, emblem: "race/folk", label: name, count: 1 },
      undo: name,
    });
    bar.tell({ kind: "error", text: name });
    bar.refuse({ text: name, helps: [name], place: name });
    expect(bar.element.querySelector("img")).toBeNull();
    expect(one(bar.element, ".sw-sentence").textContent).toBe(`${name} decides.`);
  });

  it("crowns a winner", () => {
    const players = [{ winner: false, choices: [] }, { winner: true, choices: [] }];
    show({ phase: "over", player: 1, players: /** @type {any} */ (players) });
    expect(bar.element.querySelector(".sw-who .sw-laurel")).not.toBeNull();
    show({ phase: "over", player: 0, players: /** @type {any} */ (players) });
    expect(bar.element.querySelector(".sw-who .sw-laurel")).toBeNull();
  });

  it("is read out when it changes, and left alone when it does not", () => {
    show({});
    const sentence = one(bar.element, ".sw-sentence");
    const text = sentence.firstChild;
    expect(sentence.getAttribute("aria-live")).toBe("polite");
    show({});
    expect(sentence.firstChild).toBe(text);
  });

  it("is where the focus goes when the thing that had it is gone", () => {
    show({ choices: [choice("stop")] });
    button(bar.element, "stop").focus();
    show({ choices: [choice("decline")] });
    expect(shadow.activeElement).toBe(one(bar.element, ".sw-sentence"));
    one(bar.element, ".sw-sentence").blur();
    show({ choices: [] });
    expect(shadow.activeElement).toBeNull();
    bar.focus();
    expect(shadow.activeElement).toBe(one(bar.element, ".sw-sentence"));
    expect(one(bar.element, ".sw-sentence").tabIndex).toBe(-1);
  });

  it("keeps the focus on what is still there", () => {
    show({ choices: [choice("stop")] });
    button(bar.element, "stop").focus();
    show({ choices: [choice("decline"), impossible("stop")] });
    expect(shadow.activeElement).toBe(button(bar.element, "stop"));
  });

  it("leaves no focus in stacks that have gone", () => {
    show({ phase: "redeploy", allocations: [troops()] });
    button(bar.element, "Evenly").focus();
    show({ allocations: [] });
    expect(shadow.activeElement).toBe(one(bar.element, ".sw-sentence"));
  });
});

describe("what is in hand", () => {
  const held = { player: 0, emblem: "race/folk", label: "4 Folk tokens in hand", count: 4 };

  it("is a stack with its number and name", () => {
    show({ hand: held });
    const hand = one(bar.element, ".sw-hand");
    expect(hand.hidden).toBe(false);
    expect(hand.dataset.count).toBe("4");
    expect(one(hand, "span").textContent).toBe("4 Folk tokens in hand");
    expect(hand.querySelector(".sw-number")?.textContent).toBe("4");
    expect(hand.querySelectorAll(".sw-pile > rect")).toHaveLength(4);
    expect(hand.querySelector(".sw-crest circle")).not.toBeNull();
  });

  it("never grows too high, and is an empty place where nothing is left", () => {
    show({ hand: { ...held, count: 23 } });
    expect(bar.element.querySelectorAll(".sw-pile > rect")).toHaveLength(6);
    expect(bar.element.querySelector(".sw-number")?.textContent).toBe("23");
    show({ hand: { ...held, count: 0 } });
    expect(bar.element.querySelectorAll(".sw-pile .sw-empty")).toHaveLength(1);
    expect(bar.element.querySelector(".sw-crest")).toBeNull();
  });

  it("is told once: not beside a stack of the same to put down", () => {
    show({ hand: null });
    expect(one(bar.element, ".sw-hand").hidden).toBe(true);
    show({ hand: held, allocations: [flags()] });
    expect(one(bar.element, ".sw-hand").hidden).toBe(false);
    show({ hand: held, allocations: [troops()] });
    expect(one(bar.element, ".sw-hand").hidden).toBe(true);
  });
});

describe("the choices", () => {
  it("stand in the order in which they come, and play", () => {
    show({ choices: [choice("roll"), choice("stop"), impossible("decline")] });
    expect(offered()).toEqual(["roll", "stop", "decline"]);
    button(bar.element, "stop").click();
    expect(desk.play.mock.calls).toEqual([[[{ do: "stop" }]]]);
  });

  it("do not move under the pointer, and hear a double click once", () => {
    show({ choices: [choice("roll"), choice("stop")] });
    show({ choices: [impossible("roll"), choice("stop")] });
    expect(offered()).toEqual(["roll", "stop"]);
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

describe("undo and redo", () => {
  it("say what they would do", () => {
    show({ undo: "Ann takes the isle", redo: "Ann ends the turn" });
    const undo = button(bar.element, "[undo]");
    expect(undo.getAttribute("aria-label")).toBe("[undo]: Ann takes the isle");
    expect(undo.title).toBe("[undo]: Ann takes the isle");
    undo.click();
    expect(desk.undo).toHaveBeenCalledOnce();
    button(bar.element, "[redo]").click();
    expect(desk.redo).toHaveBeenCalledOnce();
  });

  it("say so where there is nothing", () => {
    show({});
    expect(isPossible(button(bar.element, "[undo]"))).toBe(false);
    button(bar.element, "[undo]").click();
    expect(desk.refuse).toHaveBeenLastCalledWith({ text: "[nothing-to-undo]", helps: [], place: "" });
    button(bar.element, "[redo]").click();
    expect(desk.refuse).toHaveBeenLastCalledWith({ text: "[nothing-to-redo]", helps: [], place: "" });
    expect(desk.undo).not.toHaveBeenCalled();
    expect(desk.redo).not.toHaveBeenCalled();
  });
});

describe("looking back", () => {
  it("says so in place of the choices, and leads back", () => {
    show({ past: true, step: 4, steps: 12, choices: [choice("stop")], allocations: [troops()], undo: "x" });
    expect(offered()).toEqual(["[back-to-now]"]);
    expect(one(bar.element, ".sw-choices").textContent).toContain("[looking-back]");
    expect(one(bar.element, ".sw-choices").textContent).toContain("4 / 12");
    expect(bar.element.hasAttribute("data-past")).toBe(true);
    expect(() => button(bar.element, "[undo]")).toThrow();
    expect(one(bar.element, ".sw-tray").hidden).toBe(true);
    button(bar.element, "[back-to-now]").click();
    expect(desk.goTo).toHaveBeenCalledWith(12);
    show({});
    expect(bar.element.hasAttribute("data-past")).toBe(false);
  });
});

describe("news", () => {
  const status = () => one(bar.element, ".sw-notice[role=status]");
  const alarm = () => one(bar.element, ".sw-notice[role=alert]");

  it("is a polite live region that is there from the beginning", () => {
    expect(status().getAttribute("aria-live")).toBe("polite");
    const before = status();
    bar.tell({ kind: "done", text: "Ann takes the isle." });
    expect(status()).toBe(before);
    expect(status().textContent).toBe("Ann takes the isle.");
    expect(status().dataset.kind).toBe("done");
    bar.tell(null);
    expect(status().textContent).toBe("");
    expect(status().dataset.kind).toBeUndefined();
  });

  it("has a sign of its own for every kind", () => {
    const signs = /** @type {const} */ (["done", "refused", "stale", "error"]).map((kind) => {
      bar.tell({ kind, text: "x" });
      return bar.element.querySelector(".sw-news [data-sign]")?.getAttribute("data-sign");
    });
    expect(new Set(signs).size).toBe(4);
  });

  it("is an alarm where something broke, and only there", () => {
    bar.tell({ kind: "error", text: "That did not work." });
    expect(alarm().textContent).toBe("That did not work.");
    expect(status().textContent).toBe("");
    bar.tell({ kind: "stale", text: "Out of date." });
    expect(alarm().textContent).toBe("");
    expect(status().textContent).toBe("Out of date.");
  });

  it("tells of a refusal what would help and where the rule stands", () => {
    bar.refuse(refusal);
    expect(status().dataset.kind).toBe("refused");
    expect(status().querySelector("[aria-label='[notice-refused]']")).not.toBeNull();
    expect(status().textContent).toContain(refusal.text);
    expect(one(status(), ".sw-help").textContent).toBe("Wait for the next turn.");
    expect(one(status(), "small").textContent).toBe("Rulebook, Decline");
    bar.refuse({ text: "No.", helps: [], place: "" });
    expect(status().textContent).toBe("No.");
    expect(status().querySelector("small, .sw-help")).toBeNull();
  });
});

describe("Python", () => {
  const said = () => one(bar.element, ".sw-python").textContent;

  it("is waited for quietly", () => {
    show({ choices: [choice("stop")] });
    const stop = button(bar.element, "stop");
    bar.waiting("busy");
    expect(bar.element.dataset.waiting).toBe("busy");
    expect(bar.element.getAttribute("aria-busy")).toBe("true");
    expect(said()).toBe("");
    expect(button(bar.element, "stop")).toBe(stop);
    bar.waiting("idle");
    expect(bar.element.dataset.waiting).toBe("idle");
    expect(bar.element.hasAttribute("aria-busy")).toBe(false);
  });

  it("is said to be lost when it does not answer", () => {
    show({ choices: [choice("stop")] });
    bar.waiting("lost");
    expect(said()).toBe("[python-lost]");
    expect(one(bar.element, ".sw-python").getAttribute("role")).toBe("status");
    expect(offered()).toEqual(["stop"]);
    bar.waiting("idle");
    expect(said()).toBe("");
  });

  it("is not there on a saved page, which offers nothing to do", () => {
    show({ phase: "redeploy", choices: [choice("end_turn")], allocations: [troops()], undo: "x" });
    bar.waiting("none");
    expect(said()).toBe("[python-none]");
    expect(offered()).toEqual([]);
    expect(one(bar.element, ".sw-tray").hidden).toBe(true);
    expect(() => button(bar.element, "[undo]")).toThrow();
    bar.waiting("idle");
    expect(offered()).toEqual(["end_turn"]);
    expect(one(bar.element, ".sw-tray").hidden).toBe(false);
  });
});

describe("the die", () => {
  const story = (/** @type {number | null} */ face) => ({ title: "", player: 0, events: [], code: "", die: face });

  it("lies in the bar as long as the last step rolled it", () => {
    show({});
    const rolled = one(bar.element, ".sw-rolled");
    expect(rolled.hidden).toBe(true);
    show({ story: story(2) });
    expect(rolled.hidden).toBe(false);
    expect(rolled.getAttribute("aria-label")).toBe("[die-shows]: 2");
    expect(rolled.querySelectorAll("circle")).toHaveLength(2);
    show({ story: story(0), past: true });
    expect(rolled.textContent).toBe("[die-blank]");
    show({ story: story(null) });
    expect(rolled.hidden).toBe(true);
  });
});
