"""The directive `card`: a preset in the gallery."""

from __future__ import annotations

from html import escape
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from _ext import boards, tryit
from _ext.linked import name_anchor, registry
from sw_widget import presets, text
from sw_widget.draw.svg import svg


class card(nodes.General, nodes.Element):
    """A preset: its picture, and what it says of itself."""


class CardDirective(SphinxDirective):
    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        name = self.arguments[0]
        try:
            lesson = presets[name]
            game = lesson.game()
        except (ValueError, KeyError) as error:
            raise self.error(f"the preset {name} cannot be shown: {error}") from None
        name_anchor(self.env, f"preset-{name}", lesson.title)
        node = card(
            ids=[f"preset-{name}"],
            picture=svg(game.board.map, game.scene()),
            title=lesson.title,
            goal=lesson.goal or lesson.text,  # a quiz has nothing to reach
            teaches=list(lesson.teaches),
            line=tryit.preset_line(name),
        )
        return [node]


def visit_card(self: Any, node: card) -> None:
    picture = boards.picture(self.builder, node["picture"], "")
    taught = ", ".join(_topic(id, self.builder) for id in node["teaches"])
    self.body.append(
        f'<div class="sw-preset" id="{node["ids"][0]}">{picture}<h3>{escape(node["title"])}</h3>'
        f'<p>{escape(node["goal"])}</p><p class="sw-foot">{taught}</p>'
        f"{boards.invitation(self.builder, node['line'])}</div>"
    )
    raise nodes.SkipNode


def _topic(id: str, builder: Any) -> str:
    """What a board teaches, by its name, linked to what the site says about it."""
    named = next(
        (text.name(kind, id) for kind in ("race", "power", "marker") if text.has(f"{kind}-{id}")), id
    )
    said = escape(named.replace("_", " "))
    entry = registry(builder.env).about(id)
    if entry is None:
        return said
    link = builder.get_relative_uri(builder.current_docname, entry.docname)
    return f'<a href="{escape(link)}#{escape(entry.anchor)}">{said}</a>'


def setup(app: Sphinx) -> dict[str, bool]:
    app.add_node(card, html=(visit_card, None))
    app.add_directive("card", CardDirective)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
