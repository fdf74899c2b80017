// The action bar above the map: who decides, in which phase, what is in hand, what is next, and what came of the last click.
// What needs more room than a button, such as pieces to put down, is a part of the panel.

import { drawChoiceQuestion } from "../parts/choice-question.js";
import { drawFace, fillWithFace } from "../parts/die.js";
import { html, set, svg } from "../parts/dom.js";
import { drawInlineEmblem } from "../parts/emblem.js";
import { focusedElement, replaceContent } from "../parts/focus.js";
import { drawCrown, icon } from "../parts/icons.js";
import { drawPiecesOffMap } from "../parts/pieces-off-map.js";
import { refusal } from "../parts/refusal.js";
import { createAllocations } from "./allocations.js";
import { createBotTurn } from "./bot-turn.js";
import { createNotices } from "./notices.js";
import { createPhases } from "./phases.js";

/**
 * @typedef {import("../types/snapshot").Action} Action
 * @typedef {import("../types/snapshot").Choice} Choice
 * @typedef {import("../types/page").Page} Page
 * @typedef {import("../types/snapshot").Refusal} Refusal
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 * @typedef {import("../python/connection.js").ConnectionState} ConnectionState
 */

/** The most tokens that a stack is drawn of; the number beside it says how many there are. */
const HIGHEST = 6;
/** The distance from one token of the stack to the next. */
const RISE = 3;
/** The kinds of choices that have a place in the bar, the first of each: what else there is stands in the panel. */
const IN_BAR = ["roll", "decline", "stop", "end_turn"];

/**
 * @param {Page} page
 * @param {...Node} tools that stand at its end
 */
export function createActionBar(page, ...tools) {
  const { deployment, signal } = page;
  const allocations = createAllocations(page);
  const notices = createNotices(page);
  const phases = createPhases(page);

  const playerShape = svg("svg", { class: "sw-decider-shape", viewBox: "-17 -17 34 34", "aria-hidden": "true" });
  const playerName = html("b", { class: "sw-decider-name" });
  const sentence = html("p", { class: "sw-sentence", tabindex: -1, "aria-live": "polite" });
  const undoRedo = html("div", { class: "sw-undo-redo" });
  const undoButton = createUndoButton("undo", page.word("undo"), page.word("nothing-to-undo"), page.undo);
  const redoButton = createUndoButton("redo", page.word("redo"), page.word("nothing-to-redo"), page.redo);
  const hand = html("div", { class: "sw-hand", hidden: true });
  const choices = html("div", { class: "sw-choices" });
  const moreChoices = html("div", { class: "sw-choices sw-more-choices" });
  const botTurn = createBotTurn(page);
  const rolled = html("span", { class: "sw-rolled", hidden: true });
  const python = html("p", { class: "sw-connection", role: "status" });
  const busy = html("span", { class: "sw-busy", "aria-hidden": "true" });
  const element = html(
    "section",
    { class: "sw-action-bar", "aria-label": page.word("decision"), "data-waiting": "idle" },
    html("div", { class: "sw-bar-row" }, playerShape, playerName, phases.element, hand, rolled, undoRedo, ...tools),
    html("div", { class: "sw-bar-row" }, html("div", { class: "sw-said" }, sentence, notices.element), botTurn.element, choices),
    busy,
  );
  const inPanel = html("div", { class: "sw-decision" }, allocations.element, moreChoices);

  // In the place of the sentence, as every notice: nothing moves for it.
  notices.element.prepend(python);

  /** @type {Snapshot | null} */
  let shown = null;
  /** The kind of choice whose question is open. */
  let openQuestion = "";
  /** Whose shape is drawn, and whether with a crown. */
  let drawnPlayer = "";
  /** The choices as they are drawn. */
  let drawnChoices = "";
  /** @type {import("../types/exploring").Explore["turn"]} */
  let turn = null;
  /** @type {ConnectionState} */
  let connection = "idle";
  deployment.onChange(() => shown && drawChoices(shown), signal);

  const focus = () => sentence.focus();

  /** @param {Snapshot} snapshot */
  function drawPlayer({ player, phase, players, sentence: text, past }) {
    const look = page.scenery.players[player];
    set(element, { "data-phase": phase, "data-player": player, "data-past": past });
    element.style.setProperty("--sw-player-colour", look?.full ?? "currentColor");
    const winner = players[player]?.winner ?? false;
    const next = `${player} ${winner}`;
    if (next !== drawnPlayer) {
      drawnPlayer = next;
      playerShape.replaceChildren(svg("path", { d: look?.shape ?? "M0 0", fill: look?.full, stroke: look?.pale }));
      if (winner) playerShape.append(set(drawCrown(), { x: -11, y: -9, width: 22, height: 18 }));
    }
    playerName.textContent = players[player]?.name ?? "";
    phases.update(phase, players[player]?.picks);
    say(text);
  }

  /** Says what is next; while a bot plays, that is not for the player to do. @param {string} text */
  function say(text) {
    const said = botPlays() && !isWhatIf() ? (turn?.text ?? "") : text;
    // The same words again would be read out again.
    if (sentence.textContent !== said) sentence.textContent = said;
  }

  const botPlays = () => turn !== null && !shown?.past && connection !== "none";

  /** In a what-if the player may decide for a bot. */
  const isWhatIf = () => element.closest(".sw-what-if") !== null;

  /** @param {Snapshot} snapshot */
  function drawHand({ hand: held, allocations }) {
    // While these very tokens are being put down, their allocation says how many are in hand.
    hand.hidden = held === null || allocations.some(({ emblem }) => emblem === held.emblem);
    if (held === null) return;
    set(hand, { "data-count": held.count });
    hand.replaceChildren(drawStack(held), html("span", {}, held.label), ...drawPiecesOffMap(page, held.pieces));
  }

  /** @param {NonNullable<Snapshot["hand"]>} held */
  function drawStack({ player, emblem, label, count }) {
    const look = page.scenery.players[player];
    const high = Math.min(count, HIGHEST);
    const top = (-RISE * Math.max(high - 1, 0)) / 2;
    const square = { x: -13, width: 26, height: 26, rx: 5 };
    const tokens = Array.from({ length: high }, (_, n) =>
      svg("rect", { ...square, y: -13 - top - RISE * n, fill: look?.full, stroke: look?.pale }),
    );
    const face = set(drawInlineEmblem(page.scenery, "sw-token-emblem", emblem, label), { x: -10, y: top - 10, width: 20, height: 20 });
    const drawn = count > 0 ? [...tokens, face] : [svg("rect", { class: "sw-empty", ...square, y: -13 })];
    const number = svg("g", { class: "sw-hand-count" }, svg("circle", { r: 11 }), svg("text", { y: 5 }, String(count)));
    number.setAttribute("transform", "translate(17 9)");
    return svg("svg", { class: "sw-hand-stack", viewBox: "-15 -22.5 45 45", "aria-hidden": "true" }, ...drawn, number);
  }

  /** @param {Snapshot} snapshot */
  function drawChoices(snapshot) {
    const { past, step, steps } = snapshot;
    const next = JSON.stringify([connection === "none", past && [step, steps], openQuestion, snapshot.choices, snapshot.choices.map(possibilityOf)]);
    if (next === drawnChoices) return;
    drawnChoices = next;
    if (connection === "none") show([], []);
    else if (snapshot.past) show(drawPast(snapshot), []);
    else show(...drawButtons(snapshot));
  }

  /** @param {HTMLElement[]} buttons @param {HTMLElement[]} more */
  function show(buttons, more) {
    replaceContent(choices, ...buttons);
    replaceContent(moreChoices, ...more);
    moreChoices.hidden = more.length === 0;
  }

  /**
   * The buttons in the bar, and those in the panel.
   *
   * @param {Snapshot} snapshot
   * @returns {[HTMLElement[], HTMLElement[]]}
   */
  function drawButtons(snapshot) {
    /** @type {HTMLElement[]} */
    const inBar = [];
    /** @type {HTMLElement[]} */
    const below = [];
    // Always in the order in which they come: a button must not move under the pointer when it becomes possible.
    snapshot.choices.forEach((choice, at) => {
      const { kind, label, main } = choice;
      const { actions, why } = possibilityOf(choice);
      const n = snapshot.choices.slice(0, at).filter((other) => other.kind === kind).length;
      const button = html(
        "button",
        { type: "button", class: "sw-button", "data-kind": kind, "data-key": `choice:${kind}:${n}` },
        ...(kind === "roll" ? [drawFace(3)] : []),
        label,
      );
      const asks = choice.ways.length > 0;
      button.classList.toggle("sw-primary", main && (asks || actions !== null));
      if (asks) set(button, { "aria-expanded": String(openQuestion === kind) });
      else if (!actions) set(button, { "aria-disabled": "true", title: why?.text });
      const toggle = () => {
        openQuestion = openQuestion === kind ? "" : kind;
        drawChoices(snapshot);
      };
      button.addEventListener("click", () => (asks ? toggle() : actions ? page.play(actions) : why && page.refuse(why)), { signal });
      // A roll that asks for a region stands where its question is.
      (n === 0 && IN_BAR.includes(kind) && !(asks && kind === "roll") ? inBar : below).push(button);
    });
    const open = snapshot.choices.find(({ kind, ways }) => kind === openQuestion && ways.length);
    if (open) below.push(drawChoiceQuestion(page, open, `way:${openQuestion}`));
    return [inBar, below];
  }

  /**
   * The actions of a choice, or why it is not possible. With the one that ends putting down, what was put down is sent along.
   *
   * @param {Choice} choice
   * @returns {{ actions: Action[] | null, why: Refusal | null }}
   */
  function possibilityOf({ action, settled, why }) {
    if (!settled) return { actions: action && [action], why };
    const allocations = deployment.allocations();
    if (allocations.some(({ key }) => deployment.changed(key) && !deployment.complete(key)))
      return { actions: null, why: refusal(page.word("loose"), page.word("loose-help")) };
    const done = allocations.every(({ key, must }) => !must || deployment.complete(key));
    const last = action ?? (done ? settled : null);
    return { actions: last && [...deployment.actions(), last], why };
  }

  /** @param {Snapshot} snapshot */
  function drawPast({ steps }) {
    const now = html("button", { type: "button", class: "sw-button sw-primary", "data-key": "back-to-now" });
    now.append(icon("now"), page.word("back-to-now"));
    now.addEventListener("click", () => page.goToStep(steps), { signal });
    const said = html("strong", {}, page.word("looking-back"));
    return [html("p", { class: "sw-looking-back" }, icon("stale"), said), now];
  }

  /** @param {Snapshot} snapshot */
  function drawUndoRedo({ undo, redo, past }) {
    undoButton.update(undo);
    redoButton.update(redo);
    if (past || connection === "none") undoRedo.replaceChildren();
    else if (!undoRedo.hasChildNodes()) undoRedo.append(undoButton.button, redoButton.button);
  }

  /**
   * A button that stays: to give the focus to a new one, the browser would have to lay out the page at once.
   *
   * @param {"undo" | "redo"} name
   * @param {string} word
   * @param {string} nothing
   * @param {() => void} act
   */
  function createUndoButton(name, word, nothing, act) {
    const attributes = { type: "button", class: "sw-button sw-undo-button", "data-key": name };
    const button = html("button", attributes, icon(name), html("span", {}, word));
    /** What it would do. @type {string | null} */
    let effect = null;
    button.addEventListener("click", () => (effect === null ? page.refuse(refusal(nothing)) : act()), { signal });
    return {
      button,

      /** @param {string | null} what it would do */
      update(what) {
        effect = what;
        const said = what === null ? null : `${word}: ${what}`;
        set(button, { title: said ?? nothing, "aria-label": said, "aria-disabled": what === null ? "true" : null });
      },
    };
  }

  /** Draws what the last step rolled. @param {Snapshot} snapshot */
  function drawRolled({ story }) {
    const dice = story?.events.filter(({ die }) => die !== null) ?? [];
    rolled.hidden = dice.length === 0;
    // Others may have had to roll as well.
    rolled.replaceChildren(...dice.map(({ die, text }) => fillWithFace(page, html("span", { class: "sw-rolled-one", title: text }), die ?? 0)));
  }

  /** Draws the turn of a bot; what it may be told to do instead in a what-if stands beside it. */
  function drawBot() {
    botTurn.update(botPlays());
    for (const part of [element, inPanel]) set(part, { "data-bot": botPlays() });
    if (shown) say(shown.sentence);
  }

  /** Draws; where that removes what had the focus, it goes to the sentence. @param {() => void} draw */
  function keepFocus(draw) {
    const parts = [element, inPanel];
    /** @param {Element | null} focused */
    const isOurs = (focused) => parts.some((part) => part.contains(focused)) && !focused?.closest("[hidden]");
    const had = isOurs(focusedElement(element));
    draw();
    if (had && !isOurs(focusedElement(element))) focus();
  }

  /**
   * @param {Snapshot} snapshot
   * @param {boolean} [hasty] what is in hand may follow
   */
  function update(snapshot, hasty = false) {
    keepFocus(() => {
      drawPlayer(snapshot);
      if (!hasty) drawHand(snapshot);
      drawRolled(snapshot);
      if (shown?.version !== snapshot.version) openQuestion = "";
      shown = snapshot;
      drawChoices(snapshot);
      drawBot();
      drawUndoRedo(snapshot);
      allocations.update(snapshot);
      if (connection === "none") allocations.element.hidden = true;
    });
  }

  return {
    element,
    /** The part of it that lies in the panel. */
    inPanel,
    update,
    focus,
    tell: notices.tell,

    /** @param {import("../types/exploring").Explore} explore */
    updateExploring(explore) {
      ({ turn } = explore);
      keepFocus(drawBot);
    },

    refuse: notices.refuse,

    /** @param {ConnectionState} now */
    showConnection(now) {
      if (now === connection) return;
      // A page without Python offers nothing to do.
      const redraw = connection === "none" || now === "none";
      connection = now;
      set(element, { "data-waiting": now, "aria-busy": now === "busy" ? "true" : null });
      python.replaceChildren();
      if (now === "lost") python.append(icon("unplugged"), page.word("python-lost"));
      if (now === "none") python.append(icon("unplugged"), page.word("python-none"));
      if (redraw && shown) update(shown);
    },
  };
}
