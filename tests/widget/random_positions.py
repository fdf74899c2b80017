"""Positions to look at: random games of two to five players, and the rare moments of tests/widget/samples.py.

Each is kept as a game that can be asked, beside the picture that a widget drew of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

from sw_widget import Action, Game, SmallWorld
from sw_widget.bench import NAMES
from sw_widget.game.ledger import Event
from tests.games.careful_player import Careful
from tests.widget import contract
from tests.widget.samples import GAMES, play_until


class Seen(NamedTuple):
    """A moment of a game."""

    game: Game
    """The game as it stood: to ask, not to play."""
    before: dict[str, Any]
    """What stood on the board one step earlier."""
    events: list[Event]
    """What the last step did."""
    wire: dict[str, Any]
    shown: dict[str, Any]
    """The picture, as the page reads it."""


WALKS = ("2", "3", "4", "5", "rare")

RARE = {
    **GAMES,
    "means": lambda: play_until(3, means_left),
    "fled_markers": lambda: play_until(3, fled_with_markers, NAMES[:4]),
    "declined_conqueror": lambda: play_until(3, two_redeployments, NAMES[:3]),
    "hopeless": lambda: play_until(3, rolled_too_low),
    "use": lambda: play_until(3, used_on_regions, NAMES[:3], "sky_islands/3p-two"),
}


def means_left(game: Game) -> bool:
    conquests = [action for action in game.legal.of("conquer") if isinstance(action, Action)]
    return any("with" in action.to_dict() for action in conquests)


def fled_with_markers(game: Game) -> bool:
    return game.to_act.phase == "withdraw" and bool(game.position.fled_markers)


def rolled_too_low(game: Game) -> bool:
    """The die was rolled before a conquest, and does not suffice for a region in reach."""
    position = game.position
    conquests = game.legal.of("conquer") if position.roll >= 0 else []
    hand = position.hand[position.acting]
    costs = [game.cost(action["region"]) for action in conquests if isinstance(action, Action)]
    return any(cost is not None and cost.total > hand for cost in costs)


def used_on_regions(game: Game) -> bool:
    """Without tokens that lie under others: of these, other tests ask."""
    usable = any("region" in action.to_dict() for action in game.legal.of("use"))
    return usable and not game.position.layered


def two_redeployments(game: Game) -> bool:
    return len(game.legal.of("redeploy")) > 1


@cache
def walk(name: str) -> list[Seen]:
    if name == "rare":
        return [look(make()) for make in RARE.values()]
    return list(_game(int(name)))


def _game(players: int) -> Iterator[Seen]:
    """Some turns of a game: odd numbers of players act at random, even ones with some care."""
    game, rng = Game(players=NAMES[:players], seed=players), Random(players)
    careful = Careful(game, f"walk/{players}")
    turns = (1, 4, game.position.turns)
    world: SmallWorld | None = SmallWorld(game)
    before = game.scene()
    while world is None or not game.over:
        if world is not None:
            yield seen(world, before)
        before = game.scene()
        action = game.legal.sample(rng) if players % 2 else careful.choose()
        if action.kind == "end_turn":
            careful.settled.clear()
        game.play(action)
        if world is None and game.turn in turns:
            world = SmallWorld(game)
        elif world is not None and game.turn not in turns:
            world.close()
            world = None
    yield seen(world, before)
    world.close()


def look(game: Game) -> Seen:
    world = SmallWorld(game)
    found = seen(world, game.branch(at=max(0, game.steps - 1)).scene())
    world.close()
    return found


def seen(world: SmallWorld, before: dict[str, Any]) -> Seen:
    game, wire = world.game, world.snapshot
    events = game.events_of(-1) if game.steps else []
    return Seen(frozen(game), before, events, wire, contract.shown(world))


def frozen(game: Game) -> Game:
    """The game as it stands now. What a branch draws anew, the stacks and the dice, nobody is shown."""
    return game.branch()
