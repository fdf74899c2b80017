"""Underground: races, special powers, relics and places below ground, and four boards."""

from sw_widget.engine.definitions import Pack, Power, Variant
from sw_widget.engine.effects import KeepAllOnLoss
from sw_widget.packs.underground.boards import BOARD_FOR, BOARDS
from sw_widget.packs.underground.markers import MARKERS
from sw_widget.packs.underground.monsters import MonstersAmongTribes
from sw_widget.packs.underground.places import PLACES
from sw_widget.packs.underground.powers import POWERS
from sw_widget.packs.underground.races import RACES
from sw_widget.packs.underground.relics import RELICS

PACK = Pack(
    id="underground",
    races=RACES,
    powers=POWERS,
    markers=MARKERS,
    relics=RELICS,
    places=PLACES,
    boards=BOARDS,
    board_otherwise=BOARD_FOR,
    common=(MonstersAmongTribes("monster"),),
    variants=(
        Variant(
            "immortals_lose_one_a_round", powers=(Power("immortal", 4, (KeepAllOnLoss(except_first=True),)),)
        ),
    ),
)
