import { describe, expect, it } from "vitest";
import { createDeployment } from "../actions/deployment.js";
import { flags, region, snapshot, troops } from "../testing/snapshots.js";
import { createRegionViews } from "./region-view.js";

const FOLK = { emblem: "race/folk", label: "Folk", count: 3, player: 1 };
const FLAG = { emblem: "marker/flag", label: "Flag", count: 1 };
const CONQUER = { kind: "conquer", label: "", action: {}, emblem: "", cost: 2, chance: null, quick: true, ledger: null, spare: false };

/**
 * @param {Partial<import("../types/snapshot").Snapshot>} more
 * @param {(deployment: import("../types/page").Deployment) => void} [change]
 * @param {import("../types/page").Goggles} [goggles]
 */
function viewsOf(more, change = () => {}, goggles = "none") {
  const shown = snapshot({ player: 1, ...more });
  const deployment = createDeployment(["west", "mid", "east"].map((id) => ({ id })));
  deployment.update(shown.allocations);
  change(deployment);
  const views = createRegionViews(shown, deployment, goggles, 1, false);
  return shown.regions.map((now, index) => views.of(index, now));
}

describe("the view of a region", () => {
  it("shows what stands there, and who holds it", () => {
    const [view] = viewsOf({ regions: [region({ pieces: [FOLK, FLAG] })] });
    expect(view?.content.pieces).toEqual([FOLK, FLAG]);
    expect(view?.ground).toMatchObject({ player: 1, inDecline: false, target: false, dim: false });
  });

  it("shows the numbers that are being put down instead of those that stand there", () => {
    const pieces = [{ ...FOLK, count: 1 }];
    const regions = [region({ pieces }), region({ pieces }), region({ pieces })];
    const views = viewsOf({ regions, allocations: [troops({ now: { 0: 1, 1: 1, 2: 1 } })] }, (deployment) => deployment.put("troops", 1));
    expect(views.map(({ content }) => content.pieces.map(({ count, unsent }) => [count, unsent]))).toEqual([[[1, false]], [[2, true]], [[1, false]]]);
    expect(views.every(({ content }) => content.stepped === "race/folk")).toBe(true);
  });

  it("shows what is chosen even where there is none, and nothing else", () => {
    const allocations = [troops({ regions: [0] }), flags({ regions: [0, 1] })];
    const views = viewsOf({ regions: [region(), region()], allocations }, (deployment) => deployment.choose("flags"));
    expect(views[1]?.content.pieces).toEqual([{ emblem: "marker/flag", label: "Flags", count: 0, unsent: false }]);
    expect(views[1]?.allocation?.key).toBe("flags");
  });

  it("is dim where nothing can be done while others can be conquered", () => {
    const views = viewsOf({ regions: [region({ acts: [CONQUER] }), region()] });
    expect(views.map(({ ground }) => [ground.target, ground.dim])).toEqual([[true, false], [false, true]]);
  });

  it("marks what the last step changed only when looking back", () => {
    const regions = [region({ changed: true })];
    expect(viewsOf({ regions })[0]?.content.changed).toBe(false);
    expect(viewsOf({ regions, past: true })[0]?.content.changed).toBe(true);
  });

  it("has no stepper while the goggles show numbers", () => {
    const [view] = viewsOf({ regions: [region()], allocations: [troops({ regions: [0] })] }, undefined, "costs");
    expect(view?.content.stepped).toBe(null);
    expect(view?.content.gogglesNumber).toEqual({ kind: "costs", number: null });
  });
});
