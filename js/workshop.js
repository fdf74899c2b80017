// Code that travels only when it is wanted: the editor comes as a text, once somebody sets up a board.

/** @typedef {typeof import("./editor.js")} Workshop */

/**
 * @param {string} code of a module
 * @returns {Promise<Workshop>}
 */
export async function openWorkshop(code) {
  const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  try {
    return await import(address);
  } finally {
    URL.revokeObjectURL(address);
  }
}
