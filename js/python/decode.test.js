import { describe, expect, it } from "vitest";
import sample from "../samples/conquest.json";
import { decodeSnapshot } from "./decode.js";

const wire = () => /** @type {any} */ (structuredClone(sample.snapshot));
const reasons = () => /** @type {any} */ (structuredClone(sample.reasons));

describe("a snapshot", () => {
  it("has its strings instead of their numbers", () => {
    const { snapshot } = decodeSnapshot(wire());
    expect(snapshot.sentence).toBe(sample.snapshot.strings[sample.snapshot.sentence]);
    expect(snapshot.regions.map(({ label }) => label)).toEqual(sample.snapshot.regions.map(({ label }) => sample.snapshot.strings[label]));
    expect(snapshot).not.toHaveProperty("strings");
  });

  it("has totals, and the lines of its ledgers only when the reasons are there", () => {
    const { snapshot, explain } = decodeSnapshot(wire());
    const at = sample.snapshot.regions.findIndex(({ cost }) => cost !== null);
    const sent = /** @type {[number, number]} */ (/** @type {any} */ (sample.snapshot.regions[at])?.cost);
    const cost = snapshot.regions[at]?.cost;
    expect(cost).toEqual({ total: sent[0], title: "", sum: "", lines: [] });
    explain(reasons());
    const ledger = /** @type {any} */ (sample.reasons.ledgers[sent[1]]);
    expect(cost?.title).toBe(sample.reasons.strings[ledger.title]);
    expect(cost?.lines.map(({ text }) => text)).toEqual(ledger.lines.map((/** @type {number[]} */ line) => sample.reasons.strings[line[1] ?? -1]));
    expect(cost?.lines.reduce((sum, { amount, applied }) => sum + (applied ? amount : 0), 0)).toBe(cost?.total);
  });

  it("says why not only when the reasons are there", () => {
    const { snapshot, explain } = decodeSnapshot(wire());
    const refused = snapshot.regions.find(({ why }) => why !== null);
    expect(refused?.why?.text).toBe("");
    explain(reasons());
    expect(refused?.why?.text).not.toBe("");
    expect(sample.reasons.strings).toContain(refused?.why?.text);
  });
});
