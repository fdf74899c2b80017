"""Cursed!: two races, five powers. A rule that only one of them has stands in a module of its name."""

from sw_widget.engine.conditions import in_decline
from sw_widget.engine.definitions import Marker, Pack, Power, Race, Variant
from sw_widget.engine.effects import Discount
from sw_widget.engine.occasions import even_turn
from sw_widget.packs.cursed.cursed import SkipPrice
from sw_widget.packs.cursed.hordes_of import ExtraTokens
from sw_widget.packs.cursed.kobolds import AtLeast
from sw_widget.packs.cursed.marauding import SecondWave
from sw_widget.packs.cursed.ransacking import TakesCoins

PACK = Pack(
    id="cursed",
    races=(
        Race("goblins", tokens=6, in_box=11, effects=(Discount(1, in_decline),)),
        Race("kobolds", tokens=11, in_box=16, effects=(AtLeast(2),)),
    ),
    powers=(
        Power("cursed", tokens=0, effects=(SkipPrice(3),)),
        Power("hordes_of", tokens=5, effects=(ExtraTokens("horde", 2),)),
        Power("marauding", tokens=5, effects=(SecondWave(),)),
        Power("ransacking", tokens=4, effects=(TakesCoins(1),)),
        Power("were", tokens=4, effects=(Discount(2, even_turn),)),
    ),
    markers=(Marker("horde", in_box=2, per_region=2, counts_as_token=True),),
    variants=(
        Variant(
            "hordes_lost_last", powers=(Power("hordes_of", 5, (ExtraTokens("horde", 2, lost_first=False),)),)
        ),
        Variant("marauding_abandons", powers=(Power("marauding", 5, (SecondWave(abandons=True),)),)),
    ),
)
