// Files of tests share a process and its modules, which takes about half the time. Those that put something
// else in the place of a module have everything to themselves: what is loaded already cannot be replaced.
import { readFileSync, readdirSync } from "node:fs";
import { defineConfig } from "vitest/config";

const tests = readdirSync("js", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".test.js"))
  .map((file) => `js/${file.replaceAll("\\", "/")}`);
const replaces = (/** @type {string} */ file) => readFileSync(file, "utf8").includes("vi.mock(");

// On a machine that has much else to do, a test of the whole page takes more than the five seconds that are usual.
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      { test: { name: "shared", include: tests.filter((file) => !replaces(file)), isolate: false, ...patience } },
      { test: { name: "alone", include: tests.filter(replaces), ...patience } },
    ],
  },
});
