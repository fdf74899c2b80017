"""What a game answers can be copied and pickled, before and after somebody has looked at it."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

from sw_widget import Board, Game
from tests.amount import sample
from tests.mixes import MIXES, Mix

WAYS: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))]


def answers(game: Game) -> list[Any]:
    """One of each kind of answer that the game has now."""
    region = game.board.map.regions[0].id
    asked = [game.board, game.column, game.score_preview(), game.losses(region), game.why_not("stop")]
    asked += [game.why_not_conquer(region), game.why_not("conquer", region="nowhere"), *game.events[-1]]
    costs = (cost for cost in map(game.cost, game.board) if cost is not None)
    asked += [*islice(costs, 2), *islice(game.legal, 3), game.explain()]
    return [answer for answer in asked if answer is not None]


def said(answer: Any) -> tuple[str, Any]:
    return str(answer), answer.to_dict()


@pytest.mark.sampled
@pytest.mark.parametrize("mix", sample(MIXES, 4), ids=lambda mix: mix.name)
def test_answers_come_out_as_they_went_in(mix: Mix) -> None:
    (_, game) = next(iter(mix.moments(1, seed=3)))
    for seen in (False, True):
        found = answers(game)
        if seen:
            for answer in found:
                said(answer)
        for way in WAYS:
            for answer, again in zip(found, way(found), strict=True):
                assert again == answer and said(again) == said(answer)
                assert hash(again) == hash(answer) if answer.__hash__ else True


@pytest.mark.sampled
@pytest.mark.parametrize("mix", sample(MIXES, 4), ids=lambda mix: mix.name)
def test_games_and_what_is_legal_in_them_come_out_as_they_went_in(mix: Mix) -> None:
    (_, game) = next(iter(mix.moments(1, seed=4)))
    for way in WAYS[1:]:
        for _ in ("before", "after a look"):
            again, legal = way(game), way(game.legal)
            assert again.position == game.position and again.position.key() == game.position.key()
            assert again.code == game.code and again.log == game.log and again.board == game.board
            assert legal.to_dict() == game.legal.to_dict() and str(legal) == str(game.legal)
            str(game), game.events, game._repr_svg_(), list(game.legal)


def test_what_was_legal_before_is_kept_in_a_copy() -> None:
    game = Game(players=["Ann", "Ben"], seed=8).play("pick", slot=0)
    before, told = game.legal, game.legal.to_dict()
    game.play("conquer", region="5")
    for way in WAYS:
        assert way(before).to_dict() == told


def test_boards_are_equal_by_what_is_on_them() -> None:
    assert Board("base/2p") == Board("base/2p") and hash(Board("base/2p")) == hash(Board("base/2p"))
    assert Board("base/2p") == Board(Board("base/2p").to_dict()) != Board("base/3p")
    assert Board("base/2p") != "base/2p"


def test_a_game_of_ones_own_board_comes_out_as_it_went_in() -> None:
    board = Board("base/2p").to_dict() | {"id": "mine"}
    one, other = Game(board=board, seed=1), Game(board=board, seed=1)
    assert one.position == other.position and one.position.key() == other.position.key()
    assert Game.from_code(one.code).position == one.position == pickle.loads(pickle.dumps(one)).position
