// A question of a lesson: a button for each answer, boxes to tick where several are right, or a field for a number.

import { html, set } from "../parts/dom.js";
import { icon } from "../parts/icons.js";
import { refusal } from "../parts/refusal.js";

/**
 * @typedef {import("../types/page").Page} Page
 * @typedef {import("../types/lesson").LessonQuestion} LessonQuestion
 */

/**
 * @param {Page} page
 * @param {LessonQuestion} question
 * @param {Set<number>} ticked what is ticked, and stays so when the question is drawn anew
 */
export function drawLessonQuestion(page, question, ticked) {
  const { text, of, many, options } = question;
  const head = html("p", { class: "sw-question-text", tabindex: -1 }, ...(of ? [html("span", { class: "sw-question-of" }, of), " "] : []), text);
  const body = options.length === 0 ? drawNumber(page, question) : many ? drawBoxes(page, question, ticked) : drawButtons(page, question);
  return html("div", { class: "sw-question", role: "group", "aria-label": text }, head, ...body);
}

/** @param {Page} page @param {LessonQuestion} question */
function drawButtons(page, { options, number }) {
  const items = options.map(({ text, tried, say }, index) => {
    const button = html("button", { type: "button", class: "sw-button sw-option", "data-key": `option/${number}/${index}` });
    button.append(html("span", { class: "sw-option-dot", "aria-hidden": "true" }, ...(tried ? [icon("refused")] : [])), html("span", {}, text));
    if (tried) markTried(page, button, say);
    button.addEventListener(
      "click",
      () => (tried ? page.refuse(refusal(say || page.word("lesson-tried"))) : page.ask({ type: "lesson", do: "answer", options: [index] })),
      { signal: page.signal },
    );
    return html("li", { class: say ? "sw-answered" : null }, button, ...(say ? [html("p", { class: "sw-option-say" }, say)] : []));
  });
  return [html("ul", { class: "sw-options" }, ...items)];
}

/**
 * Marks what was tried, by an icon and in words, not by colour alone; it can still be asked why.
 *
 * @param {Page} page
 * @param {HTMLElement} element
 * @param {string} say
 */
function markTried(page, element, say) {
  element.classList.add("sw-tried");
  element.append(html("span", { class: "sw-screen-reader-only" }, ` (${page.word("lesson-tried")})`));
  if (element instanceof HTMLButtonElement) set(element, { "aria-disabled": "true", title: say || null });
}

/** @param {Page} page @param {LessonQuestion} question @param {Set<number>} ticked */
function drawBoxes(page, { options, number }, ticked) {
  const items = options.map(({ text, tried }, index) => {
    const box = html("input", { type: "checkbox", "data-key": `option/${number}/${index}`, checked: ticked.has(index) });
    box.addEventListener("change", () => (box.checked ? ticked.add(index) : ticked.delete(index)), { signal: page.signal });
    const label = html("label", { class: "sw-box" }, box, html("span", {}, text));
    if (tried) {
      label.append(icon("refused"));
      markTried(page, label, "");
    }
    return html("li", {}, label);
  });
  return [html("p", { class: "sw-quiet-text" }, page.word("lesson-many")), html("ul", { class: "sw-options sw-boxes" }, ...items)];
}

/** @param {Page} page @param {LessonQuestion} question */
function drawNumber(page, { number, typed }) {
  const field = html("input", {
    type: "text",
    class: "sw-typed",
    inputmode: "numeric",
    autocomplete: "off",
    maxlength: 20,
    "aria-label": page.word("lesson-number"),
    "data-key": `number/${number}`,
  });
  field.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Enter") sendNumber(page, field);
      // The digits of an answer are no keys of the map or of the notebook.
      event.stopPropagation();
    },
    { signal: page.signal },
  );
  const said = typed.map(({ text, say }) => html("li", { class: "sw-tried" }, icon("refused"), html("b", {}, text), " ", html("span", {}, say)));
  const list = said.length ? [html("ul", { class: "sw-typed-before" }, ...said)] : [];
  const check = html("button", { type: "button", class: "sw-button sw-primary sw-check-button", "data-key": `check/${number}` }, page.word("lesson-check"));
  check.addEventListener("click", () => sendNumber(page, field), { signal: page.signal });
  return [html("div", { class: "sw-typed-row" }, field, check), ...list];
}

/** @param {Page} page @param {HTMLInputElement} field */
function sendNumber(page, field) {
  const value = field.value.trim();
  if (value === "") page.refuse(refusal(page.word("lesson-nothing")));
  else page.ask({ type: "lesson", do: "answer", number: value });
}

/**
 * The button that sends what was ticked, for the foot of the panel; none where each answer is a button, or has one beside it.
 *
 * @param {Page} page
 * @param {LessonQuestion} question
 * @param {Set<number>} ticked
 */
export function createCheck(page, { options, many, number }, ticked) {
  if (!options.length || !many) return [];
  const button = html("button", { type: "button", class: "sw-button sw-primary sw-check-button", "data-key": `check/${number}` }, page.word("lesson-check"));
  const check = () => {
    if (ticked.size === 0) page.refuse(refusal(page.word("lesson-nothing")));
    else page.ask({ type: "lesson", do: "answer", options: [...ticked].sort((a, b) => a - b) });
  };
  button.addEventListener("click", check, { signal: page.signal });
  return [button];
}
