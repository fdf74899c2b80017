// The page: its parts, what they ask of Python, and what is painted when an answer comes. It knows no rule.

import { createActionBar } from "./actions/action-bar.js";
import { createComboColumn } from "./combos/combo-column.js";
import { createEditorLoader } from "./editor/editor-loader.js";
import { createAccount } from "./explanations/account.js";
import { createLastStep } from "./explanations/last-step.js";
import { createRegionExplanation } from "./explanations/region-explanation.js";
import { createExploring } from "./exploring/exploring.js";
import { createHistorySlider } from "./history/history-slider.js";
import { createKeptGame } from "./kept-game.js";
import { createLayout } from "./layout.js";
import { createLessonLoader } from "./lesson/lesson-loader.js";
import { createLiveLoader } from "./live/live-loader.js";
import { createMap } from "./map/map.js";
import { createRegionTooltip } from "./map/region-tooltip.js";
import { createAfterFrame } from "./parts/after-frame.js";
import { createDie } from "./parts/die.js";
import { focusedElement } from "./parts/focus.js";
import { guardInput } from "./parts/input-guard.js";
import { createPlayers } from "./players/players.js";
import { createTurnTrack } from "./players/turn-track.js";
import { decodeSnapshot } from "./python/decode.js";
import { onModelEvent } from "./python/model-events.js";
import { createSelectedRegion } from "./python/selected-region.js";
import { createEnlargeButton } from "./toolbar/enlarge.js";
import { createMore } from "./toolbar/more.js";
import { createToolbar } from "./toolbar/toolbar.js";

/**
 * @typedef {import("./types/messages").Message} Message
 * @typedef {import("./types/page").Page} Page
 * @typedef {import("./types/snapshot").Snapshot} Snapshot
 */

/**
 * Settings of the page that outlive a change of language.
 *
 * @typedef {object} Settings
 * @property {import("./types/page").Goggles} goggles
 * @property {import("./editor/editor-loader.js").EditorState} editorState
 * @property {import("./python/extra-bundle.js").ExtraBundle<import("./python/import-code.js").ExtraModule>} extraBundle
 * @property {import("./python/extra-bundle.js").ExtraBundle<typeof import("./live/live.js")>} liveBundle
 */

/** Requests that may follow each other as fast as one can click. */
const REPEATABLE = ["undo", "redo", "bot"];

/** The face of the first die that the step rolled, by the player or by somebody who had to. @param {Snapshot} snapshot */
const firstDie = ({ story }) => story?.dice[0] ?? null;

/** The region that it was rolled for. @param {Snapshot} snapshot */
const regionOfDie = ({ story }) => story?.events.find(({ die }) => die !== null)?.regions[0] ?? null;

/**
 * @param {import("@anywidget/types").AnyModel<import("./types/messages").Traits>} model
 * @param {object} given
 * @param {ReturnType<typeof import("./python/connection.js").createConnection>} given.connection
 * @param {import("./types/page").Deployment} given.deployment
 * @param {Settings} given.settings
 * @param {AbortSignal} given.signal aborted when the page is taken away or built anew
 */
export function createPage(model, { connection, deployment, settings, signal }) {
  const scenery = model.get("scenery");
  const selectedRegion = createSelectedRegion(model, connection);
  const afterFrame = createAfterFrame(signal);
  /** The snapshot that Python sent last. */
  let received = decodeSnapshot(JSON.parse(model.get("snapshot")));
  /** The snapshot that a new page is built with; the event that tells of it comes afterwards. */
  const first = model.get("snapshot");
  /** The snapshot that is painted: the same, except while the die rolls. */
  let { snapshot: painted, explain: addReasons } = received;
  /** Whether all of the page shows it, and whether only the reasons are missing for that. */
  let [complete, awaitsReasons] = [false, false];
  /** Whether the notice about the last click is still to be shown. */
  let noticePending = false;
  /** Whether it is another decision than the one that all of the page showed last. */
  let newDecision = false;
  /** The region under the pointer; this one is explained, or else the selected one. */
  let hovered = /** @type {number | null} */ (null);
  /** Whether the pointer has moved since the last painting: the map may have moved under it. */
  let pointerMoved = false;
  /** Whether something was done just now, and nobody has pointed at anything since. */
  let justDone = false;
  /** Whether a refusal is being shown. */
  let refusalShown = false;
  /** What somebody asked of a bot while its last move was under way. @type {Extract<Message, { type: "bot" }> | null} */
  let postponed = null;
  /** Whether the die rolls; what came of it is kept back meanwhile. */
  let rolling = false;
  /** @type {Page} */
  const page = {
    scenery,
    word: (id) => scenery.words[id] ?? id,
    signal,
    play: (actions) => send({ type: "play", version: painted.version, actions }),
    undo: () => send({ type: "undo", version: painted.version }),
    redo: () => send({ type: "redo", version: painted.version }),
    refuse(refusal) {
      if (!complete) return askToWait();
      refusalShown = true;
      // What stands right beside the pointer is not said twice.
      actionBar.refuse(refusal, tooltip.emphasise(refusal.text));
    },
    hover(region) {
      // Whoever goes to the next region has read why the last one was refused.
      if (refusalShown && region !== null && region !== hovered) clearRefusal();
      hovered = region;
      if (region !== null) comboColumn.forget();
      explain();
    },
    select(region) {
      if (region !== selectedRegion.index()) justDone = false;
      selectedRegion.select(region);
    },
    highlight: (regions) => map.highlight(regions),
    goToStep(step) {
      if (model.get("step") === step) return;
      connection.asked();
      model.set("step", step);
      connection.attempt(() => model.save_changes());
    },
    setGoggles(kind) {
      settings.goggles = kind;
      map.setGoggles(kind);
    },
    goggles: () => settings.goggles,
    showIds: (shown) => map.showIds(shown),
    deployment,
    ask: (request) => send({ ...request, version: painted.version }),
    edit(request) {
      connection.asked();
      connection.attempt(() => model.send({ ...request, type: "edit", version: painted.version }));
    },
    editorKeys: () => editor.keys(),
    editRegion: (region, by) => editor.editRegion(region, by),
  };

  const toolbar = createToolbar(page, () => more.close());
  const more = createMore(page, toolbar.element);
  const enlarge = createEnlargeButton(page);
  const actionBar = createActionBar(page, enlarge.element, more.element);
  const map = createMap(page);
  const comboColumn = createComboColumn(page);
  const players = createPlayers(page);
  const turnTrack = createTurnTrack(page);
  const regionExplanation = createRegionExplanation(page);
  const lastStep = createLastStep(page);
  const account = createAccount(page);
  const historySlider = createHistorySlider(page);
  const exploring = createExploring(page, model, [players, actionBar, lastStep, toolbar]);
  const lesson = createLessonLoader(page, model, settings.extraBundle);
  const editor = createEditorLoader(page, model, settings.editorState, settings.extraBundle);
  const live = createLiveLoader(page, model, settings.liveBundle);
  const die = createDie(page);
  const parts = { actionBar, map, die, historySlider, turnTrack, players, regionExplanation, lastStep, account, comboColumn, toolbar };
  const { root, panel, foot, mapArea } = createLayout(scenery, parts, exploring);
  const tooltip = createRegionTooltip(page, mapArea);
  mapArea.append(tooltip.element);
  panel.prepend(createKeptGame(page, model).element);
  exploring.attach(root);
  enlarge.attach(root);
  live.attach(root);
  lesson.attach(root, { panel, foot, banner: exploring.banner, map: map.element });
  editor.attach({ root, toolbar: toolbar.element, panel, actionBar: actionBar.element });

  const inputGuard = guardInput(root, signal);
  selectedRegion.watch(root, showSelected, signal);
  mapArea.addEventListener(
    "pointermove",
    () => {
      if (pointerMoved) return;
      pointerMoved = true;
      justDone = false;
      explain();
    },
    { signal },
  );

  /** @param {Message} message */
  function send(message) {
    if (connection.isWaiting() || rolling || !complete) {
      // A bot moves by itself: nobody shall have to click between two of its moves.
      if (message.type === "bot" && !message.auto) postponed = message;
      else askToWait();
      return;
    }
    if (!REPEATABLE.includes(message.type)) inputGuard.acted();
    // What was asked for is seen on the stage, not behind the tools.
    more.close();
    connection.asked();
    connection.attempt(() => model.send(message));
  }

  const askToWait = () => actionBar.tell({ kind: "stale", text: page.word("one-moment") });

  function explain() {
    if (!complete) return;
    regionExplanation.show(painted, hovered ?? selectedRegion.index(), justDone);
    // The pointer, or the keyboard on its way over the map.
    const walked = mapArea.querySelector("[data-region]:focus-visible") ? selectedRegion.index() : null;
    tooltip.show(painted, (pointerMoved ? hovered : null) ?? walked, settings.goggles);
  }

  /** Whether a combo is to be picked: the combos come first in the panel then. */
  function isPicking() {
    // Where a lesson plays a mistake out, there is nothing to choose.
    const watching = painted.closed !== null && root.classList.contains("sw-what-if");
    return painted.phase === "pick" && !painted.past && !painted.result && !watching;
  }

  /** Draws; where that removes what had the focus, the keyboard goes on from the sentence that says what is next. */
  function keepFocus(/** @type {() => void} */ draw) {
    const inside = root.contains(focusedElement(root));
    draw();
    const has = focusedElement(root);
    if (inside && (!root.contains(has) || has?.closest("[hidden]"))) actionBar.focus();
  }

  /**
   * Paints first what the eye waits for: what now stands on the map, and what is next. The rest follows when that is on
   * the screen; while somebody conquers, what the other regions cost now belongs to the rest.
   */
  function paint() {
    const before = painted;
    const { player, phase, allocations } = painted;
    ({ snapshot: painted, explain: addReasons } = received);
    complete = awaitsReasons = pointerMoved = false;
    if (painted.steps !== before.steps) justDone = true;
    root.dataset.version = String(painted.version);
    root.dataset.phase = painted.phase;
    root.dataset.step = String(painted.step);
    root.classList.toggle("sw-past", painted.past);
    keepFocus(() => {
      // What is half done in a what-if stays there, and so it does in a lesson.
      if (exploring.enter() || lesson.hasMoved()) deployment.update([]);
      root.classList.toggle("sw-picking", isPicking());
      if (isPicking()) comboColumn.update(painted);
      deployment.update(painted.allocations);
      // What can be done in one way only is done already, until somebody changes it.
      for (const { key, only, spreads } of painted.allocations) if (only && spreads[0] && !deployment.changed(key)) deployment.spread(key, spreads[0].counts);
      const hasty = painted.player === player && allocations.length + painted.allocations.length === 0;
      actionBar.update(painted, hasty);
      map.update(painted, hasty);
    });
    historySlider.receive(painted);
    if (painted.player !== player || painted.phase !== phase) {
      newDecision = true;
      inputGuard.changed();
    }
    live.paint(before, painted);
    afterFrame.schedule(paintRest);
  }

  function paintRest() {
    afterFrame.cancel();
    const reasons = JSON.parse(model.get("reasons"));
    awaitsReasons = reasons.version !== painted.version;
    if (awaitsReasons) return;
    addReasons(reasons);
    complete = true;
    if (noticePending) actionBar.tell(painted.notice);
    noticePending = false;
    keepFocus(() => {
      for (const part of [actionBar, map, turnTrack, comboColumn, players, lastStep, account, historySlider, toolbar]) part.update(painted);
      showExplored();
      if (lesson.update()) inputGuard.changed();
      map.flash();
      // A new decision is a new question: what was asked of the map before is over.
      if (newDecision && !mapArea.querySelector("[data-region]:focus")) page.select(null);
      newDecision = false;
      showSelected();
    });
    root.dataset.shown = String(painted.version);
    sendPostponed();
  }

  function sendPostponed() {
    const message = postponed;
    postponed = null;
    // By then its turn may be over.
    if (message && exploring.explore().turn) send({ ...message, version: painted.version });
  }

  function showExplored() {
    exploring.update();
    live.update(painted, exploring.explore());
  }

  function receive() {
    connection.answered();
    // All of the page shows it already: only what came of the click is still to be told.
    if (complete && model.get("snapshot") === first) return actionBar.tell(painted.notice);
    received = decodeSnapshot(JSON.parse(model.get("snapshot")));
    const { snapshot } = received;
    // What comes while the die rolls is painted when it lies still.
    if (rolling) return;
    const face = firstDie(snapshot);
    const fresh = !snapshot.past && !painted.past && !exploring.hasMoved() && snapshot.steps > painted.steps;
    if (face === null || !fresh) {
      // It leaves with an undo, and with the next step; a refusal leaves it where it lies.
      const stays = snapshot.steps === painted.steps && !snapshot.past && !painted.past && !exploring.hasMoved();
      if (!stays) die.show(snapshot.past ? face : null, regionOfDie(snapshot));
      paintReceived();
      return;
    }
    actionBar.tell(null);
    rolling = true;
    die.roll(face, regionOfDie(snapshot)).then(() => {
      rolling = false;
      if (signal.aborted) return;
      if (firstDie(received.snapshot) !== face) die.show(null);
      paintReceived();
    });
  }

  function clearRefusal() {
    refusalShown = false;
    actionBar.tell(null);
  }

  function paintReceived() {
    paint();
    // That something was done is seen on the map; that it was not must be said at once.
    noticePending = painted.notice === null || painted.notice.kind === "done";
    if (!noticePending) actionBar.tell(painted.notice);
  }

  function showSelected() {
    map.select(selectedRegion.index());
    explain();
  }

  onModelEvent(model, "change:snapshot", receive, signal);
  onModelEvent(model, "change:reasons", () => awaitsReasons && paintRest(), signal);
  onModelEvent(model, "change:explore", () => complete && !rolling && keepFocus(showExplored), signal);
  onModelEvent(model, "change:selected_region", () => selectedRegion.isPressed() || showSelected(), signal);
  // A refusal about a stack is over as soon as something is put down or taken up.
  deployment.onChange(clearRefusal, signal);
  connection.onChange((state) => {
    root.dataset.kernel = state;
    if (state === "lost") postponed = null;
    actionBar.showConnection(state);
  });
  paint();
  paintRest();
  showSelected();
  if (settings.goggles !== "none") map.setGoggles(settings.goggles);
  return { root, focus: () => (editor.isOpen() ? editor.focus() : lesson.focus() || actionBar.focus()) };
}
