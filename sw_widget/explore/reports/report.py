"""A game on a page to share: who won and with what, where the coins came from, and the turning points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sw_widget.draw.svg import svg
from sw_widget.engine.turn.ending import how_won
from sw_widget.engine.turn.scoring import tokens_on_map
from sw_widget.explore.charts.coins import coins
from sw_widget.explore.charts.income import income
from sw_widget.explore.charts.waterfall import signed
from sw_widget.explore.coin_flows import SOURCES, flows, rounds
from sw_widget.explore.data_table import Cell, DataTable, Row
from sw_widget.explore.reports.coin_chart import coin_lines
from sw_widget.explore.reports.decline_review import DeclineReview, decline_reviews, table
from sw_widget.explore.reports.html_page import fragment, whole
from sw_widget.explore.reports.turning_points import Point, turning_points
from sw_widget.explore.visible_coins import players_with_visible_coins
from sw_widget.game.file_writing import write_text
from sw_widget.game.html import escaped
from sw_widget.game.scene import scene
from sw_widget.text import AllOf

if TYPE_CHECKING:
    from sw_widget.game.game import Game


def report(game: Game, *, viewer: int | None = None) -> Report:
    """The game on a page, as it stands now. With a `viewer`, others' coins stay hidden until the end."""
    with game.lock:
        return Report(game, viewer)


class Report:
    """A page about a game. `save` writes it as one file that needs nothing else."""

    def __init__(self, game: Game, viewer: int | None) -> None:
        say, position = game.speaker.say, game.position
        self.language = game.language
        known = players_with_visible_coins(game, viewer)
        names = AllOf(game.names)
        self.title = game.title or say("report-title", {"players": names})
        self.result = result(game)
        self.standings = standings(game, known)
        self.coins = coins(game, viewer=viewer)
        self.sources = sources(game, known)
        self.income = income(game, viewer=viewer)
        self.lessons: tuple[DeclineReview, ...] = decline_reviews(game, known)
        """For each player when declining would have paid, as far as anybody could decline yet."""
        self.declining = table(game, self.lessons)
        self.points: tuple[Point, ...] = tuple(turning_points(game, viewer))
        """The turning points, in the order of play."""
        told = rounds(game)
        self._lines = coin_lines(
            told,
            game.names,
            known,
            self.coins.title,
            say("chart-axis-turn"),
            " ".join(self.coins.sentences),
        )
        self._heads = {
            id: say(id) for id in ("report-points", "report-after", "report-no-points", "report-made")
        }
        history, board = game.history, position.rules.board
        pictures = [
            svg(board, scene(history[point.step].position, game.names), language=self.language)
            for point in self.points
        ]
        # Two points may share a board; it is drawn once, also since its parts may have their ids only once.
        self._pictures = ["" if new in pictures[:i] else new for i, new in enumerate(pictures)]

    def __iter__(self) -> Iterator[Point]:
        """The turning points."""
        return iter(self.points)

    def __str__(self) -> str:
        parts = [
            self.title,
            self.result,
            str(self.standings),
            str(self.coins),
            str(self.sources),
            str(self.income),
        ]
        if self.lessons:
            parts.append(str(self.declining))
            parts += ["\n".join(lesson.sentences) for lesson in self.lessons]
        parts += [self._heads["report-points"], *map(str, self.points)]
        if not self.points:
            parts.append(self._heads["report-no-points"])
        return "\n\n".join(parts)

    def __repr__(self) -> str:
        return f"<Report: {self.title}>"

    @cached_property
    def _body(self) -> str:
        out = [
            f"<p><strong>{escaped(self.result)}</strong></p>",
            _wide(self.standings.html()),
            f"<h2>{escaped(self.coins.title)}</h2>",
            *(f"<p>{escaped(sentence)}</p>" for sentence in self.coins.sentences),
            f"<figure>{self._lines}</figure>",
            f"<h2>{escaped(self.sources.title)}</h2>",
            _wide(replace(self.sources, title="").html()),
            f"<h2>{escaped(self.income.title)}</h2>",
            _wide(replace(self.income.table, title="", notes=()).html()),
            f"<p>{escaped(self.income.sentences[0])}</p>",
        ]
        if self.lessons:
            out.append(f"<h2>{escaped(self.declining.title)}</h2>")
            out += [f"<p>{escaped(' '.join(lesson.sentences))}</p>" for lesson in self.lessons]
            out.append(_wide(replace(self.declining, title="", notes=()).html()))
            out.append(f"<p><small>{escaped(' '.join(self.declining.notes))}</small></p>")
        out.append(f"<h2>{escaped(self._heads['report-points'])}</h2>")
        after = escaped(self._heads["report-after"])
        for point, picture in zip(self.points, self._pictures, strict=True):
            ledgers = "".join(
                (f"<p>{escaped(label)}</p>" if label else "") + ledger._repr_html_()
                for label, ledger in point.ledgers
            )
            out.append(
                f'<section class="sw-point"><h3>{escaped(point.title)}</h3>'
                + "".join(f"<p>{escaped(sentence)}</p>" for sentence in point.sentences)
                + _wide(ledgers)
                + (picture and f"<figure>{picture}<figcaption>{after}</figcaption></figure>")
                + "</section>"
            )
        if not self.points:
            out.append(f"<p>{escaped(self._heads['report-no-points'])}</p>")
        out.append(f"<p><small>{escaped(self._heads['report-made'])}</small></p>")
        return "".join(out)

    def _repr_html_(self) -> str:
        return fragment(f"<h2>{escaped(self.title)}</h2>{self._body}")

    @property
    def html(self) -> str:
        """The whole page."""
        return whole(self.title, f"<h1>{escaped(self.title)}</h1>{self._body}", self.language)

    def save(self, path: str | Path) -> None:
        """Write the page to a file; the old file stays until the new one is complete."""
        write_text(self.html, path)

    def to_dict(self) -> dict[str, Any]:
        def rows(sheet: DataTable) -> list[dict[str, str]]:
            return [
                dict(zip(sheet.heads, (row.label, *(cell.text for cell in row.cells)), strict=True))
                for row in sheet.rows
            ]

        return {
            "title": self.title,
            "result": self.result,
            "standings": rows(self.standings),
            "coins": list(self.coins),
            "sources": rows(self.sources),
            "income": list(self.income),
            "declining": [lesson.to_dict() for lesson in self.lessons],
            "points": [point.to_dict() for point in self.points],
        }


def _wide(table: str) -> str:
    """A table that may be wider than a small page: it can be scrolled, also with keys."""
    return f'<div class="sw-wide" tabindex="0">{table}</div>'


def standings(game: Game, known: list[int]) -> DataTable:
    """What everybody has: coins, where they may be known, and tokens on the map."""
    say, position = game.speaker.say, game.position
    return DataTable(
        "",
        tuple(say(id) for id in ("report-player", "chart-axis-coins", "report-tokens")),
        tuple(
            Row(
                name,
                (
                    Cell(
                        str(position.coins[p]) if p in known else say("report-hidden"), best=p in game.winners
                    ),
                    Cell(str(tokens_on_map(position, p))),
                ),
            )
            for p, name in enumerate(game.names)
        ),
    )


def sources(game: Game, known: list[int]) -> DataTable:
    """Where each player's coins came from: the rows add up to what each has now."""
    say, found = game.speaker.say, flows(game)
    used = [source for source in SOURCES if any(f.source == source and f.player in known for f in found)]
    first = rounds(game)[0].coins
    rows = []
    for p in known:
        parts = [sum(f.amount for f in found if (f.player, f.source) == (p, source)) for source in used]
        cells = [str(first[p]), *map(signed, parts), str(game.position.coins[p])]
        rows.append(Row(game.names[p], tuple(map(Cell, cells))))
    heads = ["report-player", "report-start", *(f"chart-source-{source}" for source in used), "ledger-total"]
    return DataTable(say("report-sources"), tuple(say(head) for head in heads), tuple(rows))


def result(game: Game) -> str:
    """How the game ended, or how far it has come."""
    if game.over:
        how = how_won(game.position)
        return game.speaker.say(f"event-{how.kind}", how.params)
    now = {"turn": game.turn, "turns": game.position.turns, "player": ("player", game.to_act.player)}
    return game.speaker.say("report-so-far", now)
