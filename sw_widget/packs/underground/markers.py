"""The markers of Underground, beside its relics and places."""

from sw_widget.engine.definitions import Marker

MARKERS: tuple[Marker, ...] = (
    Marker("bag", in_box=1),
    Marker("balrog", in_box=1, protects=True, stays=True, pays=False),
    Marker("monster", in_box=14, per_region=2, defence=1, neutral=True),
    Marker("tomb_raider_ghost", in_box=1, protects=True, stays=True),
)
