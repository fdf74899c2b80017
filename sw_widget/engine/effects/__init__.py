"""Effects that several races and powers share, and that readers use for races of their own.

A race or power is a list of effects; the engine asks those that are in force, and never whose they are.
What all effects can be asked is in `engine/hooks/effect.py`; an effect that a single race or power has
stands in its pack.
"""

from sw_widget.engine.effects.coins import CoinPer, CoinPerConquest, CoinPerMarker, Coins, CoinsBy
from sw_widget.engine.effects.convert import Convert
from sw_widget.engine.effects.cost import Discount
from sw_widget.engine.effects.decline import KeepsAllInDecline, KeepsBadge
from sw_widget.engine.effects.markers import BuildsOne, Gathers, MarksEveryRegion, PlacesAll
from sw_widget.engine.effects.means import Means, Renewed, SingleToken, Spent
from sw_widget.engine.effects.reach import EnterAnywhere, Immune, Linked, ReachAnywhere, StandOn
from sw_widget.engine.effects.tokens import GrowByConquest, KeepAllOnLoss
from sw_widget.engine.effects.voids import VoidsBenefits
from sw_widget.engine.hooks.effect import Effect

__all__ = [
    "BuildsOne",
    "CoinPer",
    "CoinPerConquest",
    "CoinPerMarker",
    "Coins",
    "CoinsBy",
    "Convert",
    "Discount",
    "Effect",
    "EnterAnywhere",
    "Gathers",
    "GrowByConquest",
    "Immune",
    "KeepAllOnLoss",
    "KeepsAllInDecline",
    "KeepsBadge",
    "Linked",
    "MarksEveryRegion",
    "Means",
    "PlacesAll",
    "ReachAnywhere",
    "Renewed",
    "SingleToken",
    "Spent",
    "StandOn",
    "VoidsBenefits",
]
