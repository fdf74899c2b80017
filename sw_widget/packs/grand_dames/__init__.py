"""Grand Dames of Small World: three races, two powers. A rule that only one of them has stands in a
module of its name.
"""

from sw_widget.engine.definitions import Pack, Power, Race
from sw_widget.engine.effects import Coins, Immune
from sw_widget.engine.occasions import in_peace
from sw_widget.packs.grand_dames.gypsies import CoinPerAbandoned
from sw_widget.packs.grand_dames.historian import CoinPerDecline, CoinsForDeclined
from sw_widget.packs.grand_dames.priestesses import BuildsTower

PACK = Pack(
    id="grand_dames",
    races=(
        Race("gypsies", tokens=6, in_box=11, effects=(CoinPerAbandoned(1),)),
        Race("priestesses", tokens=4, in_box=9, effects=(BuildsTower(),)),
        Race("white_ladies", tokens=2, in_box=7, effects=(Immune(active=False, in_decline=True),)),
    ),
    powers=(
        Power("historian", tokens=5, effects=(CoinsForDeclined(1), CoinPerDecline(1))),
        Power("peace_loving", tokens=4, effects=(Coins(3, in_peace),)),
    ),
)
