"""A table of numbers, right-aligned, as text and as HTML; all values are escaped."""

from __future__ import annotations

from collections.abc import Sequence

from sw_widget.game.html import escaped

Rows = Sequence[Sequence[str]]

# Inline, since a notebook keeps outputs apart from any style sheet. Colours come from the notebook's theme.
_TABLE = "border-collapse:collapse;margin:.4em 0 1em;font-size:.95em"
_CAPTION = "text-align:left;font-weight:600;caption-side:top;padding-bottom:.3em;white-space:nowrap"
_CELL = "padding:.25em 0 .25em 1.6em;text-align:right;background:none;font-variant-numeric:tabular-nums"
_FIRST = "padding:.25em 0;text-align:left;background:none;max-width:22em;overflow-wrap:anywhere"
_RULE = "border-top:1px solid rgba(128,128,128,.35)"


def as_text(heads: Sequence[str], rows: Rows) -> str:
    """In letters of equal width."""
    table = [[" ".join(cell.split()) for cell in row] for row in (heads, *rows)]
    widths = [max(len(row[column]) for row in table) for column in range(len(heads))]
    lines = [
        "  ".join(
            cell.rjust(width) if column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in table
    ]
    return "\n".join([lines[0], "─" * (sum(widths) + 2 * (len(widths) - 1)), *lines[1:]])


def as_html(title: str, heads: Sequence[str], rows: Rows) -> str:
    head = "".join(
        f'<th scope="col" style="{_CELL if column else _FIRST};font-weight:600">{escaped(cell)}</th>'
        for column, cell in enumerate(heads)
    )
    body = "".join(f'<tr style="{_RULE}">{_cells(row)}</tr>' for row in rows)
    return (
        f'<table style="{_TABLE}"><caption style="{_CAPTION}">{escaped(title)}</caption>'
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    )


def _cells(row: Sequence[str]) -> str:
    first = f'<th scope="row" style="{_FIRST};font-weight:400">{escaped(row[0])}</th>'
    return first + "".join(f'<td style="{_CELL}">{escaped(cell)}</td>' for cell in row[1:])
