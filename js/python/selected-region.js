// The region that the player went to: a trait of the model, which Python is told about in time.

/**
 * @typedef {import("../types/snapshot").Traits} Traits
 * @typedef {import("@anywidget/types").AnyModel<Traits>} Model
 */

/**
 * Milliseconds after which Python is told where a press of the pointer has gone, and it is drawn at the latest. What
 * the press asks for comes first: its message must not share the way, nor its frame wait for an outline to be drawn.
 */
const SAVE_AFTER = 250;

/**
 * @param {Model} model
 * @param {ReturnType<typeof import("./connection.js").createKernel>} kernel
 */
export function createSelection(model, kernel) {
  const { places } = model.get("scenery");
  /** Whether the pointer is being pressed, and what waits until it has done what it does. */
  let pressed = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let saving;
  /** Draws what is selected. */
  let show = () => {};

  /** Tell Python where the player has gone. */
  function save() {
    clearTimeout(saving);
    saving = undefined;
    kernel.tries(() => model.save_changes());
  }

  function settle() {
    save();
    show();
  }

  return {
    region() {
      const id = model.get("selected_region");
      const index = places.findIndex((place) => place.id === id);
      return index < 0 ? null : index;
    },

    /** @param {number | null} region */
    select(region) {
      const id = region === null ? null : (places[region]?.id ?? null);
      if (model.get("selected_region") === id) return;
      clearTimeout(saving);
      // A press goes to a region before its click asks for something.
      saving = pressed ? setTimeout(settle, SAVE_AFTER) : undefined;
      model.set("selected_region", id);
      if (!pressed) save();
    },

    /** Whether it was selected by a press that may be about to ask for something. */
    pressing: () => saving !== undefined,

    /**
     * @param {HTMLElement} root
     * @param {() => void} draw draws what is selected; after a click that asked for something, the answer does
     * @param {AbortSignal} signal
     */
    watch(root, draw, signal) {
      show = draw;
      root.addEventListener("click", () => saving !== undefined && !kernel.waiting() && draw(), { signal });
      for (const event of ["pointerdown", "pointerup", "pointercancel"]) {
        root.addEventListener(event, () => (pressed = event === "pointerdown"), { signal, capture: true });
      }
    },
  };
}
