// Whether nothing shall move on the page: the reader asked for it, or the time of clicks is being measured.

/** Tests and benches that measure switch motion off for a whole page. @typedef {{ swMotion?: "off" }} Switch */

export const wantsLessMotion = () =>
  /** @type {Switch} */ (globalThis).swMotion === "off" || (window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false);
