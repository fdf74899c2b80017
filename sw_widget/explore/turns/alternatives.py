"""Alternatives to a line that ends with the die: to stop there, or to try another region."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from sw_widget.engine import actions as do
from sw_widget.engine.actions import Code
from sw_widget.engine.legal.options import options
from sw_widget.engine.position import Position
from sw_widget.explore.advance import advance
from sw_widget.explore.turns.goals import Goal, Value
from sw_widget.explore.turns.line_texts import outcomes_of, worth_of
from sw_widget.explore.turns.search import Found, FoundLine, best

_LOOKS = 500


def with_alternatives(position: Position, found: Found, lines: int) -> Found:
    """The same with the other ways to go on from where the best line rolls the die, at most so many lines."""
    top = found.ways[0]
    if lines < 2 or top.codes[-1][0] != do.ATTEMPT:
        return found
    before = position.clone()
    for code in top.codes[:-1]:
        advance(before, code)
    known = {_kind(way.codes, way.chancy) for way in found.ways}
    ways = list(found.ways)
    for kind in (do.STOP, do.ATTEMPT):
        for entry in options(before).get(kind, ()):
            assert isinstance(entry, tuple)
            codes = (*top.codes[:-1], entry)
            if _kind(codes, kind == do.ATTEMPT) not in known:
                ways.append(_way(position, before, found.goal, codes, kind == do.ATTEMPT))
    # What was found by the search comes first among equals; nothing can pass the best.
    others = [way for way in ways[1:] if way.value <= top.value]
    ways[1:] = sorted(others, key=lambda way: way.value, reverse=True)
    # To stop is the safe way, and so worth knowing however many regions could be tried.
    safe = (_kind(top.codes, top.chancy)[0], None)
    stop = next((way for way in ways if _kind(way.codes, way.chancy) == safe), None)
    if lines > 2 and stop is not None and stop not in ways[:lines]:
        ways[lines - 1 :] = [stop]
    return replace(found, ways=tuple(ways[:lines]))


def _kind(codes: tuple[Code, ...], chancy: bool) -> tuple[frozenset[Code], Code | None]:
    """What sets lines apart: what is done before the die or before stopping, and what is tried."""
    done = frozenset(code for code in codes if code[0] in (do.PICK, do.ABANDON, do.CONQUER, do.CONVERT))
    return done, codes[-1] if chancy else None


def _way(
    position: Position, before: Position, goal: Goal, codes: tuple[Code, ...], chancy: bool
) -> FoundLine:
    """A line that goes on so: its value by a short search."""
    if chancy:
        first, second = Fraction(0), Fraction(0)
        for value, chance in outcomes_of(position, goal, codes):
            first, second = first + chance * value[0], second + chance * value[1]
        return FoundLine((first, second), codes, True)
    after = before.clone()
    advance(after, codes[-1])
    found = best(after, goal, looks=_LOOKS)
    worth: Value = worth_of(position, after, goal, found.value, position.player)
    way = found.ways[0]
    return FoundLine(worth, (*codes, *way.codes), way.chancy)
