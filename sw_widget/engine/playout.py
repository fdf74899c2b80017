"""A game played to its end by lot, with nothing kept of the way there."""

from __future__ import annotations

from random import Random

from sw_widget.engine.actions import OVER, ROLL, ROLLING
from sw_widget.engine.chance import generator
from sw_widget.engine.die import FACES
from sw_widget.engine.legal.lot import draw
from sw_widget.engine.legal.offers import MAY_ROLL, takes_die
from sw_widget.engine.position import Position
from sw_widget.engine.turn.machine import apply


def play_by_lot(position: Position, rng: Random) -> int:
    """Play on to the end: a kind of action by lot, each as likely as the others, then one of that kind.

    The dice are those of the position's seed, as in a new game. Says how many actions were played; what must
    be rolled because of one is a part of it.
    """
    actions, rand, dice = 0, rng.random, generator(position.seed, "dice", 0)
    while position.phase != OVER:
        code = draw(position, rng, rand)
        rolls = code[0] in MAY_ROLL and takes_die(position, code)
        apply(position, code, _roll(dice) if rolls else None)
        while position.pending and position.stage == ROLLING:
            apply(position, (ROLL,), _roll(dice))
        actions += 1
    return actions


def _roll(dice: Random) -> int:
    return FACES[int(dice.random() * len(FACES))]
