// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { button, one, texts } from "../testing/find.js";
import { MARKUP, makePage } from "../testing/page.js";
import { drawCoinChart, spread } from "./coin-chart.js";
import { createEnding } from "./ending.js";

const ENDING = {
  title: "Ann wins",
  emblem: null,
  winners: [0],
  sentences: ["Ann wins with 20 coins.", "That is 5 more."],
  teams: [],
  rounds: [
    { turn: 0, coins: [5, 5] },
    { turn: 1, coins: [10, 8] },
    { turn: 2, coins: [20, 15] },
  ],
  chart: "Coins over time",
  axis: "Turn",
  sources: [
    { label: "Regions", amounts: ["+12", "+10"] },
    { label: "Total", amounts: ["20", "15"] },
  ],
};

describe("the chart of coins", () => {
  it("has a line for each player from the first turn to the last, higher where there are more coins", () => {
    const chart = drawCoinChart(makePage().scenery, ["Ann", "Ben"], ENDING);
    const lines = [...chart.querySelectorAll("polyline")].map((line) => (line.getAttribute("points") ?? "").split(" ").map((point) => point.split(",").map(Number)));
    expect(lines.map((points) => points.length)).toEqual([3, 3]);
    const [ann, ben] = /** @type {any} */ (lines);
    expect(ann[0]).toEqual(ben[0]);
    expect(ann[2][1]).toBeLessThan(ben[2][1]);
    expect(ann[1][0] - ann[0][0]).toBeCloseTo(ann[2][0] - ann[1][0]);
  });

  it("is told in words, names included", () => {
    const chart = drawCoinChart(makePage().scenery, [MARKUP, "Ben"], ENDING);
    expect(chart.getAttribute("aria-label")).toBe("Coins over time. Ann wins with 20 coins. That is 5 more.");
    expect(chart.querySelector("img")).toBeNull();
    expect(texts(chart, ".sw-chart-name")[1]).toBe("15 Ben");
  });

  it("keeps names apart", () => {
    expect(spread([10, 50, 52, 51], 13)).toEqual([10, 26, 52, 39]);
  });
});

describe("the end of a game", () => {
  /** @type {HTMLElement} */
  let root;
  /** @type {ReturnType<typeof createEnding>} */
  let ending;
  const open = vi.fn();

  beforeEach(() => {
    open.mockReset();
    root = document.createElement("div");
    const panel = Object.assign(document.createElement("div"), { className: "sw-panel" });
    panel.append(Object.assign(document.createElement("div"), { className: "sw-account" }));
    root.append(panel);
    ending = createEnding(makePage(), root, open);
  });

  it("says who won and by what", () => {
    ending.update(ENDING, ["Ann", "Ben"]);
    expect(one(root, "h3").textContent).toContain("Ann wins");
    expect(one(root, ".sw-ending-result").textContent).toBe("Ann wins with 20 coins. That is 5 more.");
    expect(texts(root, "tbody th")).toEqual(["Regions", "Total"]);
    expect(texts(root, "tbody td")).toEqual(["+12", "+10", "20", "15"]);
  });

  it("says what each team has, beside its sign, which its players have in the table and in the chart", () => {
    const teams = [
      { number: 1, sign: "II", players: [1], text: "Team 2, Ben: 15 coins." },
      { number: 0, sign: "I", players: [0], text: "Team 1, Ann: 10 coins." },
    ];
    ending.update({ ...ENDING, teams }, ["Ann", "Ben"]);
    expect(texts(root, ".sw-ending-team")).toEqual(["II Team 2, Ben: 15 coins.", "I Team 1, Ann: 10 coins."]);
    expect(texts(root, "thead th")).toEqual(["I Ann", "II Ben"]);
    expect(texts(root, ".sw-chart-name")).toEqual(["20 I Ann", "15 II Ben"]);
    expect(one(root, ".sw-coin-chart").getAttribute("aria-label")).toContain("That is 5 more. Team 2, Ben: 15 coins.");
  });

  it("leads to the report and to the coach", () => {
    ending.update(ENDING, ["Ann", "Ben"]);
    button(root, "[review-report]").click();
    button(root, "[review-coach]").click();
    expect(open.mock.calls).toEqual([["report"], ["coach"]]);
  });

  it("is not there while the game goes on", () => {
    ending.update(ENDING, ["Ann", "Ben"]);
    ending.update(null, ["Ann", "Ben"]);
    expect(one(root, ".sw-ending").hidden).toBe(true);
    expect(root.dataset.ended).toBeUndefined();
  });
});
