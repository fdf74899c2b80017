// The selected region: a trait of the model, which Python is told about in time.

/**
 * @typedef {import("../types/messages").Traits} Traits
 * @typedef {import("@anywidget/types").AnyModel<Traits>} Model
 */

/**
 * Milliseconds after which Python is told of a region that the pointer pressed, and it is drawn at the latest. The click
 * that follows the press comes first: its message must not share the way, nor its frame wait for an outline to be drawn.
 */
const SAVE_AFTER = 250;

/**
 * @param {Model} model
 * @param {ReturnType<typeof import("./connection.js").createConnection>} connection
 */
export function createSelectedRegion(model, connection) {
  const { places: regions } = model.get("scenery");
  /** Whether the pointer is being pressed. */
  let pressed = false;
  /** The timer of a selection that is not saved yet. @type {ReturnType<typeof setTimeout> | undefined} */
  let saving;
  /** Draws the selection. */
  let show = () => {};

  function save() {
    clearTimeout(saving);
    saving = undefined;
    connection.attempt(() => model.save_changes());
  }

  function saveAndShow() {
    save();
    show();
  }

  return {
    /** The index of the selected region, or null. */
    index() {
      const id = model.get("selected_region");
      const index = regions.findIndex((region) => region.id === id);
      return index < 0 ? null : index;
    },

    /** @param {number | null} region */
    select(region) {
      const id = region === null ? null : (regions[region]?.id ?? null);
      if (model.get("selected_region") === id) return;
      clearTimeout(saving);
      // A press goes to a region before its click asks for something.
      saving = pressed ? setTimeout(saveAndShow, SAVE_AFTER) : undefined;
      model.set("selected_region", id);
      if (!pressed) save();
    },

    /** Whether it was selected by a press that may be about to ask for something. */
    isPressed: () => saving !== undefined,

    /**
     * @param {HTMLElement} root
     * @param {() => void} draw draws the selection; after a click that asked for something, the answer does
     * @param {AbortSignal} signal
     */
    watch(root, draw, signal) {
      show = draw;
      root.addEventListener("click", () => saving !== undefined && !connection.isWaiting() && draw(), { signal });
      for (const event of ["pointerdown", "pointerup", "pointercancel"]) {
        root.addEventListener(event, () => (pressed = event === "pointerdown"), { signal, capture: true });
      }
    },
  };
}
