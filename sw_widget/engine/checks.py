"""Checks of data from outside: each says what is wrong, and where, in the same way."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from difflib import get_close_matches
from operator import index
from typing import Any

from sw_widget.engine.errors import Spoken

LONGEST_ID = 40
"""How many characters the id of a region may have; those of races, powers and markers are shorter."""

LONGEST_PATH, LONGEST_MESSAGE = 200, 2_000

# Control characters (but line feeds and tabs), what turns the direction of writing, and halves of characters.
_HARMFUL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]|\r(?!\n)")
_HALF = re.compile("[\ud800-\udfff]")
_LINE_BREAK = re.compile("[\t\n\r]")


def harmless(text: str) -> str:
    """The text as it can be shown anywhere, also on a terminal: what would steer it is written out."""
    if text.isascii() and text.isprintable():
        return text
    return _HARMFUL.sub(lambda found: found[0].encode("unicode_escape").decode(), text)


def clipped(text: str, longest: int) -> str:
    """The text, or so much of it as anybody would read."""
    return text if len(text) <= longest else text[: longest - 1] + "…"


class Problem(Spoken, ValueError):
    """Something in data from outside is not allowed. `path` names the key ("regions.b.tokens")."""

    def __init__(self, path: str, message: str) -> None:
        # Both may quote what somebody else wrote.
        self.path = clipped(harmless(path), LONGEST_PATH)
        self.message = clipped(harmless(message), LONGEST_MESSAGE)
        super().__init__(f"{self.path}: {self.message}" if path else self.message)


def shown(value: object) -> str:
    try:
        text = repr(value)
    except RecursionError:
        return "something nested too deeply"
    except ValueError:
        return "a number with thousands of digits"
    return text if len(text) <= 60 else text[:57] + "..."


def nearest(text: object, known: Iterable[str]) -> str | None:
    """The one that was perhaps meant by a misspelt id or key; None if none of them comes near.

    A number is near to many others, which says nothing.
    """
    if not isinstance(text, str) or len(text) > LONGEST_ID or text.isdigit():
        return None
    close = get_close_matches(text, [name for name in known if isinstance(name, str)], n=1)
    return close[0] if close else None


def perhaps(text: object, known: Iterable[str]) -> str:
    """What is put behind "… is no action": "; perhaps 'stop'?", or nothing."""
    meant = nearest(text, known)
    return "" if meant is None else f"; perhaps {meant!r}?"


def whole(value: object) -> int | None:
    """The whole number that somebody gives, also one of numpy's; None for anything else, truth included."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def as_int(value: object, path: str, least: int, most: int) -> int:
    number = whole(value)
    if number is None or not least <= number <= most:
        raise Problem(path, f"must be a whole number from {least} to {most}, not {shown(value)}")
    return number


def as_number(value: object, path: str, least: float, most: float) -> float:
    number = value if isinstance(value, float) else whole(value)
    if number is None or not least <= number <= most:  # also infinity, and what is not a number
        raise Problem(path, f"must be a number from {least} to {most}, not {shown(value)}")
    return float(number)


def as_bool(value: object, path: str) -> bool:
    if not isinstance(value, bool):
        raise Problem(path, f"must be true or false, not {shown(value)}")
    return value


def as_text(value: object, path: str, longest: int = 10_000) -> str:
    if not isinstance(value, str):
        raise Problem(path, f"must be a text, not {shown(value)}")
    _check_characters(value, path)
    if len(value) > longest:
        raise Problem(path, f"must have at most {longest} characters, this has {len(value)}")
    return value


def as_name(value: object, path: str, longest: int) -> str:
    """A text of one line."""
    text = as_text(value, path, longest)
    if _LINE_BREAK.search(text):
        raise Problem(path, f"must be a single line without tabs, not {shown(value)}")
    return text


def _check_characters(text: str, path: str) -> None:
    found = None if text.isascii() and text.isprintable() else _HARMFUL.search(text)
    if found is None:
        return
    if _HALF.match(found[0]):
        raise Problem(path, "has a character that cannot be written")
    raise Problem(path, f"has a character that steers what shows it (U+{ord(found[0]):04X})")


def as_id(value: object, path: str) -> str:
    text = as_text(value, path, longest=LONGEST_ID)
    if not text or any(c.isspace() or not c.isprintable() for c in text):
        raise Problem(path, f"an id must be a short word without spaces, not {shown(value)}")
    return text


def as_dict(value: object, path: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise Problem(path, f"must be an object with keys, not {shown(value)}")
    for key in value:
        if not isinstance(key, str):
            raise Problem(path, f"keys must be texts, not {shown(key)}")
        _check_characters(key, path)
    return value


def as_list(value: object, path: str) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise Problem(path, f"must be a list, not {shown(value)}")
    return list(value)


def known_keys(table: Mapping[str, object], allowed: Collection[str], path: str) -> None:
    for key in table:
        if key not in allowed:
            where = f"{path}.{key}" if path else key
            known = ", ".join(sorted(allowed)) or "none"
            raise Problem(where, f"unknown key{perhaps(key, allowed)}; allowed here: {known}")


OPENED_BY = {
    "sw-scenario/1": "a scenario, which Game.from_scenario(…) and SmallWorld(scenario=…) open",
    "sw-save/1": "a saved game, which Game.load(…) opens",
    "sw-lesson/1": "a lesson, which Lesson.load(…) and SmallWorld(lesson=…) open",
    "sw-case/1": "a rule case, which `sw-widget check` runs",
    "sw-progress/1": "a learner's progress, which Progress.load(…) opens",
    "sw-tournament/1": "a saved tournament, which Tournament.load(…) opens",
}
"""The formats of files, and what reads them."""


def check_format(table: Mapping[str, object], wanted: str) -> None:
    given = table.get("format")
    if given != wanted:
        meant = OPENED_BY.get(given) if isinstance(given, str) else None
        raise Problem("format", f"must be {wanted!r}, not {shown(given)}" + (f": {meant}" if meant else ""))


def choice(value: object, allowed: Collection[str], path: str, what: str) -> str:
    if not isinstance(value, str) or value not in allowed:
        known = f"known: {', '.join(sorted(allowed))}" if allowed else "there is none"
        raise Problem(path, f"{shown(value)} is no {what}{perhaps(value, allowed)}; {known}")
    return value
