"""Be Not Afraid...: five races, five powers. A rule that only one of them has stands in a module of its
name.
"""

from sw_widget.engine.definitions import Marker, Pack, Power, Race
from sw_widget.engine.effects import CoinPer, Coins
from sw_widget.engine.occasions import at_most
from sw_widget.packs.be_not_afraid.barbarians import StaysPut
from sw_widget.packs.be_not_afraid.catapult import LongShot
from sw_widget.packs.be_not_afraid.corrupt import Toll
from sw_widget.packs.be_not_afraid.homunculi import GrowsOnOffer
from sw_widget.packs.be_not_afraid.leprechauns import HidesPots
from sw_widget.packs.be_not_afraid.mercenary import Hired
from sw_widget.packs.be_not_afraid.pixies import LeavesOne
from sw_widget.packs.be_not_afraid.pygmies import RollsForLosses

PACK = Pack(
    id="be_not_afraid",
    races=(
        Race("barbarians", tokens=9, in_box=14, effects=(StaysPut(),)),
        Race("homunculi", tokens=5, in_box=15, effects=(GrowsOnOffer(1),)),
        Race("leprechauns", tokens=6, in_box=11, effects=(HidesPots("pot_of_gold", coins=1),)),
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
        Marker("pot_of_gold", in_box=16, outlasts=True),
        Marker("catapult", in_box=1, protects=True),
    ),
)
