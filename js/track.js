// The turn track: as many steps as there are turns, and the crown on the one that is being played.

import { html, set, svg } from "./dom.js";

/**
 * @typedef {import("./types").Desk} Desk
 * @typedef {import("./types").Snapshot} Snapshot
 */

/** @param {Desk} desk */
export function createTrack(desk) {
  const label = html("span", { class: "sw-track-label", "aria-hidden": "true" });
  const steps = html("ol", { class: "sw-track-steps" });
  const element = html("div", { class: "sw-track", role: "group", "aria-label": desk.word("track") }, label, steps);
  const crown = drawCrown();
  let drawn = "";

  return {
    element,

    /** @param {Snapshot} snapshot */
    update({ turn, turns, turn_label }) {
      const wanted = JSON.stringify([turn, turns, turn_label]);
      if (wanted === drawn) return;
      drawn = wanted;
      label.textContent = turn_label;
      set(steps, { "aria-label": turn_label });
      while (steps.children.length > turns) steps.lastElementChild?.remove();
      while (steps.children.length < turns) steps.append(createStep(steps.children.length + 1));
      for (const [index, step] of [...steps.children].entries()) {
        const number = index + 1;
        step.classList.toggle("sw-played", number < turn);
        set(step, { "aria-current": number === turn ? "step" : null });
        if (number === turn) step.append(crown);
      }
      if (turn < 1 || turn > turns) crown.remove();
    },
  };
}

/** @param {number} number */
function createStep(number) {
  const dot = html("span", { class: "sw-track-dot" }, html("span", { class: "sw-track-number" }, String(number)));
  return html("li", { class: "sw-track-turn", "data-turn": number }, dot);
}

export function drawCrown() {
  return svg(
    "svg",
    { class: "sw-crown", viewBox: "-14 -11 28 20", "aria-hidden": "true", focusable: "false" },
    svg("path", {
      d: "M-10 8L-12.2-4.5L-5.6 0L0-8.5L5.6 0L12.2-4.5L10 8Z",
      fill: "#e3b341",
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
