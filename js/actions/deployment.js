// The deployment: pieces that are being put down, before anything is sent. It keeps to the bounds that it is given and knows
// no rule beyond them.

/**
 * @typedef {import("../types/snapshot").Action} Action
 * @typedef {import("../types/snapshot").Allocation} Allocation
 * @typedef {import("../types/page").Deployment} Deployment
 * @typedef {{ allocation: Allocation, counts: Map<number, number> }} Started
 */

/**
 * @param {{ id: string }[]} mapRegions actions name them by id
 * @returns {Deployment}
 */
export function createDeployment(mapRegions) {
  /** The allocations by key, with the counts by region. @type {Map<string, Started>} */
  let started = new Map();
  /** @type {string | null} */
  let chosen = null;
  let chosenByHand = false;
  /** @type {Set<() => void>} */
  const listeners = new Set();

  function notify() {
    for (const listener of listeners) listener();
  }

  /** @param {string} key */
  const allocationOf = (key) => started.get(key)?.allocation;

  /**
   * @param {string} key
   * @param {number} region
   */
  const count = (key, region) => started.get(key)?.counts.get(region) ?? 0;

  /** @param {string} key */
  function total(key) {
    let sum = 0;
    for (const pieces of started.get(key)?.counts.values() ?? []) sum += pieces;
    return sum;
  }

  /** @param {string} key */
  const inHand = (key) => (allocationOf(key)?.high ?? 0) - total(key);

  /**
   * @param {string} key
   * @param {number} region
   */
  function canPut(key, region) {
    const allocation = allocationOf(key);
    if (!allocation?.regions.includes(region)) return false;
    return count(key, region) < allocation.most && inHand(key) > 0;
  }

  /**
   * @param {string} key
   * @param {number} region
   */
  function canTake(key, region) {
    const allocation = allocationOf(key);
    if (!allocation?.regions.includes(region)) return false;
    return count(key, region) > Math.max(allocation.least, 0);
  }

  /** @param {string} key */
  function changed(key) {
    const allocation = allocationOf(key);
    return allocation?.regions.some((region) => count(key, region) !== (allocation.now[region] ?? 0)) ?? false;
  }

  /** @param {string} key */
  function complete(key) {
    const allocation = allocationOf(key);
    if (!allocation) return false;
    const { regions, least, most, low, high } = allocation;
    const sum = total(key);
    if (sum < low || sum > high) return false;
    return regions.every((region) => count(key, region) >= least && count(key, region) <= most);
  }

  /**
   * @param {string} key
   * @param {number} region
   * @param {number} more
   */
  function move(key, region, more) {
    started.get(key)?.counts.set(region, count(key, region) + more);
    notify();
  }

  return {
    // Everybody who draws a deployment is given the snapshot as well, so that nobody is notified of this.
    update(allocations) {
      const before = started;
      started = new Map(
        allocations.map((allocation) => {
          const known = before.get(allocation.key);
          const counts = known && sameBounds(known.allocation, allocation) ? known.counts : standingCounts(allocation);
          return [allocation.key, { allocation, counts }];
        }),
      );
      const stays = chosen !== null && started.has(chosen);
      // Whoever is in the middle of something goes on with it.
      if (stays && chosen !== null && (chosenByHand || inHand(chosen) !== 0 || changed(chosen))) return;
      const unfinished = allocations.find(({ key }) => inHand(key) !== 0);
      chosen = (unfinished ?? allocations[0])?.key ?? null;
      chosenByHand = false;
    },

    allocations: () => [...started.values()].map(({ allocation }) => allocation),
    chosen: () => (chosen === null ? null : (allocationOf(chosen) ?? null)),

    choose(key) {
      if (!started.has(key)) return;
      chosen = key;
      chosenByHand = true;
      notify();
    },

    count,
    inHand,
    canPut,
    canTake,

    put(key, region) {
      if (canPut(key, region)) move(key, region, 1);
    },

    take(key, region) {
      if (canTake(key, region)) move(key, region, -1);
    },

    spread(key, counts) {
      const one = started.get(key);
      if (!one) return;
      one.counts = new Map(one.allocation.regions.map((region) => [region, counts[region] ?? 0]));
      notify();
    },

    reset(key) {
      const one = started.get(key);
      if (!one) return;
      one.counts = standingCounts(one.allocation);
      notify();
    },

    changed,
    complete,

    actions() {
      const allocations = [...started.values()].map(({ allocation }) => allocation);
      const actions = [];
      for (const leader of allocations) {
        if (leader.with !== null && started.has(leader.with)) continue;
        const together = [leader, ...allocations.filter((other) => other.with === leader.key)];
        if (!together.some(({ key }) => changed(key)) || !together.every(({ key }) => complete(key))) continue;
        const action = structuredClone(leader.action);
        for (const { key, into, regions } of together) putCounts(action, into, countsById(key, regions));
        actions.push(action);
      }
      return actions;
    },

    onChange(listener, signal) {
      listeners.add(listener);
      signal.addEventListener("abort", () => listeners.delete(listener));
    },
  };

  /**
   * The counts by the ids of the regions.
   *
   * @param {string} key
   * @param {number[]} regions
   */
  function countsById(key, regions) {
    /** @type {Record<string, number>} */
    const counts = {};
    for (const region of regions) {
      const id = mapRegions[region]?.id;
      if (id !== undefined && count(key, region) > 0) counts[id] = count(key, region);
    }
    return counts;
  }
}

/**
 * The counts that stand on the map now; the rest is in hand.
 *
 * @param {Allocation} allocation
 */
const standingCounts = ({ regions, now }) => new Map(regions.map((region) => [region, now[region] ?? 0]));

/**
 * Whether the numbers are the same. Counts that were begun on others are worth nothing: somebody has played in the meantime.
 *
 * @param {Allocation} one
 * @param {Allocation} other
 */
function sameBounds(one, other) {
  const [a, b] = [one, other].map(({ regions, least, most, low, high, now, beside }) =>
    JSON.stringify([regions, least, most, low, high, now, beside]),
  );
  return a === b;
}

/**
 * Puts counts into an action, under a path of keys.
 *
 * @param {Action} action
 * @param {string[]} path
 * @param {Record<string, number>} counts
 */
function putCounts(action, path, counts) {
  let part = action;
  for (const key of path.slice(0, -1)) {
    part[key] ??= {};
    part = /** @type {Action} */ (part[key]);
  }
  const last = path.at(-1);
  if (last !== undefined) part[last] = counts;
}
