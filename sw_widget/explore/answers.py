"""Answers to what effects ask a player in somebody else's turn, or before the first one: sensible ones, for
bots and for lines that are only thought of.
"""

from __future__ import annotations

from sw_widget.engine import actions as do
from sw_widget.engine.actions import ASKED, SETUP, Code
from sw_widget.engine.legal.options import options
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.turn.machine import apply

REGION = 2
"""What a region is worth beside a token."""


def asks(position: Position) -> bool:
    """Whether a player is asked something by an effect now."""
    return bool(position.pending) and position.stage in ASKED


def answer_to(position: Position) -> Code:
    """What leaves the team of whoever is asked best off; nothing is given where that is as good."""
    found = options(position)
    codes = [code for kind in (do.STOP, do.USE) for code in found.get(kind, ()) if isinstance(code, tuple)]
    if position.stage == SETUP:
        return max(codes, key=lambda code: _ways_in(position, code))
    player = position.decider
    return max(codes, key=lambda code: _after(position, code, player))


def _ways_in(position: Position, code: Code) -> int:
    """How many neighbours the region has that an answer names: what is there should be easy to come by."""
    region: int = dict(code[2]).get("region", 0)
    return position.rules.board.neighbours[region].bit_count()


def _after(position: Position, code: Code, player: int) -> int:
    """How the team of a player stands after an answer, and after those that follow it."""
    after = position.clone()
    apply(after, code)
    while asks(after):
        if len(after.pending) < len(position.pending):
            break
        apply(after, answer_to(after))
    return team_strength(after, player)


def team_strength(position: Position, player: int) -> int:
    """Tokens and regions of a player and the partner; those of the weaker one count double."""
    partner = position.partner(player)
    mine = _strength(position, player)
    if partner == NOBODY:
        return mine
    theirs = _strength(position, partner)
    return mine + theirs + min(mine, theirs)


def _strength(position: Position, player: int) -> int:
    """Tokens on the map and in hand, and regions."""
    total = 0
    for race in position.races_of(player):
        held = position.held[race]
        total += position.hand[race] + sum(position.tokens[region] for region in bits(held))
        total += REGION * held.bit_count()
    return total
