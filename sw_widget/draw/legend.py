"""The legend below a map, with only what is on it."""

from __future__ import annotations

from sw_widget.draw import glyphs
from sw_widget.draw.content import Content, race_name, word
from sw_widget.draw.form import Shape
from sw_widget.draw.palette import INK, player, terrain
from sw_widget.draw.relief import grounds
from sw_widget.draw.svg_text import escape, shorten, tag, width_of
from sw_widget.draw.tokens import cost_tag, pill
from sw_widget.engine.map.board import Board
from sw_widget.text import name

LINE = 30.0
SIZE = 14.0
LONGEST = 260.0
Item = tuple[str, float, str]
"""A drawing round the origin, its width, and the word for it."""


def legend(
    board: Board, form: Shape, found: list[Content], names: list[str], costs: bool, prefix: str, language: str
) -> list[list[Item]]:
    """Groups of items: players first, then the land, then what stands on it."""
    groups = (
        _players(found, names, language),
        _land(board, prefix, language, bool(form.wilds)),
        _pieces(board, found, language, costs, form),
    )
    return [group for group in groups if group]


def _players(found: list[Content], names: list[str], language: str) -> list[Item]:
    items: list[Item] = []
    for i, who in enumerate(names):
        colour = player(i)
        shape = tag("path", d=colour.shape, fill=colour.full, stroke=INK, stroke_width=1.2)
        items.append((glyphs.at(shape, 0, 0, 0.85), 24, who))
        races = {(c.in_decline, c.race): c for c in found if c.player == i and c.race}
        items += [_race(races[key], language) for key in sorted(races)]
    for declined, id in ((False, "active"), (True, "in_decline")):
        sample = next((c for c in found if c.player is not None and c.in_decline == declined), None)
        if sample is not None:
            drawing, width = pill(sample, 0.9, 200, language)
            items.append((drawing, width, word(id, language)))
    return items


def _race(content: Content, language: str) -> Item:
    """A race by its emblem, for tokens that have no room for its name."""
    assert content.player is not None
    colour = player(content.player)
    declined = content.in_decline
    look = {"fill": colour.pale, "stroke": colour.full, "stroke_dasharray": "5 3", "stroke_width": 1.8}
    frame = look if declined else {"fill": colour.full}
    drawing = tag("rect", x=-12, y=-12, width=24, height=24, rx=6, **frame)
    emblem = glyphs.at(glyphs.race(content.race), 0, 0, 0.78)
    drawing += tag("g", emblem, color=colour.full if declined else "#ffffff")
    return drawing, 24, race_name(content.race, language)


def _swatch(fill: str) -> str:
    return tag("rect", x=-17, y=-11, width=34, height=22, rx=4, fill=fill, stroke=INK)


def _land(board: Board, prefix: str, language: str, wilds: bool) -> list[Item]:
    items: list[Item] = []
    for n, id in enumerate(grounds(board)):
        swatch = _swatch(terrain(id).ground) + _swatch(f"url(#{prefix}-texture{n})")
        picture = swatch + glyphs.at(glyphs.terrain(id), 0, 0, 0.8)
        items.append((picture, 36, name("terrain", id, language)))
    items.sort(key=lambda item: item[2])
    if wilds:
        items.append((_swatch(f"url(#{prefix}-wilds)"), 36, word("wilds", language)))
    return items


def _pieces(board: Board, found: list[Content], language: str, costs: bool, form: Shape) -> list[Item]:
    items: list[Item] = []

    def add(glyph: str, text: str) -> None:
        items.append((glyphs.at(glyph, 0, 0, 0.9), 22, text))

    for id in sorted({symbol for region in board.regions for symbol in region.symbols}):
        add(glyphs.symbol(id), name("symbol", id, language))
    for link in board.links:
        add(glyphs.link(link.id), name("link", link.id, language))
    if any(c.lost_tribe for c in found):
        add(glyphs.marker("lost_tribe"), name("marker", "lost_tribe", language))
    for id in sorted({id for c in found for id in c.markers}):
        add(glyphs.marker(id), name("marker", id, language))
    if any(c.immune for c in found):
        add(glyphs.SHIELD, word("immune", language))
    if any(region.border and not form.edge[i] for i, region in enumerate(board.regions)):
        add(glyphs.GATE, word("gate", language))
    if costs:
        drawing, width = cost_tag("3", 0.9)
        items.append((drawing, width, word("cost", language)))
    if form.links:
        look = {"stroke": INK, "stroke_width": 4, "stroke_dasharray": "2 6", "stroke_linecap": "round"}
        items.append((tag("path", d="M-18 0H18", **look), 38, word("road", language)))
    return items


def set_out(groups: list[list[Item]], width: float) -> tuple[str, float]:
    """The items in lines no wider than the map; the drawing, from the origin down, and its height."""
    out = []
    y = LINE / 2
    for group in groups:
        x = 0.0
        for drawing, size, text in group:
            text = shorten(text, SIZE, LONGEST)
            need = size + 6 + width_of(text, SIZE) + 20
            if x and x + need > width:
                x, y = 0.0, y + LINE
            out.append(tag("g", drawing, transform=f"translate({x + size / 2:.1f} {y:.1f})"))
            look = {"font_size": SIZE, "fill": INK}
            out.append(tag("text", escape(text), x=x + size + 6, y=y + 5, **look))
            x += need
        y += LINE
    return "".join(out), max(0.0, y - LINE / 2)
