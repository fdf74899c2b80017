// What came of the last click, said and shown: a live region, and a word on Python where it does not answer.

import { html, set } from "./dom.js";
import { sign } from "./signs.js";

/**
 * @typedef {import("./types").Desk} Desk
 * @typedef {import("./types").Notice} Notice
 * @typedef {import("./types").Refusal} Refusal
 */

/** @param {Desk} desk */
export function createNews(desk) {
  // Both are there from the beginning: what is added together with its words is not read out.
  const status = html("div", { class: "sw-notice", role: "status", "aria-live": "polite" });
  const alarm = html("div", { class: "sw-notice", role: "alert" });
  const element = html("div", { class: "sw-news" }, status, alarm);

  /** @param {Notice["kind"]} kind */
  function drawSign(kind) {
    if (kind === "done") return sign("tick");
    if (kind === "refused") return sign("refused", desk.word("notice-refused"));
    if (kind === "stale") return sign("stale", desk.word("notice-stale"));
    return sign("error", desk.word("notice-error"));
  }

  /**
   * @param {Notice} notice
   * @param {Node[]} more
   */
  function drawText({ kind, text }, more) {
    // What was done is cut short where it is long, and can be read on by pointing at it.
    return html("span", { class: "sw-said", title: kind === "done" ? text : null }, text, ...more);
  }

  /**
   * @param {Notice | null} notice
   * @param {...Node} more
   */
  function say(notice, ...more) {
    for (const region of [status, alarm]) {
      const speaks = notice !== null && (region === alarm) === (notice.kind === "error");
      set(region, { "data-kind": speaks ? notice.kind : null });
      if (!speaks) region.replaceChildren();
      else region.replaceChildren(drawSign(notice.kind), drawText(notice, more));
    }
  }

  return {
    element,

    /** @param {Notice | null} notice */
    tell: (notice) => say(notice?.text ? notice : null),

    /** @param {Refusal} refusal */
    refuse({ text, helps, place }) {
      const more = helps.map((help) => html("span", { class: "sw-help" }, sign("help", desk.word("notice-help")), help));
      if (place) more.push(html("small", { class: "sw-rule" }, sign("rule"), place));
      say({ kind: "refused", text }, ...more);
    },
  };
}
