"""The bound for two races of a player that conquer in one turn: a declined one, then the active one."""

from __future__ import annotations

from sw_widget.engine.die import FACES
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import Position
from sw_widget.engine.turn.scoring import score
from sw_widget.explore.advance import converted_in
from sw_widget.explore.turns.bounds.gain import GainBound
from sw_widget.explore.turns.earnings import bounded, plain, takes_again, transparent
from sw_widget.explore.turns.goals import COINS_DEFENCE, COINS_TOKENS, REACH, SAFE, Goal, Number, Value
from sw_widget.explore.turns.sixths import UNIT, shared
from sw_widget.explore.turns.stage import EVERYTHING


class TwoRaceBound:
    """The bound for the race that acts first and the one that comes after it.

    Whatever the first clears could be cheaper for the other afterwards, as if that one had more in hand. But
    the tokens that paid for a region stay in it, and are no fewer than those that they drove out: only what
    the first has left, or taken with a lucky die, is cheaper.
    """

    def __init__(self, position: Position, goal: Goal, before: int) -> None:
        race, player = position.acting, position.player
        kits = [position.kit[own] for own in position.races_of(player)]
        self.bounded = all(bounded(kit) and plain(kit) for kit in kits)
        """Whether it can be said what nothing exceeds."""
        self._goal, self._before = goal, before
        active = position.active[player]
        self._first = GainBound(position, race)
        self._later, self._left = (
            GainBound(position, active, True),
            GainBound(position, active, True, left=True),
        )
        self._bare = position.rules.bare_ground
        self._defence = [sum(both) for both in zip(position.tokens, position.ground, strict=True)]
        rolls = position.kit[active].outlook.rolls_first  # then each conquest is worth another roll
        self._no_use = sum(
            1 << region
            for region, income in enumerate(self._first.income)
            if self._later.gain[region] <= income and not rolls
        )
        """Regions that the later race does not want to take from the first."""
        kit = self._first.kit
        self._pays_in_full = not (
            kit.single or kit.outlook.replaces or kit.outlook.rolls_first or kit.shifting or any(kit.less)
        )
        cheapest = min(position.rules.bare_ground)
        self._luck = [max(0, face - cheapest) if self._first.can_use_die else 0 for face in FACES]
        """What a region that was taken with the die costs the other race less, by face: its ground has been
        paid for, and counts once more.
        """
        self._again = takes_again(kit) or not transparent(kit)
        """Whether the first race may take again what it has abandoned."""
        self._known: dict[object, Number] = {}

    def cap(self, position: Position) -> Value:
        """What no line can exceed that goes on from here, whichever of both acts."""
        if not self.bounded:
            return EVERYTHING
        player, goal = position.player, self._goal
        coins: Number = UNIT * (position.coins[player] - self._before + score(position, player))
        coins += self._first.extra + self._later.extra
        coins += self._gains(position) if position.acting == self._first.race else self._last(position)
        if goal.name == COINS_TOKENS:
            return coins, UNIT * position.rules.races[self._later.race].in_box
        return goal.value(coins, {REACH: UNIT, COINS_DEFENCE: UNIT * SAFE}.get(goal.name, 0))

    def _gains(self, position: Position) -> Number:
        """The most that both can add, with each number of regions that the first may abandon."""
        first, saving = self._first, self._later.saving
        held, hand = position.held[first.race], position.hand[first.race]
        saved = self._saved(position)
        incomes = sorted((first.income[region], position.tokens[region]) for region in bits(held))
        again = self._left_incomes(position)
        best = self._both(position, held, hand, saved, again)
        if not position.opened:
            loss = 0
            left_behind = sorted((saving[region] for region in bits(held)), reverse=True)
            pairs = zip(incomes, left_behind, strict=True)
            for count, ((income, tokens), more) in enumerate(pairs, 1):
                loss += income
                hand += tokens
                saved += more
                # What the later race takes of the regions left behind costs the first nothing more.
                again += incomes[-1][0]
                stays = count < len(incomes)
                stay = held if stays and not self._again else 0
                best = max(best, self._both(position, stay, hand, saved, again, stays) - loss)
        return best

    def _last(self, position: Position) -> Number:
        """The most that the later race can add once the first has stopped."""
        return self._afterwards(position, self._saved(position), self._left_incomes(position), 0)

    def _saved(self, position: Position) -> int:
        """How many tokens less the later race needs for all that the first has left, and taken."""
        held, before = position.held[self._first.race], self._first.held
        left = sum(self._later.saving[region] for region in bits(before & ~held))
        return left + sum(
            max(0, self._defence[region] - self._bare[region] - position.tokens[region])
            for region in bits(held & ~before)
        )

    def _left_incomes(self, position: Position) -> int:
        """What the regions that the first race has left would have brought it."""
        left = self._first.held & ~position.held[self._first.race]
        return sum(self._first.income[region] for region in bits(left))

    def _both(
        self, position: Position, held: int, hand: int, saved: int, again: int, stays: bool = True
    ) -> Number:
        """What the first race can gain with so many tokens, and the other after it.

        Unless it `stays` somewhere, it may come in from the edge again.
        """
        first, saving = self._first, self._later.saving
        if not hand:
            return self._afterwards(position, saved, again, 0)
        touched = first.touched(_beside(position, first), hand) if stays and self._pays_in_full else -1
        free = first.open & touched & ~held
        gained = first.above(hand, free, position.used, converted_in(position), position.roll)
        if not self._pays_in_full:
            return gained + self._afterwards(position, sum(saving), again, len(saving))
        most = hand // first.least + 1  # conquests, the last one with the die
        return gained + shared(
            sum(self._afterwards(position, saved + luck, again, most) for luck in self._luck)
        )

    def _afterwards(self, position: Position, saved: int, again: int, taken: int) -> Number:
        """The most that the race that conquers later can add, as if it had so many tokens more.

        `again`: what can be had once more, since the first race has left it; `taken`: how many regions the
        first race could take from the later one.
        """
        known = self._most(self._later, position, saved, taken)
        return min(known + again, self._most(self._left, position, saved, taken)) if again else known

    def _most(self, gain_bound: GainBound, position: Position, saved: int, taken: int) -> Number:
        race = gain_bound.race
        hand, held = position.hand[race], position.held[race]
        if gain_bound.kit.outlook.keeps_on_loss:  # what the first race takes from it comes into its hand
            hand += sum(sorted((position.tokens[region] for region in bits(held)), reverse=True)[:taken])
        off_the_map = taken >= held.bit_count() > 0
        first = self._first
        wanted = gain_bound.open & ~(self._no_use & position.held[first.race] & ~first.held)
        key = gain_bound.left, hand, saved, taken, held, wanted, position.used, converted_in(position)
        known = self._known.get(key)
        if known is None:
            known = 0
            beside = _beside(position, gain_bound)
            steps = len(gain_bound.kit.single) + gain_bound.conversions(converted_in(position))
            if hand:
                free = wanted
                if not off_the_map:
                    free &= gain_bound.near(beside, hand, steps) | held
                known = gain_bound.above(hand + saved, free, position.used, converted_in(position))
            loss = 0
            incomes = sorted((gain_bound.income[r], position.tokens[r]) for r in bits(held))
            for count, (income, tokens) in enumerate(incomes, 1):
                loss += income
                hand += tokens
                free = wanted
                if count + taken < len(incomes):  # else nothing may be left, and it comes in from the edge
                    free &= gain_bound.near(beside, hand, steps) | held
                more = gain_bound.above(hand + saved, free, position.used, converted_in(position))
                known = max(known, more - loss)
            self._known[key] = known
        return known


def _beside(position: Position, gain_bound: GainBound) -> int:
    """What a race can strike at, whoever is there."""
    held = position.held[gain_bound.race]
    return (
        position.adjacent(gain_bound.race, held) | gain_bound.kit.anywhere if held else gain_bound.kit.entry
    )
