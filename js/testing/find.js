// Finding what is shown.

/**
 * @param {ParentNode} within
 * @param {string} selector
 * @returns {HTMLElement}
 */
export function one(within, selector) {
  const found = within.querySelectorAll(selector);
  if (found.length !== 1) throw new Error(`${found.length} of ${selector}`);
  return /** @type {HTMLElement} */ (found[0]);
}

/**
 * @param {ParentNode} within
 * @param {string} selector
 */
export const texts = (within, selector) => [...within.querySelectorAll(selector)].map((found) => found.textContent?.trim());

/**
 * @param {ParentNode} within
 * @param {string} text what it says, or how that begins
 */
export function button(within, text) {
  const found = [...within.querySelectorAll("button")].find((each) => each.textContent?.startsWith(text));
  if (!found) throw new Error(`no button says ${text}`);
  return found;
}

/** @param {Element} element */
export const isPossible = (element) => element.getAttribute("aria-disabled") !== "true";

/**
 * Puts elements into a shadow root, as some notebooks do: there the document does not know what has the focus.
 *
 * @param {...Element} elements
 */
export function enclose(...elements) {
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  const shadow = host.attachShadow({ mode: "open" });
  shadow.append(...elements);
  return shadow;
}
