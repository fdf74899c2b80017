// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NOT_EXPLORING } from "../exploring/exploring.js";
import { one } from "../testing/find.js";
import { makePage } from "../testing/page.js";
import { snapshot } from "../testing/snapshots.js";
import { createPlayback } from "./playback.js";

/** @type {ReturnType<typeof makePage>} */
let page;
/** @type {AbortController} */
let life;
/** @type {object} */
let model;
/** @type {HTMLElement} */
let root;
/** @type {ReturnType<typeof createPlayback>} */
let playback;

beforeEach(() => {
  vi.useFakeTimers();
  life = new AbortController();
  page = makePage({ signal: life.signal });
  model = {};
  open();
});
afterEach(() => {
  life.abort();
  vi.useRealTimers();
});

function open() {
  root = document.createElement("div");
  const turn = document.createElement("div");
  turn.className = "sw-bot-turn";
  const skip = document.createElement("button");
  skip.dataset.key = "bot-turn";
  turn.append(skip);
  root.append(turn);
  playback = createPlayback(page, model, root);
}

const TURN = { ...NOT_EXPLORING, turn: { player: 1, text: "Sly decides." } };
const NEXT = { type: "bot", whole: false, auto: true };
const pause = () => one(root, "[data-key=bot-pause]");

describe("a bot's turn", () => {
  it("plays by itself, a move every 600 milliseconds", () => {
    playback.update(snapshot({ steps: 3 }), TURN);
    expect(root.dataset.bots).toBe("playing");
    vi.advanceTimersByTime(599);
    expect(page.ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(page.ask).toHaveBeenCalledExactlyOnceWith(NEXT);
    vi.advanceTimersByTime(5000);
    expect(page.ask, "nothing before the answer").toHaveBeenCalledTimes(1);
    playback.update(snapshot({ steps: 4 }), TURN);
    vi.advanceTimersByTime(600);
    expect(page.ask).toHaveBeenCalledTimes(2);
  });

  it("is paused, also on a page that is built anew, and goes on", () => {
    playback.update(snapshot(), TURN);
    expect(pause().textContent).toBe("[bot-pause]");
    pause().click();
    expect([root.dataset.bots, pause().textContent]).toEqual(["paused", "[bot-play]"]);
    vi.advanceTimersByTime(5000);
    open();
    playback.update(snapshot(), TURN);
    vi.advanceTimersByTime(5000);
    expect(page.ask).not.toHaveBeenCalled();
    pause().click();
    vi.advanceTimersByTime(600);
    expect(page.ask).toHaveBeenCalledExactlyOnceWith(NEXT);
  });

  it("waits for nobody where a person decides, in a what-if, and while somebody looks back", () => {
    for (const [shown, explore] of /** @type {const} */ ([
      [snapshot(), NOT_EXPLORING],
      [snapshot(), { ...TURN, shown: 1 }],
      [snapshot({ past: true }), TURN],
    ])) {
      playback.update(shown, explore);
      vi.advanceTimersByTime(5000);
      expect(root.dataset.bots).toBeUndefined();
      expect(root.querySelector("[data-key=bot-pause]")).toBeNull();
    }
    expect(page.ask).not.toHaveBeenCalled();
  });

  it("pauses when a move is taken back", () => {
    playback.update(snapshot({ steps: 4 }), TURN);
    playback.update(snapshot({ steps: 3 }), TURN);
    expect(root.dataset.bots).toBe("paused");
    vi.advanceTimersByTime(5000);
    expect(page.ask).not.toHaveBeenCalled();
  });

  it("pauses when the bot cannot move", () => {
    playback.update(snapshot({ steps: 4 }), TURN);
    vi.advanceTimersByTime(600);
    playback.update(snapshot({ steps: 4, notice: { kind: "error", text: "It never ends." } }), TURN);
    expect(root.dataset.bots).toBe("paused");
  });

  it("ends with the page", () => {
    playback.update(snapshot(), TURN);
    life.abort();
    vi.advanceTimersByTime(5000);
    expect(page.ask).not.toHaveBeenCalled();
  });
});
