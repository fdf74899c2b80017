// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { makePage } from "../testing/page.js";
import { drawCollapsibleLedger, drawLedger, endHighlight } from "./ledger.js";

/** @typedef {import("../types/snapshot").Ledger} Ledger */

/** @returns {Ledger} */
const cost = () => ({
  total: 2,
  title: "Cost of Westfold",
  sum: "Total: 2 tokens",
  lines: [
    { amount: 0, text: "Nobody lives there.", reference: "Rulebook, Conquering", applied: false, regions: [] },
    { amount: 2, text: "Two to begin with.", reference: "Rulebook, Conquering", applied: true, regions: [] },
    { amount: 1, text: "One <b>defends</b> it.", reference: "", applied: true, regions: [] },
    { amount: -1, text: "One less, for the neighbours.", reference: "Ruling 7", applied: true, regions: [3, 5] },
  ],
});

/** @type {ReturnType<typeof makePage>} */
let page;

beforeEach(() => {
  document.body.replaceChildren();
  page = makePage();
});

/** @param {ParentNode} table */
const rows = (table) => [...table.querySelectorAll("tbody tr")];

/**
 * What can be seen of an element.
 * @param {Element | null | undefined} element
 */
function seen(element) {
  const copy = /** @type {Element} */ (element?.cloneNode(true));
  for (const hidden of copy.querySelectorAll(".sw-screen-reader-only")) hidden.remove();
  return copy.textContent?.trim();
}

describe("a ledger", () => {
  it("lists what counts in order, then what does not, then the total", () => {
    const table = drawLedger(page, cost());
    expect(rows(table).map((row) => [...row.children].map(seen))).toEqual([
      ["+2", "Two to begin with. Rulebook, Conquering"],
      ["+1", "One <b>defends</b> it."],
      ["−1", "One less, for the neighbours. Ruling 7"],
      ["–", "Nobody lives there."],
    ]);
    expect([...(table.querySelector("tfoot tr")?.children ?? [])].map(seen)).toEqual(["2", "Total: 2 tokens"]);
    expect(table.querySelector("caption")?.textContent).toBe("Cost of Westfold");
  });

  it("names a rule once for the eye, and on every line for screen readers and in a tooltip", () => {
    const last = rows(drawLedger(page, cost())).at(-1);
    expect(last?.lastElementChild?.textContent).toBe("Nobody lives there. Rulebook, Conquering");
    expect(last?.getAttribute("title")).toBe("Rulebook, Conquering");
    const table = drawLedger(page, cost(), { told: "Rulebook, Conquering" });
    expect([...table.querySelectorAll(".sw-rule-reference")].map(seen)).toEqual(["Ruling 7"]);
  });

  it("shows markup as text", () => {
    expect(drawLedger(page, { ...cost(), title: "<i>x</i>" }).querySelector("b, i")).toBeNull();
  });

  it("marks what does not count, and says so to those who listen", () => {
    const last = rows(drawLedger(page, cost())).at(-1);
    expect(last?.classList.contains("sw-not-applied")).toBe(true);
    expect(last?.querySelector(".sw-screen-reader-only")?.textContent).toBe("[not-counted]");
  });

  it("writes a total below nought with a real minus sign, and a line of nought without any", () => {
    const ledger = { ...cost(), total: -1, lines: [{ amount: 0, text: "", reference: "", applied: true, regions: [] }] };
    const table = drawLedger(page, ledger);
    expect([...table.querySelectorAll(".sw-amount")].map(seen)).toEqual(["0", "−1"]);
  });

  it("has its columns named", () => {
    const heads = [...drawLedger(page, cost()).querySelectorAll("th")];
    expect(heads.map((head) => [head.scope, head.textContent])).toEqual([["col", "[amount]"], ["col", "[reason]"]]);
  });

  it("can have the focus only on lines that speak of regions", () => {
    const stops = rows(drawLedger(page, cost(), { key: "cost" })).map((row) => row.getAttribute("tabindex"));
    expect(stops).toEqual([null, null, "0", null]);
  });

  it("knows its lines again by their position in the ledger, not on the page", () => {
    const [line] = drawLedger(page, cost(), { key: "cost" }).querySelectorAll("[tabindex]");
    expect(line?.getAttribute("data-key")).toBe("cost/3");
  });
});

describe("a line that speaks of regions", () => {
  /** @returns {HTMLElement} */
  function line() {
    document.body.append(drawLedger(page, cost()));
    return /** @type {HTMLElement} */ (document.querySelector("[tabindex]"));
  }

  it("lights them up while the pointer is on it", () => {
    const row = line();
    row.dispatchEvent(new Event("pointerenter"));
    expect(page.highlight.mock.calls).toEqual([[[3, 5]]]);
    row.dispatchEvent(new Event("pointerleave"));
    expect(page.highlight.mock.calls).toEqual([[[3, 5]], [[]]]);
  });

  it("lights them up while it has the focus, also when a pointer passes", () => {
    const row = line();
    row.focus();
    expect(page.highlight).toHaveBeenLastCalledWith([3, 5]);
    row.dispatchEvent(new Event("pointerenter"));
    row.dispatchEvent(new Event("pointerleave"));
    expect(page.highlight).toHaveBeenLastCalledWith([3, 5]);
    row.blur();
    expect(page.highlight).toHaveBeenLastCalledWith([]);
  });

  it("does not leave them lit when it is taken away", () => {
    endHighlight(page, document.body);
    expect(page.highlight).not.toHaveBeenCalled();
    line().dispatchEvent(new Event("pointerenter"));
    endHighlight(page, document.body);
    expect(page.highlight).toHaveBeenLastCalledWith([]);
  });

  it("does nothing once the view is closed", () => {
    const view = new AbortController();
    page.signal = view.signal;
    const row = line();
    view.abort();
    row.dispatchEvent(new Event("pointerenter"));
    expect(page.highlight).not.toHaveBeenCalled();
  });
});

describe("a ledger to open", () => {
  it("is drawn only when it is opened, and closes again", () => {
    const element = drawCollapsibleLedger(page, "Why?", cost());
    const button = /** @type {HTMLButtonElement} */ (element.querySelector("button"));
    expect(button.textContent).toBe("Why?");
    expect(button.getAttribute("aria-expanded")).toBe("false");
    expect(element.querySelector("table")).toBeNull();
    button.click();
    expect(button.getAttribute("aria-expanded")).toBe("true");
    expect(rows(element)).toHaveLength(4);
    button.click();
    expect(button.getAttribute("aria-expanded")).toBe("false");
    expect(element.querySelector("table")?.closest("[hidden]")).not.toBeNull();
  });

  it("can be open from the start, and tells when that changes", () => {
    const onToggle = vi.fn();
    const element = drawCollapsibleLedger(page, "Why?", cost(), { open: true, onToggle });
    expect(rows(element)).toHaveLength(4);
    element.querySelector("button")?.click();
    element.querySelector("button")?.click();
    expect(onToggle.mock.calls).toEqual([[false], [true]]);
  });
});
