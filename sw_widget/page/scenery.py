"""The scenery, the constant part of what is sent: the map, how things are drawn, the words of the page."""

from __future__ import annotations

from collections.abc import Collection

from sw_widget.draw import glyphs, palette
from sw_widget.draw.first_colour import colours
from sw_widget.draw.form import Shape
from sw_widget.draw.frame import frame
from sw_widget.draw.geometry import shape
from sw_widget.draw.islet import islet
from sw_widget.draw.relief import grounds, relief
from sw_widget.draw.sky import sky
from sw_widget.draw.svg import roads
from sw_widget.draw.svg_text import path_data
from sw_widget.draw.tokens import fit, largest_scale
from sw_widget.engine.map.board import Board, bits
from sw_widget.engine.map.terrain import SURFACE, SYMBOLS_ABOVE
from sw_widget.game.game import Game
from sw_widget.page.cached_speaker import CachedSpeaker
from sw_widget.page.regions import about
from sw_widget.page.rule_codes import without_codes
from sw_widget.page.string_table import Data
from sw_widget.text import detail, words


def scenery(game: Game, speaker: CachedSpeaker, *, learner: int = 0, hides: Collection[str] = ()) -> Data:
    """The scenery of a game. In a lesson the learner has the first colour, and some parts are hidden."""
    board, position, rules = game.board.map, game.position, game.position.rules
    form = shape(board)
    largest = largest_scale(form.rooms)
    land, air = relief(board, form, "{id}"), sky(board, form, "{id}")
    refuges = (position.kit[race].refuge for race in rules.roles if position.kit[race] is not None)
    islets = [islet(board.regions[n].name, form, n) for refuge in refuges for n in bits(refuge)]
    markers = {*glyphs.COMMON, *rules.marker_index}
    finds = [rules.markers[number] for number in rules.finds]
    printed = {symbol for region in board.regions for symbol in region.symbols}
    return {
        "width": form.width,
        "height": round(form.height, 1),
        "title": game.title,
        "text": game.text,
        "roads": roads(form),
        "places": [
            _map_region(board, form, index, largest, speaker)
            | {"gate": region.border and not form.edge[index]}
            for index, region in enumerate(board.regions)
        ],
        # Ids in it begin with "{id}", which the page replaces: it may show several maps.
        "land": {
            "definitions": land.definitions + air.definitions,
            "sky": air.below,
            "coasts": land.coasts + "".join(islets),
            "standing": [list(placed) for placed in land.standing],
            "above": land.light + frame(form.width, form.height),
            "ways": air.above,
        },
        # In the order in which their grounds are numbered in there.
        "terrains": {id: palette.terrain(id).light for id in grounds(board)},
        "players": [
            {"name": name, "full": colour.full, "pale": colour.pale, "shape": colour.shape}
            for name, colour in zip(
                game.names, map(palette.player, colours(len(game.names), learner)), strict=True
            )
        ],
        "emblems": {
            **{f"terrain/{id}": glyphs.terrain(id) for id in sorted({*SURFACE, *grounds(board)})},
            **{f"symbol/{id}": glyphs.symbol(id) for id in sorted({*SYMBOLS_ABOVE, *printed})},
            **{f"link/{link.id}": glyphs.link(link.id) for link in board.links},
            **{f"marker/{id}": glyphs.marker(id) for id in sorted(markers)},
            **{f"race/{race.id}": glyphs.race(race.id) for race in rules.races},
            **{f"power/{power.id}": glyphs.power(power.id) for power in rules.powers},
        },
        "details": {
            f"{kind}/{trait.id}": without_codes(detail(kind, trait.id, speaker.language))
            for kind, traits in (("race", rules.races), ("power", rules.powers), ("marker", finds))
            for trait in traits
        },
        "hides": sorted(hides),
        "words": words("page", speaker.language),
        "language": speaker.language,
    }


def _map_region(board: Board, form: Shape, index: int, largest: float, speaker: CachedSpeaker) -> Data:
    """A region on the map. Sizes are given for scale 1."""
    region = board.regions[index]
    fitted = fit(region.name, form.rooms[index], largest, form.wider[index] if form.wider else 1.0)
    return {
        "id": region.id,
        "name": region.name,
        "terrain": region.terrain,
        "about": about(board, index, speaker),
        "emblems": [
            f"terrain/{region.terrain}",
            *(f"symbol/{symbol}" for symbol in region.symbols),
            *(f"link/{link}" for link in board.links_at(index)),
        ],
        "outline": path_data(form.outlines[index]),
        "at": list(form.labels[index]),
        "scale": round(fitted.scale, 2),
        "width": round(fitted.width, 1),
        "lines": list(fitted.lines),
        "size": round(fitted.size, 1),
        **({"dark": True} if palette.terrain(region.terrain).dark else {}),
    }
