// Waiting for the screen.

/**
 * Does something as soon as the next frame is painted, unless something newer is wanted by then.
 *
 * @param {AbortSignal} signal
 */
export function createAfterFrame(signal) {
  let frame = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let task;

  function cancel() {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  }
  signal.addEventListener("abort", cancel);

  return {
    cancel,

    /** @param {() => void} work */
    want(work) {
      cancel();
      // What is asked of the browser here comes before the frame; a task of its own comes after it.
      frame = requestAnimationFrame(() => (task = setTimeout(work)));
    },
  };
}
