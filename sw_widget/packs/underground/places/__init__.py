"""The popular places of Underground: they stay in a region and lend what they do to its holder."""

from sw_widget.engine.definitions import Place
from sw_widget.packs.underground.places.altar_of_souls import PaysForDeclined
from sw_widget.packs.underground.places.coins import PaysForTerrain, PaysHolder, TakesTribute
from sw_widget.packs.underground.places.crypt_of_the_tomb_raider import RecallsGhost, SendsGhost
from sw_widget.packs.underground.places.fountain_of_youth import BringsToken
from sw_widget.packs.underground.places.great_brass_pipe import LinksTerrain
from sw_widget.packs.underground.places.stonehedge import SharesBadge
from sw_widget.packs.underground.places.wickedest_pentacle import LeadsBalrog

_GHOST = "tomb_raider_ghost"

PLACES: tuple[Place, ...] = (
    Place("altar_of_souls", lends=(PaysForDeclined(3),)),
    Place("crypt_of_the_tomb_raider", lends=(SendsGhost(_GHOST), RecallsGhost(_GHOST))),
    Place("diamond_fields", lends=(PaysForTerrain(),)),
    Place("fountain_of_youth", lends=(BringsToken(),)),
    Place("great_brass_pipe", lends=(LinksTerrain(),)),
    Place("keep_on_the_motherland", defence=1, lends=(PaysHolder(1),)),
    Place("mine_of_the_lost_dwarf", lends=(PaysHolder(2),)),
    Place("rusty_throne", lends=(TakesTribute(),)),
    Place("stonehedge", lends=(SharesBadge(),)),
    Place("wickedest_pentacle", lends=(LeadsBalrog("balrog"),)),
)
