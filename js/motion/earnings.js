// Earnings: what a step brought in coins, and on which regions, read from the ledger lines of its events.

/**
 * @typedef {import("../types/snapshot").EventNow} EventNow
 * @typedef {import("../types/snapshot").Ledger} Ledger
 */

/** @typedef {{ region: number | null, amount: number }} Earning coins that a region brought, or no region in particular */

/**
 * What each region brought, in the order of the lines; a line that names several regions brought the same on each.
 *
 * @param {Ledger} ledger
 * @returns {Earning[]}
 */
export function earningsOf({ lines }) {
  /** @type {Map<number | null, number>} */
  const earned = new Map();
  for (const { amount, applied, regions } of lines) {
    if (!applied || amount === 0) continue;
    const each = regions.length ? amount / regions.length : NaN;
    // Where it cannot be said what each brought, nothing is said of them.
    const where = Number.isInteger(each) ? regions : [null];
    for (const region of where) earned.set(region, (earned.get(region) ?? 0) + (region === null ? amount : each));
  }
  return [...earned].map(([region, amount]) => ({ region, amount })).filter(({ amount }) => amount !== 0);
}

/**
 * The coins of a step: to whom, how many, and what each region brought of them.
 *
 * @param {EventNow[]} events
 */
export function coinsOf(events) {
  return events.flatMap(({ coins, ledger, regions }) =>
    coins.map(([player, amount]) => {
      const earned = ledger ? earningsOf(ledger) : [];
      const counted = earned.reduce((sum, { amount }) => sum + amount, 0) === amount;
      const [region = null] = regions;
      return { player, amount, earned: counted && amount > 0 ? earned : [{ region, amount }] };
    }),
  );
}
