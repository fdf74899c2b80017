"""The races of Underground."""

from sw_widget.engine.definitions import Race

RACES: tuple[Race, ...] = ()
