// What came as a text, once it is here. It outlives a page that is built anew.

import { html } from "../parts/dom.js";
import { openWorkshop } from "./import-code.js";

/**
 * @typedef {import("./import-code.js").Workshop} Workshop
 * @typedef {ReturnType<typeof createRooms>} Rooms
 */

/**
 * @param {import("@anywidget/types").AnyModel<import("../types/snapshot").Traits>} model
 */
export function createRooms(model) {
  /** @type {Workshop | null} */
  let room = null;
  /** @type {Promise<Workshop> | null} */
  let coming = null;
  const sent = () => JSON.parse(model.get("_workshop") || "{}");

  return {
    /**
     * @param {() => void} come called when it has come, where it is not here yet
     * @returns {Workshop | null}
     */
    enter(come) {
      const { code } = sent();
      if (room || !code) return room;
      coming ??= openWorkshop(code);
      coming.then((found) => {
        room = found;
        come();
      });
      return null;
    },

    /** Its own style, for a page that it lies on. */
    drawStyle: () => html("style", {}, sent().style),
  };
}
