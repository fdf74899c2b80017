"""Changes to a draft: markers that belong to their region, whoever comes and goes.

They lie in regions of anybody, or of nobody. For some of them it matters who laid them; some lie face down.
Relics and places belong to the map, and come from their pile.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from sw_widget.engine.definitions import Find, Marker
from sw_widget.engine.position import NOBODY, Position
from sw_widget.game.draft.edit import Edit, Given
from sw_widget.game.draft.problems import Impossible
from sw_widget.game.scenario.beside_the_map import LENT_BADGE, LENT_ONCE, note_of_badge
from sw_widget.game.scenario.regions import brings, is_brought, is_signed


def lay(edit: Edit, region: str, id: str) -> None:
    """One more marker in a region; of those that lie face down, the lowest of the pile."""
    kind, player = edit.marker(id), _bringer(edit, id)
    if player == NOBODY and is_brought(edit.rules, kind):
        raise Impossible("edit-marker-unbrought", {"marker": ("marker", id)})
    if kind.passes and player == edit.data["current"]:
        raise Impossible("edit-passes", {"player": ("player", player), "marker": ("marker", id)})
    if kind.in_box == 1:
        for other in edit.regions.values():  # there is but one of it: it goes there
            (other or {}).get("markers", {}).pop(id, None)
    if id in edit.data.get("places", ()):
        edit.data["places"].remove(id)
    entry = edit.regions.get(region)
    if not entry:
        tribe = edit.position.tribes >> edit.rules.board.index[region] & 1
        entry = edit.regions[region] = {"lost_tribe": 1} if tribe else {}
    markers = entry.setdefault("markers", {})
    markers[id] = markers.get(id, 0) + 1
    for key in _keys(edit, kind):
        if key in edit.data and key not in entry:
            if not edit.data[key]:
                used = len(edit.data[f"{key}_used"])
                raise Impossible("edit-marker-box", {"marker": ("marker", id), "n": kind.in_box - used})
            entry[key] = edit.data[key].pop()


def order(edit: Edit, given: Given) -> None:
    """Move a relic or a place to the top of the pile, so that it is found next."""
    pile = pile_of(edit.data, edit.position)
    id = edit.one_of(given.get("what"), {id: n for n, id in enumerate(pile)})
    edit.data["places"] = [id, *(other for other in pile if other != id)]


def pile_of(data: Mapping[str, Any], position: Position) -> list[str]:
    """The relics and places still to be found; in the order of the pile, where the scenario gives it."""
    if "places" in data:
        return list(data["places"])
    kinds = position.rules.markers
    return [kinds[index].id for index in position.rules.finds if not position.markers[index]]


def lend(edit: Edit, given: Given) -> None:
    """Another badge for the place that has one, in exchange for the one that it had."""
    if note_of_badge(edit.rules) is None:
        raise Impossible("edit-unknown", {})
    badge, before = edit.one_of(given.get("power"), edit.rules.power_index), edit.data.get(LENT_BADGE)
    if badge == before:
        return
    edit.check_free("power", badge, None)
    edit.exchange("power", badge, before)
    edit.data[LENT_BADGE] = badge


def take_up(edit: Edit, region: str, id: str) -> None:
    """A marker leaves a region; one that lay face down goes under its pile."""
    entry = edit.regions[region]
    entry["markers"][id] -= 1
    if entry["markers"][id]:
        return
    del entry["markers"][id]
    entry.get("laid_by", {}).pop(id, None)
    if isinstance(edit.marker(id), Find) and "places" in edit.data:
        edit.data["places"].append(id)
    for key in _keys(edit, edit.marker(id)):
        if key in entry:
            edit.data.setdefault(key, []).append(entry.pop(key))


def _keys(edit: Edit, kind: Marker) -> list[str]:
    """What scenarios call the faces of a marker that lies face down."""
    return [key for key, effect in edit.rules.dealt.items() if effect in kind.effects]


def _bringer(edit: Edit, id: str) -> int:
    """The player whose active race brings a marker, or -1."""
    for player, seat in enumerate(edit.data["players"]):
        if seat["active"] is not None and brings(edit.kit(seat["active"]), edit.marker(id)):
            return player
    return NOBODY


def tell_passed(edit: Edit, player: int) -> None:
    """Say what is taken off the map when the turn of a player begins."""
    for marker in edit.rules.passing:
        id = edit.rules.markers[marker].id
        if any(edit.position.laid_by(marker, region) == player for region in edit.position.markers[marker]):
            edit.note("edit-passed", player=("player", player), marker=("marker", id))


def take_out(edit: Edit, gone: Collection[str], powers: Collection[str]) -> None:
    """Markers of a pack that leaves the game with these powers are taken off the map, and out of their
    piles.
    """
    for region, entry in edit.regions.items():
        for id in [id for id in (entry or {}).get("markers", {}) if id in gone]:
            take_up(edit, region, id)
            edit.note("edit-markers-gone", marker=("marker", id))
    if "places" in edit.data:
        edit.data["places"] = [id for id in edit.data["places"] if id not in gone]
        if all(kind.id in gone for kind in edit.rules.markers if isinstance(kind, Find)):
            del edit.data["places"]
    if LENT_BADGE in edit.data and (LENT_BADGE in gone or edit.data[LENT_BADGE] in powers):
        del edit.data[LENT_BADGE]
        edit.data.pop(LENT_ONCE, None)
    for id in gone:
        for key in _keys(edit, edit.marker(id)):
            edit.data.pop(key, None)
            edit.data.pop(f"{key}_used", None)


def remove_unbrought(edit: Edit) -> None:
    """Take markers off the map that nobody on the table can have put there."""
    gone = []
    for region, entry in edit.regions.items():
        for id in list(edit.lying(region).get("markers", {})):
            signed = is_signed(edit.marker(id)) and id in entry.get("laid_by", {})
            brought = is_brought(edit.rules, edit.marker(id))
            if brought and not signed and _bringer(edit, id) == NOBODY:
                take_up(edit, region, id)
                gone.append(id)
    for id in dict.fromkeys(gone):
        edit.note("edit-markers-gone", marker=("marker", id))
