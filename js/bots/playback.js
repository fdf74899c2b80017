// The playback of a bot's turn: it plays by itself, a move at a time, until somebody pauses it.

import { html, set } from "../parts/dom.js";

/**
 * @typedef {import("../types/page").Page} Page
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 * @typedef {import("../types/exploring").Explore} Explore
 */

/** Milliseconds from one move to the next. */
const PACE = 600;

/** Which widgets' bots were paused: that outlives a page that is built anew. @type {WeakSet<object>} */
const paused = new WeakSet();

/**
 * @param {Page} page
 * @param {object} model of the widget
 * @param {HTMLElement} root
 */
export function createPlayback(page, model, root) {
  const { signal } = page;
  const button = html("button", { type: "button", class: "sw-button sw-exploring-button", "data-key": "bot-pause", "data-any-time": true });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** Whether a bot must decide in the game that is shown. */
  let awaited = false;
  /** How many steps there were when the clock asked last, and when all of the page was shown last. */
  let [askedAt, steps] = [-1, 0];

  // Tests that look at each move set another time.
  const pace = () => /** @type {{ swBotPace?: number }} */ (globalThis).swBotPace ?? PACE;
  signal.addEventListener("abort", () => clearTimeout(timer));
  button.addEventListener("click", () => setPaused(!paused.has(model)), { signal });
  // Whoever looks elsewhere misses nothing.
  document.addEventListener("visibilitychange", schedule, { signal });

  /** @param {boolean} pause */
  function setPaused(pause) {
    if (pause) paused.add(model);
    else paused.delete(model);
    askedAt = -1;
    draw();
    schedule();
  }

  function draw() {
    const stopped = paused.has(model);
    set(root, { "data-bots": awaited ? (stopped ? "paused" : "playing") : null });
    button.textContent = stopped ? page.word("bot-play") : page.word("bot-pause");
    set(button, { title: stopped ? null : page.word("bot-pause-help") });
    const turn = root.querySelector(".sw-bot-turn");
    if (!awaited || !turn) return button.remove();
    if (button.parentElement !== turn) turn.querySelector("[data-key=bot-turn]")?.before(button);
  }

  function schedule() {
    clearTimeout(timer);
    if (!awaited || paused.has(model) || document.hidden || signal.aborted) return;
    timer = setTimeout(() => {
      askedAt = steps;
      page.ask({ type: "bot", whole: false, auto: true });
    }, pace());
  }

  return {
    /**
     * All of the page shows it.
     *
     * @param {Snapshot} snapshot
     * @param {Explore} explore
     */
    update({ past, steps: now, notice }, { turn, shown }) {
      // In a what-if everybody's moves are for people to try.
      awaited = turn !== null && shown === 0 && !past;
      // Whoever takes a move back wants to look at it, and a bot that cannot move must not be asked for ever.
      const failed = askedAt === now && (notice?.kind === "error" || notice?.kind === "refused");
      if (awaited && (now < steps || failed)) paused.add(model);
      steps = now;
      draw();
      schedule();
    },
  };
}
