"""Whatever explores a game answers at every moment of games with any packs, or says in a sentence why not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from sw_widget import ActionError, Game, ScenarioError, compare, playouts
from sw_widget.explore import beyond_turn, charts, coach, measures
from sw_widget.explore.reports import decline_review, turning_points
from sw_widget.explore.turns import line_texts
from tests.amount import LONG, amount, sample
from tests.mixes import MIXES, Mix

LOOKS = 15
"""How many positions a search looks at here: what it finds is checked elsewhere."""
EFFORTS = (
    (beyond_turn, "EFFORT"),
    (beyond_turn, "LOOKS"),
    (decline_review, "_LOOKS"),
    (line_texts, "_SMALL_SEARCH"),
    (turning_points, "_LOOKS"),
)
"""Efforts that no question names."""


def shown(found: Any) -> None:
    """Everything that a notebook shows of an answer."""
    str(found), repr(found)
    for way in ("_repr_html_", "to_dict", "__iter__"):
        if hasattr(found, way):
            told = getattr(found, way)()
            list(told) if way == "__iter__" else None


def _compare(game: Game, random: Random) -> None:
    one, other = game.what_if(), game.what_if()
    for _ in range(3):
        if not other.over:
            other.play(other.legal.sample(random))
    shown(compare(one, other))


def _every_outcome(game: Game, random: Random) -> None:
    branch = game.what_if()
    for kind in ("attempt", "roll", "stop"):
        for entry in branch.legal.of(kind)[:1]:
            shown(branch.every_outcome(entry))


def _of_each_player(ask: Callable[[int], Any], game: Game) -> None:
    for player in range(len(game.names)):
        shown(ask(player))


def _region(game: Game, random: Random) -> str:
    return random.choice([region.id for region in game.board])


ASKED: dict[str, Callable[[Game, Random], None]] = {
    "report": lambda game, _: shown(game.report()),
    "report of a viewer": lambda game, _: shown(game.report(viewer=0)),
    "coach": lambda game, random: shown(coach.coach(game, random.randrange(game.steps), looks=LOOKS)),
    "coach, last": lambda game, _: shown(coach.coach(game, looks=LOOKS)),
    "best turn": lambda game, random: shown(
        game.best_turn(random.choice(["coins", "coins_tokens", "coins_defence"]), looks=LOOKS)
    ),
    "reach": lambda game, random: shown(game.best_turn("reach", region=_region(game, random), looks=LOOKS)),
    "threats": lambda game, _: _of_each_player(game.threats, game),
    "compare": _compare,
    "every outcome": _every_outcome,
    "odds": lambda game, random: shown(game.odds(_region(game, random))),
    "score": lambda game, _: shown(game.score_preview()),
    "measures": lambda game, _: shown(measures.measures(game.board)),
    "coins": lambda game, _: shown(charts.coins(game)),
    "coins of a viewer": lambda game, _: shown(charts.coins(game, viewer=1)),
    "income": lambda game, _: shown(charts.income(game)),
    "income of a viewer": lambda game, _: shown(charts.income(game, viewer=1)),
    "combos": lambda game, _: shown(charts.combos(game, looks=LOOKS)),
    "decline": lambda game, random: shown(
        charts.decline(game, random.randrange(len(game.names)), looks=LOOKS)
    ),
    "waterfall": lambda game, _: shown(charts.waterfall(game)),
    "waterfall of a preview": lambda game, _: shown(charts.waterfall(game.score_preview())),
}


@pytest.mark.sampled
@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: mix.name)
def test_every_question_is_answered_at_every_moment(mix: Mix, monkeypatch: pytest.MonkeyPatch) -> None:
    for module, name in EFFORTS:
        monkeypatch.setattr(module, name, LOOKS)
    for name, game in _moments(mix, amount(1, 4)):
        random = Random(name)
        for asked, ask in ASKED.items() if LONG else random.sample(sorted(ASKED.items()), 4):
            try:
                ask(game.copy(), random)
            except (ActionError, ScenarioError) as refused:
                assert str(refused), (asked, name)
            except Exception as error:
                raise AssertionError(f"{asked} at {name}") from error


@pytest.mark.sampled
@pytest.mark.parametrize("mix", sample(MIXES, 6), ids=lambda mix: mix.name)
def test_playouts_of_every_mix(mix: Mix) -> None:
    for table in mix.tables[: amount(1, 100)]:
        said = table.options()
        players = len(said.pop("players"))
        roles = {f"Player {players}": table.role} if table.role else None
        shown(playouts(1, players, packs=mix.packs, board=table.board, roles=roles))


def _moments(mix: Mix, count: int) -> Iterator[tuple[str, Game]]:
    """The first moment of each phase in a game, questions that effects ask included, and some later ones."""
    met: set[object] = set()
    for name, game, random in mix.games(count, seed=7):
        left = 1 + count // len(mix.tables)
        while not game.over and left:
            game.play(game.legal.sample(random))
            phase = game.to_act.phase
            if phase not in met or random.random() < 0.02:
                met.add(phase)
                left -= 1
                yield f"{name}, step {game.steps}", game
