"""A data table with cells, notes and best values, as text and as HTML; all values are escaped."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from textwrap import wrap

from sw_widget.game.html import escaped

# Inline, since a notebook keeps outputs apart from any style sheet. Colours come from the notebook's theme.
_TABLE = "border-collapse:collapse;margin:.4em 0;font-size:.95em;text-align:left"
_CAPTION = "text-align:left;font-weight:600;caption-side:top;padding-bottom:.3em"
_CELL = (
    "padding:.3em 1.4em .3em 0;text-align:left;vertical-align:top;background:none;min-width:4.4em;"
    "max-width:22em;white-space:normal;overflow-wrap:anywhere"
)
_NUMBER = "font-variant-numeric:tabular-nums"
_RULE = "border-top:1px solid rgba(128,128,128,.35)"
_NOTE = "opacity:.75;font-size:.87em"
_WIDTH = 26
"""Letters in a column of the text."""


@dataclass(frozen=True)
class Cell:
    """What stands in a cell: a number or a few words, and what there is to say about it."""

    text: str
    notes: tuple[str, ...] = ()
    best: bool = False
    """Whether no other cell of the row is better."""

    def to_dict(self) -> dict[str, object]:
        return {"text": self.text, "notes": list(self.notes), "best": self.best}


@dataclass(frozen=True)
class Row:
    """A row: what it is about, and a cell for each column. A row without cells begins a part of the table."""

    label: str
    cells: tuple[Cell, ...] = ()
    secret: bool = False
    """Whether it tells what not everybody may know."""

    def to_dict(self) -> dict[str, object]:
        return {"label": self.label, "cells": [cell.to_dict() for cell in self.cells]}


@dataclass(frozen=True)
class DataTable:
    """A title, names of columns, rows, and sentences below."""

    title: str
    heads: tuple[str, ...]
    """What the first column is about, then the names of the others."""
    rows: tuple[Row, ...]
    notes: tuple[str, ...] = ()

    def __str__(self) -> str:
        table = [[_lines(head) for head in self.heads]]
        table += [
            [_lines(row.label), *(_lines(cell.text + " ★" * cell.best, cell.notes) for cell in row.cells)]
            for row in self.rows
        ]
        widths = [
            max((len(line) for row in table if len(row) > max(i, 1) for line in row[i]), default=0)
            for i in range(len(self.heads))
        ]
        lines = [self.title, ""] if self.title else []
        for number, row in enumerate(table):
            if len(row) == 1 and len(self.heads) > 1:
                lines += ["", " ".join(row[0])]
                continue
            lines += _beside(row, widths)
            if number == 0:
                lines.append("─" * (sum(widths) + 2 * (len(widths) - 1)))
        if self.notes:
            lines += ["", *(line for note in self.notes for line in wrap(_flat(note), 100))]
        return "\n".join(lines)

    def html(self) -> str:
        caption = f'<caption style="{_CAPTION}">{escaped(self.title)}</caption>' if self.title else ""
        first, *others = (
            f'<th scope="col" style="{_CELL};font-weight:600">{escaped(head)}</th>' for head in self.heads
        )
        body = "".join(self._row(row) for row in self.rows)
        return (
            f'<table style="{_TABLE}">{caption}<thead><tr>{first}{"".join(others)}</tr></thead>'
            f"<tbody>{body}</tbody></table>{paragraphs(self.notes)}"
        )

    def _row(self, row: Row) -> str:
        label = escaped(row.label)
        if not row.cells:
            span = len(self.heads)
            return (
                f'<tr style="{_RULE}"><th scope="rowgroup" colspan="{span}" '
                f'style="{_CELL};padding-top:.9em;font-weight:600">{label}</th></tr>'
            )
        cells = "".join(_cell(cell) for cell in row.cells)
        head = f'<th scope="row" style="{_CELL};font-weight:400">{label}</th>'
        return f'<tr style="{_RULE}">{head}{cells}</tr>'

    def to_dict(self) -> dict[str, object]:
        return {
            "title": self.title,
            "heads": list(self.heads),
            "rows": [row.to_dict() for row in self.rows],
            "notes": list(self.notes),
        }


def paragraphs(sentences: Iterable[str]) -> str:
    return "".join(f'<p style="margin:.35em 0;max-width:52em">{escaped(text)}</p>' for text in sentences)


def _cell(cell: Cell) -> str:
    # Marked as well as bold: never by weight alone.
    text = f"<strong>{escaped(cell.text)} ★</strong>" if cell.best else escaped(cell.text)
    notes = "".join(f'<div style="{_NOTE}">{escaped(note)}</div>' for note in cell.notes)
    return f'<td style="{_CELL};{_NUMBER}">{text}{notes}</td>'


def _flat(text: str) -> str:
    """In one line, whatever somebody wrote into a name."""
    return " ".join(text.split())


def _lines(text: str, notes: Iterable[str] = ()) -> list[str]:
    return [line for part in (text, *notes) for line in wrap(_flat(part), _WIDTH)] or [""]


def _beside(cells: Sequence[Sequence[str]], widths: Sequence[int]) -> list[str]:
    height = max(len(cell) for cell in cells)
    return [
        "  ".join(
            (cell[i] if i < len(cell) else "").ljust(width) for cell, width in zip(cells, widths, strict=True)
        ).rstrip()
        for i in range(height)
    ]
