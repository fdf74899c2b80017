"""Skags: loot in every region that they take, for whoever comes next; some of it bites.

Loot lies face down. What is under each marker is a note of its region; what is still to be drawn are notes
with numbers beyond those of the regions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from sw_widget.engine.chance import generator, shuffled
from sw_widget.engine.checks import Problem, as_int, shown
from sw_widget.engine.conquest.losses import drop, lose_from_hand
from sw_widget.engine.hooks.effect import OF_GAME, OF_REGION, Dealt, Effect, Note
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.map.board import MAX_REGIONS
from sw_widget.engine.position import Position

BITE = 10
"""The value of a Skag attack; a marker with coins has one more than its coins, so that no value is 0."""
PRINTED = (BITE, BITE, BITE, 1, 1, 2, 2, 3, 3, 4)
"""The markers in the box. The numbers come from a single public account."""
MARKER = "loot_marker"
FIRST_IN_PILE = MAX_REGIONS


@dataclass(frozen=True)
class LaysLoot(Effect):
    """A face-down loot marker goes into every region that the race takes; own ones are cashed in the end."""

    marker: str

    def moved_in(self, t: Turn, region: int) -> None:
        marker = t.marker(self.marker)
        if region in t.position.markers[marker]:
            return  # one that the race left behind lies there still
        value = _draw(t.position)
        if value:
            t.put(marker, region)
            t.position.notes["loot", region, MARKER] = value
            t.position.sign(marker, region, t.player)

    def ends(self, t: Turn) -> None:
        """The race declines; even one that then leaves the map still stands in its regions."""
        self._cash(t)

    def turn_ended(self, t: Turn) -> None:
        if t.position.turn == t.position.turns and t.position.active[t.player] == t.race:
            self._cash(t)

    def _cash(self, t: Turn) -> None:
        """All loot in the race's own regions is turned up and collected."""
        found = t.position.marked(t.marker(self.marker), t.race)
        coins = sum(_coins(take_up(t, region)) for region in sorted(found))
        t.gain_coins(coins, "loot_cashed", marker=("marker", self.marker))
        if found and not coins:
            t.tell("loot_cashed", marker=("marker", self.marker), n=0)


@dataclass(frozen=True)
class Loot(Effect):
    """What a loot marker does to whoever conquers its region, but for the player who laid it."""

    notes: ClassVar[Mapping[str, Note]] = {
        "loot": Note(OF_REGION, key="loot", hidden=True),
        "loot_dealt": Note(OF_GAME),
    }

    def deal(self, position: Position, dealt: Dealt, key: str) -> None:
        """Each marker is "attack" or a number of coins."""
        left = list(PRINTED)

        def taken(item: object, path: str) -> int:
            value = BITE if item == "attack" else as_int(item, path, 0, BITE) + 1
            if value not in left:
                raise Problem(path, f"the box has no more loot markers with {shown(item)}")
            left.remove(value)
            return value

        regions = position.rules.board.regions
        lying = {
            region: taken(item, f"regions.{regions[region].id}.{key}") for region, item in dealt.lying.items()
        }
        used = [taken(item, f"{key}_used.{i}") for i, item in enumerate(dealt.used or ())]
        fill(position, [taken(item, f"{key}.{i}") for i, item in enumerate(dealt.pile)], used, lying)

    def dealt(self, position: Position) -> Dealt | None:
        if ("loot_dealt", 0, MARKER) not in position.notes:
            return None
        values = {
            subject: value
            for (name, subject, _), value in sorted(position.notes.items())
            if name == "loot" and isinstance(value, int)
        }
        used = Counter(PRINTED) - Counter(values.values())
        return Dealt(
            [_face(value) for subject, value in values.items() if subject >= FIRST_IN_PILE],
            [_face(value) for value in sorted(used.elements())],
            {subject: _face(value) for subject, value in values.items() if subject < FIRST_IN_PILE},
        )

    def ambush(self, t: Turn, region: int) -> bool:
        if t.position.laid_by(t.marker(MARKER), region) == t.position.player:
            return False
        value = take_up(t, region)
        if value == BITE:
            t.tell("loot_bites", region=region)
            lose_from_hand(t, 1)
            return True
        t.gain_coins(_coins(value), "loot_taken", region=region)
        if not _coins(value):
            t.tell("loot_empty", region=region)
        return False


def take_up(t: Turn, region: int) -> int:
    """The loot of a region is turned up and leaves the game; says what it was."""
    position = t.position
    if ("loot_dealt", 0, MARKER) not in position.notes:
        fill(position)
    value = position.notes.pop(("loot", region, MARKER), 1)
    drop(position, t.marker(MARKER), region, "marker_gone", None)
    assert isinstance(value, int)
    return value


def _coins(value: int) -> int:
    return 0 if value in (0, BITE) else value - 1


def _face(value: int) -> str | int:
    """A marker as scenarios call it."""
    return "attack" if value == BITE else _coins(value)


def _draw(position: Position) -> int:
    """The next marker of the pile, which is shuffled when the first one is needed; 0 if none is left."""
    if ("loot_dealt", 0, MARKER) not in position.notes:
        fill(position)
    pile = [subject for name, subject, _ in position.notes if name == "loot" and subject >= FIRST_IN_PILE]
    if not pile:
        return 0
    value = position.notes.pop(("loot", min(pile), MARKER))
    assert isinstance(value, int)
    return value


def fill(
    position: Position,
    listed: Sequence[int] = (),
    used: Sequence[int] = (),
    lying: Mapping[int, int] | None = None,
) -> None:
    """The pile: these markers first, then the others, shuffled. A pile takes up the last of its numbers."""
    known = lying or {}
    rest = list(PRINTED)
    for value in (*listed, *used, *known.values()):
        rest.remove(value)
    rest = shuffled(rest, generator(position.seed, "loot", 0))
    for region in sorted(position.markers[position.rules.marker_index[MARKER]]):
        if region in known or rest:
            position.notes["loot", region, MARKER] = known[region] if region in known else rest.pop()
    pile = (*listed, *rest)
    first = FIRST_IN_PILE + len(PRINTED) - len(pile)
    for number, value in enumerate(pile, first):
        position.notes["loot", number, MARKER] = value
    position.notes["loot_dealt", 0, MARKER] = 1
