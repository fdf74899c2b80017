"""A plain copy of a game, and everybody's hands."""

from __future__ import annotations

import pickle
from copy import deepcopy
from random import Random

import pytest

from sw_widget import Branch, Game
from tests.rules.support import VALLEY, at, player, position

EXPANSIONS = ("base", "cursed", "be_not_afraid", "spiders_web")


def played(game: Game, seed: int, steps: int) -> Game:
    rng = Random(seed)
    for _ in range(steps):
        if not game.over:
            game.play(game.legal.sample(rng))
    return game


@pytest.mark.parametrize("seed", range(4))
def test_a_copy_goes_the_same_way_and_touches_nothing(seed: int) -> None:
    """Same stacks, same dice, same log: what is played alike on both ends alike."""
    game = played(Game(players=["Ann", "Ben", "Cleo"], seed=seed, packs=EXPANSIONS), seed, 40)
    game.undo().undo()
    copy = game.copy()
    assert (copy.position, copy.log, copy.undone, copy.code) == (
        game.position,
        game.log,
        game.undone,
        game.code,
    )
    assert copy.to_dict() == game.to_dict() and copy.names == game.names
    before = game.to_dict(), game.position.clone()
    played(copy, seed + 100, 60)
    copy.undo()
    assert (game.to_dict(), game.position) == before
    played(game, seed + 100, 60)
    game.undo()
    assert (copy.position, copy.log) == (game.position, game.log)
    while game.steps:
        assert game.undo().position == copy.undo().position


def test_a_copy_of_what_was_redone_and_undone_is_whole() -> None:
    game = played(Game(seed=3), 1, 12)
    game.undo()
    copy = game.copy().redo()
    assert len(game.log) == 11 and copy.steps == 12
    assert copy.at(5) == game.at(5)


def test_a_copy_keeps_the_dice_of_a_scenario_and_of_a_code() -> None:
    scenario = position(VALLEY, [player("ratmen", "hill", 1), player()], dice=[3, 0])
    for game in (
        Game.from_scenario({**scenario, "format": "sw-scenario/1"}),
        Game.from_code(Game.from_scenario({**scenario, "format": "sw-scenario/1"}).code),
    ):
        copies = [game.copy().play("attempt", region="b").log for _ in range(3)]
        assert copies == [game.play("attempt", region="b").log] * 3


def test_nobody_listens_to_a_copy_and_its_what_ifs_are_its_own() -> None:
    game = Game(seed=3)
    heard: list[int] = []
    game.listen(lambda: heard.append(1))
    game.what_if()
    copy = game.copy()
    copy.play("pick", slot=0)
    assert not heard and copy.what_ifs == [] and copy.lock is not game.lock


def test_a_copy_of_a_what_if_is_a_game_of_its_own() -> None:
    game = played(Game(seed=3), 1, 8)
    branch = game.what_if(viewer=0)
    played(branch, 2, 5)
    copy = branch.copy()
    assert not isinstance(copy, Branch)
    assert (copy.position, copy.log, copy.hidden) == (branch.position, branch.log, branch.hidden)
    assert played(copy, 5, 20).log == played(branch, 5, 20).log


def test_everybodys_hands() -> None:
    scenario = position(
        VALLEY, [player("ratmen", "hill", 4), player("elves", "forest"), player()], {"b": at(0, "ratmen", 3)}
    )
    game = Game.from_scenario({**scenario, "format": "sw-scenario/1"})
    assert game.hand == [4, 0, 0], "the troops on the map are not yet in hand"
    assert game.play("conquer", region="c").hand == [4, 0, 0]
    game.hand[0] = 9
    assert game.hand == [4, 0, 0], "a list of its own"


def test_hordes_are_no_tokens_in_hand() -> None:
    scenario = position(VALLEY, [player("ratmen", "hordes_of", 4), player()], packs=("base", "cursed"))
    game = Game.from_scenario({**scenario, "format": "sw-scenario/1"})
    assert game.hand == [4, 0] and game.view(0)["players"][0]["active"]["hand"] == 6


@pytest.mark.parametrize("packs", [("base",), (*EXPANSIONS, "sky_islands", "underground")])
def test_what_python_itself_copies_goes_the_same_way(packs: tuple[str, ...]) -> None:
    game = played(Game(players=["Ann", "Ben", "Cleo"], seed=4, packs=packs), 1, 60)
    for copy in (deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert copy.code == game.code
        assert played(copy, 5, 40).log == played(game.copy(), 5, 40).log
