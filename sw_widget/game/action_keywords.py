"""The keywords of actions in Python, where two words of the public format cannot be written.

`with` and `from` are words of Python itself, so `game.play("conquer", region="5", with=…)` is no Python.
`means` and `from_` stand for them wherever an action is given by its name and keywords. An action that is
given as data keeps the words of the format.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sw_widget.engine.checks import shown
from sw_widget.game.errors import ActionError

Means = str | list[str] | tuple[str, ...]
"""Special means: the name of one, or a list with one name for each piece that is used."""
IN_FORMAT = {"means": "with", "from_": "from"}
IN_PYTHON = {word: keyword for keyword, word in IN_FORMAT.items()}


def in_format(keywords: Mapping[str, Any]) -> dict[str, Any]:
    """The keywords of an action in the words of the public format."""
    said = {key: value for key, value in keywords.items() if key not in IN_FORMAT}
    for keyword, word in IN_FORMAT.items():
        if keyword not in keywords:
            continue
        if word in keywords:
            raise ActionError(keyword, f"{word!r} says the same: give only one of the two")
        value = keywords[keyword]
        if value is not None:
            said[word] = means_list(value) if keyword == "means" else value
    return said


def means_list(means: object) -> list[Any]:
    """Special means as a list, given as one name or as several."""
    if isinstance(means, str):
        return [means]
    if not isinstance(means, list | tuple):
        raise ActionError("means", f"must be a special means or a list of them, not {shown(means)}")
    return list(means)
