// A question of a lesson: a button for each answer, boxes to tick where several are right, or a field for a number.

import { html, set } from "../parts/dom.js";
import { refusal } from "../parts/refusal.js";
import { sign } from "../parts/icons.js";

/**
 * @typedef {import("../types/snapshot").Desk} Desk
 * @typedef {import("../types/lesson").LessonQuestion} LessonQuestion
 */

/**
 * @param {Desk} desk
 * @param {LessonQuestion} question
 * @param {Set<number>} ticked what is ticked, and stays so when the question is drawn anew
 */
export function drawQuestion(desk, question, ticked) {
  const { text, of, many, options } = question;
  const head = html("p", { class: "sw-question-text", tabindex: -1 }, ...(of ? [html("span", { class: "sw-question-of" }, of), " "] : []), text);
  const body = options.length === 0 ? drawNumber(desk, question) : many ? drawBoxes(desk, question, ticked) : drawButtons(desk, question);
  return html("div", { class: "sw-question", role: "group", "aria-label": text }, head, ...body);
}

/** @param {Desk} desk @param {LessonQuestion} question */
function drawButtons(desk, { options, number }) {
  const items = options.map(({ text, tried, say }, index) => {
    const button = html("button", { type: "button", class: "sw-button sw-option", "data-key": `option/${number}/${index}` });
    button.append(html("span", { class: "sw-dot", "aria-hidden": "true" }, ...(tried ? [sign("refused")] : [])), html("span", {}, text));
    if (tried) markTried(desk, button, say);
    button.addEventListener(
      "click",
      () => (tried ? desk.refuse(refusal(say || desk.word("lesson-tried"))) : desk.ask({ type: "lesson", do: "answer", options: [index] })),
      { signal: desk.signal },
    );
    return html("li", { class: say ? "sw-answered" : null }, button, ...(say ? [html("p", { class: "sw-option-say" }, say)] : []));
  });
  return [html("ul", { class: "sw-options" }, ...items)];
}

/**
 * By a sign and in words, not by colour alone; and it can still be asked why.
 *
 * @param {Desk} desk
 * @param {HTMLElement} element
 * @param {string} say
 */
function markTried(desk, element, say) {
  element.classList.add("sw-tried");
  element.append(html("span", { class: "sw-heard" }, ` (${desk.word("lesson-tried")})`));
  if (element instanceof HTMLButtonElement) set(element, { "aria-disabled": "true", title: say || null });
}

/** @param {Desk} desk @param {LessonQuestion} question @param {Set<number>} ticked */
function drawBoxes(desk, { options, number }, ticked) {
  const items = options.map(({ text, tried }, index) => {
    const box = html("input", { type: "checkbox", "data-key": `option/${number}/${index}`, checked: ticked.has(index) });
    box.addEventListener("change", () => (box.checked ? ticked.add(index) : ticked.delete(index)), { signal: desk.signal });
    const label = html("label", { class: "sw-box" }, box, html("span", {}, text));
    if (tried) {
      label.append(sign("refused"));
      markTried(desk, label, "");
    }
    return html("li", {}, label);
  });
  const check = createCheck(desk, number, () => {
    if (ticked.size === 0) desk.refuse(refusal(desk.word("lesson-nothing")));
    else desk.ask({ type: "lesson", do: "answer", options: [...ticked].sort((a, b) => a - b) });
  });
  return [html("p", { class: "sw-aside" }, desk.word("lesson-many")), html("ul", { class: "sw-options sw-boxes" }, ...items), check];
}

/** @param {Desk} desk @param {LessonQuestion} question */
function drawNumber(desk, { number, typed }) {
  const field = html("input", {
    type: "text",
    class: "sw-typed",
    inputmode: "numeric",
    autocomplete: "off",
    maxlength: 20,
    "aria-label": desk.word("lesson-number"),
    "data-key": `number/${number}`,
  });
  const send = () => {
    const value = field.value.trim();
    if (value === "") desk.refuse(refusal(desk.word("lesson-nothing")));
    else desk.ask({ type: "lesson", do: "answer", number: value });
  };
  field.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Enter") send();
      // The digits of an answer are no keys of the map or of the notebook.
      event.stopPropagation();
    },
    { signal: desk.signal },
  );
  const said = typed.map(({ text, say }) => html("li", { class: "sw-tried" }, sign("refused"), html("b", {}, text), " ", html("span", {}, say)));
  const list = said.length ? [html("ul", { class: "sw-typed-before" }, ...said)] : [];
  return [html("div", { class: "sw-number-row" }, field, createCheck(desk, number, send)), ...list];
}

/**
 * @param {Desk} desk
 * @param {number} number
 * @param {() => void} act
 */
function createCheck(desk, number, act) {
  const button = html("button", { type: "button", class: "sw-button sw-primary sw-check", "data-key": `check/${number}` }, desk.word("lesson-check"));
  button.addEventListener("click", act, { signal: desk.signal });
  return button;
}
