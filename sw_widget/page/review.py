"""The coach and the report on the page: chapters of sentences and tables, ready to be read.

Chapters of a report that need a search take some seconds, so each of them is made when it is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sw_widget.explore.coach import coach
from sw_widget.explore.data_table import DataTable
from sw_widget.explore.reports.decline_review import decline_reviews, table
from sw_widget.explore.reports.report import result, sources, standings
from sw_widget.explore.reports.turning_points import turning_points
from sw_widget.explore.visible_coins import players_with_visible_coins
from sw_widget.game.errors import ActionError
from sw_widget.game.game import Game
from sw_widget.game.ledger import Ledger
from sw_widget.page.string_table import Data

COACH, REPORT = "coach", "report"


def review(game: Game, asked: Mapping[str, Any], before: Data, viewer: int | None) -> Data:
    """The answer to what the page asks for: the coach, the report, or one more chapter of a report."""
    of = asked.get("of")
    if of is None:
        return {}
    if of == COACH:
        return _coached(game, asked.get("step"), viewer)
    chapters: list[Data] = []
    if of != REPORT:
        if of not in CHAPTERS:
            raise ActionError("of", "there is no such chapter")
        if before.get("kind") == REPORT and before.get("steps") == game.steps:
            chapters = [chapter for chapter in before["chapters"] if chapter["sections"]]
    made = {chapter["id"]: chapter for chapter in chapters}
    for id, (heading, make) in CHAPTERS.items():
        if id == of or (id == FIRST and id not in made):
            made[id] = {"id": id, "heading": game.speaker.say(heading), "sections": make(game, viewer)}
        elif id not in made:
            made[id] = {"id": id, "heading": game.speaker.say(heading), "sections": []}
    return {
        "kind": REPORT,
        "steps": game.steps,
        "step": None,
        "title": game.title or game.speaker.say("report-heading"),
        "chapters": [made[id] for id in CHAPTERS],
    }


# The coach


def _coached(game: Game, step: object, viewer: int | None) -> Data:
    """A move, rated. What others could have done depends on coins that a viewer may not know."""
    if isinstance(step, bool) or not isinstance(step, int) or not 0 < step <= game.steps:
        raise ActionError("step", game.speaker.say("coach-no-move"))
    if viewer is not None and game.at(step - 1).decider != viewer:
        raise ActionError("step", game.speaker.say("coach-not-yours", {"player": ("player", viewer)}))
    advice = coach(game, step - 1)
    sections = [_section("", list(advice))]
    lines = [("coach-line-made", advice.made)]
    if advice.lost:
        lines.insert(0, ("coach-line-best", advice.best))
    for id, line in lines:
        if line is not None:
            said = f"{line.worth}: {line.plan}"
            sections.append(_section(game.speaker.say(id), [said], _account(line.account)))
    return {
        "kind": COACH,
        "steps": game.steps,
        "step": step,
        "title": advice.title,
        "chapters": [{"id": COACH, "heading": "", "sections": sections}],
    }


# The chapters of a report


def _outcome(game: Game, viewer: int | None) -> list[Data]:
    known = players_with_visible_coins(game, viewer)
    came_from = sources(game, known)
    return [
        _section("", [result(game)], _plain(standings(game, known))),
        _section(came_from.title, [], _plain(came_from)),
    ]


def _points(game: Game, viewer: int | None) -> list[Data]:
    found = turning_points(game, viewer)
    if not found:
        return [_section("", [game.speaker.say("report-no-points")])]
    return [_section(point.title, list(point.sentences), step=point.step) for point in found]


def _declines(game: Game, viewer: int | None) -> list[Data]:
    found = decline_reviews(game, players_with_visible_coins(game, viewer))
    if not found:
        return [_section("", [game.speaker.say("report-no-points")])]
    said = [" ".join(lesson.sentences) for lesson in found]
    sheet = table(game, found)
    return [_section("", said), _section("", list(sheet.notes), _plain(sheet))]


FIRST = "outcome"
CHAPTERS: dict[str, tuple[str, Callable[[Game, int | None], list[Data]]]] = {
    FIRST: ("report-outcome", _outcome),
    "points": ("report-points", _points),
    "declines": ("report-decline-when", _declines),
}


def _section(heading: str, sentences: list[str], table: Data | None = None, step: int | None = None) -> Data:
    return {"heading": heading, "sentences": sentences, "table": table, "step": step}


def _plain(sheet: DataTable) -> Data:
    rows = [[row.label, *(cell.text for cell in row.cells)] for row in sheet.rows]
    return {"heads": list(sheet.heads), "rows": rows}


def _account(ledger: Ledger) -> Data | None:
    """The lines of a ledger that count, and their sum."""
    rows = [[f"{line.amount:+}".replace("-", "−"), line.sentence] for line in ledger.lines if line.applied]
    return {"heads": [], "rows": [*rows, [str(ledger.total), ledger.total_text]]} if rows else None
