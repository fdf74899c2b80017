"""The boards of Underground, for two, three, four and six players.

How the board for five players is printed we do not know: five play on the one for six, or on one of their
own.
"""

from __future__ import annotations

import json
from importlib.resources import files

PLAYERS = (2, 3, 4, 6)
BOARD_FOR = {players: f"underground/{players}p" for players in PLAYERS}


def _board(players: int) -> object:
    return json.loads(files(__package__).joinpath(f"{players}p.json").read_text(encoding="utf-8"))


BOARDS = {id: _board(players) for players, id in BOARD_FOR.items()}
