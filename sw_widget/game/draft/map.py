"""Changes to a draft: tokens, Lost Tribes and markers on the map, one piece at a time."""

from __future__ import annotations

from typing import Any

from sw_widget.game.draft.edit import Combo, Edit, Given
from sw_widget.game.draft.problems import Impossible
from sw_widget.game.draft.region_markers import lay, take_up

LOST_TRIBE = "marker/lost_tribe"


def put(sheet: Edit, given: Given) -> None:
    """Put one piece into a region (`by` 1), take one away (-1), or turn a single piece over (0)."""
    region = sheet.one_of(given.get("region"), sheet.rules.board.index)
    by, piece = sheet.number(given.get("by"), -1, 1), sheet.text(given.get("piece"), 100)
    kind, _, id = piece.partition("/")
    if piece == LOST_TRIBE:
        _put_tribe(sheet, region, by)
    elif kind == "race":
        _put_tokens(sheet, region, sheet.one_of(id, sheet.rules.race_index), by or 1)
    elif kind == "marker":
        _put_marker(sheet, region, sheet.one_of(id, sheet.rules.marker_index), by)
    else:
        raise Impossible("edit-unknown", {})


def _put_tribe(sheet: Edit, region: str, by: int) -> None:
    there = sheet.position.tribes >> sheet.rules.board.index[region] & 1
    if by < 0 and not there:
        raise Impossible("edit-none-there", {"region": sheet.name(region)})
    on = by > 0 or (by == 0 and not there)
    if on:
        sheet.regions[region] = {**sheet.standing(region), "lost_tribe": 1}
    else:
        sheet.vacate(region)


# Tokens


def _put_tokens(sheet: Edit, region: str, race: str, by: int) -> None:
    """Tokens come from the hand as long as there are some, then from the tray; they go back to the hand.

    Where a race holds no region with fewer than a few, these come and go together.
    """
    player, holder = sheet.combo_of(race)
    entry = sheet.standing(region)
    if by < 0:
        if entry.get("race") != race or not entry["tokens"]:
            raise Impossible("edit-none-there", {"region": sheet.name(region)})
        entry["tokens"] -= 1
        if "hand" in holder:
            holder["hand"] += 1
        _leave_if_few(sheet, region, holder)
        return
    entry = _moved_in(sheet, region, player, race)
    wanted = max(1, sheet.least(holder) - sheet.extras(holder, entry) - entry["tokens"])
    entry["tokens"] += wanted
    from_hand = min(holder.get("hand", 0), wanted)
    if from_hand:
        holder["hand"] -= from_hand
    if wanted - from_hand > sheet.position.tray[sheet.rules.race_index[race]]:
        in_box = sheet.rules.races[sheet.rules.race_index[race]].in_box
        raise Impossible("edit-box", {"region": sheet.name(region), "race": ("race", race), "n": in_box})
    if wanted > 1:
        _say_least(sheet, holder)


def _moved_in(sheet: Edit, region: str, player: int, race: str) -> dict[str, Any]:
    """The entry of a region for a race; whoever stood there leaves."""
    entry = sheet.standing(region)
    if entry.get("race") == race:
        return entry
    if "race" in entry:
        tokens = entry["tokens"] + sheet.extras(sheet.combo_of(entry["race"])[1], entry)
        gone = {"race": ("race", entry["race"]), "n": tokens}
        sheet.note("edit-replaced", region=sheet.name(region), **gone)
    elif sheet.position.tribes >> sheet.rules.board.index[region] & 1:
        sheet.note("edit-tribe-gone", region=sheet.name(region))
    entry = sheet.regions[region] = {"player": player, "race": race, "tokens": 0, **sheet.lying(region)}
    return entry


def _leave_if_few(sheet: Edit, region: str, holder: Combo) -> None:
    """A race leaves the region where too few of its tokens are left to hold it."""
    entry = sheet.regions[region]
    left = entry["tokens"] + sheet.extras(holder, entry)
    if left >= sheet.least(holder):
        return
    if "hand" in holder:
        holder["hand"] += entry["tokens"]
    sheet.vacate(region)
    if left:
        _say_least(sheet, holder)


def _say_least(sheet: Edit, holder: Combo) -> None:
    sheet.note("edit-least", race=("race", holder["race"]), n=sheet.least(holder))


# Markers


def _put_marker(sheet: Edit, region: str, id: str, by: int) -> None:
    marker = sheet.rules.marker_index[id]
    kind, pieces = sheet.rules.markers[marker], sheet.position.markers[marker]
    there = pieces.get(sheet.rules.board.index[region], 0)
    if by == 0:
        by = -1 if there == kind.per_region == 1 else 1
    if by < 0 and not there:
        raise Impossible("edit-none-there", {"region": sheet.name(region)})
    if kind.stays:
        (lay if by > 0 else take_up)(sheet, region, id)
        return
    if by > 0 and kind.in_box == 1 and not there:
        # There is but one of it: it goes there.
        for other in sheet.regions.values():
            if other:
                other.get("markers", {}).pop(id, None)
    extra_of = _counts_as(sheet, marker)
    if by > 0 and extra_of is not None:
        _moved_in(sheet, region, extra_of[0], extra_of[1]["race"])
    if by > 0:
        _refuse_cashed(sheet, region, id)
    entry = sheet.regions.setdefault(region, {}) or {}
    entry["markers"] = {**entry.get("markers", {}), id: there + by}
    sheet.regions[region] = entry
    if by < 0 and extra_of is not None:
        _leave_if_few(sheet, region, extra_of[1])


def _counts_as(sheet: Edit, marker: int) -> tuple[int, Combo] | None:
    """The combo for which a marker counts as a token, if any: it needs no other token beside it."""
    for player, combo in sheet.combos:
        if "hand" in combo and any(marker == extra for extra, _ in sheet.kit(combo).outlook.counted):
            return player, combo
    return None


def _refuse_cashed(sheet: Edit, region: str, id: str) -> None:
    """What is worth coins is cashed when its owner's turn begins, and this is the beginning of one."""
    entry, current = sheet.standing(region), sheet.data["current"]
    if entry.get("player") != current:
        return
    combo = sheet.combo_of(entry["race"])[1]
    if "hand" in combo and sheet.rules.marker_index[id] in sheet.kit(combo).outlook.cashed:
        said = {"player": ("player", current), "marker": ("marker", id)}
        raise Impossible("edit-cashed", said)
