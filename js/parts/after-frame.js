// Work that waits until the next frame is painted.

/**
 * Schedules one piece of work at a time: a newer one replaces the one that waits.
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
    schedule(work) {
      cancel();
      // A callback of requestAnimationFrame runs before the frame is painted; the task that it starts runs after it.
      frame = requestAnimationFrame(() => (task = setTimeout(work)));
    },
  };
}
