"""Reading an answer: the value of an option, its text, a number in any spelling, or several of these."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import isfinite
from operator import index
from typing import TYPE_CHECKING

from sw_widget.game.odds import Odds

if TYPE_CHECKING:
    from sw_widget.teach.questions.question import Option

Value = str | int
"""What an option stands for: a number, a fraction as "1/2", the id of a region, or a word to type."""

CLOSE = Fraction(1, 200)
"""So near must a decimal come to a fraction such as 1/3, which none can hit."""

# Nothing longer, and no powers of ten: "1e10000000" would be a number with ten million digits.
_WRITTEN = re.compile(r"[+-]?(\d{1,12}([/.,]\d{0,20})?|[.,]\d{1,20})")


def as_number(value: object) -> Fraction | None:
    """The number that somebody means by 3, 3.0, "3", "1/2", "50 %" or a ledger; None if it is none."""
    if isinstance(value, bool):
        return None
    if isinstance(value, Fraction):
        return value
    if isinstance(value, str):
        return _written(value)
    if isinstance(value, float):
        return Fraction(value) if isfinite(value) else None
    if isinstance(value, Odds):
        return value.chance
    try:
        return Fraction(index(value))  # type: ignore[arg-type]
    except Exception:  # whatever somebody answers, it is a number or it is none
        return None


def _written(text: str) -> Fraction | None:
    if len(text) > 60:
        return None
    bare = text.strip().replace("−", "-")
    percent = bare.endswith("%")
    number_alone = bare.removesuffix("%").strip()
    if not _WRITTEN.fullmatch(number_alone):
        return None
    try:
        number = Fraction(number_alone.replace(",", "."))
    except (ValueError, ZeroDivisionError):
        return None
    return number / 100 if percent else number


def chosen(value: object, options: Iterable[Option]) -> Option | None:
    """The option that somebody means, or None."""
    known = list(options)
    for option in known:
        if value is option:
            return option
    if isinstance(value, str):
        wanted = _plain(value)
        # First what is to be typed: an option that says "B" may be the one called a.
        for word in (lambda option: str(option.value), lambda option: option.text):
            for option in known:
                if wanted == _plain(word(option)):
                    return option
    number = as_number(value)
    if number is None:
        return None
    near = [option for option in known if _close(number, option, typed=value)]
    return near[0] if near else None


def _close(number: Fraction, option: Option, typed: object) -> bool:
    wanted = as_number(option.value)
    if wanted is None:
        return False
    # Only a decimal is never quite a third: whole numbers and fractions are what they are.
    rounded = wanted.denominator > 1 and number.denominator > 6 and not isinstance(typed, Fraction)
    return abs(number - wanted) <= CLOSE if rounded else number == wanted


def several(value: object, options: Sequence[Option]) -> list[Option] | None:
    """The options that somebody means by a list of them, or by "5, 7"; None if there is anything else."""
    alone = chosen(value, options)
    if alone is not None:
        return [alone]
    if isinstance(value, str):
        value = [part for part in value.replace(";", ",").split(",") if part.strip()]
    if not isinstance(value, Iterable):
        return None
    found = []
    for item in value:
        option = chosen(item, options)
        if option is None:
            return None
        if option not in found:
            found.append(option)
    return found or None


def _plain(text: str) -> str:
    return " ".join(text.split()).rstrip(".").casefold()
