"""A what-if as an answer."""

from __future__ import annotations

from typing import Any

from sw_widget.explore.whatif.branch import Branch
from sw_widget.game.game import Game
from sw_widget.teach.lessons.feedback import Feedback
from sw_widget.teach.lessons.learner_history import LearnerHistory

WANTED = 4


def four_regions(answer: Any) -> Feedback | str | None:
    """A what-if on which the first player holds four regions, without the die."""
    if not isinstance(answer, Branch):
        if isinstance(answer, Game):
            return "That is the game itself, and what is played there is played. Begin with game.what_if()."
        return "Give the what-if itself, by the name that stands before the = sign, without quotes."
    if (answer.at(0).turn, answer.at(0).player) != (1, 0):
        return "It begins where the turn is over already. Begin it before the first conquest."
    if any(action["do"] == "attempt" for action in answer.actions):
        return "The die has been rolled on it. Here the tokens are enough without any luck."
    seen = LearnerHistory(answer, 0)
    held, hand = seen.regions.bit_count(), seen.hand
    if held >= WANTED:
        return None
    if not answer.actions:
        return Feedback(
            "note", "Nothing has been played on it yet. Its play(…) works just as that of the game."
        )
    if not held:
        return "No region is held on it: play some conquests."
    if answer.targets():
        return f"{_regions(held)}, and {_tokens(hand)} in hand that can still take something: go on."
    return (
        f"{_regions(held)}, and {_tokens(hand)} left over, too few for anything. A cheaper road is needed: "
        "look what regions cost once your people stand on a mountain."
    )


def _regions(count: int) -> str:
    return f"{count} region{'s' * (count != 1)}"


def _tokens(count: int) -> str:
    return f"{count} token{'s' * (count != 1)}"
