// Hearing of what Python changes, for as long as somebody is there to hear it.

/**
 * @param {import("@anywidget/types").AnyModel<import("../types/snapshot").Traits>} model
 * @param {string} event
 * @param {(...args: any[]) => void} listener
 * @param {AbortSignal} signal
 */
export function listen(model, event, listener, signal) {
  model.on(event, listener);
  signal.addEventListener("abort", () => model.off(event, listener));
}
