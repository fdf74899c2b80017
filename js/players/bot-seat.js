// The seat of a player: a person or a bot plays. An icon on the plate opens the choice; a bot's seat can be taken back at once.

import { html } from "../parts/dom.js";
import { icon } from "../parts/icons.js";

/**
 * @typedef {import("../types/exploring").BotKind} BotKind
 * @typedef {import("../types/page").Page} Page
 * @typedef {import("../types/exploring").Seat} Seat
 */

/**
 * @typedef {object} Seated
 * @property {number} index of the player
 * @property {string} name of the player
 * @property {Seat | null} seat
 * @property {BotKind[]} bots that it can be given to
 * @property {boolean} open
 * @property {() => void} toggle
 */

/**
 * The button that shows who plays, and opens the choice.
 *
 * @param {Page} page
 * @param {Seated} seated
 */
export function drawSeatButton(page, { index, name, seat, open, toggle }) {
  const said = `${page.word("seat")}: ${name}, ${seat?.name ?? page.word("seat-person")}`;
  const button = html(
    "button",
    { type: "button", class: "sw-seat-button", "data-key": `${index}/seat`, "aria-expanded": String(open), "aria-label": said, title: said },
    icon(seat ? "robot" : "person"),
  );
  button.addEventListener("click", toggle);
  return button;
}

/**
 * What stands on the plate: which bot plays, and, where the choice is open, who could.
 *
 * @param {Page} page
 * @param {Seated} seated
 */
export function drawSeat(page, seated) {
  const { index, seat, open } = seated;
  const parts = [];
  if (seat) {
    const take = html("button", { type: "button", class: "sw-button sw-exploring-button", "data-key": `${index}/take` }, page.word("seat-take"));
    take.addEventListener("click", () => page.ask({ type: "seat", player: index, bot: null }));
    parts.push(html("p", { class: "sw-seat-line" }, icon("robot"), html("span", {}, seat.name), take));
  }
  if (open) parts.push(drawCandidates(page, seated));
  return parts;
}

/**
 * @param {Page} page
 * @param {Seated} seated
 */
function drawCandidates(page, { index, name, seat, bots, toggle }) {
  const person = { id: null, name: page.word("seat-person"), about: page.word("seat-person-about") };
  const items = [person, ...bots].map((each) => {
    const sits = (seat?.bot ?? null) === each.id;
    const button = html(
      "button",
      { type: "button", class: "sw-candidate", "aria-pressed": String(sits), "data-key": `${index}/seat/${each.id}` },
      icon(each.id === null ? "person" : "robot"),
      html("b", {}, each.name),
      html("span", {}, each.about),
    );
    if (sits) button.append(icon("tick"));
    button.addEventListener("click", () => {
      toggle();
      if (!sits) page.ask({ type: "seat", player: index, bot: each.id });
    });
    return button;
  });
  const group = html("div", { class: "sw-candidates", role: "group", "aria-label": `${page.word("seat")}: ${name}` }, ...items);
  group.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    toggle();
  });
  return group;
}
