"""The base game: 14 races, 20 special powers, four boards."""

from __future__ import annotations

import json
from importlib.resources import files

from sw_widget.engine.definitions import Pack
from sw_widget.packs.base.markers import MARKERS
from sw_widget.packs.base.powers import POWERS
from sw_widget.packs.base.races import RACES
from sw_widget.packs.base.variants import VARIANTS

BOARD_FOR = {players: f"base/{players}p" for players in (2, 3, 4, 5)}


def _board(players: int) -> object:
    return json.loads(files(__package__).joinpath("boards", f"{players}p.json").read_text(encoding="utf-8"))


PACK = Pack(
    id="base",
    races=RACES,
    powers=POWERS,
    markers=MARKERS,
    variants=VARIANTS,
    boards={id: _board(players) for players, id in BOARD_FOR.items()},
    board_for=BOARD_FOR,
)
