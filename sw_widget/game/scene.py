"""The scene: tokens and markers on the board, as plain data in the words of the public formats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sw_widget.engine.conquest.means import left
from sw_widget.engine.conquest.token_markers import extras_in
from sw_widget.engine.position import DECLINED, NOBODY, Position


def region_dict(position: Position, region: int) -> dict[str, Any] | None:
    """One region: who holds it with how many tokens, lost tribe and markers; None if neither is there."""
    rules = position.rules
    markers = {
        rules.markers[i].id: pieces[region] for i, pieces in enumerate(position.markers) if region in pieces
    }
    race = position.holder[region]
    if race != NOBODY:
        return {
            "player": position.owner[race],
            "race": rules.races[race].id,
            "tokens": position.tokens[region] - extras_in(position, region),
            "in_decline": position.status[race] == DECLINED,
            "lost_tribe": 0,
            "markers": markers,
            **_under(position, region),
        }
    if position.tribes >> region & 1:
        return {"lost_tribe": 1, "markers": markers}
    return {"lost_tribe": 0, "markers": markers} if markers else None


def _under(position: Position, region: int) -> dict[str, Any]:
    """The tokens in decline that lie under those of the holder, where there are any."""
    layer = position.under(region)
    if layer is None:
        return {}
    race, tokens = layer
    id = position.rules.races[race].id
    return {"under": {"player": position.owner[race], "race": id, "tokens": tokens}}


def is_fired(position: Position, marker: str, region: int) -> bool:
    """Whether the marker in a region was fired this turn."""
    race = position.holder[region]
    if race == NOBODY or not position.noted("fired", race) >> region & 1:
        return False
    effects = [item.effect for item in position.kit[race].effects if "fired" in item.effect.notes]
    return any(getattr(effect, "marker", None) == marker for effect in effects)


def scene(position: Position, names: Sequence[str]) -> dict[str, Any]:
    """All regions and the names of the players: what drawings take beside a board.

    Beside what `region_dict` says of a region, `fired` lists the markers there that were fired this turn.
    """
    board = position.rules.board
    regions = {}
    for index, region in enumerate(board.regions):
        found = region_dict(position, index)
        fired = [id for id in (found or {}).get("markers", {}) if is_fired(position, id, index)]
        regions[region.id] = {**found, "fired": fired} if found and fired else found
    return {"regions": regions, "players": list(names)}


def pieces_of(position: Position, race: int) -> dict[str, int]:
    """What a race has in hand beside its tokens: pieces that run out, special means, and what fled."""
    kit = position.kit[race]
    kinds = {*kit.stock, *(number for number in kit.means if number < len(position.rules.markers))}
    in_hand = {
        position.rules.markers[marker].id: left(position, race, marker)
        if marker in kit.means and kit.means[marker].renewed
        else position.in_hand(marker, race) + position.fled_markers.get((race, marker), 0)
        for marker in sorted(kinds)
    }
    return {id: count for id, count in in_hand.items() if count}
