// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { offered, openActionBar } from "../testing/action-bar.js";
import { button, one } from "../testing/find.js";
import { TOO_LATE, choice, troops } from "../testing/snapshots.js";

/** @typedef {ReturnType<typeof openActionBar>} Open */

/** @type {Open["actionBar"]} */
let actionBar;
/** @type {Open["show"]} */
let show;

beforeEach(() => {
  ({ actionBar, show } = openActionBar());
});

describe("notices", () => {
  const status = () => one(actionBar.element, ".sw-notice[role=status]");
  const alarm = () => one(actionBar.element, ".sw-notice[role=alert]");

  it("is a polite live region that is there from the beginning", () => {
    expect(status().getAttribute("aria-live")).toBe("polite");
    const before = status();
    actionBar.tell({ kind: "done", text: "Ann takes the isle." });
    expect(status()).toBe(before);
    expect(status().textContent).toBe("Ann takes the isle.");
    expect(status().dataset.kind).toBe("done");
    actionBar.tell(null);
    expect(status().textContent).toBe("");
    expect(status().dataset.kind).toBeUndefined();
  });

  it("has an icon of its own for every kind", () => {
    const signs = /** @type {const} */ (["done", "refused", "stale", "error"]).map((kind) => {
      actionBar.tell({ kind, text: "x" });
      return actionBar.element.querySelector(".sw-notices [data-icon]")?.getAttribute("data-icon");
    });
    expect(new Set(signs).size).toBe(4);
  });

  it("is an alarm where something broke, and only there", () => {
    actionBar.tell({ kind: "error", text: "That did not work." });
    expect(alarm().textContent).toBe("That did not work.");
    expect(status().textContent).toBe("");
    actionBar.tell({ kind: "stale", text: "Out of date." });
    expect(alarm().textContent).toBe("");
    expect(status().textContent).toBe("Out of date.");
  });

  it("tells of a refusal what would help and where the rule stands", () => {
    actionBar.refuse(TOO_LATE);
    expect(status().dataset.kind).toBe("refused");
    expect(status().querySelector("[aria-label='[notice-refused]']")).not.toBeNull();
    expect(status().textContent).toContain(TOO_LATE.text);
    expect(one(status(), ".sw-notice-help").textContent).toBe("Wait for the next turn.");
    expect(one(status(), "small").textContent).toBe("Rulebook, Decline");
    actionBar.refuse({ text: "No.", helps: [], reference: "" });
    expect(status().textContent).toBe("No.");
    expect(status().querySelector("small, .sw-notice-help")).toBeNull();
  });

  it("is heard only, where the reason is to be seen elsewhere", () => {
    const elsewhere = () => one(actionBar.element, ".sw-notices").hasAttribute("data-elsewhere");
    actionBar.refuse(TOO_LATE, true);
    expect([elsewhere(), status().dataset.kind]).toEqual([true, "refused"]);
    actionBar.refuse(TOO_LATE);
    expect(elsewhere()).toBe(false);
    actionBar.refuse(TOO_LATE, true);
    actionBar.tell({ kind: "done", text: "Done." });
    expect(elsewhere()).toBe(false);
  });

  describe("longer than its room", () => {
    const more = () => /** @type {HTMLButtonElement | null} */ (actionBar.element.querySelector(".sw-notice-more"));
    const isOpen = () => one(actionBar.element, ".sw-notices").hasAttribute("data-open");
    /** @type {number} */
    let high;

    beforeEach(() => {
      vi.useFakeTimers();
      vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockImplementation(() => high);
      vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(45);
    });
    afterEach(() => {
      vi.restoreAllMocks();
      vi.useRealTimers();
    });

    it.each([[45, false], [67, true]])("can be opened, else not", (needed, opens) => {
      high = needed;
      actionBar.tell({ kind: "stale", text: "Much." });
      vi.advanceTimersByTime(40);
      expect(more() !== null).toBe(opens);
    });

    it("is open until there is something else", () => {
      high = 67;
      actionBar.tell({ kind: "stale", text: "Much." });
      vi.advanceTimersByTime(40);
      more()?.click();
      expect([isOpen(), more()]).toEqual([true, null]);
      actionBar.tell({ kind: "done", text: "More." });
      expect(isOpen()).toBe(false);
    });
  });
});

describe("Python", () => {
  const said = () => one(actionBar.element, ".sw-connection").textContent;

  it("is waited for quietly", () => {
    show({ choices: [choice("stop")] });
    const stop = button(actionBar.element, "stop");
    actionBar.showConnection("busy");
    expect(actionBar.element.dataset.waiting).toBe("busy");
    expect(actionBar.element.getAttribute("aria-busy")).toBe("true");
    expect(said()).toBe("");
    expect(button(actionBar.element, "stop")).toBe(stop);
    actionBar.showConnection("idle");
    expect(actionBar.element.dataset.waiting).toBe("idle");
    expect(actionBar.element.hasAttribute("aria-busy")).toBe(false);
  });

  it("is said to be lost when it does not answer", () => {
    show({ choices: [choice("stop")] });
    actionBar.showConnection("lost");
    expect(said()).toBe("[python-lost]");
    expect(one(actionBar.element, ".sw-connection").getAttribute("role")).toBe("status");
    expect(offered(actionBar)).toEqual(["stop"]);
    actionBar.showConnection("idle");
    expect(said()).toBe("");
  });

  it("is not there on a saved page, which offers nothing to do", () => {
    show({ phase: "redeploy", choices: [choice("end_turn")], allocations: [troops()], undo: "x" });
    actionBar.showConnection("none");
    expect(said()).toBe("[python-none]");
    expect(offered(actionBar)).toEqual([]);
    expect(one(actionBar.inPanel, ".sw-allocations").hidden).toBe(true);
    expect(() => button(actionBar.element, "[undo]")).toThrow();
    actionBar.showConnection("idle");
    expect(offered(actionBar)).toEqual(["end_turn"]);
    expect(one(actionBar.inPanel, ".sw-allocations").hidden).toBe(false);
  });
});
