"""A chart: drawn by plotly where that is possible, a table of its numbers elsewhere.

The drawing is plain data in plotly's format; plotly itself is imported only by `figure`. It has a
background of its own, as our maps do, so that it reads the same in light and dark notebooks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from html import escape
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from sw_widget.draw.palette import INK
from sw_widget.draw.tokens import SANS
from sw_widget.explore.data_table import Cell, DataTable, Row

if TYPE_CHECKING:
    import plotly.graph_objects

Data = dict[str, Any]

BACKGROUND = "#e8e2d6"
"""Between the page of a light notebook and that of a dark one, as a picture cannot know where it is shown: it
glares in neither, and dark writing can be read on it.
"""
GRID = "#cdc4b1"
FAINT = "#6b5d4b"
_WIDEST = 48
"""Letters in a line over a picture, which cannot break lines by itself: so many fit a small page."""
_LINE = 16
_CONFIG = {
    "displaylogo": False,
    # Newer versions offer to send the chart to a server; whoever looks at a lesson should not be asked.
    "showSendToCloud": False,
    # A name with two dollar signs is a name, and no formula.
    "typesetMath": False,
    "modeBarButtonsToRemove": ["select2d", "lasso2d", "autoScale2d"],
}


class Chart:
    """A picture of some numbers. `figure` is plotly's, to be changed or saved; `rows` are the numbers."""

    def __init__(
        self,
        title: str,
        sentences: Sequence[str],
        columns: Sequence[str],
        rows: Sequence[Sequence[str]],
        traces: Sequence[Data],
        layout: Mapping[str, Any],
        *,
        height: int = 420,
    ) -> None:
        self.title = title
        self.sentences = tuple(sentence for sentence in sentences if sentence)
        """What the picture shows, and how its numbers were found."""
        self.columns = tuple(columns)
        self.rows = tuple(tuple(row) for row in rows)
        self._traces = list(traces)
        self._layout = framed(title, self.sentences, layout, height)

    @property
    def spec(self) -> Data:
        """The picture as plain data, in plotly's format."""
        return {"data": deepcopy(self._traces), "layout": deepcopy(self._layout)}

    @property
    def figure(self) -> plotly.graph_objects.Figure:
        """A figure of plotly's, to be changed or saved; this chart stays as it is."""
        import plotly.graph_objects

        return plotly.graph_objects.Figure(self.spec)

    def __iter__(self) -> Iterator[dict[str, str]]:
        """The numbers, a dictionary for each row of the table."""
        return (dict(zip(self.columns, row, strict=True)) for row in self.rows)

    def __len__(self) -> int:
        return len(self.rows)

    @property
    def table(self) -> DataTable:
        """The numbers as a table, with the sentences below."""
        rows = tuple(Row(first, tuple(map(Cell, more))) for first, *more in self.rows)
        return DataTable(self.title, self.columns, rows, self.sentences)

    def __str__(self) -> str:
        return str(self.table)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return self.table.html()

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> Data:
        # Made by hand: plotly's own way needs nbformat, which the browser's Python does not have.
        return {
            "application/vnd.plotly.v1+json": {**self.spec, "config": dict(_CONFIG)},
            "text/html": self._repr_html_(),
            "text/plain": str(self),
        }

    def to_dict(self) -> Data:
        return {
            "title": self.title,
            "sentences": list(self.sentences),
            "columns": list(self.columns),
            "rows": [list(row) for row in self.rows],
            "picture": self.spec,
        }


def framed(title: str, sentences: Sequence[str], layout: Mapping[str, Any], height: int) -> Data:
    """A layout with what all charts have in common: paper, writing, and the sentences under the title."""
    told = [line for sentence in sentences for line in wrap(sentence, _WIDEST)]
    head = 56 + _LINE * len(told)
    words = "<br>".join(map(safe, told))
    own = deepcopy(dict(layout))
    margin = {"l": 60, "r": 24, "b": 60, **own.pop("margin", {})}
    margin["t"] = head + margin.get("t", 0)
    return {
        # Without a template of its own a figure would take plotly's default one.
        "template": {"layout": {}},
        "paper_bgcolor": BACKGROUND,
        "plot_bgcolor": BACKGROUND,
        "font": {"family": SANS, "size": 13, "color": INK},
        "height": height + head,
        "margin": margin,
        "hoverlabel": {"bgcolor": "#fffaf0", "bordercolor": INK, "font": {"color": INK}, "align": "left"},
        "title": {
            "text": f'<span style="font-size:18px"><b>{safe(title)}</b></span><br>{words}',
            "x": 0,
            "xref": "container",
            "xanchor": "left",
            "y": 1,
            "yref": "container",
            "yanchor": "top",
            "pad": {"l": 16, "t": 24},
            "font": {"size": 12},
        },
        "showlegend": False,
        **own,
    }


def axis(title: str = "", **more: Any) -> Data:
    """An axis as all charts have it."""
    return {
        "title": {"standoff": 8, "text": safe(title), "font": {"color": FAINT, "size": 13}},
        "gridcolor": GRID,
        "zerolinecolor": FAINT,
        "linecolor": FAINT,
        "fixedrange": True,
        **more,
    }


def names_axis(ticks: Sequence[int], names: Sequence[str], title: str = "", **more: Any) -> Data:
    """An axis of names, which may have bold and broken lines. Where they would touch, they stand aslant."""
    return axis(
        title,
        tickvals=list(ticks),
        ticktext=list(names),
        showgrid=False,
        zeroline=False,
        autotickangles=[0, 45],
        automargin=True,
        **more,
    )


def legend_below(height: float) -> Data:
    """A legend under the axis of a plot so many pixels high, where it can grow on narrow pages."""
    return {
        "orientation": "h",
        "x": 0,
        "xanchor": "left",
        "y": -56 / height,
        "yanchor": "top",
        "traceorder": "normal",
    }


def safe(text: str) -> str:
    """A text that plotly shows as it is: it reads a little HTML in everything it writes."""
    return escape(text, quote=False)
