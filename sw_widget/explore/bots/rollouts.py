"""Rollouts: the rest of the game after a choice, played several times by heuristics."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from sw_widget.engine.actions import Code
from sw_widget.engine.chance import shuffled
from sw_widget.engine.die import FACES
from sw_widget.engine.legal.offers import takes_die
from sw_widget.engine.legal.options import includes, options
from sw_widget.engine.position import NOBODY, Position
from sw_widget.explore.advance import advance
from sw_widget.explore.bots.heuristics import Heuristics

_ROLLS = tuple(FACES[-1 - i // 2 if i % 2 else i // 2] for i in range(len(FACES)))
"""The faces of the die, from both ends by turns: any beginning is fair enough."""


@dataclass(frozen=True)
class Outlook:
    """Coins that a choice is thought to bring from now on, on average over some games."""

    games: int
    now: float
    """One's own when this turn ends."""
    mine: float
    """One's own until the end of the game; in a team half of what counts are the coins of the poorer one."""
    theirs: float
    """An opponent's until the end of the game."""

    @property
    def lead(self) -> float:
        return self.mine - self.theirs

    def __add__(self, other: Outlook) -> Outlook:
        """The same over the games of both."""
        games = self.games + other.games

        def mean(one: float, another: float) -> float:
            return (self.games * one + other.games * another) / games

        return Outlook(
            games, mean(self.now, other.now), mean(self.mine, other.mine), mean(self.theirs, other.theirs)
        )


def outlook(
    position: Position, codes: Sequence[Code], games: range, heuristics: Heuristics | None = None
) -> Outlook:
    """What comes of playing these actions now. Each game has stacks and dice of its own, by its number.

    They are the same for any choice, so that choices are compared under equal luck.
    """
    player = position.decider
    partner = position.partner(player)
    others = [other for other in range(len(position.coins)) if other not in (player, partner)]
    now = 0
    mine = theirs = 0.0
    heuristics = heuristics or Heuristics()
    for number in games:
        game = played_with_luck(position, codes, number, heuristics)
        now += game.coins[player] - position.coins[player]
        while not game.over:
            heuristics.play_turn(game)
        mine += gain(position, game.coins, player)
        theirs += sum(gain(position, game.coins, other) for other in others)
    count = len(games)
    return Outlook(count, now / count, mine / count, theirs / count / len(others))


def played_with_luck(
    position: Position, codes: Sequence[Code], number: int, heuristics: Heuristics
) -> Position:
    """The position after these actions and the rest of the turn, with the luck of that number: all that
    nobody can know is drawn anew. The heuristics go on with it.
    """
    game, rng = position.clone(), Random(number)
    game.seed = number
    game.race_stack = shuffled(game.race_stack, rng)
    game.hide_anew(rng)
    game.power_stack = shuffled(game.power_stack, rng)
    heuristics.rng = rng
    face_down = any(note.hidden for note in game.rules.notes.values())
    for code in codes:
        # What was turned up may not be what a line counted on: then the heuristics play the rest.
        if face_down and not includes(options(game), code):
            break
        die = _ROLLS[number % len(_ROLLS)] if takes_die(game, code) else None
        advance(game, code, die, heuristics.roll)
    if (game.player, game.turn) == (position.player, position.turn) and not game.over:
        heuristics.play_turn(game)
    return game


def gain(before: Position, coins: Sequence[float], player: int) -> float:
    """The gain of a player who comes to these coins; in a team, half of it and half of its poorer one's."""
    gained, partner = coins[player] - before.coins[player], before.partner(player)
    if partner == NOBODY:
        return gained
    poorer = min(coins[player], coins[partner]) - min(before.coins[player], before.coins[partner])
    return (gained + poorer) / 2
