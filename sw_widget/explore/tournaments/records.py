"""The record of one game of a tournament: how it is read, and what it says of who won and who came ahead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations
from typing import Any

from sw_widget.engine.checks import Problem, as_dict, as_int, as_list, as_name, known_keys

Record = dict[str, Any]
BIG = 2**63

_NUMBERS, _NAMES = ("coins", "tokens"), ("seats", "winners")
_SIDES = ("places", "teams")
"""What a record without them says by its coins: everybody has played alone, and for coins."""
_KEYS = {"game", "seed", "board", "turns", "steps", *_NUMBERS, *_NAMES, *_SIDES}


def sides(record: Record) -> list[int]:
    """Who has played with whom: a number for each seat, the same for partners."""
    return list(record.get("teams", range(len(record["seats"]))))


def places(record: Record) -> list[int]:
    """The place of each seat at the end, 1 for whoever has won."""
    if "places" in record:
        return list(record["places"])
    worth = list(zip(record["coins"], record["tokens"], strict=True))
    return [1 + sum(other > own for other in worth) for own in worth]


def winning_sides(record: Record) -> int:
    """How many share the victory: players, or teams."""
    seats = zip(record["seats"], sides(record), strict=True)
    return len({side for bot, side in seats if bot in record["winners"]})


def win(record: Record, bot: str) -> Fraction:
    """What a bot has won: a whole game, together with a partner where it has one, or its part of one."""
    return Fraction(bot in record["winners"], winning_sides(record))


def meetings(record: Record) -> Iterator[tuple[str, str, Fraction]]:
    """Each bot beside each that was no partner: 1 if its side came out ahead, a half if they were even."""
    seats = list(zip(record["seats"], sides(record), places(record), strict=True))
    for (a, side, place), (b, other_side, other_place) in permutations(seats, 2):
        if side != other_side:
            yield a, b, Fraction(place < other_place) + Fraction(int(place == other_place), 2)


def read_record(value: object, bots: Sequence[str], path: str) -> Record:
    table = as_dict(value, path)
    known_keys(table, _KEYS, path)
    for key in ("game", "seed", "turns", "steps"):
        as_int(table.get(key), f"{path}.{key}", 0, BIG)
    as_name(table.get("board"), f"{path}.board", 200)
    for key in _NAMES:
        values = as_list(table.get(key), f"{path}.{key}")
        known: Sequence[str] = bots if key == "seats" else table["seats"]
        for i, item in enumerate(values):
            if not isinstance(item, str) or item not in known or item in values[:i]:
                raise Problem(f"{path}.{key}.{i}", f"must name one of {', '.join(known)}, and each once")
    for key in (*_NUMBERS, *(key for key in _SIDES if key in table)):
        values = as_list(table.get(key), f"{path}.{key}")
        least, most = (1, len(table["seats"])) if key == "places" else (0, BIG)
        for i, item in enumerate(values):
            as_int(item, f"{path}.{key}.{i}", least, most)
        if len(values) != len(table["seats"]):
            raise Problem(f"{path}.{key}", "must have a number for each seat")
    if not table["winners"]:
        raise Problem(f"{path}.winners", "a game has at least one winner")
    return table
