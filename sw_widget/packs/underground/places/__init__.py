"""The popular places of Underground: markers that stay in a region and lend what they do to its holder."""

from sw_widget.engine.definitions import Marker

PLACES: tuple[Marker, ...] = ()
