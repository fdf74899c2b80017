"""A race's conquests in one turn: what stays the same all through them, and what stopping is worth."""

from __future__ import annotations

from sw_widget.engine.board import bits
from sw_widget.engine.conquest import cost, targets
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.redeploy import lifted, tokens_of
from sw_widget.engine.scoring import score
from sw_widget.explore.turns.ceiling import Sight
from sw_widget.explore.turns.earnings import additive, bounded, transparent
from sw_widget.explore.turns.goals import COINS_DEFENCE, COINS_TOKENS, REACH, SAFE, Goal, Number, Value
from sw_widget.explore.turns.sixths import AT_LEAST, UNIT
from sw_widget.explore.turns.strength import Strength

ENDLESS = 10**9
NOTHING: Value = (-ENDLESS, -ENDLESS)
"""Less than any value, and (turned round) more."""
EVERYTHING: Value = (ENDLESS, ENDLESS)


class Stage:
    """The last race to conquer in a turn, from where it begins. All values are in sixths."""

    def __init__(self, position: Position, goal: Goal, before: int, number: int) -> None:
        player, race = position.player, position.acting
        kits = [position.kit[own] for own in position.races_of(player)]
        self.goal, self.number, self.race = goal, number, race
        self.sight = Sight(position, race)
        self.kit = self.sight.kit
        self.gross = UNIT * (position.coins[player] - before + score(position, player))
        """The coins if the turn ended here, without what redeployment adds or takes."""
        self.opaque = not all(kit is not None and transparent(kit) for kit in kits)
        """Whether somebody may look at everything, so that only wholly equal positions are equal."""
        self._again = self.kit.roll_first or self.opaque
        """Whether an abandoned region may be worth taking again: the roll, or a function, decides later."""
        self.bounded = all(kit is not None and bounded(kit) for kit in kits)
        self.counts = additive(position)
        """Whether the coins of stopping are known without playing it."""
        self.fast = self.counts and not self.opaque and goal.name != COINS_DEFENCE
        """Whether all of its value is."""
        self.paying = {marker for _, marker in self.kit.per_marker}
        self._strength = Strength(position, race) if goal.name == COINS_DEFENCE else None
        self._active = position.active[player] == race
        self._tray = position.tray[race]
        self._tokens = tokens_of(position, race)
        self._lifted = self.kit.attack_only if lifted(position, race) else 0
        self._converted = position.converted.bit_count()
        self._others = sum(position.held[own] for own in position.races_of(player) if own != race)
        self._built = {
            marker: sum(
                1 << region
                for region, count in position.markers[marker].items()
                if count >= position.rules.markers[marker].per_region
            )
            for marker in self.kit.builds
        }
        self._goal_bit = 1 << goal.region if goal.name == REACH else 0
        self._goal_cost = 0
        if self._goal_bit & self.sight.open & ~position.held[race]:
            self._goal_cost = cost(position, race, goal.region)

    def coins(self, gross: int, held: int, non_empty: int, converted: int) -> int:
        """The coins of stopping with these regions, redeployment included. Only if it `counts`."""
        return self._ended(gross, held, non_empty, converted)[0]

    def stop(self, gross: int, held: int, non_empty: int, hand: int, converted: int) -> Value:
        """What stopping with these regions is worth, redeployment included. Only if it is `fast`."""
        goal = self.goal
        coins, grown, kept = self._ended(gross, held, non_empty, converted)
        if goal.name == COINS_TOKENS:
            return coins, UNIT * (hand + grown) if self._active else 0
        if goal.name == REACH:
            return (UNIT if (kept | self._others) & self._goal_bit else 0), coins
        return coins, 0

    def _ended(self, gross: int, held: int, non_empty: int, converted: int) -> tuple[int, int, int]:
        """Coins, new tokens, and the regions that are kept, perhaps without some that do not matter."""
        kit = self.kit
        coins = gross
        for coin, marker in kit.per_marker:
            if marker in self._built and held & ~self._built[marker]:
                coins += UNIT * coin
        converts = converted.bit_count() - self._converted
        grown = 0
        if kit.grows:
            conquests = non_empty.bit_count()
            grown = min(sum(conquests // effect.every for effect in kit.grows), self._tray - converts)
        if kit.attack_only:
            over = held.bit_count() - max(0, self._tokens + grown + converts - self._lifted)
            if over > 0:
                # Fewer tokens stay than regions are held: the poorest are given up, the wanted one last.
                income = self.sight.income
                incomes = sorted(income[region] for region in bits(held & ~self._goal_bit))
                coins -= sum(incomes[:over])
                if over > len(incomes):
                    coins -= income[self.goal.region]
                    held &= ~self._goal_bit
        return coins, grown, held

    def cap(
        self, gross: int, held: int, hand: int, reach: int, used: int, converted: int, roll: int = NOBODY
    ) -> Value:
        """What no line can exceed that goes on from here without abandoning anything."""
        if not self.bounded:
            return EVERYTHING
        sight, kit = self.sight, self.kit
        free = 0
        if hand > 0:
            steps = 0
            if kit.single:
                steps += sum(1 for marker in kit.single if not used >> marker & 1)
            if kit.convert:
                steps += sight.conversions(converted)
            free = sight.near(reach, hand, steps) & ~held
        coins = gross + sight.extra + sight.above(hand, free, used, converted, roll)
        return self._pair(coins, held, hand, free)

    def cap_at(self, position: Position, gross: int, roll: int) -> Value:
        """The same for a position, as if the die had shown this (-1: not been rolled)."""
        race = self.race
        return self.cap(
            gross,
            position.held[race],
            position.hand[race],
            targets(position, race, 0).reach,
            position.used,
            position.converted,
            roll,
        )

    def cap_unopened(self, position: Position, gross: int, last: int) -> Value:
        """The same before the first conquest: regions above `last` may still be abandoned, cheapest first."""
        if not self.bounded:
            return EVERYTHING
        sight = self.sight
        held, hand = position.held[self.race], position.hand[self.race]
        own = sorted((sight.income[region], region) for region in bits(held) if region > last)
        reach = targets(position, self.race, 0).reach
        used, converted, roll = position.used, position.converted, position.roll
        steps = len(self.kit.single) + sight.conversions(converted)
        free = sight.near(reach, hand, steps) & ~held
        best: Number = sight.above(hand, free, used, converted, roll)
        loss = 0
        for count, (income, region) in enumerate(own, 1):
            loss += income
            hand += position.tokens[region]
            # With nothing left on the map it comes in from the edge again.
            near = sight.near(reach, hand, steps) if count < held.bit_count() else sight.open
            free |= near & ~held
            if self._again:
                free |= sight.open & sum(1 << region for _, region in own)
            best = max(best, sight.above(hand, free, used, converted, roll) - loss)
        coins = gross + sight.extra + best
        if self._strength is not None:
            return coins, UNIT * SAFE  # with regions abandoned, the rest may be as strong as can be
        return self._pair(coins, held, hand, free)

    def _pair(self, coins: Number, held: int, hand: int, free: int) -> Value:
        goal = self.goal
        if goal.name == REACH:
            return self._chance(held, hand, free), coins
        if goal.name == COINS_TOKENS:
            return coins, UNIT * (hand + (self._tray if self.kit.grows else 0))
        return coins, 0 if self._strength is None else UNIT * self._strength.at_most(held)

    def _chance(self, held: int, hand: int, free: int) -> int:
        """In how many of six cases the wanted region can be held, at most."""
        if (held | self._others) & self._goal_bit:
            return UNIT
        if not free & self._goal_bit:
            # Nothing is worth a coin there, perhaps; then it cannot be said how far it is.
            return 0 if self.sight.open & self._goal_bit else UNIT
        kit = self.kit
        short = self._goal_cost - hand
        if short <= 0 or kit.roll_first or kit.single or kit.convert or kit.shifting:
            return UNIT
        return AT_LEAST[short] if short < len(AT_LEAST) and self.sight.can_use_die else 0
