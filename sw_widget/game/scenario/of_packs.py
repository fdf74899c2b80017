"""Things that a scenario names, of the packs that are played with; one of another pack is told apart."""

from __future__ import annotations

from collections.abc import Mapping

from sw_widget import packs
from sw_widget.engine.checks import Problem, choice, shown
from sw_widget.engine.definitions import Pack


def of_packs(id: object, index: Mapping[str, int], path: str, kind: str) -> int:
    """The number of a `race` or a `power`; raises `Problem` where none of the packs has it."""
    return index[checked_of_packs(id, index, path, kind)]


def checked_of_packs(id: object, known: Mapping[str, object], path: str, kind: str) -> str:
    """Refuse what none of the packs has, and say which other pack has it."""
    if not isinstance(id, str) or id not in known:
        for pack in map(packs.get, packs.known()):
            if id in _ids(pack, kind):
                raise Problem(path, f"{shown(id)} is no {kind} of these packs: it comes with {pack.id!r}")
    return choice(id, known, path, f"{kind} of these packs")


def _ids(pack: Pack, kind: str) -> list[str]:
    if kind == "role":
        return list(pack.roles)
    return [thing.id for thing in (pack.races if kind == "race" else pack.powers)]
