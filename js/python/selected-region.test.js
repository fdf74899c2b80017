// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeScenery } from "../testing/page.js";
import { createConnection } from "./connection.js";
import { createSelectedRegion } from "./selected-region.js";

/** @type {Record<string, any>} */
let traits;
/** @type {any} */
let model;
/** @type {ReturnType<typeof createConnection>} */
let connection;
/** @type {ReturnType<typeof createSelectedRegion>} */
let selectedRegion;
/** @type {HTMLElement} */
let root;
const draw = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  draw.mockClear();
  traits = { scenery: makeScenery(), selected_region: null };
  model = {
    get: (/** @type {string} */ key) => traits[key],
    set: (/** @type {string} */ key, /** @type {any} */ value) => (traits[key] = value),
    save_changes: vi.fn(),
  };
  const { signal } = new AbortController();
  connection = createConnection(signal);
  selectedRegion = createSelectedRegion(model, connection);
  root = document.createElement("div");
  selectedRegion.watch(root, draw, signal);
});

afterEach(() => {
  vi.useRealTimers();
});

const send = (/** @type {string} */ event) => root.dispatchEvent(new Event(event));

describe("the selected region", () => {
  it("is known by its index, and Python is told its id at once", () => {
    expect(selectedRegion.index()).toBe(null);
    selectedRegion.select(2);
    expect(traits.selected_region).toBe("east");
    expect(selectedRegion.index()).toBe(2);
    expect(model.save_changes).toHaveBeenCalledTimes(1);
    selectedRegion.select(null);
    expect(traits.selected_region).toBe(null);
  });

  it("is told once only", () => {
    selectedRegion.select(2);
    selectedRegion.select(2);
    expect(model.save_changes).toHaveBeenCalledTimes(1);
  });

  it("is told later where the pointer presses it, and drawn at the latest then", () => {
    send("pointerdown");
    selectedRegion.select(1);
    expect(selectedRegion.isPressed()).toBe(true);
    expect(model.save_changes).not.toHaveBeenCalled();
    vi.advanceTimersByTime(250);
    expect(model.save_changes).toHaveBeenCalledTimes(1);
    expect(draw).toHaveBeenCalledTimes(1);
    expect(selectedRegion.isPressed()).toBe(false);
  });

  it("is drawn by a click that asked for nothing, and not by one that waits for an answer", () => {
    send("pointerdown");
    selectedRegion.select(1);
    send("pointerup");
    connection.asked();
    send("click");
    expect(draw).not.toHaveBeenCalled();
    connection.answered();
    send("click");
    expect(draw).toHaveBeenCalledTimes(1);
  });
});
