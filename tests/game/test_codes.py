"""Position codes: short, exact both ways, and honest about damage."""

from __future__ import annotations

from random import Random

import pytest

from sw_widget import Game, SaveError
from sw_widget.packs.base.variants import VARIANTS
from tests.rules.support import VALLEY

NAMES = ["Annabel", "Benedikt", "Charlotte", "Dagmar", "Evelyn"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_a_game_comes_back_and_is_short(players: int) -> None:
    game, rng = Game(players=NAMES[:players], seed=players), Random(players)
    longest = 0
    while not game.over:
        game.play(game.legal.sample(rng))
        code = game.code
        assert Game.from_code(code).position == game.position
        assert Game.from_code(code).names == game.names
        longest = max(longest, len(code))
    assert longest < 300


def test_an_inline_board_and_variants_travel_along() -> None:
    game = Game.from_scenario({"format": "sw-scenario/1", "board": VALLEY, "variants": ["diplomat_pays"]})
    again = Game.from_code(game.code)
    assert again.board.to_dict() == game.board.to_dict()
    assert again.position.rules.variants == ("diplomat_pays",)


def test_all_variants_fit() -> None:
    variants = [variant.id for variant in VARIANTS]
    game, rng = Game(players=NAMES, seed=3, variants=variants), Random(3)
    while game.turn < 5:
        game.play(game.legal.sample(rng))
    assert len(game.code) < 300
    assert Game.from_code(game.code).position == game.position


def test_names_may_be_anything() -> None:
    game = Game(players=["<b>Ann</b>", "Bén 🐉"])
    assert Game.from_code(game.code).names == ("<b>Ann</b>", "Bén 🐉")


def test_the_dice_to_come_are_not_in_it() -> None:
    """Who reads a code cannot look up the next die of the game it came from."""
    rolls = set()
    for seed in range(40):
        game = Game.from_scenario(
            {
                "format": "sw-scenario/1",
                "board": VALLEY,
                "seed": seed,
                "players": [{"active": {"race": "elves", "power": "hill", "hand": 1}}, {}],
            }
        )
        copy = Game.from_code(game.code)
        for each in (game, copy):
            each.play("attempt", region="b")
        rolls.add((game.log[0]["die"], copy.log[0]["die"]))
    assert any(one != other for one, other in rolls)


def test_every_changed_letter_is_noticed_or_gives_a_sound_position() -> None:
    game, rng = Game(players=["Ann", "Ben"], seed=1), Random(1)
    for _ in range(30):
        game.play(game.legal.sample(rng))
    code = game.code
    refused = 0
    for place in range(len(code)):
        damaged = code[:place] + ("A" if code[place] != "A" else "B") + code[place + 1 :]
        try:
            Game.from_code(damaged).legal.count()
        except SaveError:
            refused += 1
    assert refused == len(code)


@pytest.mark.parametrize("code", ["", "SW1.", "hello", "SW1.AA", "SW1.AAA", "SW9.abc", None, 7])
def test_what_is_no_code_is_named(code: object) -> None:
    with pytest.raises(SaveError):
        Game.from_code(code)  # type: ignore[arg-type]
