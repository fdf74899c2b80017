"""The twenty special powers of the base game. A rule that only one of them has stands in a module of its
name.
"""

from sw_widget.engine.conditions import land, symbol, terrain, water
from sw_widget.engine.definitions import Power
from sw_widget.engine.effects import (
    BuildsOne,
    CoinPer,
    CoinPerConquest,
    CoinPerMarker,
    Coins,
    Discount,
    KeepsBadge,
    Linked,
    PlacesAll,
    ReachAnywhere,
    SingleToken,
    StandOn,
)
from sw_widget.engine.occasions import first_turn
from sw_widget.packs.base.berserk import RollFirst
from sw_widget.packs.base.diplomat import NamesAlly
from sw_widget.packs.base.spirit import NoDeclineLimit
from sw_widget.packs.base.stout import DeclineAfterScoring

POWERS = (
    Power("alchemist", tokens=4, effects=(Coins(2),)),
    Power("berserk", tokens=4, effects=(RollFirst(),)),
    Power("bivouacking", tokens=5, effects=(PlacesAll("encampment"),)),
    Power("commando", tokens=4, effects=(Discount(1),)),
    Power("diplomat", tokens=5, effects=(NamesAlly(),)),
    Power("dragon_master", tokens=5, effects=(SingleToken("dragon"),)),
    Power("flying", tokens=5, effects=(ReachAnywhere(land),)),
    Power("forest", tokens=4, effects=(CoinPer(terrain("forest")),)),
    Power("fortified", tokens=3, effects=(BuildsOne("fortress"), CoinPerMarker("fortress"), KeepsBadge())),
    Power("heroic", tokens=5, effects=(PlacesAll("hero"),)),
    Power("hill", tokens=4, effects=(CoinPer(terrain("hill")),)),
    Power("merchant", tokens=2, effects=(CoinPer(),)),
    Power("mounted", tokens=5, effects=(Discount(1, terrain("hill", "farmland")),)),
    Power("pillaging", tokens=5, effects=(CoinPerConquest(1),)),
    Power("seafaring", tokens=5, effects=(StandOn(water), KeepsBadge())),
    Power("spirit", tokens=5, effects=(NoDeclineLimit(), KeepsBadge())),
    Power("stout", tokens=4, effects=(DeclineAfterScoring(),)),
    Power("swamp", tokens=4, effects=(CoinPer(terrain("swamp")),)),
    Power("underworld", tokens=5, effects=(Discount(1, symbol("cavern")), Linked(symbol("cavern")))),
    Power("wealthy", tokens=4, effects=(Coins(7, first_turn),)),
)
