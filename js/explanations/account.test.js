// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { texts as textsIn } from "../testing/find.js";
import { loadSample, makePage } from "../testing/page.js";
import { ledger, snapshot } from "../testing/snapshots.js";
import { createAccount } from "./account.js";

/** @type {ReturnType<typeof makePage>} */
let page;
/** @type {ReturnType<typeof createAccount>} */
let account;

beforeEach(() => {
  page = makePage();
  account = createAccount(page);
});

const texts = () => textsIn(account.element, "h3, caption");
const line = { amount: 3, text: "Three regions.", reference: "", applied: true, regions: [1, 2] };
const score = ledger("the score", { total: 3, lines: [line] });
const scored = ledger("Score of Ben", { total: 3, lines: [line] });

describe("the account", () => {
  it("says what the turn brings if it ends now, and where", () => {
    account.update(snapshot({ score }));
    expect(texts()).toEqual(["[score-now]", "the score"]);
    account.element.querySelector("tbody tr")?.dispatchEvent(new Event("pointerenter"));
    expect(page.highlight).toHaveBeenLastCalledWith([1, 2]);
    account.update(snapshot({ score: null }));
    expect(page.highlight).toHaveBeenLastCalledWith([]);
    expect(texts()).toEqual([]);
  });

  it("is empty while a combo is picked, and tells of the learner's turn when a lesson is over", () => {
    account.update(snapshot({ score, phase: "pick" }));
    expect(texts()).toEqual([]);
    account.update(snapshot({ score, phase: "pick", result: true }));
    expect(texts()).toEqual(["[score-then]", "the score"]);
  });

  it("is that of the turn that was counted in the last step", () => {
    const player = /** @type {any} */ ({ scored });
    const event = { text: "Ben scores 3 coins.", reference: "", ledger: scored, regions: [], die: null, coins: [] };
    const story = { title: "End the turn", player: 1, code: "", dice: [], events: [event] };
    account.update(snapshot({ score, story, players: [player] }));
    expect(texts()).toEqual(["[score-last]", "Score of Ben"]);
  });

  it("is there in a real game", async () => {
    const { scenery, snapshot: now } = await loadSample("over");
    const real = createAccount(makePage({ scenery }));
    real.update(now);
    expect(real.element.querySelector("tfoot .sw-amount")?.textContent).toMatch(/\d/);
  });
});
