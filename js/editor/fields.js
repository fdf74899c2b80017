// The fields of the forms. What is half written stays when the form is drawn anew around it.

import { html, set } from "../parts/dom.js";
import { icon } from "../parts/icons.js";

/**
 * @typedef {import("../types/page").Page} Page
 * @typedef {import("./editor-loader.js").EditorState} EditorState
 * @typedef {{ id: string, name: string, taken?: boolean }} Option
 */

/** Milliseconds without a key after which an option is chosen. */
const KEYED_FOR = 900;

/**
 * @param {Page} page
 * @param {EditorState} state
 * @param {string} name of this form: a page may show several
 */
export function createFields(page, state, name) {
  const { signal } = page;
  /** The field that asked for something last. */
  let asked = "";

  /**
   * @template {HTMLInputElement | HTMLTextAreaElement} F
   * @param {F} field
   * @param {string} key
   * @param {string} value
   * @param {(value: string) => void} send
   */
  function keep(field, key, value, send) {
    field.value = state.typed?.key === key ? state.typed.value : value;
    field.addEventListener("input", () => (state.typed = { key, value: field.value }), { signal });
    field.addEventListener(
      "change",
      () => {
        state.typed = null;
        if (field.value === value) return;
        asked = key;
        send(field.value);
      },
      { signal },
    );
    return field;
  }

  /**
   * @param {string} label
   * @param {Node} field
   * @param {string} [className]
   */
  const named = (label, field, className = "") => html("label", { class: `sw-field ${className}` }, html("span", {}, label), field);

  return {
    named,

    /**
     * @param {string} key
     * @param {string} label
     * @param {string} value
     * @param {(value: string) => void} send
     */
    text(key, label, value, send) {
      return keep(html("input", { type: "text", class: "sw-input", "data-key": key, "aria-label": label, autocomplete: "off", spellcheck: "false" }), key, value, send);
    },

    /**
     * @param {string} key
     * @param {string} label
     * @param {string} value
     * @param {(value: string) => void} send
     */
    long(key, label, value, send) {
      return keep(html("textarea", { class: "sw-input", rows: 3, "data-key": key, "aria-label": label }), key, value, send);
    },

    /**
     * @param {string} key
     * @param {string} label
     * @param {number} value
     * @param {[number, number | null]} bounds
     * @param {(value: number) => void} send
     */
    number(key, label, value, [min, max], send) {
      const field = html("input", { type: "number", class: "sw-input", min, max, step: 1, "data-key": key, "aria-label": label });
      return keep(field, key, String(value), (typed) => {
        if (typed === "") field.value = String(value);
        else send(Number(typed));
      });
    },

    /**
     * @param {string} key
     * @param {string} label
     * @param {Option[]} options
     * @param {string} value
     * @param {(value: string) => void} send
     */
    choice(key, label, options, value, send) {
      const list = html("select", { class: "sw-input", "data-key": key, "aria-label": label });
      list.append(...options.map(({ id, name, taken }) => html("option", { value: id, selected: id === value, disabled: taken && id !== value }, name)));
      /** Whether keys were pressed: whoever goes through a list by keyboard has not chosen before they stop, or leave the field. */
      let keyed = false;
      /** @type {ReturnType<typeof setTimeout> | undefined} */
      let waiting;
      const settle = () => {
        if (waiting === undefined) return;
        clearTimeout(waiting);
        waiting = undefined;
        if (list.value === value) return;
        asked = key;
        send(list.value);
      };
      list.addEventListener("keydown", ({ key }) => (key === "Enter" ? settle() : (keyed = true)), { signal });
      list.addEventListener("pointerdown", () => (keyed = false), { signal });
      list.addEventListener("blur", settle, { signal });
      list.addEventListener(
        "change",
        () => {
          clearTimeout(waiting);
          waiting = setTimeout(settle, KEYED_FOR);
          if (!keyed) settle();
        },
        { signal },
      );
      return list;
    },

    /**
     * @param {string} key
     * @param {{ name: string, about: string, on: boolean, fixed: boolean }} what
     * @param {(on: boolean) => void} send
     */
    check(key, { name, about, on, fixed }, send) {
      const box = html("input", { type: "checkbox", checked: on, disabled: fixed, "data-key": key, title: about });
      box.addEventListener(
        "change",
        () => {
          asked = key;
          send(box.checked);
        },
        { signal },
      );
      return html("label", { class: "sw-check", title: about }, box, html("span", {}, name));
    },

    /**
     * @param {string} key
     * @param {string} label what it does, for those who do not know the icon
     * @param {() => void} act
     * @param {...(Node | string)} inside
     */
    button(key, label, act, ...inside) {
      const made = html("button", { type: "button", class: "sw-button sw-small-button", "data-key": key, "aria-label": label, title: label }, ...inside);
      made.addEventListener(
        "click",
        () => {
          asked = key;
          act();
        },
        { signal },
      );
      return made;
    },

    /** Notes that another field asked for a change. @param {string} [key] of that field, where there is one */
    ask: (key = "") => void (asked = key),

    /**
     * Says why a field was refused, beside it: what is said on top may be out of sight.
     *
     * @param {Element} form
     * @param {string} why
     */
    refuse(form, why) {
      const field = [...form.querySelectorAll("[data-key]")].find((element) => element.getAttribute("data-key") === asked);
      const row = field?.closest(".sw-form-row, .sw-field, .sw-form-current, .sw-checks");
      if (!field || !row) return;
      const id = `${name}-refused`;
      set(field, { "aria-describedby": id, "aria-invalid": "true" });
      row.after(html("p", { id, class: "sw-refused", role: "alert" }, icon("refused", page.word("notice-refused")), `${field.getAttribute("aria-label") ?? row.getAttribute("aria-label") ?? row.textContent}: ${why}`));
    },
  };
}
