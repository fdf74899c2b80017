"""What a race can still gain at most: a bound that never lies below what the rules allow.

Every region that could still be had is an item with the least it can cost and the most coins it can bring;
where it lies is forgotten, unless the hand is too small to go farther than the next regions. The best that
a hand can buy of such items, the final attempt with the die included, is worked out once for each stock of
items. All numbers are in sixths of a coin, so that the die needs no fractions.
"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from sw_widget.engine.board import bits
from sw_widget.engine.conditions import Condition, Either, NearOwn
from sw_widget.engine.conquest import LEAST_COST, at_peace, convertible, protected
from sw_widget.engine.kit import Kit
from sw_widget.engine.legal import die_is_spent
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.rules import BASE_COST, FACES
from sw_widget.engine.scoring import COINS_PER_REGION
from sw_widget.explore.goals import Number

UNIT = len(FACES)
"""A whole coin, in sixths: one for each face of the die."""

AT_LEAST = [sum(1 for face in FACES if face >= needed) for needed in range(max(FACES) + 1)]
"""In how many of six throws the die shows so much."""

Group = tuple[int, int]
"""A cost, and the mask of the regions that can be had for it."""

Item = tuple[int, int, int]
"""What a region brings, what it costs, and how many such regions there are."""

_FINE = 6**5
"""How finely a bound with many rolls is worked out."""


class Stock(NamedTuple):
    """What can be had of regions that bring equally much: costs of the cheapest ones, in order."""

    gain: int
    costs: tuple[int, ...]


class Sight:
    """What the acting race sees of the board when it begins to conquer."""

    def __init__(self, position: Position, race: int, beforehand: bool = False) -> None:
        """`beforehand`: another race of the player will conquer first, and can clear the ground for it."""
        kit = position.kit[race]
        assert kit is not None
        self.kit, self.race, self.beforehand = kit, race, beforehand
        self.held = position.held[race]
        self.can_use_die = not kit.roll_first and not die_is_spent(position, race)
        self.income = [_income(position, race, region) for region in range(len(position.holder))]
        """What each region adds to the score while the race holds it."""
        self.gain = [self._gain(position, region) for region in range(len(position.holder))]
        """What conquering each region adds to the score, as things are now."""
        self.extra = _markers_to_come(position, kit)
        self.least = LEAST_COST if kit.roll_first else BASE_COST
        """What any region costs at least."""
        self._classes = self._sorted(position)
        self.open = sum(mask for _, groups in self._classes for _, mask in groups)
        self._lone = _lone(position, race) if kit.convert else []
        self.around = [
            mask | sum(link for link in kit.links if link >> region & 1)
            for region, mask in enumerate(position.rules.board.neighbours)
        ]
        """What each region opens the way to."""
        self._near: dict[int, int] = {}
        self._bests: dict[object, Number] = {}
        self._fine: dict[object, int] = {}

    def _gain(self, position: Position, region: int) -> int:
        coins = self.income[region]
        coins -= UNIT * _on_markers(position, self.kit, region)  # they go when a region is conquered
        holder = position.holder[region]
        if self.beforehand:
            # Another own race may fill or empty the region first; what that brings or takes is counted there.
            return UNIT * self.kit.per_conquest + (0 if holder == self.race else coins)
        if holder == self.race:
            return coins  # only after it was abandoned
        if holder != NOBODY or position.tribes >> region & 1:
            coins += UNIT * self.kit.per_conquest
        if holder != NOBODY and position.owner[holder] == position.player:
            coins -= _income(position, holder, region)
        return coins

    def _sorted(self, position: Position) -> list[tuple[int, list[Group]]]:
        """The regions that are worth having, by gain, then by the least that they can cost."""
        kit, race, bare = self.kit, self.race, position.rules.bare_ground
        mask = kit.stand & ~protected(position, race)
        if not self.beforehand:
            mask &= ~at_peace(position, race)
        mask |= self.held  # what is abandoned can be taken back
        possible = _possible_discounts(position, kit, race, mask)
        marked = UNIT * _coins_on_marks(kit)
        found: dict[int, dict[int, int]] = {}
        for region in bits(mask):
            cost = position.tokens[region] + position.ground[region]
            if self.beforehand or self.held >> region & 1:
                cost = min(cost, bare[region])
            cost = max(LEAST_COST, cost - kit.less[region] - possible[region])
            self.least = min(self.least, cost)
            gain = self.gain[region] + marked
            if gain > 0:
                groups = found.setdefault(gain, {})
                groups[cost] = groups.get(cost, 0) | 1 << region
        return [(gain, sorted(groups.items())) for gain, groups in sorted(found.items(), reverse=True)]

    # The bound

    def near(self, reach: int, hand: int, steps: int) -> int:
        """What can be had at all: with a small hand only what lies near the regions in reach.

        Every region on the way costs `least` and the last needs a token in hand; `steps` come for less.
        """
        farther = (hand - 1) // self.least + steps
        if farther > 2:
            return self.open
        for _ in range(farther):
            known = self._near.get(reach)
            if known is None:
                known = reach
                for region in bits(reach):
                    known |= self.around[region]
                self._near[reach] = known
            reach = known
        return self.open & reach

    def conversions(self, converted: int) -> int:
        """How many opponents have still a token that could be replaced."""
        return sum(1 for player, _ in self._lone if not converted >> player & 1)

    def above(self, hand: int, free: int, used: int, converted: int, roll: int = NOBODY) -> Number:
        """The most that so many tokens can add to the score, if only the regions of `free` can be had."""
        if hand < 1:
            return 0
        lone = [mask & free for player, mask in self._lone if mask & free and not converted >> player & 1]
        singles = sum(1 for marker in self.kit.single if not used >> marker & 1)
        if self.kit.roll_first:
            gains = sum(max(self.gain[region] for region in bits(mask)) for mask in lone)
            return self._with_rolls(hand, free, singles, roll) + gains
        spare = len(lone) + singles + 1  # what the die, a single token or a conversion may bring besides
        stocks = []
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
                stocks.append(Stock(gain, tuple(costs)))
        to_convert = tuple(self._gains_and_costs(mask) for mask in lone)
        key = (hand, singles, to_convert, tuple(stocks))
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
        stocks: tuple[Stock, ...],
    ) -> int:
        """The best choice of items for a hand, with the die for one more."""
        if to_convert:
            best = self._bought(hand, singles, to_convert[1:], stocks)
            for gain, cost in to_convert[0]:
                less = _without(stocks, gain, cost)
                best = max(best, gain + self._bought(hand, singles, to_convert[1:], less))
            return best
        best = self._paid(hand, stocks)
        if singles and hand:
            for gain, costs in stocks:
                less = _without(stocks, gain, costs[-1])
                best = max(best, gain + self._bought(hand - 1, singles - 1, (), less))
        return best

    def _paid(self, hand: int, stocks: tuple[Stock, ...]) -> int:
        best = 0

        def choose(index: int, left: int, gained: int, attempt: list[tuple[int, int]]) -> None:
            nonlocal best
            if index == len(stocks):
                if left and self.can_use_die:
                    for cost, gain in attempt:
                        short = max(1, cost - left)
                        if short < len(AT_LEAST):
                            best = max(best, gained + gain * AT_LEAST[short] // UNIT)
                best = max(best, gained)
                return
            gain, costs = stocks[index]
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
        key = (hand, singles, roll, tuple(items))
        known = self._bests.get(key)
        if known is None:
            most = self._rolled(hand, singles, roll, tuple(items))
            known = self._bests[key] = Fraction(most, _FINE)
        return known

    def _rolled(self, hand: int, singles: int, roll: int, items: tuple[Item, ...]) -> int:
        """The most that can be expected, rounded up in small parts: fractions would grow with every roll."""
        if not hand or not items:
            return 0
        key = (hand, singles, roll, items)
        known = self._fine.get(key)
        if known is not None:
            return known
        best = 0
        for index, (gain, cost, count) in enumerate(items):
            less = (*items[:index], (gain, cost, count - 1), *items[index + 1 :])
            rest = less if count > 1 else (*items[:index], *items[index + 1 :])
            paid = max(LEAST_COST, cost - max(roll, 0))
            if paid <= hand:
                best = max(best, _FINE * gain + self._rolled(hand - paid, singles, NOBODY, rest))
            if singles:
                best = max(best, _FINE * gain + self._rolled(hand - 1, singles - 1, NOBODY, rest))
        if roll == NOBODY:
            rolled = sum(self._rolled(hand, singles, face, items) for face in FACES)
            best = max(best, -(-rolled // len(FACES)))
        self._fine[key] = best
        return best


def _without(stocks: tuple[Stock, ...], gain: int, cost: int) -> tuple[Stock, ...]:
    """The stocks less one item; one that is too dear to be among them is not missed."""
    found = []
    for stock in stocks:
        costs = stock.costs
        if stock.gain == gain and cost in costs:
            index = costs.index(cost)
            costs = costs[:index] + costs[index + 1 :]
        if costs:
            found.append(Stock(stock.gain, costs))
    return tuple(found)


def shared(total: Number) -> Number:
    """The mean of six throws, as a whole number where it is one."""
    if isinstance(total, int):
        whole, rest = divmod(total, UNIT)
        return whole if not rest else Fraction(total, UNIT)
    mean = total / UNIT
    return mean.numerator if mean.denominator == 1 else mean


def additive(position: Position) -> bool:
    """Whether what a region brings does not depend on others, for each race of the player who moves."""
    for race in position.races_of(position.player):
        kit = position.kit[race]
        if kit is None or not bounded(kit) or _coins_on_marks(kit):
            return False
        paying = {marker for _, marker in kit.per_marker}
        if paying.intersection(kit.places) or (paying and kit.attack_only):
            return False
        for marker in paying.intersection(kit.builds):
            if sum(position.markers[marker].values()) >= position.rules.markers[marker].in_box:
                return False
    return True


def bounded(kit: Kit) -> bool:
    """Whether it can be said what each region brings at most: a function may give anything."""
    return not kit.coin_hooks and not kit.shifting_coins


def transparent(kit: Kit) -> bool:
    """Whether nothing about the race depends on a function that could look at all of the position."""
    shifting = (*kit.shifting, *kit.shifting_coins)
    return not kit.coin_hooks and all(_understood(where) for _, where in shifting)


def _understood(where: Condition) -> bool:
    """Whether a condition depends on nothing but the regions that the race holds, and grows with them."""
    if isinstance(where, Either):
        return _understood(where.one) and _understood(where.other)
    return where.fixed or type(where) is NearOwn


def _income(position: Position, race: int, region: int) -> int:
    kit = position.kit[race]
    coins = COINS_PER_REGION
    if kit is not None:
        coins += sum(each for each, where in kit.per_region if where >> region & 1)
        coins += _on_markers(position, kit, region)
    return UNIT * coins


def _on_markers(position: Position, kit: Kit, region: int) -> int:
    return sum(each * position.markers[marker].get(region, 0) for each, marker in kit.per_marker)


def _coins_on_marks(kit: Kit) -> int:
    """The most that markers put down with a conquest can bring."""
    marks = {*kit.marks_every, *(marker for marker, _ in kit.marks_first)}
    return sum(each for each, marker in kit.per_marker if marker in marks)


def _markers_to_come(position: Position, kit: Kit) -> int:
    """The most that markers put down at redeployment can bring."""
    coins = 0
    for each, marker in kit.per_marker:
        if marker in kit.places:
            coins += each * position.rules.markers[marker].in_box
        elif marker in kit.builds and not position.used >> marker & 1:
            coins += each
    return UNIT * coins


def _possible_discounts(position: Position, kit: Kit, race: int, mask: int) -> list[int]:
    """What conditions that shift could take off each region, if the race held all that it ever can."""
    found = [0] * len(position.holder)
    if kit.shifting:
        view = position.clone()
        view.held[race] |= mask
        for tokens, where in kit.shifting:
            if tokens > 0:
                for region in bits(where.now(view, race) if _understood(where) else mask):
                    found[region] += tokens
    return found


def _lone(position: Position, race: int) -> list[tuple[int, int]]:
    """The regions whose lone token the race could replace if they lay near: by opponent."""
    found: dict[int, int] = {}
    mask = ~protected(position, race) & ~at_peace(position, race)
    for region in bits(position.kit[race].stand & mask):  # type: ignore[union-attr]
        if convertible(position, race, region) is None:
            player = position.owner[position.holder[region]]
            found[player] = found.get(player, 0) | 1 << region
    return list(found.items())
