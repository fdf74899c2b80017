"""Changes to a draft: tokens, Lost Tribes and markers on the map, one piece at a time."""

from __future__ import annotations

from typing import Any

from sw_widget.game.draft import beneath
from sw_widget.game.draft.edit import Combo, Edit, Given
from sw_widget.game.draft.problems import Impossible
from sw_widget.game.draft.region_markers import lay, take_up

LOST_TRIBE = "marker/lost_tribe"


def put(edit: Edit, given: Given) -> None:
    """Put one piece into a region (`by` 1), take one away (-1), or turn a single piece over (0).

    A way up stands somewhere in any case: it is only moved.
    """
    region = edit.one_of(given.get("region"), edit.rules.board.index)
    by, piece = edit.number(given.get("by"), -1, 1), edit.text(given.get("piece"), 100)
    kind, _, id = piece.partition("/")
    if piece == LOST_TRIBE:
        _put_tribe(edit, region, by)
    elif kind == "race":
        _put_tokens(edit, region, edit.one_of(id, edit.rules.race_index), by or 1)
    elif kind == "marker":
        _put_marker(edit, region, edit.one_of(id, edit.rules.marker_index), by)
    elif kind == "link":
        _move_link(
            edit, region, edit.one_of(id, {link.id: i for i, link in enumerate(edit.rules.board.links)}), by
        )
    else:
        raise Impossible("edit-unknown", {})


def _move_link(edit: Edit, region: str, id: str, by: int) -> None:
    """Let a way up stand on another region of the ground."""
    board = edit.rules.board
    said = {"link": ("link", id), "region": edit.name(region)}
    if by < 0:
        raise Impossible("edit-link-stays", said)
    index = board.index[region]
    if not (board.ground & board.land) >> index & 1:
        raise Impossible("edit-link-ground", said)
    if any(link.foot == index and link.id != id for link in board.links):
        raise Impossible("edit-link-taken", said)
    edit.data["links"] = {**edit.data.get("links", {}), id: region}


def _put_tribe(edit: Edit, region: str, by: int) -> None:
    there = edit.position.tribes >> edit.rules.board.index[region] & 1
    if by < 0 and not there:
        raise Impossible("edit-none-there", {"region": edit.name(region)})
    on = by > 0 or (by == 0 and not there)
    if on:
        edit.regions[region] = {**edit.standing(region), "lost_tribe": 1}
    else:
        edit.vacate(region)


# Tokens


def _put_tokens(edit: Edit, region: str, race: str, by: int) -> None:
    """Tokens come from the hand as long as there are some, then from the tray; they go back to the hand.

    Where a race holds no region with fewer than a few, these come and go together.
    """
    player, holder = edit.combo_of(race)
    entry = edit.standing(region)
    if by < 0:
        if beneath.take(edit, region, race):
            return
        if entry.get("race") != race or not entry["tokens"]:
            raise Impossible("edit-none-there", {"region": edit.name(region)})
        entry["tokens"] -= 1
        if "hand" in holder:
            holder["hand"] += 1
        _leave_if_few(edit, region, holder)
        return
    if beneath.may_lie(edit, region, holder):
        beneath.lay(edit, region, player, holder)
        return
    entry = _moved_in(edit, region, player, race)
    wanted = max(1, edit.least(holder) - edit.extras(holder, entry) - entry["tokens"])
    entry["tokens"] += wanted
    from_hand = min(holder.get("hand", 0), wanted)
    if from_hand:
        holder["hand"] -= from_hand
    if wanted - from_hand > edit.position.tray[edit.rules.race_index[race]]:
        in_box = edit.rules.races[edit.rules.race_index[race]].in_box
        raise Impossible("edit-box", {"region": edit.name(region), "race": ("race", race), "n": in_box})
    if wanted > 1:
        _say_least(edit, holder)


def _moved_in(edit: Edit, region: str, player: int, race: str) -> dict[str, Any]:
    """The entry of a region for a race; whoever stood there leaves, or lies beneath."""
    entry = edit.standing(region)
    if entry.get("race") == race:
        return entry
    below = edit.combo_of(entry["race"])[1] if "race" in entry else None
    if below is not None and beneath.is_buried(edit, below, edit.combo_of(race)[1]):
        stays = {key: entry[key] for key in ("player", "race", "tokens")}
        edit.note(
            "edit-beneath", race=("race", below["race"]), holder=("race", race), region=edit.name(region)
        )
        entry = {"player": player, "race": race, "tokens": 0, "under": stays, **edit.lying(region)}
        edit.regions[region] = entry
        return entry
    if below is not None:
        tokens = entry["tokens"] + edit.extras(below, entry)
        gone = {"race": ("race", entry["race"]), "n": tokens}
        edit.note("edit-replaced", region=edit.name(region), **gone)
    elif edit.position.tribes >> edit.rules.board.index[region] & 1:
        edit.note("edit-tribe-gone", region=edit.name(region))
    entry = edit.regions[region] = {"player": player, "race": race, "tokens": 0, **edit.lying(region)}
    return entry


def _leave_if_few(edit: Edit, region: str, holder: Combo) -> None:
    """A race leaves the region where too few of its tokens are left to hold it."""
    entry = edit.regions[region]
    left = entry["tokens"] + edit.extras(holder, entry)
    if left >= edit.least(holder):
        return
    if "hand" in holder:
        holder["hand"] += entry["tokens"]
    edit.vacate(region)
    if left:
        _say_least(edit, holder)


def _say_least(edit: Edit, holder: Combo) -> None:
    edit.note("edit-least", race=("race", holder["race"]), n=edit.least(holder))


# Markers


def _put_marker(edit: Edit, region: str, id: str, by: int) -> None:
    marker = edit.rules.marker_index[id]
    kind, pieces = edit.rules.markers[marker], edit.position.markers[marker]
    there = pieces.get(edit.rules.board.index[region], 0)
    if by == 0:
        by = -1 if there == kind.per_region == 1 else 1
    if by < 0 and not there:
        raise Impossible("edit-none-there", {"region": edit.name(region)})
    if kind.stays:
        (lay if by > 0 else take_up)(edit, region, id)
        return
    if by > 0 and kind.in_box == 1 and not there:
        # There is but one of it: it goes there.
        for other in edit.regions.values():
            if other:
                other.get("markers", {}).pop(id, None)
    extra_of = _counts_as(edit, marker)
    if by > 0 and extra_of is not None:
        _moved_in(edit, region, extra_of[0], extra_of[1]["race"])
    if by > 0:
        _refuse_cashed(edit, region, id)
    entry = edit.regions.setdefault(region, {}) or {}
    entry["markers"] = {**entry.get("markers", {}), id: there + by}
    edit.regions[region] = entry
    if by < 0 and extra_of is not None:
        _leave_if_few(edit, region, extra_of[1])


def _counts_as(edit: Edit, marker: int) -> tuple[int, Combo] | None:
    """The combo for which a marker counts as a token, if any: it needs no other token beside it."""
    for player, combo in edit.combos:
        if "hand" in combo and any(marker == extra for extra, _ in edit.kit(combo).outlook.counted):
            return player, combo
    return None


def _refuse_cashed(edit: Edit, region: str, id: str) -> None:
    """What is worth coins is cashed when its owner's turn begins, and this is the beginning of one."""
    entry, current = edit.standing(region), edit.data["current"]
    if entry.get("player") != current:
        return
    combo = edit.combo_of(entry["race"])[1]
    if "hand" in combo and edit.rules.marker_index[id] in edit.kit(combo).outlook.cashed:
        said = {"player": ("player", current), "marker": ("marker", id)}
        raise Impossible("edit-cashed", said)
