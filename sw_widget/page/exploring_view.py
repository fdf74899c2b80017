"""The view of what is explored: branches side by side, the best turn, which bots play for whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sw_widget.engine.position import DECLINED, NOBODY
from sw_widget.explore.bots import levels
from sw_widget.explore.data_table import Cell, Row
from sw_widget.explore.turns.lines import BestTurn, Line
from sw_widget.explore.whatif.branch import Branch
from sw_widget.explore.whatif.compare import Comparison
from sw_widget.game.game import Game
from sw_widget.page.bot_moves import bot_moves
from sw_widget.page.cached_speaker import CachedSpeaker
from sw_widget.page.ending import ending
from sw_widget.page.exploring import Exploring
from sw_widget.page.string_table import Data


class Blocked(NamedTuple):
    """The ways to explore that a lesson blocks: the reason for each, or None where it is allowed."""

    what_if: str | None = None
    best: str | None = None
    redacted: bool = False
    """Whether nothing may be compared: a question is open that it might answer."""


NOTHING_BLOCKED = Blocked()


def exploring_view(
    exploring: Exploring,
    step: int,
    *,
    viewer: int | None,
    known: frozenset[int],
    speaker: CachedSpeaker,
    off: Blocked = NOTHING_BLOCKED,
) -> Data:
    """The view of everything beside the game itself, at a step of what is shown.

    `viewer` is whose knowledge a what-if has, `known` are the players whose coins may be shown.
    """
    columns = [exploring.game] if off.redacted else exploring.columns
    branch = None if off.redacted else exploring.branch
    rows, differences = ([], []) if off.redacted else _side_by_side(exploring, columns, viewer, known)
    return {
        "off": {"what_if": off.what_if, "best": off.best},
        "title": speaker.say("explore-title", {"player": ("player", _player(exploring))}),
        "shown": 0 if branch is None else columns.index(branch),
        "columns": [_column(column, len(columns) > 1, speaker) for column in columns],
        "rows": rows,
        "differences": differences,
        # Whether what was tried can be played in the game.
        "adopt": None if branch is None else {"why": branch.why_not_adopt},
        "advice": None if exploring.advice is None else _advice(exploring.advice),
        "bots": [
            {"id": id, "name": speaker.say(f"explore-bot-{id}"), "about": speaker.say(f"explore-about-{id}")}
            for id in levels()
            if off.best is None
        ],
        "seats": [_seat(exploring, player, speaker) for player in range(len(exploring.game.names))],
        "turn": _bot_turn(exploring, speaker),
        "reason": exploring.reason(step),
        "bot_moves": bot_moves(exploring, step, speaker),
        "ending": None if off.redacted else ending(exploring.shown, known, speaker),
    }


# Side by side


def _column(game: Game, compared: bool, speaker: CachedSpeaker) -> Data:
    """A column of the comparison: its head, and where there are several, who holds what for a small map."""
    position = game.position
    regions = position.holder if compared else ()
    holders = [NOBODY if race == NOBODY else position.owner[race] for race in regions]
    declined = [race != NOBODY and position.status[race] == DECLINED for race in regions]
    if isinstance(game, Branch):
        name, began = game.name, game.history[0].position
        late = game.start != game.origin.steps
        about = speaker.say(
            "explore-steps-since" if late else "explore-steps", {"n": game.steps, "turn": began.turn}
        )
    else:
        name, about = speaker.say("explore-game"), ""
    return {"name": name, "about": about, "holders": holders, "declined": declined}


def _player(exploring: Exploring) -> int:
    """Whose numbers are compared: who decided when the branch began that is shown, or who decides now."""
    return exploring.game.to_act.player if exploring.branch is None else exploring.branch.player


def _side_by_side(
    exploring: Exploring, columns: list[Game], viewer: int | None, known: frozenset[int]
) -> tuple[list[Data], list[Data]]:
    """The rows of a comparison, and those of the scores that differ.

    The best are marked among the branches that began together, not in the game, which waits for all of them.
    """
    branches = exploring.game.what_ifs
    if not branches:
        return [], []
    player, start = _player(exploring), (exploring.branch or branches[-1]).start
    contest = frozenset(number for number, branch in enumerate(branches, 1) if branch.start == start)
    # The game itself stands beside its branches as one on which nothing was played.
    compared = (Branch(exploring.game, viewer=viewer), *branches)
    # Before the branches a comparison may show how all of them began.
    first = -len(columns)
    parts: list[list[Data]] = [[]]
    for row in Comparison(compared, player, contest).rows:
        if row.cells:
            hidden = row.secret and player not in known
            parts[-1].append(_row(row, row.cells[first:], hidden))
        else:
            parts.append([])
    main, threats, *scores = parts
    return main + threats, [row for part in scores for row in part]


def _row(row: Row, cells: Sequence[Cell], hidden: bool) -> Data:
    shown = [Cell("?") for _ in cells] if hidden else cells
    return {
        "label": row.label,
        "cells": [{"text": cell.text, "notes": list(cell.notes), "best": cell.best} for cell in shown],
    }


# The best turn


def _advice(best: BestTurn) -> Data:
    return {"sentence": best.sentence, "lines": [_line(line) for line in best]}


def _line(line: Line) -> Data:
    board = line.steps[0].action.rules.board
    return {
        "title": line.plan,
        "value": line.worth,
        "steps": [
            {
                "text": step.sentence,
                "chance": None if step.chance is None else str(step.chance),
                "regions": [
                    board.index[id] for id in [step.action.to_dict().get("region")] if id is not None
                ],
            }
            for step in line
        ],
    }


# Bots


def _seat(exploring: Exploring, player: int, speaker: CachedSpeaker) -> Data | None:
    bot = exploring.bot_of(player)
    return None if bot is None else {"bot": bot.name, "name": speaker.say(f"explore-bot-{bot.name}")}


def _bot_turn(exploring: Exploring, speaker: CachedSpeaker) -> Data | None:
    if not exploring.waits_for_bot:
        return None
    player = exploring.shown.to_act.player
    bot = exploring.bot_of(player)
    assert bot is not None
    said = {"bot": speaker.say(f"explore-bot-{bot.name}"), "player": ("player", player)}
    return {"player": player, "text": speaker.say("explore-bot-turn", said)}
