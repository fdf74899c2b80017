// The way of a lesson onto the page. The lesson itself is another bundle: a game alone never needs it.

import { listen } from "../python/model-events.js";

/**
 * @param {import("../types/snapshot").Desk} desk
 * @param {import("@anywidget/types").AnyModel<import("../types/snapshot").Traits>} model
 * @param {import("../python/extra-bundle.js").Rooms} rooms
 */
export function createTeaching(desk, model, rooms) {
  const { signal } = desk;
  /** @type {ReturnType<import("../python/import-code.js").Workshop["createLesson"]> | null} */
  let room = null;
  /** @type {[HTMLElement, import("./lesson.js").Parts & { map: Element }] | null} */
  let lies = null;

  function update() {
    const here = room || !lies || !model.get("blackboard") ? null : rooms.enter(() => signal.aborted || update());
    if (here && lies) {
      const [root, parts] = lies;
      room = here.createLesson(desk, model);
      root.append(rooms.drawStyle());
      parts.banner.before(room.element);
      parts.map.after(room.pointer);
      room.lie(root, parts);
    }
    room?.update();
  }

  listen(model, "change:_workshop", update, signal);

  return {
    update,

    /** @param {[HTMLElement, import("./lesson.js").Parts & { map: Element }]} given */
    lie(...given) {
      lies = given;
    },

    moved: () => room?.moved() ?? false,
    /** Where the keyboard goes on; says whether there is a lesson. */
    focus: () => room?.focus() ?? false,
  };
}
