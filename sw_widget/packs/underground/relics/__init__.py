"""The relics of Underground: markers that lie in a region and lend what they do to its holder."""

from sw_widget.engine.definitions import Marker

RELICS: tuple[Marker, ...] = ()
