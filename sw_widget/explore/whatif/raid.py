"""A raid: how many regions of an opponent a player could take in one turn, by a small search."""

from __future__ import annotations

from sw_widget.engine import actions as do
from sw_widget.engine.actions import CONQUEST, Code
from sw_widget.engine.legal.options import options
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import Position
from sw_widget.engine.turn.machine import may_ready_again
from sw_widget.explore.advance import advance, converted_in, trade_code
from sw_widget.explore.turns.extra_means import extra_means_of, has_extra_means
from sw_widget.explore.whatif.strikes import regions_of


class Raid:
    """How many of some regions a player could take in one turn: without the die, keeping all that is held.

    Every raid that it finds is one that can be played, so what it says can happen. `complete` says whether
    it looked at all of them.
    """

    def __init__(self, view: Position, regions: int, looks: int) -> None:
        self.regions = regions
        self.taken = 0
        """The regions of the best raid, as a mask."""
        self.complete = True
        self._looks = looks
        self._seen: set[object] = set()
        self._races = view.movable_races(view.player)
        self._measure(view)
        self._follow(view)

    def _measure(self, view: Position) -> None:
        """What a region costs at the least, whoever takes it and whatever is taken before; cheapest first."""
        kits = [kit for race in self._races if (kit := view.kit[race]) is not None]
        saving = sum(max(0, tokens) for kit in kits for tokens, _ in kit.shifting)
        self._costs = sorted(
            (
                max(
                    1,
                    view.tokens[region]
                    + view.ground[region]
                    - max(kit.less[region] for kit in kits)
                    - saving,
                ),
                region,
            )
            for region in bits(self.regions)
        )
        self._aided = [
            race for race in self._races if (kit := view.kit[race]) is not None and has_extra_means(kit)
        ]
        self._trades = [
            race for race in self._races if (kit := view.kit[race]) is not None and kit.outlook.trades
        ]
        self._free = sum(len(view.coins) * kit.outlook.replaces + len(kit.single) for kit in kits)
        """How many regions may cost next to nothing, by special means."""

    def _follow(self, view: Position) -> None:
        taken = regions_of(view, view.player) & self.regions
        if taken.bit_count() > self.taken.bit_count():
            self.taken = taken
        hands = [view.hand[race] for race in self._races]
        if (
            view.phase != CONQUEST
            or self._limit(sum(hands) + self._more(view), taken) <= self.taken.bit_count()
        ):
            return
        held = (view.held[race] for race in self._races)
        key = (view.acting, view.used, converted_in(view), *hands, *held, *self._pieces(view))
        if key in self._seen:
            return
        self._seen.add(key)
        trade = trade_code(view) if view.acting == view.active[view.player] else None
        if trade is not None:
            self._play(view, trade)
            return
        found = options(view)
        codes = [*found.get(do.CONVERT, []), *found.get(do.CONQUER, [])]
        # What is wanted first: a good raid found early rules out most of the others.
        for code in sorted(codes, key=lambda code: not self.regions >> code[1] & 1):
            self._play(view, code)
        if view.acting != view.active[view.player] or may_ready_again(view):
            self._play(view, (do.STOP,))

    def _more(self, view: Position) -> int:
        """How many tokens special means, a second wave and trades are worth at most."""
        more = 0
        for race in self._aided:
            extra_means = extra_means_of(view, race, view.rules.board.all)
            more += extra_means.tokens + extra_means.hired * extra_means.most
        trade = trade_code(view) if self._trades else None
        if trade is not None:
            more += dict(trade[2])["count"]
        return more

    def _pieces(self, view: Position) -> tuple[object, ...]:
        """What else sets positions apart where there is more than tokens."""
        if not self._aided and not self._trades:
            return ()
        pieces = tuple(tuple(sorted(pieces.items())) for pieces in view.markers)
        coins = tuple(view.coins)
        return coins, pieces, tuple(sorted(view.stock.items())), tuple(sorted(view.notes.items()))

    def _play(self, view: Position, code: Code) -> None:
        if not self._looks:
            self.complete = False
            return
        self._looks -= 1
        after = view.clone()
        advance(after, code)
        self._follow(after)

    def _limit(self, hand: int, taken: int) -> int:
        """More than this cannot be taken: the cheapest of what is left, as long as the tokens last."""
        number = taken.bit_count() + self._free
        for cost, region in self._costs:
            if not taken >> region & 1:
                hand -= cost
                if hand < 0:
                    break
                number += 1
        return min(number, self.regions.bit_count())
