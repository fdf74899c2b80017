// A lesson beside the map, or above it: its goal, its questions, hints, and what came of it. What it points at is marked
// on the map.

import { html, set, svg } from "../parts/dom.js";
import { focused, swap } from "../parts/focus.js";
import { drawLedger, drawRule, putOutLights } from "../explanations/ledger.js";
import { createPointer } from "./pointer.js";
import { drawQuestion } from "./question.js";
import { sign } from "../parts/icons.js";

/**
 * @typedef {import("../types/snapshot").Desk} Desk
 * @typedef {import("../types/lesson").Blackboard} Blackboard
 * @typedef {import("../types/lesson").LessonButton} LessonButton
 * @typedef {import("../parts/icons.js").SignName} SignName
 * @typedef {{ side: HTMLElement, banner: HTMLElement }} Parts what it lies among, or above
 * @typedef {Parts & { root: HTMLElement }} Table
 */

/** As wide as this, the widget has a side; see widget.css. */
const WIDE = 896;

/**
 * @param {Desk} desk
 * @param {import("@anywidget/types").AnyModel<import("../types/snapshot").Traits>} model
 */
export function createLesson(desk, model) {
  const { signal } = desk;
  const body = html("div", { class: "sw-lesson-body" });
  const panel = html("section", { class: "sw-lesson", "aria-label": desk.word("lesson"), hidden: true }, body);
  // Always there, or it would not be read out when its words come.
  const heard = html("p", { class: "sw-heard", role: "status" });
  const element = html("div", {}, panel, heard);
  const pointer = createPointer(desk);
  /** What Python wrote last, and what of it is on the page. */
  let written = "";
  /** @type {Blackboard | null} */
  let shown = null;
  /** What is ticked in the question that is open. @type {Set<number>} */
  let ticked = new Set();
  /** What it lies among, and whether there is a side. @type {Table | null} */
  let table = null;
  let wide = false;

  /**
   * Beside the map, where there is a side: whoever reads what to do shall see the map as well. Else above all. It is
   * moved in the document and not only by style, and the side with it: Tab meets the lesson before the map.
   */
  function place() {
    if (!table) return;
    const { root, side, banner } = table;
    const beside = wide && shown !== null;
    root.classList.toggle("sw-teaching", shown !== null);
    if (beside === side.contains(element)) return;
    const had = focused(element);
    if (beside) {
      side.parentNode?.prepend(side);
      side.prepend(element);
    } else {
      side.parentNode?.append(side);
      banner.before(element);
    }
    if (had instanceof HTMLElement && element.contains(had)) had.focus({ preventScroll: true });
  }

  /** @param {Blackboard} next */
  function draw(next) {
    const { title, text, goal, state, question, answered, feedback, teaches, hints, point, trouble } = next;
    const deeds = html("div", { class: "sw-lesson-deeds" }, ...drawButtons(next));
    const told = feedback ? drawFeedback(feedback, teaches, next) : [];
    // What was to be read first has been read by then, and makes room.
    const toRead = answered !== null || state === "solved" || state === "failed";
    // With nothing to read in between, they need no row of their own.
    const inRow = goal !== "" && !question && !answered && told.length === 0;
    return [
      html("div", { class: "sw-lesson-head" }, sign("rule"), html("h3", {}, title), ...drawSeries(next)),
      ...(text && !toRead ? [html("p", { class: "sw-lesson-text" }, text)] : []),
      html("div", { class: "sw-lesson-aim" }, drawYou(next), ...(goal ? [drawGoal(goal)] : []), ...(inRow ? [deeds] : [])),
      ...(point.length ? [html("p", { class: "sw-heard" }, `${desk.word("lesson-point")}: ${namesOf(point)}.`)] : []),
      ...(answered ? [drawAnswered(answered)] : []),
      ...(question ? [drawQuestion(desk, question, ticked)] : []),
      ...told,
      ...(hints.length ? [html("ol", { class: "sw-hints", "aria-label": desk.word("lesson-hints") }, ...hints.map(drawHint))] : []),
      ...(next.leads ? [html("p", { class: "sw-aside" }, next.leads)] : []),
      ...(inRow ? [] : [deeds]),
      ...(trouble ? [html("p", { class: "sw-lesson-trouble" }, sign("error"), trouble)] : []),
    ];
  }

  /** Whose part it is, with the sign and colour that the player has everywhere. @param {Blackboard} next */
  function drawYou({ learner, you }) {
    const livery = desk.scenery.players[learner];
    const shape = svg("path", { d: livery?.shape ?? "M0 0", fill: livery?.full, stroke: livery?.pale, "stroke-width": 2 });
    const element = html("p", { class: "sw-you" }, svg("svg", { viewBox: "-17 -17 34 34", "aria-hidden": "true" }, shape), html("b", {}, you));
    element.style.setProperty("--sw-player", livery?.full ?? "currentColor");
    return element;
  }

  /** @param {string} goal */
  const drawGoal = (goal) =>
    html("p", { class: "sw-lesson-goal", tabindex: -1 }, sign("flag"), html("span", {}, html("b", {}, desk.word("lesson-goal")), " ", goal));

  /** @param {number[]} regions */
  const namesOf = (regions) => regions.map((region) => desk.scenery.places[region]?.name ?? "").join(", ");

  /** Which one of several it is, and a way to the others. @param {Blackboard} next */
  function drawSeries({ series, titles, number }) {
    if (titles.length < 2) return [];
    const list = html("select", { class: "sw-series", "aria-label": desk.word("lesson-choose"), "data-key": "series" });
    list.append(...titles.map((title, index) => html("option", { value: index, selected: index === number }, `${index + 1}. ${title}`)));
    list.addEventListener("change", () => desk.ask({ type: "lesson", do: "number", number: Number(list.value) }), { signal });
    return [html("span", { class: "sw-series-of" }, series), list];
  }

  /** @param {NonNullable<Blackboard["answered"]>} answered */
  function drawAnswered({ question, answers, text, ledger }) {
    return html(
      "div",
      { class: "sw-told", "data-kind": "right", tabindex: -1 },
      html("p", { class: "sw-told-asked" }, question, " ", html("b", {}, answers.join(", "))),
      html("p", { class: "sw-told-head" }, sign("tick"), text),
      ...(ledger ? [drawLedger(desk, ledger, { key: "told" })] : []),
    );
  }

  /**
   * @param {NonNullable<Blackboard["feedback"]>} feedback
   * @param {string[]} teaches
   * @param {Blackboard} next
   */
  function drawFeedback({ kind, text, ledger, places }, teaches, { question, answered }) {
    // What stands beside the option already is not shown twice.
    const beside = [...(question?.options ?? []), ...(question?.typed ?? [])].some(({ say }) => say === text);
    const rules = places.length ? [html("p", { class: "sw-lesson-rules" }, sign("rule"), ...places.map((place) => drawRule(place)))] : [];
    if (answered) return [];
    if (beside) return rules;
    const told = html(
      "div",
      { class: "sw-told", "data-kind": kind, tabindex: -1 },
      html("p", { class: "sw-told-head" }, sign(signOf(kind)), headOf(kind)),
      html("p", { class: "sw-told-text" }, text),
      ...rules,
      ...(ledger ? [drawLedger(desk, ledger, { key: "told" })] : []),
      ...(teaches.length ? [html("p", { class: "sw-teaches" }, `${desk.word("lesson-teaches")}: `, ...drawTeaches(teaches))] : []),
    );
    return [told];
  }

  /** @param {string[]} teaches */
  const drawTeaches = (teaches) => teaches.map((name) => html("span", { class: "sw-taught" }, name));

  /** @param {string} kind */
  function headOf(kind) {
    if (kind === "solved") return desk.word("lesson-solved");
    return kind === "failed" ? desk.word("lesson-failed") : desk.word("lesson-wrong");
  }

  /** @param {string} hint */
  const drawHint = (hint) => html("li", {}, sign("help"), html("span", {}, hint));

  /** @param {Blackboard} next */
  function drawButtons({ buttons, hint, state, review }) {
    const made = buttons.map((name, at) => {
      const [label, picture] = name === "review" ? [review, /** @type {SignName} */ ("rule")] : describe(name, state);
      // To skip is never what most will want.
      return createDeed(name, label, picture, at === 0 && name !== "skip" && !(name === "again" && state === "playing"));
    });
    return hint === null ? made : [...made, createDeed("hint", hint, "help", false)];
  }

  /** @type {(name: LessonButton, state: Blackboard["state"]) => [string, SignName]} */
  function describe(name, state) {
    if (name === "on") return [desk.word("lesson-on"), "now"];
    if (name === "skip") return [desk.word("lesson-skip"), "now"];
    if (name === "again") return [state === "solved" ? desk.word("lesson-repeat") : desk.word("lesson-again"), "undo"];
    if (name === "play_out") return [desk.word("lesson-play-out"), "fork"];
    if (name === "back") return [desk.word("lesson-back"), "back"];
    return [desk.word("lesson-next"), "now"];
  }

  /**
   * @param {LessonButton | "hint"} name
   * @param {string} label
   * @param {SignName} picture
   * @param {boolean} main
   */
  function createDeed(name, label, picture, main) {
    const button = html("button", { type: "button", class: "sw-button", "data-key": `lesson/${name}` }, sign(picture), label);
    button.classList.toggle("sw-primary", main);
    button.addEventListener("click", () => desk.ask({ type: "lesson", do: name }), { signal });
    return button;
  }

  /** What there is to hear that was not said before. @param {Blackboard} next @param {Blackboard | null} last */
  function newsOf(next, last) {
    const { answered, feedback, hints, question, state } = next;
    if (answered && JSON.stringify(answered) !== JSON.stringify(last?.answered)) return answered.text;
    if (feedback && !answered && JSON.stringify([feedback, state]) !== JSON.stringify([last?.feedback, last?.state])) {
      return `${headOf(feedback.kind)}. ${feedback.text}`;
    }
    if (last && hints.length > last.hints.length) return hints.at(-1) ?? "";
    if (question && question.text !== last?.question?.text) return question.text;
    return null;
  }

  /** Where the keyboard goes on when what had it is gone; says whether there is a lesson at all. */
  function goOn() {
    const found = [".sw-told", ".sw-question-text", ".sw-lesson-goal"].map((part) => body.querySelector(part));
    const to = found.find((part) => part instanceof HTMLElement);
    if (to instanceof HTMLElement) to.focus();
    return to !== undefined;
  }

  return {
    element,
    pointer: pointer.element,
    focus: goOn,

    /** @param {HTMLElement} root @param {Parts} parts */
    lie(root, parts) {
      table = { root, ...parts };
      if (typeof ResizeObserver === "undefined") return;
      const observer = new ResizeObserver(([entry]) => {
        wide = (entry?.contentRect.width ?? 0) >= WIDE;
        place();
      });
      observer.observe(root);
      signal.addEventListener("abort", () => observer.disconnect());
    },

    /** Whether another lesson than the one on the page is open: what is half done belongs to that. */
    moved() {
      const given = model.get("blackboard");
      return shown !== null && Boolean(given) && given !== written && !isSame(JSON.parse(given), shown);
    },

    update() {
      const given = model.get("blackboard") ?? "";
      if (given === written) return;
      written = given;
      const last = shown;
      /** @type {Blackboard | null} */
      const next = given ? JSON.parse(given) : null;
      shown = next;
      panel.hidden = next === null;
      place();
      pointer.point(next?.point ?? []);
      if (!next) return body.replaceChildren();
      set(panel, { "data-state": next.state });
      if (!last || !isSame(next, last) || last.question?.number !== next.question?.number) ticked = new Set();
      const inside = panel.contains(focused(panel));
      putOutLights(desk, body);
      const kept = swap(body, ...draw(next));
      if (inside && !kept) goOn();
      const news = newsOf(next, last);
      if (news !== null) heard.textContent = news;
      // Whoever plays on the map must not miss that it is over.
      const over = next.state === "solved" || next.state === "failed";
      if (last && over && last.state !== next.state) panel.scrollIntoView?.({ block: "nearest" });
    },
  };
}

/** Whether it is the same lesson still: another series may begin with the same number. @param {Blackboard} a @param {Blackboard} b */
const isSame = (a, b) => a.number === b.number && a.title === b.title;

/**
 * @param {string} kind
 * @returns {SignName}
 */
function signOf(kind) {
  if (kind === "solved") return "star";
  return kind === "note" ? "help" : "refused";
}
