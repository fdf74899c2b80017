// The loader of a lesson. The lesson itself is another bundle: a game alone never needs it.

import { onModelEvent } from "../python/model-events.js";

/** @typedef {{ panel: HTMLElement, foot: Element, banner: Element, map: Element }} Surroundings what the lesson lies among */

/**
 * @param {import("../types/page").Page} page
 * @param {import("@anywidget/types").AnyModel<import("../types/messages").Traits>} model
 * @param {import("../python/extra-bundle.js").ExtraBundle<import("../python/import-code.js").ExtraModule>} extraBundle
 */
export function createLessonLoader(page, model, extraBundle) {
  const { signal } = page;
  /** @type {ReturnType<import("../python/import-code.js").ExtraModule["createLesson"]> | null} */
  let lesson = null;
  /** @type {[HTMLElement, Surroundings] | null} */
  let attached = null;

  function update() {
    const module = lesson || !attached || !model.get("blackboard") ? null : extraBundle.get(() => signal.aborted || update());
    if (module && attached) {
      const [root, surroundings] = attached;
      lesson = module.createLesson(page, model);
      root.append(extraBundle.drawStyle());
      surroundings.banner.after(lesson.element);
      surroundings.foot.append(lesson.foot);
      surroundings.map.after(lesson.pointer);
      lesson.attach(root, surroundings.panel);
    }
    return lesson?.update() ?? false;
  }

  onModelEvent(model, "change:_workshop", update, signal);

  return {
    update,

    /** @param {[HTMLElement, Surroundings]} given the root of the page, and what the lesson lies among */
    attach(...given) {
      attached = given;
    },

    hasMoved: () => lesson?.hasMoved() ?? false,
    /** Moves the keyboard to the lesson; returns whether there is one. */
    focus: () => lesson?.focus() ?? false,
  };
}
