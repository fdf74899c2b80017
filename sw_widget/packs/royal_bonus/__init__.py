"""Royal Bonus: three races, three powers. A rule that only one of them has stands in a module of its name."""

from sw_widget.engine.conditions import coastal, symbol, terrain
from sw_widget.engine.definitions import Marker, Pack, Power, Race
from sw_widget.engine.effects import CoinPer, Gathers, GrowByConquest, Immune, PlacesAll, Spent
from sw_widget.packs.royal_bonus.behemoth import Beast
from sw_widget.packs.royal_bonus.igors import CollectsLost

PACK = Pack(
    id="royal_bonus",
    races=(
        Race("fauns", tokens=5, in_box=18, effects=(GrowByConquest(1, from_active=True, victims_too=True),)),
        Race("igors", tokens=4, in_box=15, effects=(CollectsLost(),)),
        Race("shrubmen", tokens=6, in_box=11, effects=(Immune(terrain("forest"), in_decline=True),)),
    ),
    powers=(
        Power("aquatic", tokens=3, effects=(CoinPer(coastal), CoinPer(~coastal, coins=-1))),
        Power("behemoth", tokens=4, effects=(Beast("behemoth"), PlacesAll("behemoth"))),
        Power(
            "fireball", tokens=5, effects=(Gathers("fireball", symbol("magic")), Spent("fireball", tokens=2))
        ),
    ),
    markers=(
        Marker(
            "behemoth",
            in_box=2,
            per_region=2,
            shields=True,
            flees=True,
            as_high_as=terrain("swamp"),
            highest=6,
        ),
        # How many are printed is not known; nobody holds more regions with magic for longer than that.
        Marker("fireball", in_box=12),
    ),
)
