// Code that Python sends as a text, only where it is wanted: the editor once somebody sets up a board, and the lesson with
// a lesson (a lesson brings its own board, so that a page never needs both), and what comes alive in play.

/** @typedef {typeof import("../editor/editor.js") & typeof import("../lesson/lesson.js")} ExtraModule the one of them that came */

/**
 * @param {string} code of a module
 * @returns {Promise<any>}
 */
export async function importCode(code) {
  const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  try {
    return await import(address);
  } finally {
    URL.revokeObjectURL(address);
  }
}
