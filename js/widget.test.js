// The page as a whole, on real snapshots: what it sends, and how its parts keep together.
// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { click, nextFrame, plays, openWidget } from "./testing/widget.js";
import widget from "./widget.js";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe("what is sent", () => {
  it("says hello, so that a page without Python can find out", async () => {
    expect((await openWidget("pick")).sent).toEqual([{ type: "hello", view: expect.any(String) }]);
  });

  it("stamps what is wanted with the version that was looked at", async () => {
    const { sent, find, snapshot } = await openWidget("pick");
    click(find(".sw-take"));
    expect(plays(sent)).toEqual([{ type: "play", version: snapshot().version, actions: [{ do: "pick", slot: 0 }] }]);
  });

  it("acts once, however often one clicks before the answer", async () => {
    const page = await openWidget("pick");
    const { sent, find } = page;
    click(find(".sw-take"));
    click(find(".sw-take"));
    expect(plays(sent)).toHaveLength(1);
    page.answer();
    click(find(".sw-take"));
    expect(plays(sent)).toHaveLength(2);
    expect(plays(sent)[1].version).toBe(plays(sent)[0].version + 1);
  });

  it("lets the second click of a double click find nothing to do", async () => {
    const page = await openWidget("pick");
    const { sent, find } = page;
    find(".sw-take").dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    page.answer();
    find(".sw-take").dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
    expect(plays(sent)).toHaveLength(1);
    find(".sw-take").dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    expect(plays(sent)).toHaveLength(2);
  });

  it("does not act again while a key is held", async () => {
    const { find } = await openWidget("pick");
    const held = new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true });
    find(".sw-take").dispatchEvent(held);
    expect(held.defaultPrevented).toBe(true);
  });

  it("says so when something is wanted before the last answer is there", async () => {
    const { sent, find, root, traits } = await openWidget("start");
    click(find(".sw-choices .sw-button"));
    click(find(".sw-choices .sw-button"));
    expect(plays(sent)).toHaveLength(1);
    expect(root().textContent).toContain(traits.scenery.words["one-moment"]);
  });

  it("says goodbye", async () => {
    const { sent, ending } = await openWidget("start");
    ending.abort();
    expect(sent.at(-1)).toEqual({ type: "bye", view: sent[0].view });
  });

  it("has a name of its own for each view", async () => {
    const views = [await openWidget("start"), await openWidget("start")].map(({ sent }) => sent[0].view);
    expect(views[0]).not.toBe(views[1]);
  });

  it("says hello again where that was lost, until Python knows this very view", async () => {
    const { el, model, sent, tell } = await openWidget("start");
    widget.render?.(/** @type {any} */ ({ model, el, signal: new AbortController().signal }));
    const hello = { type: "hello", view: sent[1].view };
    tell("msg:custom", { type: "here", view: sent[0].view });
    vi.advanceTimersByTime(1000);
    expect(sent.slice(1)).toEqual([hello, hello]);
    tell("msg:custom", { type: "here", view: hello.view });
    vi.advanceTimersByTime(10_000);
    expect(sent).toHaveLength(3);
  });

  it("tells Python which region was gone to, and shows the one that Python selects", async () => {
    const { model, traits, find } = await openWidget("start");
    find("[data-region]").dispatchEvent(new Event("pointerdown", { bubbles: true }));
    find("[data-region]").dispatchEvent(new FocusEvent("focus"));
    expect(traits.selected_region).toBe(find("[data-region]").getAttribute("data-region"));
    expect(model.save_changes, "a click that follows must not wait behind it").not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(model.save_changes).toHaveBeenCalledTimes(1);
    find("[data-region]").dispatchEvent(new Event("pointerup", { bubbles: true }));
    find(`[data-region="${traits.scenery.places[5].id}"]`).dispatchEvent(new FocusEvent("focus"));
    expect(model.save_changes, "by keyboard, at once").toHaveBeenCalledTimes(2);
    model.set("selected_region", traits.scenery.places[3].id);
    expect(find(".sw-region-explanation").textContent).toContain(traits.scenery.places[3].name);
  });

  it("outlines a region that was pressed when the click is over, or else with the whole answer", async () => {
    const page = await openWidget("conquest");
    const { find, root, sent, model } = page;
    const outlined = () => root().querySelector(".sw-selected")?.getAttribute("data-region");
    const press = (/** @type {Element} */ region) => {
      region.dispatchEvent(new Event("pointerdown", { bubbles: true }));
      region.dispatchEvent(new FocusEvent("focus"));
      region.dispatchEvent(new Event("pointerup", { bubbles: true }));
      return region.getAttribute("data-region");
    };
    const idle = find(".sw-region[aria-disabled]");
    const looked = press(idle);
    expect(outlined()).toBeUndefined();
    click(idle);
    expect(outlined()).toBe(looked);
    const target = find('.sw-region[data-acts="conquer"]');
    const taken = press(target);
    click(target);
    expect(plays(sent)).toHaveLength(1);
    page.draw();
    expect(outlined(), "the first frame is for what was done").toBe(looked);
    expect(model.save_changes, "and so is the way to Python").not.toHaveBeenCalled();
    page.explain();
    nextFrame();
    expect(outlined()).toBe(taken);
    vi.advanceTimersByTime(1000);
    expect(model.save_changes).toHaveBeenCalledTimes(1);
  });
});

describe("Python behind the page", () => {
  it("is missed when it does not answer, and welcome when it does", async () => {
    const page = await openWidget("pick");
    const { root, find } = page;
    expect(root().dataset.kernel).toBe("idle");
    click(find(".sw-take"));
    vi.advanceTimersByTime(1000);
    expect(root().dataset.kernel).toBe("busy");
    vi.advanceTimersByTime(10_000);
    expect(root().dataset.kernel).toBe("lost");
    page.answer();
    expect(root().dataset.kernel).toBe("idle");
  });

  it("is missed at once where nothing can be sent any more", async () => {
    const { root, find, model } = await openWidget("pick");
    model.send = () => {
      throw new Error("Cannot send");
    };
    click(find(".sw-take"));
    expect(root().dataset.kernel).toBe("lost");
  });

  it("may never have been there", async () => {
    const { el, model } = await openWidget("start");
    el.replaceChildren();
    widget.render?.(/** @type {any} */ ({ model, el, signal: new AbortController().signal }));
    vi.advanceTimersByTime(10_000);
    expect(el.querySelector(".sw-widget")?.getAttribute("data-kernel")).toBe("none");
  });
});

describe("the whole page", () => {
  it.each(["pick", "start", "conquest", "redeploy", "markers", "ally", "convert", "roll", "withdraw", "after_scoring", "over", "five"])(
    "shows the sample %s",
    async (name) => {
      const page = await openWidget(name);
      const { root, traits: { scenery } } = page;
      const snapshot = page.snapshot();
      expect(root().dataset.phase).toBe(snapshot.phase);
      expect(root().querySelectorAll("[data-region]")).toHaveLength(scenery.places.length);
      expect(root().textContent).toContain(snapshot.strings[snapshot.sentence]);
      expect(root().querySelectorAll("li[data-slot]")).toHaveLength(snapshot.column.length);
    },
  );

  it("keeps keys from the notebook, but lets go of Tab and of what the browser needs", async () => {
    const { root, find } = await openWidget("start");
    const heard = vi.fn();
    document.body.addEventListener("keydown", heard);
    const press = (/** @type {KeyboardEventInit} */ init) =>
      find("[data-region]").dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, ...init }));
    press({ key: "d" });
    press({ key: "Escape" });
    press({ key: "ArrowDown" });
    expect(heard).not.toHaveBeenCalled();
    press({ key: "Tab" });
    press({ key: "c", ctrlKey: true });
    expect(heard).toHaveBeenCalledTimes(2);
    expect(root().isConnected).toBe(true);
  });

  it("is built anew in another language", async () => {
    const { model, traits, find } = await openWidget("start");
    find('.sw-toolbar input[value="costs"]').dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const words = Object.fromEntries(Object.keys(traits.scenery.words).map((id) => [id, `⟦${id}⟧`]));
    model.set("scenery", { ...traits.scenery, words, language: "xx" });
    expect(find(".sw-widget").getAttribute("lang")).toBe("xx");
    expect(find(".sw-widget").textContent).toContain("⟦goggles⟧");
    expect(find('.sw-toolbar input[value="costs"]').matches(":checked"), "goggles stay on").toBe(true);
  });

  it("takes clicks as soon as it is built anew, and says what came of the last one", async () => {
    const { model, traits, find, sent, tell, snapshot, reasons } = await openWidget("start");
    const version = snapshot().version + 1;
    const notice = { kind: "done", text: "This is another board." };
    Object.assign(traits, { snapshot: JSON.stringify({ ...snapshot(), version, notice }), reasons: JSON.stringify({ ...reasons(), version }) });
    // As in Jupyter, everything is there before it is told what of it is new.
    model.set("scenery", { ...traits.scenery });
    tell("change:snapshot");
    expect(find(".sw-notice[data-kind=done]").textContent).toContain(notice.text);
    click(find(".sw-choices .sw-button"));
    expect(plays(sent)).toHaveLength(1);
  });

  it("keeps back what the die brought until it lies still", async () => {
    const page = await openWidget("conquest");
    const { root } = page;
    const { steps, version, story } = page.snapshot();
    page.answer({ step: steps + 1, steps: steps + 1, story: { ...story, dice: [2] } });
    expect(root().dataset.version).toBe(String(version));
    await vi.advanceTimersByTimeAsync(5000);
    expect(root().dataset.version).toBe(String(version + 1));
  });

  it("shows the map and the sentence first, and the rest when they are on the screen", async () => {
    const { root, draw, explain, find, snapshot } = await openWidget("conquest");
    const before = find(".sw-position").textContent;
    const said = snapshot().strings.length;
    draw({ steps: 99, step: 99, sentence: said, strings: [...snapshot().strings, "Now then."] });
    explain();
    expect(root().dataset.version).toBe(String(snapshot().version));
    expect(find(".sw-sentence").textContent).toBe("Now then.");
    expect(root().dataset.shown).toBe(String(snapshot().version - 1));
    expect(find(".sw-position").textContent).toBe(before);
    nextFrame();
    expect(root().dataset.shown).toBe(String(snapshot().version));
    expect(find(".sw-position").textContent).toContain("99 of 99");
  });

  it("begs for a moment while the reasons are on their way", async () => {
    const { root, draw, explain, find, sent, snapshot, traits } = await openWidget("start");
    draw();
    nextFrame();
    click(find(".sw-choices .sw-button"));
    expect(plays(sent)).toEqual([]);
    expect(root().textContent).toContain(traits.scenery.words["one-moment"]);
    explain();
    expect(root().dataset.shown).toBe(String(snapshot().version));
    click(find(".sw-choices .sw-button"));
    expect(plays(sent)).toHaveLength(1);
  });

  it("shows the latest of two answers that come between two frames", async () => {
    const { root, draw, explain, snapshot } = await openWidget("start");
    draw();
    explain();
    draw({ steps: 77, step: 77 });
    nextFrame();
    expect(root().dataset.shown).toBe(String(snapshot().version - 2));
    explain();
    expect(root().dataset.shown).toBe(String(snapshot().version));
  });

  it("paints nothing more once it is gone", async () => {
    const { root, draw, explain, ending, snapshot } = await openWidget("start");
    draw();
    explain();
    ending.abort();
    nextFrame();
    expect(root().dataset.shown).toBe(String(snapshot().version - 1));
  });

  it("explains a region at once when it is pointed at, beside it and below", async () => {
    const { find, traits, snapshot, reasons } = await openWidget("conquest");
    const index = snapshot().regions.findIndex((/** @type {any} */ region) => region.acts.length > 0 && region.cost);
    const { id, name } = traits.scenery.places[index];
    find(`[data-region="${id}"]`).dispatchEvent(new Event("pointerenter"));
    expect(find(".sw-tooltip").hasAttribute("hidden"), "the map may have moved under a pointer at rest").toBe(true);
    find(`[data-region="${id}"]`).dispatchEvent(new Event("pointermove", { bubbles: true }));
    expect(find(".sw-region-explanation").textContent).toContain(name);
    expect(find(".sw-tooltip").textContent).toContain(name);
    expect(find(".sw-tooltip").textContent).toContain(reasons().strings[reasons().ledgers[snapshot().regions[index].cost[1]].sum]);
    find(`[data-region="${id}"]`).dispatchEvent(new Event("pointerleave"));
    expect(find(".sw-tooltip").hasAttribute("hidden")).toBe(true);
  });

  it("does not say in the bar what stands beside the pointer already", async () => {
    const { find, traits, snapshot, root } = await openWidget("conquest");
    const index = snapshot().regions.findIndex((/** @type {any} */ region) => region.acts.length === 0 && region.why !== null);
    const region = find(`[data-region="${traits.scenery.places[index].id}"]`);
    const state = () => [find(".sw-notices").hasAttribute("data-elsewhere"), root().querySelector(".sw-emphasised") !== null];
    region.dispatchEvent(new Event("pointerenter"));
    region.dispatchEvent(new Event("pointermove", { bubbles: true }));
    // A press selects as well, and what is selected is drawn after what the click did: that must not take it back.
    root().dispatchEvent(new Event("pointerdown"));
    region.dispatchEvent(new Event("focus"));
    region.dispatchEvent(new Event("click", { bubbles: true }));
    expect(state()).toEqual([true, true]);
    expect(find(".sw-notice[data-kind=refused]").textContent).toContain(find(".sw-tooltip-why").textContent);
    click(find("[data-key=redo]"));
    expect(state()).toEqual([false, false]);
  });

  it("listens no more once it is gone", async () => {
    const { ending, listeners } = await openWidget("start");
    ending.abort();
    expect(Object.values(listeners).flat()).toEqual([]);
  });
});
