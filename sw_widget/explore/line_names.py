"""Whose line of a score it is."""

from __future__ import annotations

from typing import cast

from sw_widget.engine.ledger import Line


def named_in(line: Line) -> tuple[str, str] | None:
    """The race, power, piece or pack that a bonus or malus comes from, by kind and id; None where the line
    names nobody, as one that gives coins back.
    """
    return cast("tuple[str, str] | None", line.params.get("name", line.params.get("marker")))
