"""The markers of the base game, as they stand in the box."""

from sw_widget.engine.definitions import Marker

MARKERS = (
    Marker("encampment", in_box=5, per_region=5, defence=1, shields=True, flees=True),
    Marker("fortress", in_box=6, defence=1, stays_in_decline=True),
    Marker("lair", in_box=10, defence=1, stays_in_decline=True),
    Marker("hole", in_box=2, protects=True),
    Marker("hero", in_box=2, protects=True),
    Marker("dragon", in_box=1, protects=True),
)
