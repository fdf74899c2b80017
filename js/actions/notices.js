// Notices: what came of the last click, shown and read out.

import { createAfterFrame } from "../parts/after-frame.js";
import { html, set } from "../parts/dom.js";
import { icon } from "../parts/icons.js";

/**
 * @typedef {import("../types/page").Page} Page
 * @typedef {import("../types/snapshot").Notice} Notice
 * @typedef {import("../types/snapshot").Refusal} Refusal
 */

/** @param {Page} page */
export function createNotices(page) {
  const afterFrame = createAfterFrame(page.signal);
  // Both are there from the beginning: screen readers do not read out what is added together with its words.
  const status = html("div", { class: "sw-notice", role: "status", "aria-live": "polite" });
  const alarm = html("div", { class: "sw-notice", role: "alert" });
  const more = html("button", { type: "button", class: "sw-notice-more", "data-key": "news-more" }, page.word("notice-more"));
  const element = html("div", { class: "sw-notices" }, status, alarm);

  more.addEventListener(
    "click",
    () => {
      // The button goes with that, and the keyboard goes on from what it opened.
      const said = /** @type {HTMLElement | null} */ (status.querySelector(".sw-notice-text"));
      set(element, { "data-open": true });
      more.remove();
      said?.setAttribute("tabindex", "-1");
      said?.focus();
    },
    { signal: page.signal },
  );

  /** Adds a button to what is too long for its room. It is measured when it is on the screen: nobody waits for that. */
  function measure() {
    const said = status.querySelector(".sw-notice-text");
    if (said && said.scrollHeight > said.clientHeight + 1) element.append(more);
  }

  /** @param {Notice["kind"]} kind */
  function drawIcon(kind) {
    if (kind === "done") return icon("tick");
    if (kind === "refused") return icon("refused", page.word("notice-refused"));
    if (kind === "stale") return icon("stale", page.word("notice-stale"));
    return icon("error", page.word("notice-error"));
  }

  /**
   * @param {Notice | null} notice
   * @param {...Node} details
   */
  function say(notice, ...details) {
    for (const region of [status, alarm]) {
      const isSaid = notice !== null && (region === alarm) === (notice.kind === "error");
      set(region, { "data-kind": isSaid ? notice.kind : null });
      if (!isSaid) region.replaceChildren();
      else region.replaceChildren(drawIcon(notice.kind), html("span", { class: "sw-notice-text" }, notice.text, ...details));
    }
    set(element, { "data-open": null, "data-elsewhere": null });
    more.remove();
    // What was done is told in the news, and only read out here.
    if (notice && notice.kind !== "done") afterFrame.schedule(measure);
  }

  return {
    element,

    /** @param {Notice | null} notice */
    tell: (notice) => say(notice?.text ? notice : null),

    /**
     * @param {Refusal} refusal
     * @param {boolean} [elsewhere] whether it is seen elsewhere, and only read out here
     */
    refuse({ text, helps, reference }, elsewhere = false) {
      const details = helps.map((help) => html("span", { class: "sw-notice-help" }, icon("help", page.word("notice-help")), help));
      if (reference) details.push(html("small", { class: "sw-notice-rule" }, icon("rule"), reference));
      say({ kind: "refused", text }, ...details);
      set(element, { "data-elsewhere": elsewhere });
    },
  };
}
