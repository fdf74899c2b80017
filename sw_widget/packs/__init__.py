"""Content: one folder a pack. `get` finds a pack by id; `register` adds one of your own."""

from __future__ import annotations

from collections.abc import Iterable

from sw_widget.engine.checks import Problem
from sw_widget.engine.definitions import Pack
from sw_widget.packs.base import PACK as BASE

_printed: dict[str, Pack] = {BASE.id: BASE}
_packs: dict[str, Pack] = dict(_printed)


def known() -> list[str]:
    """The ids of all packs that can be played."""
    return list(_packs)


def printed() -> list[str]:
    """The ids of the packs that come with the package."""
    return list(_printed)


def get(id: str) -> Pack:
    try:
        return _packs[id]
    except KeyError:
        raise Problem("packs", f"{id!r} is no pack; known: {', '.join(_packs)}") from None


def register(pack: Pack) -> None:
    """Make a pack of your own known by its id. The packs of the package cannot be replaced."""
    if pack.id in _printed:
        raise Problem("packs", f"{pack.id!r} is a pack of the package; choose another id")
    _packs[pack.id] = pack


def get_all(ids: Iterable[str]) -> tuple[Pack, ...]:
    """Packs by their ids, in that order."""
    return tuple(get(id) for id in ids)
