// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { NOT_EXPLORING } from "../exploring/exploring.js";
import { html } from "../parts/dom.js";
import { offered, openActionBar } from "../testing/action-bar.js";
import { button, isPossible, one } from "../testing/find.js";
import { loadSample, makePage } from "../testing/page.js";
import { choice, flags, impossible, troops } from "../testing/snapshots.js";
import { createActionBar } from "./action-bar.js";

/** @typedef {ReturnType<typeof openActionBar>} Open */

/** @type {Open["page"]} */
let page;
/** @type {Open["actionBar"]} */
let actionBar;
/** @type {Open["show"]} */
let show;
/** @type {Open["shadow"]} */
let shadow;

beforeEach(() => {
  ({ page, actionBar, show, shadow } = openActionBar());
});

describe("the decision", () => {
  it("is a sentence, with the shape and colour of the one who decides", () => {
    show({ player: 1, phase: "start", sentence: "Ben decides." });
    expect(one(actionBar.element, ".sw-sentence").textContent).toBe("Ben decides.");
    expect(actionBar.element.dataset).toMatchObject({ player: "1", phase: "start" });
    const shape = actionBar.element.querySelector(".sw-decider-shape path");
    expect(shape?.getAttribute("d")).toBe("M0-12L12 12H-12Z");
    expect(shape?.getAttribute("fill")).toBe("#00a");
  });

  it("shows markup as text", () => {
    const name = "<img src=x onerror=alert(1)>";
    show({
      sentence: `${name} decides.`,
      choices: [choice("stop", { label: name })],
      hand: { player: 0, emblem: "race/folk", label: name, count: 1, pieces: [] },
      undo: name,
    });
    actionBar.tell({ kind: "error", text: name });
    actionBar.refuse({ text: name, helps: [name], reference: name });
    expect(actionBar.element.querySelector("img")).toBeNull();
    expect(one(actionBar.element, ".sw-sentence").textContent).toBe(`${name} decides.`);
  });

  it("is not asked of the player while a bot plays, except in a what-if", () => {
    const said = () => one(actionBar.element, ".sw-sentence").textContent;
    show({ sentence: "Ann conquers." });
    const turn = { player: 0, text: "The bot decides for Ann." };
    actionBar.updateExploring({ ...NOT_EXPLORING, turn });
    expect(said()).toBe("The bot decides for Ann.");
    shadow.append(html("div", { class: "sw-what-if" }, actionBar.element));
    show({ sentence: "Ann conquers." });
    expect(said()).toBe("Ann conquers.");
  });

  it("crowns a winner", () => {
    const players = [{ winner: false, choices: [] }, { winner: true, choices: [] }];
    show({ phase: "over", player: 1, players: /** @type {any} */ (players) });
    expect(actionBar.element.querySelector(".sw-decider-shape .sw-crown")).not.toBeNull();
    show({ phase: "over", player: 0, players: /** @type {any} */ (players) });
    expect(actionBar.element.querySelector(".sw-decider-shape .sw-crown")).toBeNull();
  });

  it("is read out when it changes, and left alone when it does not", () => {
    show({});
    const sentence = one(actionBar.element, ".sw-sentence");
    const text = sentence.firstChild;
    expect(sentence.getAttribute("aria-live")).toBe("polite");
    show({});
    expect(sentence.firstChild).toBe(text);
  });

  it("is where the focus goes when the thing that had it is gone", () => {
    show({ choices: [choice("stop")] });
    button(actionBar.element, "stop").focus();
    show({ choices: [choice("decline")] });
    expect(shadow.activeElement).toBe(one(actionBar.element, ".sw-sentence"));
    one(actionBar.element, ".sw-sentence").blur();
    show({ choices: [] });
    expect(shadow.activeElement).toBeNull();
    actionBar.focus();
    expect(shadow.activeElement).toBe(one(actionBar.element, ".sw-sentence"));
    expect(one(actionBar.element, ".sw-sentence").tabIndex).toBe(-1);
  });

  it("keeps the focus on what is still there", () => {
    show({ choices: [choice("stop")] });
    button(actionBar.element, "stop").focus();
    show({ choices: [choice("decline"), impossible("stop")] });
    expect(shadow.activeElement).toBe(button(actionBar.element, "stop"));
  });

  it("leaves no focus in stacks that have gone", () => {
    show({ phase: "redeploy", allocations: [troops()] });
    button(actionBar.inPanel, "Evenly").focus();
    show({ allocations: [] });
    expect(shadow.activeElement).toBe(one(actionBar.element, ".sw-sentence"));
  });
});

describe("what is in hand", () => {
  const held = { player: 0, emblem: "race/folk", label: "4 Folk tokens in hand", count: 4, pieces: [] };

  it("is a stack with its number and name", () => {
    show({ hand: held });
    const hand = one(actionBar.element, ".sw-hand");
    expect(hand.hidden).toBe(false);
    expect(hand.dataset.count).toBe("4");
    expect(one(hand, "span").textContent).toBe("4 Folk tokens in hand");
    expect(hand.querySelector(".sw-hand-count")?.textContent).toBe("4");
    expect(hand.querySelectorAll(".sw-hand-stack > rect")).toHaveLength(4);
    expect(hand.querySelector(".sw-token-emblem circle")).not.toBeNull();
  });

  it("never grows too high, and is an empty square where nothing is left", () => {
    show({ hand: { ...held, count: 23 } });
    expect(actionBar.element.querySelectorAll(".sw-hand-stack > rect")).toHaveLength(6);
    expect(actionBar.element.querySelector(".sw-hand-count")?.textContent).toBe("23");
    show({ hand: { ...held, count: 0 } });
    expect(actionBar.element.querySelectorAll(".sw-hand-stack .sw-empty")).toHaveLength(1);
    expect(actionBar.element.querySelector(".sw-token-emblem")).toBeNull();
  });

  it("is told once: not beside a stack of the same to put down", () => {
    show({ hand: null });
    expect(one(actionBar.element, ".sw-hand").hidden).toBe(true);
    show({ hand: held, allocations: [flags()] });
    expect(one(actionBar.element, ".sw-hand").hidden).toBe(false);
    show({ hand: held, allocations: [troops()] });
    expect(one(actionBar.element, ".sw-hand").hidden).toBe(true);
  });
});

describe("undo and redo", () => {
  it("say what they would do", () => {
    show({ undo: "Ann takes the isle", redo: "Ann ends the turn" });
    const undo = button(actionBar.element, "[undo]");
    expect(undo.getAttribute("aria-label")).toBe("[undo]: Ann takes the isle");
    expect(undo.title).toBe("[undo]: Ann takes the isle");
    undo.click();
    expect(page.undo).toHaveBeenCalledOnce();
    button(actionBar.element, "[redo]").click();
    expect(page.redo).toHaveBeenCalledOnce();
  });

  it("say so where there is nothing", () => {
    show({});
    expect(isPossible(button(actionBar.element, "[undo]"))).toBe(false);
    button(actionBar.element, "[undo]").click();
    expect(page.refuse).toHaveBeenLastCalledWith({ text: "[nothing-to-undo]", helps: [], reference: "" });
    button(actionBar.element, "[redo]").click();
    expect(page.refuse).toHaveBeenLastCalledWith({ text: "[nothing-to-redo]", helps: [], reference: "" });
    expect(page.undo).not.toHaveBeenCalled();
    expect(page.redo).not.toHaveBeenCalled();
  });
});

describe("looking back", () => {
  it("says so instead of the choices, and leads back", () => {
    show({ past: true, step: 4, steps: 12, choices: [choice("stop")], allocations: [troops()], undo: "x" });
    expect(offered(actionBar)).toEqual(["[back-to-now]"]);
    expect(one(actionBar.element, ".sw-choices").textContent).toContain("[looking-back]");
    expect(actionBar.element.hasAttribute("data-past")).toBe(true);
    expect(() => button(actionBar.element, "[undo]")).toThrow();
    expect(one(actionBar.inPanel, ".sw-allocations").hidden).toBe(true);
    button(actionBar.element, "[back-to-now]").click();
    expect(page.goToStep).toHaveBeenCalledWith(12);
    show({});
    expect(actionBar.element.hasAttribute("data-past")).toBe(false);
  });
});

describe("the die", () => {
  const story = (/** @type {number | null} */ face) => ({ title: "", player: 0, code: "", dice: [], events: face === null ? [] : [{ text: "", reference: "", ledger: null, regions: [], die: face, coins: [] }] });

  it("is in the action actionBar as long as the last step rolled it", () => {
    show({});
    const rolled = one(actionBar.element, ".sw-rolled");
    expect(rolled.hidden).toBe(true);
    show({ story: story(2) });
    expect(rolled.hidden).toBe(false);
    expect(rolled.firstElementChild?.getAttribute("aria-label")).toBe("[die-shows]: 2");
    expect(rolled.querySelectorAll("circle")).toHaveLength(2);
    show({ story: story(0), past: true });
    expect(rolled.textContent).toBe("[die-blank]");
    show({ story: story(null) });
    expect(rolled.hidden).toBe(true);
  });
});

describe("what Python really sends", () => {
  const names = ["pick", "start", "conquest", "roll", "markers", "redeploy", "withdraw", "after_scoring", "over"];

  it.each(names)("is shown with words that are there: %s", async (name) => {
    const { scenery, snapshot: sent } = await loadSample(name);
    const word = (/** @type {string} */ id) => {
      if (!(id in scenery.words)) throw new Error(`there is no word ${id}`);
      return scenery.words[id] ?? "";
    };
    const real = makePage({ scenery, word });
    const shown = createActionBar(real);
    real.deployment.update(sent.allocations);
    shown.update(sent);
    for (const state of /** @type {const} */ (["busy", "lost", "none", "idle"])) shown.showConnection(state);
    expect(one(shown.element, ".sw-sentence").textContent).toBe(sent.sentence);
    expect(offered(shown).sort()).toEqual(sent.choices.map(({ label }) => label).sort());
    expect(shown.inPanel.querySelectorAll("[role=radio]")).toHaveLength(sent.allocations.length);
    expect(one(shown.element, ".sw-hand").hidden).toBe(sent.hand === null);
    const parts = [shown.element, shown.inPanel];
    for (const drawn of parts.flatMap((part) => [...part.querySelectorAll(".sw-token-emblem g")])) expect(drawn.childElementCount).toBeGreaterThan(0);
    // Every button either asks for something or says why not; only a deployment goes back without a word.
    const asked = () => [real.play, real.undo, real.redo, real.refuse].flatMap((each) => each.mock.calls).length;
    const buttons = "button:not([role=radio], [data-key=reset], [aria-pressed=true])";
    for (const each of parts.flatMap((part) => [...part.querySelectorAll(buttons)])) {
      const before = asked();
      each.dispatchEvent(new MouseEvent("click"));
      expect(asked()).toBe(before + 1);
    }
  });
});
