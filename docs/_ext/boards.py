"""The directive `board`: a position as a picture, with what it costs or scores and a link to open it.

Its argument is a preset's name, or its content is a scenario (docs/formats.md) as JSON. Options:

    :cost: b c      prints what these regions cost, line by line
    :why-not: d     prints why these regions cannot be taken
    :losses: c      prints what the defender would lose
    :score:         prints what the turn would bring if it ended here
    :column:        prints the combos on offer
    :price: 2       prints what this combo costs, top = 0
    :odds: b        prints the chance of a final attempt
    :told:          prints what happened in the last step of the prelude
    :refused: {…}   prints why this action is refused
    :prices:        puts its cost on every region in reach
    :caption: …     a sentence below the picture
"""

from __future__ import annotations

import json
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective, SphinxRole
from sphinx.util.osutil import relative_uri

from _ext import ledgers, tryit
from sw_widget import Game, presets
from sw_widget.draw.svg import svg

FEW = 8
"""A board with no more regions is drawn small: it is there for one fact."""


class board(nodes.General, nodes.Element):
    """A drawn position. Everything that is needed to write it is in its attributes."""


class open_it(nodes.General, nodes.Inline, nodes.Element):
    """A link into JupyterLite."""


def regions(argument: str | None) -> list[str]:
    return (argument or "").replace(",", " ").split()


class BoardDirective(SphinxDirective):
    optional_arguments = 1
    has_content = True
    option_spec: ClassVar = {
        "cost": regions,
        "why-not": regions,
        "losses": regions,
        "score": directives.flag,
        "column": directives.flag,
        "price": regions,
        "odds": regions,
        "told": directives.flag,
        "refused": directives.unchanged_required,
        "prices": directives.flag,
        "caption": directives.unchanged,
    }

    def run(self) -> list[nodes.Node]:
        try:
            game, line = self._preset() if self.arguments else self._inline()
            picture = svg(game.board.map, game.scene(), costs=self._prices(game))
            found = [*ledgers.asked(game, self.options)]
        except (ValueError, KeyError) as error:
            raise self.error(f"this board cannot be shown: {error}") from None
        node = board(
            picture=picture,
            alt=_alt(picture),
            line=line,
            accounts=found,
            caption=self.options.get("caption", ""),
        )
        if len(game.board) <= FEW:
            node["classes"].append("sw-small")
        self.set_source_info(node)
        return [node]

    def _preset(self) -> tuple[Game, str]:
        lesson = presets[self.arguments[0]]
        return lesson.game(), tryit.preset_line(self.arguments[0])

    def _inline(self) -> tuple[Game, str]:
        scenario = json.loads("\n".join(self.content))
        game = Game.from_scenario(scenario, needs_format=False)
        return game, tryit.position_line(game.code)

    def _prices(self, game: Game) -> dict[str, int]:
        if "prices" not in self.options:
            return {}
        found = {region.id: game.cost(region.id) for region in game.board}
        return {id: cost.total for id, cost in found.items() if cost is not None}


def _alt(picture: str) -> str:
    """The picture in words, as the picture itself has them."""
    return picture.partition("<desc")[2].partition(">")[2].partition("</desc>")[0]


def picture(builder: Any, drawing: str, alt: str) -> str:
    """Writes a picture into the site, once, and gives the image that shows it."""
    name = f"_boards/{sha256(drawing.encode()).hexdigest()[:16]}.svg"
    file = Path(builder.outdir, name)
    file.parent.mkdir(exist_ok=True)
    file.write_text(drawing, encoding="utf-8")
    return f'<img loading="lazy" src="{from_page(builder, name)}" alt="{alt}">'


def from_page(builder: Any, target: str) -> str:
    """A link to something given from the root of the site, for the page that is being written."""
    return escape(relative_uri(builder.get_target_uri(builder.current_docname), target))


def invitation(builder: Any, line: str) -> str:
    """Two ways to have the board: in the browser, or in a notebook of one's own."""
    return (
        f'<div class="sw-try">{link(builder, tryit.cell_link(line))}'
        f"<details><summary>in your own notebook</summary>"
        f'<div class="highlight"><pre>{escape(line)}</pre></div></details></div>'
    )


def link(builder: Any, target: str, words: str = "Open it") -> str:
    href = from_page(builder, target)
    return f'<a class="sw-open" href="{href}" target="_blank" rel="noopener">{escape(words)}</a>'


def visit_board(self: Any, node: board) -> None:
    caption = f"<figcaption>{escape(node['caption'])}</figcaption>" if node["caption"] else ""
    image = picture(self.builder, node["picture"], node["alt"])
    classes = " ".join(["sw-board", *node["classes"]])
    self.body.append(
        f'<figure class="{classes}">{image}{caption}{invitation(self.builder, node["line"])}</figure>'
    )
    for account in node["accounts"]:
        self.body.append(ledgers.html(account, self.builder))
    raise nodes.SkipNode


class OpenRole(SphinxRole):
    """`open-it`: a link into JupyterLite, `target` or `words <target>`, from the root of the site."""

    def run(self) -> tuple[list[nodes.Node], list[nodes.system_message]]:
        words, _, target = self.text.rpartition("<")
        return [open_it(target=target.rstrip(">"), words=words.strip() or "Open it")], []


def visit_open_it(self: Any, node: open_it) -> None:
    self.body.append(link(self.builder, node["target"], node["words"]))
    raise nodes.SkipNode


def setup(app: Sphinx) -> dict[str, bool]:
    app.add_node(board, html=(visit_board, None))
    app.add_node(open_it, html=(visit_open_it, None))
    app.add_directive("board", BoardDirective)
    app.add_role("open-it", OpenRole())
    return {"parallel_read_safe": True, "parallel_write_safe": True}
