// Above the map: who decides, what is in hand, what can be done, and what came of the last click.

import { drawQuestion } from "../parts/choice-question.js";
import { drawBelongings } from "../parts/pieces-off-map.js";
import { createBotTurn } from "./bot-turn.js";
import { drawFace, fillWithFace } from "../parts/die.js";
import { html, set, svg } from "../parts/dom.js";
import { boxEmblem } from "../parts/emblem.js";
import { focused, swap } from "../parts/focus.js";
import { createNews } from "./notices.js";
import { refusal } from "../parts/refusal.js";
import { drawCrown, sign } from "../parts/icons.js";
import { createTray } from "./allocations.js";

/**
 * @typedef {import("../types/snapshot").Action} Action
 * @typedef {import("../types/snapshot").Choice} Choice
 * @typedef {import("../types/snapshot").Desk} Desk
 * @typedef {import("../types/snapshot").Refusal} Refusal
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 * @typedef {import("../python/connection.js").State} Waiting
 */

/** A stack is drawn as high as this many tokens; the number beside it says how many there are. */
const STACK = 6;
/** How much higher each token lies than the one below it. */
const RISE = 3;

/** @param {Desk} desk */
export function createBar(desk) {
  const { draft, signal } = desk;
  const tray = createTray(desk);
  const news = createNews(desk);

  const who = svg("svg", { class: "sw-who", viewBox: "-17 -17 34 34", "aria-hidden": "true" });
  const sentence = html("p", { class: "sw-sentence", tabindex: -1, "aria-live": "polite" });
  const history = html("div", { class: "sw-history" });
  const back = createStep("undo", desk.word("undo"), desk.word("nothing-to-undo"), desk.undo);
  const forth = createStep("redo", desk.word("redo"), desk.word("nothing-to-redo"), desk.redo);
  const hand = html("div", { class: "sw-hand", hidden: true });
  const choices = html("div", { class: "sw-choices" });
  const bot = createBotTurn(desk);
  const rolled = html("span", { class: "sw-rolled", hidden: true });
  const python = html("p", { class: "sw-python", role: "status" });
  const busy = html("span", { class: "sw-busy", "aria-hidden": "true" });
  const element = html(
    "section",
    { class: "sw-bar", "aria-label": desk.word("decision"), "data-waiting": "idle" },
    html("div", { class: "sw-head" }, who, sentence, history),
    html("div", { class: "sw-deeds" }, tray.element, hand, bot.element, choices, rolled),
    news.element,
    busy,
  );

  // In the room that is kept for news, so that the map stays where it is.
  news.element.prepend(python);

  /** @type {Snapshot | null} */
  let shown = null;
  /** The kind of choice whose ways are shown, to choose one of them. */
  let asked = "";
  /** Whose sign is drawn, and whether with a crown. */
  let seen = "";
  /** What can be chosen, as it is drawn. */
  let offered = "";
  /** @type {import("../types/exploring").Explore["turn"]} */
  let botTurn = null;
  /** @type {Waiting} */
  let state = "idle";
  draft.onChange(() => shown && drawChoices(shown), signal);

  const focus = () => sentence.focus();

  /** @param {Snapshot} snapshot */
  function drawPlayer({ player, phase, players, sentence: text, past }) {
    const livery = desk.scenery.players[player];
    set(element, { "data-phase": phase, "data-player": player, "data-past": past });
    element.style.setProperty("--sw-player", livery?.full ?? "currentColor");
    const winner = players[player]?.winner ?? false;
    const sight = `${player} ${winner}`;
    if (sight !== seen) {
      seen = sight;
      who.replaceChildren(svg("path", { d: livery?.shape ?? "M0 0", fill: livery?.full, stroke: livery?.pale }));
      if (winner) who.append(set(drawCrown(), { x: -11, y: -9, width: 22, height: 18 }));
    }
    // The same words again are no news to those who listen.
    if (sentence.textContent !== text) sentence.textContent = text;
  }

  /** @param {Snapshot} snapshot */
  function drawHand({ hand: held, allocations }) {
    // While these very tokens are being put down, the tray says how many are in hand.
    hand.hidden = held === null || allocations.some(({ emblem }) => emblem === held.emblem);
    if (held === null) return;
    set(hand, { "data-count": held.count });
    hand.replaceChildren(drawStack(held), html("span", {}, held.label), ...drawBelongings(desk, held.pieces));
  }

  /** @param {NonNullable<Snapshot["hand"]>} held */
  function drawStack({ player, emblem, label, count }) {
    const livery = desk.scenery.players[player];
    const high = Math.min(count, STACK);
    const top = (-RISE * Math.max(high - 1, 0)) / 2;
    const square = { x: -13, width: 26, height: 26, rx: 5 };
    const tokens = Array.from({ length: high }, (_, n) =>
      svg("rect", { ...square, y: -13 - top - RISE * n, fill: livery?.full, stroke: livery?.pale }),
    );
    const face = set(boxEmblem(desk.scenery, "sw-crest", emblem, label), { x: -10, y: top - 10, width: 20, height: 20 });
    const drawn = count > 0 ? [...tokens, face] : [svg("rect", { class: "sw-empty", ...square, y: -13 })];
    const number = svg("g", { class: "sw-number" }, svg("circle", { r: 11 }), svg("text", { y: 5 }, String(count)));
    number.setAttribute("transform", "translate(17 9)");
    return svg("svg", { class: "sw-pile", viewBox: "-15 -22.5 45 45", "aria-hidden": "true" }, ...drawn, number);
  }

  /** @param {Snapshot} snapshot */
  function drawChoices(snapshot) {
    const { past, step, steps } = snapshot;
    const sight = JSON.stringify([state === "none", past && [step, steps], asked, snapshot.choices, snapshot.choices.map(stand)]);
    if (sight === offered) return;
    offered = sight;
    if (state === "none") swap(choices);
    else if (snapshot.past) swap(choices, ...drawPast(snapshot));
    else swap(choices, ...drawOffered(snapshot));
  }

  /** @param {Snapshot} snapshot */
  function drawOffered(snapshot) {
    // Always in the order in which they come: a button must not move under the pointer when it becomes possible.
    const buttons = snapshot.choices.map((choice, at) => {
      const { kind, label, main } = choice;
      const { actions, why } = stand(choice);
      const n = snapshot.choices.slice(0, at).filter((other) => other.kind === kind).length;
      const button = html(
        "button",
        { type: "button", class: "sw-button", "data-kind": kind, "data-key": `choice:${kind}:${n}` },
        ...(kind === "roll" ? [drawFace(3)] : []),
        label,
      );
      button.classList.toggle("sw-primary", actions !== null && main);
      const asks = choice.ways.length > 0;
      if (asks) set(button, { "aria-expanded": String(asked === kind) });
      else if (!actions) set(button, { "aria-disabled": "true", title: why?.text });
      const toggle = () => {
        asked = asked === kind ? "" : kind;
        drawChoices(snapshot);
      };
      button.addEventListener("click", () => (asks ? toggle() : actions ? desk.play(actions) : why && desk.refuse(why)), { signal });
      return button;
    });
    const open = snapshot.choices.find(({ kind, ways }) => kind === asked && ways.length);
    return open ? [...buttons, drawQuestion(desk, open, `way:${asked}`)] : buttons;
  }

  /**
   * What a choice comes to now. With the one that ends putting down, what was put down by hand is sent along.
   *
   * @param {Choice} choice
   * @returns {{ actions: Action[] | null, why: Refusal | null }}
   */
  function stand({ action, settled, why }) {
    if (!settled) return { actions: action && [action], why };
    const stacks = draft.allocations();
    if (stacks.some(({ key }) => draft.changed(key) && !draft.complete(key)))
      return { actions: null, why: refusal(desk.word("loose"), desk.word("loose-help")) };
    const done = stacks.every(({ key, must }) => !must || draft.complete(key));
    const last = action ?? (done ? settled : null);
    return { actions: last && [...draft.actions(), last], why };
  }

  /** @param {Snapshot} snapshot */
  function drawPast({ step, steps }) {
    const now = html("button", { type: "button", class: "sw-button sw-primary", "data-key": "back-to-now" });
    now.append(sign("now"), desk.word("back-to-now"));
    now.addEventListener("click", () => desk.goTo(steps), { signal });
    const where = html("span", {}, `${desk.word("bar-step")} `, html("b", {}, `${step} / ${steps}`));
    const said = html("strong", {}, desk.word("looking-back"));
    return [html("p", { class: "sw-looking-back" }, sign("stale"), said, where), now];
  }

  /** @param {Snapshot} snapshot */
  function drawHistory({ undo, redo, past }) {
    back.update(undo);
    forth.update(redo);
    if (past || state === "none") history.replaceChildren();
    else if (!history.hasChildNodes()) history.append(back.button, forth.button);
  }

  /**
   * A button that stays: to give the focus to a new one, the browser would have to lay out the page at once.
   *
   * @param {"undo" | "redo"} name
   * @param {string} word
   * @param {string} nothing
   * @param {() => void} act
   */
  function createStep(name, word, nothing, act) {
    const attributes = { type: "button", class: "sw-button sw-back-forth", "data-key": name };
    const button = html("button", attributes, sign(name), html("span", {}, word));
    /** @type {string | null} */
    let deed = null;
    button.addEventListener("click", () => (deed === null ? desk.refuse(refusal(nothing)) : act()), { signal });
    return {
      button,

      /** @param {string | null} what it would do */
      update(what) {
        deed = what;
        const said = what === null ? null : `${word}: ${what}`;
        set(button, { title: said ?? nothing, "aria-label": said, "aria-disabled": what === null ? "true" : null });
      },
    };
  }

  /** What the last step rolled. @param {Snapshot} snapshot */
  function drawRolled({ story }) {
    const dice = story?.events.filter(({ die }) => die !== null) ?? [];
    rolled.hidden = dice.length === 0;
    // Others may have had to roll as well.
    rolled.replaceChildren(...dice.map(({ die, text }) => fillWithFace(desk, html("span", { class: "sw-rolled-one", title: text }), die ?? 0)));
  }

  /** Where a bot must decide, it is asked to; what it may be told to do instead in a what-if stands beside it. */
  function drawBot() {
    const turn = shown?.past || state === "none" ? null : botTurn;
    bot.update(turn);
    set(element, { "data-bot": turn !== null });
  }

  /** Draws, and takes the focus to the sentence where the thing that had it is gone. @param {() => void} draw */
  function keepFocus(draw) {
    const had = element.contains(focused(element));
    draw();
    const has = focused(element);
    if (had && (!element.contains(has) || has?.closest("[hidden]"))) focus();
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
      if (shown?.version !== snapshot.version) asked = "";
      shown = snapshot;
      drawChoices(snapshot);
      drawBot();
      drawHistory(snapshot);
      tray.update(snapshot);
      if (state === "none") tray.element.hidden = true;
    });
  }

  return {
    element,
    update,
    focus,
    tell: news.tell,

    /** @param {import("../types/exploring").Explore} explore */
    explore({ turn }) {
      botTurn = turn;
      keepFocus(drawBot);
    },

    refuse: news.refuse,

    /** @param {Waiting} now */
    waiting(now) {
      if (now === state) return;
      // A page without Python offers nothing to do.
      const redraw = state === "none" || now === "none";
      state = now;
      set(element, { "data-waiting": now, "aria-busy": now === "busy" ? "true" : null });
      python.replaceChildren();
      if (now === "lost") python.append(sign("unplugged"), desk.word("python-lost"));
      if (now === "none") python.append(sign("unplugged"), desk.word("python-none"));
      if (redraw && shown) update(shown);
    },
  };
}
