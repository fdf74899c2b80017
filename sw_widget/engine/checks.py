"""Checks of data from outside: each says what is wrong, and where, in the same way."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from sw_widget.engine.errors import Spoken

LONGEST_ID = 40
"""How many characters the id of a region may have; those of races, powers and markers are shorter."""


class Problem(Spoken, ValueError):
    """Something in data from outside is not allowed. `path` names the key ("regions.b.tokens")."""

    def __init__(self, path: str, message: str) -> None:
        super().__init__(f"{path}: {message}" if path else message)
        self.path = path
        self.message = message


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
    close = get_close_matches(text, [*known], n=1)
    return close[0] if close else None


def perhaps(text: object, known: Iterable[str]) -> str:
    """What is put behind "… is no action": "; perhaps 'stop'?", or nothing."""
    meant = nearest(text, known)
    return "" if meant is None else f"; perhaps {meant!r}?"


def as_int(value: object, path: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise Problem(path, f"must be a whole number from {least} to {most}, not {shown(value)}")
    return value


def as_number(value: object, path: str, least: float, most: float) -> float:
    if (
        isinstance(value, bool)
        or not isinstance(value, int | float)
        or not least <= value <= most  # which also sorts out infinity and what is not a number
    ):
        raise Problem(path, f"must be a number from {least} to {most}, not {shown(value)}")
    return float(value)


def as_bool(value: object, path: str) -> bool:
    if not isinstance(value, bool):
        raise Problem(path, f"must be true or false, not {shown(value)}")
    return value


def as_text(value: object, path: str, longest: int = 10_000) -> str:
    if not isinstance(value, str):
        raise Problem(path, f"must be a text, not {shown(value)}")
    if not value.isascii() and not _can_be_written(value):
        raise Problem(path, "has a character that cannot be written")
    if len(value) > longest:
        raise Problem(path, f"must have at most {longest} characters, this has {len(value)}")
    return value


def _can_be_written(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


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


def check_format(table: Mapping[str, object], wanted: str) -> None:
    if table.get("format") != wanted:
        raise Problem("format", f"must be {wanted!r}, not {shown(table.get('format'))}")


def choice(value: object, allowed: Collection[str], path: str, what: str) -> str:
    if not isinstance(value, str) or value not in allowed:
        known = ", ".join(sorted(allowed))
        raise Problem(path, f"{shown(value)} is no {what}{perhaps(value, allowed)}; known: {known}")
    return value
