/**
 * Why something is not possible, where the page itself says so: no rulebook has a place for that.
 *
 * @param {string} text
 * @param {...string} helps what would help
 * @returns {import("../types/snapshot").Refusal}
 */
export const refusal = (text, ...helps) => ({ text, helps, place: "" });
