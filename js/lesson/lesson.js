// A lesson, in the panel: its goal, its questions, hints, and feedback; what is pressed stands in the foot of the panel. What it
// points at is marked on the map.

import { createAfterFrame } from "../parts/after-frame.js";
import { endHighlight } from "../explanations/ledger.js";
import { html, set, svg } from "../parts/dom.js";
import { focusedElement, replaceContent } from "../parts/focus.js";
import { icon } from "../parts/icons.js";
import { drawAnswered, drawFeedback, headingOf } from "./feedback.js";
import { goToNextCell } from "./next-cell.js";
import { createPointer } from "./pointer.js";
import { createCheck, drawLessonQuestion } from "./question.js";

/**
 * @typedef {import("../types/page").Page} Page
 * @typedef {import("../types/lesson").LessonNow} LessonNow
 * @typedef {import("../types/lesson").LessonButton} LessonButton
 * @typedef {import("../parts/icons.js").IconName} IconName
 */

/** Pixels above what is scrolled into sight. */
const MARGIN = 4;
/** Where the question stands that is open. */
const QUESTION = ".sw-question";

/**
 * @param {Page} page
 * @param {import("@anywidget/types").AnyModel<import("../types/messages").Traits>} model
 */
export function createLesson(page, model) {
  const { signal } = page;
  const body = html("div", { class: "sw-lesson-body" });
  const panel = html("section", { class: "sw-lesson", "aria-label": page.word("lesson"), hidden: true }, body);
  // Always there: screen readers do not read out what is added together with its words.
  const status = html("p", { class: "sw-screen-reader-only", role: "status" });
  const element = html("div", { class: "sw-lesson-part" }, panel, status);
  const foot = html("div", { class: "sw-lesson-buttons", role: "group", "aria-label": page.word("lesson") });
  const afterFrame = createAfterFrame(signal);
  const pointer = createPointer(page);
  /** What Python sent last as JSON, and the lesson that is on the page. */
  let json = "";
  /** @type {LessonNow | null} */
  let shown = null;
  /** What is ticked in the question that is open. @type {Set<number>} */
  let ticked = new Set();
  /** Whether the whole text is to be read, although there is little room. */
  let textOpen = false;
  /** @type {{ root: HTMLElement, around: HTMLElement } | null} */
  let surroundings = null;

  /** @param {LessonNow} next */
  function draw(next) {
    const { title, text, goal, state, question, answered, feedback, teaches, hints, point, trouble } = next;
    const drawnFeedback = feedback ? drawFeedback(page, feedback, teaches, next) : [];
    // What was to be read first has been read by then, and makes room.
    const textWasRead = answered !== null || state === "solved" || state === "failed";
    const { paragraph, more } = text && !textWasRead ? drawText(text) : { paragraph: [], more: [] };
    // One thing at a time: the goal comes when the questions are behind the learner.
    const asks = question !== null || state === "asking";
    return [
      html("div", { class: "sw-lesson-head" }, icon("rule"), html("h3", {}, title), ...drawSeries(next)),
      ...paragraph,
      html("div", { class: "sw-lesson-goal-row" }, drawYou(next), ...more, ...(goal && !asks ? [drawGoal(goal)] : [])),
      ...(point.length ? [drawPoint(point)] : []),
      ...(answered ? [drawAnswered(page, answered, state === "playing")] : []),
      ...(question ? [drawLessonQuestion(page, question, ticked)] : []),
      ...drawnFeedback,
      ...(hints.length && state !== "solved" ? [html("ol", { class: "sw-hints", "aria-label": page.word("lesson-hints") }, ...hints.map(drawHint))] : []),
      ...(next.leads ? [html("p", { class: "sw-quiet-text" }, next.leads)] : []),
      ...(trouble ? [html("p", { class: "sw-lesson-trouble" }, icon("error"), trouble)] : []),
    ];
  }

  /** The text, and a button that opens it where there is room for its beginning only. @param {string} text */
  function drawText(text) {
    const paragraph = html("p", { class: "sw-lesson-text", "data-open": textOpen }, text);
    const more = html("button", { type: "button", class: "sw-lesson-more", "aria-expanded": String(textOpen), "data-key": "lesson-text" }, page.word("lesson-more"));
    more.addEventListener(
      "click",
      () => {
        textOpen = !textOpen;
        set(paragraph, { "data-open": textOpen });
        set(more, { "aria-expanded": String(textOpen) });
      },
      { signal },
    );
    return { paragraph: [paragraph], more: [more] };
  }

  /** Whose part the learner plays, with the shape and colour that the player has everywhere. @param {LessonNow} next */
  function drawYou({ learner, you }) {
    const look = page.scenery.players[learner];
    const shape = svg("path", { d: look?.shape ?? "M0 0", fill: look?.full, stroke: look?.pale, "stroke-width": 2 });
    const element = html("p", { class: "sw-lesson-you" }, svg("svg", { viewBox: "-17 -17 34 34", "aria-hidden": "true" }, shape), html("b", {}, you));
    element.style.setProperty("--sw-player-colour", look?.full ?? "currentColor");
    return element;
  }

  /** @param {string} goal */
  const drawGoal = (goal) =>
    html("p", { class: "sw-lesson-goal", tabindex: -1 }, icon("flag"), html("span", {}, html("b", {}, page.word("lesson-goal")), " ", goal));

  /** What the ring on the map means, beside a small one. @param {number[]} regions */
  const drawPoint = (regions) =>
    html("p", { class: "sw-lesson-point" }, html("span", { "aria-hidden": "true" }), `${page.word("lesson-point")} ${namesOf(regions)}`);

  /** @param {number[]} regions */
  const namesOf = (regions) => regions.map((region) => page.scenery.places[region]?.name ?? "").join(", ");

  /** Which one of several it is, and a way to the others. @param {LessonNow} next */
  function drawSeries({ series, titles, number }) {
    if (titles.length < 2) return [];
    const list = html("select", { class: "sw-series", "aria-label": page.word("lesson-choose"), "data-key": "series" });
    list.append(...titles.map((title, index) => html("option", { value: index, selected: index === number }, `${index + 1}. ${title}`)));
    list.addEventListener("change", () => page.ask({ type: "lesson", do: "number", number: Number(list.value) }), { signal });
    return [html("span", { class: "sw-series-of" }, series), list];
  }

  /** @param {string} hint */
  const drawHint = (hint) => html("li", {}, icon("help"), html("span", {}, hint));

  /** @param {LessonNow} next */
  function drawButtons({ buttons, hint, state, review, question }) {
    const check = question ? createCheck(page, question, ticked) : [];
    const made = buttons.map((name, at) => {
      const [label, picture] = name === "review" ? [review, /** @type {IconName} */ ("rule")] : describe(name, state);
      // To skip is never what most will want.
      return createButton(name, label, picture, at === 0 && name !== "skip" && !(name === "again" && state === "playing"));
    });
    return [...check, ...made, ...(hint === null ? [] : [createButton("hint", hint, "help", false)])];
  }

  /** @type {(name: LessonButton, state: LessonNow["state"]) => [string, IconName]} */
  function describe(name, state) {
    if (name === "on") return [page.word("lesson-on"), "now"];
    if (name === "skip") return [page.word("lesson-skip"), "now"];
    if (name === "again") return [state === "solved" ? page.word("lesson-repeat") : page.word("lesson-again"), "undo"];
    if (name === "play_out") return [page.word("lesson-play-out"), "fork"];
    if (name === "continue") return [page.word("lesson-continue"), "now"];
    if (name === "back") return [page.word("lesson-back"), "back"];
    return [page.word("lesson-next"), "now"];
  }

  /**
   * @param {LessonButton | "hint"} name
   * @param {string} label
   * @param {IconName} picture
   * @param {boolean} main
   */
  function createButton(name, label, picture, main) {
    const button = html("button", { type: "button", class: "sw-button", "data-key": `lesson/${name}` }, icon(picture), label);
    button.classList.toggle("sw-primary", main);
    // The place of the main button is kept for it: what is pressed there twice must not skip a question.
    button.classList.toggle("sw-aside", name === "skip" || name === "hint");
    button.addEventListener("click", () => (name === "continue" ? goOn(button) : page.ask({ type: "lesson", do: name })), { signal });
    return button;
  }

  /** Goes on in the notebook; where the host does not let us, the learner is told where it goes on. @param {HTMLElement} button */
  function goOn(button) {
    if (goToNextCell(button)) return;
    status.textContent = page.word("lesson-below");
    if (!foot.querySelector(".sw-lesson-below")) button.after(html("span", { class: "sw-quiet-text sw-lesson-below" }, page.word("lesson-below")));
  }

  /**
   * What was not said before: the text to be read out, and where it stands.
   *
   * @param {LessonNow} next
   * @param {LessonNow | null} last
   * @returns {[string, string] | null}
   */
  function newsOf(next, last) {
    const { answered, feedback, hints, question, state } = next;
    // After the last question it is the goal that is new.
    if (state === "playing" && last?.state === "asking") return [answered?.text ?? "", ".sw-lesson-goal"];
    if (answered && JSON.stringify(answered) !== JSON.stringify(last?.answered)) return [answered.text, ".sw-lesson-feedback"];
    if (feedback && !answered && JSON.stringify([feedback, state]) !== JSON.stringify([last?.feedback, last?.state])) {
      const known = last?.question?.options ?? [];
      const at = question?.options.findIndex(({ say }, index) => say && !known[index]?.say) ?? -1;
      const beside = at < 0 ? ".sw-typed-before li:last-child" : `.sw-options > :nth-child(${at + 1})`;
      return [`${headingOf(page, feedback.kind)}. ${feedback.text}`, `.sw-lesson-feedback, ${beside}`];
    }
    if (last && hints.length > last.hints.length) return [hints.at(-1) ?? "", ".sw-hints li:last-child"];
    if (question && question.text !== last?.question?.text) return [question.text, QUESTION];
    return null;
  }

  /** Shows a lesson that begins from its own beginning. Its text makes room where the question, or a combo to be picked, would be out of sight. */
  function revealBeginning() {
    const around = surroundings?.around;
    if (!around) return;
    around.scrollTop = 0;
    const { height, bottom } = around.getBoundingClientRect();
    const needed = [body.querySelector(QUESTION), around.querySelector("[data-picking] .sw-slot:last-child")];
    const lowest = Math.max(...needed.map((part) => part?.getBoundingClientRect().bottom ?? 0));
    set(panel, { "data-cramped": height > 0 && lowest > bottom });
  }

  /** Brings what is new into sight, from its beginning. @param {string} selector */
  function reveal(selector) {
    const around = surroundings?.around;
    const part = body.querySelector(selector);
    if (!around || !part) return;
    const view = around.getBoundingClientRect();
    const { top, bottom } = part.getBoundingClientRect();
    if (top < view.top || bottom > view.bottom) around.scrollTop += top - view.top - MARGIN;
  }

  /** Focuses what the keyboard goes on from when what had the focus is gone. Returns whether there is a lesson at all. */
  function focus() {
    const found = [".sw-lesson-feedback", ".sw-question-text", ".sw-lesson-goal"].map((part) => body.querySelector(part));
    const to = found.find((part) => part instanceof HTMLElement);
    if (to instanceof HTMLElement) to.focus();
    return to !== undefined;
  }

  return {
    element,
    /** What is pressed, for the foot of the panel. */
    foot,
    pointer: pointer.element,
    focus,

    /**
     * @param {HTMLElement} root
     * @param {HTMLElement} around the panel that it lies in
     */
    attach(root, around) {
      surroundings = { root, around };
    },

    /** Whether another lesson than the one on the page is open: what is half done belongs to that. */
    hasMoved() {
      const given = model.get("blackboard");
      return shown !== null && Boolean(given) && given !== json && !isSame(JSON.parse(given), shown);
    },

    /** Draws what is new. Returns whether other buttons stand there now than before. */
    update() {
      const given = model.get("blackboard") ?? "";
      if (given === json) return false;
      json = given;
      const last = shown;
      /** @type {LessonNow | null} */
      const next = given ? JSON.parse(given) : null;
      shown = next;
      panel.hidden = next === null;
      surroundings?.root.classList.toggle("sw-with-lesson", next !== null);
      surroundings?.root.classList.toggle("sw-asking", next !== null && (next.question !== null || next.state === "asking"));
      pointer.point(next?.point ?? []);
      if (!next) {
        body.replaceChildren();
        foot.replaceChildren();
        return true;
      }
      set(panel, { "data-state": next.state });
      const begins = !last || !isSame(next, last);
      const asksAnew = begins || last.question?.number !== next.question?.number;
      if (asksAnew) ticked = new Set();
      if (begins) {
        textOpen = false;
        set(panel, { "data-cramped": null });
      }
      const inside = [panel, foot].some((part) => part.contains(focusedElement(part)));
      endHighlight(page, body);
      const kept = [replaceContent(body, ...draw(next)), replaceContent(foot, ...drawButtons(next))].every(Boolean);
      if (inside && !kept) focus();
      const news = newsOf(next, last);
      if (news) status.textContent = news[0];
      // Whoever plays on the map must not miss that it is over, nor what is asked next.
      const over = next.state === "solved" || next.state === "failed";
      if (last && over && last.state !== next.state) panel.scrollIntoView?.({ block: "nearest" });
      if (begins) afterFrame.schedule(revealBeginning);
      else if (news) afterFrame.schedule(() => reveal(news[1]));
      return last !== null && (asksAnew || Boolean(last.answered) !== Boolean(next.answered) || last.state !== next.state);
    },
  };
}

/** Whether it is the same lesson still: another series may begin with the same number. @param {LessonNow} a @param {LessonNow} b */
const isSame = (a, b) => a.number === b.number && a.title === b.title;
