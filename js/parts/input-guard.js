// The guard of the widget's input: clicks and keys must not do what nobody meant.

/** Milliseconds after a change of phase in which a click does nothing: it was meant for what was there before. */
const SETTLING = 400;

/**
 * @param {HTMLElement} root
 * @param {AbortSignal} signal
 */
export function guardInput(root, signal) {
  /** Whether something was sent since the last first click: the second click of a double click must not act again. */
  let spent = false;
  /** When the phase changed last. */
  let changedAt = -Infinity;
  // Tests that click faster than anybody set another time.
  const settling = () => /** @type {{ swSettlingTime?: number }} */ (globalThis).swSettlingTime ?? SETTLING;

  // Keys that reach the notebook run its commands: "d d" would delete the cell.
  root.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Tab" && !event.ctrlKey && !event.metaKey) event.stopPropagation();
    },
    { signal },
  );
  // A key that is held, or the second click of a double click, may find something else under it by then.
  root.addEventListener(
    "keydown",
    (event) => {
      if (!event.repeat || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  root.addEventListener(
    "click",
    (event) => {
      if (event.detail < 2) spent = false;
      // A key has no place where something else could come to lie: its clicks have no detail.
      // What stays in its place while phases pass, such as a pause, is always meant.
      if (event.target instanceof Element && event.target.closest("[data-any-time]")) return;
      const early = event.detail > 0 && performance.now() - changedAt < settling();
      if (!early && !(event.detail > 1 && spent)) return;
      event.stopPropagation();
      event.preventDefault();
    },
    { signal, capture: true },
  );

  return {
    /** A click has done something. */
    acted() {
      spent = true;
    },

    /** It is another phase, or another player's turn. */
    changed() {
      changedAt = performance.now();
    },
  };
}
