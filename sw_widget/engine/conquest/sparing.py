"""A token that is about to be lost in a conquest, while somebody is asked whether another is given for it.

Until the answer it lies in the hand of its race, among what fled unless its player redeploys that race this
turn; the frame (SACRIFICE, player, race, what is asked) waits on the stack.
"""

from __future__ import annotations

from sw_widget.engine.actions import SACRIFICE
from sw_widget.engine.conquest.conquering import fill_up
from sw_widget.engine.conquest.losses import LOST, gone, lose, take_away, vanish
from sw_widget.engine.hooks.telling import tell
from sw_widget.engine.hooks.turn import Turn


def ask_again(t: Turn, player: int, what: int) -> None:
    """Another player is asked about the token instead, or the same one something else."""
    t.position.pending[-1] = (SACRIFICE, player, t.race, what)


def lose_after_all(t: Turn, replaced: bool) -> None:
    """Nothing is given for the token, and it is lost."""
    position, race = t.position, t.race
    position.pending.pop()
    if race not in position.movable_races(position.player):
        position.fled[race] -= 1
    position.take_from_hand(race, 1)
    lose(position, race, 1, t.record)
    tell(position, race, "tokens_lost", t.record, 1, replaced)
    if gone(position, race):
        vanish(position, race, LOST, t.record)


def give_instead(t: Turn, giver: int, region: int) -> None:
    """A token that the giver has in a region is lost for it, whatever its race could keep; the other one
    stays in hand.
    """
    position = t.position
    position.pending.pop()
    lose(position, giver, 1, t.record)
    take_away(position, giver, region, t.record)
    if position.held[giver] >> region & 1:
        if position.tokens[region] < position.kit[giver].least:
            fill_up(position, giver, t.record)
        tell(position, giver, "tokens_moved", t.record)
