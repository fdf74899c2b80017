// Events of the model: changes that Python makes, and messages that it sends.

/**
 * Listens until the signal is aborted.
 *
 * @param {import("@anywidget/types").AnyModel<import("../types/messages").Traits>} model
 * @param {string} event
 * @param {(...args: any[]) => void} listener
 * @param {AbortSignal} signal
 */
export function onModelEvent(model, event, listener, signal) {
  model.on(event, listener);
  signal.addEventListener("abort", () => model.off(event, listener));
}
