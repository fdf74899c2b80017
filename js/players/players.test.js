// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { enclose, one } from "../testing/find.js";
import { MARKUP, loadSample, makePage } from "../testing/page.js";
import { choice } from "../testing/snapshots.js";
import { createPlayers } from "./players.js";

/** @typedef {import("../types/snapshot").Snapshot} Snapshot */

/** @type {ReturnType<typeof makePage>} */
let page;
/** @type {ReturnType<typeof createPlayers>} */
let players;
/** @type {ShadowRoot} */
let shadow;
/** @type {Snapshot} */
let now;

beforeEach(async () => {
  const { scenery, snapshot } = await loadSample("five");
  now = snapshot;
  page = makePage({ scenery });
  players = createPlayers(page);
  shadow = enclose(players.element);
  players.update(now);
});

const show = () => players.update(structuredClone(now));
/** @param {number} index */
const plate = (index) => one(players.element, `[data-player="${index}"]`);
/** @param {number} index @returns {import("../types/snapshot").PlayerNow} */
const given = (index) => /** @type {any} */ (now.players[index]);
/** @param {Element} element */
const words = (element) => (element.textContent ?? "").replaceAll(/\s+/g, " ").trim();

describe("a plate", () => {
  it("stands there for each player, in order, in the player's shape and colour", () => {
    const names = [...players.element.querySelectorAll(".sw-player-name")].map((name) => name.textContent);
    expect(names).toEqual(now.players.map(({ name }) => name));
    for (const [index, look] of page.scenery.players.slice(0, 5).entries()) {
      expect(one(plate(index), ".sw-shape path").getAttribute("d")).toBe(look.shape);
      expect(plate(index).style.getPropertyValue("--sw-player-colour")).toBe(look.full);
    }
  });

  it("marks who decides, and nobody once the game is over", () => {
    expect([...players.element.querySelectorAll('[aria-current="true"]')]).toEqual([plate(now.player)]);
    expect(one(plate(now.player), ".sw-decides").textContent).toBe("[players-decides]");
    now.phase = "over";
    show();
    expect(players.element.querySelector("[aria-current], .sw-decides")).toBeNull();
  });

  it("shows coins, and hides those that nobody may know", () => {
    const { player } = now;
    expect(one(plate(player), ".sw-coins").dataset.coins).toBe(String(given(player).coins));
    expect(words(one(plate(player), ".sw-coins"))).toBe(`${given(player).coins} [players-coins]`);
    const other = (player + 1) % now.players.length;
    expect(given(other).coins).toBeNull();
    expect(one(plate(other), ".sw-coins").dataset.coins).toBe("hidden");
    expect(words(one(plate(other), ".sw-coins"))).toBe("?[players-hidden]");
  });

  it("shows the active race with its power and tokens", () => {
    const ready = now.players.findIndex(({ active }) => active !== null && active.hand > 0);
    const { race, power, hand, tokens } = /** @type {import("../types/snapshot").Combo} */ (given(ready).active);
    expect(words(one(plate(ready), ".sw-combo"))).toBe(`${power} ${race}`);
    expect(one(plate(ready), ".sw-combo").closest("button")?.title).toBe(`${power} ${race}`);
    expect(words(one(plate(ready), ".sw-tallies"))).toBe(`[players-in-hand]: ${hand}[players-on-map]: ${tokens}`);
  });

  it("writes a power with a hyphen together with its race", () => {
    Object.assign(given(0).active ?? {}, { power: "Semi-", race: "Newts", name: "Semi-Newts" });
    show();
    expect(words(one(plate(0), ".sw-combo"))).toBe("Semi-Newts");
  });

  it("says so where there is no race", () => {
    given(0).active = null;
    show();
    expect(words(one(plate(0), ".sw-no-race"))).toBe("[players-no-race]");
    expect(plate(0).querySelector(".sw-combo")).toBeNull();
  });

  it("shows races in decline apart, with their regions", () => {
    const who = now.players.findIndex(({ active }) => active !== null);
    const active = /** @type {import("../types/snapshot").Combo} */ (given(who).active);
    given(who).declined = [{ ...active, name: active.race, power: null, power_emblem: null, regions: 3 }, { ...active, regions: 2 }];
    show();
    const declined = [...plate(who).querySelectorAll(".sw-declined")];
    expect(declined.map((each) => words(one(each, ".sw-race-button .sw-screen-reader-only")))).toEqual([
      `[players-declined]: ${active.race}`,
      `[players-declined]: ${active.power} ${active.race}`,
    ]);
    expect(declined.map((each) => words(one(each, ".sw-tally")))).toEqual(["[players-regions]: 3", "[players-regions]: 2"]);
    expect(declined.map((each) => each.querySelectorAll(".sw-combo-emblem").length)).toEqual([1, 2]);
  });

  it("shows peace, and a crown for those who have won", () => {
    given(3).peace = ["Dag may not attack Eve."];
    given(4).winner = true;
    show();
    expect(words(one(plate(3), ".sw-peace"))).toBe("Dag may not attack Eve.");
    expect(one(plate(3), ".sw-peace").title).toBe("Dag may not attack Eve.");
    expect(one(players.element, ".sw-crown").closest("[data-player]")).toBe(plate(4));
    expect(words(one(plate(4), ".sw-winner"))).toBe("[players-winner]");
  });

  it("shows names with markup in them as text, whole in the title", () => {
    given(0).name = MARKUP;
    given(0).peace = [MARKUP];
    /** @type {any} */ (given(0).active).race = MARKUP;
    given(0).choices = [choice("ally", { label: MARKUP })];
    show();
    expect(shadow.querySelector("img")).toBeNull();
    expect(one(plate(0), ".sw-player-name").textContent).toBe(MARKUP);
    expect(one(plate(0), ".sw-player-name").getAttribute("title")).toBe(MARKUP);
    expect(one(plate(0), ".sw-race-name").textContent).toBe(MARKUP);
    expect(one(plate(0), ".sw-button").textContent).toBe(MARKUP);
  });

  it("shows everybody's coins and the winner at the end", async () => {
    const { snapshot: end } = await loadSample("over");
    players.update(end);
    expect(players.element.querySelectorAll("[data-player]")).toHaveLength(end.players.length);
    expect(end.players.every(({ coins }) => coins !== null)).toBe(true);
    expect(players.element.querySelector('[data-coins="hidden"]')).toBeNull();
    const winners = [...players.element.querySelectorAll(".sw-winner")].map((each) => each.closest("li")?.dataset.player);
    expect(winners).toEqual(end.players.flatMap(({ winner }, index) => (winner ? [String(index)] : [])));
    expect(winners.length).toBeGreaterThan(0);
  });
});

describe("what opens", () => {
  it("is the ledger of the last turn", () => {
    const button = () => one(plate(3), ".sw-scored");
    expect(words(button())).toBe(`+${given(3).scored?.total} [players-last-turn]`);
    expect(plate(3).querySelector(".sw-ledger")).toBeNull();
    button().focus();
    button().click();
    expect(button().getAttribute("aria-expanded")).toBe("true");
    expect(shadow.activeElement).toBe(button());
    expect(one(plate(3), ".sw-ledger caption").textContent).toBe(given(3).scored?.title);
    expect(plate(2).querySelector(".sw-ledger")).toBeNull();
    button().click();
    expect(plate(3).querySelector(".sw-ledger")).toBeNull();
  });

  it("is what a race can do", () => {
    const button = () => one(plate(0), ".sw-race-button");
    button().click();
    expect(button().getAttribute("aria-expanded")).toBe("true");
    const sentences = [...plate(0).querySelectorAll(".sw-abilities li")].map((item) => item.textContent);
    expect(sentences).toEqual(given(0).active?.abilities);
  });

  it("stays open when something else changes", () => {
    one(plate(3), ".sw-scored").click();
    given(3).coins = 12;
    show();
    expect(one(plate(3), ".sw-scored").getAttribute("aria-expanded")).toBe("true");
    expect(one(plate(3), ".sw-coins").dataset.coins).toBe("12");
  });

  it("has nothing to open where no turn was scored, and an icon only where something came in", () => {
    given(0).scored = null;
    /** @type {any} */ (given(1).scored).total = -2;
    show();
    expect(plate(0).querySelector(".sw-scored")).toBeNull();
    expect(words(one(plate(1), ".sw-scored"))).toBe("−2 [players-last-turn]");
  });
});

describe("what can be done", () => {
  const refusal = { text: "Not now.", helps: [], reference: "" };

  it("starts on the player it is done to", () => {
    given(1).choices = [choice("ally", { action: { do: "ally", player: 1 } })];
    show();
    one(plate(1), '.sw-plate-choices [data-kind="ally"]').click();
    expect(page.play).toHaveBeenCalledExactlyOnceWith([{ do: "ally", player: 1 }]);
  });

  it("is refused with the reason where it is not possible", () => {
    given(1).choices = [choice("ally", { action: null, why: refusal })];
    show();
    const button = one(plate(1), ".sw-button");
    expect(button.getAttribute("aria-disabled")).toBe("true");
    button.click();
    expect(page.refuse).toHaveBeenCalledExactlyOnceWith(refusal);
    expect(page.play).not.toHaveBeenCalled();
  });
});

describe("an update", () => {
  it("touches only the plates that changed", () => {
    const before = [0, 1].map((index) => plate(index).lastElementChild);
    given(1).coins = 3;
    show();
    expect(plate(0).lastElementChild).toBe(before[0]);
    expect(plate(1).lastElementChild).not.toBe(before[1]);
  });

  it("keeps the focus", () => {
    one(plate(now.player), ".sw-race-button").focus();
    given(now.player).coins = 3;
    show();
    expect(shadow.activeElement).toBe(one(plate(now.player), ".sw-race-button"));
  });
});
