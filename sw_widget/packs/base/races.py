"""The fourteen races of the base game. A rule that only one of them has stands in a module of its name."""

from sw_widget.engine.conditions import coastal, near_own, symbol, terrain
from sw_widget.engine.definitions import Race
from sw_widget.engine.effects import (
    CoinPer,
    CoinPerConquest,
    Coins,
    Convert,
    Discount,
    EnterAnywhere,
    GrowByConquest,
    KeepAllOnLoss,
    KeepsAllInDecline,
    MarksEveryRegion,
)
from sw_widget.engine.occasions import first_turn
from sw_widget.packs.base.amazons import AttackOnly
from sw_widget.packs.base.ghouls import ConquersInDecline
from sw_widget.packs.base.halflings import MarksFirstConquests

RACES = (
    Race("amazons", tokens=6, in_box=15, effects=(AttackOnly(4),)),
    Race("dwarves", tokens=3, in_box=8, effects=(CoinPer(symbol("mine"), in_decline=True),)),
    Race("elves", tokens=6, in_box=11, effects=(KeepAllOnLoss(),)),
    Race("ghouls", tokens=5, in_box=10, effects=(KeepsAllInDecline(), ConquersInDecline())),
    Race("giants", tokens=6, in_box=11, effects=(Discount(1, near_own("mountain")),)),
    Race("halflings", tokens=6, in_box=11, effects=(EnterAnywhere(), MarksFirstConquests("hole", 2))),
    Race(
        "humans",
        tokens=5,
        in_box=10,
        effects=(CoinPer(terrain("farmland")),),
        effects_below=(Coins(5, first_turn),),
    ),
    Race("orcs", tokens=5, in_box=10, effects=(CoinPerConquest(1),)),
    Race("ratmen", tokens=8, in_box=13),
    Race("skeletons", tokens=6, in_box=20, effects=(GrowByConquest(every=2),)),
    Race("sorcerers", tokens=5, in_box=18, effects=(Convert(),)),
    Race("tritons", tokens=6, in_box=11, effects=(Discount(1, coastal),)),
    Race("trolls", tokens=5, in_box=10, effects=(MarksEveryRegion("lair"),)),
    Race("wizards", tokens=5, in_box=10, effects=(CoinPer(symbol("magic")),)),
)
