"""What can be changed about a draft: one function for each, which writes it on a sheet.

Here are the table and the players. Whether the rules can bring a change about, the engine says.
"""

from __future__ import annotations

from collections.abc import Callable

from sw_widget.engine.rules import FACES, START_COINS
from sw_widget.game.draft_combos import column, combo, decline, printed_tokens
from sw_widget.game.draft_map import put
from sw_widget.game.draft_possible import most_in_hand
from sw_widget.game.draft_problems import Impossible
from sw_widget.game.draft_sheet import Given, Seat, Sheet
from sw_widget.game.scenario import MOST_COINS, MOST_TURNS, printed_board

MOST_DICE = 20


# The table


def board(sheet: Sheet, given: Given) -> None:
    """Another printed board, with as many players as it is for. Nothing stands on it yet."""
    packs = sheet.rules.packs
    fitting = {id: number for pack in packs for number, id in pack.board_for.items()}
    id = sheet.one_of(given.get("board"), fitting)
    seats: list[Seat] = sheet.data["players"]
    for seat in seats[fitting[id] :]:
        for left in filter(None, (seat["active"], *seat["declined"])):
            sheet.give_back("race", left["race"])
            sheet.give_back("power", left["power"])
    del seats[fitting[id] :]
    while len(seats) < fitting[id]:
        seats.append(
            {"name": sheet.free_name(len(seats)), "coins": START_COINS, "active": None, "declined": []}
        )
    if any(sheet.regions.values()):
        sheet.note("edit-map-cleared")
    for seat in seats:
        if seat["active"] is not None:
            seat["active"].pop("first_turn", None)
            seat["active"]["hand"] = printed_tokens(sheet, seat["active"])
        if seat.get("ally", 0) >= len(seats):
            del seat["ally"]
    turns = printed_board(id, packs).turns
    data = sheet.data
    data["board"], data["regions"], data["turns"] = id, {}, turns
    data["turn"], data["current"] = min(data["turn"], turns), min(data["current"], len(seats) - 1)


def title(sheet: Sheet, given: Given) -> None:
    sheet.data["title"] = sheet.text(given.get("value"), 200).strip()


def text(sheet: Sheet, given: Given) -> None:
    sheet.data["text"] = sheet.text(given.get("value"), 10_000).strip()


def turn(sheet: Sheet, given: Given) -> None:
    sheet.data["turn"] = sheet.number(given.get("value"), 1, sheet.data["turns"])


def turns(sheet: Sheet, given: Given) -> None:
    sheet.data["turns"] = sheet.number(given.get("value"), sheet.data["turn"], MOST_TURNS)


def current(sheet: Sheet, given: Given) -> None:
    sheet.data["current"], seat = sheet.seat(given.get("player"))
    # Whoever's turn begins has no ally any more.
    seat.pop("ally", None)


def dice(sheet: Sheet, given: Given) -> None:
    """What the die shows next, in order: "2 0 3"."""
    faces = sheet.text(given.get("value"), 200).replace(",", " ").split()
    if len(faces) > MOST_DICE or any(face not in map(str, FACES) for face in faces):
        raise Impossible("edit-dice", {})
    sheet.data["dice"] = [int(face) for face in faces]


# Players


def name(sheet: Sheet, given: Given) -> None:
    number, seat = sheet.seat(given.get("player"))
    wanted = sheet.text(given.get("value"), 60).strip()
    if wanted in (other["name"] for other in sheet.data["players"] if other is not seat):
        raise Impossible("edit-name-taken", {"name": wanted})
    seat["name"] = wanted or sheet.free_name(number)


def coins(sheet: Sheet, given: Given) -> None:
    seat = sheet.seat(given.get("player"))[1]
    seat["coins"] = sheet.number(given.get("value"), 0, MOST_COINS)


def hand(sheet: Sheet, given: Given) -> None:
    """Tokens of the active race off the map: as many as banner and badge bring. The rest is the tray."""
    number, seat = sheet.seat(given.get("player"))
    if seat["active"] is None:
        raise Impossible("edit-no-race", {"player": ("player", number)})
    race = sheet.rules.race_index[seat["active"]["race"]]
    seat["active"]["hand"] = sheet.number(given.get("value"), 0, most_in_hand(sheet.position, race))


CHANGES: dict[str, Callable[[Sheet, Given], None]] = {
    "board": board,
    "title": title,
    "text": text,
    "turn": turn,
    "turns": turns,
    "current": current,
    "dice": dice,
    "name": name,
    "coins": coins,
    "hand": hand,
    "combo": combo,
    "decline": decline,
    "column": column,
    "put": put,
}
