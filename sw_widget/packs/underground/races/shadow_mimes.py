"""Shadow Mimes: whoever picks them may swap their power for that of another combo on offer."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.hooks.effect import Effect


@dataclass(frozen=True)
class SwapsBadge(Effect):
    """The badge that lies with the banner may be swapped for another one on offer when it is picked."""

    swaps_badge = True
