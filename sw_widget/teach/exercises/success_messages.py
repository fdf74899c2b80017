"""Messages for right answers, which say what the answer has shown."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from sw_widget.teach.lessons.feedback import Feedback
from sw_widget.text import sentence

Exercise = Callable[[Any], Feedback | str | None]

REWARDS = {
    "t11-four": "Four regions without any luck, and the game itself has not moved: trying costs nothing.",
    "t13-mended": "Now what you say to the mistake is true, number by number, and check() has played it all.",
    "t13-question": "You wrote what to ask; the answer, the tempting wrong ones and the reasons come along.",
    "t13-quiz": "Any position can be asked about like this, and another `seed` asks something else.",
    "t13-own": "Whoever goes wrong in it will read why, with numbers. That is what a good lesson does.",
    "t14-race": "A mountain takes 3 tokens, and from the Goats only 2: as little as a meadow.",
    "t14-power": "One effect pays 1 coin a region, even on a map of your own where one has both signs.",
    "t14-lasting": (
        "A badge is thrown away in decline, so it takes both: KeepsBadge() keeps it, and in_decline=True "
        "lets it pay on."
    ),
    "t15-tribes": "You asked the costs, not the map: a ledger knows which rules it is made of.",
    "t15-conquests": "The log has what was tried, and the events what came of it: a count needs the events.",
    "t15-bot": "Four games, four wins. In a tournament it can meet stronger ones.",
}


def rewarded(name: str, exercise: Exercise) -> Exercise:
    """The exercise of that name, with its sentence for what is right."""

    @wraps(exercise)
    def checked(answer: Any) -> Feedback | str | None:
        found = exercise(answer)
        return Feedback("right", f"{sentence('quiz-right')} {REWARDS[name]}") if found is None else found

    return checked
