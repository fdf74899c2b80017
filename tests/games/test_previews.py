"""Foretold is paid: what a preview says of a turn that ends now, beside what the turn then pays.

Each way to give up regions is played to the end of the turn, apart from how the preview finds the best one.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice, pairwise
from random import Random

import pytest

from sw_widget import Game
from sw_widget.engine import actions as do
from sw_widget.engine.actions import Code
from sw_widget.engine.ledger import Event, Ledger
from sw_widget.engine.legal.choices import SpreadOption
from sw_widget.engine.legal.options import must_redeploy, options
from sw_widget.engine.position import Position
from sw_widget.engine.turn.machine import apply
from sw_widget.engine.turn.preview import BESIDE, GIVEN_UP, coins_then, preview
from sw_widget.game.ledger import Line
from sw_widget.game.legal import Action, Choice
from tests.amount import amount
from tests.mixes import MIXES, Mix

FEW_WAYS = 2000
"""Where coins depend on how tokens stand, all ways are played if there are fewer."""


@pytest.mark.sampled
@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: mix.name)
def test_what_is_foretold_is_paid(mix: Mix) -> None:
    for name, game in _moments(mix, amount(8, 140)):
        position = game.position
        if position.phase in (do.START, do.CONQUEST, do.REDEPLOYMENT):
            _check(position.clone(), name)


def test_regions_that_must_be_given_up_do_not_count() -> None:
    """Of ten Amazons four go back to the hand: the others hold six of nine regions."""
    game = _amazons()
    told = game.score_preview()
    (line,) = _given_up(game)
    assert told.by_rule() == {"regions": 6} and len(line.regions) == 3
    assert "3 regions must be given up at redeployment, for 4 of the Amazons go back to the hand" in str(line)
    game.play("stop")
    (choice,) = game.legal.of("redeploy")
    assert isinstance(choice, Choice)
    evenly = choice.even()
    assert choice.gives_up(evenly) == line.regions
    game.play(evenly)
    assert not _given_up(game) and game.score_preview() == told.total
    game.play("end_turn")
    assert game.last_score == told.total


@pytest.mark.parametrize("hill", "abcdefghi")
def test_the_regions_that_bring_least_are_given_up(hill: str) -> None:
    """The one hill pays a bonus coin, so that it is kept wherever it lies."""
    game = _amazons(hill)
    (line,) = _given_up(game)
    assert hill not in line.regions and game.score_preview().total == 7
    game.play("stop")
    (choice,) = game.legal.of("redeploy")
    assert isinstance(choice, Choice) and hill not in choice.gives_up(choice.even())


def test_what_others_pay_is_told_beside_the_score() -> None:
    """Nothing is said of whether they can: their coins may be hidden."""
    scenario = _amazons().to_scenario()
    scenario["packs"] = ["base", "underground"]
    scenario["players"][0]["active"]["power"] = "thieving"
    told = []
    for coins in (0, 5):
        scenario["players"][1]["coins"] = coins
        game = Game.from_scenario(scenario)
        (line,) = [line for line in game.score_preview() if line.rule == BESIDE]
        told.append(line.sentence)
        assert coins_then(game.position) == game.coins[0] + 6 + min(1, coins)
    assert told[0] == told[1] and "as far as the others can pay" in told[0]


def _given_up(game: Game) -> list[Line]:
    return [line for line in game.score_preview() if line.rule == GIVEN_UP]


def _amazons(hill: str = "") -> Game:
    """Ann's Amazons hold nine regions in a row beside Ben's one, and have one more token."""
    names = "abcdefghij"
    return Game.from_scenario(
        {
            "format": "sw-scenario/1",
            "board": {
                "regions": {
                    name: {"terrain": "hill" if name == hill else "farmland", "border": True}
                    for name in names
                },
                "edges": [[one, other] for one, other in pairwise(names)],
            },
            "turn": 3,
            "players": [
                {"name": "Ann", "active": {"race": "amazons", "power": "hill", "hand": 1}},
                {"name": "Ben", "active": {"race": "orcs", "power": "swamp"}},
            ],
            "regions": {
                name: {"player": int(name == "j"), "race": "orcs" if name == "j" else "amazons", "tokens": 1}
                for name in names
            },
        }
    )


def _check(position: Position, name: str) -> None:
    endings = list(_endings(position))
    if not endings:
        return
    told, found = preview(position), coins_then(position)
    most = max(coins for coins, _ in endings)
    if len(endings) >= FEW_WAYS:
        assert found >= most, name
        return
    assert found == most, name
    assert any(
        coins == found and told.lines[: len(score)] == score.lines for coins, score in endings
    ), name


def _endings(position: Position) -> Iterator[tuple[int, Ledger]]:
    """For each set of regions that can be given up: the coins that the player has then, and the score."""
    view = position.clone()
    while view.pending or view.phase != do.REDEPLOYMENT:
        if view.stage == do.ROLLING:
            apply(view, (do.ROLL,), 0)
        elif do.STOP in options(view):
            apply(view, (do.STOP,))
        else:
            return  # something must be chosen first
    yield from _redeployed(view, position.phase == do.REDEPLOYMENT)


def _redeployed(view: Position, settled: bool) -> Iterator[tuple[int, Ledger]]:
    found = options(view)
    for option in found.get(do.REDEPLOY, ()):
        assert isinstance(option, SpreadOption)
        heaps = view.kit[option.what].pays_by_tokens and not settled
        if heaps or must_redeploy(view, option.what):
            for code in _ways(view, option):
                after = view.clone()
                apply(after, code)
                yield from _redeployed(after, True)
            return
    if do.END_TURN in found:
        record: list[Event] = []
        player = view.player
        apply(view, (do.END_TURN,), None, record)
        score = next(event.ledger for event in record if event.kind == "scored")
        assert score is not None
        yield view.coins[player], score


def _ways(view: Position, option: SpreadOption) -> Iterator[Code]:
    """A redeployment for each set of as many regions as can be held; all of them where tokens pay by how
    they stand.
    """
    spread = option.spread
    if view.kit[option.what].pays_by_tokens:
        yield from islice(option, FEW_WAYS)
        return
    least = max(1, spread.least)
    for number in range(spread.high // least, -1, -1):
        over = spread.high - number * least
        found = [
            (do.REDEPLOY, option.what, tuple((region, least + over * (region == kept[0])) for region in kept))
            for kept in combinations(spread.regions, number)
        ]
        possible = [code for code in found if code in option]
        yield from possible
        if possible:
            return


def _moments(mix: Mix, count: int) -> Iterator[tuple[str, Game]]:
    """Moments of games whose players take what they can get, with a race that must give up regions if there
    is one.
    """
    left, seed = count, 0
    while left:
        for name, game, random in mix.games(len(mix.tables), seed):
            while not game.over and left:
                game.play(_greedy(game, random))
                if random.random() < 0.1:
                    yield f"{name}, step {game.steps}", game
                    left -= 1
        seed += len(mix.tables)


def _greedy(game: Game, random: Random) -> Action:
    legal = game.legal
    picks = [pick for pick in legal.of("pick") if isinstance(pick, Action)]
    if picks:
        return max(picks, key=lambda pick: (_gives_up(game.position, pick.code[1]), random.random()))
    conquests = [code for code in legal.of("conquer") if isinstance(code, Action)]
    return random.choice(conquests) if conquests and random.random() < 0.9 else legal.sample(random)


def _gives_up(position: Position, slot: int) -> bool:
    race, power, _ = position.column[slot]
    answering = position.rules.kit(race, power, False).answering
    return bool(answering.lifts or answering.ungarrisoned)
