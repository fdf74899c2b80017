// The offer to go on with a game that was kept when its kernel was gone.

import { html } from "./parts/dom.js";
import { onModelEvent } from "./python/model-events.js";

/**
 * @param {import("./types/page").Page} page
 * @param {import("@anywidget/types").AnyModel<import("./types/messages").Traits>} model
 */
export function createKeptGame(page, model) {
  const text = html("p", { class: "sw-kept-text" });
  const button = (/** @type {"restore" | "forget"} */ kind, /** @type {string} */ word, /** @type {string} */ look = "") => {
    const element = html("button", { type: "button", class: `sw-button ${look}`.trim(), "data-key": `kept-${kind}` }, word);
    element.addEventListener("click", () => page.ask({ type: "kept", do: kind }), { signal: page.signal });
    return element;
  };
  const buttons = [button("restore", page.word("kept-restore"), "sw-primary"), button("forget", page.word("kept-forget"))];
  const title = html("p", { class: "sw-title" }, page.word("kept-title"));
  const element = html("div", { class: "sw-kept-game", role: "status" }, title, text, html("p", { class: "sw-kept-buttons" }, ...buttons));

  function update() {
    const sent = model.get("kept");
    element.hidden = !sent;
    text.textContent = sent ? JSON.parse(sent).text : "";
  }

  onModelEvent(model, "change:kept", update, page.signal);
  update();
  return { element };
}
