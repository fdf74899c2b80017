"""Whatever a file says and whatever a learner does, a lesson has an answer and never falls over.

All damage and all play come from seeded generators, so a failure names the seed that shows it again.
"""

from __future__ import annotations

from random import Random

import pytest

from sw_widget import Lesson, LessonError, presets
from sw_widget.teach.lessons.attempt import OPEN, Attempt
from sw_widget.teach.lessons.judging import judge
from tests.amount import amount
from tests.scenarios.fuzzing import damaged
from tests.teach.core.lessons import hold, mountain

SOUND = [mountain(), hold(), *(presets[name].to_dict() for name in ("berserk", "elves", "pay-day"))]
DAMAGED = amount(25, 120)
MOST = amount(40, 120)


@pytest.mark.sampled
@pytest.mark.parametrize("data", SOUND, ids=lambda data: data["title"])
def test_damaged_lessons_are_refused_or_played(data: dict[str, object]) -> None:
    refused = 0
    for seed in range(DAMAGED):
        broken = damaged(data, Random(seed))
        try:
            lesson = Lesson.from_dict(broken)
        except LessonError:
            refused += 1
            continue
        assert all(isinstance(fault, str) for fault in lesson.check()), seed
        assert Lesson.from_dict(lesson.to_dict()) == lesson, seed
    assert 0 < refused < DAMAGED


def act(attempt: Attempt, rng: Random) -> None:
    """Something that a learner can do now."""
    game = attempt.game
    if attempt.question is not None and rng.random() < 0.7:
        options = attempt.question.options
        attempt.answer(rng.choice(options).value if options else rng.choice([0, 2, "x"]))
    elif attempt.question is not None:
        attempt.skip()
    elif rng.random() < 0.15 and game.steps > game.first_step:
        game.undo()
        attempt.follow()
    elif attempt.state not in OPEN:
        attempt.again()
    else:
        attempt.play(game.legal.sample(rng))


@pytest.mark.sampled
@pytest.mark.parametrize("name", presets)
def test_any_play_has_an_answer(name: str) -> None:
    rng = Random(name)
    lesson = presets[name]
    attempt = lesson.start()
    for _ in range(MOST):
        act(attempt, rng)
        told = attempt.feedback
        if attempt.state in ("solved", "failed"):
            assert told is not None and told.kind == attempt.state and told.text
            assert attempt.mistake is None or attempt.play_out().steps > 0
        elif attempt.state == "playing":
            assert (
                attempt.game.to_act.player == lesson.learner
                and judge(lesson, attempt.game).state == "playing"
            )
        assert attempt.record()["state"] == attempt.state
