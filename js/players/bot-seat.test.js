// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { button, one, texts } from "../testing/find.js";
import { MARKUP, makePage } from "../testing/page.js";
import { drawSeat, drawSeatButton } from "./bot-seat.js";

/** @type {ReturnType<typeof makePage>} */
let page;
const toggle = vi.fn();

beforeEach(() => {
  page = makePage();
  toggle.mockReset();
});

const BOTS = [
  { id: "wild", name: "Wild", about: "Does anything." },
  { id: "sly", name: "Sly", about: "Thinks ahead." },
];

/** @param {Partial<import("./bot-seat.js").Seated>} [more] */
const seated = (more = {}) => ({ index: 1, name: "Ben", seat: null, bots: BOTS, open: false, toggle, ...more });

/** @param {Partial<import("./bot-seat.js").Seated>} [more] */
function seating(more) {
  const box = document.createElement("div");
  box.append(...drawSeat(page, seated(more)));
  return box;
}

describe("the icon", () => {
  it("says who plays for whom", () => {
    const person = drawSeatButton(page, seated());
    expect(person.getAttribute("aria-label")).toBe("[seat]: Ben, [seat-person]");
    expect(one(person, "svg").dataset.icon).toBe("person");
    const bot = drawSeatButton(page, seated({ seat: { bot: "sly", name: "Sly" } }));
    expect(bot.getAttribute("aria-label")).toBe("[seat]: Ben, Sly");
    expect(one(bot, "svg").dataset.icon).toBe("robot");
  });

  it("opens and closes the choice", () => {
    expect(drawSeatButton(page, seated()).getAttribute("aria-expanded")).toBe("false");
    const open = drawSeatButton(page, seated({ open: true }));
    expect(open.getAttribute("aria-expanded")).toBe("true");
    open.click();
    expect(toggle).toHaveBeenCalledOnce();
  });
});

describe("a seat", () => {
  it("needs no word where a person sits", () => {
    expect(seating().childElementCount).toBe(0);
  });

  it("shows the bot that has it, and is taken back at once", () => {
    const box = seating({ seat: { bot: "sly", name: MARKUP } });
    expect(box.querySelector("img")).toBeNull();
    expect(box.textContent).toContain(MARKUP);
    button(box, "[seat-take]").click();
    expect(page.ask).toHaveBeenCalledExactlyOnceWith({ type: "seat", player: 1, bot: null });
  });

  it("can be given to any bot, each with what it does", () => {
    const box = seating({ open: true });
    expect(texts(box, ".sw-candidate b")).toEqual(["[seat-person]", "Wild", "Sly"]);
    expect(texts(box, ".sw-candidate > span")).toEqual(["[seat-person-about]", "Does anything.", "Thinks ahead."]);
    expect(one(box, "[role=group]").getAttribute("aria-label")).toBe("[seat]: Ben");
    button(box, "Sly").click();
    expect(page.ask).toHaveBeenCalledExactlyOnceWith({ type: "seat", player: 1, bot: "sly" });
    expect(toggle).toHaveBeenCalledOnce();
  });

  it("is not given anew to who has it", () => {
    const box = seating({ open: true, seat: { bot: "wild", name: "Wild" } });
    const pressed = [...box.querySelectorAll(".sw-candidate")].map((each) => each.getAttribute("aria-pressed"));
    expect(pressed).toEqual(["false", "true", "false"]);
    button(box, "Wild").click();
    expect(page.ask).not.toHaveBeenCalled();
    button(box, "[seat-person]").click();
    expect(page.ask).toHaveBeenCalledExactlyOnceWith({ type: "seat", player: 1, bot: null });
  });

  it("stays as it is with Escape", () => {
    const box = seating({ open: true });
    button(box, "Sly").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    expect(toggle).toHaveBeenCalledOnce();
    expect(page.ask).not.toHaveBeenCalled();
  });
});
