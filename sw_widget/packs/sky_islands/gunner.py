"""Gunner: cannons that protect their region, and lower costs beside it when they are fired."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from sw_widget.engine.actions import CONQUEST, START, USE, Allocation
from sw_widget.engine.conditions import Condition
from sw_widget.engine.hooks.effect import THIS_TURN, Effect, Note, Offer
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.kit import Kit
from sw_widget.engine.ledger import NEXT_TURN, Line, Params, Reason
from sw_widget.engine.legal.allocation import Placing, Spread, allocation
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import Position
from sw_widget.engine.rules import Rules
from sw_widget.engine.why_not.common import unknown_region


@dataclass(frozen=True)
class NearFired(Condition):
    """Regions next to so many cannons, or more, that were fired this turn."""

    marker: str
    cannons: int
    fixed = False

    def now(self, position: Position, race: int) -> int:
        near_one = near_more = 0
        for region in bits(fired(position, race, self.marker)):
            around = position.adjacent(race, 1 << region)
            near_more |= near_one & around
            near_one |= around
        return near_one if self.cannons == 1 else near_more


def fired(position: Position, race: int, marker: str) -> int:
    """The race's regions whose cannon was fired this turn, and stands there still."""
    mask = 0
    for (name, subject, _), value in position.notes.items():
        if name == "fired" and subject == race and isinstance(value, int):
            mask |= value
    standing = position.marked(position.rules.marker_index[marker], race)
    return mask & sum(1 << region for region in standing)


class Guns(Spread):
    """Cannons over the race's regions, one each; those that were fired (`fixed`) stay where they are."""

    __slots__ = ("fixed",)

    def __init__(self, regions: tuple[int, ...], low: int, high: int, fixed: tuple[int, ...]) -> None:
        super().__init__(regions, low, high, most=1)
        self.fixed = fixed

    def _free(self) -> Spread:
        """What may be put down beside the cannons that stay."""
        free = tuple(region for region in self.regions if region not in self.fixed)
        return Spread(free, 0, self.high - len(self.fixed), most=1)

    def _with(self, moved: Allocation) -> Allocation:
        return allocation({**dict(moved), **dict.fromkeys(self.fixed, 1)})

    def count(self) -> int:
        return self._free().count()

    def __contains__(self, given: object) -> bool:
        return Spread.__contains__(self, given) and set(self.fixed) <= {region for region, _ in given}  # type: ignore[attr-defined]

    def __iter__(self) -> Iterator[Allocation]:
        return (self._with(moved) for moved in self._free())

    def even(self, among: int = -1) -> Allocation:
        return self._with(self._free().even(among))

    def sample(self, rng: Random) -> Allocation:
        return self._with(self._free().sample(rng))


@dataclass(frozen=True)
class FiresCannons(Effect):
    """Markers that are put down at redeployment, one a region, and may be fired in later turns.

    Regions next to one that is fired cost fewer tokens this turn, once for each. One that was fired is not
    moved in the same turn.
    """

    marker: str
    tokens: int = 2
    uses = "region"
    notes: ClassVar[Mapping[str, Note]] = {"fired": Note(THIS_TURN, regions=True, key="fired")}

    def equip(self, kit: Kit, rules: Rules) -> None:
        kit.shifting.append((self.tokens, NearFired(self.marker, 1)))
        kit.shifting.append((self.tokens, NearFired(self.marker, 2)))

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(known=False)

    def cost(self, at: View, region: int) -> Line:
        beside = [
            cannon
            for cannon in bits(fired(at.position, at.race, self.marker))
            if at.position.adjacent(at.race, 1 << cannon) >> region & 1
        ]
        n = self.tokens * len(beside)
        sentence = "cost-cannon" if n else "not-cannon"
        return at.line(-n, sentence, n=n, marker=("marker", self.marker), pieces=len(beside))

    def placings(self, at: View) -> tuple[Placing, ...]:
        marker = at.marker(self.marker)
        fixed = bits(fired(at.position, at.race, self.marker) & at.held)
        most = at.position.owned(marker, at.race)
        spread = Guns(bits(at.held), len(fixed), most, fixed)
        return (Placing(marker, spread, True, refuses=lambda given: self._misplaced(at, fixed, given)),)

    def _misplaced(self, at: View, fixed: tuple[int, ...], given: Allocation) -> Reason | None:
        """Why cannons cannot stand so; how many there are is asked later."""
        put = dict(given)
        for region, count in given:
            params = {"region": ("region", region), "race": at.name, "marker": ("marker", self.marker)}
            if count < 0:
                return Reason("bad_allocation", "bad_allocation-negative", params, (), at.rule)
            if not at.held >> region & 1:
                return Reason("bad_allocation", "bad_allocation-not_held", params, (), at.rule)
        for region in fixed:
            if not put.get(region):
                params = {"region": ("region", region), "marker": ("marker", self.marker)}
                return Reason("bad_allocation", "bad_allocation-fired", params, (NEXT_TURN,), at.rule)
        return None

    def offers(self, at: View) -> tuple[Offer, ...]:
        position = at.position
        if position.stage not in (START, CONQUEST) or position.active[position.player] != at.race:
            return ()

        def label(region: int) -> tuple[str, Params]:
            return "act-fire", {"region": ("region", region), "marker": ("marker", self.marker)}

        loaded = sum(1 << region for region in position.marked(at.marker(self.marker), at.race))
        return (
            Offer(
                USE,
                at.rule,
                "region",
                bits(loaded & ~at.note("fired")),
                lambda region: self._refusal(at, region),
                label=label,
                question=("ask-fire", {"race": at.name}),
                phrase=("choice-fire", {}),
            ),
        )

    def _refusal(self, at: View, region: object) -> Reason:
        if not isinstance(region, int) or not 0 <= region < len(at.rules.board):
            return unknown_region(at.position, region)
        params = {"region": ("region", region), "marker": ("marker", self.marker), "race": at.name}
        if region in at.position.marked(at.marker(self.marker), at.race):
            return Reason("already_used", "already_used-fire", params, (NEXT_TURN,), at.rule)
        return Reason("bad_allocation", "bad_allocation-fire", params, (), at.rule)

    def used(self, t: Turn, kind: int, value: int, die: int | None) -> None:
        t.remember("fired", t.note("fired") | 1 << value)
        t.tell("cannon_fired", region=value, marker=("marker", self.marker))
