// Whether Python answers. A page that was saved has none, and one that computes for long seems to have none.

/** @typedef {"idle" | "busy" | "lost" | "none"} State */

const BUSY_AFTER = 400;
const LOST_AFTER = 6000;

/**
 * @param {(state: State) => void} show
 * @param {AbortSignal} signal
 */
export function createKernel(show, signal) {
  /** @type {ReturnType<typeof setTimeout>[]} */
  let timers = [];
  let waiting = false;
  // Until it has answered once, there may be no Python at all.
  let met = false;
  signal.addEventListener("abort", stop);

  function stop() {
    timers.forEach(clearTimeout);
    timers = [];
  }

  return {
    /** Something was sent, and Python will answer if it is there. */
    asked() {
      stop();
      waiting = true;
      timers = [
        setTimeout(() => show("busy"), BUSY_AFTER),
        setTimeout(() => {
          // Whoever wants to try again may: a late answer to the first try makes the second one out of date.
          waiting = false;
          show(met ? "lost" : "none");
        }, LOST_AFTER),
      ];
    },

    answered() {
      stop();
      waiting = false;
      met = true;
      show("idle");
    },

    waiting: () => waiting,
  };
}
