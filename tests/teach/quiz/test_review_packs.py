"""What comes back is about packs that were met, where its rule holds, and with all in sight that it needs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from sw_widget import Game, SmallWorld, packs, presets
from sw_widget.engine.position import NOBODY
from sw_widget.game.ledger import Refusal
from sw_widget.game.scenario.roles import role_of
from sw_widget.teach.learners.met_packs import packs_met
from sw_widget.teach.learners.progress import Progress
from sw_widget.teach.learners.review import review
from sw_widget.teach.lessons.lesson import Lesson
from sw_widget.teach.questions.question import Question
from sw_widget.teach.rules import rule_name
from tests.amount import and_in_long
from tests.widget.fake_page import Page

BASE, *OTHERS = packs.printed()
AGAIN = "Again: "
REFUSED = ("not_border", "not_adjacent", "water", "own_region", "no_tokens", "not_enough_tokens", "immune")
"""Rules that are missed where a learner does not know why something is not possible."""


def missed(rules: Iterator[str], *met: str) -> Progress:
    """A learner who has met these packs in lessons, and knows nothing."""
    progress = Progress()
    for rule in rules:
        progress.note({"lesson": "x", "state": "failed", "missed": [rule], "packs": [BASE, *met]})
    return progress


def every_rule() -> Iterator[str]:
    yield from REFUSED
    yield from dict.fromkeys(rule for lesson in presets.values() for rule in lesson.teaches)


MET = [
    (),
    *and_in_long(("necromancer",), ("underground",), others=[(pack,) for pack in OTHERS]),
    *and_in_long(others=[tuple(OTHERS)]),
]


@pytest.mark.parametrize("met", MET, ids=lambda met: "+".join(met) or BASE)
def test_only_packs_that_were_met_come_back(met: tuple[str, ...]) -> None:
    back = review(missed(every_rule(), *met), count=50)
    assert len(back) == 50 and all({BASE, *met}.issuperset(lesson.packs) for lesson in back)
    asked = [lesson for lesson in back if lesson.title.startswith(AGAIN)]
    assert len(asked) > 10
    for lesson in asked:
        check(lesson)


@pytest.mark.parametrize("pack", and_in_long("necromancer", "underground", others=OTHERS))
def test_no_exception_to_a_rule_is_asked_for_the_rule(pack: str) -> None:
    """On the boards of a pack alone, where races come in and reach as no other race does."""
    boards = {lesson.name or "": lesson for lesson in presets.find(pack=pack)}
    for rule in REFUSED:
        for lesson in review(missed(iter((rule,))), count=1, library=boards):
            if lesson.title == AGAIN + rule_name(rule):
                check(lesson)


def check(lesson: Lesson) -> None:
    """Its questions show what they need, and its title's rule holds on the board."""
    game = lesson.game()
    for spec in lesson.questions:
        assert seen_on_plates(lesson, game, spec.ask(game))
    board, view = game.position.rules.board, game.readied
    refusals = [game.why_not_conquer(region.id) for region in board.regions] if view.acting != NOBODY else []
    if lesson.title == AGAIN + rule_name("not_border"):
        assert not view.held[view.acting]
        only_ways_are(board.entry, "not_border", refusals)
    if lesson.title == AGAIN + rule_name("not_adjacent"):
        only_ways_are(board.around(view.held[view.acting]), "not_adjacent", refusals)
    if lesson.title == AGAIN + rule_name("water"):
        assert any(refusal is not None and "chasm" not in refusal.sentence for refusal in refusals)


def only_ways_are(ways: int, code: str, refusals: Sequence[Refusal | None]) -> None:
    """Nobody gets anywhere but by these regions, and none of them is refused with this code."""
    for region, refusal in enumerate(refusals):
        if ways >> region & 1:
            assert refusal is None or refusal.code != code
        else:
            assert refusal is not None


# What a question needs


def on_plates(game: Game) -> set[str]:
    """The ids of the races and powers that the players' plates show."""
    position, rules = game.position, game.position.rules
    found = set()
    for player in range(len(position.coins)):
        found |= set(role_of(position, player)["powers"]) if position.active[player] in rules.roles else set()
        for race in position.races_of(player):
            found.add(rules.races[race].id)
            if position.power[race] != NOBODY:
                found.add(rules.powers[position.power[race]].id)
    return found


def seen_on_plates(lesson: Lesson, game: Game, question: Question) -> bool:
    """Whether the page shows every race and power that an answer depends on, or that a slip is about."""
    rules = game.position.rules
    lines = () if question.ledger is None else question.ledger.raw.lines
    about = {*question.rules, *(line.rule for line in lines)}
    about |= {rule for option in (*question.options, *question.hidden) for rule in option.rules}
    about &= {thing.id for thing in (*rules.races, *rules.powers)}
    return about <= (set() if "players" in lesson.hides else on_plates(game))


def test_every_question_of_the_library_shows_what_it_needs() -> None:
    for name, lesson in presets.items():
        for spec in lesson.questions:
            reached = spec.reached(lesson.game())
            assert seen_on_plates(lesson, reached, spec.about(reached)), name


# What was met


def test_packs_are_met_in_lessons_and_games() -> None:
    assert packs_met(Progress()) == {BASE}
    progress = Progress()
    attempt = presets["kobolds"].start(progress)
    while attempt.question is not None:
        attempt.skip()
    for action in attempt.lesson.solutions[0]:
        attempt.play(action)
    assert packs_met(progress) == {BASE, "cursed"}
    progress.meet([BASE, "underground"])
    assert packs_met(progress) == {BASE, "cursed", "underground"}
    assert packs_met(Progress.from_dict(progress.to_dict())) == packs_met(progress)


def test_what_was_noted_without_packs_is_known_by_its_lesson_or_rule() -> None:
    progress = Progress()
    progress.note({"lesson": "drow", "state": "solved"})
    progress.note({"lesson": "of a teacher", "state": "failed", "missed": ["kobolds"]})
    assert packs_met(progress) == {BASE, "underground", "cursed"}


def test_a_game_is_noted_when_somebody_plays_it_on_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SW_WIDGET_HOME", str(tmp_path))

    def play(**how: Any) -> frozenset[str]:
        page = Page(SmallWorld(players=["Ann", "Ben"], seed=5, **how))
        page.play({"do": "pick", "slot": 0})
        assert page.world.game.steps == 1
        return packs_met(Progress.home())

    assert play(packs=[BASE, "cursed"], keep=False) == {BASE}, "nothing is to be kept"
    assert play() == {BASE} and not Progress.home().packs, "everybody knows that"
    assert play(packs=[BASE, "cursed"]) == {BASE, "cursed"}
    monkeypatch.setattr(Progress, "save", _refuse)
    assert play(packs=[BASE, "royal_bonus"]) == {BASE, "cursed"}, "and the game goes on"


def _refuse(*_: object) -> None:
    raise PermissionError(13, "Permission denied")
