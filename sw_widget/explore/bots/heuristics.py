"""Heuristics that play turns fast, to estimate how a game would go on.

They play whole games in a few milliseconds, so that a planner can compare its choices by their rollouts. The
heuristics: take the regions that bring most for a token, spread the tokens, and
decline when a fresh combo on top of the declined race earns more than going on.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from sw_widget.engine import actions as do
from sw_widget.engine.actions import (
    AFTER_SCORING,
    CONQUEST,
    PICKING,
    REDEPLOYMENT,
    START,
    WITHDRAWAL,
    Code,
)
from sw_widget.engine.conquest.conquering import ready
from sw_widget.engine.conquest.cost import cost, targets
from sw_widget.engine.die import FACES
from sw_widget.engine.kit import Kit
from sw_widget.engine.legal.conquests import refused_attempt
from sw_widget.engine.legal.offers import takes_die, values_of
from sw_widget.engine.legal.options import (
    affordable,
    declines_after_scoring,
    may_decline,
    readied,
    withdrawal,
)
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import ACTIVE, NOBODY, Position
from sw_widget.engine.rules import Rules
from sw_widget.engine.turn.picking import price, tokens_of_combo
from sw_widget.engine.turn.scoring import score
from sw_widget.explore.advance import advance, decided_by_die, trade_code
from sw_widget.explore.answers import answer_to, asks
from sw_widget.explore.bots.abilities import CHANCES, THRIFT, Abilities, decline_code
from sw_widget.explore.bots.even_redeployment import even_redeployment
from sw_widget.explore.bots.offered_choices import after_scoring, first_choice
from sw_widget.explore.bots.plan import after
from sw_widget.explore.openings import opening
from sw_widget.explore.turns.extra_means import where_counts

# These were found by letting rules of thumb play thousands of games against one another.
HURT = 1.0
"""What a coin that all opponents together lose is worth beside one of one's own."""
TOKEN = 0.6
"""What a token that an active opponent loses, or that a race gains, is worth in coins."""
LASTING = 0.5
"""What a token of a new combo will bring in each of the next turns, in coins."""
PATIENCE = 2.5
"""For how many turns a new region is counted before it is thought lost."""
TRIED = 3
"""How many combos are tried out at a pick."""
PAST = 0.6
"""How much a coin counts that only regions beyond some number bring."""
WAY = 0.2
"""What a region is worth that must be left again at redeployment."""
FRESH = 8.0
"""What the first turn of a new combo is thought to bring."""


class KitWorth:
    """What the heuristics know of a kit, on the board that it plays on."""

    __slots__ = ("abilities", "fight", "single", "taking", "toll", "worth")

    def __init__(self, kit: Kit, worth: list[float], rivers: int, token: float) -> None:
        outlook = kit.outlook
        self.worth = worth
        """The coins a turn that each region brings to whoever holds it."""
        ways = rivers & ~kit.stay
        self.taking = [WAY if ways >> region & 1 else coins for region, coins in enumerate(worth)]
        """What each region is worth to a conqueror."""
        self.fight = kit.per_conquest + (token / 2 if outlook.growth else 0)
        """What taking a region from anybody, tribes included, brings beside the region."""
        self.toll = outlook.toll
        self.single = kit.single
        self.abilities = Abilities(kit)


class Heuristics:
    """Plays turns on a position. `hurt`: the worth of a coin that opponents lose, beside one of one's own."""

    thrift = THRIFT
    """How much the tokens that a region takes count against it."""
    token = TOKEN
    """What a token that an active opponent loses, or that a race gains, is worth in coins."""
    lasting = LASTING
    """What a token of a new combo will bring in each of the next turns, in coins."""

    def __init__(self, hurt: float = HURT, rng: Random | None = None) -> None:
        self.hurt = hurt
        self.rng = rng
        """Rolls the dice; without it, a line ends where a die would be rolled."""
        self._known: dict[Kit, KitWorth] = {}
        self._rules: Rules | None = None
        self._pots = False
        """Whether there are markers under these rules that are worth coins to a conqueror."""

    def known(self, position: Position, kit: Kit) -> KitWorth:
        """What there is to know of a kit in this game."""
        known = self._known.get(kit)
        if known is None:
            worth = _worth_of_regions(kit, len(position.tokens))
            known = KitWorth(kit, worth, position.rules.board.rivers, self.token)
            self._known[kit] = known
        return known

    def roll(self) -> int:
        """A throw of the die; a line that is only thought of takes the worst."""
        return 0 if self.rng is None else FACES[int(self.rng.random() * len(FACES))]

    # Turns

    def play_turn(self, position: Position) -> None:
        """Play until the next player's turn begins, withdrawals included."""
        player, turn = position.player, position.turn
        while position.player == player and position.turn == turn and not position.over:
            for code in self.next(position):
                advance(position, code, self.roll() if takes_die(position, code) else None, self.roll)

    def line(self, position: Position) -> list[Code]:
        """What it would do, without decline, until its turn ends, a die is rolled or a defender withdraws."""
        codes = opening(position)
        position = after(position, codes)
        position = readied(position).clone()
        player, turn = position.player, position.turn
        while (position.decider, position.turn) == (player, turn) and not position.over:
            for code in self.next(position):
                codes.append(code)
                if decided_by_die(position, code):
                    return codes
                advance(position, code)
        return codes

    def next(self, position: Position) -> list[Code]:
        """What to do now."""
        stage = position.stage
        if asks(position):
            return [answer_to(position)]
        bought = opening(position)
        if bought:
            return bought
        if stage == CONQUEST:
            return [self.conquest(position) or (do.STOP,)]
        first = first_choice(position)
        if first is not None:
            return [first]
        if stage == START:
            if self.should_decline(position):
                return [decline_code(position)]
            ready(position, None)
            position.phase = CONQUEST
            return []
        if stage == REDEPLOYMENT:
            return even_redeployment(position)
        if stage == PICKING:
            return [self.pick(position)]
        if stage == AFTER_SCORING:
            last = after_scoring(position)
            if last is not None:
                return [last]
            return [decline_code(position) if self.should_decline_after_scoring(position) else (do.END_TURN,)]
        assert stage == WITHDRAWAL
        return [withdrawal(position, position.pending[-1][2]).even()]

    # Decline

    def should_decline(self, position: Position) -> bool:
        """Whether to decline instead of going on: if that is better than never, and than a turn later."""
        left = position.turns - position.turn
        if not left or not may_decline(position):
            return False
        player, race = position.player, position.active[position.player]
        going_on, declining = position.clone(), position.clone()
        self._conquer_on(going_on)
        income = score(going_on, player)
        gained = going_on.held[race].bit_count() - position.held[race].bit_count()
        advance(declining, decline_code(declining))
        kept = declining.coins[player] - position.coins[player]
        than_never = kept + left * (kept + FRESH) > (left + 1) * income + left * gained
        than_later = kept + FRESH > income + min(left, PATIENCE) * gained
        return than_never and than_later

    def should_decline_after_scoring(self, position: Position) -> bool:
        """After scoring, decline costs nothing of this turn: only the next turns count."""
        if position.turn == position.turns or not declines_after_scoring(position):
            return False
        player = position.player
        going_on, declining = position.clone(), position.clone()
        going_on.start_counting()
        going_on.phase = START
        going_on.start_acting(going_on.first_to_conquer(player))
        self._conquer_on(going_on)
        advance(declining, decline_code(declining))
        return score(declining, player) + FRESH > score(going_on, player)

    def _conquer_on(self, position: Position) -> None:
        """All conquests that need no die, to see what they would bring."""
        if position.phase == START:
            ready(position, None)
            position.phase = CONQUEST
        while position.phase == CONQUEST:
            advance(position, self.conquest(position, sure=True) or (do.STOP,))

    # Picking

    def pick(self, position: Position) -> Code:
        """The combo with the best first turn among those that look best."""
        slots = [slot for slot in range(len(position.column)) if affordable(position, slot)]
        if not slots:
            return (do.STOP,)
        slots.sort(key=lambda slot: -self.promise(position, slot))
        return (do.PICK, max(slots[:TRIED], key=lambda slot: self.first_turn(position, slot)))

    def promise(self, position: Position, slot: int) -> float:
        """How good a combo looks before anything is tried: its tokens, and its coins beside its price."""
        race, power, coins = position.column[slot]
        kit = position.rules.kit(race, power, False)
        once = sum(more for more, _ in kit.outlook.when_coins)
        return (
            tokens_of_combo(position, race, power)[0]
            + coins
            - price(position, slot)
            + kit.flat_coins
            + once / 2
        )

    def first_turn(self, position: Position, slot: int) -> float:
        """What a combo brings in its first turn, and what stays of it."""
        player = position.player
        trial = position.clone()
        advance(trial, (do.PICK, slot))
        paid = trial.coins[player] - position.coins[player]
        self._conquer_on(trial)
        race = trial.active[player]
        tokens = trial.hand[race] + sum(trial.tokens[region] for region in bits(trial.held[race]))
        return paid + score(trial, player) + self.lasting * min(position.turns - position.turn, 3) * tokens

    # Conquests

    def conquest(self, position: Position, sure: bool = False) -> Code | None:
        """What brings most for a token; None if nothing is worth it. With `sure`, nothing with a die."""
        first = first_choice(position)
        if first is not None:
            return first
        race = position.acting
        kit, hand = position.kit[race], position.hand[race]
        outlook = kit.outlook
        if outlook.trades and not position.opened:
            trade = trade_code(position)
            if trade is not None:
                return trade
        if hand < kit.least:
            return None
        if outlook.replaces:
            regions = values_of(position, do.CONVERT)
            if regions:
                return (do.CONVERT, regions[0])
        found = targets(position, race, hand)
        known = self.known(position, kit)
        abilities = known.abilities
        if not found.reach and not abilities.means:
            return None
        if outlook.rolls_first and position.roll == NOBODY and not sure:
            return (do.ROLL,)
        for marker in known.single:
            if not position.used >> marker & 1:
                reach = where_counts(position, race, found.reach, marker)
                if reach:
                    return (do.CONQUER, self._hardest(position, race, reach), marker)
        if abilities.means:
            return abilities.choose(position, sure, lambda region: self._gains(position, race, (region,))[0])
        best, chosen, payable = 0.0, NOBODY, found.payable
        for region, gain in zip(payable, self._gains(position, race, payable), strict=True):
            if gain > best:  # otherwise it is no better even at the least cost
                rate = gain / cost(position, race, region) ** self.thrift
                if rate > best:
                    best, chosen = rate, region
        if chosen != NOBODY:
            return (do.CONQUER, chosen)
        if found.within_die and not sure and refused_attempt(position) is None:
            return self._attempt(position, race, found.within_die)
        return None

    def _hardest(self, position: Position, race: int, reach: int) -> int:
        """Where a single token that takes anything saves and brings most."""
        regions = bits(reach)
        worth = dict(zip(regions, self._gains(position, race, regions), strict=True))
        return max(regions, key=lambda region: cost(position, race, region) + 2 * worth[region])

    def _attempt(self, position: Position, race: int, regions: Sequence[int]) -> Code | None:
        hand, best, chosen = position.hand[race], 0.0, NOBODY
        for region, gain in zip(regions, self._gains(position, race, regions), strict=True):
            hope = gain * CHANCES[cost(position, race, region) - hand]
            if hope > best:
                best, chosen = hope, region
        return None if chosen == NOBODY else (do.ATTEMPT, chosen)

    def _gains(self, position: Position, race: int, regions: Sequence[int]) -> list[float]:
        """What taking each region brings: coins of one's own, and those that it takes from others."""
        own, player = self.known(position, position.kit[race]), position.owner[race]
        abilities = own.abilities
        penalty = abilities.penalty(position, race) if abilities.together else None
        if self._rules is not position.rules:
            self._rules = position.rules
            self._pots = "region_lost" in self._rules.heard
        immediate, token = abilities.takes or self._pots, self.token
        fight, taking = own.fight, own.taking
        hurt, neutral = self.hurt / (len(position.coins) - 1), position.neutral
        partner, holders, kits, known = position.partner(player), position.holder, position.kit, self._known
        found = []
        for region in regions:
            gain, holder = taking[region], holders[region]
            if holder != NOBODY:
                other = known.get(kits[holder]) or self.known(position, kits[holder])
                loss, owner = other.worth[region], position.owner[holder]
                if owner in (player, partner):
                    gain += fight - loss
                else:
                    active = position.status[holder] == ACTIVE
                    gain += fight + hurt * loss + (token if active else 0)
                    if immediate or other.toll:
                        gain += abilities.immediate_coins(position, region, active)
                    if penalty is not None and active:
                        gain -= penalty.attacks
            elif neutral >> region & 1:
                gain += fight
            found.append(gain if penalty is None else gain - penalty.another)
        return found


def _worth_of_regions(kit: Kit, regions: int) -> list[float]:
    """The coins a turn that each region brings to whoever has this kit."""
    found = [
        1.0 + sum(coins for coins, where in kit.per_region if where >> region & 1)
        for region in range(regions)
    ]
    if kit.takes_away:
        found = [max(0.0, coins) for coins in found]
    for coins, where, beyond in kit.joint_coins:
        share = coins * (PAST if beyond else 1)
        found = [worth + share * (where >> region & 1) for region, worth in enumerate(found)]
    return found
