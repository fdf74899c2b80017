"""The boards of Sky Islands: the ground for one player fewer, with one of the two island boards beside it.

Ground regions keep the ids of their own board ("0", "1", …), regions of the islands have "s0", "s1", ….
`xy` and `area` of a region are measured on its part of the board, ground or sky.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from sw_widget.packs.base import PACK as BASE

PLAYERS = (3, 4, 5, 6)
ISLANDS = ("two", "three")
"""The island boards by how many islands they have."""
BOARD_FOR = {players: f"sky_islands/{players}p-three" for players in PLAYERS}


def _board(players: int, islands: str) -> dict[str, Any]:
    """The ground for one player fewer and an island board, put together."""
    ground: Any = BASE.boards[BASE.board_for[players - 1]]
    sky = json.loads(files(__package__).joinpath(f"{islands}.json").read_text(encoding="utf-8"))
    return {
        "id": f"sky_islands/{players}p-{islands}",
        "players": players,
        "turns": sky["turns"][str(players)],
        "aspect": ground["aspect"],
        "regions": {**ground["regions"], **sky["regions"]},
        "edges": [*ground["edges"], *sky["edges"]],
        "links": sky["links"],
    }


BOARDS = {
    board["id"]: board for board in (_board(players, islands) for players in PLAYERS for islands in ISLANDS)
}
