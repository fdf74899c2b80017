"""Whether what is measured is plain Python, or compiled from the same source (see docs/speed.md)."""

from __future__ import annotations

import sys
from importlib.machinery import EXTENSION_SUFFIXES
from typing import NamedTuple


class Compilation(NamedTuple):
    """How many modules of the engine are loaded, and how many of them are compiled."""

    compiled: int
    modules: int

    def __str__(self) -> str:
        if not self.compiled:
            return "plain Python"
        return f"compiled ({self.compiled} of {self.modules} modules of the engine)"


def compilation() -> Compilation:
    """What is loaded of the engine now; packages, which only hold modules, do not count."""
    loaded = [
        module.__file__ or ""
        for name, module in sys.modules.items()
        if name.startswith("sw_widget.engine.") and not hasattr(module, "__path__")
    ]
    return Compilation(sum(file.endswith(tuple(EXTENSION_SUFFIXES)) for file in loaded), len(loaded))
