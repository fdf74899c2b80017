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

const SHAPES = [
  ...["circle", "ellipse", "g", "line", "path", "polygon", "polyline", "rect", "text", "tspan"],
  ...["clipPath", "linearGradient", "pattern", "radialGradient", "stop", "use"],
];
const LOOKS = /([\w-]+)="([^"]*)"/g;
/** @type {Record<string, string>} */
const SIGNS = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** @param {string} text */
const unescape = (text) => text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => SIGNS[name] ?? "");

/**
 * An SVG group with a ready drawing of ours in it. Texts belong into `svg` and `html`, which escape them.
 *
 * It is put together from shapes, and not given to the browser to read: so nothing that acts can ever be among them.
 *
 * @param {string} markup
 * @param {string} [transform]
 */
export function svgGroup(markup, transform) {
  const group = svg("g", { transform });
  /** @type {Element[]} */
  const open = [group];
  for (const [, closing, name = "", looks = "", text] of markup.matchAll(/<(\/?)(\w+)([^<>]*)>|([^<>]+)/g)) {
    if (text !== undefined) open.at(-1)?.append(unescape(text));
    else if (closing) open.length > 1 && open.pop();
    else {
      const shape = document.createElementNS(SVG, SHAPES.includes(name) ? name : "g");
      for (const [, look = "", value = ""] of looks.matchAll(LOOKS))
        if (!/^(on|style$)/i.test(look) && (look !== "href" || value.startsWith("#"))) shape.setAttribute(look, unescape(value));
      open.at(-1)?.append(shape);
      if (!looks.endsWith("/")) open.push(shape);
    }
  }
  return group;
}
