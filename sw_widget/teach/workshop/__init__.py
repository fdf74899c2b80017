"""Exercises of the tutorials whose answers are things made in Python: what-ifs, lessons, peoples, programs.

Each takes the answer and returns None if it is right, or else a sentence on what is wrong with it. Where
nothing has been tried yet, it returns a note.
"""

from __future__ import annotations

from sw_widget.teach.workshop.lessons import own_lesson, own_question, own_quiz, peak_mended
from sw_widget.teach.workshop.lines import four_regions
from sw_widget.teach.workshop.peoples import lasting_power, mountain_people, shining_power
from sw_widget.teach.workshop.programs import conquests_counted, homes_of_tribes
from sw_widget.teach.workshop.rewards import Exercise, rewarded
from sw_widget.teach.workshop.rivals import bot_that_plays

_EXERCISES: dict[str, Exercise] = {
    "t11-four": four_regions,
    "t13-mended": peak_mended,
    "t13-question": own_question,
    "t13-quiz": own_quiz,
    "t13-own": own_lesson,
    "t14-race": mountain_people,
    "t14-power": shining_power,
    "t14-lasting": lasting_power,
    "t15-tribes": homes_of_tribes,
    "t15-conquests": conquests_counted,
    "t15-bot": bot_that_plays,
}
EXERCISES = {name: rewarded(name, exercise) for name, exercise in _EXERCISES.items()}
"""By name, each with a sentence for a right answer."""
