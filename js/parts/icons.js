// Icons that mean the same everywhere: on buttons, beside notices, on the map and beside it.

import { svg } from "./dom.js";

/** A moon, for decline: path data within 16 by 16, filled. */
export const MOON = "M10.5 1.5A6.7 6.7 0 1 0 14.5 11.5A7.5 7.5 0 0 1 10.5 1.5Z";

/**
 * Path data of a coat of arms, which stands for defence.
 *
 * @param {number} size 1 is 20 high
 * @param {number} [x] its middle
 * @param {number} [y]
 */
export function defenceShape(size, x = 0, y = 0) {
  /** @type {(across: number, down: number) => string} */
  const at = (across, down) => `${(x + size * across).toFixed(1)} ${(y + size * down).toFixed(1)}`;
  return `M${at(-8, -9)}Q${at(0, -7)} ${at(8, -9)}L${at(8, 0)}Q${at(8, 7)} ${at(0, 11)}Q${at(-8, 7)} ${at(-8, 0)}Z`;
}

/** The icons by name: path data within 16 by 16, drawn as lines with the colour of the text round them. */
const ICONS = {
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
  crossedEye: "M1.5 8Q8 1 14.5 8Q8 15 1.5 8ZM8 6A2 2 0 1 1 8 10A2 2 0 1 1 8 6ZM3 13.5L13 2.5",
  sword: "M13.5 2.5L6 10M13.5 2.5H11L4.8 8.8M13.5 2.5V5L7.2 11.2M3.5 7.5L8.5 12.5M5.5 10.5L2.5 13.5",
  coin: "M8 1.8A6.2 6.2 0 1 1 8 14.2A6.2 6.2 0 1 1 8 1.8ZM8 4.8V11.2",
  defence: defenceShape(0.65, 8, 7.4),
  // A road that forks, for a what-if.
  fork: "M8 14.4V10M8 10C8 6.6 3.8 7 3.8 3M8 10C8 6.6 12.2 7 12.2 3M1.6 5.2L3.8 2.6 6 5.2M10 5.2l2.2-2.6 2.2 2.6",
  back: "M7 3L2.4 8 7 13M2.4 8h11.2",
  star: "M8 1.8l1.9 4.1 4.4.5-3.3 3 .9 4.4L8 11.6l-3.9 2.2.9-4.4-3.3-3 4.4-.5Z",
  robot: "M3.2 6.2h9.6v7.4H3.2ZM8 6V3.4M8 2.2v.3M5.9 9v.5M10.1 9v.5M6.2 11.5h3.6M1.3 8.6v2.6M14.7 8.6v2.6",
  person: "M8 2a2.7 2.7 0 1 1 0 5.4A2.7 2.7 0 1 1 8 2ZM2.6 14Q2.8 9.4 8 9.4T13.4 14Z",
  flag: "M4 14.6V1.8M4 2.6Q6.8 1 9 2.6T13.8 2.8V8.6Q11.2 10 9 8.5T4 8.8",
  pencil: "M2.4 13.6l.9-3.6 7.6-7.6 2.7 2.7-7.6 7.6ZM9.2 4.1l2.7 2.7",
  code: "M5 4L1.2 8 5 12M11 4l3.8 4L11 12M9.2 2.6L6.8 13.4",
  more: "M3 8h.1M8 8h.1M13 8h.1",
  enlarge: "M9.5 2.5H13.5V6.5M13.5 2.5L9 7M6.5 13.5H2.5V9.5M2.5 13.5L7 9",
  shrink: "M13 7H9V3M9 7L13.5 2.5M3 9H7V13M7 9L2.5 13.5",
  unplugged: "M6 2v3M10 2v3M4.2 5.2h7.6v2.6a3.8 3.8 0 0 1-7.6 0ZM8 11.6V14.4",
};

/** @typedef {keyof typeof ICONS} IconName */

/**
 * An icon among words.
 *
 * @param {IconName} name
 * @param {string} [label] for screen readers; without one it is an ornament
 */
export function icon(name, label) {
  return svg(
    "svg",
    {
      class: "sw-icon",
      viewBox: "0 0 16 16",
      "data-icon": name,
      role: label ? "img" : null,
      "aria-label": label,
      "aria-hidden": label ? null : "true",
    },
    svg("path", { d: ICONS[name] }),
  );
}

/** A crown, on the turn that is played and on those who have won. */
export function drawCrown() {
  return svg(
    "svg",
    { class: "sw-crown", viewBox: "-14 -11 28 20", "aria-hidden": "true" },
    svg("path", {
      d: "M-10 8L-12.2-4.5L-5.6 0L0-8.5L5.6 0L12.2-4.5L10 8Z",
      fill: "var(--sw-gold)",
      stroke: "#6d4700",
      "stroke-width": 1.6,
      "stroke-linejoin": "round",
    }),
    svg("path", { d: "M-9.6 4.6H9.6", fill: "none", stroke: "#6d4700", "stroke-width": 1.4 }),
    ...[-12.2, 0, 12.2].map((x) =>
      svg("circle", { cx: x, cy: x ? -5.5 : -9, r: 1.7, fill: "#fff3cf", stroke: "#6d4700", "stroke-width": 1 }),
    ),
  );
}
