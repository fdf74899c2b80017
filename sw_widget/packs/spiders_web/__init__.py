"""A Spider's Web: three races, three powers, each with a rule of its own in a module of its name."""

from sw_widget.engine.conditions import symbol
from sw_widget.engine.definitions import Marker, Pack, Power, Race
from sw_widget.packs.spiders_web.copycat import Copies
from sw_widget.packs.spiders_web.ice_witches import BringsWinter
from sw_widget.packs.spiders_web.lava import PoursLava
from sw_widget.packs.spiders_web.skags import LaysLoot, Loot
from sw_widget.packs.spiders_web.slingmen import Jumps
from sw_widget.packs.spiders_web.soul_touch import Revives

PACK = Pack(
    id="spiders_web",
    races=(
        Race("ice_witches", tokens=5, in_box=10, effects=(BringsWinter("winter_marker", symbol("magic")),)),
        Race("skags", tokens=6, in_box=11, effects=(LaysLoot("loot_marker"),)),
        Race("slingmen", tokens=5, in_box=10, effects=(Jumps(coins=1),)),
    ),
    powers=(
        Power("copycat", tokens=3, effects=(Copies(),)),
        Power("lava", tokens=5, effects=(PoursLava("lava_token"),)),
        Power("soul_touch", tokens=4, effects=(Revives(),)),
    ),
    markers=(
        # How many are printed is not known; no board has more regions than that.
        Marker("winter_marker", in_box=50, defence=1, takes=1, stays=True),
        Marker("loot_marker", in_box=10, stays=True, effects=(Loot(),)),
        Marker("lava_token", in_box=4, protects=True, stays=True, passes=True),
    ),
)
