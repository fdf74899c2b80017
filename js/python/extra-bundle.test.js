// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createExtraBundle } from "./extra-bundle.js";

const imported = /** @type {any} */ ({ createLesson: () => {} });
const importCode = vi.hoisted(() => vi.fn());
vi.mock("./import-code.js", () => ({ importCode }));

let sent = "";
const model = /** @type {any} */ ({ get: () => sent });

beforeEach(() => {
  sent = "";
  importCode.mockReset().mockResolvedValue(imported);
});

describe("the extra bundle", () => {
  it("is nothing until Python sends it", () => {
    expect(createExtraBundle(model, "_workshop").get(() => {})).toBe(null);
    expect(importCode).not.toHaveBeenCalled();
  });

  it("is imported once, and there for whoever asks later", async () => {
    sent = JSON.stringify({ code: "export {}", style: "p { color: red }" });
    const bundle = createExtraBundle(model, "_workshop");
    const first = vi.fn();
    const second = vi.fn();
    expect(bundle.get(first)).toBe(null);
    expect(bundle.get(second)).toBe(null);
    await vi.waitFor(() => expect(second).toHaveBeenCalledTimes(1));
    expect(first).toHaveBeenCalledTimes(1);
    expect(importCode.mock.calls).toEqual([["export {}"]]);
    expect(bundle.get(first)).toBe(imported);
    expect(first).toHaveBeenCalledTimes(1);
  });

  it("has a style", () => {
    sent = JSON.stringify({ code: "export {}", style: "p { color: red }" });
    const style = createExtraBundle(model, "_workshop").drawStyle();
    expect([style.tagName, style.textContent]).toEqual(["STYLE", "p { color: red }"]);
  });
});
