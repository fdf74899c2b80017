// The widget's page side. It draws what Python sends and sends back what the player wants; it knows no rule.

import { createBar } from "./actions/action-bar.js";
import { createBoard } from "./map/map.js";
import { createColumn } from "./combos/combo-column.js";
import { createDie } from "./parts/die.js";
import { html } from "./parts/dom.js";
import { createDraft } from "./actions/deployment.js";
import { createEditing, createHand } from "./editor/editor-loader.js";
import { createExploring } from "./exploring/exploring.js";
import { focused } from "./parts/focus.js";
import { createAfterFrame } from "./parts/after-frame.js";
import { guard } from "./parts/input-guard.js";
import { createKernel } from "./python/connection.js";
import { listen } from "./python/model-events.js";
import { createPlayers } from "./players/players.js";
import { read } from "./python/decode.js";
import { createRooms } from "./python/extra-bundle.js";
import { createScrubber } from "./history/history-slider.js";
import { createSelection } from "./python/selected-region.js";
import { createStory } from "./explanations/last-step.js";
import { createTeaching } from "./lesson/lesson-loader.js";
import { createTip } from "./map/region-tooltip.js";
import { createTools } from "./toolbar/toolbar.js";
import { createTrack } from "./players/turn-track.js";
import { createWhy } from "./explanations/region-explanation.js";

/**
 * @typedef {import("./types/snapshot").Traits} Traits
 * @typedef {import("./types/snapshot").Desk} Desk
 * @typedef {import("./types/snapshot").Intent} Intent
 * @typedef {import("./types/snapshot").Snapshot} Snapshot
 * @typedef {import("@anywidget/types").AnyModel<Traits>} Model
 */

/** What one may ask for several times in a row, as fast as one can click. */
const AGAIN = ["undo", "redo", "bot"];

/** @type {import("@anywidget/types").Render<Traits>} */
function render({ model, el, signal }) {
  const kernel = createKernel(signal);
  let { language, places } = model.get("scenery");
  let draft = createDraft(places);
  const worn = { goggles: /** @type {import("./types/snapshot").Goggles} */ ("none"), hand: createHand(), rooms: createRooms(model) };
  // Another language changes every word, so the page is built anew; what was begun on it is kept.
  let page = new AbortController();
  const build = () => {
    const inside = el.contains(focused(el));
    page.abort();
    page = new AbortController();
    const scenery = model.get("scenery");
    // In the same language it is another game: nothing of what was begun belongs to it.
    if (scenery.places !== places && scenery.language === language) draft = createDraft(scenery.places);
    ({ language, places } = scenery);
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

/** What was rolled, by the player or by somebody who had to. @param {Snapshot} snapshot */
const firstDie = ({ story }) => story?.dice[0] ?? null;

/**
 * What outlives a change of language.
 *
 * @typedef {object} Kept
 * @property {ReturnType<typeof createKernel>} kernel
 * @property {import("./types/snapshot").Draft} draft
 * @property {{ goggles: import("./types/snapshot").Goggles, hand: import("./editor/editor-loader.js").Hand, rooms: import("./python/extra-bundle.js").Rooms }} worn and what
 *   is put on a board that is set up, and what came to do so
 * @property {AbortSignal} signal of the page
 */

/**
 * @param {Model} model
 * @param {Kept} kept
 */
function createPage(model, { kernel, draft, worn, signal }) {
  const scenery = model.get("scenery");
  const selection = createSelection(model, kernel);
  const afterFrame = createAfterFrame(signal);
  /** What Python sent last. */
  let news = read(JSON.parse(model.get("snapshot")));
  /** What is painted: the same, but for the time that the die rolls. */
  let { snapshot: painted, explain: addReasons } = news;
  /** Whether all of the page shows it, and whether nothing but the reasons is missing for that. */
  let [whole, due] = [false, false];
  /** Whether what came of the last click is still to be said. */
  let untold = false;
  /** Whether it is another decision than the one that all of the page showed last. */
  let another = false;
  /** Where the pointer rests; what is explained is this, or else what is selected. */
  let hovered = /** @type {number | null} */ (null);
  /** Whether the pointer has moved since the last picture: the map may have moved under it. */
  let moved = false;
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
      if (!whole) return beg();
      refused = true;
      // What stands right beside the pointer is not said twice.
      bar.refuse(refusal, tip.insist(refusal.text));
    },
    look(region) {
      // Whoever looks at the next region has read why the last one was refused.
      if (refused && region !== null && region !== hovered) hush();
      hovered = region;
      explain();
    },
    select: selection.select,
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
    ask: (wish) => want({ ...wish, version: painted.version }),
    edit(wish) {
      kernel.asked();
      kernel.tries(() => model.send({ ...wish, type: "edit", version: painted.version }));
    },
    placing: () => editing.placing(),
    place: (region, by) => editing.place(region, by),
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
  const exploring = createExploring(desk, model, [players, bar, story, tools]);
  const lesson = createTeaching(desk, model, worn.rooms);
  const editing = createEditing(desk, model, worn.hand, worn.rooms);
  const die = createDie(desk);
  const map = html("div", { class: "sw-map" }, board.element, exploring.stamp, die.element);
  const tip = createTip(desk, map);
  map.append(tip.element);
  const people = html("div", { class: "sw-people" }, track.element, players.element);
  const side = html("div", { class: "sw-right" }, people);
  const left = html("div", { class: "sw-left" }, tools.element, map, scrubber.element);
  const below = html("div", { class: "sw-below" }, why.element, story.element);
  const table = html("div", { class: "sw-table" }, left, below, side);
  const root = html(
    "div",
    { class: "sw-widget", lang: scenery.language, "data-kernel": "idle" },
    scenery.title ? html("p", { class: "sw-title" }, scenery.title) : "",
    scenery.text ? html("p", { class: "sw-text" }, scenery.text) : "",
    exploring.banner,
    bar.element,
    table,
  );
  exploring.lie(root, { left, side, people });
  lesson.lie(root, { side, banner: exploring.banner, map: board.element });
  editing.lie({ root, tools: tools.element, map, side, top: bar.element });

  const guarded = guard(root, signal);
  selection.watch(root, choose, signal);
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
    if (kernel.waiting() || rolling || !whole) return beg();
    if (!AGAIN.includes(intent.type)) guarded.acted();
    kernel.asked();
    kernel.tries(() => model.send(intent));
  }

  const beg = () => bar.tell({ kind: "stale", text: desk.word("one-moment") });

  function explain() {
    if (!whole) return;
    why.show(painted, hovered ?? selection.region());
    // The pointer, or the keyboard on its way over the map.
    const walked = map.querySelector("[data-region]:focus-visible") ? selection.region() : null;
    tip.show(painted, (moved ? hovered : null) ?? walked, worn.goggles);
  }

  /** While a combo is chosen the column comes first, for the eye as for the keyboard; later it lies at the side. */
  function lay() {
    // Where a lesson plays a mistake out, there is nothing to choose.
    const watching = painted.closed !== null && root.classList.contains("sw-what-if");
    const choosing = painted.phase === "pick" && !painted.past && !painted.result && !watching;
    if (column.element.parentNode === (choosing ? table : side)) {
      if (!choosing) return;
    } else if (choosing) left.before(column.element);
    else side.append(column.element);
    column.update(painted);
  }

  /** What had the focus may be gone: then the keyboard goes on from the sentence that says what is next. */
  function keepFocus(/** @type {() => void} */ draw) {
    const inside = root.contains(focused(root));
    draw();
    const has = focused(root);
    if (inside && (!root.contains(has) || has?.closest("[hidden]"))) bar.focus();
  }

  /**
   * First what the eye waits for: what now stands on the map, and what is next. The rest follows when that is on
   * the screen; while somebody conquers, what the other regions cost now belongs to the rest.
   */
  function paint() {
    const { player, phase, allocations } = painted;
    ({ snapshot: painted, explain: addReasons } = news);
    whole = due = moved = false;
    root.dataset.version = String(painted.version);
    root.dataset.phase = painted.phase;
    root.dataset.step = String(painted.step);
    root.classList.toggle("sw-past", painted.past);
    keepFocus(() => {
      // What is half done in a what-if stays there, and so it does in a lesson.
      if (exploring.enter() || lesson.moved()) draft.update([]);
      lay();
      draft.update(painted.allocations);
      // What can be done in one way only is done already, until somebody changes it.
      for (const { key, only, spreads } of painted.allocations) if (only && spreads[0] && !draft.changed(key)) draft.spread(key, spreads[0].counts);
      const hasty = painted.player === player && allocations.length + painted.allocations.length === 0;
      bar.update(painted, hasty);
      board.update(painted, hasty);
    });
    scrubber.hear(painted);
    another ||= painted.player !== player || painted.phase !== phase;
    afterFrame.want(paintRest);
  }

  function paintRest() {
    afterFrame.cancel();
    const reasons = JSON.parse(model.get("reasons"));
    due = reasons.version !== painted.version;
    if (due) return;
    addReasons(reasons);
    whole = true;
    if (untold) bar.tell(painted.notice);
    untold = false;
    keepFocus(() => {
      for (const part of [bar, board, track, column, players, story, scrubber, tools]) part.update(painted);
      exploring.update();
      lesson.update();
      board.flash();
      // A new decision is a new question: what was asked of the map before is over.
      if (another && !map.querySelector("[data-region]:focus")) desk.select(null);
      another = false;
      choose();
    });
    root.dataset.shown = String(painted.version);
  }

  function show() {
    news = read(JSON.parse(model.get("snapshot")));
    const { snapshot } = news;
    kernel.answered();
    // What comes while the die rolls is painted when it lies still.
    if (rolling) return;
    const face = firstDie(snapshot);
    const fresh = !snapshot.past && !painted.past && !exploring.moved() && snapshot.steps > painted.steps;
    if (face === null || !fresh) {
      die.show(snapshot.past ? face : null);
      settle();
      return;
    }
    bar.tell(null);
    rolling = true;
    die.roll(face).then(() => {
      rolling = false;
      if (signal.aborted) return;
      if (firstDie(news.snapshot) !== face) die.show(null);
      settle();
    });
  }

  function hush() {
    refused = false;
    bar.tell(null);
  }

  function settle() {
    paint();
    // That something was done is seen on the map; that it was not must be said at once.
    untold = painted.notice === null || painted.notice.kind === "done";
    if (!untold) bar.tell(painted.notice);
  }

  function choose() {
    board.select(selection.region());
    explain();
  }

  listen(model, "change:snapshot", show, signal);
  listen(model, "change:reasons", () => due && paintRest(), signal);
  listen(model, "change:explore", () => whole && !rolling && keepFocus(exploring.update), signal);
  listen(model, "change:selected_region", () => selection.pressing() || choose(), signal);
  // What was said about a stack is over as soon as something is put down or taken up.
  draft.onChange(hush, signal);
  kernel.onChange((state) => {
    root.dataset.kernel = state;
    bar.waiting(state);
  });
  paint();
  paintRest();
  choose();
  if (worn.goggles !== "none") board.wear(worn.goggles);
  return { root, focus: () => (editing.isOpen() ? editing.focus() : lesson.focus() || bar.focus()) };
}

export default { render };
