"""The first colour for one person: whoever learns is always red, wherever they sit at the table."""

from __future__ import annotations

from typing import Any

from sw_widget.draw.content import Scene


def colours(count: int, learner: int) -> list[int]:
    """The number of the colour of each player: the first for the learner, the others as they sit."""
    first = [learner, *(player for player in range(count) if player != learner)]
    return [first.index(player) for player in range(count)]


def with_first_colour(scene: Scene, learner: int) -> dict[str, Any]:
    """A scene in which the learner is the first player, to be drawn in the first colour."""
    names = list(scene["players"])
    order = colours(len(names), learner)
    players = [name for _, name in sorted(zip(order, names, strict=True))]
    regions = {id: _recoloured(region, order) for id, region in scene["regions"].items()}
    return {**scene, "players": players, "regions": regions}


def _recoloured(region: dict[str, Any] | None, order: list[int]) -> dict[str, Any] | None:
    """A region whose holder has another number, and so has whoever lies beneath."""
    if not region or "player" not in region:
        return region
    found = {**region, "player": order[region["player"]]}
    if under := region.get("under"):
        found["under"] = {**under, "player": order[under["player"]]}
    return found
