// The entry of the bundle: puts the page into the notebook, and builds it anew for another language or another game.

import { createDeployment } from "./actions/deployment.js";
import { createEditorState } from "./editor/editor-loader.js";
import { createPage } from "./page.js";
import { focusedElement } from "./parts/focus.js";
import { scrollNewIntoView } from "./parts/scroll-into-view.js";
import { createConnection } from "./python/connection.js";
import { createExtraBundle } from "./python/extra-bundle.js";
import { onModelEvent } from "./python/model-events.js";

/** @typedef {import("./types/messages").Traits} Traits */

/** @type {import("@anywidget/types").Render<Traits>} */
function render({ model, el, signal }) {
  const connection = createConnection(signal);
  // Python counts its views by name, so that none is forgotten where a greeting is lost or comes twice.
  const view = Math.random().toString(36).slice(2);
  let { language, places: regions } = model.get("scenery");
  let deployment = createDeployment(regions);
  /** @type {import("./page.js").Settings} */
  const settings = { goggles: "none", editorState: createEditorState(), extraBundle: createExtraBundle(model, "_workshop"), liveBundle: createExtraBundle(model, "_live") };
  // Another language changes every word, so the page is built anew; what was begun on it is kept.
  let pageLife = new AbortController();
  const build = () => {
    const inside = el.contains(focusedElement(el));
    pageLife.abort();
    pageLife = new AbortController();
    const scenery = model.get("scenery");
    // In the same language it is another game: nothing of what was begun belongs to it.
    if (scenery.places !== regions && scenery.language === language) deployment = createDeployment(scenery.places);
    ({ language, places: regions } = scenery);
    const { root, focus } = createPage(model, { connection, deployment, settings, signal: pageLife.signal });
    el.replaceChildren(root);
    if (inside) focus();
  };
  onModelEvent(model, "change:scenery", build, signal);
  const hear = (/** @type {{ type?: string, view?: string }} */ message) => {
    if (message?.type === "here" && message.view === view) connection.welcomed();
    connection.answered();
  };
  onModelEvent(model, "msg:custom", hear, signal);
  signal.addEventListener("abort", () => {
    pageLife.abort();
    connection.attempt(() => model.send({ type: "bye", view }));
  });
  build();
  scrollNewIntoView(el, signal);
  connection.greet(() => model.send({ type: "hello", view }));
}

export default { render };
