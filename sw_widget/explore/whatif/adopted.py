"""The result of adopting a branch."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sw_widget.game import html
from sw_widget.game.speaker import Speaker


class OutOfDate(ValueError):
    """The origin of a branch no longer stands where the branch began. Both are as they were."""


@dataclass(frozen=True)
class Adopted:
    """What was played on the origin, with its own dice, and what was left of the branch."""

    played: tuple[dict[str, Any], ...]
    left: tuple[dict[str, Any], ...]
    why_left: str
    """Why the rest was not played; empty if nothing was left."""
    speaker: Speaker

    @property
    def sentence(self) -> str:
        if not self.played and not self.left:
            return self.speaker.say("whatif-nothing_to_adopt")
        done = self.speaker.say("whatif-adopted", {"n": len(self.played)})
        return f"{done} {self.why_left}".rstrip()

    def __iter__(self) -> Iterator[dict[str, Any]]:
        """The actions that were played."""
        return iter(self.played)

    def __len__(self) -> int:
        return len(self.played)

    def __str__(self) -> str:
        return self.sentence

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return html.paragraph(self.sentence)

    def to_dict(self) -> dict[str, Any]:
        return {"played": list(self.played), "left": list(self.left), "sentence": self.sentence}
