// The next cell of the notebook, as far as the host lets a widget reach it. JupyterLab, Notebook and JupyterLite have their
// cells on the same page; VS Code and Colab show a widget in a frame of its own, and marimo has no order to go by.

/** Scrolls to the cell below the one that an element is in, and selects it. Returns whether there was one. @param {Element} element */
export function goToNextCell(element) {
  const next = element.closest(".jp-Cell")?.nextElementSibling;
  if (!(next instanceof HTMLElement)) return false;
  next.scrollIntoView?.({ block: "start" });
  // The notebook makes the cell that has the focus the one that Shift + Enter runs.
  next.focus({ preventScroll: true });
  return true;
}
