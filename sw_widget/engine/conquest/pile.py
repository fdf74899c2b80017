"""The face-down pile of relics and places: how it is shuffled, drawn from, and listed in scenarios.

What lies in the pile are notes with numbers beyond those of the regions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from sw_widget.engine.chance import generator, shuffled
from sw_widget.engine.checks import Problem, choice
from sw_widget.engine.hooks.effect import OF_GAME, Dealt, Effect, Note
from sw_widget.engine.map.board import MAX_REGIONS

if TYPE_CHECKING:
    from sw_widget.engine.position import Position

FIRST_IN_PILE = MAX_REGIONS
DEALT = ("finds_dealt", 0, "")


@dataclass(frozen=True)
class Pile(Effect):
    """The pile as scenarios list it: by id, top first, and nothing else is in it."""

    notes: ClassVar[Mapping[str, Note]] = {
        "finds": Note(OF_GAME, key="places", hidden=True),
        "finds_dealt": Note(OF_GAME),
    }
    """What lies at each place of the pile, as the number of its marker from 1; whether it was shuffled."""

    def deal(self, position: Position, dealt: Dealt, key: str) -> None:
        rules, listed = position.rules, list[int]()
        ids = {rules.markers[marker].id: marker for marker in rules.finds}
        for i, id in enumerate(dealt.pile):
            path = f"{key}.{i}"
            marker = ids[choice(id, ids, path, "relic or place of these packs")]
            if marker in listed or position.markers[marker]:
                raise Problem(path, f"{id!r} is somewhere else in this scenario already")
            listed.append(marker)
        fill(position, listed)

    def dealt(self, position: Position) -> Dealt | None:
        if DEALT not in position.notes:
            return None
        return Dealt([position.rules.markers[marker].id for marker in listed(position)])


def listed(position: Position) -> list[int]:
    """What is left in a pile that was shuffled, top first."""
    pile = sorted(
        (subject, value)
        for (name, subject, _), value in position.notes.items()
        if name == "finds" and isinstance(value, int)
    )
    return [value - 1 for _, value in pile]


def draw(position: Position) -> int | None:
    """The next piece of the pile, which is shuffled when the first one is needed; None if none is left."""
    if DEALT not in position.notes:
        fill(position)
    pile = [subject for name, subject, _ in position.notes if name == "finds"]
    if not pile:
        return None
    value = position.notes.pop(("finds", min(pile), ""))
    assert isinstance(value, int)
    return value - 1


def fill(position: Position, chosen: Sequence[int] | None = None) -> None:
    """The pile: these pieces, or all that do not lie on the map, shuffled."""
    if chosen is None:
        rest = [marker for marker in position.rules.finds if not position.markers[marker]]
        chosen = shuffled(rest, generator(position.seed, "finds", 0))
    first = FIRST_IN_PILE + len(position.rules.finds) - len(chosen)
    for number, marker in enumerate(chosen, first):
        position.notes["finds", number, ""] = marker + 1
    position.notes[DEALT] = 1


def left_in_pile(position: Position) -> int:
    """How many pieces are still to be found."""
    if DEALT in position.notes:
        return len(listed(position))
    return sum(1 for marker in position.rules.finds if not position.markers[marker])
