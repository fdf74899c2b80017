"""The fifteen races of Underground. A rule that only one of them has stands in a module of its name."""

from sw_widget.engine.conditions import coastal, printed_terrain, symbol, terrain, water
from sw_widget.engine.definitions import Race
from sw_widget.engine.effects import (
    CoinPer,
    Discount,
    EnterAnywhere,
    Gathers,
    Linked,
    StandOn,
    VoidsBenefits,
)
from sw_widget.engine.kit import BLOCKS
from sw_widget.packs.underground.races.cultists import LedByMarker
from sw_widget.packs.underground.races.drow import CoinPerSecluded
from sw_widget.packs.underground.races.flames import BurnsFromVolcano
from sw_widget.packs.underground.races.iron_dwarves import FightLikeTokens
from sw_widget.packs.underground.races.liches import PaidInDecline
from sw_widget.packs.underground.races.lizardmen import PassesThrough
from sw_widget.packs.underground.races.mudmen import GrowByRegions
from sw_widget.packs.underground.races.shadow_mimes import SwapsBadge
from sw_widget.packs.underground.races.spiderines import AboveGround, DiscountAbove, ReachesRims
from sw_widget.packs.underground.races.will_o_wisps import RollsForRegion

_caverns_above = AboveGround(symbol("cavern"))

RACES: tuple[Race, ...] = (
    Race("cultists", tokens=5, in_box=10, effects=(LedByMarker("great_ancient"),)),
    Race("drow", tokens=4, in_box=9, effects=(CoinPerSecluded(),)),
    Race("flames", tokens=4, in_box=9, effects=(BurnsFromVolcano("volcano"),)),
    Race("gnomes", tokens=6, in_box=11, effects=(VoidsBenefits(),)),
    Race(
        "iron_dwarves",
        tokens=7,
        in_box=12,
        effects=(Gathers("silver_hammer", symbol("mine")), FightLikeTokens("silver_hammer")),
    ),
    Race("kraken", tokens=5, in_box=10, effects=(StandOn(water),)),
    Race("liches", tokens=5, in_box=10, effects=(PaidInDecline(),)),
    Race(
        "lizardmen",
        tokens=7,
        in_box=12,
        effects=(PassesThrough(printed_terrain("river", "lake")), EnterAnywhere(coastal)),
    ),
    Race("mudmen", tokens=5, in_box=12, effects=(GrowByRegions(terrain("swamp")),)),
    Race("mummies", tokens=10, in_box=15, effects=(Discount(-1),)),
    Race("ogres", tokens=5, in_box=10, effects=(Discount(1),)),
    Race("shadow_mimes", tokens=7, in_box=12, effects=(SwapsBadge(),)),
    Race("shrooms", tokens=5, in_box=10, effects=(CoinPer(terrain("forest")),)),
    Race(
        "spiderines",
        tokens=7,
        in_box=12,
        effects=(ReachesRims(), DiscountAbove(1, _caverns_above), Linked(_caverns_above, BLOCKS)),
    ),
    Race("will_o_wisps", tokens=6, in_box=11, effects=(RollsForRegion(symbol("magic")),)),
)
