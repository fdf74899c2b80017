// Making elements of HTML and SVG.

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {Record<string, string | number | boolean | null | undefined>} Attributes */

/**
 * Sets attributes.
 *
 * @template {Element} E
 * @param {E} element
 * @param {Attributes} attributes null, undefined and false remove the attribute
 * @returns {E}
 */
export function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    const next = value === null || value === undefined || value === false ? null : value === true ? "" : String(value);
    // Setting an attribute costs the browser time, even where it had that value before.
    if (element.getAttribute(name) === next) continue;
    if (next === null) element.removeAttribute(name);
    else element.setAttribute(name, next);
  }
  return element;
}

/**
 * An SVG element.
 *
 * @template {keyof SVGElementTagNameMap} T
 * @param {T} tag
 * @param {Attributes} [attributes]
 * @param {...(Node | string)} children text is always escaped
 * @returns {SVGElementTagNameMap[T]}
 */
export function svg(tag, attributes = {}, ...children) {
  const element = set(document.createElementNS(SVG, tag), attributes);
  element.append(...children);
  return element;
}

/**
 * An HTML element.
 *
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Attributes} [attributes]
 * @param {...(Node | string)} children text is always escaped
 * @returns {HTMLElementTagNameMap[T]}
 */
export function html(tag, attributes = {}, ...children) {
  const element = set(document.createElement(tag), attributes);
  element.append(...children);
  return element;
}

/**
 * An SVG group with a ready drawing of ours in it. Texts belong into `svg` and `html`, which escape them.
 *
 * @param {string} markup
 * @param {string} [transform]
 */
export function svgGroup(markup, transform) {
  const group = svg("g", { transform });
  group.innerHTML = markup;
  return group;
}
