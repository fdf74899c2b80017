import { describe, expect, it, vi } from "vitest";
import { createDraft } from "./deployment.js";
import { flags as anyFlags, land, troops } from "../testing/page.js";

/** @typedef {import("../types/snapshot").Allocation} Allocation */

/**
 * Up to two flags, in other regions than the troops.
 *
 * @param {Partial<Allocation>} [more]
 */
const flags = (more = {}) => anyFlags({ regions: [1, 3], ...more });

/** @param {...Allocation} allocations */
function begin(...allocations) {
  const draft = createDraft(land().places);
  draft.update(allocations);
  return draft;
}

describe("a draft", () => {
  it("begins with what stands there", () => {
    const draft = begin(troops());
    expect([0, 1, 2, 3].map((region) => draft.count("troops", region))).toEqual([3, 1, 1, 0]);
    expect(draft.inHand("troops")).toBe(1);
    expect(draft.changed("troops")).toBe(false);
    expect(draft.complete("troops")).toBe(false);
    expect(draft.allocations().map(({ key }) => key)).toEqual(["troops"]);
  });

  it("puts what is in hand, and no more", () => {
    const draft = begin(troops());
    expect(draft.canPut("troops", 1)).toBe(true);
    draft.put("troops", 1);
    expect(draft.count("troops", 1)).toBe(2);
    expect(draft.inHand("troops")).toBe(0);
    expect(draft.complete("troops")).toBe(true);
    expect(draft.canPut("troops", 1)).toBe(false);
    draft.put("troops", 1);
    expect(draft.count("troops", 1)).toBe(2);
  });

  it("leaves the least in a region", () => {
    const draft = begin(troops());
    expect(draft.canTake("troops", 1)).toBe(false);
    draft.take("troops", 1);
    expect(draft.count("troops", 1)).toBe(1);
    draft.take("troops", 0);
    expect(draft.count("troops", 0)).toBe(2);
    expect(draft.inHand("troops")).toBe(2);
    expect(draft.complete("troops")).toBe(false);
  });

  it("keeps to the most of a region, and to its regions", () => {
    const draft = begin(flags());
    draft.put("flags", 1);
    expect(draft.canPut("flags", 1)).toBe(false);
    expect(draft.canPut("flags", 0)).toBe(false);
    expect(draft.canTake("flags", 0)).toBe(false);
    draft.put("flags", 0);
    expect(draft.count("flags", 0)).toBe(0);
    expect(draft.canPut("flags", 3)).toBe(true);
  });

  it("asks for pieces to be taken up where too many stand", () => {
    const draft = begin(troops({ low: 4, high: 4 }));
    expect(draft.inHand("troops")).toBe(-1);
    expect(draft.canPut("troops", 0)).toBe(false);
    expect(draft.complete("troops")).toBe(false);
    draft.take("troops", 0);
    expect(draft.inHand("troops")).toBe(0);
    expect(draft.complete("troops")).toBe(true);
  });

  it("fills a region that stands below the least", () => {
    const draft = begin(troops({ now: { 0: 5, 2: 1 }, high: 6 }));
    expect(draft.inHand("troops")).toBe(0);
    expect(draft.complete("troops")).toBe(false);
    draft.take("troops", 0);
    draft.put("troops", 1);
    expect(draft.complete("troops")).toBe(true);
  });

  it("is complete with any number between low and high", () => {
    const draft = begin(flags({ low: 1 }));
    expect(draft.complete("flags")).toBe(false);
    draft.put("flags", 1);
    expect(draft.complete("flags")).toBe(true);
    draft.put("flags", 3);
    expect(draft.complete("flags")).toBe(true);
  });

  it("takes a ready spread, and goes back", () => {
    const draft = begin(troops());
    draft.spread("troops", { 0: 2, 1: 2, 2: 2 });
    expect([0, 1, 2].map((region) => draft.count("troops", region))).toEqual([2, 2, 2]);
    expect(draft.complete("troops")).toBe(true);
    draft.reset("troops");
    expect(draft.changed("troops")).toBe(false);
    expect(draft.inHand("troops")).toBe(1);
  });

  it("knows nothing of what it was not given", () => {
    const draft = begin(troops());
    expect(draft.count("other", 0)).toBe(0);
    expect(draft.inHand("other")).toBe(0);
    expect([draft.canPut("other", 0), draft.canTake("other", 0)]).toEqual([false, false]);
    expect([draft.changed("other"), draft.complete("other")]).toEqual([false, false]);
    draft.put("other", 0);
    draft.spread("other", { 0: 1 });
    draft.reset("other");
    draft.choose("other");
    expect(draft.chosen()?.key).toBe("troops");
    expect(draft.actions()).toEqual([]);
  });
});

describe("its actions", () => {
  it("are for what was changed and is complete", () => {
    const draft = begin(troops(), flags());
    expect(draft.actions()).toEqual([]);
    draft.take("troops", 0);
    expect(draft.actions()).toEqual([]);
    draft.put("flags", 3);
    expect(draft.actions()).toEqual([{ do: "place", marker: "flag", regions: { isle: 1 } }]);
    draft.put("troops", 1);
    draft.put("troops", 2);
    expect(draft.actions()).toEqual([
      { do: "redeploy", race: "folk", tokens: { west: 2, mid: 2, east: 2 } },
      { do: "place", marker: "flag", regions: { isle: 1 } },
    ]);
  });

  it("leave zeros out, down to nothing at all", () => {
    const draft = begin(flags({ now: { 3: 1 } }));
    draft.take("flags", 3);
    expect(draft.actions()).toEqual([{ do: "place", marker: "flag", regions: {} }]);
  });

  it("do not touch what they were made from", () => {
    const allocation = flags();
    const draft = begin(allocation);
    draft.put("flags", 3);
    draft.actions();
    expect(allocation.action).toEqual({ do: "place", marker: "flag" });
  });

  const fled = () => [
    troops({ action: { do: "withdraw", race: "folk" }, least: 0, low: 2, high: 2, most: 2, now: {}, beside: { 0: 3, 1: 1, 2: 1 } }),
    flags({ into: ["markers", "flag"], low: 1, high: 1, with: "troops" }),
  ];

  it("put what belongs together into one", () => {
    const draft = begin(...fled());
    expect(draft.inHand("troops")).toBe(2);
    draft.put("troops", 0);
    draft.put("troops", 2);
    expect(draft.actions()).toEqual([]);
    draft.put("flags", 1);
    expect(draft.actions()).toEqual([
      { do: "withdraw", race: "folk", tokens: { west: 1, east: 1 }, markers: { flag: { mid: 1 } } },
    ]);
  });

  it("send the whole where only the companion was changed", () => {
    const [leader, companion] = fled();
    if (!leader || !companion) throw new Error("two allocations");
    const draft = begin({ ...leader, low: 0, high: 0 }, companion);
    draft.put("flags", 3);
    expect(draft.actions()).toEqual([{ do: "withdraw", race: "folk", tokens: {}, markers: { flag: { isle: 1 } } }]);
  });
});

describe("a new snapshot", () => {
  it("keeps what was begun while the bounds are the same", () => {
    const draft = begin(troops());
    draft.put("troops", 2);
    draft.update([troops({ label: "Volk" })]);
    expect(draft.count("troops", 2)).toBe(2);
    expect(draft.chosen()?.label).toBe("Volk");
  });

  it("starts again where the bounds or what stands there have changed", () => {
    const draft = begin(troops());
    draft.put("troops", 2);
    draft.update([troops({ high: 7, low: 7 })]);
    expect(draft.count("troops", 2)).toBe(1);
    draft.put("troops", 2);
    draft.update([troops({ high: 7, low: 7, now: { 0: 5, 1: 1, 2: 1 } })]);
    expect([0, 1, 2].map((region) => draft.count("troops", region))).toEqual([5, 1, 1]);
    expect(draft.changed("troops")).toBe(false);
  });

  it("forgets what is no longer to be decided", () => {
    const draft = begin(troops());
    draft.put("troops", 2);
    draft.update([]);
    expect(draft.chosen()).toBeNull();
    expect(draft.allocations()).toEqual([]);
    draft.update([troops()]);
    expect(draft.count("troops", 2)).toBe(1);
  });
});

describe("the chosen one", () => {
  const done = { low: 5, high: 5 };

  it("is the first that has something to do, else the first", () => {
    expect(begin(troops(done), flags()).chosen()?.key).toBe("flags");
    expect(begin(troops(done), flags({ high: 0 })).chosen()?.key).toBe("troops");
    expect(begin(troops({ low: 4, high: 4 }), flags()).chosen()?.key).toBe("troops");
    expect(begin().chosen()).toBeNull();
  });

  it("stays while somebody is at it", () => {
    const draft = begin(troops(), flags());
    draft.put("troops", 0);
    expect(draft.chosen()?.key).toBe("troops");
    draft.update([troops(), flags()]);
    expect(draft.chosen()?.key).toBe("troops");
    draft.update([troops({ now: { 0: 4, 1: 1, 2: 1 } }), flags()]);
    expect(draft.chosen()?.key).toBe("flags");
  });

  it("is kept where it was picked by hand", () => {
    const draft = begin(troops(done), flags());
    draft.choose("troops");
    draft.update([troops(done), flags()]);
    expect(draft.chosen()?.key).toBe("troops");
    draft.update([flags()]);
    expect(draft.chosen()?.key).toBe("flags");
  });
});

describe("whoever listens", () => {
  it("hears of every change, and not of what was refused", () => {
    const draft = begin(troops(), flags());
    const heard = vi.fn();
    const listening = new AbortController();
    draft.onChange(heard, listening.signal);
    draft.put("troops", 0);
    draft.take("troops", 0);
    draft.spread("troops", { 0: 2, 1: 2, 2: 2 });
    draft.reset("troops");
    draft.choose("flags");
    expect(heard).toHaveBeenCalledTimes(5);
    draft.take("troops", 1);
    draft.put("flags", 0);
    expect(heard).toHaveBeenCalledTimes(5);
    listening.abort();
    draft.choose("troops");
    expect(heard).toHaveBeenCalledTimes(5);
  });
});
