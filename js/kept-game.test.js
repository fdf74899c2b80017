// The offer to go on with a game that was kept.
// @vitest-environment happy-dom

import { beforeEach, expect, it, vi } from "vitest";
import { click, openWidget } from "./testing/widget.js";

beforeEach(() => void vi.useFakeTimers());

it("offers nothing where nothing was kept", async () => {
  const page = await openWidget("conquest");
  expect(page.find(".sw-kept-game").hasAttribute("hidden")).toBe(true);
});

it("asks whether to go on with a game that was kept", async () => {
  const page = await openWidget("conquest");
  page.model.set("kept", JSON.stringify({ text: "You had played 4 steps." }));
  const offer = page.find(".sw-kept-game");
  expect(offer.hasAttribute("hidden")).toBe(false);
  expect(offer.textContent).toContain("You had played 4 steps.");
  page.answer();
  click(page.find("[data-key=kept-restore]"));
  expect(page.sent.at(-1)).toMatchObject({ type: "kept", do: "restore", version: page.snapshot().version });
  page.model.set("kept", "");
  expect(offer.hasAttribute("hidden")).toBe(true);
});
