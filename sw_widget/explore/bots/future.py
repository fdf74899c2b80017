"""What a choice leads to: the rest of the game, played several times by rule of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from sw_widget.engine.actions import CHANCE, Code
from sw_widget.engine.chance import shuffled
from sw_widget.engine.position import Position
from sw_widget.engine.rules import FACES
from sw_widget.engine.turn import apply
from sw_widget.explore.bots.thumb import Thumb


@dataclass(frozen=True)
class Outlook:
    """Coins that a choice is thought to bring from now on."""

    now: float
    """One's own when this turn ends."""
    mine: float
    """One's own until the end of the game."""
    theirs: float
    """An opponent's until the end of the game, on average."""

    @property
    def lead(self) -> float:
        return self.mine - self.theirs


def outlook(position: Position, codes: Sequence[Code], games: int) -> Outlook:
    """What comes of playing these actions now. Each game has other stacks and dice, the same for any choice.

    The faces of the die that decides the last action come up as often as they should.
    """
    player = position.decider
    others = [other for other in range(len(position.coins)) if other != player]
    now = mine = theirs = 0
    thumb = Thumb()
    for number in range(games):
        game, rng = position.clone(), Random(number)
        game.seed = number
        game.race_stack = shuffled(game.race_stack, rng)
        game.power_stack = shuffled(game.power_stack, rng)
        for code in codes:
            apply(game, code, FACES[number % len(FACES)] if code[0] in CHANCE else None)
        thumb.rng = rng
        if (game.player, game.turn) == (position.player, position.turn):
            thumb.play_turn(game)
        now += game.coins[player] - position.coins[player]
        while not game.over:
            thumb.play_turn(game)
        mine += game.coins[player] - position.coins[player]
        theirs += sum(game.coins[other] - position.coins[other] for other in others)
    return Outlook(now / games, mine / games, theirs / games / len(others))
