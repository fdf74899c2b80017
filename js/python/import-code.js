// Code that travels only where it is wanted, as a text: the editor once somebody sets up a board, and what teaches with
// a lesson. A lesson brings its own board, so that a page never needs both.

/** @typedef {typeof import("../editor/editor.js") & typeof import("../lesson/lesson.js")} Workshop the one of them that came */

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
