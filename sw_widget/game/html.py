"""The little HTML that plain objects show in a notebook. Everything that comes from outside is escaped."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape

# Inline, since a notebook keeps outputs apart from any style sheet. Colours come from the notebook's theme.
_TABLE = "border-collapse:collapse;margin:.3em 0;font-size:.95em"
_CAPTION = "text-align:left;font-weight:600;caption-side:top"
_CELL = "padding:.15em .7em .15em 0;text-align:left;vertical-align:top;background:none"
_NUMBER = _CELL + ";text-align:right;font-variant-numeric:tabular-nums;font-weight:600"
_MUTED = "opacity:.65"

# What a notebook would read as the beginning of a formula. Set apart, each stands for itself.
_OF_FORMULAS = re.compile(r"[$\\]")
_LONG_WORD = re.compile(r"\S{30}(?=\S)")
_BREAK = "\u200b"


def escaped(text: str) -> str:
    """Text as it may stand in an element: no markup, no formula, and long words can be broken."""
    safe = escape(_LONG_WORD.sub(lambda found: found[0] + _BREAK, text))
    return _OF_FORMULAS.sub(lambda found: f"<span>{found[0]}</span>", safe).replace(_BREAK, "<wbr>")


def table(
    title: str, rows: Iterable[tuple[str, str, str, bool]], total: tuple[str, str] | None = None
) -> str:
    """A table of (amount, sentence, where it stands, whether it counts) with a title and a total."""
    body = [_row(*row) for row in rows]
    if total is not None:
        body.append(
            f'<tr style="border-top:1px solid currentColor"><td style="{_NUMBER}">{escaped(total[0])}</td>'
            f'<td style="{_CELL};font-weight:600">{escaped(total[1])}</td><td></td></tr>'
        )
    caption = f'<caption style="{_CAPTION}">{escaped(title)}</caption>' if title else ""
    return f'<table style="{_TABLE}">{caption}<tbody>{"".join(body)}</tbody></table>'


def _row(amount: str, sentence: str, reference: str, counts: bool) -> str:
    return (
        f'<tr style="{"" if counts else _MUTED}"><td style="{_NUMBER}">{escaped(amount)}</td>'
        f'<td style="{_CELL}">{escaped(sentence)}</td>'
        f'<td style="{_CELL};{_MUTED}"><small>{escaped(reference)}</small></td></tr>'
    )


def paragraph(text: str, note: str = "") -> str:
    extra = f' <small style="{_MUTED}">{escaped(note)}</small>' if note else ""
    return f"<p>{escaped(text)}{extra}</p>"


def heading(text: str) -> str:
    return f'<p style="font-weight:600;margin:.5em 0 .2em">{escaped(text)}</p>'


def beside(items: Iterable[str]) -> str:
    """Things that are HTML already, side by side where there is room."""
    parts = "".join(f'<div style="flex:1 1 22em;max-width:40em">{item}</div>' for item in items)
    return f'<div style="display:flex;flex-wrap:wrap;gap:0 2.5em">{parts}</div>'


def ordered(items: Iterable[str]) -> str:
    """A numbered list of things that are HTML already."""
    return f'<ol style="margin:.3em 0">{"".join(f"<li>{item}</li>" for item in items)}</ol>'
