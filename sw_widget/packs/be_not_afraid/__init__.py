"""Be Not Afraid...: five races, five powers."""

from sw_widget.engine.definitions import Marker, Pack, Power, Race
from sw_widget.engine.effects import (
    CoinPer,
    Coins,
    GrowsOnOffer,
    Hired,
    LeavesOne,
    LongShot,
    PlacesAll,
    RollsForLosses,
    StaysPut,
    Toll,
)
from sw_widget.engine.occasions import at_most

PACK = Pack(
    id="be_not_afraid",
    races=(
        Race("barbarians", tokens=9, in_box=14, effects=(StaysPut(),)),
        Race("homunculi", tokens=5, in_box=15, effects=(GrowsOnOffer(1),)),
        Race("leprechauns", tokens=6, in_box=11, effects=(PlacesAll("pot_of_gold"),)),
        Race("pixies", tokens=11, in_box=16, effects=(LeavesOne(),)),
        Race("pygmies", tokens=6, in_box=11, effects=(RollsForLosses(),)),
    ),
    powers=(
        Power("barricade", tokens=4, effects=(Coins(3, at_most(4)),)),
        Power("catapult", tokens=4, effects=(LongShot("catapult", tokens=1),)),
        Power("corrupt", tokens=4, effects=(Toll(1),)),
        Power("imperial", tokens=4, effects=(CoinPer(beyond=3),)),
        Power("mercenary", tokens=4, effects=(Hired("mercenary", tokens=2, coins=1),)),
    ),
    markers=(
        # How many pots are printed is not known for sure; sixteen is what one public account has.
        Marker("pot_of_gold", in_box=16, coins=1),
        Marker("catapult", in_box=1, protects=True),
    ),
)
