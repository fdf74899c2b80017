// The guard of the widget's input: clicks and keys must not do what nobody meant.

/**
 * @param {HTMLElement} root
 * @param {AbortSignal} signal
 */
export function guardInput(root, signal) {
  /** Whether something was sent since the last first click: the second click of a double click must not act again. */
  let spent = false;

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
      else if (spent) event.stopPropagation();
    },
    { signal, capture: true },
  );

  return {
    /** A click has done something. */
    acted() {
      spent = true;
    },
  };
}
