"""Changes to a draft: a player with a role, its reserve, its Well and its badges.

Tokens of a role's race that leave the map or the Well go back to the reserve, and come from there.
"""

from __future__ import annotations

from collections.abc import Iterator

from sw_widget.engine.position import NOBODY
from sw_widget.game.draft.edit import Edit, Given, Seat
from sw_widget.game.draft.problems import Impossible
from sw_widget.game.scenario.notes import TRIBES
from sw_widget.game.scenario.reading import players_by_board
from sw_widget.game.scenario.roles import BADGES, BOUGHT, MOST_SOULS, PLAYER_KEYS, SOULS

RESERVE = "reserve"


def role(edit: Edit, given: Given) -> None:
    """A role to take (`role`, or none), a number of what it has (`what`, `value`), or where a badge lies
    (`power`, `to`).
    """
    number, seat = edit.seat(given.get("player"))
    if "role" in given:
        _give_role(edit, number, seat, given["role"])
        return
    if "role" not in seat:
        raise Impossible("edit-no-role", {"player": ("player", number)})
    if "power" in given:
        _move_badge(edit, seat, given)
        return
    races = edit.rules.race_index
    what = edit.one_of(given.get("what"), {**races, TRIBES: -1, SOULS: -1, RESERVE: -1})
    value, well = edit.number(given.get("value"), 0, MOST_SOULS), seat["well"]
    own = race_of(edit, seat)
    if what == RESERVE:
        seat[RESERVE] = edit.number(value, 0, _in_box(edit, own) - _out(edit, seat, own))
        return
    seat["well"] = {id: n for id, n in {**well, what: value}.items() if n}
    if what == own:
        settle_reserve(edit, seat, own, well.get(own, 0) - value + seat[RESERVE])
    elif what in races and value - well.get(what, 0) > edit.position.tray[races[what]]:
        most = well.get(what, 0) + edit.position.tray[races[what]]
        raise Impossible("edit-number", {"least": 0, "most": most})


def _give_role(edit: Edit, player: int, seat: Seat, wanted: object) -> None:
    """A player takes a role, with a token where its race comes from, or gives it back."""
    if "role" in seat:
        edit.clear(race_of(edit, seat))
        for region in _refuge(edit, race_of(edit, seat)):
            edit.regions.pop(region, None)
        for key in BADGES:
            for id in seat[key] or ():
                edit.give_back("power", id)
        for key in PLAYER_KEYS & seat.keys():
            del seat[key]
    if wanted == "":
        return
    name = edit.one_of(wanted, dict.fromkeys(edit.rules.role_names, 0))
    if any(other.get("role") == name for other in edit.data["players"]):
        raise Impossible("edit-role-taken", {})
    for old in filter(None, (seat["active"], *seat["declined"])):
        edit.clear(old["race"])
        edit.give_back("race", old["race"])
        edit.give_back("power", old["power"])
    for key in ("ally", "pile"):
        seat.pop(key, None)
    seat |= {"active": None, "declined": [], "role": name, "powers": [], "offered": [], "well": {}}
    race = race_of(edit, seat)
    if not _refuge(edit, race):
        raise Impossible("edit-no-lake", {"race": ("race", race)})
    region = _refuge(edit, race)[0]
    seat[RESERVE] = _in_box(edit, race)
    edit.regions[region] = {"player": player, "race": race, "tokens": 1, **edit.lying(region)}
    board = edit.data["board"]
    printed = players_by_board(edit.rules.packs).get(board) if isinstance(board, str) else None
    others = [other for other in edit.data["players"] if "role" not in other]
    if printed is not None and len(others) < printed:
        edit.add_seat()  # the board is for the others alone


def _refuge(edit: Edit, race: str) -> list[str]:
    """The regions where a race waits and comes from."""
    kit = edit.rules.kit(edit.rules.race_index[race], NOBODY, False)
    return edit.rules.board.ids(kit.refuge)


def _move_badge(edit: Edit, seat: Seat, given: Given) -> None:
    """Into use (`powers`), for sale (`offered`), or back under the stack (nowhere)."""
    power, to = edit.one_of(given.get("power"), edit.rules.power_index), given.get("to")
    if to not in (*BADGES, ""):
        raise Impossible("edit-unknown", {})
    here = next((key for key in BADGES if power in (seat[key] or ())), None)
    if here is None:
        edit.check_free("power", power, None)
        edit.exchange("power", power, None)
    else:
        seat[here] = [id for id in seat[here] if id != power]
        seat.pop(BOUGHT, None)
    if to == "":
        edit.give_back("power", power)
    else:
        seat[to] = [*(seat[to] or ()), power]


def seats_with_role(edit: Edit) -> Iterator[tuple[Seat, str]]:
    """The players with a role, each with its race."""
    for seat in edit.data["players"]:
        if "role" in seat:
            yield seat, race_of(edit, seat)


def keep_reserves(edit: Edit) -> None:
    """After a change of the map: what is no longer there is in reserve, and what came is not."""
    for seat, race in seats_with_role(edit):
        index = edit.rules.race_index[race]
        holders = zip(edit.position.holder, edit.position.tokens, strict=True)
        before = sum(tokens for holder, tokens in holders if holder == index)
        now = sum(edit.regions[region]["tokens"] for region in edit.held(race))
        if now != before:
            settle_reserve(edit, seat, race, before - now + seat[RESERVE])


def settle_reserve(edit: Edit, seat: Seat, race: str, left: int) -> None:
    if left < 0:
        raise Impossible("edit-box-over", {"race": ("race", race), "n": _in_box(edit, race)})
    seat[RESERVE] = left


def race_of(edit: Edit, seat: Seat) -> str:
    found = edit.rules.role_names[seat["role"]].race
    assert found is not None
    return found.id


def _in_box(edit: Edit, race: str) -> int:
    return edit.rules.races[edit.rules.race_index[race]].in_box


def _out(edit: Edit, seat: Seat, race: str) -> int:
    """Tokens of the race that are not in reserve, with those in the Well."""
    standing = sum(edit.regions[region]["tokens"] for region in edit.held(race))
    return int(standing + seat["well"].get(race, 0) + seat.get("hand", 0))
