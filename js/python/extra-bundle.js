// The extra bundle, of the editor or of a lesson. Once it was imported, it outlives a page that is built anew.

import { html } from "../parts/dom.js";
import { importCode } from "./import-code.js";

/**
 * @typedef {import("./import-code.js").ExtraModule} ExtraModule
 * @typedef {ReturnType<typeof createExtraBundle>} ExtraBundle
 */

/**
 * @param {import("@anywidget/types").AnyModel<import("../types/messages").Traits>} model
 */
export function createExtraBundle(model) {
  /** @type {ExtraModule | null} */
  let module = null;
  /** @type {Promise<ExtraModule> | null} */
  let importing = null;
  const sent = () => JSON.parse(model.get("_workshop") || "{}");

  return {
    /**
     * The module, where it is imported already.
     *
     * @param {() => void} imported called when it is, where it was not yet
     * @returns {ExtraModule | null}
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
