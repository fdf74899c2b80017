// The widget's page side. It draws what Python sends and sends back what the player wants; it knows no rule.

import { createBar } from "./bar.js";
import { createBoard } from "./board.js";
import { createColumn } from "./column.js";
import { createDie } from "./die.js";
import { html } from "./dom.js";
import { createDraft } from "./draft.js";
import { focused } from "./focus.js";
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

/** @type {import("@anywidget/types").Render<Traits>} */
function render({ model, el, signal }) {
  // Another language changes every word, so the page is built anew.
  let page = new AbortController();
  const build = () => {
    page.abort();
    page = new AbortController();
    el.replaceChildren(createPage(model, page.signal));
  };
  listen(model, "change:scenery", build, signal);
  signal.addEventListener("abort", () => page.abort());
  build();
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
 * @param {Model} model
 * @param {AbortSignal} signal
 */
function createPage(model, signal) {
  const scenery = model.get("scenery");
  let snapshot = read(model.get("snapshot"));
  /** Where the pointer rests; what is explained is this, or else what is selected. */
  let hovered = /** @type {number | null} */ (null);
  let goggles = /** @type {import("./types").Goggles} */ ("none");
  /** While the die rolls, what came of it is kept back. */
  let rolling = false;

  const kernel = createKernel((state) => {
    root.dataset.kernel = state;
    bar.waiting(state);
  }, signal);

  /** @type {Desk} */
  const desk = {
    scenery,
    word: (id) => scenery.words[id] ?? id,
    signal,
    play: (actions) => want({ type: "play", version: snapshot.version, actions }),
    undo: () => want({ type: "undo", version: snapshot.version }),
    redo: () => want({ type: "redo", version: snapshot.version }),
    refuse: (refusal) => bar.refuse(refusal),
    look(region) {
      hovered = region;
      explain();
    },
    select(region) {
      const id = scenery.places[region]?.id ?? null;
      if (model.get("selected_region") === id) return;
      model.set("selected_region", id);
      model.save_changes();
    },
    light: (regions) => board.light(regions),
    goTo(step) {
      if (model.get("step") === step) return;
      kernel.asked();
      model.set("step", step);
      model.save_changes();
    },
    wear(kind) {
      goggles = kind;
      board.wear(kind);
    },
    draft: createDraft(scenery.places),
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
    bar.element,
    table,
  );

  // Keys that reach the notebook run its commands: "d d" would delete the cell.
  root.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Tab" && !event.ctrlKey && !event.metaKey) event.stopPropagation();
    },
    { signal },
  );

  /** @param {Intent} intent */
  function want(intent) {
    // One wish at a time: a double click must not act twice.
    if (kernel.waiting() || rolling) return;
    kernel.asked();
    model.send(intent);
  }

  function selected() {
    const id = model.get("selected_region");
    const index = scenery.places.findIndex((place) => place.id === id);
    return index < 0 ? null : index;
  }

  function explain() {
    why.show(snapshot, hovered ?? selected());
    // The pointer, or the keyboard on its way over the map.
    const walked = map.querySelector("[data-region]:focus-visible") ? selected() : null;
    tip.show(snapshot, hovered ?? walked, goggles);
  }

  /** While a combo is chosen the column comes first, for the eye as for the keyboard; later it lies at the side. */
  function lay() {
    const choosing = snapshot.phase === "pick" && !snapshot.past;
    if (choosing && column.element.parentNode !== table) table.prepend(column.element);
    if (!choosing && column.element.parentNode !== side) side.append(column.element);
  }

  function paint() {
    const had = focused(root);
    const inside = had !== null && root.contains(had);
    root.dataset.version = String(snapshot.version);
    root.dataset.phase = snapshot.phase;
    root.dataset.step = String(snapshot.step);
    root.classList.toggle("sw-past", snapshot.past);
    lay();
    desk.draft.update(snapshot.allocations);
    bar.update(snapshot);
    for (const part of [track, board, column, players, story, scrubber, tools]) part.update(snapshot);
    explain();
    // What had the focus may be gone: then the keyboard goes on from the sentence that says what is next.
    if (inside && !root.contains(focused(root))) bar.focus();
  }

  function show() {
    const before = snapshot;
    snapshot = read(model.get("snapshot"));
    kernel.answered();
    const face = snapshot.story?.die ?? null;
    const fresh = !snapshot.past && snapshot.steps > before.steps && !before.past;
    bar.tell(null);
    if (face === null || !fresh || rolling) {
      if (rolling) return;
      die.show(snapshot.past || fresh ? face : null);
      paint();
      bar.tell(snapshot.notice);
      return;
    }
    rolling = true;
    die.roll(face).then(() => {
      rolling = false;
      if (signal.aborted) return;
      paint();
      bar.tell(snapshot.notice);
    });
  }

  function choose() {
    board.select(selected());
    explain();
  }

  listen(model, "change:snapshot", show, signal);
  listen(model, "change:selected_region", choose, signal);
  listen(model, "msg:custom", () => kernel.answered(), signal);
  paint();
  choose();
  kernel.asked();
  model.send({ type: "hello" });
  return root;
}

export default { render };
