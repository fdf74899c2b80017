"""Coins over the game as a small picture of our own, for pages that can run no script."""

from __future__ import annotations

from collections.abc import Sequence

from sw_widget.draw.marks import escape, shorten, tag
from sw_widget.draw.palette import INK, player
from sw_widget.draw.tokens import SANS
from sw_widget.explore.chart import GRID, SHEET
from sw_widget.explore.charts.marks import apart
from sw_widget.explore.flows import Round

_WIDTH, _HEIGHT = 640.0, 300.0
_LEFT, _RIGHT, _TOP, _BOTTOM = 44.0, 130.0, 20.0, 40.0
_LINE = 18.0


def coin_lines(
    told: Sequence[Round], names: Sequence[str], shown: Sequence[int], title: str, turn: str, story: str
) -> str:
    """A line for each player that is shown; `turn` names the lower axis, `story` says it in words."""
    first, last = told[0].turn, max(told[-1].turn, told[0].turn + 1)
    most = max(max(moment.coins[p] for p in shown) for moment in told)
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000) if most / step <= 6 or step == 1000)
    top = (most // step + 1) * step

    def x(turn: float) -> float:
        return _LEFT + (turn - first) / (last - first) * (_WIDTH - _LEFT - _RIGHT)

    def y(coins: float) -> float:
        return _HEIGHT - _BOTTOM - coins / top * (_HEIGHT - _TOP - _BOTTOM)

    out = [
        tag("title", escape(title)),
        tag("desc", escape(story)),
        tag("rect", width=_WIDTH, height=_HEIGHT, rx=8, fill=SHEET),
    ]
    small = {"font_size": 13, "fill": INK}
    for coins in range(0, top + 1, step):
        line = {"x1": _LEFT, "x2": _WIDTH - _RIGHT, "y1": y(coins), "y2": y(coins)}
        out.append(tag("line", **line, stroke=GRID))
        out.append(tag("text", str(coins), x=_LEFT - 8, y=y(coins) + 4, text_anchor="end", **small))
    every = max(1, (last - first) // 12)
    for number in range(first, last + 1, every):
        out.append(tag("text", str(number), x=x(number), y=_HEIGHT - 22, text_anchor="middle", **small))
    middle = (_LEFT + _WIDTH - _RIGHT) / 2
    out.append(tag("text", escape(turn), x=middle, y=_HEIGHT - 6, text_anchor="middle", **small))
    heights = apart([-y(told[-1].coins[p]) for p in shown], _LINE)
    for p, height in zip(shown, heights, strict=True):
        colour = player(p)
        points = [(x(moment.turn), y(moment.coins[p])) for moment in told]
        path = " ".join(f"{px:.1f},{py:.1f}" for px, py in points)
        out.append(tag("polyline", points=path, fill="none", stroke=colour.full, stroke_width=3))
        for px, py in points:
            place = f"translate({px:.1f} {py:.1f}) scale(.42)"
            out.append(
                tag("path", d=colour.shape, transform=place, fill=colour.full, stroke="#fff", stroke_width=3)
            )
        words = shorten(f"{names[p]} {told[-1].coins[p]}", 14, _RIGHT - 20)
        look = {"font_size": 14, "font_weight": 700, "fill": colour.full}
        out.append(tag("text", escape(words), x=points[-1][0] + 12, y=-height + 5, **look))
    return tag(
        "svg",
        "".join(out),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {_WIDTH:g} {_HEIGHT:g}",
        style=f"width:100%;max-width:{_WIDTH:g}px;height:auto",
        font_family=SANS,
        role="img",
        aria_label=title,
    )
