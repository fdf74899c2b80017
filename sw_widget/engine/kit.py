"""The effects that are in force for a race, sorted by the question they answer.

A combo's effects are declared once; a `Kit` is what the fast evaluator reads: tables for one board, made
on first use and kept. The explained evaluator reads the same effects one by one (`Kit.effects`), so both
speak of the same declarations.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar, cast

from sw_widget.engine import effects as fx
from sw_widget.engine.board import Board, bits
from sw_widget.engine.conditions import Condition

if TYPE_CHECKING:
    from sw_widget.engine.definitions import Marker

E = TypeVar("E", bound=fx.Effect)

LEAST = 1
"""No region is conquered, or held, with fewer tokens."""


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
        "after_scoring", "anywhere", "attack_only", "builds", "coin_hooks", "collects",
        "conquers_in_decline", "convert", "counts_victims", "effects", "entry", "extra", "extra_kinds",
        "flat_coins", "gathers", "grows", "has_beasts",
        "immune", "keeps_all", "keeps_badge", "keeps_on_loss", "least", "leaves_one", "less",
        "lifts_after_return", "links", "loses_first", "marks_every", "marks_first", "means", "names_ally",
        "no_limit", "on_offer", "pays_ally", "per_abandoned", "per_conquest", "per_decline", "per_marker",
        "per_region", "places", "roll_first", "rolls_for_losses", "shifting", "shifting_coins", "single",
        "stand", "stays_put", "stock", "takes", "takes_away", "toll", "tower", "two_waves",
        "when_coins",
    )  # fmt: skip

    def __init__(
        self,
        sourced: Iterable[Sourced],
        board: Board,
        markers: Sequence[Marker],
        index: dict[str, int],
        means: dict[str, int],
    ) -> None:
        self.effects = tuple(sourced)
        only = _Picker([item.effect for item in self.effects])
        self._conquests(only, board, means)
        self._reach(only, board)
        self._tokens(only)
        self._markers(only, markers, index)
        self._coins(only, board, index)
        self._decline(only)

    def _conquests(self, only: _Picker, board: Board, index: dict[str, int]) -> None:
        self.less = [0] * len(board)
        self.shifting: list[tuple[int, Condition]] = []
        for discount in only.all(fx.Discount):
            if discount.where.fixed:
                for region in bits(discount.where.on_board(board)):
                    self.less[region] += discount.tokens
            else:
                self.shifting.append((discount.tokens, discount.where))
        self.least = max([LEAST, *(item.tokens for item in only.all(fx.AtLeast))])
        self.means = {index[means.marker]: means for means in only.all(fx.Means)}
        self.single = tuple(
            number for number, means in self.means.items() if isinstance(means, fx.SingleToken)
        )
        self.has_beasts = only.any(fx.Beast)
        self.roll_first = only.any(fx.RollFirst)
        self.convert = only.any(fx.Convert)
        self.two_waves = only.any(fx.SecondWave)

    def _reach(self, only: _Picker, board: Board) -> None:
        self.stand = board.land
        for stand in only.all(fx.StandOn):
            self.stand |= stand.where.on_board(board)
        self.anywhere = 0
        for reach in only.all(fx.ReachAnywhere):
            self.anywhere |= reach.where.on_board(board)
        self.entry = board.all if only.any(fx.EnterAnywhere) else board.entry | self.anywhere
        self.links = tuple(link.where.on_board(board) for link in only.all(fx.Linked))
        self.immune = 0
        for immune in only.all(fx.Immune):
            self.immune |= immune.where.on_board(board)

    def _tokens(self, only: _Picker) -> None:
        extra = only.all(fx.AttackOnly)
        self.attack_only = sum(item.tokens for item in extra)
        self.lifts_after_return = not any(item.not_after_return for item in extra)
        self.grows = tuple(only.all(fx.GrowByConquest))
        self.counts_victims = any(item.from_active or item.victims_too for item in self.grows)
        keeps = only.all(fx.KeepAllOnLoss)
        self.keeps_on_loss = bool(keeps)
        self.loses_first = bool(keeps) and all(item.except_first for item in keeps)
        self.rolls_for_losses = only.any(fx.RollsForLosses)
        self.collects = only.any(fx.CollectsLost)
        self.stays_put = only.any(fx.StaysPut)
        self.leaves_one = only.any(fx.LeavesOne)
        peace = only.all(fx.NamesAlly)
        self.names_ally = bool(peace)
        self.pays_ally = sum(item.pays for item in peace)
        self.on_offer = sum(item.tokens for item in only.all(fx.GrowsOnOffer))

    def _markers(self, only: _Picker, markers: Sequence[Marker], index: dict[str, int]) -> None:
        self.marks_every = tuple(index[mark.marker] for mark in only.all(fx.MarksEveryRegion))
        self.marks_first = tuple(
            (index[mark.marker], mark.conquests) for mark in only.all(fx.MarksFirstConquests)
        )
        self.places = tuple(index[mark.marker] for mark in only.all(fx.PlacesAll))
        self.builds = tuple(index[mark.marker] for mark in only.all(fx.BuildsOne))
        self.extra = tuple((index[item.marker], item) for item in only.all(fx.ExtraTokens))
        self.extra_kinds = tuple(marker for marker, _ in self.extra)
        self.gathers = tuple((index[item.marker], item.where) for item in only.all(fx.Gathers))
        # What runs out: how many there are at the start.
        spent = [index[item.marker] for item in only.all(fx.Spent)]
        self.stock = {marker: item.tokens for marker, item in self.extra}
        self.stock |= {marker: markers[marker].in_box for marker in spent}
        self.stock |= {marker: 0 for marker, _ in self.gathers}
        self.stock |= {marker: markers[marker].in_box for marker in self.places if markers[marker].coins}

    def _coins(self, only: _Picker, board: Board, index: dict[str, int]) -> None:
        per = only.all(fx.CoinPer)
        self.per_region = tuple(
            (item.coins, item.where.on_board(board), item.beyond) for item in per if item.where.fixed
        )
        self.shifting_coins = tuple(
            (item.coins, item.where, item.beyond) for item in per if not item.where.fixed
        )
        self.takes_away = any(item.coins < 0 for item in per)
        self.per_conquest = sum(item.coins for item in only.all(fx.CoinPerConquest))
        self.per_marker = tuple((item.coins, index[item.marker]) for item in only.all(fx.CoinPerMarker))
        self.per_abandoned = sum(item.coins for item in only.all(fx.CoinPerAbandoned))
        coins = only.all(fx.Coins)
        self.flat_coins = sum(item.coins for item in coins if item.when.fixed)
        self.when_coins = tuple((item.coins, item.when) for item in coins if not item.when.fixed)
        self.coin_hooks = tuple(item.amount for item in only.all(fx.CoinsBy))
        self.takes = sum(item.coins for item in only.all(fx.TakesCoins))
        self.toll = sum(item.coins for item in only.all(fx.Toll))
        self.per_decline = sum(item.coins for item in only.all(fx.CoinPerDecline))

    def _decline(self, only: _Picker) -> None:
        self.keeps_all = only.any(fx.KeepsAllInDecline)
        self.conquers_in_decline = only.one(fx.ConquersInDecline)
        self.keeps_badge = only.any(fx.KeepsBadge)
        self.no_limit = only.any(fx.NoDeclineLimit)
        self.after_scoring = only.any(fx.DeclineAfterScoring)
        self.tower = only.any(fx.BuildsTower)

    def source_of(self, kind: type[fx.Effect]) -> tuple[str, str]:
        """Who brings the first effect of a kind, to be named in a ledger."""
        return next(item.source for item in self.effects if isinstance(item.effect, kind))


class _Picker:
    """Effects by their type."""

    def __init__(self, effects: list[fx.Effect]) -> None:
        self._found: dict[type, list[fx.Effect]] = {}
        for effect in effects:
            for kind in type(effect).__mro__:
                self._found.setdefault(kind, []).append(effect)

    def all(self, kind: type[E]) -> list[E]:
        return cast("list[E]", self._found.get(kind, []))

    def one(self, kind: type[E]) -> E | None:
        found = self.all(kind)
        return found[0] if found else None

    def any(self, kind: type[E]) -> bool:
        return bool(self.all(kind))
