// The widget's page side. It draws what Python sends and sends back what the player wants; it knows no rule.

import { createBar } from "./bar.js";
import { createBoard } from "./board.js";
import { createColumn } from "./column.js";
import { createDie } from "./die.js";
import { html } from "./dom.js";
import { createDraft } from "./draft.js";
import { focused } from "./focus.js";
import { guard } from "./guards.js";
import { createKernel } from "./kernel.js";
import { createPlayers } from "./players.js";
import { read } from "./read.js";
import { createScrubber } from "./scrubber.js";
import { createStory } from "./story.js";
import { createTip } from "./tip.js";
import { createTools } from "./tools.js";
import { createTrack } from "./track.js";
import { createWhy } from "./why.js";

/**
 * @typedef {import("./types").Traits} Traits
 * @typedef {import("./types").Desk} Desk
 * @typedef {import("./types").Intent} Intent
 * @typedef {import("./types").Snapshot} Snapshot
 * @typedef {import("@anywidget/types").AnyModel<Traits>} Model
 */

/** Milliseconds after which Python is told where a press of the pointer has gone, if it did nothing else. */
const SAVE_AFTER = 250;

/** @type {import("@anywidget/types").Render<Traits>} */
function render({ model, el, signal }) {
  const kernel = createKernel(signal);
  const draft = createDraft(model.get("scenery").places);
  const worn = { goggles: /** @type {import("./types").Goggles} */ ("none") };
  // Another language changes every word, so the page is built anew; what was begun on it is kept.
  let page = new AbortController();
  const build = () => {
    const inside = el.contains(focused(el));
    page.abort();
    page = new AbortController();
    const { root, focus } = createPage(model, { kernel, draft, worn, signal: page.signal });
    el.replaceChildren(root);
    if (inside) focus();
  };
  listen(model, "change:scenery", build, signal);
  listen(model, "msg:custom", () => kernel.answered(), signal);
  signal.addEventListener("abort", () => {
    page.abort();
    kernel.tries(() => model.send({ type: "bye" }));
  });
  build();
  kernel.greeted();
  kernel.tries(() => model.send({ type: "hello" }));
}

/**
 * @param {Model} model
 * @param {string} event
 * @param {(...args: any[]) => void} listener
 * @param {AbortSignal} signal
 */
function listen(model, event, listener, signal) {
  model.on(event, listener);
  signal.addEventListener("abort", () => model.off(event, listener));
}

/**
 * What outlives a change of language.
 *
 * @typedef {object} Kept
 * @property {ReturnType<typeof createKernel>} kernel
 * @property {import("./types").Draft} draft
 * @property {{ goggles: import("./types").Goggles }} worn
 * @property {AbortSignal} signal of the page
 */

/**
 * @param {Model} model
 * @param {Kept} kept
 */
function createPage(model, { kernel, draft, worn, signal }) {
  const scenery = model.get("scenery");
  /** What Python sent last. */
  let snapshot = read(model.get("snapshot"));
  /** What is painted: the same, but for the time that the die rolls. */
  let painted = snapshot;
  /** Where the pointer rests; what is explained is this, or else what is selected. */
  let hovered = /** @type {number | null} */ (null);
  /** Whether the pointer has moved since the last picture: the map may have moved under it. */
  let moved = false;
  /** Whether the pointer is being pressed, and what waits until it has done what it does. */
  let pressed = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let saving;
  /** A reason why not is being shown. */
  let refused = false;
  /** While the die rolls, what came of it is kept back. */
  let rolling = false;
  /** @type {Desk} */
  const desk = {
    scenery,
    word: (id) => scenery.words[id] ?? id,
    signal,
    play: (actions) => want({ type: "play", version: painted.version, actions }),
    undo: () => want({ type: "undo", version: painted.version }),
    redo: () => want({ type: "redo", version: painted.version }),
    refuse(refusal) {
      refused = true;
      bar.refuse(refusal);
    },
    look(region) {
      // Whoever looks at the next region has read why the last one was refused.
      if (refused && region !== null && region !== hovered) hush();
      hovered = region;
      explain();
    },
    select(region) {
      const id = region === null ? null : (scenery.places[region]?.id ?? null);
      if (model.get("selected_region") === id) return;
      model.set("selected_region", id);
      // A click goes to a region first, and what it then asks for would have to wait behind this.
      if (pressed) saving = setTimeout(save, SAVE_AFTER);
      else save();
    },
    light: (regions) => board.light(regions),
    goTo(step) {
      if (model.get("step") === step) return;
      kernel.asked();
      model.set("step", step);
      kernel.tries(() => model.save_changes());
    },
    wear(kind) {
      worn.goggles = kind;
      board.wear(kind);
    },
    goggles: () => worn.goggles,
    draft,
  };

  const bar = createBar(desk);
  const board = createBoard(desk);
  const column = createColumn(desk);
  const players = createPlayers(desk);
  const track = createTrack(desk);
  const why = createWhy(desk);
  const story = createStory(desk);
  const scrubber = createScrubber(desk);
  const tools = createTools(desk);
  const die = createDie(desk);
  const map = html("div", { class: "sw-map" }, board.element, die.element);
  const tip = createTip(desk, map);
  map.append(tip.element);
  const side = html("div", { class: "sw-right" }, track.element, players.element);
  const table = html(
    "div",
    { class: "sw-table" },
    html("div", { class: "sw-left" }, tools.element, map, scrubber.element),
    html("div", { class: "sw-below" }, why.element, story.element),
    side,
  );
  const root = html(
    "div",
    { class: "sw-widget", lang: scenery.language, "data-kernel": "idle" },
    scenery.title ? html("p", { class: "sw-title" }, scenery.title) : "",
    scenery.text ? html("p", { class: "sw-text" }, scenery.text) : "",
    bar.element,
    table,
  );

  const guarded = guard(root, signal);
  for (const [event, down] of /** @type {[string, boolean][]} */ ([["pointerdown", true], ["pointerup", false], ["pointercancel", false]])) {
    root.addEventListener(event, () => (pressed = down), { signal, capture: true });
  }
  map.addEventListener(
    "pointermove",
    () => {
      if (moved) return;
      moved = true;
      explain();
    },
    { signal },
  );

  /** @param {Intent} intent */
  function want(intent) {
    if (kernel.waiting() || rolling) {
      bar.tell({ kind: "stale", text: desk.word("one-moment") });
      return;
    }
    if (intent.type === "play") guarded.acted();
    kernel.asked();
    kernel.tries(() => model.send(intent));
    if (saving !== undefined) save();
  }

  /** Tell Python where the player has gone. */
  function save() {
    clearTimeout(saving);
    saving = undefined;
    kernel.tries(() => model.save_changes());
  }

  function selected() {
    const id = model.get("selected_region");
    const index = scenery.places.findIndex((place) => place.id === id);
    return index < 0 ? null : index;
  }

  function explain() {
    why.show(painted, hovered ?? selected());
    // The pointer, or the keyboard on its way over the map.
    const walked = map.querySelector("[data-region]:focus-visible") ? selected() : null;
    tip.show(painted, (moved ? hovered : null) ?? walked, worn.goggles);
  }

  /** While a combo is chosen the column comes first, for the eye as for the keyboard; later it lies at the side. */
  function lay() {
    const choosing = painted.phase === "pick" && !painted.past;
    if (choosing && column.element.parentNode !== table) table.prepend(column.element);
    if (!choosing && column.element.parentNode !== side) side.append(column.element);
  }

  function paint() {
    const inside = root.contains(focused(root));
    const another = painted.player !== snapshot.player || painted.phase !== snapshot.phase;
    painted = snapshot;
    moved = false;
    root.dataset.version = String(painted.version);
    root.dataset.phase = painted.phase;
    root.dataset.step = String(painted.step);
    root.classList.toggle("sw-past", painted.past);
    lay();
    draft.update(painted.allocations);
    bar.update(painted);
    for (const part of [track, board, column, players, story, scrubber, tools]) part.update(painted);
    // A new decision is a new question: what was asked of the map before is over.
    if (another && !map.querySelector("[data-region]:focus")) desk.select(null);
    explain();
    // What had the focus may be gone: then the keyboard goes on from the sentence that says what is next.
    if (inside && !root.contains(focused(root))) bar.focus();
  }

  function show() {
    snapshot = read(model.get("snapshot"));
    kernel.answered();
    // What comes while the die rolls is painted when it lies still.
    if (rolling) return;
    const face = snapshot.story?.die ?? null;
    const fresh = !snapshot.past && !painted.past && snapshot.steps > painted.steps;
    bar.tell(null);
    if (face === null || !fresh) {
      die.show(snapshot.past ? face : null);
      settle();
      return;
    }
    rolling = true;
    die.roll(face).then(() => {
      rolling = false;
      if (signal.aborted) return;
      if (snapshot.story?.die !== face) die.show(null);
      settle();
    });
  }

  function hush() {
    refused = false;
    bar.tell(null);
  }

  function settle() {
    paint();
    bar.tell(snapshot.notice);
  }

  function choose() {
    board.select(selected());
    explain();
  }

  listen(model, "change:snapshot", show, signal);
  listen(model, "change:selected_region", choose, signal);
  // What was said about a stack is over as soon as something is put down or taken up.
  draft.onChange(hush, signal);
  kernel.onChange((state) => {
    root.dataset.kernel = state;
    bar.waiting(state);
  });
  paint();
  choose();
  if (worn.goggles !== "none") board.wear(worn.goggles);
  return { root, focus: bar.focus };
}

export default { render };
