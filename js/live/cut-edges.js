// The edges of a part that scrolls: which of them cut its content, so that its style can show that there is more.

import { createAfterFrame } from "../parts/after-frame.js";
import { set } from "../parts/dom.js";

/** The least height, in pixels, of the cover below the last whole line: it has room for the sign that there is more. */
const LEAST = 13;

/**
 * Marks whatever scrolls on the stage.
 *
 * @param {HTMLElement} root
 * @param {AbortSignal} signal
 */
export function markAllCutEdges(root, signal) {
  for (const part of root.querySelectorAll(".sw-right > *, .sw-news > *")) {
    if (part instanceof HTMLElement) markCutEdges(part, signal, part.matches(".sw-news > *"));
  }
}

/**
 * Marks a part with data-cut: "top", "bottom", or both. Where it shows whole lines only, --sw-cut is the height of what would be
 * half a line at its bottom.
 *
 * @param {HTMLElement} part
 * @param {AbortSignal} signal
 * @param {boolean} wholeLines
 */
function markCutEdges(part, signal, wholeLines) {
  if (typeof ResizeObserver === "undefined") return;
  const afterFrame = createAfterFrame(signal);

  function mark() {
    const { scrollTop, scrollHeight, clientHeight } = part;
    const below = scrollHeight - clientHeight - scrollTop > 1;
    const edges = [...(scrollTop > 1 ? ["top"] : []), ...(below ? ["bottom"] : [])].join(" ");
    if (wholeLines && below) part.style.setProperty("--sw-cut", `${findCut(part)}px`);
    set(part, { "data-cut": edges || null });
  }

  // It is measured when it is on the screen: nobody waits for that.
  const schedule = () => afterFrame.schedule(mark);
  const [resized, changed] = [new ResizeObserver(schedule), new MutationObserver(schedule)];
  part.addEventListener("scroll", schedule, { signal, passive: true });
  part.addEventListener("toggle", schedule, { signal, capture: true });
  resized.observe(part);
  changed.observe(part, { childList: true, subtree: true, characterData: true, attributeFilter: ["hidden", "data-open", "data-cramped"] });
  signal.addEventListener("abort", () => [resized, changed].forEach((observer) => observer.disconnect()));
}

/** The height between the last line that is seen whole and the bottom. @param {HTMLElement} part */
function findCut(part) {
  const { bottom } = part.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(part);
  const lines = [...range.getClientRects()].filter(({ top, height }) => height > 0 && height < 2 * LEAST && top < bottom);
  let edge = bottom - LEAST;
  // What is cut is covered from its top, and so is what would be cut by that.
  for (const line of lines.sort((a, b) => b.bottom - a.bottom)) if (line.bottom > edge + 0.5) edge = Math.min(edge, line.top);
  return Math.ceil(bottom - edge);
}
