"""What races and powers can do, as declarations.

A race or power is a list of these. The engine asks the effects that are in force; it never asks who they
belong to. Each effect is data; what it means is found at the question it answers (cost, reach, score
...). An effect works while its race is active; what also works in decline says so with `in_decline`, and
what works there alone with `active=False`.
"""

from sw_widget.engine.effects.coins import (
    CoinPer,
    CoinPerAbandoned,
    CoinPerConquest,
    CoinPerDecline,
    CoinPerMarker,
    Coins,
    CoinsBy,
    TakesCoins,
    Toll,
)
from sw_widget.engine.effects.cost import AtLeast, Convert, Discount, RollFirst, SecondWave
from sw_widget.engine.effects.decline import (
    BuildsTower,
    ConquersInDecline,
    DeclineAfterScoring,
    KeepsAllInDecline,
    KeepsBadge,
    NoDeclineLimit,
)
from sw_widget.engine.effects.effect import Effect
from sw_widget.engine.effects.markers import (
    BuildsOne,
    Gathers,
    MarksEveryRegion,
    MarksFirstConquests,
    PlacesAll,
)
from sw_widget.engine.effects.means import Beast, Hired, LongShot, Means, SingleToken, Spent
from sw_widget.engine.effects.offer import GrowsOnOffer, SkipPrice
from sw_widget.engine.effects.reach import EnterAnywhere, Immune, Linked, ReachAnywhere, StandOn
from sw_widget.engine.effects.tokens import (
    AttackOnly,
    CollectsLost,
    ExtraTokens,
    GrowByConquest,
    KeepAllOnLoss,
    LeavesOne,
    NamesAlly,
    RollsForLosses,
    StaysPut,
)

__all__ = [
    "AtLeast",
    "AttackOnly",
    "Beast",
    "BuildsOne",
    "BuildsTower",
    "CoinPer",
    "CoinPerAbandoned",
    "CoinPerConquest",
    "CoinPerDecline",
    "CoinPerMarker",
    "Coins",
    "CoinsBy",
    "CollectsLost",
    "ConquersInDecline",
    "Convert",
    "DeclineAfterScoring",
    "Discount",
    "Effect",
    "EnterAnywhere",
    "ExtraTokens",
    "Gathers",
    "GrowByConquest",
    "GrowsOnOffer",
    "Hired",
    "Immune",
    "KeepAllOnLoss",
    "KeepsAllInDecline",
    "KeepsBadge",
    "LeavesOne",
    "Linked",
    "LongShot",
    "MarksEveryRegion",
    "MarksFirstConquests",
    "Means",
    "NamesAlly",
    "NoDeclineLimit",
    "PlacesAll",
    "ReachAnywhere",
    "RollFirst",
    "RollsForLosses",
    "SecondWave",
    "SingleToken",
    "SkipPrice",
    "Spent",
    "StandOn",
    "StaysPut",
    "TakesCoins",
    "Toll",
]
