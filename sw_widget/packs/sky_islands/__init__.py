"""Sky Islands: boards of ground and islands, for three to six players."""

from __future__ import annotations

from sw_widget.engine.definitions import Pack
from sw_widget.packs.sky_islands.boards import BOARD_FOR, BOARDS
from sw_widget.packs.sky_islands.whole_islands import WholeIslands

PACK = Pack(
    id="sky_islands",
    boards=BOARDS,
    board_for=BOARD_FOR,
    common=(WholeIslands(),),
)
