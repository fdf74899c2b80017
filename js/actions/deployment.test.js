import { describe, expect, it, vi } from "vitest";
import { makeScenery } from "../testing/page.js";
import { flags as anyFlags, troops } from "../testing/snapshots.js";
import { createDeployment } from "./deployment.js";

/** @typedef {import("../types/snapshot").Allocation} Allocation */

/**
 * Up to two flags, in other regions than the troops.
 *
 * @param {Partial<Allocation>} [more]
 */
const flags = (more = {}) => anyFlags({ regions: [1, 3], ...more });

/** @param {...Allocation} allocations */
function begin(...allocations) {
  const deployment = createDeployment(makeScenery().places);
  deployment.update(allocations);
  return deployment;
}

describe("a deployment", () => {
  it("begins with what stands there", () => {
    const deployment = begin(troops());
    expect([0, 1, 2, 3].map((region) => deployment.count("troops", region))).toEqual([3, 1, 1, 0]);
    expect(deployment.inHand("troops")).toBe(1);
    expect(deployment.changed("troops")).toBe(false);
    expect(deployment.complete("troops")).toBe(false);
    expect(deployment.allocations().map(({ key }) => key)).toEqual(["troops"]);
  });

  it("puts what is in hand, and no more", () => {
    const deployment = begin(troops());
    expect(deployment.canPut("troops", 1)).toBe(true);
    deployment.put("troops", 1);
    expect(deployment.count("troops", 1)).toBe(2);
    expect(deployment.inHand("troops")).toBe(0);
    expect(deployment.complete("troops")).toBe(true);
    expect(deployment.canPut("troops", 1)).toBe(false);
    deployment.put("troops", 1);
    expect(deployment.count("troops", 1)).toBe(2);
  });

  it("leaves the least in a region", () => {
    const deployment = begin(troops());
    expect(deployment.canTake("troops", 1)).toBe(false);
    deployment.take("troops", 1);
    expect(deployment.count("troops", 1)).toBe(1);
    deployment.take("troops", 0);
    expect(deployment.count("troops", 0)).toBe(2);
    expect(deployment.inHand("troops")).toBe(2);
    expect(deployment.complete("troops")).toBe(false);
  });

  it("keeps to the most of a region, and to its regions", () => {
    const deployment = begin(flags());
    deployment.put("flags", 1);
    expect(deployment.canPut("flags", 1)).toBe(false);
    expect(deployment.canPut("flags", 0)).toBe(false);
    expect(deployment.canTake("flags", 0)).toBe(false);
    deployment.put("flags", 0);
    expect(deployment.count("flags", 0)).toBe(0);
    expect(deployment.canPut("flags", 3)).toBe(true);
  });

  it("asks for pieces to be taken up where too many stand", () => {
    const deployment = begin(troops({ low: 4, high: 4 }));
    expect(deployment.inHand("troops")).toBe(-1);
    expect(deployment.canPut("troops", 0)).toBe(false);
    expect(deployment.complete("troops")).toBe(false);
    deployment.take("troops", 0);
    expect(deployment.inHand("troops")).toBe(0);
    expect(deployment.complete("troops")).toBe(true);
  });

  it("fills a region that stands below the least", () => {
    const deployment = begin(troops({ now: { 0: 5, 2: 1 }, high: 6 }));
    expect(deployment.inHand("troops")).toBe(0);
    expect(deployment.complete("troops")).toBe(false);
    deployment.take("troops", 0);
    deployment.put("troops", 1);
    expect(deployment.complete("troops")).toBe(true);
  });

  it("is complete with any number between low and high", () => {
    const deployment = begin(flags({ low: 1 }));
    expect(deployment.complete("flags")).toBe(false);
    deployment.put("flags", 1);
    expect(deployment.complete("flags")).toBe(true);
    deployment.put("flags", 3);
    expect(deployment.complete("flags")).toBe(true);
  });

  it("takes a ready spread, and goes back", () => {
    const deployment = begin(troops());
    deployment.spread("troops", { 0: 2, 1: 2, 2: 2 });
    expect([0, 1, 2].map((region) => deployment.count("troops", region))).toEqual([2, 2, 2]);
    expect(deployment.complete("troops")).toBe(true);
    deployment.reset("troops");
    expect(deployment.changed("troops")).toBe(false);
    expect(deployment.inHand("troops")).toBe(1);
  });

  it("knows nothing of what it was not given", () => {
    const deployment = begin(troops());
    expect(deployment.count("other", 0)).toBe(0);
    expect(deployment.inHand("other")).toBe(0);
    expect([deployment.canPut("other", 0), deployment.canTake("other", 0)]).toEqual([false, false]);
    expect([deployment.changed("other"), deployment.complete("other")]).toEqual([false, false]);
    deployment.put("other", 0);
    deployment.spread("other", { 0: 1 });
    deployment.reset("other");
    deployment.choose("other");
    expect(deployment.chosen()?.key).toBe("troops");
    expect(deployment.actions()).toEqual([]);
  });
});

describe("its actions", () => {
  it("are for what was changed and is complete", () => {
    const deployment = begin(troops(), flags());
    expect(deployment.actions()).toEqual([]);
    deployment.take("troops", 0);
    expect(deployment.actions()).toEqual([]);
    deployment.put("flags", 3);
    expect(deployment.actions()).toEqual([{ do: "place", marker: "flag", regions: { isle: 1 } }]);
    deployment.put("troops", 1);
    deployment.put("troops", 2);
    expect(deployment.actions()).toEqual([
      { do: "redeploy", race: "folk", tokens: { west: 2, mid: 2, east: 2 } },
      { do: "place", marker: "flag", regions: { isle: 1 } },
    ]);
  });

  it("leave zeros out, down to nothing at all", () => {
    const deployment = begin(flags({ now: { 3: 1 } }));
    deployment.take("flags", 3);
    expect(deployment.actions()).toEqual([{ do: "place", marker: "flag", regions: {} }]);
  });

  it("do not touch what they were made from", () => {
    const allocation = flags();
    const deployment = begin(allocation);
    deployment.put("flags", 3);
    deployment.actions();
    expect(allocation.action).toEqual({ do: "place", marker: "flag" });
  });

  const fled = () => [
    troops({ action: { do: "withdraw", race: "folk" }, least: 0, low: 2, high: 2, most: 2, now: {}, beside: { 0: 3, 1: 1, 2: 1 } }),
    flags({ into: ["markers", "flag"], low: 1, high: 1, with: "troops" }),
  ];

  it("put what belongs together into one", () => {
    const deployment = begin(...fled());
    expect(deployment.inHand("troops")).toBe(2);
    deployment.put("troops", 0);
    deployment.put("troops", 2);
    expect(deployment.actions()).toEqual([]);
    deployment.put("flags", 1);
    expect(deployment.actions()).toEqual([
      { do: "withdraw", race: "folk", tokens: { west: 1, east: 1 }, markers: { flag: { mid: 1 } } },
    ]);
  });

  it("send the whole where only the companion was changed", () => {
    const [leader, companion] = fled();
    if (!leader || !companion) throw new Error("two allocations");
    const deployment = begin({ ...leader, low: 0, high: 0 }, companion);
    deployment.put("flags", 3);
    expect(deployment.actions()).toEqual([{ do: "withdraw", race: "folk", tokens: {}, markers: { flag: { isle: 1 } } }]);
  });
});

describe("a new snapshot", () => {
  it("keeps what was begun while the bounds are the same", () => {
    const deployment = begin(troops());
    deployment.put("troops", 2);
    deployment.update([troops({ label: "Volk" })]);
    expect(deployment.count("troops", 2)).toBe(2);
    expect(deployment.chosen()?.label).toBe("Volk");
  });

  it("starts again where the bounds or what stands there have changed", () => {
    const deployment = begin(troops());
    deployment.put("troops", 2);
    deployment.update([troops({ high: 7, low: 7 })]);
    expect(deployment.count("troops", 2)).toBe(1);
    deployment.put("troops", 2);
    deployment.update([troops({ high: 7, low: 7, now: { 0: 5, 1: 1, 2: 1 } })]);
    expect([0, 1, 2].map((region) => deployment.count("troops", region))).toEqual([5, 1, 1]);
    expect(deployment.changed("troops")).toBe(false);
  });

  it("forgets what is no longer to be decided", () => {
    const deployment = begin(troops());
    deployment.put("troops", 2);
    deployment.update([]);
    expect(deployment.chosen()).toBeNull();
    expect(deployment.allocations()).toEqual([]);
    deployment.update([troops()]);
    expect(deployment.count("troops", 2)).toBe(1);
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
    const deployment = begin(troops(), flags());
    deployment.put("troops", 0);
    expect(deployment.chosen()?.key).toBe("troops");
    deployment.update([troops(), flags()]);
    expect(deployment.chosen()?.key).toBe("troops");
    deployment.update([troops({ now: { 0: 4, 1: 1, 2: 1 } }), flags()]);
    expect(deployment.chosen()?.key).toBe("flags");
  });

  it("is kept where it was picked by hand", () => {
    const deployment = begin(troops(done), flags());
    deployment.choose("troops");
    deployment.update([troops(done), flags()]);
    expect(deployment.chosen()?.key).toBe("troops");
    deployment.update([flags()]);
    expect(deployment.chosen()?.key).toBe("flags");
  });
});

describe("whoever listens", () => {
  it("hears of every change, and not of what was refused", () => {
    const deployment = begin(troops(), flags());
    const heard = vi.fn();
    const listening = new AbortController();
    deployment.onChange(heard, listening.signal);
    deployment.put("troops", 0);
    deployment.take("troops", 0);
    deployment.spread("troops", { 0: 2, 1: 2, 2: 2 });
    deployment.reset("troops");
    deployment.choose("flags");
    expect(heard).toHaveBeenCalledTimes(5);
    deployment.take("troops", 1);
    deployment.put("flags", 0);
    expect(heard).toHaveBeenCalledTimes(5);
    listening.abort();
    deployment.choose("troops");
    expect(heard).toHaveBeenCalledTimes(5);
  });
});
