"""The changes to a draft, one function each; it writes the change on an `Edit`.

This module has those of the board, the turn and the players. The engine decides which of them are possible.
"""

from __future__ import annotations

from collections.abc import Callable

from sw_widget.engine.die import FACES
from sw_widget.game.draft.combos import column, combo, decline, printed_tokens
from sw_widget.game.draft.copied_powers import end_copy
from sw_widget.game.draft.edit import Combo, Edit, Given, Seat
from sw_widget.game.draft.guard import guard
from sw_widget.game.draft.limits import most_in_hand, most_pieces
from sw_widget.game.draft.map import put
from sw_widget.game.draft.packs import packs
from sw_widget.game.draft.problems import Impossible
from sw_widget.game.draft.reachability import tribes_gone
from sw_widget.game.draft.region_markers import lend, order, tell_passed
from sw_widget.game.draft.roles import role
from sw_widget.game.scenario.notes import TRIBES
from sw_widget.game.scenario.offer import MOST_COINS
from sw_widget.game.scenario.reading import MOST_TURNS, players_by_board, printed_board

MOST_DICE = 20


# The table


def board(edit: Edit, given: Given) -> None:
    """Another printed board, with as many players as it is for, and without any tokens on it."""
    fitting = players_by_board(edit.rules.packs)
    id = edit.one_of(given.get("board"), fitting)
    seats: list[Seat] = edit.data["players"]
    plain = [seat for seat in seats if "role" not in seat]
    wanted = fitting[id] + len(seats) - len(plain)  # roles play on the board of the others
    for seat in plain[fitting[id] :]:
        for left in filter(None, (seat["active"], *seat["declined"])):
            edit.give_back("race", left["race"])
            edit.give_back("power", left["power"])
        seats.remove(seat)
    while len(seats) < wanted:
        edit.add_seat()
    if any(edit.regions.values()):
        edit.note("edit-map-cleared")
    for seat in seats:
        if seat["active"] is not None:
            for key in ("first_turn", "pieces", "copied"):
                seat["active"].pop(key, None)
            seat.pop("pile", None)
            seat["active"]["hand"] = printed_tokens(edit, seat["active"])
        if seat.get("ally", 0) >= len(seats):
            del seat["ally"]
    turns = printed_board(id, edit.rules.packs).turns
    data = edit.data
    data["board"], data["regions"], data["turns"] = id, {}, turns
    data.pop("links", None)
    data["turn"], data["current"] = min(data["turn"], turns), min(data["current"], len(seats) - 1)


def title(edit: Edit, given: Given) -> None:
    edit.data["title"] = edit.text(given.get("value"), 200).strip()


def text(edit: Edit, given: Given) -> None:
    edit.data["text"] = edit.text(given.get("value"), 10_000).strip()


def turn(edit: Edit, given: Given) -> None:
    edit.data["turn"] = edit.number(given.get("value"), 1, edit.data["turns"])


def turns(edit: Edit, given: Given) -> None:
    edit.data["turns"] = edit.number(given.get("value"), edit.data["turn"], MOST_TURNS)


def current(edit: Edit, given: Given) -> None:
    before = edit.data["current"]
    edit.data["current"], seat = edit.seat(given.get("player"))
    # Whoever's turn begins has no ally and no copied power any more, and cashes what is worth coins.
    seat.pop("ally", None)
    tell_passed(edit, edit.data["current"])
    if seat["active"] is not None and "copied" in seat["active"]:
        end_copy(edit, edit.data["current"], seat["active"])
    if before != edit.data["current"] and seat["active"] is not None:
        _tell_cashed(edit, edit.data["current"], seat["active"])


def _tell_cashed(edit: Edit, player: int, active: Combo) -> None:
    for marker, each in edit.kit(active).outlook.coins_for_taking:
        kind = edit.rules.markers[marker]
        held = edit.held(active["race"])
        found = [edit.standing(region).get("markers", {}) for region in edit.regions if region in held]
        found += [edit.lying(region).get("markers", {}) for region in edit.regions if region not in held]
        coins = each * sum(markers.get(kind.id, 0) for markers in found)
        if coins:
            edit.note("edit-cashed-now", player=("player", player), marker=("marker", kind.id), n=coins)


def dice(edit: Edit, given: Given) -> None:
    """What the die shows next, in order: "2 0 3"."""
    faces = edit.text(given.get("value"), 200).replace(",", " ").split()
    if len(faces) > MOST_DICE or any(face not in map(str, FACES) for face in faces):
        raise Impossible("edit-dice", {})
    edit.data["dice"] = [int(face) for face in faces]


# Players


def name(edit: Edit, given: Given) -> None:
    number, seat = edit.seat(given.get("player"))
    wanted = edit.text(given.get("value"), 60).strip()
    if wanted in (other["name"] for other in edit.data["players"] if other is not seat):
        raise Impossible("edit-name-taken", {"name": wanted})
    seat["name"] = wanted or edit.free_name(number)


def coins(edit: Edit, given: Given) -> None:
    seat = edit.seat(given.get("player"))[1]
    seat["coins"] = edit.number(given.get("value"), 0, MOST_COINS)


def hand(edit: Edit, given: Given) -> None:
    """Tokens of the active race off the map: as many as banner and badge bring. The rest is the tray."""
    active = _active(edit, given)[1]
    race = edit.rules.race_index[active["race"]]
    active["hand"] = edit.number(given.get("value"), 0, most_in_hand(edit.position, race))


def _active(edit: Edit, given: Given) -> tuple[Seat, Combo]:
    number, seat = edit.seat(given.get("player"))
    if seat["active"] is None:
        raise Impossible("edit-no-race", {"player": ("player", number)})
    return seat, seat["active"]


def pieces(edit: Edit, given: Given) -> None:
    """How many pieces of a kind that runs out the active race still has, on the map and in hand."""
    active = _active(edit, given)[1]
    kit, id = edit.kit(active), edit.one_of(given.get("marker"), edit.rules.marker_index)
    marker = edit.rules.marker_index[id]
    if marker not in kit.stock:
        raise Impossible("edit-unknown", {})
    standing = edit.position.count_markers(marker, edit.rules.race_index[active["race"]])
    owned = edit.number(given.get("value"), standing, most_pieces(edit.rules, kit, marker))
    active["pieces"] = {**active.get("pieces", {}), id: owned}


def pile(edit: Edit, given: Given) -> None:
    """How many lost tokens of a race, or Lost Tribes, the active race has collected."""
    seat, active = _active(edit, given)
    if not edit.kit(active).outlook.trades:
        raise Impossible("edit-no-pile", {"race": ("race", active["race"])})
    races, piled = edit.rules.race_index, seat.get("pile", {})
    id = edit.one_of(given.get("what"), {**races, TRIBES: -1})
    there = tribes_gone(edit.position) if id == TRIBES else piled.get(id, 0) + edit.position.tray[races[id]]
    seat["pile"] = {**piled, id: edit.number(given.get("value"), 0, there)}


CHANGES: dict[str, Callable[[Edit, Given], None]] = {
    "board": board,
    "packs": packs,
    "title": title,
    "text": text,
    "turn": turn,
    "turns": turns,
    "current": current,
    "dice": dice,
    "name": name,
    "coins": coins,
    "hand": hand,
    "pieces": pieces,
    "pile": pile,
    "combo": combo,
    "decline": decline,
    "column": column,
    "put": put,
    "guard": guard,
    "role": role,
    "order": order,
    "lend": lend,
}
