"""Heuristics that play turns fast, to estimate how a game would go on.

They play whole games in a few milliseconds, so that a planner can compare its choices by their rollouts. The
heuristics: take the regions that bring most for a token, spread the tokens, and
decline when a fresh combo on top of the declined race earns more than going on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

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
from sw_widget.engine.conquest.cost import costs, targets
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
from sw_widget.engine.turn.picking import price, tokens_of_combo
from sw_widget.engine.turn.scoring import score
from sw_widget.explore.advance import advance, decided_by_die, trade_code
from sw_widget.explore.answers import answer_to, asks
from sw_widget.explore.bots.abilities import CHANCES, THRIFT, decline_code
from sw_widget.explore.bots.even_redeployment import even_redeployment
from sw_widget.explore.bots.kit_worth import KitWorth
from sw_widget.explore.bots.offered_choices import after_scoring
from sw_widget.explore.bots.plan import after
from sw_widget.explore.bots.trial import Trial
from sw_widget.explore.bots.turn_key import turn_key
from sw_widget.explore.first_choices import first_choice
from sw_widget.explore.openings import opening
from sw_widget.explore.turns.earnings import coins_in
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
FRESH = 8.0
"""What the first turn of a new combo is thought to bring."""


class FirstTurn(NamedTuple):
    """The first turn of a combo, as it was tried."""

    slot: int
    worth: float
    codes: Sequence[Code]
    """How it begins: the pick, and conquests."""


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
        self._starts: dict[object, Sequence[Code] | None] = {}
        self._first_turns: dict[object, FirstTurn] = {}
        """What came of turns that were tried: many of those that are played out begin alike."""

    def known(self, position: Position, kit: Kit) -> KitWorth:
        """What there is to know of a kit in this game."""
        known = self._known.get(kit)
        if known is None:
            known = KitWorth(kit, len(position.tokens), position.rules.board.rivers, self.token)
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

    def next(self, position: Position) -> Sequence[Code]:
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
            tried = self._tried(position)
            if tried is None:
                return [decline_code(position)]
            ready(position, None)
            position.phase = CONQUEST
            return tried
        if stage == REDEPLOYMENT:
            return even_redeployment(position)
        if stage == PICKING:
            return self.pick(position)
        if stage == AFTER_SCORING:
            last = after_scoring(position)
            if last is not None:
                return [last]
            return [decline_code(position) if self.should_decline_after_scoring(position) else (do.END_TURN,)]
        assert stage == WITHDRAWAL
        return [withdrawal(position, position.pending[-1][2]).even()]

    # Decline

    def should_decline(self, position: Position) -> bool:
        """Whether to decline instead of going on."""
        return self._tried(position) is None

    def _tried(self, position: Position) -> Sequence[Code] | None:
        """The conquests with which a turn begins, as far as they were tried; None if decline is better."""
        if position.turn == position.turns or not may_decline(position):
            return ()
        key = position.rules, self.hurt, turn_key(position)
        if key not in self._starts:
            going_on = self._going_on(position.clone())
            declines = self.prefers_decline(position, going_on.position)
            self._starts[key] = None if declines else going_on.codes
        return self._starts[key]

    def prefers_decline(self, position: Position, going_on: Position) -> bool:
        """Whether to decline is better than ever to go on, and than to do so a turn later. `going_on`: what
        conquests without a die make of the position.
        """
        player, race = position.player, position.active[position.player]
        left = position.turns - position.turn
        income = score(going_on, player)
        gained = going_on.held[race].bit_count() - position.held[race].bit_count()
        declining = position.clone()
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
        self._going_on(going_on)
        advance(declining, decline_code(declining))
        return score(declining, player) + FRESH > score(going_on, player)

    def _going_on(self, position: Position) -> Trial:
        """All conquests of a turn that need no die, to see what they would bring."""
        if position.phase == START:
            ready(position, None)
            position.phase = CONQUEST
        trial = Trial(position)
        self._conquer_on(trial)
        return trial

    def _conquer_on(self, trial: Trial) -> None:
        """All conquests that need no die; where nothing else is worth it, one with a die might follow."""
        position = trial.position
        while position.phase == CONQUEST:
            rolls_first = position.kit[position.acting].outlook.rolls_first
            code = self.conquest(position, sure=True)
            trial.play(code or (do.STOP,), in_earnest=code is not None and not rolls_first)

    # Picking

    def pick(self, position: Position) -> Sequence[Code]:
        """The combo with the best first turn among those that look best, with the conquests of that turn as
        far as they have been tried.
        """
        slots = [slot for slot in range(len(position.column)) if affordable(position, slot)]
        if not slots:
            return [(do.STOP,)]
        slots.sort(key=lambda slot: -self.promise(position, slot))
        return max(self.first_turns(position, slots[:TRIED]), key=lambda turn: turn.worth).codes

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

    def first_turns(self, position: Position, slots: Iterable[int]) -> list[FirstTurn]:
        """What these combos bring in their first turn, and what stays of them."""
        begun = position.rules, self.hurt, turn_key(position)
        found = []
        for slot in slots:
            key = begun, tuple(position.column[: slot + 1])
            turn = self._first_turns.get(key)
            if turn is None:
                turn = self._first_turns[key] = self._first_turn(position, slot)
            found.append(turn)
        return found

    def _first_turn(self, position: Position, slot: int) -> FirstTurn:
        player = position.player
        trial = Trial(position.clone())
        ended = trial.position
        trial.play((do.PICK, slot))
        paid = ended.coins[player] - position.coins[player]
        self._conquer_on(trial)
        race = ended.active[player]
        tokens = ended.hand[race] + sum(ended.tokens[region] for region in bits(ended.held[race]))
        worth = paid + score(ended, player) + self.lasting * min(position.turns - position.turn, 3) * tokens
        return FirstTurn(slot, worth, trial.codes)

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
        gains, prices = self._gains(position, race, payable), costs(position, race, payable)
        for region, gain, paid in zip(payable, gains, prices, strict=True):
            if gain > best:  # otherwise it is no better even at the least cost
                rate = gain / paid**self.thrift
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
        gains, prices = self._gains(position, race, regions), costs(position, race, regions)
        saved = [wanted + 2 * gain for wanted, gain in zip(prices, gains, strict=True)]
        return regions[saved.index(max(saved))]

    def _attempt(self, position: Position, race: int, regions: Sequence[int]) -> Code | None:
        hand, best, chosen = position.hand[race], 0.0, NOBODY
        gains, prices = self._gains(position, race, regions), costs(position, race, regions)
        for region, gain, wanted in zip(regions, gains, prices, strict=True):
            hope = gain * CHANCES[wanted - hand]
            if hope > best:
                best, chosen = hope, region
        return None if chosen == NOBODY else (do.ATTEMPT, chosen)

    def _gains(self, position: Position, race: int, regions: Sequence[int]) -> list[float]:
        """What taking each region brings: coins of one's own, and those that it takes from others."""
        own, player = self.known(position, position.kit[race]), position.owner[race]
        taking, fought_for, holders, neutral = own.taking, own.fought_for, position.holder, position.neutral
        by_holder: dict[int, list[float]] = {}
        found = []
        for region in regions:
            holder = holders[region]
            if holder == NOBODY:
                found.append(fought_for[region] if neutral >> region & 1 else taking[region])
            else:
                if holder not in by_holder:
                    by_holder[holder] = self._gains_from(position, own, player, holder)
                found.append(by_holder[holder][region])
        abilities, kits = own.abilities, position.kit
        pots = "region_lost" in position.rules.heard  # markers that may be worth coins to a conqueror
        if pots or abilities.takes or abilities.together or any(kits[by].outlook.toll for by in by_holder):
            self._add_special(position, race, regions, found)
        return found

    def _gains_from(self, position: Position, own: KitWorth, player: int, holder: int) -> list[float]:
        """What each region brings, taken from this race, by what it is worth to both."""
        other = self.known(position, position.kit[holder])
        if position.owner[holder] in (player, position.partner(player)):
            return own.gains_from(other, -1.0, 0.0)
        active = position.status[holder] == ACTIVE
        return own.gains_from(other, self.hurt / (len(position.coins) - 1), self.token if active else 0.0)

    def _add_special(self, position: Position, race: int, regions: Sequence[int], gains: list[float]) -> None:
        """Add coins that come and go at once when a region is taken, and those that it loses the race."""
        player, holders = position.owner[race], position.holder
        side = (player, position.partner(player))
        abilities = self.known(position, position.kit[race]).abilities
        penalty = abilities.penalty(position, race) if abilities.together else None
        immediate = abilities.takes or "region_lost" in position.rules.heard
        for index, region in enumerate(regions):
            holder = holders[region]
            if holder == NOBODY and position.rules.outlasting:
                gains[index] += coins_in(position, region)
            if holder != NOBODY and position.owner[holder] not in side:
                active = position.status[holder] == ACTIVE
                if immediate or position.kit[holder].outlook.toll:
                    gains[index] += abilities.immediate_coins(position, region, active)
                if penalty is not None and active:
                    gains[index] -= penalty.attacks
            if penalty is not None:
                gains[index] -= penalty.another
