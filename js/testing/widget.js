// What the tests of the whole page share: the page on a real snapshot, with somebody who plays Python's part.

import { vi } from "vitest";
import widget from "../widget.js";

/** @param {string} name */
export async function openWidget(name) {
  /** @type {Record<string, Function[]>} */
  const listeners = {};
  const { scenery, ...sample } = (await import(`../samples/${name}.json`)).default;
  let { snapshot, reasons } = sample;
  /** @type {Record<string, any>} */
  const traits = { scenery, selected_region: null, step: snapshot.step, language: "en" };
  const written = () => ({ snapshot: JSON.stringify(snapshot), reasons: JSON.stringify(reasons) });
  Object.assign(traits, written());
  traits.blackboard = sample.blackboard.title ? JSON.stringify(sample.blackboard) : "";
  traits._workshop = JSON.stringify({ code: "export {}", style: "" });
  traits.editor = sample.editor.open ? JSON.stringify(sample.editor) : "";
  /** @type {any[]} */
  const sent = [];
  const tell = (/** @type {string} */ event, /** @type {any[]} */ ...what) => (listeners[event] ?? []).forEach((hear) => hear(...what));
  const model = {
    get: (/** @type {string} */ key) => traits[key],
    set(/** @type {string} */ key, /** @type {any} */ value) {
      traits[key] = value;
      tell(`change:${key}`);
    },
    save_changes: vi.fn(),
    send: (/** @type {any} */ message) => sent.push(message),
    on: (/** @type {string} */ event, /** @type {Function} */ hear) => (listeners[event] ??= []).push(hear),
    off(/** @type {string} */ event, /** @type {Function} */ hear) {
      listeners[event] = (listeners[event] ?? []).filter((other) => other !== hear);
    },
  };
  const el = document.createElement("div");
  document.body.append(el);
  const ending = new AbortController();
  widget.render?.(/** @type {any} */ ({ model, el, signal: ending.signal }));
  tell("msg:custom", { type: "here", view: sent[0].view });
  return {
    el,
    model,
    traits,
    sent,
    tell,
    listeners,
    ending,
    root: () => /** @type {HTMLElement} */ (el.querySelector(".sw-widget")),
    snapshot: () => snapshot,
    reasons: () => reasons,
    /** @param {Record<string, any>} changes Python answers with another snapshot */
    draw(changes = {}) {
      snapshot = { ...snapshot, version: snapshot.version + 1, ...changes };
      model.set("snapshot", written().snapshot);
    },
    /** @param {Record<string, any>} changes and then says why it is so */
    explain(changes = {}) {
      reasons = { ...reasons, version: snapshot.version, ...changes };
      model.set("reasons", written().reasons);
    },
    /** @param {Record<string, any>} changes both, and the page shows all of it */
    answer(changes = {}) {
      this.draw(changes);
      this.explain();
      nextFrame();
    },
    /** @param {string} selector */
    find(selector) {
      const found = el.querySelector(selector);
      if (!(found instanceof HTMLElement || found instanceof SVGElement)) throw new Error(`no ${selector}`);
      return found;
    },
  };
}

/** The screen is painted, and what waited for that is done. */
export const nextFrame = () => vi.advanceTimersByTime(20);
/** @param {Element} element */
export const click = (element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
/** @param {any[]} sent */
export const plays = (sent) => sent.filter(({ type }) => type === "play");
