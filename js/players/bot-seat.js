// Who sits where: a person or a bot. A sign on the plate opens the choice; a bot's seat can be taken back at once.

import { html } from "../parts/dom.js";
import { sign } from "../parts/icons.js";

/**
 * @typedef {import("../types/exploring").BotKind} BotKind
 * @typedef {import("../types/snapshot").Desk} Desk
 * @typedef {import("../types/exploring").Seat} Seat
 */

/**
 * @typedef {object} Sitting
 * @property {number} index of the player
 * @property {string} name of the player
 * @property {Seat | null} seat
 * @property {BotKind[]} bots that it can be given to
 * @property {boolean} open
 * @property {() => void} toggle
 */

/**
 * The sign that says who plays, and opens the choice.
 *
 * @param {Desk} desk
 * @param {Sitting} sitting
 */
export function drawSeat(desk, { index, name, seat, open, toggle }) {
  const said = `${desk.word("seat")}: ${name}, ${seat?.name ?? desk.word("seat-person")}`;
  const button = html(
    "button",
    { type: "button", class: "sw-seat", "data-key": `${index}/seat`, "aria-expanded": String(open), "aria-label": said, title: said },
    sign(seat ? "robot" : "person"),
  );
  button.addEventListener("click", toggle);
  return button;
}

/**
 * What stands on the plate: which bot plays, and who may.
 *
 * @param {Desk} desk
 * @param {Sitting} sitting
 */
export function drawSeating(desk, sitting) {
  const { index, seat, open } = sitting;
  const parts = [];
  if (seat) {
    const take = html("button", { type: "button", class: "sw-button sw-ask", "data-key": `${index}/take` }, desk.word("seat-take"));
    take.addEventListener("click", () => desk.ask({ type: "seat", player: index, bot: null }));
    parts.push(html("p", { class: "sw-seat-line" }, sign("robot"), html("span", {}, seat.name), take));
  }
  if (open) parts.push(drawCandidates(desk, sitting));
  return parts;
}

/**
 * @param {Desk} desk
 * @param {Sitting} sitting
 */
function drawCandidates(desk, { index, name, seat, bots, toggle }) {
  const person = { id: null, name: desk.word("seat-person"), about: desk.word("seat-person-about") };
  const items = [person, ...bots].map((each) => {
    const sits = (seat?.bot ?? null) === each.id;
    const button = html(
      "button",
      { type: "button", class: "sw-candidate", "aria-pressed": String(sits), "data-key": `${index}/seat/${each.id}` },
      sign(each.id === null ? "person" : "robot"),
      html("b", {}, each.name),
      html("span", {}, each.about),
    );
    if (sits) button.append(sign("tick"));
    button.addEventListener("click", () => {
      toggle();
      if (!sits) desk.ask({ type: "seat", player: index, bot: each.id });
    });
    return button;
  });
  const group = html("div", { class: "sw-candidates", role: "group", "aria-label": `${desk.word("seat")}: ${name}` }, ...items);
  group.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    toggle();
  });
  return group;
}
