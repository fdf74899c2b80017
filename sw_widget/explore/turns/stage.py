"""The stage of a search: a race's conquests in one turn, with what stays the same all through them."""

from __future__ import annotations

from sw_widget.engine.conquest.cost import cost
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.turn.redeployment import lifted, tokens_of
from sw_widget.engine.turn.scoring import score
from sw_widget.explore.advance import converted_in
from sw_widget.explore.turns.bounds.defence import DefenceBound
from sw_widget.explore.turns.bounds.gain import GainBound
from sw_widget.explore.turns.earnings import additive, all_can_pay, bounded, takes_again, transparent
from sw_widget.explore.turns.extra_means import NO_EXTRA_MEANS, ExtraMeans, extra_means_of, has_extra_means
from sw_widget.explore.turns.goals import COINS_DEFENCE, COINS_TOKENS, REACH, Goal, Value
from sw_widget.explore.turns.joint_income import JointIncome
from sw_widget.explore.turns.known_effects import all_known
from sw_widget.explore.turns.sixths import UNIT

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
        self._before = before
        paid = all_can_pay(position, race)
        kit = position.kit[race]
        self.aided = has_extra_means(kit)
        self.gain_bound = GainBound(position, race, tolls=paid and not self.aided)
        self.kit = kit
        self.together = JointIncome(kit)
        self._foes = sum(
            position.held[active]
            for other, active in enumerate(position.active)
            if other != player and active != NOBODY
        )
        self._attacked = bool(position.attacked)
        known = all_known(position)
        self.played = self.aided or not paid or not known
        """Whether each step must be played to know what it brings."""
        self.gross = self.gross_of(position)
        """The coins if the turn ended here, without what redeployment adds or takes, or what all regions
        bring together.
        """
        self.opaque = not known or not all(transparent(own) for own in kits)
        """Whether somebody may look at everything, so that only wholly equal positions are equal."""
        if goal.name == COINS_DEFENCE and kit.outlook.stays_put:
            self.opaque = True  # how tokens stand depends on how regions were taken
        self._again = takes_again(kit) or self.opaque
        """Whether an abandoned region may be worth taking again."""
        others = [own for own in kits if own is not kit]
        alone = not any(own.joint_coins for own in others)
        self.bounded = known and alone and all(bounded(own) for own in kits)
        """Whether it can be said what nothing exceeds."""
        self.counts = additive(position) and not self.played
        """Whether the coins of stopping are known without playing it."""
        if kit.outlook.lifted and not self.together.counts_all:
            self.counts = False
        self.fast = self.counts and not self.opaque and goal.name != COINS_DEFENCE
        """Whether all of its value is."""
        self.moves = self.opaque or goal.name == COINS_DEFENCE
        """Whether it matters where markers stand."""
        self.paying = {marker for _, marker in self.kit.outlook.per_marker}
        self._strength = DefenceBound(position, race) if goal.name == COINS_DEFENCE else None
        self._active = position.active[player] == race
        self._tray = position.tray[race]
        self._tokens = tokens_of(position, race)
        self._lifted = self.kit.outlook.lifted if lifted(position, race) and not kit.outlook.leaves_one else 0
        self._gives_up = (bool(kit.outlook.lifted) or kit.least > 1) and not kit.outlook.stays_put
        self._victims = sum(position.counted("victims", race).values())
        self._held = position.held[race]
        self._converted = converted_in(position).bit_count()
        self._others = sum(position.held[own] for own in position.races_of(player) if own != race)
        self._built = {
            marker: sum(
                1 << region
                for region, count in position.markers[marker].items()
                if count >= position.rules.markers[marker].per_region
            )
            for marker in self.kit.outlook.builds
        }
        self._goal_bit = 1 << goal.region if goal.name == REACH else 0
        self._goal_cost = 0
        if self._goal_bit & self.gain_bound.open & ~position.held[race]:
            self._goal_cost = cost(position, race, goal.region)

    def gross_of(self, position: Position) -> int:
        """The coins if the turn ended in a position, as `gross` counts them."""
        player, race = position.player, self.race
        whole = position.coins[player] - self._before + score(position, player)
        if self.together.any:
            whole -= self.together.coins(position.held[race], bool(position.attacked))
        return UNIT * whole

    def extra_means(self, position: Position) -> ExtraMeans:
        """What the race has beside its tokens."""
        return extra_means_of(position, self.race, self.gain_bound.stand) if self.aided else NO_EXTRA_MEANS

    def left(self, region: int) -> int:
        """What abandoning a region brings, or takes."""
        return UNIT * self.kit.outlook.leaving_pays - self.gain_bound.income[region]

    def foe(self, region: int) -> bool:
        """Whether the region was an active opponent's."""
        return bool(self._foes >> region & 1)

    def coins(self, gross: int, held: int, non_empty: int, converted: int) -> int:
        """The coins of stopping with these regions, redeployment included. Only if it `counts`."""
        return self._ended(gross, held, non_empty, converted, False)[0]

    def stop(
        self, gross: int, held: int, non_empty: int, hand: int, converted: int, struck: bool = False
    ) -> Value:
        """What stopping with these regions is worth, redeployment included. Only if it is `fast`.

        `struck`: an active opponent was attacked in vain.
        """
        goal = self.goal
        coins, grown, kept = self._ended(gross, held, non_empty, converted, struck)
        if goal.name == COINS_TOKENS:
            return coins, UNIT * (hand + grown) if self._active else 0
        if goal.name == REACH:
            return (UNIT if (kept | self._others) & self._goal_bit else 0), coins
        return coins, 0

    def _ended(
        self, gross: int, held: int, non_empty: int, converted: int, struck: bool
    ) -> tuple[int, int, int]:
        """Coins, new tokens, and the regions that are kept, perhaps without some that do not matter."""
        kit = self.kit
        coins = gross
        for coin, marker in kit.outlook.per_marker:
            if marker in self._built and held & ~self._built[marker]:
                coins += UNIT * coin
        converts = converted.bit_count() - self._converted
        grown = over = 0
        whole = held
        if kit.outlook.growth:
            victims = self._victims + (held & self._foes & ~self._held).bit_count()
            grown = sum(
                (victims if effect.from_active else non_empty.bit_count()) // effect.every
                for effect in kit.outlook.growth
            )
            grown = min(grown, self._tray - converts)
        if self._gives_up:
            tokens = max(0, self._tokens + grown + converts - self._lifted)
            over = held.bit_count() - tokens // kit.least
            if over > 0:
                # Fewer tokens stay than regions need: the poorest are given up, the wanted one last.
                income = self.gain_bound.income
                incomes = sorted(income[region] for region in bits(held & ~self._goal_bit))
                coins -= sum(incomes[:over])
                if over > len(incomes):
                    coins -= income[self.goal.region]
                    held &= ~self._goal_bit
        if self.together.any:
            attacked = struck or self._attacked or bool(whole & self._foes & ~self._held)
            coins += UNIT * self.together.coins(whole, attacked, max(0, over))
        return coins, grown, held
