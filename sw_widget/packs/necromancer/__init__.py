"""Necromancer Island: one player has no combos, but Ghosts, and feeds on what all others lose."""

from sw_widget.engine.definitions import Marker, Pack, Race, Seat, Variant
from sw_widget.packs.necromancer.island import HauntsLake
from sw_widget.packs.necromancer.purchases import BuysPowers, BuysTokens
from sw_widget.packs.necromancer.well import FillsWell

GHOSTS = 14


def _ghosts(in_box: int) -> Race:
    effects = (
        HauntsLake(),
        FillsWell(discards_of=("elves",)),
        BuysTokens(),
        BuysPowers(never=("cursed", "spirit", "stout")),
    )
    return Race("ghosts", tokens=1, in_box=in_box, effects=effects)


PACK = Pack(
    id="necromancer",
    roles={
        "necromancer": Seat(
            picks=False, race=_ghosts(GHOSTS), declines=False, ranked=False, uses_board=False
        ),
    },
    markers=(
        Marker("necromancer_island", in_box=1, stays=True),
        Marker("well_of_souls", in_box=1),
    ),
    variants=(
        Variant("one_ghost_fewer", races=(_ghosts(GHOSTS - 1),)),
        Variant("two_ghosts_fewer", races=(_ghosts(GHOSTS - 2),)),
    ),
)
