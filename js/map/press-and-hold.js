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
  let start = { x: 0, y: 0 };
  let held = false;
  const stop = () => clearTimeout(timer);
  /** @param {string} kind @param {(event: any) => void} listener @param {boolean} [capture] */
  const on = (kind, listener, capture = false) => element.addEventListener(kind, listener, { signal, capture });

  on("pointerdown", (event) => {
    held = false;
    if (event.pointerType !== "touch") return;
    start = { x: event.clientX, y: event.clientY };
    stop();
    timer = setTimeout(() => {
      held = true;
      ask();
    }, HELD_AFTER);
  });
  on("pointermove", (event) => {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STRAY) stop();
  });
  for (const kind of ["pointerup", "pointercancel"]) on(kind, stop);
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
