// An extra bundle, which Python sends when it is wanted: of the editor or of a lesson, or of what comes alive in play. Once it was
// imported, it outlives a page that is built anew.

import { html } from "../parts/dom.js";
import { importCode } from "./import-code.js";

/**
 * @template M
 * @typedef {ReturnType<typeof createExtraBundle<M>>} ExtraBundle
 */

/**
 * @template M what the module exports
 * @param {import("@anywidget/types").AnyModel<import("../types/messages").Traits>} model
 * @param {"_workshop" | "_live"} trait that it comes in
 */
export function createExtraBundle(model, trait) {
  /** @type {M | null} */
  let module = null;
  /** @type {Promise<M> | null} */
  let importing = null;
  const sent = () => JSON.parse(model.get(trait) || "{}");

  return {
    /**
     * The module, where it is imported already.
     *
     * @param {() => void} imported called when it is, where it was not yet
     * @returns {M | null}
     */
    get(imported) {
      const { code } = sent();
      if (module || !code) return module;
      importing ??= importCode(code);
      importing.then((found) => {
        module = found;
        imported();
      });
      return null;
    },

    /** The style of the bundle, for the page that it is drawn on. */
    drawStyle: () => html("style", {}, sent().style),
  };
}
