// Feedback: what came of an answer or of an attempt.

import { drawLedger, drawRuleReference } from "../explanations/ledger.js";
import { html } from "../parts/dom.js";
import { icon } from "../parts/icons.js";

/**
 * @typedef {import("../types/page").Page} Page
 * @typedef {import("../types/lesson").LessonNow} LessonNow
 * @typedef {import("../parts/icons.js").IconName} IconName
 */

/**
 * The answer that was right; in short where the learner plays on and needs the room.
 *
 * @param {Page} page
 * @param {NonNullable<LessonNow["answered"]>} answered
 * @param {boolean} short
 */
export function drawAnswered(page, { question, answers, text, ledger }, short) {
  const asked = html("p", { class: "sw-lesson-feedback-question" }, question, " ", html("b", {}, answers.join(", ")));
  const account = ledger ? [drawLedger(page, ledger, { key: "told" })] : [];
  const attributes = { class: "sw-lesson-feedback", "data-kind": "right", tabindex: -1 };
  if (short) return html("details", attributes, html("summary", { class: "sw-lesson-feedback-head" }, icon("tick"), text), asked, ...account);
  return html("div", attributes, asked, html("p", { class: "sw-lesson-feedback-head" }, icon("tick"), text), ...account);
}

/**
 * What is said to a mistake, or to the whole attempt.
 *
 * @param {Page} page
 * @param {NonNullable<LessonNow["feedback"]>} feedback
 * @param {string[]} teaches
 * @param {LessonNow} next
 */
export function drawFeedback(page, { kind, text, ledger, references }, teaches, { question, answered }) {
  // What stands beside the option already is not shown twice.
  const beside = [...(question?.options ?? []), ...(question?.typed ?? [])].some(({ say }) => say === text);
  const rules = references.length ? [html("p", { class: "sw-lesson-rules" }, icon("rule"), ...references.map((reference) => drawRuleReference(reference)))] : [];
  if (answered) return [];
  if (beside) return rules;
  const box = html(
    "div",
    { class: "sw-lesson-feedback", "data-kind": kind, tabindex: -1 },
    html("p", { class: "sw-lesson-feedback-head" }, icon(iconOf(kind)), headingOf(page, kind)),
    html("p", { class: "sw-lesson-feedback-text" }, text),
    ...rules,
    ...(ledger ? [drawLedger(page, ledger, { key: "told" })] : []),
    ...(teaches.length ? [html("p", { class: "sw-lesson-teaches" }, `${page.word("lesson-teaches")}: `, ...drawTeaches(teaches))] : []),
  );
  return [box];
}

/** @param {string[]} teaches */
const drawTeaches = (teaches) => teaches.map((name) => html("span", { class: "sw-lesson-taught" }, name));

/** @param {Page} page @param {string} kind */
export function headingOf(page, kind) {
  if (kind === "solved") return page.word("lesson-solved");
  return kind === "failed" ? page.word("lesson-failed") : page.word("lesson-wrong");
}

/**
 * @param {string} kind
 * @returns {IconName}
 */
function iconOf(kind) {
  if (kind === "solved") return "star";
  return kind === "note" ? "help" : "refused";
}
