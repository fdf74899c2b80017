"""The markers of Underground, beside its relics and places."""

from sw_widget.engine.definitions import Marker

MARKERS: tuple[Marker, ...] = ()
