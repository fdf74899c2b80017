import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createConnection } from "./connection.js";

/** @type {AbortController} */
let life;
/** @type {ReturnType<typeof createConnection>} */
let connection;
/** @type {string[]} */
let states;

beforeEach(() => {
  vi.useFakeTimers();
  life = new AbortController();
  connection = createConnection(life.signal);
  states = [];
  connection.onChange((state) => states.push(state));
});

afterEach(() => {
  vi.useRealTimers();
});

describe("the connection to Python", () => {
  it("is idle at first, and whoever listens is told at once", () => {
    expect(states).toEqual(["idle"]);
    expect(connection.isWaiting()).toBe(false);
  });

  it("is busy after a moment without an answer, and idle with one", () => {
    connection.asked();
    expect(connection.isWaiting()).toBe(true);
    vi.advanceTimersByTime(399);
    expect(states).toEqual(["idle"]);
    vi.advanceTimersByTime(1);
    expect(states).toEqual(["idle", "busy"]);
    connection.answered();
    expect(states.at(-1)).toBe("idle");
    expect(connection.isWaiting()).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(states.at(-1)).toBe("idle");
  });

  it("does not exist where nothing ever answered", () => {
    connection.greet(() => {});
    expect(connection.isWaiting()).toBe(false);
    vi.advanceTimersByTime(6000);
    expect(states).toEqual(["idle", "busy", "none"]);
  });

  it("is greeted again until the greeting is returned", () => {
    const send = vi.fn();
    connection.greet(send);
    expect(send).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    expect(send).toHaveBeenCalledTimes(2);
    connection.answered();
    vi.advanceTimersByTime(2000);
    expect(send).toHaveBeenCalledTimes(3);
    connection.greet(send);
    connection.welcomed();
    vi.advanceTimersByTime(10_000);
    expect(send).toHaveBeenCalledTimes(4);
  });

  it("is greeted no more where nothing can be sent, or the widget is gone", () => {
    const send = vi.fn(() => {
      throw new Error("no kernel");
    });
    connection.greet(send);
    vi.advanceTimersByTime(10_000);
    expect(send).toHaveBeenCalledTimes(1);
    const other = vi.fn();
    connection.greet(other);
    life.abort();
    vi.advanceTimersByTime(10_000);
    expect(other).toHaveBeenCalledTimes(1);
  });

  it("is lost where it answered before; then one may ask again", () => {
    connection.answered();
    connection.asked();
    vi.advanceTimersByTime(6000);
    expect(states.at(-1)).toBe("lost");
    expect(connection.isWaiting()).toBe(false);
  });

  it("is lost at once where nothing can be sent", () => {
    connection.answered();
    connection.asked();
    connection.attempt(() => {
      throw new Error("no kernel");
    });
    expect(states.at(-1)).toBe("lost");
  });

  it("waits for nothing when the widget is gone", () => {
    connection.asked();
    life.abort();
    vi.advanceTimersByTime(10_000);
    expect(states).toEqual(["idle"]);
  });
});
