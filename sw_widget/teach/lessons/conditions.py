"""Conditions of lessons: when a goal is reached, or a mistake recognised."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any

from sw_widget.cases import expect
from sw_widget.engine.actions import ACTION_NAMES
from sw_widget.engine.checks import Problem, as_dict, as_int, as_list, choice, known_keys, shown
from sw_widget.engine.ledger import Params
from sw_widget.game.action_codec import find_region
from sw_widget.game.game import Game
from sw_widget.game.ledger import Ledger
from sw_widget.teach.lessons.learner_history import LearnerHistory

NUMBERS = ("scored", "coins", "regions", "hand")
"""What of the learner's can be counted, beside the tokens of a region."""
OF_COINS = frozenset(("scored", "coins", "score"))
"""What is about coins, among these and among expectations."""
DEEPEST = 20
MOST = 1000


@dataclass(frozen=True)
class Missing:
    """What was missing for a condition: a sentence that names no way to get there."""

    sentence: str
    params: Params = field(default_factory=dict)
    ledger: Ledger | None = None


class Condition(ABC):
    """Something that holds, or does not, for what the learner has done so far."""

    @abstractmethod
    def met(self, past: LearnerHistory) -> bool:
        """Whether it holds now."""

    def missing(self, past: LearnerHistory) -> list[Missing]:
        """What is missing, in its own words; nothing where it has none that would not tell the answer."""
        return []

    def because_of_coins(self, past: LearnerHistory) -> bool:
        """Whether coins are among the reasons why it holds now, or does not."""
        return False


@dataclass(frozen=True)
class Expect(Condition):
    """An expectation as rule cases have it."""

    wanted: dict[str, Any]
    path: str

    def met(self, past: LearnerHistory) -> bool:
        return compared(past.game, self.wanted, self.path) is None

    def because_of_coins(self, past: LearnerHistory) -> bool:
        return not OF_COINS.isdisjoint(self.wanted)


@dataclass(frozen=True)
class Holds(Condition):
    """The learner holds all these regions with the active race."""

    regions: tuple[int, ...]

    def met(self, past: LearnerHistory) -> bool:
        return not self._open(past)

    def _open(self, past: LearnerHistory) -> list[int]:
        return [region for region in self.regions if not past.regions >> region & 1]

    def missing(self, past: LearnerHistory) -> list[Missing]:
        wanted, lacking = len(self.regions), [("region", region) for region in self._open(past)]
        params = {"n": wanted - len(lacking), "wanted": wanted, "missing": lacking}
        return [Missing("teach-missing-holds", params)]


@dataclass(frozen=True)
class AtLeast(Condition):
    """A number of the learner's is large enough."""

    what: str
    wanted: int
    region: int | None = None

    def _found(self, past: LearnerHistory) -> int:
        match self.what:
            case "scored":
                return 0 if past.score is None else past.score.total
            case "coins":
                return past.game.position.coins[past.learner]
            case "regions":
                return past.regions.bit_count()
            case "hand":
                return past.hand
        assert self.region is not None
        return past.tokens(self.region)

    def met(self, past: LearnerHistory) -> bool:
        return self._found(past) >= self.wanted

    def missing(self, past: LearnerHistory) -> list[Missing]:
        params: dict[str, Any] = {"n": self._found(past), "wanted": self.wanted}
        if self.region is not None:
            params["region"] = ("region", self.region)
        ledger = past.score if self.because_of_coins(past) else None
        return [Missing(f"teach-missing-{self.what}", params, ledger)]

    def because_of_coins(self, past: LearnerHistory) -> bool:
        return self.what in OF_COINS


@dataclass(frozen=True)
class Played(Condition):
    """The learner played an action that contains these keys."""

    wanted: dict[str, Any]

    def met(self, past: LearnerHistory) -> bool:
        return any(self.wanted.items() <= {**action}.items() for action in map(_fixed, past.actions))

    def __post_init__(self) -> None:
        object.__setattr__(self, "wanted", _fixed(self.wanted))


def _fixed(value: Any) -> Any:
    """Plain data in a form that can be compared item by item; only the outermost keys stay open."""
    return {key: repr(_sorted(part)) for key, part in value.items()}


def _sorted(value: Any) -> Any:
    if isinstance(value, dict):
        return sorted((key, _sorted(part)) for key, part in value.items())
    return [_sorted(part) for part in value] if isinstance(value, list | tuple) else value


@dataclass(frozen=True)
class Joined(Condition):
    """Conditions that are looked at together."""

    parts: tuple[Condition, ...]

    def because_of_coins(self, past: LearnerHistory) -> bool:
        held = self.met(past)
        return any(part.because_of_coins(past) for part in self.parts if part.met(past) is held)


class AllOf(Joined):
    """All of them hold."""

    def met(self, past: LearnerHistory) -> bool:
        return all(part.met(past) for part in self.parts)

    def missing(self, past: LearnerHistory) -> list[Missing]:
        return [missing for part in self.parts if not part.met(past) for missing in part.missing(past)]


class AnyOf(Joined):
    """At least one of them holds. Which one is for the learner to find, so none is told as missing."""

    def met(self, past: LearnerHistory) -> bool:
        return any(part.met(past) for part in self.parts)


@dataclass(frozen=True)
class Not(Condition):
    """It does not hold."""

    part: Condition

    def met(self, past: LearnerHistory) -> bool:
        return not self.part.met(past)

    def because_of_coins(self, past: LearnerHistory) -> bool:
        return self.part.because_of_coins(past)


# Reading


def read_condition(data: object, path: str, game: Game, depth: int = 0) -> Condition:
    """A condition from plain data; `game` is the lesson's, and knows its regions."""
    table = as_dict(data, path)
    if not depth:
        _check_length(table, path)
    if depth > DEEPEST:
        raise Problem(path, "is nested too deeply")
    known_keys(table, KINDS, path)
    if len(table) != 1:
        raise Problem(path, f"must have exactly one of {', '.join(KINDS)}; join several with 'all'")
    ((key, value),) = table.items()
    if key in ("all", "any"):
        items = _some(as_list(value, f"{path}.{key}"), f"{path}.{key}")
        parts = tuple(
            read_condition(item, f"{path}.{key}.{i}", game, depth + 1) for i, item in enumerate(items)
        )
        return AllOf(parts) if key == "all" else AnyOf(parts)
    if key == "not":
        return Not(read_condition(value, f"{path}.not", game, depth + 1))
    return _LEAVES[key](value, f"{path}.{key}", game)


def _check_length(table: dict[str, Any], path: str) -> None:
    """Refuse a condition that would keep a lesson busy after every action."""
    waiting: list[Any] = [table]
    parts = 0
    while waiting and parts <= MOST:
        part = waiting.pop()
        inner = part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
        parts += len(inner)
        waiting.extend(inner)
    if parts > MOST:
        raise Problem(path, f"is too long: it may have {MOST} parts at most")


def _some(items: Any, path: str) -> Any:
    if not items:
        raise Problem(path, "must not be empty")
    return items


def _expect(value: object, path: str, game: Game) -> Condition:
    wanted = _some(as_dict(value, path), path)
    for key, part in wanted.items():
        compared(game, {key: part}, path)  # whether it is well written shows on any position
    return Expect(wanted, path)


def compared(game: Game, wanted: object, path: str) -> str | None:
    """Compare a game with an expectation, and say by its full path where that is not well written."""
    try:
        return expect(game, wanted, path)
    except Problem as problem:
        where = problem.path if problem.path.startswith(path) else f"{path}.{problem.path}".rstrip(".")
        raise Problem(where, problem.message) from None


def region_of(value: object, path: str, game: Game) -> int:
    """The number of a region that is given by its id, or by a name that is its alone."""
    board = game.position.rules.board
    found = find_region(board, value)
    if isinstance(found, int):
        return found
    names = {name: None for region in board.regions for name in (region.id, region.name)}
    # A number is close to many others, which says nothing.
    close = get_close_matches(found, names, n=3) if isinstance(found, str) and not found.isdigit() else []
    meant = f"; did you mean {' or '.join(map(repr, close))}?" if close else ""
    raise Problem(path, f"{shown(value)} is no region of this board{meant}")


def _holds(value: object, path: str, game: Game) -> Condition:
    ids = _some(as_list(value, path), path)
    return Holds(tuple(region_of(id, f"{path}.{i}", game) for i, id in enumerate(ids)))


def _at_least(value: object, path: str, game: Game) -> Condition:
    table = _some(as_dict(value, path), path)
    known_keys(table, (*NUMBERS, "tokens"), path)
    parts: list[Condition] = []
    for what, wanted in table.items():
        where = f"{path}.{what}"
        if what != "tokens":
            parts.append(AtLeast(what, as_int(wanted, where, 0, MOST)))
            continue
        for id, number in _some(as_dict(wanted, where), where).items():
            region = region_of(id, f"{where}.{id}", game)
            parts.append(AtLeast(what, as_int(number, f"{where}.{id}", 0, MOST), region))
    return parts[0] if len(parts) == 1 else AllOf(tuple(parts))


def _played(value: object, path: str, game: Game) -> Condition:
    table = _some(as_dict(value, path), path)
    if "do" in table:
        choice(table["do"], ACTION_NAMES, f"{path}.do", "action")
    # What was played is noted with ids, however it was written.
    regions = game.position.rules.board.regions
    wanted = dict(table)
    if "region" in table:
        wanted["region"] = regions[region_of(table["region"], f"{path}.region", game)].id
    if isinstance(table.get("tokens"), dict):
        where = f"{path}.tokens"
        spread = table["tokens"].items()
        wanted["tokens"] = {regions[region_of(id, f"{where}.{id}", game)].id: n for id, n in spread}
    return Played(wanted)


_LEAVES: dict[str, Callable[[object, str, Game], Condition]] = {
    "expect": _expect,
    "holds": _holds,
    "at_least": _at_least,
    "played": _played,
}
KINDS = ("all", "any", "not", *_LEAVES)
