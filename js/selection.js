// The region that the player went to: a trait of the model, which Python is told about in time.

/**
 * @typedef {import("./types").Traits} Traits
 * @typedef {import("@anywidget/types").AnyModel<Traits>} Model
 */

/** Milliseconds after which Python is told where a press of the pointer has gone, if it did nothing else. */
const SAVE_AFTER = 250;

/**
 * @param {Model} model
 * @param {ReturnType<typeof import("./kernel.js").createKernel>} kernel
 */
export function createSelection(model, kernel) {
  const { places } = model.get("scenery");
  /** Whether the pointer is being pressed, and what waits until it has done what it does. */
  let pressed = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let saving;

  /** Tell Python where the player has gone. */
  function save() {
    clearTimeout(saving);
    saving = undefined;
    kernel.tries(() => model.save_changes());
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
      model.set("selected_region", id);
      // A click goes to a region first, and what it then asks for would have to wait behind this.
      if (pressed) saving = setTimeout(save, SAVE_AFTER);
      else save();
    },

    /** What the press of the pointer wanted has been asked for. */
    pressDone() {
      if (saving !== undefined) save();
    },

    /**
     * @param {HTMLElement} root
     * @param {AbortSignal} signal
     */
    watch(root, signal) {
      for (const event of ["pointerdown", "pointerup", "pointercancel"]) {
        root.addEventListener(event, () => (pressed = event === "pointerdown"), { signal, capture: true });
      }
    },
  };
}
