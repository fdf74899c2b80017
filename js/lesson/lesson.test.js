// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { button, enclose, isPossible, one, texts } from "../testing/find.js";
import { MARKUP, makePage } from "../testing/page.js";
import { createLesson } from "./lesson.js";

/** @typedef {import("../types/lesson").LessonNow} LessonNow */

/** @type {ReturnType<typeof makePage>} */
let page;
/** @type {ReturnType<typeof createLesson>} */
let lesson;
/** @type {ShadowRoot} */
let shadow;
/** What Python wrote last. */
let written = "";

/** @param {string} name of a real sample */
async function open(name, more = {}) {
  const { scenery, blackboard } = (await import(`../samples/lesson_${name}.json`)).default;
  page = makePage({ scenery });
  written = JSON.stringify({ ...blackboard, ...more });
  lesson = createLesson(page, /** @type {any} */ ({ get: () => written }));
  shadow = enclose(lesson.element, lesson.foot);
  lesson.update();
}

/** @param {(board: LessonNow) => void} change Python writes something else */
function write(change) {
  const board = JSON.parse(written);
  change(board);
  written = JSON.stringify(board);
  lesson.update();
}

const panel = () => one(lesson.element, ".sw-lesson");
const heard = () => one(lesson.element, "[role=status]").textContent;
const asked = () => page.ask.mock.calls.map(([wish]) => wish);
const options = () => [...lesson.element.querySelectorAll(".sw-option")].map((each) => /** @type {HTMLElement} */ (each));

describe("without a lesson", () => {
  it("there is nothing to see", () => {
    page = makePage();
    lesson = createLesson(page, /** @type {any} */ ({ get: () => "" }));
    lesson.update();
    expect(panel().hidden).toBe(true);
    expect(lesson.hasMoved()).toBe(false);
  });
});

describe("a question with one right answer", () => {
  beforeEach(() => open("choice"));

  it("comes before the goal, and is read out", () => {
    expect(one(panel(), "h3").textContent).toBe("Over the ford");
    expect(panel().querySelector(".sw-lesson-goal")).toBeNull();
    expect(one(panel(), ".sw-lesson-you").textContent).toBe("You are Ann");
    expect(one(panel(), ".sw-lesson-you path").getAttribute("fill")).toBe(page.scenery.players[0]?.full);
    expect(one(panel(), ".sw-question-text").textContent).toContain("What defends the wood?");
    expect(heard()).toBe("What defends the wood?");
    write((board) => Object.assign(board, { question: null, state: "playing" }));
    expect(one(panel(), ".sw-lesson-goal").textContent).toContain("Take the ford.");
  });

  it("is answered by one click, and shows markup as text", () => {
    const texts = options().map(({ textContent }) => textContent);
    expect(texts).toContain("A <b>mountain</b>");
    const at = texts.indexOf("Nothing at all");
    options()[at]?.click();
    expect(asked()).toEqual([{ type: "lesson", do: "answer", options: [at] }]);
  });

  it("keeps wrong answers marked, in words as well, with what was said to them, and the focus on them", () => {
    options()[1]?.focus();
    write((board) => {
      Object.assign(board.question?.options[1] ?? {}, { tried: true, say: "That is no tree." });
      board.feedback = { kind: "wrong", text: "That is no tree.", ledger: null, references: ["Rulebook, Woods"] };
    });
    expect(options().map(isPossible)).toEqual([true, false, true]);
    expect(options()[1]?.textContent).toContain("[lesson-tried]");
    expect(texts(panel(), ".sw-option-say")).toEqual(["That is no tree."]);
    expect(shadow.activeElement).toBe(options()[1]);
    expect(heard()).toBe("[lesson-wrong]. That is no tree.");
    expect(panel().querySelector(".sw-lesson-feedback"), "it is not shown twice").toBeNull();
    expect(texts(panel(), ".sw-lesson-rules")).toEqual(["Rulebook, Woods"]);
    options()[1]?.click();
    expect(page.ask).not.toHaveBeenCalled();
    expect(page.refuse).toHaveBeenCalledExactlyOnceWith({ text: "That is no tree.", helps: [], reference: "" });
  });

  it("can be skipped, and hints can be had", () => {
    button(lesson.foot, "[lesson-skip]").click();
    button(lesson.foot, "Hint (2 left)").click();
    expect(asked()).toEqual([{ type: "lesson", do: "skip" }, { type: "lesson", do: "hint" }]);
    expect(button(lesson.foot, "[lesson-skip]").classList.contains("sw-primary")).toBe(false);
  });

  it("points at regions on the map, and says which", () => {
    expect(lesson.pointer.querySelectorAll(".sw-ring")).toHaveLength(1);
    expect(panel().textContent).toContain("[lesson-point] ford");
    write((board) => (board.point = []));
    expect(lesson.pointer.childElementCount).toBe(0);
  });

  it("has no ids, however often the widget is shown", () => {
    expect(lesson.element.querySelector("[id]")).toBeNull();
    expect(lesson.pointer.querySelector("[id]")).toBeNull();
  });
});

describe("a question with several right answers", () => {
  beforeEach(() => open("many"));

  it("is answered with all that is ticked", () => {
    const boxes = [...panel().querySelectorAll("input")];
    expect(boxes).toHaveLength(3);
    button(lesson.foot, "[lesson-check]").click();
    expect(page.refuse).toHaveBeenCalledOnce();
    boxes[2]?.click();
    boxes[0]?.click();
    button(lesson.foot, "[lesson-check]").click();
    expect(asked()).toEqual([{ type: "lesson", do: "answer", options: [0, 2] }]);
  });

  it("keeps the ticks when it is drawn anew, and drops them with the question", () => {
    panel().querySelector("input")?.click();
    write((board) => board.hints.push("Look."));
    expect(panel().querySelector("input")?.checked).toBe(true);
    expect(heard()).toBe("Look.");
    write((board) => Object.assign(board.question ?? {}, { number: 1 }));
    expect(panel().querySelector("input")?.checked).toBe(false);
  });
});

describe("a question for a number", () => {
  beforeEach(() => open("number"));
  const field = () => /** @type {HTMLInputElement} */ (one(panel(), "input"));

  it("is answered with Enter, and its keys stay in the field", () => {
    let met = 0;
    shadow.addEventListener("keydown", () => (met += 1));
    field().value = " 4 ";
    field().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(asked()).toEqual([{ type: "lesson", do: "answer", number: "4" }]);
    expect(met).toBe(0);
  });

  it("says what to do where nothing is written", () => {
    button(panel(), "[lesson-check]").click();
    expect(page.ask).not.toHaveBeenCalled();
    expect(page.refuse).toHaveBeenCalledOnce();
  });

  it("lists what was tried, with what was said to it", () => {
    expect(texts(panel(), ".sw-typed-before li")).toEqual(["5 The token in the gate is not in hand."]);
  });
});

describe("what came of it", () => {
  it("opens the ledger of a right answer", async () => {
    await open("right");
    const told = one(panel(), ".sw-lesson-feedback");
    expect(told.dataset.kind).toBe("right");
    expect(told.textContent).toContain("How many tokens has Ann in hand? 4");
  });

  it("is a success, with what was practised, and the next lesson first", async () => {
    await open("solved");
    expect(panel().dataset.state).toBe("solved");
    expect(one(panel(), ".sw-lesson-feedback-head").textContent).toBe("[lesson-solved]");
    expect(texts(panel(), ".sw-lesson-taught")).toContain("Lost Tribe");
    expect(texts(lesson.foot, "button")).toEqual(["[lesson-next]", "[lesson-repeat]"]);
    expect(button(lesson.foot, "[lesson-next]").classList.contains("sw-primary")).toBe(true);
    button(lesson.foot, "[lesson-next]").click();
    expect(asked()).toEqual([{ type: "lesson", do: "next" }]);
  });

  it("leads on in the notebook after the last lesson, or says where it goes on", async () => {
    await open("solved");
    write((board) => (board.buttons = ["continue", "review", "again"]));
    expect(button(lesson.foot, "[lesson-continue]").classList.contains("sw-primary")).toBe(true);
    expect(lesson.foot.querySelectorAll(".sw-primary")).toHaveLength(1);
    button(lesson.foot, "[lesson-continue]").click();
    button(lesson.foot, "[lesson-continue]").click();
    expect(texts(lesson.foot, ".sw-lesson-below")).toEqual(["[lesson-below]"]);
    expect(heard()).toBe("[lesson-below]");
    expect(asked()).toEqual([]);
  });

  it("says what went wrong, and lets it be seen and tried again", async () => {
    await open("failed");
    expect(one(panel(), ".sw-lesson-feedback-text").textContent).toMatch(/^The wood took three/);
    expect(texts(lesson.foot, "button").slice(0, 2)).toEqual(["[lesson-again]", "[lesson-play-out]"]);
    button(lesson.foot, "[lesson-play-out]").focus();
    write((board) => Object.assign(board, { buttons: ["back", "again"], leads: "A line like yours." }));
    expect(panel().textContent).toContain("A line like yours.");
    // What had the focus is gone: it goes on from what was said.
    expect(shadow.activeElement).toBe(one(panel(), ".sw-lesson-feedback"));
    button(lesson.foot, "[lesson-back]").click();
    expect(asked()).toEqual([{ type: "lesson", do: "back" }]);
  });

  it("is heard when it comes, and not again", async () => {
    await open("failed");
    expect(heard()).toMatch(/^\[lesson-failed\]\. The wood/);
    one(lesson.element, "[role=status]").textContent = "";
    write((board) => (board.buttons = ["again"]));
    expect(heard()).toBe("");
  });
});

describe("a series", () => {
  it("leads to any of its lessons", async () => {
    await open("solved");
    const list = /** @type {HTMLSelectElement} */ (one(panel(), "select"));
    expect(texts(list, "option")).toEqual(["1. Over the ford", "2. Up to the tarn"]);
    list.value = "1";
    list.dispatchEvent(new Event("change"));
    expect(asked()).toEqual([{ type: "lesson", do: "number", number: 1 }]);
  });

  it("knows before anything is drawn that another lesson has come", async () => {
    await open("solved");
    expect(lesson.hasMoved()).toBe(false);
    written = JSON.stringify({ ...JSON.parse(written), number: 1 });
    expect(lesson.hasMoved()).toBe(true);
  });
});

describe("words from outside", () => {
  it("are shown as text", async () => {
    await open("failed", { title: MARKUP, text: MARKUP, goal: MARKUP, hints: [MARKUP], trouble: MARKUP });
    expect(panel().querySelector("img")).toBeNull();
    expect(texts(panel(), ".sw-lesson-trouble")).toEqual([MARKUP]);
  });
});
