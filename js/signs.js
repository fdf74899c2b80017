// The little signs on buttons and beside news, drawn with the colour of the text round them.

import { svg } from "./dom.js";

/** Path data within 16 by 16, drawn as lines. */
const SIGNS = {
  undo: "M6.5 2.5L3 6l3.5 3.5M3 6h6.2a3.8 3.8 0 0 1 0 7.6H6",
  redo: "M9.5 2.5L13 6 9.5 9.5M13 6H6.8a3.8 3.8 0 0 0 0 7.6H10",
  tick: "M3 8.6l3.4 3.4L13.2 4.6",
  // A hand that says stop would need more room: a barred circle is understood as well.
  refused: "M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 1 1 8 1.8ZM3.7 3.7l8.6 8.6",
  stale: "M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 1 1 8 1.8ZM8 4.6V8l2.4 1.8",
  error: "M8 2L14.6 13.6H1.4ZM8 6.4v3.4M8 11.5v.4",
  help: "M5.6 10.2A4.3 4.3 0 1 1 10.4 10.2V11.4H5.6ZM6.2 13.8h3.6",
  rule: "M2 3.2Q5.2 2 8 3.6Q10.8 2 14 3.2V12.6Q10.8 11.4 8 13Q5.2 11.4 2 12.6ZM8 3.6V13",
  now: "M13 3v10M3 3l7 5-7 5Z",
  unplugged: "M6 2v3M10 2v3M4.2 5.2h7.6v2.6a3.8 3.8 0 0 1-7.6 0ZM8 11.6V14.4",
};

/** @typedef {keyof typeof SIGNS} SignName */

/**
 * @param {SignName} name
 * @param {string} [label] what it says to those who do not see it; without one it is an ornament
 */
export function sign(name, label) {
  return svg(
    "svg",
    {
      class: "sw-sigil",
      viewBox: "0 0 16 16",
      "data-sign": name,
      role: label ? "img" : null,
      "aria-label": label,
      "aria-hidden": label ? null : "true",
    },
    svg("path", { d: SIGNS[name] }),
  );
}
