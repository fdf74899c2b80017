// The widget's page side. It draws what Python sends and sends back what the player wants; it knows no rule.

import { createBoard } from "./board.js";
import { html } from "./dom.js";
import { createPanel } from "./panel.js";

/**
 * @typedef {import("./types").Traits} Traits
 * @typedef {import("./types").Action} Action
 * @typedef {import("./types").Intent} Intent
 */

/** @type {import("@anywidget/types").Render<Traits>} */
function render({ model, el, signal }) {
  const scenery = model.get("scenery");
  const panel = createPanel({ play, signal });
  const board = createBoard(scenery, { act, select, look: explain, signal });
  const root = html("div", { class: "sw-widget" }, html("div", { class: "sw-table" }, board.element, panel.element));
  el.append(root);

  // Keys that reach the notebook run its commands: "d d" would delete the cell.
  root.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Tab" && event.key !== "Escape" && !event.ctrlKey && !event.metaKey) event.stopPropagation();
    },
    { signal },
  );

  /** @param {Action} action */
  function play(action) {
    root.classList.add("sw-waiting");
    /** @type {Intent} */
    const intent = { type: "play", version: model.get("snapshot").version, action };
    model.send(intent);
  }

  /** @param {string} id */
  function act(id) {
    const now = model.get("snapshot").regions[id];
    if (now?.action) play(now.action);
    else if (now?.why_not) panel.tell({ kind: "refused", text: now.why_not });
  }

  /** @param {string} id */
  function select(id) {
    if (model.get("selected_region") === id) return;
    model.set("selected_region", id);
    model.save_changes();
  }

  /** @param {string | null} [id] the region to explain; without one, the selected region */
  function explain(id) {
    const shown = id ?? model.get("selected_region");
    const place = scenery.places.find((other) => other.id === shown);
    panel.explain(place, shown === null ? undefined : model.get("snapshot").regions[shown]);
  }

  function showSnapshot() {
    const snapshot = model.get("snapshot");
    root.classList.remove("sw-waiting");
    root.dataset.version = String(snapshot.version);
    board.update(snapshot);
    panel.say(snapshot.status);
    panel.offer(snapshot.choices);
    panel.tell(snapshot.notice);
    explain();
  }

  function showSelection() {
    board.select(model.get("selected_region"));
    explain();
  }

  model.on("change:snapshot", showSnapshot);
  model.on("change:selected_region", showSelection);
  signal.addEventListener("abort", () => {
    model.off("change:snapshot", showSnapshot);
    model.off("change:selected_region", showSelection);
  });
  showSelection();
  showSnapshot();
}

export default { render };
