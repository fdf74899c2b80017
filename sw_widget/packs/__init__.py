"""Content: one folder a pack. `get` finds a pack by id; `register` adds one of your own."""

from __future__ import annotations

import copyreg
from collections.abc import Iterable
from typing import Any

from sw_widget.engine.checks import Problem
from sw_widget.engine.definitions import Pack
from sw_widget.packs.base import PACK as BASE
from sw_widget.packs.be_not_afraid import PACK as BE_NOT_AFRAID
from sw_widget.packs.cursed import PACK as CURSED
from sw_widget.packs.grand_dames import PACK as GRAND_DAMES
from sw_widget.packs.necromancer import PACK as NECROMANCER
from sw_widget.packs.royal_bonus import PACK as ROYAL_BONUS
from sw_widget.packs.six_player import PACK as SIX_PLAYER
from sw_widget.packs.sky_islands import PACK as SKY_ISLANDS
from sw_widget.packs.spiders_web import PACK as SPIDERS_WEB
from sw_widget.packs.underground import PACK as UNDERGROUND

_printed: dict[str, Pack] = {
    pack.id: pack
    for pack in (
        BASE,
        CURSED,
        GRAND_DAMES,
        BE_NOT_AFRAID,
        ROYAL_BONUS,
        SPIDERS_WEB,
        SKY_ISLANDS,
        UNDERGROUND,
        SIX_PLAYER,
        NECROMANCER,
    )
}
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


def find(ids: Iterable[str]) -> tuple[Pack | None, ...]:
    """Packs by their ids, in that order; None for those that are not known."""
    return tuple(map(_packs.get, ids))


def get_all(ids: Iterable[str]) -> tuple[Pack, ...]:
    """Packs by their ids, in that order."""
    return tuple(get(id) for id in ids)


def _written_down(pack: Pack) -> Any:
    """A pack of the package is written down by its id, one of your own with all that it has."""
    return (get, (pack.id,)) if _printed.get(pack.id) is pack else pack.__reduce_ex__(4)


copyreg.pickle(Pack, _written_down)
