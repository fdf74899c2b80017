"""The markers of Underground, beside its relics and places."""

from sw_widget.engine.definitions import Marker

MARKERS: tuple[Marker, ...] = (Marker("monster", in_box=14, per_region=2, defence=1, neutral=True),)
