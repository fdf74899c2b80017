// A widget that has just been drawn, scrolled into view. Shift + Enter selects the next cell and scrolls to that, before
// the widget of the cell that was run is there: without this, part of the map would lie above or below the window.

// As long as parts of the widget still arrive.
const SETTLED_AFTER_MS = 2000;
// Whoever does one of these meanwhile has gone on.
const HAS_GONE_ON = ["wheel", "touchmove", "pointerdown", "keydown"];

/** @param {HTMLElement} element @param {AbortSignal} signal */
export function scrollNewIntoView(element, signal) {
  if (typeof ResizeObserver === "undefined") return;
  const watcher = new ResizeObserver(() => {
    if (wasJustRun(element) && isPartlySeen(element)) element.scrollIntoView({ block: "nearest" });
  });
  const stop = () => watcher.disconnect();
  watcher.observe(element);
  setTimeout(stop, SETTLED_AFTER_MS);
  signal.addEventListener("abort", stop);
  for (const kind of HAS_GONE_ON) document.addEventListener(kind, stop, { capture: true, passive: true, once: true, signal });
}

/** Whether the cell of an element, or the one below it, is selected: so it is after a cell was run by itself, and not when all were. @param {Element} element */
function wasJustRun(element) {
  const cell = element.closest(".jp-Cell");
  return [cell, cell?.nextElementSibling].some((one) => one?.classList.contains("jp-mod-active"));
}

/** Whoever sees nothing of it has scrolled away. @param {Element} element */
function isPartlySeen(element) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
