"""The sky beside the ground: light and clouds below the islands, bridges between them, and the ways up."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from random import Random

from sw_widget.draw.form import Shape
from sw_widget.draw.palette import INK
from sw_widget.draw.shapes import Point
from sw_widget.draw.svg_text import path_data, tag
from sw_widget.engine.map.board import Board, bits

DAYLIGHT = (("#6db3e8", 0), ("#a8d5f2", 0.55), ("#f4fbff", 1))
"""The colours of the sky, from above."""
CLOUD, CLOUD_SHADE = "#ffffff", "#c9dfee"
ROCK, ROCK_EDGE = "#9a8163", "#4f3d29"
BRIDGE_EDGE, PLANK = "#35597a", "#a9c6dc"
WAYS = {"beanstalk": "#2f7d32", "stairway": "#8a5a1c"}
"""The colours of the ways up; others are drawn in ink."""
PUFF = 24.0
"""How far apart the puffs of a cloud stand."""


@dataclass(frozen=True)
class Sky:
    """What belongs to the sky of a map: SVG elements; ids begin with a prefix."""

    definitions: str = ""
    below: str = ""
    """Drawn before the regions."""
    above: str = ""
    """Drawn over them: bridges, and ways up that stand somewhere."""


def sky(board: Board, form: Shape, prefix: str) -> Sky:
    """The sky of a board; nothing where it has no islands."""
    if not form.sky:
        return Sky()
    stops = "".join(tag("stop", offset=at, stop_color=colour) for colour, at in DAYLIGHT)
    light = tag("linearGradient", stops, id=f"{prefix}-sky", x2=0, y2=1)
    wide = form.width - form.sky
    air = tag("rect", x=form.sky, width=wide, height=form.height, fill=f"url(#{prefix}-sky)")
    chance = Random(board.id)
    below = [air, _far_clouds(form, chance), _cloud_bank(form, chance)]
    islands = [
        _island(form, bits(mask), f"{prefix}-island{n}", chance)
        for n, mask in enumerate(board.islands.values())
    ]
    below += [drawn for _, drawn in islands]
    above = [_bridge(bridge.start, bridge.end) for bridge in form.bridges]
    above += [
        _way(form.labels[link.foot], form.labels[link.top], WAYS.get(link.id, INK))
        for link in board.links
        if link.foot >= 0
    ]
    return Sky(light + "".join(outline for outline, _ in islands), "".join(below), "".join(above))


def _circle(x: float, y: float, r: float, colour: str, opacity: float = 1.0) -> str:
    return tag("circle", cx=round(x, 1), cy=round(y, 1), r=round(r, 1), fill=colour, opacity=opacity)


def _far_clouds(form: Shape, chance: Random) -> str:
    """Thin clouds, strewn over the sky."""
    found = []
    wide = form.width - form.sky
    for n in range(round(form.height / 70)):
        x = form.sky + wide * chance.uniform(0.1, 0.9)
        y = min((n + chance.uniform(0.2, 0.8)) * 70, form.height - 20)
        for away, lift, r in ((-17, 3, 10), (0, 0, 15), (18, 4, 9)):
            found.append(tag("ellipse", cx=round(x + away, 1), cy=round(y + lift, 1), rx=r * 1.6, ry=r * 0.7))
    return tag("g", "".join(found), fill=CLOUD, opacity=0.55)


def _cloud_bank(form: Shape, chance: Random) -> str:
    """The clouds behind which the ground ends."""
    found, y = [], 0.0
    while y < form.height:
        found.append(_circle(form.sky + chance.uniform(-3, 4), y, chance.uniform(11, 17), CLOUD))
        y += PUFF * 0.7
    edge = tag("path", d=f"M{form.sky:g} 0V{form.height:g}", stroke=INK, stroke_width=3)
    return tag("g", "".join(found), opacity=0.9) + edge


def _island(form: Shape, regions: tuple[int, ...], id: str, chance: Random) -> tuple[str, str]:
    """The outline of an island, to be used by its id; and what is seen round it: shadow, rock, clouds."""
    whole = "".join(path_data(form.outlines[region]) for region in regions)
    shore = [
        point
        for border in form.borders
        if None in border.regions and not set(border.regions).isdisjoint(regions)
        for point in border.line
    ]
    middle = sum(y for _, y in shore) / len(shore) if shore else 0.0
    puffs, shades, last = [], [], None
    for x, y in sorted(shore):
        if y > middle and (last is None or hypot(x - last[0], y - last[1]) > PUFF * 0.8):
            last = (x, y)
            r = chance.uniform(9, 14)
            shades.append(_circle(x + 1, y + 14, r + 1, CLOUD_SHADE))
            puffs.append(_circle(x, y + 11, r, CLOUD))
    halo = {"fill": CLOUD, "stroke": CLOUD, "stroke_width": 20, "stroke_linejoin": "round", "opacity": 0.5}
    rock = {"fill": ROCK, "stroke": ROCK_EDGE, "stroke_width": 3, "stroke_linejoin": "round"}
    return tag("path", id=id, d=whole), (
        tag("use", href=f"#{id}", transform="translate(7 20)", fill="#17415f", opacity=0.22)
        + tag("use", href=f"#{id}", **halo)
        + tag("use", href=f"#{id}", transform="translate(0 9)", **rock)
        + "".join(shades)
        + "".join(puffs)
    )


def _bridge(start: Point, end: Point) -> str:
    """A bridge of clouds, whose ends lie on both shores."""
    (ax, ay), (bx, by) = start, end
    length = hypot(bx - ax, by - ay) or 1.0
    over = (bx - ax) / length * 7, (by - ay) / length * 7
    way = f"M{ax - over[0]:.1f} {ay - over[1]:.1f}L{bx + over[0]:.1f} {by + over[1]:.1f}"
    drawn = {"d": way, "fill": "none"}
    return (
        tag("path", **drawn, stroke=BRIDGE_EDGE, stroke_width=19, stroke_linecap="round")
        + tag("path", **drawn, stroke=CLOUD, stroke_width=14.5, stroke_linecap="round")
        + tag("path", **drawn, stroke=PLANK, stroke_width=14.5, stroke_dasharray="3 5")
    )


def _way(foot: Point, top: Point, colour: str) -> str:
    """A way up, as an arc of dots from the ground to its island."""
    (ax, ay), (bx, by) = foot, top
    high = max(8.0, min(ay, by) - 40.0)
    drawn = {"d": f"M{ax:g} {ay:g}Q{(ax + bx) / 2:.1f} {high:.1f} {bx:g} {by:g}", "fill": "none"}
    dots = {"stroke_dasharray": "0.1 12", "stroke_linecap": "round"}
    return (
        tag("path", **drawn, stroke="#fffaf0", stroke_width=9, stroke_opacity=0.35)
        + tag("path", **drawn, **dots, stroke="#fffaf0", stroke_width=9)
        + tag("path", **drawn, **dots, stroke=colour, stroke_width=6)
    )
