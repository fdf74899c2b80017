// What came of the last click, said and shown: a live region, and a word on Python where it does not answer.

import { html, set } from "../parts/dom.js";
import { createAfterFrame } from "../parts/after-frame.js";
import { sign } from "../parts/icons.js";

/**
 * @typedef {import("../types/snapshot").Desk} Desk
 * @typedef {import("../types/snapshot").Notice} Notice
 * @typedef {import("../types/snapshot").Refusal} Refusal
 */

/** @param {Desk} desk */
export function createNews(desk) {
  const frame = createAfterFrame(desk.signal);
  // Both are there from the beginning: what is added together with its words is not read out.
  const status = html("div", { class: "sw-notice", role: "status", "aria-live": "polite" });
  const alarm = html("div", { class: "sw-notice", role: "alert" });
  const more = html("button", { type: "button", class: "sw-news-more", "data-key": "news-more" }, desk.word("news-more"));
  const element = html("div", { class: "sw-news" }, status, alarm);

  more.addEventListener(
    "click",
    () => {
      // The button goes with that, and the keyboard goes on from what it opened.
      const said = /** @type {HTMLElement | null} */ (status.querySelector(".sw-said"));
      set(element, { "data-open": true });
      more.remove();
      said?.setAttribute("tabindex", "-1");
      said?.focus();
    },
    { signal: desk.signal },
  );

  /** What is too long for its room can be opened. It is measured when it is on the screen: nobody waits for that. */
  function measure() {
    const said = status.querySelector(".sw-said");
    if (said && said.scrollHeight > said.clientHeight + 1) element.append(more);
  }

  /** @param {Notice["kind"]} kind */
  function drawSign(kind) {
    if (kind === "done") return sign("tick");
    if (kind === "refused") return sign("refused", desk.word("notice-refused"));
    if (kind === "stale") return sign("stale", desk.word("notice-stale"));
    return sign("error", desk.word("notice-error"));
  }

  /**
   * @param {Notice | null} notice
   * @param {...Node} besides
   */
  function say(notice, ...besides) {
    for (const region of [status, alarm]) {
      const speaks = notice !== null && (region === alarm) === (notice.kind === "error");
      set(region, { "data-kind": speaks ? notice.kind : null });
      if (!speaks) region.replaceChildren();
      else region.replaceChildren(drawSign(notice.kind), html("span", { class: "sw-said" }, notice.text, ...besides));
    }
    set(element, { "data-open": null, "data-elsewhere": null });
    more.remove();
    if (notice) frame.want(measure);
  }

  return {
    element,

    /** @param {Notice | null} notice */
    tell: (notice) => say(notice?.text ? notice : null),

    /**
     * @param {Refusal} refusal
     * @param {boolean} [elsewhere] it is to be seen elsewhere, and only heard here
     */
    refuse({ text, helps, place }, elsewhere = false) {
      const besides = helps.map((help) => html("span", { class: "sw-help" }, sign("help", desk.word("notice-help")), help));
      if (place) besides.push(html("small", { class: "sw-rule" }, sign("rule"), place));
      say({ kind: "refused", text }, ...besides);
      set(element, { "data-elsewhere": elsewhere });
    },
  };
}
