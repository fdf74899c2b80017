"""The shapes of js/types/: to check what is sent, and to read it as the page does.

`read(wire, reasons)` is a snapshot with its strings and reasons in place. Whatever is missing, is too much or
has another type than the page was promised breaks the contract and says where.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from sw_widget import SmallWorld

JS = Path(__file__).resolve().parents[2] / "js"
TYPES = sorted((JS / "types").glob("*.d.ts"))
TOKEN = re.compile(r'"[^"]*"|\w+|[{}\[\]<>()|&?:;,=]')

Reader = Callable[[Any, Sequence[str], str], Any]
"""Checks a value and gives it with its strings in place, given the table of strings and where it stands."""
Type = Any
"""("name", id, arguments), ("object", fields), ("array", of), ("tuple", items), ("any", of), ("all", of) …"""


class Broken(AssertionError):
    """What was sent is not what the page was promised."""


class Table(list[str]):
    """The strings of a snapshot, and its reasons."""

    def __init__(self, wire: Mapping[str, Any], reasons: Mapping[str, Any]) -> None:
        super().__init__(wire["strings"])
        if wire["version"] != reasons["version"]:
            raise Broken(f"version {wire['version']} with the reasons of {reasons['version']}")
        read = reader("Reasons")(reasons, reasons["strings"], "reasons")
        self.ledgers: list[Any] = read["ledgers"]
        self.refusals: list[Any] = read["refusals"]
        self.used: set[tuple[str, int]] = set()

    def take(self, kind: str, at: int) -> Any:
        """What was promised for later; everything is promised once."""
        if (kind, at) in self.used:
            raise Broken(f"{kind} {at} stands for two things")
        self.used.add((kind, at))
        return getattr(self, kind)[at]


def read(wire: Mapping[str, Any], reasons: Mapping[str, Any]) -> dict[str, Any]:
    """A snapshot as the page reads it."""
    table = Table(wire, reasons)
    shown: dict[str, Any] = reader("Wire")(wire, table, "snapshot")
    if len(table.used) != len(table.ledgers) + len(table.refusals):
        raise Broken("there are reasons for nothing")
    del shown["strings"]
    return shown


def shown(world: SmallWorld) -> dict[str, Any]:
    """What a widget sends, as the page reads it."""
    return read(world.snapshot, world.reasons)


def conforms(value: object, type: str) -> Any:
    """The value, if it is what the contract calls by that name and has no strings of a table in it."""
    return reader(type)(value, (), type)


def keys_of(type: str) -> set[str]:
    """The keys of a shape."""
    return set(_declared()[type][1][1])


# Reading values


@cache
def reader(name: str) -> Reader:
    return _reader(("name", name, ()), {})


def _reader(type: Type, bound: Mapping[str, Type]) -> Reader:
    """What checks a type; `bound` are the parameters of the generic shape that it stands in."""
    kind = type[0]
    if kind == "name":
        return _named(type[1], type[2], bound)
    if kind == "literal":
        return _plain(repr(type[1]), lambda value: value == type[1] and not isinstance(value, bool))
    if kind == "array":
        return _array(_reader(type[1], bound))
    if kind == "tuple":
        return _tuple([(_reader(item, bound), optional) for item, optional in type[1]])
    if kind == "any":
        return _any([_reader(item, bound) for item in type[1]])
    if kind == "object":
        return _object({key: (_reader(item, bound), may) for key, (item, may) in type[1].items()})
    if kind == "all":
        merged: dict[str, tuple[Reader, bool]] = {}
        for item in type[1]:
            fields, inner = _fields(item, bound)
            merged |= {key: (_reader(field, inner), may) for key, (field, may) in fields.items()}
        return _object(merged)
    assert kind == "if", type
    _, asked, wanted, then, otherwise = type
    return _reader(then if bound[asked] == ("name", wanted, ()) else otherwise, bound)


def _fields(type: Type, bound: Mapping[str, Type]) -> tuple[dict[str, tuple[Type, bool]], dict[str, Type]]:
    """The fields of a shape that is part of another."""
    if type[0] == "object":
        return type[1], dict(bound)
    parameters, body = _declared()[type[1]]
    return body[1], dict(zip(parameters, type[2], strict=True))


def _named(name: str, arguments: Sequence[Type], bound: Mapping[str, Type]) -> Reader:
    if name in bound:
        return _reader(bound[name], bound)
    if name in _SPECIAL:
        return _SPECIAL[name]
    if name == "Record":
        return _record(arguments[0], _reader(arguments[1], bound))
    if name in _PLAIN:
        return _plain(name, _PLAIN[name])
    parameters, body = _declared()[name]
    given = [_bind(argument, bound) for argument in arguments]
    return _reader(body, dict(zip(parameters, given, strict=True)))


def _bind(type: Type, bound: Mapping[str, Type]) -> Type:
    """An argument in the terms of whoever gives it."""
    if type[0] == "if":
        return _bind(type[3] if bound[type[1]] == ("name", type[2], ()) else type[4], bound)
    return bound.get(type[1], type) if type[0] == "name" else type


_PLAIN: dict[str, Callable[[Any], bool]] = {
    "number": lambda value: isinstance(value, int | float) and not isinstance(value, bool),
    "string": lambda value: isinstance(value, str),
    "boolean": lambda value: isinstance(value, bool),
    "null": lambda value: value is None,
    "unknown": lambda value: True,
}


def _plain(what: str, fits: Callable[[Any], bool]) -> Reader:
    def read(value: Any, table: Sequence[str], at: str) -> Any:
        if not fits(value):
            raise Broken(f"{at}: {value!r:.60} is not {what}")
        return value

    return read


def _string_at(value: Any, table: Sequence[str], at: str) -> str:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < len(table):
        raise Broken(f"{at}: {value!r:.60} is no index of a table of {len(table)} strings")
    return table[value]


def _later_ledger(value: Any, table: Sequence[str], at: str) -> Any:
    assert isinstance(table, Table)
    if not isinstance(value, list) or len(value) != 2:
        raise Broken(f"{at}: {value!r:.60} is no total with an index")
    ledger = table.take("ledgers", value[1])
    if ledger["total"] != value[0]:
        raise Broken(f"{at}: {value[0]} is not the total of {ledger!r:.60}")
    return ledger


def _later_refusal(value: Any, table: Sequence[str], at: str) -> Any:
    assert isinstance(table, Table)
    if not isinstance(value, int):
        raise Broken(f"{at}: {value!r:.60} is no index")
    return table.take("refusals", value)


_SPECIAL = {"StringIndex": _string_at, "LaterLedger": _later_ledger, "LaterRefusal": _later_refusal}


def _array(of: Reader) -> Reader:
    def read(value: Any, table: Sequence[str], at: str) -> Any:
        if not isinstance(value, list):
            raise Broken(f"{at}: {value!r:.60} is no list")
        return [of(item, table, f"{at}[{i}]") for i, item in enumerate(value)]

    return read


def _tuple(items: list[tuple[Reader, bool]]) -> Reader:
    least = sum(not optional for _, optional in items)

    def read(value: Any, table: Sequence[str], at: str) -> Any:
        if not isinstance(value, list) or not least <= len(value) <= len(items):
            raise Broken(f"{at}: {value!r:.60} should have {least} to {len(items)} items")
        return [of(item, table, f"{at}[{i}]") for i, ((of, _), item) in enumerate(zip(items, value))]  # noqa: B905

    return read


def _any(of: list[Reader]) -> Reader:
    def read(value: Any, table: Sequence[str], at: str) -> Any:
        problems = []
        for item in of:
            try:
                return item(value, table, at)
            except Broken as broken:
                problems.append(str(broken))
        raise Broken(max(problems, key=len))

    return read


def _record(key: Type, of: Reader) -> Reader:
    numbers = key[1] == "number"

    def read(value: Any, table: Sequence[str], at: str) -> Any:
        if not isinstance(value, dict):
            raise Broken(f"{at}: {value!r:.60} is no record")
        for name in value:
            # Keys of JSON are texts, numbers or not.
            if not isinstance(name, str) or (numbers and not name.isdecimal()):
                raise Broken(f"{at}: {name!r:.60} is no key")
        return {int(k) if numbers else k: of(item, table, f"{at}.{k}") for k, item in value.items()}

    return read


def _object(fields: Mapping[str, tuple[Reader, bool]]) -> Reader:
    needed = {key for key, (_, optional) in fields.items() if not optional}

    def read(value: Any, table: Sequence[str], at: str) -> Any:
        if not isinstance(value, dict):
            raise Broken(f"{at}: {value!r:.60} is no object")
        if not needed <= value.keys() <= fields.keys():
            raise Broken(f"{at}: missing {needed - value.keys()}, unknown {value.keys() - fields.keys()}")
        return {key: fields[key][0](item, table, f"{at}.{key}") for key, item in value.items()}

    return read


# Reading the file


@cache
def _declared() -> dict[str, tuple[list[str], Type]]:
    """Every shape of the files with the names of its parameters. Functions are the page's own affair."""
    text = "".join(file.read_text(encoding="utf-8") for file in TYPES)
    text = re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.DOTALL)
    found = {}
    for part in re.split(r"\bexport\b", text)[1:]:
        words = _Words(TOKEN.findall(part))
        keyword, name = words.take(), words.take()
        if name in ("Page", "Deployment", "ExploringRequest", "LessonRequest"):
            continue
        parameters = [word for word in words.inside("<", ">") if word != ","]
        if keyword == "type":
            words.take("=")
        found[name] = (parameters, words.type())
    return found


class _Words:
    """The words of a declaration, taken one after another."""

    def __init__(self, words: Sequence[str]) -> None:
        self._words = [*words, ""]
        self._at = 0

    @property
    def next(self) -> str:
        return self._words[self._at]

    def take(self, wanted: str | None = None) -> str:
        word = self.next
        assert wanted is None or word == wanted, f"{wanted} is expected before {self._words[self._at :][:8]}"
        self._at += 1
        return word

    def skip(self, word: str) -> bool:
        if self.next != word:
            return False
        self._at += 1
        return True

    def inside(self, first: str, last: str) -> Iterator[str]:
        if self.skip(first):
            while not self.skip(last):
                yield self.take()

    def type(self) -> Type:
        self.skip("|")
        either = [self._both()]
        while self.skip("|"):
            either.append(self._both())
        return either[0] if len(either) == 1 else ("any", either)

    def _both(self) -> Type:
        both = [self._array()]
        while self.skip("&"):
            both.append(self._array())
        return both[0] if len(both) == 1 else ("all", both)

    def _array(self) -> Type:
        found = self._single()
        while self.next == "[" and self._words[self._at + 1] == "]":
            self._at += 2
            found = ("array", found)
        return found

    def _single(self) -> Type:
        if self.next == "{":
            return ("object", dict(self._shape()))
        if self.skip("["):
            items = []
            while not self.skip("]"):
                items.append((self.type(), self.skip("?")))
                self.skip(",")
            return ("tuple", items)
        if self.skip("("):
            inner = self.type()
            self.take(")")
            return inner
        word = self.take()
        if word.startswith('"'):
            return ("literal", word.strip('"'))
        if word.isdecimal():
            return ("literal", int(word))
        if self.skip("extends"):
            wanted = self.take()
            self.take("?")
            then = self.type()
            self.take(":")
            return ("if", word, wanted, then, self.type())
        arguments = []
        if self.skip("<"):
            while not self.skip(">"):
                arguments.append(self.type())
                self.skip(",")
        return ("name", word, tuple(arguments))

    def _shape(self) -> Iterator[tuple[str, tuple[Type, bool]]]:
        self.take("{")
        while not self.skip("}"):
            key, optional = self.take(), self.skip("?")
            self.take(":")
            yield key, (self.type(), optional)
            if self.next != "}":
                self.take(";")
