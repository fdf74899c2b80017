// The focus of the keyboard, which stays where it was while parts of the page are drawn anew.

/**
 * The element that has the focus, also inside a shadow root.
 *
 * @param {Node} within
 */
export function focusedElement(within) {
  const root = /** @type {Node & Partial<DocumentOrShadowRoot>} */ (within.getRootNode());
  return root.activeElement ?? null;
}

/**
 * Replaces the children of a container. The focus stays on the element that had it, known by its data-key.
 *
 * @param {Element} container
 * @param {...(Node | string)} children
 * @returns {boolean} false where the element that had the focus is gone
 */
export function replaceContent(container, ...children) {
  const had = focusedElement(container);
  if (!had || !container.contains(had)) {
    container.replaceChildren(...children);
    return true;
  }
  const key = had.getAttribute("data-key");
  container.replaceChildren(...children);
  if (container.contains(had)) {
    // Moving an element takes the focus from it.
    if (had instanceof HTMLElement || had instanceof SVGElement) had.focus();
    return true;
  }
  for (const element of container.querySelectorAll("[data-key]")) {
    if (element.getAttribute("data-key") === key && (element instanceof HTMLElement || element instanceof SVGElement)) {
      element.focus();
      return true;
    }
  }
  return false;
}
