"""The markers of Underground, beside its relics and places."""

from sw_widget.engine.definitions import Marker

MONSTER = Marker("monster", in_box=14, per_region=2, defence=1, neutral=True)

MARKERS: tuple[Marker, ...] = (
    Marker("bag", in_box=1),
    Marker("balrog", in_box=1, protects=True, stays=True, pays=False),
    MONSTER,
    Marker("great_ancient", in_box=1, protects=True),
    Marker("volcano", in_box=1, protects=True, stays=True),
    Marker("silver_hammer", in_box=7, per_region=7),
    Marker(
        "mushroom_shield", in_box=8, per_region=8, defence=1, stays_in_decline=True, lost_with_region=True
    ),
    Marker("queen", in_box=1, protects=True, stays_in_decline=True),
    Marker("tomb_raider_ghost", in_box=1, protects=True, stays=True),
)
