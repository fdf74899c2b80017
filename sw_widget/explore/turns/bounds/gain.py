"""The bound of what a race can still gain; it is never below what the rules allow.

Every region that could still be had is an item with the least it can cost and the most coins it can bring;
where it lies is forgotten, unless the hand is too small to go farther than the next regions. The best that
a hand can buy of such items, the final attempt with the die included, is worked out once for each stock of
items. All numbers are in sixths of a coin, so that the die needs no fractions.
"""

from __future__ import annotations

from functools import reduce
from operator import or_

from sw_widget.engine.conquest.cost import protected
from sw_widget.engine.legal.conquests import refused_attempt
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.turn.redeployment import may_stay
from sw_widget.explore.turns.bounds.price_lists import PriceList, without
from sw_widget.explore.turns.bounds.rolling import Item, expected
from sw_widget.explore.turns.earnings import (
    closed_for_good,
    immediate_coins,
    income_of,
    lone_tokens,
    markers_to_come,
    on_markers,
    possible_discounts,
)
from sw_widget.explore.turns.goals import Number
from sw_widget.explore.turns.joint_income import JointIncome
from sw_widget.explore.turns.sixths import AT_LEAST, UNIT

Group = tuple[int, int]
"""A cost, and the mask of the regions that can be had for it."""


class GainBound:
    """The bound of what the acting race can gain, from where it begins to conquer."""

    def __init__(
        self,
        position: Position,
        race: int,
        beforehand: bool = False,
        *,
        left: bool = False,
        tolls: bool = False,
    ) -> None:
        """`beforehand`: another race of the player will conquer first, and can clear the ground for it.

        With `left`, other own races have left their regions, so that nothing is lost with them; with `tolls`,
        those are sure to be paid.
        """
        kit = position.kit[race]
        self.kit, self.race, self.beforehand, self.left = kit, race, beforehand, left
        self._tolls = tolls
        self.held = position.held[race]
        refused = refused_attempt(position)
        spent = refused is not None and refused.code == "already_used"
        # Asked for every position of a search, and worked out by a kit each time.
        self.singles, self._rolls_first = kit.single, kit.outlook.rolls_first
        self.can_use_die = not self._rolls_first and not spent
        stays = may_stay(position, race)
        self.income = [
            UNIT * income_of(position, race, region) if stays >> region & 1 else 0
            for region in range(len(position.holder))
        ]
        """What each region adds to the score while the race holds it."""
        self.gain = [self._gain(position, region) for region in range(len(position.holder))]
        """What conquering each region adds to the score, as things are now."""
        together = JointIncome(kit)
        self._hope = [gain + UNIT * together.hope(region) for region, gain in enumerate(self.gain)]
        """The same, with what it may add to what others bring."""
        self.extra = UNIT * markers_to_come(position, kit)
        self.least = kit.least if kit.outlook.rolls_first else max(kit.least, min(position.rules.base_cost))
        """What any region costs at least."""
        self.saving = [0] * len(position.holder)
        """What each region would cost less if another own race had cleared it."""
        self._classes = self._sorted(position)
        self.open = sum(mask for _, groups in self._classes for _, mask in groups)
        self._lone = lone_tokens(position, race) if kit.outlook.replaces else []
        self.around = [
            reduce(or_, (link for link in kit.links if link >> region & 1), mask)
            for region, mask in enumerate(position.rules.board.neighbours)
        ]
        """What each region opens the way to."""
        self._near: dict[int, int] = {}
        self._bests: dict[object, int] = {}

    def _gain(self, position: Position, region: int) -> int:
        coins = self.income[region]
        coins -= UNIT * on_markers(position, self.kit, region)  # they go when a region is conquered
        coins += UNIT * immediate_coins(position, self.race, region, tolls=self._tolls)
        holder = position.holder[region]
        if self.beforehand:
            # Another own race may fill the region first; what that brings is counted there.
            coins = UNIT * self.kit.per_conquest + (0 if holder == self.race else coins)
            from_own = holder not in (NOBODY, self.race) and position.owner[holder] == position.player
            return coins - UNIT * income_of(position, holder, region) if from_own and not self.left else coins
        if holder == self.race:
            return coins  # only after it was abandoned
        if holder != NOBODY or position.neutral >> region & 1:
            coins += UNIT * self.kit.per_conquest
        if holder != NOBODY and position.owner[holder] == position.player:
            coins -= UNIT * income_of(position, holder, region)
        return coins

    def _sorted(self, position: Position) -> list[tuple[int, list[Group]]]:
        """The regions that are worth taking, by gain, then by the least that they can cost."""
        kit, race, bare = self.kit, self.race, position.rules.bare_ground
        mask = kit.stand & ~protected(position, race)
        if not self.beforehand:
            mask &= ~closed_for_good(position, race)
        mask |= self.held  # what is abandoned can be taken back
        self.stand = mask
        possible = possible_discounts(position, kit, race, mask, self.beforehand)
        found: dict[int, dict[int, int]] = {}
        for region in bits(mask):
            off = kit.less[region] + possible[region]
            cost = max(kit.least, position.tokens[region] + position.ground[region] - off)
            at_least = max(kit.least, bare[region] - off)
            if self.held >> region & 1:
                cost = min(cost, at_least)
            self.saving[region] = max(0, cost - at_least)
            self.least = min(self.least, cost, at_least)
            # Where the die is rolled before each conquest, one that brings nothing brings another roll.
            gain = max(0, self._hope[region]) if self._rolls_first else self._hope[region]
            if gain > 0 or self._rolls_first:
                groups = found.setdefault(gain, {})
                groups[cost] = groups.get(cost, 0) | 1 << region
        return [(gain, sorted(groups.items())) for gain, groups in sorted(found.items(), reverse=True)]

    # The bound

    def near(self, reach: int, hand: int, steps: int) -> int:
        """The regions that can be had at all: with a small hand only those near the regions in reach.

        Every region on the way costs `least` and the last needs tokens in hand; `steps` come for less.
        """
        return self.open & self.touched(reach, hand, steps)

    def touched(self, reach: int, hand: int, steps: int = 0) -> int:
        """The same, whether it is worth having or not."""
        farther = (hand - self.kit.least) // self.least + steps
        if farther > 2:
            return -1
        for _ in range(farther):
            known = self._near.get(reach)
            if known is None:
                known = reach
                for region in bits(reach):
                    known |= self.around[region]
                self._near[reach] = known
            reach = known
        return reach

    def conversions(self, converted: int) -> int:
        """How many opponents have still a token that could be replaced."""
        return sum(1 for player, _ in self._lone if not converted >> player & 1)

    def above(self, hand: int, free: int, used: int, converted: int, roll: int = NOBODY) -> Number:
        """The most that so many tokens can add to the score, if only the regions of `free` can be had."""
        if hand < self.kit.least:
            return 0
        lone = [mask & free for player, mask in self._lone if mask & free and not converted >> player & 1]
        singles = sum(1 for marker in self.singles if not used >> marker & 1) if self.singles else 0
        if self._rolls_first:
            added = self._with_rolls(hand, free, singles, roll)
            for mask in lone:
                added += max(self._hope[region] for region in bits(mask))
            return added
        spare = len(lone) + singles + 1  # what the die, a single token or a conversion may bring besides
        price_lists = []
        for gain, groups in self._classes:
            costs: list[int] = []
            left, more = hand, spare
            for cost, mask in groups:
                count = (mask & free).bit_count()
                if count:
                    fits = left // cost
                    if count > fits:
                        take = min(count, fits + more)
                        costs += [cost] * take
                        more -= take - fits
                        left = 0
                        if not more:
                            break
                    else:
                        costs += [cost] * count
                        left -= cost * count
            if costs:
                price_lists.append(PriceList(gain, tuple(costs)))
        to_convert = tuple(self._gains_and_costs(mask) for mask in lone)
        key = (hand, singles, to_convert, tuple(price_lists))
        known = self._bests.get(key)
        if known is None:
            known = self._bests[key] = self._bought(*key)
        return known

    def _gains_and_costs(self, mask: int) -> tuple[tuple[int, int], ...]:
        return tuple(
            (gain, cost) for gain, groups in self._classes for cost, regions in groups if regions & mask
        )

    def _bought(
        self,
        hand: int,
        singles: int,
        to_convert: tuple[tuple[tuple[int, int], ...], ...],
        price_lists: tuple[PriceList, ...],
    ) -> int:
        """The best choice of items for a hand, with the die for one more."""
        if to_convert:
            best = self._bought(hand, singles, to_convert[1:], price_lists)
            for gain, cost in to_convert[0]:
                less = without(price_lists, gain, cost)
                best = max(best, gain + self._bought(hand, singles, to_convert[1:], less))
            return best
        best = self._paid(hand, price_lists)
        least = self.kit.least
        if singles and hand >= least:
            for gain, costs in price_lists:
                less = without(price_lists, gain, costs[-1])
                best = max(best, gain + self._bought(hand - least, singles - 1, (), less))
        return best

    def _paid(self, hand: int, price_lists: tuple[PriceList, ...]) -> int:
        best = 0

        def choose(index: int, left: int, gained: int, attempt: list[tuple[int, int]]) -> None:
            nonlocal best
            if index == len(price_lists):
                if left >= self.kit.least and self.can_use_die:
                    for cost, gain in attempt:
                        short = max(1, cost - left)
                        if short < len(AT_LEAST):
                            best = max(best, gained + gain * AT_LEAST[short] // UNIT)
                best = max(best, gained)
                return
            gain, costs = price_lists[index]
            number = 0
            while True:
                more = [(costs[number], gain)] if number < len(costs) else []
                choose(index + 1, left, gained + number * gain, attempt + more)
                if number == len(costs) or costs[number] > left:
                    return
                left -= costs[number]
                number += 1

        choose(0, hand, 0, [])
        return best

    def _with_rolls(self, hand: int, free: int, singles: int, roll: int) -> Number:
        """The same where the die is rolled before each conquest."""
        items: list[Item] = []
        for gain, groups in self._classes:
            left = hand  # with the luckiest rolls each costs one
            for cost, mask in groups:
                count = min(left, (mask & free).bit_count())
                if count:
                    items.append((gain, cost, count))
                    left -= count
        return expected(self.kit.least, hand, singles, roll, tuple(items))
