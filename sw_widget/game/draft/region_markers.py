"""Changes to a draft: markers that belong to their region, whoever comes and goes.

They lie in regions of anybody, or of nobody. For some of them it matters who laid them; some lie face down.
"""

from __future__ import annotations

from collections.abc import Collection

from sw_widget.engine.definitions import Marker
from sw_widget.engine.position import NOBODY
from sw_widget.game.draft.edit import Edit
from sw_widget.game.draft.problems import Impossible
from sw_widget.game.scenario.regions import brings, is_signed


def lay(sheet: Edit, region: str, id: str) -> None:
    """One more marker in a region; of those that lie face down, the lowest of the pile."""
    kind, player = sheet.marker(id), _bringer(sheet, id)
    if player == NOBODY:
        raise Impossible("edit-marker-unbrought", {"marker": ("marker", id)})
    if kind.passes and player == sheet.data["current"]:
        raise Impossible("edit-passes", {"player": ("player", player), "marker": ("marker", id)})
    entry = sheet.regions.get(region)
    if not entry:
        tribe = sheet.position.tribes >> sheet.rules.board.index[region] & 1
        entry = sheet.regions[region] = {"lost_tribe": 1} if tribe else {}
    markers = entry.setdefault("markers", {})
    markers[id] = markers.get(id, 0) + 1
    for key in _keys(sheet, kind):
        if key in sheet.data and key not in entry:
            if not sheet.data[key]:
                used = len(sheet.data[f"{key}_used"])
                raise Impossible("edit-marker-box", {"marker": ("marker", id), "n": kind.in_box - used})
            entry[key] = sheet.data[key].pop()


def take_up(sheet: Edit, region: str, id: str) -> None:
    """A marker leaves a region; one that lay face down goes under its pile."""
    entry = sheet.regions[region]
    entry["markers"][id] -= 1
    if entry["markers"][id]:
        return
    del entry["markers"][id]
    entry.get("laid_by", {}).pop(id, None)
    for key in _keys(sheet, sheet.marker(id)):
        if key in entry:
            sheet.data.setdefault(key, []).append(entry.pop(key))


def _keys(sheet: Edit, kind: Marker) -> list[str]:
    """What scenarios call the faces of a marker that lies face down."""
    return [key for key, effect in sheet.rules.dealt.items() if effect in kind.effects]


def _bringer(sheet: Edit, id: str) -> int:
    """The player whose active race brings a marker, or -1."""
    for player, seat in enumerate(sheet.data["players"]):
        if seat["active"] is not None and brings(sheet.kit(seat["active"]), sheet.marker(id)):
            return player
    return NOBODY


def tell_passed(sheet: Edit, player: int) -> None:
    """Say what is taken off the map when the turn of a player begins."""
    for marker in sheet.rules.passing:
        id = sheet.rules.markers[marker].id
        if any(sheet.position.laid_by(marker, region) == player for region in sheet.position.markers[marker]):
            sheet.note("edit-passed", player=("player", player), marker=("marker", id))


def take_out(sheet: Edit, gone: Collection[str]) -> None:
    """Markers of a pack that leaves the game are taken off the map, and out of their piles."""
    for region, entry in sheet.regions.items():
        for id in [id for id in (entry or {}).get("markers", {}) if id in gone]:
            take_up(sheet, region, id)
            sheet.note("edit-markers-gone", marker=("marker", id))
    for id in gone:
        for key in _keys(sheet, sheet.marker(id)):
            sheet.data.pop(key, None)
            sheet.data.pop(f"{key}_used", None)


def remove_unbrought(sheet: Edit) -> None:
    """Take markers off the map that nobody on the table can have put there."""
    gone = []
    for region, entry in sheet.regions.items():
        for id in list(sheet.lying(region).get("markers", {})):
            signed = is_signed(sheet.marker(id)) and id in entry.get("laid_by", {})
            if not signed and _bringer(sheet, id) == NOBODY:
                take_up(sheet, region, id)
                gone.append(id)
    for id in dict.fromkeys(gone):
        sheet.note("edit-markers-gone", marker=("marker", id))
