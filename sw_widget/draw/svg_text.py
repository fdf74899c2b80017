"""Text of SVG: elements and path data; what is read is escaped, measured roughly, shortened and wrapped."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

_FORBIDDEN = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_NARROW = frozenset("ijltfrI.,:;!'|()[] -")
_WIDE = frozenset("mwMWQOG@%—")


def escape(text: object) -> str:
    """Text as it may stand in an element or an attribute; what XML cannot hold becomes a sign for it."""
    clean = str(text)
    # Nothing that can be printed is forbidden, and to ask for that is quicker than to search long paths.
    if not clean.isprintable():
        clean = _FORBIDDEN.sub("\ufffd", clean)
    clean = clean.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return clean.replace('"', "&quot;").replace("'", "&#39;")


def no_formulas(drawn: str) -> dict[str, str]:
    """The class with which an SVG element says that nothing in it is a formula, if somebody could think so.

    A picture that stands in a page is searched for formulas there, names with dollar signs included.
    """
    return {"class": "tex2jax_ignore mathjax_ignore"} if "$" in drawn or "\\" in drawn else {}


def tag(name: str, body: str = "", /, **attributes: object) -> str:
    """An SVG element: `stroke_width=2` becomes `stroke-width="2"`, None is left out, the body is kept."""
    out = [name]
    for key, value in attributes.items():
        if value is not None:
            text = f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else escape(value)
            out.append(f'{key.replace("_", "-")}="{text}"')
    return f"<{' '.join(out)}>{body}</{name}>" if body else f"<{' '.join(out)}/>"


def path_data(points: Iterable[tuple[float, float]], *, close: bool = True) -> str:
    """A line through points as path data, to a tenth: each by its distance from the last, which is short."""
    (x, y), *others = [(round(10 * x), round(10 * y)) for x, y in points]
    steps = []
    at = (x, y)
    for point in others:
        steps += [point[0] - at[0], point[1] - at[1]]
        at = point
    line = " ".join(map(_tenths, steps)).replace(" -", "-")
    return f"M{_tenths(x)} {_tenths(y)}" + (f"l{line}" if line else "") + ("Z" if close else "")


@lru_cache(maxsize=10_000)
def _tenths(number: int) -> str:
    """A number of tenths as short as it can be written: 0.5 is .5, and 2.0 is 2."""
    whole, rest = divmod(abs(number), 10)
    text = f"{whole or '' if rest else whole}{f'.{rest}' if rest else ''}"
    return f"-{text}" if number < 0 else text


def width_of(text: str, size: float) -> float:
    """Roughly how wide a bold text is; pictures must not depend on measuring fonts."""
    total = 0.0
    for char in text:
        if char in _NARROW:
            total += 0.38
        elif char in _WIDE:
            total += 0.92
        elif char.isupper() or ord(char) > 0x2E80:
            total += 0.76 if ord(char) <= 0x2E80 else 1.0
        else:
            total += 0.63
    return total * size


def shorten(text: str, size: float, room: float) -> str:
    """The text, cut with an ellipsis where it would be wider than the room."""
    if width_of(text, size) <= room:
        return text
    while text and width_of(text + "…", size) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def wrap(text: str, size: float, room: float, most: int = 2) -> list[str]:
    """The text on as few lines as fit the room, at most so many; broken at spaces only, then shortened."""
    words = text.split()
    if width_of(text, size) <= room or len(words) < 2:
        return [shorten(" ".join(words), size, max(1.4 * room, 8 * size))]
    best = None
    for cut in range(1, len(words)):
        lines = [" ".join(words[:cut]), " ".join(words[cut:])]
        longest = max(width_of(line, size) for line in lines)
        if best is None or longest < best[0]:
            best = (longest, lines)
    assert best is not None
    if most > 2 and best[0] > room and len(words) > 2:
        head, *tail = words
        return [head, *wrap(" ".join(tail), size, room, most - 1)]
    return [shorten(line, size, max(1.4 * room, 8 * size)) for line in best[1]]
