// Whether Python answers. A page that was saved has none, and one that computes for long seems to have none.

/** @typedef {"idle" | "busy" | "lost" | "none"} State */

const BUSY_AFTER = 400;
const LOST_AFTER = 6000;

/** @param {AbortSignal} signal */
export function createKernel(signal) {
  /** @type {ReturnType<typeof setTimeout>[]} */
  let timers = [];
  let awaited = false;
  // Until it has answered once, there may be no Python at all.
  let met = false;
  /** @type {State} */
  let state = "idle";
  /** @type {(state: State) => void} */
  let show = () => {};
  signal.addEventListener("abort", stop);

  function stop() {
    timers.forEach(clearTimeout);
    timers = [];
  }

  /** @param {State} now */
  function turn(now) {
    state = now;
    show(now);
  }

  function gone() {
    stop();
    // Whoever wants to try again may: a late answer to the first try makes the second one out of date.
    awaited = false;
    turn(met ? "lost" : "none");
  }

  function listen() {
    stop();
    timers = [setTimeout(() => turn("busy"), BUSY_AFTER), setTimeout(gone, LOST_AFTER)];
  }

  return {
    /** @param {(state: State) => void} listener told at once how it stands */
    onChange(listener) {
      show = listener;
      listener(state);
    },

    /** Python was greeted and should answer, but nothing depends on it. */
    greeted() {
      if (!awaited) listen();
    },

    /** Something was wanted: until the answer is there, nothing else can be. */
    asked() {
      awaited = true;
      listen();
    },

    answered() {
      stop();
      awaited = false;
      met = true;
      turn("idle");
    },

    waiting: () => awaited,

    /** @param {() => void} send a kernel that was shut down makes it fail */
    tries(send) {
      try {
        send();
      } catch {
        gone();
      }
    },
  };
}
