"""What the Necromancer buys: Ghosts from the reserve, and powers that add up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from sw_widget.engine.actions import CONQUEST, START, USE
from sw_widget.engine.conquest.token_markers import extras_of
from sw_widget.engine.hooks.effect import THIS_TURN, WHILE_IN_PLAY, Effect, Note, Offer
from sw_widget.engine.hooks.lending import refit
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.telling import tell
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.kit import Sourced
from sw_widget.engine.ledger import MORE_COINS, NEXT_TURN, Ledger, Params, Reason
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import Position
from sw_widget.engine.rules import Rules
from sw_widget.engine.turn.redeployment import tokens_of
from sw_widget.engine.why_not.common import shown_id

BUYER = "necromancer"
"""What the action `use` calls whoever buys."""
DRAWN = 6


@dataclass(frozen=True)
class BuysTokens(Effect):
    """Before its first conquest of a turn the race buys tokens from the reserve: each costs as many coins as
    it has powers and tokens on the map.
    """

    uses = "count"
    used_as = BUYER
    before_decline = True

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(gains_tokens=True)

    def offers(self, at: View) -> tuple[Offer, ...]:
        position = at.position
        if not _is_asked(at) or at.note("chooses_power"):
            return ()
        price, reserve = price_of_next(at), range(1, position.tray[at.race] + 1)
        coins = -1 if position.begun else position.coins[at.player]

        def label(count: int) -> tuple[str, Params]:
            return "act-buy_tokens", {"n": count, "race": at.name, "price": _price_of(price, count)}

        return (
            Offer(
                USE,
                BUYER,
                self.uses,
                tuple(count for count in reserve if _price_of(price, count) <= coins),
                lambda count: self._refusal(at, count),
                label=label,
                question=("ask-buy_tokens", {"race": at.name, "n": price}),
                phrase=("choice-buy_tokens", {"race": at.name}),
            ),
        )

    def next_price(self, at: View) -> Ledger:
        return _bill(at, 1)

    @staticmethod
    def _refusal(at: View, count: object) -> Reason:
        params: dict[str, object] = {"race": at.name, "player": ("player", at.player)}
        if at.position.begun:
            return Reason("wrong_phase", "wrong_phase-buy", params, (NEXT_TURN,), at.rule)
        if not isinstance(count, int) or count < 1:
            params["count"] = shown_id(count)
            return Reason("bad_allocation", "bad_allocation-buy", params, (), at.rule)
        reserve = at.position.tray[at.race]
        params["n"] = count
        if count > reserve:
            return Reason("marker_limit", "marker_limit-reserve", {**params, "limit": reserve}, (), at.rule)
        params |= {"price": _price_of(price_of_next(at), count), "coins": at.position.coins[at.player]}
        return Reason("cannot_afford", "cannot_afford-tokens", params, (MORE_COINS,), at.rule)

    def used(self, t: Turn, kind: int, value: int, die: int | None) -> None:
        ledger = _bill(t, value)
        t.spend_coins(ledger.total)
        if t.position.phase == START:
            t.rise_in(bits(t.kit.refuge)[0], value)
            tell(t.position, t.race, "tokens_moved", t.record)
        else:
            t.gain_tokens(value)
        t.tell("tokens_bought", ledger, n=value, price=ledger.total)


@dataclass(frozen=True)
class BuysPowers(Effect):
    """Before its first conquest of a turn the race buys powers of those that were drawn for it, for the price
    of a token each. All powers that it has work together.
    """

    never: tuple[str, ...] = ()
    """Powers that are never drawn for it."""
    uses = "power"
    used_as = BUYER
    refits = True
    asks_first = True
    before_decline = True
    notes: ClassVar[Mapping[str, Note]] = {
        "powers": Note(WHILE_IN_PLAY, powers=True, badges=True, key="powers"),
        "powers_for_sale": Note(WHILE_IN_PLAY, powers=True, badges=True, key="offered"),
        "chooses_power": Note(WHILE_IN_PLAY, key="chooses"),
        "bought": Note(THIS_TURN, powers=True, key="bought"),
    }
    """The powers in use and those that may still be bought; whether the first one, which costs nothing, is
    still to be chosen; those that came into use this turn, as a mask.
    """

    def outlook(self, rules: Rules) -> Outlook | None:
        return None

    def lends(self, at: View) -> tuple[Sourced, ...]:
        rules, bought, found = at.rules, at.note("bought"), list[Sourced]()
        for power in bits(at.note("powers")):
            if bought >> power & 1:
                found += rules.lent_by(power)
            else:
                source, effects = ("power", rules.powers[power].id), rules.powers[power].effects
                found += [Sourced(source, effect) for effect in effects if effect.works(False)]
        return tuple(found)

    def draw_badges(self, position: Position, race: int, stack: list[int]) -> None:
        powers, rule = position.rules.powers, position.rules.races[race].id
        drawn = [power for power in stack if powers[power].id not in self.never][:DRAWN]
        position.notes["powers_for_sale", race, rule] = sum(1 << power for power in drawn)
        position.notes["chooses_power", race, rule] = 1
        stack[:] = [power for power in stack if power not in drawn]

    def offers(self, at: View) -> tuple[Offer, ...]:
        position = at.position
        for_sale = bits(at.note("powers_for_sale"))
        if not _is_asked(at):
            return ()
        chooses, price = bool(at.note("chooses_power")), price_of_next(at)
        affordable = chooses or (not position.begun and price <= position.coins[at.player])

        def badge(power: int) -> tuple[str, str]:
            return "power", at.rules.powers[power].id

        def label(power: int) -> tuple[str, Params]:
            return "act-choose_power" if chooses else "act-buy_power", {"power": badge(power), "price": price}

        return (
            Offer(
                USE,
                BUYER,
                self.uses,
                tuple(for_sale) if affordable else (),
                lambda power: self._refusal(at, power),
                label=label if for_sale else None,
                question=("ask-choose_power" if chooses else "ask-buy_power", {"n": price}),
                phrase=("choice-choose_power" if chooses else "choice-buy_power", {}),
                stands_for=badge,
                first=chooses,
                example=for_sale[0] if for_sale else 0,
            ),
        )

    @staticmethod
    def _refusal(at: View, power: object) -> Reason:
        position, powers = at.position, at.rules.powers
        params: dict[str, object] = {"race": at.name, "player": ("player", at.player)}
        if position.begun:
            return Reason("wrong_phase", "wrong_phase-buy", params, (NEXT_TURN,), at.rule)
        if not isinstance(power, int) or not 0 <= power < len(powers):
            params["power"] = shown_id(power)
            return Reason("bad_allocation", "bad_allocation-unknown_power", params, (), at.rule)
        params["power"] = ("power", powers[power].id)
        if at.note("powers") >> power & 1:
            return Reason("already_used", "already_used-power", params, (), at.rule)
        if not at.note("powers_for_sale") >> power & 1:
            return Reason("bad_allocation", "bad_allocation-power", params, (), at.rule)
        params |= {"price": price_of_next(at), "coins": position.coins[at.player]}
        return Reason("cannot_afford", "cannot_afford-power", params, (MORE_COINS,), at.rule)

    def used(self, t: Turn, kind: int, value: int, die: int | None) -> None:
        chooses, ledger = bool(t.note("chooses_power")), _bill(t, 1)
        badge = ("power", t.rules.powers[value].id)
        if chooses:
            t.remember("chooses_power", 0)
            t.tell("power_chosen", power=badge)
        else:
            t.spend_coins(ledger.total)
            t.tell("power_bought", ledger, power=badge, price=ledger.total)
        t.remember("powers_for_sale", t.note("powers_for_sale") & ~(1 << value))
        t.remember("powers", t.note("powers") | 1 << value)
        t.remember("bought", t.note("bought") | 1 << value)
        refit(t.position, t.race, t.record)

    def turn_ended(self, t: Turn) -> None:
        """What a power brings in the first turn only is over."""
        if t.note("bought"):
            t.remember("bought", 0)
            refit(t.position, t.race, t.record)


def _is_asked(at: View) -> bool:
    """Whether it is the race's turn, before or in its conquests."""
    position = at.position
    return position.stage in (START, CONQUEST) and position.active[position.player] == at.race


def price_of_next(at: View) -> int:
    """What one more costs: a coin for each power in use and for each token on the map."""
    return at.note("powers").bit_count() + _on_map(at)


def _on_map(at: View) -> int:
    """Tokens of the race on the map, which may be in hand already; what only counts as tokens is none."""
    return tokens_of(at.position, at.race) - extras_of(at.position, at.race)


def _price_of(price: int, count: int) -> int:
    """What several cost, of which each makes the next one dearer."""
    return count * price + count * (count - 1) // 2


def _bill(at: View, count: int) -> Ledger:
    """What so many cost, and why."""
    powers, tokens = at.note("powers").bit_count(), _on_map(at)
    dearer = count * (count - 1) // 2
    lines = (
        at.line(count * powers, "price-powers_in_use", n=powers, times=count),
        at.line(count * tokens, "price-tokens_on_map", n=tokens, times=count, race=at.name),
        at.line(dearer, "price-dearer", n=dearer),
    )
    return Ledger("purchase", lines, {"player": ("player", at.player)})
