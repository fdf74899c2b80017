"""The editor on boards below ground: monsters, rivers, chasms."""

from __future__ import annotations

import pytest

from sw_widget import Game
from sw_widget.game.draft.draft import Draft
from sw_widget.game.draft.problems import Impossible

RIVER, CHASM, LAIR, EMPTY = "2", "0", "7", "8"


def draft(race: str = "orcs", power: str = "swamp") -> Draft:
    game = Game(["Ann", "Ben"], packs=("base", "underground"), board="underground/2p", seed=0)
    found = Draft(game.to_scenario())
    found.change("combo", {"player": 0, "which": "active", "race": race, "power": power})
    return found


def put(on: Draft, region: str, piece: str, by: int = 1) -> None:
    on.change("put", {"region": region, "piece": piece, "by": by})


def monsters(on: Draft, region: str) -> int:
    rules = on.position.rules
    return on.position.markers[rules.marker_index["monster"]].get(rules.board.index[region], 0)


def test_monsters_are_put_down_and_taken_away_one_by_one() -> None:
    on = draft()
    put(on, LAIR, "marker/monster", -1)
    assert monsters(on, LAIR) == 1
    put(on, LAIR, "marker/monster", -1)
    assert monsters(on, LAIR) == 0 and on.data["regions"] == {LAIR: None}
    put(on, EMPTY, "marker/monster")
    put(on, EMPTY, "marker/monster")
    assert monsters(on, EMPTY) == 2
    with pytest.raises(Impossible):
        put(on, EMPTY, "marker/monster")


def test_a_race_comes_to_a_lair_and_the_monsters_are_gone() -> None:
    on = draft()
    put(on, LAIR, "race/orcs")
    assert monsters(on, LAIR) == 0
    on.undo()
    assert monsters(on, LAIR) == 2


def test_nobody_is_put_over_a_chasm_and_only_some_into_a_river() -> None:
    for region in (RIVER, CHASM):
        with pytest.raises(Impossible) as refused:
            put(draft(), region, "race/orcs")
        assert refused.value.id == "edit-ground"
    put(draft(power="seafaring"), RIVER, "race/orcs")
    with pytest.raises(Impossible):
        put(draft(power="seafaring"), CHASM, "race/orcs")


def test_the_board_for_six_can_be_edited() -> None:
    game = Game([f"Player {i}" for i in range(6)], packs=("base", "underground"), seed=0)
    assert len(game.board) == 65
    assert Draft(game.to_scenario()).position == game.position
