"""A quiz about any position: questions that the engine makes and answers."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random
from typing import Any
from zlib import crc32

from sw_widget.engine.checks import Problem, as_int, choice, shown
from sw_widget.game.game import Game
from sw_widget.game.shown_game import AnyGame, game_of
from sw_widget.teach.lessons.errors import LessonError
from sw_widget.teach.lessons.lesson import Lesson
from sw_widget.teach.lessons.lesson_scenario import lesson_scenario
from sw_widget.teach.questions.candidates import GENERATED, OF_MODES, Candidate, candidates
from sw_widget.teach.questions.spec import MOST_SEEDS

MOST_QUESTIONS = 50
NUMBERS = 100_000
ONCE = ("coins", "targets", "winner", "purchase", "rising")
"""Kinds that ask about the whole position: more than one of them would be the same question."""


def quiz(game: AnyGame, kinds: Iterable[str] = GENERATED, count: int = 5, seed: int = 0) -> Lesson:
    """Questions about the position of a game, as a lesson; the same `seed` asks the same.

    `kinds` are among cost, coins, targets, losses, chance and why_not, with teams or a role also winner,
    purchase, lost_to and rising; those that make no sense in this phase are left out, and there may be fewer
    than `count` where a position gives no more.

    quiz(game, ["cost", "coins"], count=3).start()
    """
    wanted = _kinds(kinds)
    try:
        game = game_of(game)
        count = as_int(count, "count", 1, MOST_QUESTIONS)
        seed = as_int(seed, "seed", 0, MOST_SEEDS)
    except Problem as problem:
        raise LessonError(problem.path, problem.message) from None
    with game.lock:
        asked = _chosen(game, wanted, count, Random(f"quiz/{seed}"))
        if not asked:
            raise LessonError("kinds", game.speaker.say("quiz-nothing", {"what": game.prompt}))
        said = {"turn": game.turn, "name": _number(game, asked)}
        return lesson_of(game, asked, game.speaker.say("quiz-title", said))


def _number(game: Game, asked: list[Candidate]) -> str:
    """A number to tell quizzes apart in a table: another position or other questions, another number."""
    what = json.dumps([lesson_scenario(game), [question.data for question in asked]], sort_keys=True)
    return f"{crc32(what.encode()) % NUMBERS:05}"


def lesson_of(game: Game, asked: list[Candidate], title: str, shows: Sequence[str] | None = None) -> Lesson:
    """A lesson that has only these questions, on the position of the game; it shows these parts."""
    rules = dict.fromkeys(rule for question in asked for rule in sorted(question.rules))
    return Lesson(
        title=title,
        teaches=list(rules),
        scenario=lesson_scenario(game),
        shows=shows,
        questions=[question.data for question in asked],
    )


def _kinds(kinds: Iterable[str]) -> tuple[str, ...]:
    given = [kinds] if isinstance(kinds, str) else kinds
    if not isinstance(given, Iterable):
        raise LessonError("kinds", f"must be a list of kinds of questions, not {shown(kinds)}")
    try:
        wanted = [
            choice(kind, GENERATED, "kinds", "kind of question that can be generated") for kind in given
        ]
    except Problem as problem:
        raise LessonError(problem.path, problem.message) from None
    if not wanted:
        raise LessonError("kinds", f"name one at least; known: {', '.join(GENERATED)}")
    return tuple(dict.fromkeys(wanted))


def _chosen(game: Game, kinds: tuple[str, ...], count: int, rng: Random) -> list[Candidate]:
    """In turn one of each kind: what brings most that was not asked yet, then what has most to it."""
    # Kinds that most games have no use for do not change what is asked there.
    order = [kind for kind in kinds if kind not in OF_MODES or candidates(game, kind)]
    rng.shuffle(order)
    piles = {kind: candidates(game, kind) for kind in order}
    for pile in piles.values():
        rng.shuffle(pile)
    found: list[Candidate] = []
    seen: dict[str, set[str]] = {kind: set() for kind in order}
    while len(found) < count and any(piles.values()):
        for kind in order:
            pile = piles[kind]
            if not pile or len(found) == count:
                continue
            best = max(pile, key=lambda candidate: (len(candidate.rules - seen[kind]), candidate.worth))
            seen[kind] |= best.rules
            found.append(_seeded(best, rng))
            piles[kind] = [] if kind in ONCE else [other for other in pile if other is not best]
    return found


def _seeded(candidate: Candidate, rng: Random) -> Candidate:
    """With a number of its own for the order of its options."""
    data: dict[str, Any] = {**candidate.data, "seed": rng.randrange(1, 2**31)}
    return replace(candidate, data=data)
