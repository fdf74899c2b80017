"""Will-o'-Wisps: the die before conquests at magic places."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from sw_widget.engine.actions import CONQUEST, ROLL, START
from sw_widget.engine.conditions import Condition, everywhere
from sw_widget.engine.conquest.conquering import conquer
from sw_widget.engine.conquest.cost import cost, reach
from sw_widget.engine.conquest.voids import void_there
from sw_widget.engine.hooks.effect import THIS_TURN, Barrier, Effect, Note, Offer
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Params, Reason
from sw_widget.engine.legal.conquests import pays_with_means
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import NOBODY
from sw_widget.engine.rules import Rules
from sw_widget.engine.turn.machine import fail
from sw_widget.engine.why_not.conquests import no_tokens, region_reason


@dataclass(frozen=True)
class RollsForRegion(Effect):
    """The die may be rolled for a named region of a kind, or for one beside such a region of the race.

    What it shows lowers the cost; the region is conquered if the hand suffices, otherwise conquests end. A
    die that was rolled before counts as well.
    """

    where: Condition = everywhere
    where_is_fixed = True
    rolls_for_region = True
    notes: ClassVar[Mapping[str, Note]] = {"rolled_for": Note(THIS_TURN)}
    """The region for which a die was rolled that only special means can make good, counted from 1."""

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(known=False)

    def _near(self, at: View) -> int:
        """Regions of the kind, and those beside such regions of the race."""
        kind = self.where.on_board(at.rules.board)
        own = kind & at.held
        return kind | (at.position.adjacent(at.race, own) if own else 0)

    def closed(self, at: View) -> Barrier | None:
        """After a roll only the region that was named can be conquered."""
        target = at.note("rolled_for") - 1
        if target < 0 or at.position.roll == NOBODY:
            return None

        def reason(region: int) -> Reason:
            params = {"region": ("region", target), "race": at.name}
            return Reason("already_used", "already_used-rolled_for", params, (), at.rule)

        return Barrier(at.rules.board.all & ~(1 << target), "already_used", reason)

    def offers(self, at: View) -> tuple[Offer, ...]:
        position = at.position
        if not at.acts or position.stage not in (START, CONQUEST) or self.closed(at) is not None:
            return ()
        regions = reach(position, at.race) & self._near(at) if at.hand >= at.kit.least else 0
        open_ones = tuple(region for region in bits(regions) if self._why_not(at, region) is None)

        def label(region: int) -> tuple[str, Params]:
            return "act-roll_for", {"region": ("region", region)}

        return (
            Offer(
                ROLL,
                at.rule,
                "region",
                open_ones,
                lambda region: self._refusal(at, region),
                rolls=True,
                label=label,
                question=("ask-roll_for", {"race": at.name}),
            ),
        )

    def _refusal(self, at: View, region: object) -> Reason:
        position = at.position
        reason = region_reason(position, at.race, region)
        if reason is not None:
            return reason
        assert isinstance(region, int)
        reason = self._why_not(at, region) or no_tokens(position, region)
        assert reason is not None
        return reason

    def _why_not(self, at: View, region: int) -> Reason | None:
        """Why the die is not rolled for a region in reach."""
        position, params = at.position, {"region": ("region", region), "race": at.name}
        void = void_there(at, self, region)
        if void is not None:
            return void
        if not self._near(at) >> region & 1:
            _, why = self.where.why_not(position, at.race, region)
            return Reason("bad_allocation", "bad_allocation-roll_for", {**params, **why}, (), at.rule)
        return None

    def used(self, t: Turn, kind: int, value: int, die: int | None) -> None:
        assert die is not None
        position, before = t.position, max(0, t.position.roll)
        t.tell("die_rolled_for", region=value, die=die)
        t.wait_with_die(before + die)
        price = cost(position, t.race, value)
        if price <= position.hand[t.race]:
            conquer(position, value, price, (), t.record)
            position.roll = NOBODY
        elif pays_with_means(position, value):
            t.remember("rolled_for", value + 1)
        else:
            fail(position, value, price, (), t.record)

    def moved_in(self, t: Turn, region: int) -> None:
        t.remember("rolled_for", 0)
