"""Numbers of rulings, such as R038, are for the documentation: on the page nobody could look them up."""

from __future__ import annotations

import re

_RULING = r"R\d{3}"
_IN_BRACKETS = re.compile(rf"\s*\({_RULING}(?:, {_RULING})*\)")
_BEFORE_MORE = re.compile(rf"\({_RULING}(?:, {_RULING})*; ")
_ALONE = re.compile(rf"\w+ {_RULING}")


def without_codes(text: str) -> str:
    """A text without the numbers of rulings; nothing where it is nothing else."""
    if _ALONE.fullmatch(text):
        return ""
    return _BEFORE_MORE.sub("(", _IN_BRACKETS.sub("", text))
