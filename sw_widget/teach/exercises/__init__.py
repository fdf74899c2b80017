"""Exercises of the tutorials with answers made in Python: what-ifs, lessons, races, powers, functions, bots.

Each takes the answer and returns None if it is right, or else a sentence on what is wrong with it. Where
nothing has been tried yet, it returns a note.
"""

from __future__ import annotations

from sw_widget.teach.exercises.bots import bot_that_plays
from sw_widget.teach.exercises.functions import conquests_counted, homes_of_tribes
from sw_widget.teach.exercises.lessons import own_lesson, own_question, own_quiz, peak_mended
from sw_widget.teach.exercises.races_and_powers import lasting_power, mountain_people, shining_power
from sw_widget.teach.exercises.success_messages import Exercise, rewarded
from sw_widget.teach.exercises.what_ifs import four_regions

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
