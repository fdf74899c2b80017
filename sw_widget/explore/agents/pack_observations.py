"""Observations that only some packs need: pieces that run out, collected tokens, second waves."""

from __future__ import annotations

from collections.abc import Sequence

from sw_widget.engine import effects as fx
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.rules import MOST_ON_OFFER, Rules
from sw_widget.explore.agents.action_space import effects, has, means_to_add


class PackObservations:
    """The numbers that only games with certain effects have, each with its name."""

    def __init__(self, rules: Rules) -> None:
        self._stocked = _limited_markers(rules)
        self._means = means_to_add(rules)
        self._piles = [*range(len(rules.races)), NOBODY] if has(rules, fx.CollectsLost) else []
        self._waves = has(rules, fx.SecondWave)
        self._grows = has(rules, fx.GrowsOnOffer)
        self._leaves = len(rules.board) if has(rules, fx.CoinPerAbandoned) else 0
        self.names = [
            *(f"stock.{rules.markers[marker].id}" for marker in self._stocked),
            *(f"adding.{rules.means[number]}" for number in self._means),
            *(f"pile.{'lost_tribe' if race == NOBODY else rules.races[race].id}" for race in self._piles),
            *(["wave"] if self._waves else []),
            *(f"offer.{slot}.tokens" for slot in range(MOST_ON_OFFER if self._grows else 0)),
            *(f"region.{region.id}.abandoned" for region in rules.board.regions[: self._leaves]),
        ]

    def of(self, position: Position, named: Sequence[int]) -> list[int]:
        stock, pile = position.stock, position.pile
        waiting = [position.on_combo.get(race, 0) for race, _, _ in position.column] + [0] * MOST_ON_OFFER
        return [
            *(sum(n for (_, kind), n in stock.items() if kind == marker) for marker in self._stocked),
            *(named.count(number) for number in self._means),
            *(sum(n for (_, lost), n in pile.items() if lost == race) for race in self._piles),
            *([position.wave] if self._waves else []),
            *waiting[: MOST_ON_OFFER if self._grows else 0],
            *(position.abandoned >> region & 1 for region in range(self._leaves)),
        ]


def _limited_markers(rules: Rules) -> list[int]:
    """Markers of which a race may have fewer than there are."""
    found = set()
    for effect in effects(rules):
        if isinstance(effect, fx.ExtraTokens | fx.Gathers | fx.PlacesAll):
            marker = rules.marker_index[effect.marker]
            if not isinstance(effect, fx.PlacesAll) or rules.markers[marker].coins:
                found.add(marker)
    return sorted(found)
