"""Mercenary: help for a coin."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.effects import Means
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import MORE_COINS, Line, Params, Reason


@dataclass(frozen=True)
class Hired(Means):
    """A conquest costs fewer tokens for a few coins; in a final attempt, where the die leaves it needed."""

    tokens: int = 2
    coins: int = 1
    has_marker = False
    after_die = True
    only_saves = True
    event = "conquered_with_hired"
    word = "hired"

    def named(self, at: View, number: int, pieces: int, base: int) -> tuple[str, Params]:
        return "means-hired", {"marker": self._name(at, number), "n": pieces, "coins": self.coins}

    def left(self, at: View, number: int) -> int:
        return 1 if at.position.coins[at.player] >= self.coins else 0

    def saves(self, at: View, number: int) -> int:
        return self.tokens

    def saves_at_most(self, at: View, number: int, reach: int) -> int:
        return 0  # it has its price, so it is reckoned with by itself

    def price(self) -> int:
        return self.coins

    def line(self, at: View, number: int, pieces: int, total: int) -> Line:
        return self._line(at, number, pieces, pieces * self.tokens, coins=self.coins)

    def unpaid(self, at: View, region: int, coins: int) -> Reason | None:
        if coins >= self.coins:
            return None
        params = {"marker": at.source, "region": ("region", region), "price": self.coins, "coins": coins}
        return Reason("cannot_afford", "cannot_afford-means", params, (MORE_COINS,), at.rule)

    def used_up(self, t: Turn, number: int) -> None:
        t.position.coins[t.player] -= self.coins
        t.tell("paid_for_means", n=self.coins, marker=t.source)
