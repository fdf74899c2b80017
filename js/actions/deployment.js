// Pieces that are being put down, before anything is sent. It keeps to the bounds that it is given and knows no
// rule beyond them.

/**
 * @typedef {import("../types/snapshot").Action} Action
 * @typedef {import("../types/snapshot").Allocation} Allocation
 * @typedef {import("../types/snapshot").Draft} Draft
 * @typedef {{ allocation: Allocation, counts: Map<number, number> }} Begun
 */

/**
 * @param {{ id: string }[]} places the regions of the map: actions name them by id
 * @returns {Draft}
 */
export function createDraft(places) {
  /** @type {Map<string, Begun>} */
  let begun = new Map();
  /** @type {string | null} */
  let chosen = null;
  let chosenByHand = false;
  /** @type {Set<() => void>} */
  const listeners = new Set();

  function tell() {
    for (const listener of listeners) listener();
  }

  /** @param {string} key */
  const allocationOf = (key) => begun.get(key)?.allocation;

  /**
   * @param {string} key
   * @param {number} region
   */
  const count = (key, region) => begun.get(key)?.counts.get(region) ?? 0;

  /** @param {string} key */
  function total(key) {
    let sum = 0;
    for (const pieces of begun.get(key)?.counts.values() ?? []) sum += pieces;
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
    begun.get(key)?.counts.set(region, count(key, region) + more);
    tell();
  }

  return {
    // Everybody who draws a draft is given the snapshot as well, so that this tells nobody.
    update(allocations) {
      const before = begun;
      begun = new Map(
        allocations.map((allocation) => {
          const known = before.get(allocation.key);
          const counts = known && sameBounds(known.allocation, allocation) ? known.counts : standing(allocation);
          return [allocation.key, { allocation, counts }];
        }),
      );
      const stays = chosen !== null && begun.has(chosen);
      // One who is in the middle of something goes on with it.
      if (stays && chosen !== null && (chosenByHand || inHand(chosen) !== 0 || changed(chosen))) return;
      const unfinished = allocations.find(({ key }) => inHand(key) !== 0);
      chosen = (unfinished ?? allocations[0])?.key ?? null;
      chosenByHand = false;
    },

    allocations: () => [...begun.values()].map(({ allocation }) => allocation),
    chosen: () => (chosen === null ? null : (allocationOf(chosen) ?? null)),

    choose(key) {
      if (!begun.has(key)) return;
      chosen = key;
      chosenByHand = true;
      tell();
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
      const draft = begun.get(key);
      if (!draft) return;
      draft.counts = new Map(draft.allocation.regions.map((region) => [region, counts[region] ?? 0]));
      tell();
    },

    reset(key) {
      const draft = begun.get(key);
      if (!draft) return;
      draft.counts = standing(draft.allocation);
      tell();
    },

    changed,
    complete,

    actions() {
      const allocations = [...begun.values()].map(({ allocation }) => allocation);
      const actions = [];
      for (const leader of allocations) {
        if (leader.with !== null && begun.has(leader.with)) continue;
        const together = [leader, ...allocations.filter((other) => other.with === leader.key)];
        if (!together.some(({ key }) => changed(key)) || !together.every(({ key }) => complete(key))) continue;
        const action = structuredClone(leader.action);
        for (const { key, into, regions } of together) place(action, into, numbers(key, regions));
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
   * How many go where, by the ids of the regions.
   *
   * @param {string} key
   * @param {number[]} regions
   */
  function numbers(key, regions) {
    /** @type {Record<string, number>} */
    const counts = {};
    for (const region of regions) {
      const id = places[region]?.id;
      if (id !== undefined && count(key, region) > 0) counts[id] = count(key, region);
    }
    return counts;
  }
}

/**
 * What stands on the map now; the rest is in hand.
 *
 * @param {Allocation} allocation
 */
const standing = ({ regions, now }) => new Map(regions.map((region) => [region, now[region] ?? 0]));

/**
 * A draft that was begun on other numbers is worth nothing: somebody has played in the meantime.
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
 * @param {Action} action
 * @param {string[]} path
 * @param {Record<string, number>} counts
 */
function place(action, path, counts) {
  let part = action;
  for (const key of path.slice(0, -1)) {
    part[key] ??= {};
    part = /** @type {Action} */ (part[key]);
  }
  const last = path.at(-1);
  if (last !== undefined) part[last] = counts;
}
