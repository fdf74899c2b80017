"""The relics of Underground: each lends its power to the holder of its region, and goes where it is used."""

from sw_widget.engine.definitions import Relic
from sw_widget.packs.underground.relics.conquests import ReachesAnyRegion, SavesTokens, TakesAsEmpty
from sw_widget.packs.underground.relics.froggys_ring import TakesFromNeighbours
from sw_widget.packs.underground.relics.scepter_of_avarice import DoublesRegion
from sw_widget.packs.underground.relics.shiny_orb import ReplacesLone

RELICS: tuple[Relic, ...] = (
    Relic("flying_doormat", lends=(ReachesAnyRegion("flying_doormat"),)),
    Relic("froggys_ring", lends=(TakesFromNeighbours("froggys_ring"),)),
    Relic("scepter_of_avarice", lends=(DoublesRegion("scepter_of_avarice", "mine_of_the_lost_dwarf"),)),
    Relic("shiny_orb", lends=(ReplacesLone("shiny_orb"),)),
    Relic("stinky_trolls_socks", lends=(TakesAsEmpty("stinky_trolls_socks"),)),
    Relic("sword_of_the_killer_rabbit", lends=(SavesTokens("sword_of_the_killer_rabbit", 2),)),
)
