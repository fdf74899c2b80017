// The offer to go on with a game that was kept when its kernel was gone.

import { html } from "./parts/dom.js";
import { onModelEvent } from "./python/model-events.js";

/**
 * @param {import("./types/page").Page} page
 * @param {import("@anywidget/types").AnyModel<import("./types/messages").Traits>} model
 */
export function createKeptGame(page, model) {
  const text = html("p", { class: "sw-kept-text" });
  const button = (/** @type {"restore" | "forget"} */ kind) => {
    const element = html("button", { type: "button", class: "sw-button", "data-key": `kept-${kind}` }, page.word(`kept-${kind}`));
    element.addEventListener("click", () => page.ask({ type: "kept", do: kind }), { signal: page.signal });
    return element;
  };
  const restore = button("restore");
  restore.classList.add("sw-primary");
  const title = html("p", { class: "sw-title" }, page.word("kept-title"));
  const element = html("div", { class: "sw-kept-game", role: "status" }, title, text, html("p", { class: "sw-kept-buttons" }, restore, button("forget")));

  function update() {
    const sent = model.get("kept");
    element.hidden = !sent;
    text.textContent = sent ? JSON.parse(sent).text : "";
  }

  onModelEvent(model, "change:kept", update, page.signal);
  update();
  return { element };
}
