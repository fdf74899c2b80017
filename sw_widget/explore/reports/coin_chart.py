"""A chart of coins over the game as SVG, for pages that can run no script.

It takes the colour of the text around it, and mixes that into the players' colours, so that it reads on light
and on dark pages.
"""

from __future__ import annotations

from collections.abc import Sequence

from sw_widget.draw.palette import player
from sw_widget.draw.svg_text import escape, no_formulas, shorten, tag
from sw_widget.draw.tokens import SANS
from sw_widget.explore.charts.styles import spread_labels
from sw_widget.explore.coin_flows import Round

_WIDTH, _HEIGHT, _WIDEST = 460.0, 260.0, 600.0
_LEFT, _RIGHT, _TOP, _BOTTOM = 34.0, 104.0, 14.0, 40.0
_LINE = 18.0
_OF_LINES, _OF_WORDS = 70, 50
"""How much of a player's colour is in what is drawn and in what is written, in per cent."""


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

    out = [tag("title", escape(title)), tag("desc", escape(story))]
    small = {"font_size": 13, "fill": "currentColor"}
    for coins in range(0, top + 1, step):
        line = {"x1": _LEFT, "x2": _WIDTH - _RIGHT, "y1": y(coins), "y2": y(coins)}
        out.append(tag("line", **line, stroke="currentColor", stroke_opacity=0.2))
        out.append(tag("text", str(coins), x=_LEFT - 8, y=y(coins) + 4, text_anchor="end", **small))
    every = max(1, (last - first) // 12)
    for number in range(first, last + 1, every):
        out.append(tag("text", str(number), x=x(number), y=_HEIGHT - 22, text_anchor="middle", **small))
    middle = (_LEFT + _WIDTH - _RIGHT) / 2
    out.append(tag("text", escape(turn), x=middle, y=_HEIGHT - 6, text_anchor="middle", **small))
    heights = spread_labels([-y(told[-1].coins[p]) for p in shown], _LINE)
    for p, height in zip(shown, heights, strict=True):
        colour = player(p)
        points = [(x(moment.turn), y(moment.coins[p])) for moment in told]
        path = " ".join(f"{px:.1f},{py:.1f}" for px, py in points)
        look = {"stroke": colour.full, "style": f"stroke:{_mixed(colour.full, _OF_LINES)}"}
        out.append(tag("polyline", points=path, fill="none", stroke_width=3, **look))
        for px, py in points:
            transform = f"translate({px:.1f} {py:.1f}) scale(.42)"
            look = {"fill": colour.full, "style": f"fill:{_mixed(colour.full, _OF_LINES)}"}
            out.append(tag("path", d=colour.shape, transform=transform, **look))
        words = shorten(f"{names[p]} {told[-1].coins[p]}", 14, _RIGHT - 20)
        look = {"fill": colour.full, "style": f"fill:{_mixed(colour.full, _OF_WORDS)}"}
        beside = {"x": points[-1][0] + 12, "y": -height + 5}
        out.append(tag("text", escape(words), **beside, font_size=14, font_weight=700, **look))
    drawn = "".join(out)
    return tag(
        "svg",
        drawn,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {_WIDTH:g} {_HEIGHT:g}",
        style=f"width:100%;max-width:{_WIDEST:g}px;height:auto",
        font_family=SANS,
        role="img",
        aria_label=title,
        **no_formulas(drawn),
    )


def _mixed(colour: str, part: int) -> str:
    return f"color-mix(in srgb,{colour} {part}%,currentColor)"
