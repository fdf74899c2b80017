"""Reading JSON that somebody wrote: what is wrong with it is said in plain words."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import Any

from sw_widget.engine.checks import Problem, clipped, shown, whole

TOO_DEEP = "it is nested too deeply"
LONGEST_NAME = 100
LARGEST_FILE = 20_000_000
"""More than the longest game takes, in bytes."""
MARK = "\ufeff"
"""The byte-order mark, which some editors put at the beginning of a text."""


def parsed(text: str) -> object:
    """The data that a text says; raises `Problem` where it is no JSON, with the line to look at."""
    text = text.removeprefix(MARK)
    if not text.strip():
        raise Problem("", "it is empty")
    try:
        data: object = json.loads(text, object_pairs_hook=_object)
    except json.JSONDecodeError as error:
        raise Problem("", f"it is no JSON, look at line {error.lineno}") from None
    except RecursionError:
        raise Problem("", TOO_DEEP) from None
    except Problem:
        raise
    except ValueError:
        raise Problem("", "it has a number with thousands of digits") from None
    return data


def _object(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    """An object of JSON. Of two values for one key Python would take the last, and nobody would know."""
    found = dict(pairs)
    if len(found) < len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise Problem("", f"the key {shown(key)} stands twice in one object")
            seen.add(key)
    return found


def as_written(value: object) -> Any:
    """A copy of data as JSON has it: lists for tuples, and Python's own numbers for those of others."""
    if isinstance(value, dict):
        return {key: as_written(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [as_written(item) for item in value]
    number = None if isinstance(value, str) else whole(value)
    return value if number is None else number


def read_table(path: str | Path, what: str, largest: int) -> dict[str, Any]:
    """The object in a file; raises `Problem` with the name of the file where something else is in it."""
    data = read_json(path, what, largest)
    if not isinstance(data, dict):
        name = clipped(Path(path).name, LONGEST_NAME)
        raise Problem("", f"{name} is no {what}: it must be an object with keys, not {shown(data)}")
    return data


def read_json(path: str | Path, what: str, largest: int) -> object:
    """The data in a file; raises `Problem` with the name of the file if it cannot be read as such."""
    path = Path(path)
    name = clipped(path.name, LONGEST_NAME)
    try:
        content = _content(path, largest)
        if len(content) > largest:
            raise Problem("", f"{name} is too large to be a {what}")
        text = content.decode("utf-8")
    except (OSError, ValueError) as error:
        if isinstance(error, Problem):
            raise
        if isinstance(error, UnicodeDecodeError):
            raise Problem("", f"{name} is no {what}: it is no text") from None
        said = getattr(error, "strerror", None) or error
        raise Problem("", f"{name} cannot be read: {said}") from None
    try:
        return parsed(text)
    except Problem as problem:
        raise Problem("", f"{name} is no {what}: {problem.message}") from None


def _content(path: Path, largest: int) -> bytes:
    """What a file holds, up to one byte more than is allowed; only of regular files.

    A device or a pipe, to which a link may lead, could have no end, or wait for ever.
    """
    _check_regular(path, os.stat(path).st_mode)
    # It may have become something else meanwhile: opening does not wait, and what was opened is looked at.
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with open(handle, "rb") as file:
        _check_regular(path, os.fstat(handle).st_mode)
        return file.read(largest + 1)


def _check_regular(path: Path, mode: int) -> None:
    if not S_ISREG(mode):
        what = "a folder" if S_ISDIR(mode) else "no file, but a device or a pipe"
        raise Problem("", f"{clipped(path.name, LONGEST_NAME)} cannot be read: it is {what}")
