"""Reading JSON that somebody wrote: what is wrong with it is said in plain words."""

from __future__ import annotations

import json
from pathlib import Path

from sw_widget.engine.checks import Problem

TOO_DEEP = "it is nested too deeply"


def parsed(text: str) -> object:
    """The data that a text says; raises `Problem` where it is no JSON, with the line to look at."""
    if not text.strip():
        raise Problem("", "it is empty")
    try:
        data: object = json.loads(text)
    except json.JSONDecodeError as error:
        raise Problem("", f"it is no JSON, look at line {error.lineno}") from None
    except RecursionError:
        raise Problem("", TOO_DEEP) from None
    except ValueError:
        raise Problem("", "it has a number with thousands of digits") from None
    return data


def read_json(path: str | Path, what: str, largest: int) -> object:
    """The data in a file; raises `Problem` with the name of the file if it cannot be read as such."""
    path = Path(path)
    try:
        if path.stat().st_size > largest:
            raise Problem("", f"{path.name} is too large to be a {what}")
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise Problem("", f"{path.name} cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise Problem("", f"{path.name} is no {what}: it is no text") from None
    try:
        return parsed(text)
    except Problem as problem:
        raise Problem("", f"{path.name} is no {what}: {problem.message}") from None
