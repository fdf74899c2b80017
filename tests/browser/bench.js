// Listens to what passes between a click and the frame that shows its answer. Runs in the page before anything
// else does; it changes nothing that a widget can see.

(() => {
  /** @type {any} */
  let row = null;
  let finished = () => {};
  let painted = Promise.resolve();

  /** @param {any} data */
  const size = (data) => (typeof data === "string" ? new TextEncoder().encode(data).length : data.byteLength ?? data.size);

  class CountingSocket extends WebSocket {
    /** @param {ConstructorParameters<typeof WebSocket>} args */
    constructor(...args) {
      super(...args);
      this.addEventListener("message", ({ data }) => {
        if (!row) return;
        row.received += size(data);
        if (!row.changed) row.arrived = performance.now();
      });
    }

    /** @param {Parameters<WebSocket["send"]>[0]} data */
    send(data) {
      if (row) {
        row.sent += size(data);
        row.asked = performance.now();
      }
      super.send(data);
    }
  }
  window.WebSocket = CountingSocket;

  /**
   * Called as a frame begins: notes the moment when its style, layout and paint are done. The task that does so goes
   * before messages that came meanwhile, which are not in the frame.
   *
   * @param {"painted" | "all"} moment
   */
  async function noteAfterFrame(moment) {
    await scheduler.postTask(() => (row[moment] = performance.now()), { priority: "user-blocking" });
    if (moment === "all") finished();
  }

  /**
   * @param {Element} root the widget's element, which carries the version that it shows in `data-version`, and in
   * `data-shown` when every part of it does
   * @param {any} model its model, as Jupyter knows it
   * @param {string} trait what a new version comes in
   */
  function watch(root, model, trait) {
    document.addEventListener(
      "click",
      (event) => {
        if (!event.composedPath().includes(root)) return;
        row = { click: performance.now(), sent: 0, received: 0 };
        painted = new Promise((resolve) => (finished = () => resolve(undefined)));
      },
      { capture: true },
    );
    const trigger = model.trigger;
    model.trigger = function (/** @type {string} */ name, /** @type {any[]} */ ...rest) {
      if (!row || name !== `change:${trait}`) return trigger.call(this, name, ...rest);
      row.changed = performance.now();
      // Asked for before the widget asks for anything, so that nothing that it does after the frame comes first.
      requestAnimationFrame(() => {
        row.frame = performance.now();
        noteAfterFrame("painted");
      });
      const result = trigger.call(this, name, ...rest);
      row.updated = performance.now();
      return result;
    };
    new MutationObserver(() => {
      if (!row || row.shown) return;
      row.shown = performance.now();
      // Asked for now, style and layout can be told apart; the frame finds them done.
      root.getBoundingClientRect();
      row.laid = performance.now();
    }).observe(root, { attributeFilter: ["data-version"] });
    new MutationObserver(() => {
      if (row) requestAnimationFrame(() => noteAfterFrame("all"));
    }).observe(root, { attributeFilter: ["data-shown"] });
  }

  Object.assign(window, {
    bench: {
      manager: null,
      watch,
      /** What was measured since the last click, when its answer has been painted. */
      painted: () => painted,
      /** All that came of the last click, and an end to listening. */
      take() {
        const taken = row;
        row = null;
        return taken;
      },
    },
  });
})();
