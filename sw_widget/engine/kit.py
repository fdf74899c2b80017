"""The effects that are in force for a race, sorted by the question they answer.

A combo's effects are declared once; a `Kit` is what the fast evaluator reads: tables for one board, made
on first use and kept. The explained evaluator reads the same effects one by one (`Kit.effects`), so both
speak of the same declarations.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

from sw_widget.engine import effects as fx
from sw_widget.engine.board import Board, bits
from sw_widget.engine.conditions import Condition

E = TypeVar("E", bound=fx.Effect)


@dataclass(frozen=True, slots=True)
class Sourced:
    """An effect and whom it comes from: `("race", "…")` or `("power", "…")`."""

    source: tuple[str, str]
    effect: fx.Effect

    @property
    def rule(self) -> str:
        return self.source[1]


class Kit:
    """What a race can do now: with its power while active, with what is left of both in decline."""

    __slots__ = (
        "after_scoring", "anywhere", "attack_only", "builds", "coin_hooks", "conquers_in_decline",
        "convert", "effects", "entry", "first_coins", "flat_coins", "grow_every", "keeps_all",
        "keeps_badge", "keeps_on_loss", "less", "lifts_after_return", "links", "loses_first",
        "marks_every", "marks_first", "names_ally", "no_limit", "pays_ally", "per_conquest",
        "per_marker", "per_region", "places", "roll_first", "shifting", "shifting_coins", "single",
        "stand",
    )  # fmt: skip

    def __init__(self, sourced: Iterable[Sourced], board: Board, marker_index: dict[str, int]) -> None:
        self.effects = tuple(sourced)
        only = _Picker([item.effect for item in self.effects])
        index = marker_index

        self.less = [0] * len(board)
        self.shifting: list[tuple[int, Condition]] = []
        for discount in only.all(fx.Discount):
            if discount.where.fixed:
                for region in bits(discount.where.on_board(board)):
                    self.less[region] += discount.tokens
            else:
                self.shifting.append((discount.tokens, discount.where))

        self.stand = board.land
        for stand in only.all(fx.StandOn):
            self.stand |= stand.where.on_board(board)
        self.anywhere = 0
        for reach in only.all(fx.ReachAnywhere):
            self.anywhere |= reach.where.on_board(board)
        enters_anywhere = only.one(fx.EnterAnywhere) is not None
        self.entry = board.all if enters_anywhere else board.entry | self.anywhere
        self.links = tuple(link.where.on_board(board) for link in only.all(fx.Linked))

        self.roll_first = only.one(fx.RollFirst) is not None
        self.single = tuple(index[means.marker] for means in only.all(fx.SingleToken))
        self.convert = only.one(fx.Convert) is not None
        extra = only.all(fx.AttackOnly)
        self.attack_only = sum(item.tokens for item in extra)
        self.lifts_after_return = not any(item.not_after_return for item in extra)
        self.grow_every = tuple(item.every for item in only.all(fx.GrowByConquest))
        keeps = only.all(fx.KeepAllOnLoss)
        self.keeps_on_loss = bool(keeps)
        self.loses_first = bool(keeps) and all(item.except_first for item in keeps)
        peace = only.all(fx.NamesAlly)
        self.names_ally = bool(peace)
        self.pays_ally = sum(item.pays for item in peace)

        self.marks_every = tuple(index[mark.marker] for mark in only.all(fx.MarksEveryRegion))
        self.marks_first = tuple(
            (index[mark.marker], mark.conquests) for mark in only.all(fx.MarksFirstConquests)
        )
        self.places = tuple(index[mark.marker] for mark in only.all(fx.PlacesAll))
        self.builds = tuple(index[mark.marker] for mark in only.all(fx.BuildsOne))

        per = only.all(fx.CoinPer)
        self.per_region = tuple((item.coins, item.where.on_board(board)) for item in per if item.where.fixed)
        self.shifting_coins = tuple((item.coins, item.where) for item in per if not item.where.fixed)
        self.per_conquest = sum(item.coins for item in only.all(fx.CoinPerConquest))
        self.per_marker = tuple((item.coins, index[item.marker]) for item in only.all(fx.CoinPerMarker))
        self.flat_coins = sum(item.coins for item in only.all(fx.Coins) if not item.first_turn_only)
        self.first_coins = sum(item.coins for item in only.all(fx.Coins) if item.first_turn_only)
        self.coin_hooks = tuple(item.amount for item in only.all(fx.CoinsBy))

        self.keeps_all = only.one(fx.KeepsAllInDecline) is not None
        self.conquers_in_decline = only.one(fx.ConquersInDecline)
        self.keeps_badge = only.one(fx.KeepsBadge) is not None
        self.no_limit = only.one(fx.NoDeclineLimit) is not None
        self.after_scoring = only.one(fx.DeclineAfterScoring) is not None

    def source_of(self, kind: type[fx.Effect]) -> tuple[str, str]:
        """Who brings the first effect of a kind, to be named in a ledger."""
        return next(item.source for item in self.effects if isinstance(item.effect, kind))


class _Picker:
    """Effects by their type."""

    def __init__(self, effects: list[fx.Effect]) -> None:
        self.effects = effects

    def all(self, kind: type[E]) -> list[E]:
        return [effect for effect in self.effects if isinstance(effect, kind)]

    def one(self, kind: type[E]) -> E | None:
        found = self.all(kind)
        return found[0] if found else None
