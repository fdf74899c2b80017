"""Royal Bonus: three races, three powers."""

from sw_widget.engine.conditions import coastal, symbol, terrain
from sw_widget.engine.definitions import Marker, Pack, Power, Race
from sw_widget.engine.effects import (
    Beast,
    CoinPer,
    CollectsLost,
    Gathers,
    GrowByConquest,
    Immune,
    PlacesAll,
    Spent,
)

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
