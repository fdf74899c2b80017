// The connection to Python: whether it answers. A page that was saved has no Python, and one that computes for long seems
// to have none.

/** @typedef {"idle" | "busy" | "lost" | "none"} ConnectionState */

const BUSY_AFTER = 400;
const LOST_AFTER = 6000;
// A greeting may be lost on its way, as while a kernel is connected anew.
const GREET_AGAIN_AFTER = [1000, 3000];

/** @param {AbortSignal} signal */
export function createConnection(signal) {
  /** @type {ReturnType<typeof setTimeout>[]} */
  let timers = [];
  /** @type {ReturnType<typeof setTimeout>[]} */
  let greetings = [];
  let waiting = false;
  // Until it has answered once, there may be no Python at all.
  let hasAnswered = false;
  /** @type {ConnectionState} */
  let state = "idle";
  /** @type {(state: ConnectionState) => void} */
  let show = () => {};
  signal.addEventListener("abort", () => {
    stopTimers();
    stopGreeting();
  });

  function stopTimers() {
    timers.forEach(clearTimeout);
    timers = [];
  }

  function stopGreeting() {
    greetings.forEach(clearTimeout);
    greetings = [];
  }

  /** Sends something. @param {() => void} send fails where the kernel was shut down */
  function attempt(send) {
    try {
      send();
    } catch {
      giveUp();
    }
  }

  /** @param {ConnectionState} next */
  function setState(next) {
    state = next;
    show(next);
  }

  function giveUp() {
    stopTimers();
    stopGreeting();
    // Whoever wants to try again may: a late answer to the first try makes the second one out of date.
    waiting = false;
    setState(hasAnswered ? "lost" : "none");
  }

  function startTimers() {
    stopTimers();
    timers = [setTimeout(() => setState("busy"), BUSY_AFTER), setTimeout(giveUp, LOST_AFTER)];
  }

  return {
    /** @param {(state: ConnectionState) => void} listener told the present state at once */
    onChange(listener) {
      show = listener;
      listener(state);
    },

    /**
     * Greets Python, again and again until the greeting is returned; nothing depends on it meanwhile.
     *
     * @param {() => void} send
     */
    greet(send) {
      if (!waiting) startTimers();
      greetings = GREET_AGAIN_AFTER.map((after) => setTimeout(() => attempt(send), after));
      attempt(send);
    },

    /** Python knows this page. */
    welcomed: stopGreeting,

    /** Something was asked for: until the answer is there, nothing else can be. */
    asked() {
      waiting = true;
      startTimers();
    },

    answered() {
      stopTimers();
      waiting = false;
      hasAnswered = true;
      setState("idle");
    },

    isWaiting: () => waiting,

    attempt,
  };
}
