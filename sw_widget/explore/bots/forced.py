"""Decisions that a bot which plans need not plan for: there is one answer, or one that cannot be beaten."""

from __future__ import annotations

from sw_widget.engine.actions import WITHDRAWAL
from sw_widget.engine.position import Position
from sw_widget.explore.answers import answer_to, asks
from sw_widget.explore.bots.candidates import Line
from sw_widget.explore.first_choices import first_choice
from sw_widget.explore.turns.redeployment.best import withdraw
from sw_widget.explore.turns.winning import winning_line


def forced(position: Position) -> tuple[Line, str] | None:
    """What to do at once, and the sentence that says why: put down what fled, answer what is asked, or win
    the game; None where there is something to plan.
    """
    if position.stage == WITHDRAWAL:
        return (withdraw(position),), "bot-defends"
    if asks(position):
        return (answer_to(position),), "bot-answers"
    first = first_choice(position)
    if first is not None:
        return (first,), "bot-answers"
    won = winning_line(position)
    return None if won is None else (won, "bot-wins")
