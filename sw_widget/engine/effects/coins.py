"""Effects on what a race earns at scoring."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sw_widget.engine.checks import Problem
from sw_widget.engine.conditions import Condition, Not, coastal, everywhere, everywhere_once
from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.outlook import NEUTRAL, Outlook
from sw_widget.engine.ledger import Line, Params
from sw_widget.engine.occasions import Occasion, first_turn

if TYPE_CHECKING:
    from sw_widget.engine.hooks.view import View
    from sw_widget.engine.kit import Kit
    from sw_widget.engine.position import Position
    from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class CoinPer(Effect):
    """Coins for each region of a kind that the race holds when its player scores.

    Fewer than 0 take away from what the region is worth, never more than that. With `beyond`, only the
    regions beyond so many count.
    """

    where: Condition = everywhere
    coins: int = 1
    in_decline: bool = False
    beyond: int = 0
    in_tables = True
    bounds = {"coins": (-5, 20)}  # noqa: RUF012 (declared as such in the base class)

    @property
    def counts_buried(self) -> bool:  # type: ignore[override]
        """What regions bring together is for those that the race holds by itself."""
        return not self.beyond or not self.where.fixed

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.beyond and self.coins < 0:
            raise Problem("CoinPer.beyond", "what takes coins away counts every region")

    def equip(self, kit: Kit, rules: Rules) -> None:
        if not self.where.fixed:
            kit.shifting_coins += ((self.coins, self.where, self.beyond),)
        elif self.beyond:
            kit.joint_coins += ((self.coins, self.where.on_board(rules.board), self.beyond),)
        else:
            kit.per_region += ((self.coins, self.where.on_board(rules.board)),)
        kit.takes_away |= self.coins < 0

    def outlook(self, rules: Rules) -> Outlook:
        return NEUTRAL

    def earns(self, at: View) -> Line:
        mask = at.held & self.where.now(at.position, at.race)
        if not self.beyond:
            return coins_per(at, self.coins, mask, *kind_of(self.where))
        n = self.coins * max(0, mask.bit_count() - self.beyond)
        sentence = "score-beyond" if n else "not-beyond"
        return at.line(n, sentence, n=n, limit=self.beyond, held=mask.bit_count())


@dataclass(frozen=True)
class CoinPerConquest(Effect):
    """Coins for each region conquered this turn that was not empty."""

    coins: int = 1
    in_tables = True

    def equip(self, kit: Kit, rules: Rules) -> None:
        kit.per_conquest += self.coins

    def outlook(self, rules: Rules) -> Outlook:
        return NEUTRAL

    def earns(self, at: View) -> Line:
        return coins_per(at, self.coins, at.position.non_empty if at.acts else 0, "conquest", {})


@dataclass(frozen=True)
class CoinPerMarker(Effect):
    """Coins for each marker of a kind that stands in a region of the race."""

    marker: str
    coins: int = 1
    in_tables = True

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(per_marker=((self.coins, rules.marker_index[self.marker]),))

    def earns(self, at: View) -> Line:
        marker = at.marker(self.marker)
        mask = sum(1 << region for region in at.position.markers[marker] if at.held >> region & 1)
        n = at.position.count_markers(marker, at.race) * self.coins
        sentence = "score-per_marker" if n else "not-no_marker"
        return at.line(n, sentence, mask=mask, marker=("marker", self.marker), n=n)


@dataclass(frozen=True)
class Coins(Effect):
    """Coins at every scoring at which a condition holds anywhere: `Coins(7, first_turn)`."""

    coins: int
    when: Condition = everywhere
    in_tables = True

    @property
    def one_shot(self) -> bool:  # type: ignore[override]
        return self.when == first_turn

    def lent(self) -> Coins:
        """A race that borrows it has its first turn with it now."""
        return replace(self, when=everywhere_once) if self.one_shot else self

    def equip(self, kit: Kit, rules: Rules) -> None:
        if self.when.fixed:
            kit.flat_coins += self.coins

    def outlook(self, rules: Rules) -> Outlook:
        return NEUTRAL if self.when.fixed else Outlook(when_coins=((self.coins, self.when),))

    def earns(self, at: View) -> Line:
        if self.when.fixed:
            sentence = "score-once" if self.when == everywhere_once else "score-flat"
            return at.line(self.coins, sentence, applied=True, n=self.coins)
        holds = bool(self.when.now(at.position, at.race))
        code = self.when.code if isinstance(self.when, Occasion) else "special"
        more = self.when.params(at.position, at.race) if isinstance(self.when, Occasion) else {}
        params = {"name": at.source, **more, "n": self.coins}
        return Line(
            at.rule, self.coins if holds else 0, f"{'score' if holds else 'not'}-{code}", params, holds
        )


@dataclass(frozen=True)
class CoinsBy(Effect):
    """Coins by a function of position and race, for what no other effect can say."""

    amount: Callable[[Position, int], int]
    in_decline: bool = False

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(coins_by_anything=True)

    def earns(self, at: View) -> Line:
        amount = max(0, self.amount(at.position, at.race))
        return at.line(amount, "score-special" if amount else "not-special", n=amount)


def kind_of(where: Condition) -> tuple[str, Params]:
    """How to speak of the regions that count under a condition."""
    if where.kind:
        return where.kind, {}
    terrains = getattr(where, "terrains", ())
    if terrains:
        return "terrain", {"terrain": [("terrain", terrain) for terrain in terrains]}
    symbols = getattr(where, "symbols", ())
    if symbols:
        return "symbol", {"symbol": [("symbol", symbol) for symbol in symbols]}
    if isinstance(where, Not):
        word, params = kind_of(where.other)
        if word == "terrain":
            return "other_terrain", params
        if word == "symbol":
            return "other_symbol", params
    if where == coastal:
        return "coastal", {}
    return ("inland", {}) if where == ~coastal else ("region", {})


def coins_per(at: View, coins: int, mask: int, kind: str, params: Params) -> Line:
    """So many coins for each region of a mask."""
    n = mask.bit_count()
    word = "per" if coins >= 0 else "less"
    sentence = f"score-{word}_{kind}" if n else f"not-{word}_{kind}"
    return at.line(coins * n, sentence, n > 0, mask, **params, n=abs(coins * n))
