// The coach and the report, in the panel: chapters of sentences and tables, ready from Python.

import { html, set } from "../parts/dom.js";
import { replaceContent } from "../parts/focus.js";
import { icon } from "../parts/icons.js";
import { refusal } from "../parts/refusal.js";
import { onModelEvent } from "../python/model-events.js";

/**
 * @typedef {import("../types/page").Page} Page
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 * @typedef {import("../types/exploring").Explore} Explore
 * @typedef {import("../types/review").Review} Review
 * @typedef {import("../types/review").ReviewChapter} ReviewChapter
 * @typedef {import("../types/review").ReviewSection} ReviewSection
 * @typedef {import("../types/review").ReviewTable} ReviewTable
 */

/**
 * @param {Page} page
 * @param {import("@anywidget/types").AnyModel<import("../types/messages").Traits>} model
 * @param {HTMLElement} root
 */
export function createReview(page, model, root) {
  const { signal } = page;
  const element = html("section", { class: "sw-review", "aria-label": page.word("review"), hidden: true });
  const buttons = [
    createTool("coach", page.word("review-coach"), page.word("review-coach-help")),
    createTool("report", page.word("review-report"), page.word("review-report-help")),
  ];
  root.querySelector(".sw-panel")?.prepend(element);
  root.querySelector(".sw-exploring-buttons")?.append(...buttons);
  /** @type {Snapshot | null} */
  let shown = null;
  /** Why a lesson does not allow it; null where it may be asked for. @type {string | null} */
  let off = null;
  let drawn = "";
  /** The chapter that is being written, or the number of the move that is being rated. @type {string | number} */
  let awaited = "";

  /** @param {"coach" | "report"} of @param {string} word @param {string} help */
  function createTool(of, word, help) {
    const button = html("button", { type: "button", class: "sw-button sw-exploring-button", "data-key": `tool/${of}`, title: help });
    button.append(icon(iconOf(of)), word);
    button.addEventListener("click", () => ask(of), { signal });
    return button;
  }

  /** @param {string | null} of @param {number} [step] */
  function ask(of, step = shown?.step ?? 0) {
    if (off !== null) return page.refuse(refusal(off));
    if (of === "coach" && step === 0) return page.refuse(refusal(page.word("review-no-move")));
    page.ask({ type: "review", of, step });
  }

  /**
   * Asks for what takes longer than anything else: nobody is told meanwhile that Python is gone.
   *
   * @param {string} of
   * @param {number} [step] that is to be rated
   */
  function askAndWait(of, step = 0) {
    awaited = step || of;
    draw();
    try {
      model.send({ type: "review", of, step });
    } catch {
      awaited = "";
      draw();
    }
  }

  /** @param {Review} review */
  function drawReview(review) {
    const { kind, title, chapters, step } = review;
    const close = html("button", { type: "button", class: "sw-button sw-review-close", "data-key": "review/close" }, page.word("review-close"));
    close.addEventListener("click", () => ask(null), { signal });
    const head = html("div", { class: "sw-review-head" }, html("h3", {}, icon(iconOf(kind)), title), close);
    if (step === null) return [head, ...chapters.map(drawChapter)];
    return [head, drawWay(step), ...(typeof awaited === "number" ? [drawWaiting()] : chapters.map(drawChapter))];
  }

  /** The way to the moves before and after the one that is rated; the map goes along. @param {number} step */
  function drawWay(step) {
    /** @param {number} to @param {string} key @param {string} word */
    const drawButton = (to, key, word) => {
      const button = html("button", { type: "button", class: "sw-button", "data-key": `review/${key}` }, word);
      const there = to > 0 && to <= (shown?.steps ?? 0);
      set(button, { "aria-disabled": there ? null : "true" });
      button.addEventListener("click", () => there && rate(to), { signal });
      return button;
    };
    return html("div", { class: "sw-review-way" }, drawButton(step - 1, "before", page.word("coach-before")), drawButton(step + 1, "after", page.word("coach-after")));
  }

  /** @param {number} step */
  function rate(step) {
    page.goToStep(step);
    askAndWait("coach", step);
  }

  const drawWaiting = () => html("p", { class: "sw-quiet-text", role: "status" }, page.word("review-looking"));

  /** @param {ReviewChapter} chapter */
  function drawChapter({ id, heading, sections }) {
    const parts = heading ? [html("h4", {}, heading)] : [];
    if (sections.length) return html("div", { class: "sw-review-chapter", "data-chapter": id }, ...parts, ...sections.map(drawSection));
    const button = html("button", { type: "button", class: "sw-button", "data-key": `review/${id}` }, icon("star"), page.word("review-look"));
    button.addEventListener("click", () => askAndWait(id), { signal });
    return html("div", { class: "sw-review-chapter", "data-chapter": id }, ...parts, awaited === id ? drawWaiting() : button);
  }

  /** @param {ReviewSection} section @param {number} index */
  function drawSection({ heading, sentences, table, step }, index) {
    const parts = sentences.map((sentence) => html("p", {}, sentence));
    if (heading) parts.unshift(html("p", { class: "sw-review-heading" }, heading));
    if (step !== null) {
      const go = html("button", { type: "button", class: "sw-button", "data-key": `review/step/${index}` }, page.word("review-step"));
      go.addEventListener("click", () => page.goToStep(step), { signal });
      parts.push(html("p", {}, go));
    }
    return html("div", { class: "sw-review-section" }, ...parts, ...(table ? [drawTable(table)] : []));
  }

  /** @param {ReviewTable} table */
  function drawTable({ heads, rows }) {
    const lines = rows.map(([first = "", ...cells]) => html("tr", {}, html("th", { scope: "row" }, first), ...cells.map((cell) => html("td", {}, cell))));
    const head = heads.length ? [html("thead", {}, html("tr", {}, ...heads.map((name) => html("th", { scope: "col" }, name))))] : [];
    return html("div", { class: "sw-review-wide", tabindex: 0 }, html("table", {}, ...head, html("tbody", {}, ...lines)));
  }

  function draw() {
    const given = model.get("review") || "";
    /** @type {Review | null} */
    const review = given ? JSON.parse(given) : null;
    // Whoever plays on has read it.
    const current = review && shown && review.steps === shown.steps ? review : null;
    const written = current?.chapters.find(({ id }) => id === awaited);
    if (!current || written?.sections.length || current.step === awaited) awaited = "";
    const next = current ? `${given} ${awaited}` : "";
    if (next === drawn) return;
    const came = element.hidden && current !== null;
    drawn = next;
    element.hidden = current === null;
    set(root, { "data-review": current?.kind ?? null });
    replaceContent(element, ...(current ? drawReview(current) : []));
    const panel = root.querySelector(".sw-panel");
    if (panel && (came || current?.kind === "coach")) panel.scrollTop = 0;
  }

  onModelEvent(model, "change:review", draw, signal);

  return {
    ask,

    /** @param {Snapshot} snapshot @param {Explore} explore */
    update(snapshot, explore) {
      shown = snapshot;
      off = explore.off.best;
      for (const button of buttons) set(button, { "aria-disabled": off === null ? null : "true" });
      draw();
    },
  };
}

/** @param {"coach" | "report"} kind */
const iconOf = (kind) => (kind === "coach" ? "help" : "rule");
