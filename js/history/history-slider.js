// The history slider: through the whole game, step by step, back and forth.

import { html, set, svg } from "../parts/dom.js";
import { refusal } from "../parts/refusal.js";

/**
 * @typedef {import("../types/page").Page} Page
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 */

/** How long an answer may take before another step is asked for all the same, in milliseconds. */
const PATIENCE = 2000;

const FIRST = "M3 3H5.5V13H3ZM13 3V13L6 8Z";
const BACK = "M11.5 3V13L4.5 8Z";
const FORWARD = "M4.5 3V13L11.5 8Z";
const NOW = "M10.5 3H13V13H10.5ZM3 3V13L10 8Z";

/** @param {Page} page */
export function createHistorySlider(page) {
  const { signal } = page;
  const range = html("input", { type: "range", class: "sw-range", min: 0, step: 1, "aria-label": page.word("history") });
  const turns = html("div", { class: "sw-turns", "aria-hidden": "true" });
  const ahead = html("div", { class: "sw-ahead", "aria-hidden": "true" });
  const position = html("span", { class: "sw-position", role: "status" });
  const toFirst = createButton("first", FIRST, page.word("first"), () => 0);
  const toBack = createButton("back", BACK, page.word("back"), (at) => at - 1);
  const toForward = createButton("forward", FORWARD, page.word("forward"), (at) => at + 1);
  const toNow = createButton("now", NOW, page.word("now"), () => steps);
  const element = html(
    "div",
    { class: "sw-history-slider", role: "group", "aria-label": page.word("history") },
    toFirst,
    toBack,
    html("div", { class: "sw-rail" }, turns, ahead, range),
    toForward,
    toNow,
    position,
  );

  let steps = 0;
  /** The step that Python shows. */
  let shown = 0;
  let stepTitle = "";
  /** @type {ReturnType<typeof createTurn>[]} */
  const turnElements = [];
  /** @type {Snapshot | null} */
  let latest = null;
  /** The step that the reader wants, until it is shown. @type {number | null} */
  let wanted = null;
  /** The step that was asked for and has not come yet. @type {{ step: number, at: number } | null} */
  let asked = null;
  /** Whether the thumb is being dragged. */
  let held = false;
  /** Whether a button was pressed last: it does not say by itself where it led, as the thumb does. */
  let stepped = false;

  range.addEventListener(
    "input",
    () => {
      stepped = false;
      want(Number(range.value));
    },
    { signal },
  );
  range.addEventListener("pointerdown", () => (held = true), { signal });
  for (const end of ["pointerup", "pointercancel", "change", "blur"]) range.addEventListener(end, release, { signal });

  /**
   * @param {string} key
   * @param {string} shape
   * @param {string} name
   * @param {(at: number) => number} target
   */
  function createButton(key, shape, name, target) {
    const picture = svg("svg", { viewBox: "0 0 16 16", "aria-hidden": "true" }, svg("path", { d: shape }));
    const attributes = { type: "button", class: "sw-button sw-step-button", "data-key": key, title: name, "aria-label": name };
    const button = html("button", attributes, picture);
    button.addEventListener(
      "click",
      () => {
        const to = target(wanted ?? shown);
        stepped = true;
        if (button.getAttribute("aria-disabled") !== "true") want(Math.max(0, Math.min(steps, to)));
        else page.refuse(refusal(to <= 0 ? page.word("at-first") : page.word("at-now")));
      },
      { signal },
    );
    return button;
  }

  /** @param {number} step */
  function want(step) {
    wanted = step;
    draw();
    ask();
  }

  /** One request at a time; whatever the thumb passed while it was under way is left out. */
  function ask() {
    if (asked && performance.now() - asked.at < PATIENCE) return;
    asked = null;
    if (wanted === null || wanted === shown) return;
    asked = { step: wanted, at: performance.now() };
    page.goToStep(wanted);
  }

  function release() {
    held = false;
    draw();
  }

  function draw() {
    const at = wanted ?? shown;
    const where = steps ? `${page.word("step")} ${at} ${page.word("step-of")} ${steps}` : page.word("no-step");
    const what = at === shown ? stepTitle : "";
    set(range, { max: steps, title: what || null, "aria-valuetext": what ? `${where}: ${what}` : where });
    if (!held) range.value = String(at);
    set(position, { "aria-live": stepped ? "polite" : "off", "aria-busy": at === shown ? null : "true" });
    position.textContent = at === shown ? where : `${where} …`;
    position.classList.toggle("sw-pending", at !== shown);
    ahead.style.setProperty("--sw-position", String(steps ? at / steps : 1));
    for (const button of [toFirst, toBack]) set(button, { "aria-disabled": at <= 0 ? "true" : null });
    for (const button of [toForward, toNow]) set(button, { "aria-disabled": at >= steps ? "true" : null });
    toNow.classList.toggle("sw-primary", at < steps);
  }

  /**
   * Draws the turns on the rail. One turn grows with nearly every step, so elements are kept and only their numbers are changed.
   *
   * @param {Snapshot} snapshot
   */
  function drawTurns({ track, players }) {
    track.forEach(([step, , player], index) => {
      const { element, bar, shape } = (turnElements[index] ??= createTurn());
      const look = page.scenery.players[player];
      set(element, { style: `flex-grow: ${(track[index + 1]?.[0] ?? steps) - step}` });
      set(bar, { "data-player": player, "data-team": players[player]?.team?.number, style: `background: ${look?.full ?? ""}` });
      set(shape, { d: look?.shape ?? "" });
    });
    for (const { element } of turnElements.splice(track.length)) element.remove();
  }

  /** A player's turn on the rail, known by colour and by shape. */
  function createTurn() {
    const shape = svg("path", {});
    const bar = html("div", { class: "sw-turn-bar" }, svg("svg", { viewBox: "-14 -14 28 28" }, shape));
    const element = html("div", { class: "sw-turn" }, bar);
    turns.append(element);
    return { element, bar, shape };
  }

  /** @param {Snapshot} snapshot */
  function receive(snapshot) {
    if (snapshot === latest) return;
    latest = snapshot;
    ({ step: shown, steps } = snapshot);
    // Steps of others are told elsewhere.
    if (wanted === null) stepped = false;
    if (wanted !== null && (wanted === shown || wanted > steps)) wanted = null;
    if (asked && (asked.step === shown || asked.step > steps)) asked = null;
  }

  return {
    element,

    /** Takes note of a snapshot, also of one that the next replaces before it is drawn. */
    receive,

    /** @param {Snapshot} snapshot */
    update(snapshot) {
      receive(snapshot);
      stepTitle = snapshot.story ? `${snapshot.players[snapshot.story.player]?.name}: ${snapshot.story.title}` : "";
      drawTurns(snapshot);
      draw();
      ask();
    },
  };
}
