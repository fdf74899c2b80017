"""Copies of a position in which a help has been followed, made when they are asked for and then kept."""

from __future__ import annotations

from functools import cached_property

from sw_widget.engine import actions as do
from sw_widget.engine.actions import CONQUEST, OVER, PICKING, REDEPLOYMENT, START, Code
from sw_widget.engine.conquest.cost import cost, open_to, reach
from sw_widget.engine.conquest.means import rolls
from sw_widget.engine.legal.conquests import conquests
from sw_widget.engine.legal.offers import values_of
from sw_widget.engine.legal.options import affordable, readied, redeployment, unsettled
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.turn.ending import forget_fled, next_player
from sw_widget.engine.turn.machine import apply
from sw_widget.engine.why_not.conquests import Obstacles


def has_turn_to_come(position: Position, player: int) -> bool:
    """Whether the player has another turn before the game ends."""
    return position.phase != OVER and (position.turn < position.turns or player > position.player)


class TrialPositions:
    """What would become of a position, readied for conquests, if somebody followed a help.

    Helps are tried when somebody reads them, and the game may have gone on by then: so it is a copy.
    """

    def __init__(self, view: Position) -> None:
        self.view = view.clone()
        self._taken: dict[int, Position] = {}

    @cached_property
    def obstacles(self) -> Obstacles:
        """What keeps the acting race from regions now."""
        return Obstacles(self.view, self.view.acting)

    def copy(self) -> Position:
        """The position itself, to be changed."""
        return self.view.clone()

    def play(self, *codes: Code) -> Position:
        """The position after some actions that are legal."""
        changed = self.view.clone()
        for code in codes:
            apply(changed, code)
        return changed

    # Other moments

    @cached_property
    def picked(self) -> list[Position]:
        """After the pick of each combo that can be paid for."""
        if self.view.stage != PICKING:
            return []
        slots = [slot for slot in range(len(self.view.column)) if affordable(self.view, slot)]
        return [self.play((do.PICK, slot)) for slot in slots]

    @cached_property
    def redeploying(self) -> Position:
        """After the end of all conquests of this turn."""
        return _to_redeployment(self.view)

    @cached_property
    def next_turn(self) -> Position | None:
        """The start of the next turn of whoever decides now, if nobody did anything until then."""
        changed, player = self.view.clone(), self.view.decider
        changed.pending = []
        forget_fled(changed)
        while changed.phase != OVER:
            next_player(changed, None)
            if changed.player == player and changed.phase != OVER:
                return changed
        return None

    @cached_property
    def next_conquests(self) -> Position | None:
        """The same with the troops readied."""
        return None if self.next_turn is None else readied(self.next_turn)

    @cached_property
    def next_redeployment(self) -> Position | None:
        """The redeployment of that turn."""
        if self.next_conquests is None or self.next_conquests.phase != CONQUEST:
            return None
        return _to_redeployment(self.next_conquests)

    @cached_property
    def put_down(self) -> Position:
        """After everything that must be put down or taken up has been."""
        changed = self.view.clone()
        for _ in changed.movable_races(changed.player):
            race = unsettled(changed)
            if race != NOBODY:
                apply(changed, (do.REDEPLOY, race, redeployment(changed, race).even()))
        return changed

    # Other regions

    @cached_property
    def abandoned(self) -> list[Position]:
        """After regions were abandoned: all but one, a single one, all of them."""
        view = self.view
        held = view.held[view.acting]
        if view.opened or not held:
            return []
        few = {held & ~(1 << region) for region in bits(held)} | {1 << region for region in bits(held)}
        return [
            self.play(*((do.ABANDON, region) for region in bits(mask))) for mask in sorted({*few, held} - {0})
        ]

    @cached_property
    def open(self) -> int | None:
        """Regions that the acting race can attack once it holds a neighbour of them; None where that depends
        on which regions it holds.
        """
        view = self.view
        kit, rules = view.kit[view.acting], view.rules
        if rules.can_void or rules.lending or kit.answering.reaches:
            return None
        return open_to(view, view.acting)

    def taken(self, region: int) -> Position:
        """The acting race holds the region, too, whatever that takes."""
        if region not in self._taken:
            changed, race = self.view.clone(), self.view.acting
            if changed.holder[region] != NOBODY:
                changed.vacate(region)
            changed.set_tribe(region, False)
            changed.settle(race, region, changed.kit[race].least)
            self._taken[region] = changed
        return self._taken[region]

    @cached_property
    def rings(self) -> list[int]:
        """Regions by how many conquests it takes at least until the acting race has them, whatever they cost;
        the first ring are those that it may attack now.
        """
        far, race = self.view.clone(), self.view.acting
        found = [reach(far, race)]
        while found[-1]:
            far.held[race] |= found[-1]
            found.append(reach(far, race))
        return found

    def earlier(self, region: int) -> int:
        """Regions that can be had before this one; none where it cannot be had at all."""
        mask = 0
        for ring in self.rings:
            if ring >> region & 1:
                return mask
            mask |= ring
        return 0

    @cached_property
    def payable(self) -> int:
        """Regions that the acting race can take now, in one way or another, without a final attempt; means
        that roll a die of their own may bring what is lacking.
        """
        view, race = self.view, self.view.acting
        found = conquests(view, view.hand[race])
        ways = [code for code in found.get(do.CONQUER, ()) if isinstance(code, tuple)]
        paid = [
            code[1]
            for code in ways
            if cost(view, race, code[1], code[2:]) <= view.hand[race] or rolls(view, race, code[2:])
        ]
        return sum(1 << region for region in {*paid, *values_of(view, do.CONVERT)})


def _to_redeployment(view: Position) -> Position:
    """The position after the end of all conquests of the turn."""
    changed = view.clone()
    while changed.stage in (START, CONQUEST):
        apply(changed, (do.STOP,))
    assert changed.stage == REDEPLOYMENT
    return changed
