"""Changes to a draft: what stands on the map, piece by piece."""

from __future__ import annotations

from sw_widget.game.draft_problems import Impossible
from sw_widget.game.draft_sheet import Given, Sheet

LOST_TRIBE = "marker/lost_tribe"


def put(sheet: Sheet, given: Given) -> None:
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


def _put_tribe(sheet: Sheet, region: str, by: int) -> None:
    there = sheet.position.tribes >> sheet.rules.board.index[region] & 1
    if by < 0 and not there:
        raise Impossible("edit-none-there", {"region": sheet.name(region)})
    on = by > 0 or (by == 0 and not there)
    sheet.regions[region] = {**sheet.standing(region), "lost_tribe": 1} if on else None


def _put_tokens(sheet: Sheet, region: str, race: str, by: int) -> None:
    """Tokens come from the hand as long as there are some, then from the tray; they go back to the hand."""
    player, holder = sheet.combo_of(race)
    entry = sheet.standing(region)
    if by < 0:
        if entry.get("race") != race:
            raise Impossible("edit-none-there", {"region": sheet.name(region)})
        entry["tokens"] -= 1
        if not entry["tokens"]:
            sheet.regions[region] = None
        if "hand" in holder:
            holder["hand"] += 1
        return
    if entry.get("race") != race:
        if "race" in entry:
            gone = {"race": ("race", entry["race"]), "n": entry["tokens"]}
            sheet.note("edit-replaced", region=sheet.name(region), **gone)
        elif sheet.position.tribes >> sheet.rules.board.index[region] & 1:
            sheet.note("edit-tribe-gone", region=sheet.name(region))
        entry = sheet.regions[region] = {"player": player, "race": race, "tokens": 0}
    entry["tokens"] += 1
    if holder.get("hand", 0):
        holder["hand"] -= 1
    elif not sheet.position.tray[sheet.rules.race_index[race]]:
        in_box = sheet.rules.races[sheet.rules.race_index[race]].in_box
        raise Impossible("edit-box", {"region": sheet.name(region), "race": ("race", race), "n": in_box})


def _put_marker(sheet: Sheet, region: str, id: str, by: int) -> None:
    marker = sheet.rules.marker_index[id]
    kind, pieces = sheet.rules.markers[marker], sheet.position.markers[marker]
    there = pieces.get(sheet.rules.board.index[region], 0)
    if by == 0:
        by = -1 if there == kind.per_region == 1 else 1
    if by < 0 and not there:
        raise Impossible("edit-none-there", {"region": sheet.name(region)})
    if by > 0 and kind.in_box == 1 and not there:
        # There is but one of it: it goes there.
        for other in sheet.regions.values():
            if other:
                other.get("markers", {}).pop(id, None)
    entry = sheet.regions.setdefault(region, {}) or {}
    entry["markers"] = {**entry.get("markers", {}), id: there + by}
    sheet.regions[region] = entry
