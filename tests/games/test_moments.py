"""Random moments of games with all mixes of packs: each comes back from every form, and `perft` and the steps
of agents count what is legal there.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from sw_widget import Game
from sw_widget.engine import actions as do
from sw_widget.engine.actions import REDEPLOYMENT, WITHDRAWAL, Code
from sw_widget.engine.die import FACES
from sw_widget.engine.legal.choices import SpreadOption
from sw_widget.engine.legal.offers import takes_die
from sw_widget.engine.legal.options import options
from sw_widget.engine.perft import Agenda
from sw_widget.engine.position import Position
from sw_widget.engine.turn.scoring import coins_at_start
from sw_widget.explore.agents.action_steps import ActionSteps
from sw_widget.explore.agents.choice_steps import is_trade
from sw_widget.game.draft.draft import Draft
from sw_widget.game.draft.from_position import board_from
from tests.amount import amount
from tests.mixes import MIXES, Mix
from tests.rules.below import CAVES, duel, mine, theirs
from tests.widget import necromancer, packs, six_players, sky_islands, underground

each_mix = pytest.mark.parametrize("mix", MIXES, ids=lambda mix: mix.name)
OF_WIDGET = (packs, sky_islands, underground, six_players, necromancer)
"""Positions in which each piece and each choice of the packs is to be seen."""
FEW = 60
"""Up to so many allocations, all ways to make them are walked."""


def _moments(mix: Mix, seed: int = 0) -> Iterator[tuple[str, Game]]:
    return mix.moments(amount(20, 3_000), seed, apart=amount(10, 25))


def _named(name: str) -> Iterator[tuple[str, Game]]:
    """A position in which something seldom is to be decided, and some that follow."""
    game = NAMED[name]().copy()
    for step in range(3):
        yield f"{name}, {step} later", game
        if not game.over:
            game.play(game.legal.sample(Random(step)))


def _pentacle_found() -> Game:
    """A final attempt has found the place from which the Balrog is sent before anything is redeployed."""
    regions = {"a": mine(), "b": {"markers": {"monster": 2}}, "c": theirs(2), "e": theirs()}
    scenario = duel(CAVES, regions, hand=2, dice=[3], places=["wickedest_pentacle"])
    return Game.from_scenario({**scenario, "format": "sw-scenario/1"}).play("attempt", region="b")


NAMED = {
    **{f"{of.__name__}: {name}": game for of in OF_WIDGET for name, game in of.GAMES.items()},
    "pentacle found": _pentacle_found,
}


@pytest.mark.sampled
@each_mix
def test_a_moment_comes_back(mix: Mix) -> None:
    _come_back(_moments(mix))


def test_what_is_seldom_comes_back() -> None:
    for name in NAMED:
        _come_back(_named(name))


def _come_back(moments: Iterable[tuple[str, Game]]) -> None:
    """From a scenario, a code, a save and a draft: the same position, and the same choices."""
    for number, (name, game) in enumerate(moments):
        again = Game.from_code(game.code)
        assert again.position == game.position, name
        if not game.over:
            scenario = json.loads(json.dumps(game.to_scenario()))
            again = Game.from_scenario(scenario)
            assert again.position == game.position, name
            assert again.to_scenario() == scenario, name
            if number % amount(4, 10) == 0:
                draft = Draft(scenario)
                assert draft.position == game.position, name
                assert Game.from_scenario(draft.scenario).position == game.position, name
                assert all(doubt.passing for doubt in draft.doubts), name
                _begin_anew(game, name)
        assert again.legal.to_dict() == game.legal.to_dict(), name
        assert again.prompt == game.prompt, name
        assert Game.from_dict(json.loads(json.dumps(again.to_dict()))).position == game.position, name


def _begin_anew(game: Game, name: str) -> None:
    """Where the turn that was under way begins anew in a draft, nobody gains or loses anything by it."""
    position = game.position
    draft = Draft(board_from(position, game.names)[0])
    again = draft.position
    # A power that is borrowed for a turn alone ends, and its pieces with it.
    kept = {(race, piece) for race, piece in position.stock if piece in again.kit[race].stock}
    coins, player = position.coins.copy(), position.player
    # What the beginning pays may be spent already.
    coins[player] = max(coins[player], coins_at_start(position, position.active[player]))
    assert again.coins == coins, name
    assert again.stock == {key: position.stock[key] for key in kept}, name
    for key, value in position.notes.items() | again.notes.items():
        if position.rules.notes[key[0]].tokens:
            assert (position.notes.get(key), again.notes.get(key)) == (value, value), name
    assert all(doubt.passing for doubt in draft.doubts), name


@pytest.mark.sampled
@each_mix
def test_perft_and_agents_see_what_is_legal(mix: Mix) -> None:
    _see_what_is_legal(_moments(mix, seed=1_000))


def test_perft_and_agents_see_what_is_seldom_legal() -> None:
    walked = Counter(kind for name in NAMED for kind in _see_what_is_legal(_named(name)))
    assert walked.keys() == {do.REDEPLOY, do.PLACE, do.WITHDRAW}, walked


def _see_what_is_legal(moments: Iterable[tuple[str, Game]]) -> list[int]:
    """Compare; says which kinds of allocation were made piece by piece in all ways."""
    walked: list[int] = []
    for number, (name, game) in enumerate(moments):
        if game.over:
            continue
        position = game.position
        first = _first_decided(position)
        assert game.perft(1) == sum(_ways(position, entry) for entry in first), name
        if number % amount(1, 10):
            continue
        if all(isinstance(entry, tuple) for entry in first):
            assert _reached(position) == _to_reach(first), name
        elif position.stage == WITHDRAWAL and first[0].count() <= FEW:  # first of one race, then of the other
            assert _reached(position) == set(first[0]), name
            walked.append(do.WITHDRAW)
        for entry in _spreads(position):
            assert _reached(position, ((entry.kind, entry.what),)) == set(entry), name
            walked.append(entry.kind)
    return walked


def _spreads(position: Position) -> list[SpreadOption]:
    """Allocations of a redeployment that are soon listed, whatever comes first."""
    found = [entry for entries in options(position).values() for entry in entries]
    return [entry for entry in found if isinstance(entry, SpreadOption) and 1 < entry.count() <= FEW]


def _first_decided(position: Position) -> list[Any]:
    """What is legal now; at a redeployment, of what is settled one after the other the first."""
    found = {kind: list(entries) for kind, entries in options(position).items()}
    if position.stage != REDEPLOYMENT or (do.END_TURN not in found and len(found) == 1):
        return [entry for entries in found.values() for entry in entries]
    markers = position.rules.markers
    for entry in found.pop(do.REDEPLOY, []):
        if entry.spread.regions:
            return [entry]
    if do.PLACE in found:
        return [min(found[do.PLACE], key=lambda entry: markers[entry.what].id)]
    later = {do.USE, do.END_TURN}
    settled = next((found[kind] for kind in found if kind not in later), None)
    return settled or [entry for kind in later & found.keys() for entry in found[kind]]


def _ways(position: Position, entry: Any) -> int:
    if not isinstance(entry, tuple):
        return len(set(entry)) if entry.count() <= FEW else entry.count()
    return len(set(FACES)) if takes_die(position, entry) else 1


def _to_reach(entries: Iterable[Any]) -> set[Code]:
    """The actions among some entries: what is traded by the piece is traded one at a time."""
    codes = {code for entry in entries for code in ([entry] if isinstance(entry, tuple) else entry)}
    return {code for code in codes if not is_trade(code) or code[2] == (("count", 1),)}


def _reached(position: Position, agenda: Agenda | None = None) -> set[Code]:
    """All actions to which an agent's steps lead; at a redeployment, those about the first on the agenda."""
    pieces = ActionSteps()
    pieces._agenda = agenda
    action = pieces.ask(position)
    if action is not None:
        return {action}
    found: set[Code] = set()
    todo, seen = [pieces], set()
    while todo:
        now = todo.pop()
        assert now.steps(), "what was begun can be completed"
        for step in now.steps():
            after = deepcopy(now)
            action = after.take(step)
            if action is not None:
                found.add(action)
                continue
            state = repr((after.now and [vars(putting) for putting in after._puttings], vars(after._ways)))
            if state not in seen:
                seen.add(state)
                todo.append(after)
    return found
