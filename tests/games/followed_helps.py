"""Helps of a refusal, each followed on a copy of the position: does it help?

What is asked then is the list of legal actions, which the trials of the engine do not use.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from sw_widget.engine import actions as do
from sw_widget.engine.actions import CONQUEST, OVER, START, Code
from sw_widget.engine.conquest.cost import cost, reach
from sw_widget.engine.conquest.means import before_die, number_of
from sw_widget.engine.ledger import Reason
from sw_widget.engine.legal.options import includes, options, readied
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.turn.machine import apply

MOST_REGIONS = 7
"""Abandoning is tried with every set of so many regions at most."""


def helps_do_help(position: Position, code: Code, reason: Reason) -> None:
    """Every help of the refusal does what it says."""
    for sentence, params in reason.helps:
        follow = FOLLOWED.get(sentence)
        if follow is not None:
            follow(position.clone(), code, dict(params))


def legal(position: Position, code: Code) -> bool:
    """Whether an action is listed, and, after a roll, can be paid for."""
    if not includes(options(position), code):
        return False
    view = readied(position)
    rolled = code[0] == do.CONQUER and view.roll != NOBODY
    return not rolled or cost(view, view.acting, code[1], code[2:]) <= view.hand[view.acting]


def _more_tokens(position: Position, code: Code, params: dict[str, Any]) -> None:
    for n, enough in ((params["n"], True), (params["n"] - 1, False)):
        richer = position.clone()
        richer.hand[richer.acting] += n
        assert legal(richer, code) == enough, f"{code}: {n} more tokens, of {params['n']}"


def _more_coins(position: Position, code: Code, params: dict[str, Any]) -> None:
    for n, enough in ((params["n"], True), (params["n"] - 1, False)):
        richer = position.clone()
        richer.coins[richer.decider] += n
        assert legal(richer, code) == enough, f"{code}: {n} more coins, of {params['n']}"


def _die(position: Position, code: Code, params: dict[str, Any]) -> None:
    assert legal(position, (do.ATTEMPT, code[1])), f"{code}: no final attempt"
    view = readied(position)
    assert cost(view, view.acting, code[1]) - view.hand[view.acting] == params["n"]


def _roll_first(position: Position, code: Code, params: dict[str, Any]) -> None:
    for die, enough in ((params["n"], True), (params["n"] - 1, False)):
        rolled = position.clone()
        assert legal(rolled, (do.ROLL,))
        apply(rolled, (do.ROLL,), die)
        assert legal(rolled, code) == enough, f"{code}: a {die}"


def _without_die(position: Position, code: Code, params: dict[str, Any]) -> None:
    named = before_die(position, position.acting, code[2:])
    assert legal(position, (do.CONQUER, code[1], *named)), f"{code}: not without the die"


def _abandon(position: Position, code: Code, params: dict[str, Any]) -> None:
    held = bits(position.held[position.acting])  # which a region where tokens only wait is not
    for number in (*range(1, min(len(held), MOST_REGIONS) + 1), len(held) - 1, len(held)):
        for regions in combinations(held, number):
            left = position.clone()
            for region in regions:
                apply(left, (do.ABANDON, region))
            if legal(left, code):
                return
    raise AssertionError(f"{code}: nothing that is abandoned helps")


def _ways(position: Position, code: Code, params: dict[str, Any]) -> None:
    for _, way in params["regions"]:
        nearer = readied(position)
        within = reach(nearer, nearer.acting)
        if within >> way & 1:
            assert any(entry[1] == way for entry in _conquests(position)), f"{code}: {way} cannot be taken"
            nearer = nearer.clone()
            nearer.held[nearer.acting] |= 1 << way
            assert reach(nearer, nearer.acting) >> code[1] & 1, f"{code}: {way} does not lead there"


def _ways_too_dear(position: Position, code: Code, params: dict[str, Any]) -> None:
    view = readied(position)
    for _, way in params["regions"]:
        assert reach(view, view.acting) >> way & 1
        assert not any(entry[1] == way for entry in _conquests(position)), f"{code}: {way} can be taken"


def _conquests(position: Position) -> Iterator[Code]:
    found = options(position)
    for kind in (do.CONQUER, do.CONVERT):
        for entry in found.get(kind, ()):
            assert isinstance(entry, tuple)
            if kind == do.CONVERT or legal(position, entry):
                yield entry


def _from(position: Position, code: Code, params: dict[str, Any]) -> None:
    shot = next(item for item in code[2:] if isinstance(item, tuple))
    for _, base in params["regions"]:
        richer = position.clone()
        richer.hand[richer.acting] += 50
        assert legal(richer, (do.CONQUER, code[1], (number_of(shot), base)))


def _other_slot(position: Position, code: Code, params: dict[str, Any]) -> None:
    for slot in params["slots"]:
        assert legal(position, (do.PICK, slot)), f"the combo at {slot} is not within reach"


def _stop_first(position: Position, code: Code, params: dict[str, Any]) -> None:
    while position.stage in (START, CONQUEST):
        apply(position, (do.STOP,))
    possible = options(position)
    # Before the turn can end, everything must be put down.
    assert code[0] in possible or (code[0] == do.END_TURN and do.REDEPLOY in possible), f"{code}: never"


def _later(position: Position, code: Code, params: dict[str, Any]) -> None:
    assert position.phase != OVER
    last = position.turn == position.turns
    assert not last or position.decider > position.player, f"{code}: there is no next turn"


FOLLOWED: dict[str, Callable[[Position, Code, dict[str, Any]], None]] = {
    "help-more_tokens": _more_tokens,
    "help-coins": _more_coins,
    "help-die": _die,
    "help-roll_first": _roll_first,
    "help-conquer": _without_die,
    "help-abandon": _abandon,
    "help-neighbour": _ways,
    "help-entry": _ways,
    "help-neighbour-too_few": _ways_too_dear,
    "help-entry-too_few": _ways_too_dear,
    "help-from": _from,
    "help-other_slot": _other_slot,
    "help-stop_first": _stop_first,
    "help-next_turn": _later,
    "help-marker_moves": _later,
}
