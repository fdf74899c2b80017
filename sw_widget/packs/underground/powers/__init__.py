"""The special powers of Underground."""

from sw_widget.engine.definitions import Power
from sw_widget.packs.underground.powers.magic import CopiesRelics

POWERS: tuple[Power, ...] = (Power("magic", tokens=5, effects=(CopiesRelics("bag"),)),)
