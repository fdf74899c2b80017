"""Terrains and symbols of the maps above and below ground, and which of them count as the same."""

LAND = ("farmland", "forest", "hill", "mountain", "swamp")
WATER = ("sea", "lake")
SURFACE = LAND + WATER
RIVER = "river"
"""Anybody may conquer one, and few may stay."""
CHASM = "chasm"
"""Nobody may conquer one."""
LAND_BELOW = ("mining", "mushroom_forest", "mystic_crystal", "mud", "black_mountain")
BELOW = (*LAND_BELOW, RIVER, CHASM)
TERRAINS = SURFACE + BELOW
SYMBOLS_ABOVE = ("cavern", "magic", "mine")
SYMBOLS = (*SYMBOLS_ABOVE, "volcano")

_EQUALS = (
    ((*WATER,), (RIVER,)),
    (("mountain",), ("black_mountain",)),
    (("swamp",), ("mud",)),
    (("forest",), ("mushroom_forest",)),
    (("mine",), ("mining",)),
    (("magic",), ("mystic_crystal",)),
)
"""What is above ground, and what counts as the same below it. Two are symbols above and terrains below."""

COUNTS_AS: dict[str, frozenset[str]] = {
    id: frozenset((id, *others))
    for above, below in _EQUALS
    for ids, others in ((above, below), (below, above))
    for id in ids
}
"""Terrains and symbols with which a rule that names one of them is content."""


def counting_as(id: str) -> frozenset[str]:
    """The terrain or symbol, and those that count as the same."""
    return COUNTS_AS.get(id, frozenset((id,)))
