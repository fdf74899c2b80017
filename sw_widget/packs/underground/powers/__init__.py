"""The special powers of Underground."""

from sw_widget.engine.definitions import Power

POWERS: tuple[Power, ...] = ()
