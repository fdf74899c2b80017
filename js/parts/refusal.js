// Refusals by the page itself.

/**
 * A refusal that no rule stands behind.
 *
 * @param {string} text
 * @param {...string} helps what would help
 * @returns {import("../types/snapshot").Refusal}
 */
export const refusal = (text, ...helps) => ({ text, helps, reference: "" });
