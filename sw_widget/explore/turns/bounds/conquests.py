"""The bounds of a race's conquests in one turn: what no line can exceed."""

from __future__ import annotations

from collections.abc import Iterable

from sw_widget.engine.conquest.cost import targets
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import NOBODY, Position
from sw_widget.explore.advance import converted_in
from sw_widget.explore.turns.extra_means import NO_EXTRA_MEANS, ExtraMeans
from sw_widget.explore.turns.goals import COINS_TOKENS, REACH, SAFE, Number, Value
from sw_widget.explore.turns.sixths import AT_LEAST, UNIT
from sw_widget.explore.turns.stage import EVERYTHING, Stage


class ConquestBounds(Stage):
    """The conquests of a race in one turn, with their bounds."""

    def cap(
        self,
        gross: int,
        held: int,
        hand: int,
        reach: int,
        used: int,
        converted: int,
        roll: int = NOBODY,
        extra_means: ExtraMeans = NO_EXTRA_MEANS,
        opened: bool = True,
    ) -> Value:
        """What no line can exceed that goes on from here without abandoning anything."""
        if not self.bounded:
            return EVERYTHING
        gain_bound, kit = self.gain_bound, self.kit
        steps = 0
        if gain_bound.singles:
            steps += sum(1 for marker in gain_bound.singles if not used >> marker & 1)
        if kit.outlook.replaces:
            steps += gain_bound.conversions(converted)
        added, free, hand = self._added(hand, reach, held, steps, used, converted, roll, extra_means)
        coins = gross + gain_bound.extra + added
        if self.together.any:
            missing, each = self.together.missing(held)
            if missing and each:
                # So many regions are taken first that add nothing more, or no more than that are taken.
                few = missing * max(0, *gain_bound.gain)
                coins -= added - max(added - UNIT * missing * each, min(added, few))
            attacked = self._attacked or bool(held & self._foes & ~self._held)
            coins += UNIT * self.together.most(held, attacked, opened)
        return self._pair(coins, held, hand, free)

    def _added(
        self,
        hand: int,
        reach: int,
        held: int,
        steps: int,
        used: int,
        converted: int,
        roll: int,
        extra_means: ExtraMeans,
        also: int = 0,
    ) -> tuple[Number, int, int]:
        """The most that can be added, with what can be had (`also` these), and with how many tokens."""
        gain_bound, hand = self.gain_bound, hand + extra_means.tokens
        if hand <= 0:
            return 0, also, hand
        if not extra_means.hired:
            free = (
                gain_bound.open if extra_means.far else gain_bound.near(reach, hand, steps)
            ) & ~held | also
            return gain_bound.above(hand, free, used, converted, roll), free, hand
        # The last hiring may be part of an attempt that fails, and is not paid then.
        best: Number = 0
        free, more = also, hand
        for times in range(min(extra_means.most, hand // self.kit.least) + 1):
            more = hand + extra_means.hired * min(times + gain_bound.can_use_die, extra_means.most)
            free = (
                gain_bound.open if extra_means.far else gain_bound.near(reach, more, steps)
            ) & ~held | also
            added = gain_bound.above(more, free, used, converted, roll) - UNIT * extra_means.price * times
            best = max(best, added)
        return best, free, more

    def caps_at(self, position: Position, gross: int, rolls: Iterable[int]) -> list[Value]:
        """The same for a position, as if the die had shown each of these (-1: not been rolled)."""
        race = self.race
        held, hand, used = position.held[race], position.hand[race], position.used
        reach, converted = targets(position, race, 0).reach, converted_in(position)
        extra = self.extra_means(position)
        return [self.cap(gross, held, hand, reach, used, converted, roll, extra) for roll in rolls]

    def cap_unopened(self, position: Position, gross: int, last: int) -> Value:
        """The same before the first conquest: regions above `last` may still be abandoned, cheapest first."""
        if not self.bounded:
            return EVERYTHING
        gain_bound, extra_means = self.gain_bound, self.extra_means(position)
        held, hand = position.held[self.race], position.hand[self.race]
        own = sorted((gain_bound.income[region], region) for region in bits(held) if region > last)
        reach = targets(position, self.race, 0).reach
        used, converted, roll = position.used, converted_in(position), position.roll
        if not own:
            return self.cap(gross, held, hand, reach, used, converted, roll, extra_means, opened=False)
        steps = len(gain_bound.singles) + gain_bound.conversions(converted)
        best, free, tokens = self._added(hand, reach, held, steps, used, converted, roll, extra_means)
        loss = 0
        for count, (_, region) in enumerate(own, 1):
            loss -= self.left(region)
            hand += position.tokens[region] + (self.kit.least if extra_means.again else 0)
            # With nothing left on the map it comes in from the edge again, and may pass where it was.
            gone = count == held.bit_count()
            far = extra_means._replace(far=True) if gone else extra_means
            if self._again or gone:
                free |= gain_bound.open & sum(1 << region for _, region in own)
            added, free, tokens = self._added(hand, reach, held, steps, used, converted, roll, far, free)
            best = max(best, added - loss)
        coins = gross + gain_bound.extra + best
        if self.together.any:
            coins += UNIT * self.together.most(held, self._attacked, False)
        if self._strength is not None:
            return coins, UNIT * SAFE  # with regions abandoned, the rest may be as strong as can be
        return self._pair(coins, held, tokens, free)

    def _pair(self, coins: Number, held: int, hand: int, free: int) -> Value:
        goal = self.goal
        if goal.name == REACH:
            return self._chance(held, hand, free), coins
        if goal.name == COINS_TOKENS:
            return coins, UNIT * (hand + (self._tray if self.kit.outlook.growth else 0))
        return coins, 0 if self._strength is None else UNIT * self._strength.at_most(held)

    def _chance(self, held: int, hand: int, free: int) -> int:
        """In how many of six cases the wanted region can be held, at most."""
        if (held | self._others) & self._goal_bit:
            return UNIT
        if not free & self._goal_bit:
            # Nothing is worth a coin there, perhaps; then it cannot be said how far it is.
            return 0 if self.gain_bound.open & self._goal_bit else UNIT
        kit = self.kit
        short = self._goal_cost - hand
        if short <= 0 or kit.outlook.rolls_first or kit.means or kit.outlook.replaces or kit.shifting:
            return UNIT
        return AT_LEAST[short] if short < len(AT_LEAST) and self.gain_bound.can_use_die else 0
