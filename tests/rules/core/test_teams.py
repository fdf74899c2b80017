"""Six players in teams: who wins, how long they play, and the monsters that they put down first."""

from __future__ import annotations

import pytest

from sw_widget import Game, Refused
from sw_widget.engine.turn.scoring import winners
from sw_widget.game.scenario.reading import load
from tests.rules.support import at, board, check, expect, player, position

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"]


def six(**more: object) -> Game:
    return Game(NAMES, **{"packs": ["base", "six_player"], "seed": 0, **more})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("coins", "won"),
    [
        ([70, 60, 80, 55, 58, 41], [1, 4]),
        ([70, 66, 10, 55, 55, 99], [0, 3]),
        ([55, 66, 10, 70, 55, 99], [0, 3]),
        ([9, 9, 9, 9, 9, 9], [0, 1, 2, 3, 4, 5]),
    ],
)
def test_a_team_has_what_its_poorer_player_has(coins: list[int], won: list[int]) -> None:
    """R204, R205."""
    end = six().position
    end.coins = coins
    assert winners(end) == won


def test_partners_sit_opposite_each_other() -> None:
    game = six()
    assert [game.position.partner(who) for who in range(6)] == [3, 4, 5, 0, 1, 2]
    assert [seen["team"] for seen in game.view(0)["players"]] == [0, 1, 2, 0, 1, 2]
    assert [seen["partner"] for seen in game.view(0)["players"]] == [3, 4, 5, 0, 1, 2]


def test_coins_are_private_even_among_partners() -> None:
    seen = six().view(0)["players"]
    assert seen[0]["coins"] == 5 and seen[3]["coins"] is None


@pytest.mark.parametrize("packs", [("base",), ("base", "underground"), ("base", "sky_islands")])
def test_six_play_eight_turns(packs: tuple[str, ...]) -> None:
    assert six(packs=[*packs, "six_player"]).position.turns == 8


def test_five_play_alone_and_put_nothing_down() -> None:
    game = Game(NAMES[:5], packs=["base", "six_player"], seed=0)
    assert game.to_act == (0, "pick") and game.position.partner(0) == -1
    assert "team" not in game.view(0)["players"][0]


def test_boards_for_six() -> None:
    ids = {
        ("base", "six_player"): "base/5p",
        ("base", "underground", "six_player"): "underground/6p",
        ("base", "six_player", "underground"): "underground/6p",
        ("base", "sky_islands", "six_player"): "sky_islands/6p-three",
    }
    for packs, id in ids.items():
        assert six(packs=list(packs)).position.rules.board.id == id


def test_all_but_the_first_put_down_a_monster() -> None:
    """Rules of the expansions, Playing in Teams: in regions of Lost Tribes, none beside another."""
    game = six()
    rules, marker = game.position.rules, game.position.rules.marker_index["monster"]
    tribes = game.position.tribes
    for who in range(1, 6):
        assert game.to_act == (who, "setup")
        with pytest.raises(Refused) as refused:
            game.play("pick", slot=0)
        assert refused.value.code == "wrong_phase"
        game.play(game.legal.of("use")[0])  # type: ignore[arg-type]
    assert game.to_act == (0, "pick")
    placed = list(game.position.markers[marker])
    assert len(placed) == 5 and all(tribes >> region & 1 for region in placed)
    for region in placed:
        assert not any(rules.board.neighbours[region] >> other & 1 for other in placed)


def test_why_a_monster_cannot_go_somewhere() -> None:
    game = six()
    board = game.position.rules.board
    first = game.legal.of("use")[0]["region"]  # type: ignore[index]
    no_tribe = next(r.id for i, r in enumerate(board.regions) if not game.position.tribes >> i & 1)
    assert game.why_not("use", trait="monster", region=no_tribe).code == "bad_allocation"  # type: ignore[union-attr]
    assert game.why_not("use", trait="monster", region="x").code == "unknown_region"  # type: ignore[union-attr]
    assert game.why_not("use", trait="monster", region=first, by=2).code == "not_your_turn"  # type: ignore[union-attr]
    game.play("use", trait="monster", region=first)
    assert game.why_not("use", trait="monster", region=first).code == "marker_limit"  # type: ignore[union-attr]


def test_what_is_asked_is_kept_in_scenarios_codes_and_saves() -> None:
    game = six()
    game.play(game.legal.of("use")[0])  # type: ignore[arg-type]
    again = Game.from_code(game.code)
    assert again.position.pending == game.position.pending and again.to_act == (2, "setup")
    loaded = load(game.to_scenario()).position
    assert loaded.pending == game.position.pending and loaded.markers == game.position.markers


def test_a_question_in_mid_conquest_is_kept_in_scenarios_and_codes() -> None:
    game = Game.from_scenario(
        {
            "packs": ["base", "six_player"],
            "board": board("ab bc", a="hill border", b="farmland", c="forest"),
            "players": [
                player("ratmen", "underworld"),
                player("giants", "swamp", 4),
                player(),
                player("orcs", "merchant"),
                player(),
                player(),
            ],
            "current": 1,
            "regions": {
                "a": at(0, "ratmen", 2, sigil_of_sacrifice=1),
                "b": at(1, "giants"),
                "c": at(3, "orcs"),
            },
        },
        needs_format=False,
    )
    game.play("conquer", region="c")
    assert game.to_act == (0, "sacrifice")
    assert Game.from_code(game.code).position == game.position
    assert load(game.to_scenario()).position == game.position


def test_a_lost_tribe_with_a_monster_costs_four() -> None:
    """R206."""
    land = board("ab", a="hill border", b="farmland tribe")
    check(
        position(
            land,
            [player("ratmen", "underworld", 4), *([player()] * 5)],
            {"a": at(0, "ratmen"), "b": {"lost_tribe": 1, "markers": {"monster": 1}}},
            packs=("base", "six_player"),
        ),
        expect(cost={"b": {"total": 4, "lines": {"base": 2, "lost_tribe": 1, "monster": 1}}}),
    )


def test_there_are_no_teams_where_one_of_six_is_the_necromancer() -> None:
    """R326."""
    names = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"]
    game = Game(names, packs=("base", "six_player", "necromancer"), roles={"Finn": "necromancer"}, seed=0)
    assert all("team" not in seat for seat in game.view(None)["players"])
    position = game.position
    assert [position.partner(player) for player in range(6)] == [-1] * 6
    position.coins[:] = [10, 7, 14, 6, 9, 30]
    assert winners(position) == [2]
