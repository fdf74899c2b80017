// Press and hold: whoever has no pointer that hovers can ask about a region before acting on it.

/** Milliseconds after which a finger that stays asks, and how far it may stray meanwhile. */
const HELD_AFTER = 450;
const STRAY = 12;

/**
 * Calls `ask` when a finger stays on the element. The click that follows is not one on it.
 *
 * @param {Element} element
 * @param {() => void} ask
 * @param {AbortSignal} signal
 */
export function onPressAndHold(element, ask, signal) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let start = { x: 0, y: 0, at: 0 };
  let held = false;

  function stop() {
    clearTimeout(timer);
    timer = undefined;
  }

  function hold() {
    stop();
    held = true;
    ask();
  }
  /** @param {string} kind @param {(event: any) => void} listener @param {boolean} [capture] */
  const on = (kind, listener, capture = false) => element.addEventListener(kind, listener, { signal, capture });

  on("pointerdown", (event) => {
    held = false;
    if (event.pointerType !== "touch") return;
    start = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    stop();
    timer = setTimeout(hold, HELD_AFTER);
  });
  on("pointermove", (event) => {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STRAY) stop();
  });
  on("pointerup", (event) => {
    // Where the page has much to do, the timer comes late: the finger has stayed all the same.
    if (timer !== undefined && event.timeStamp - start.at >= HELD_AFTER) hold();
    else stop();
  });
  on("pointercancel", stop);
  // Otherwise a menu of the browser would open over the map.
  on("contextmenu", (event) => {
    if (held) event.preventDefault();
  });
  on(
    "click",
    (event) => {
      if (!held) return;
      held = false;
      event.stopPropagation();
      event.preventDefault();
    },
    true,
  );
  signal.addEventListener("abort", stop);
}
