"""Questions, reviews and paper with the packs: what their peoples change is asked right, or not at all."""

from __future__ import annotations

from html import escape
from typing import Any

import pytest

from sw_widget import Game, packs, presets
from sw_widget.engine.checks import Problem
from sw_widget.teach.learners.progress import Progress
from sw_widget.teach.learners.review import review
from sw_widget.teach.paper.handout import Handout
from sw_widget.teach.questions import Question, read
from sw_widget.teach.questions.candidates import GENERATED, candidates
from sw_widget.teach.quiz import quiz
from sw_widget.teach.rules import rule_name

Json = dict[str, Any]


def table(pack: str, mine: Json, regions: Json, theirs: Json | None = None, **more: Any) -> Game:
    """Ann's turn on the smallest board, with a pack."""
    scenario = {
        "board": "base/2p",
        "packs": ["base", pack],
        "players": [{"name": "Ann", "coins": 9, **mine}, {"name": "Ben", "coins": 9, **(theirs or {})}],
        "regions": regions,
        **more,
    }
    return Game.from_scenario(scenario, needs_format=False)


def at(race: str, tokens: int, player: int = 0, **markers: int) -> Json:
    here = {"player": player, "race": race, "tokens": tokens}
    return here | ({"markers": markers} if markers else {})


def active(race: str, power: str, **more: Any) -> Json:
    return {"active": {"race": race, "power": power, **more}}


def ask(game: Game, kind: str, region: str | None = None) -> Question:
    return read({"ask": kind, **({"region": region} if region else {})}, "q").ask(game)


def said(question: Question, answer: int) -> str:
    verdict = question.answer(answer)
    assert not verdict.right
    return verdict.text


def asked(game: Game, kind: str) -> set[str]:
    return {candidate.data.get("region", "") for candidate in candidates(game, kind)}


def test_the_least_that_a_race_sends() -> None:
    """Commando Kobolds: 2 − 1 = 1, but two go anyway; forgetting the discount changes nothing there."""
    game = table("cursed", active("kobolds", "commando", hand=6), {"11": at("kobolds", 2), "16": None})
    question = ask(game, "cost", "16")
    assert question.right[0].value == 2
    assert said(question, 1).startswith("Is that many enough for the Kobolds?")
    assert all("leave this out? Commando" not in option.say for option in question.options)
    assert question.answer(2).ledger is not None
    assert "leave this out" in said(ask(game, "cost", "5"), 3) and ask(game, "cost", "5").right[0].value == 2


def test_two_discounts_below_the_least_hide_neither() -> None:
    """Goblins, Commando, an old race: 3 − 1 − 1 = 1. Whoever forgets one of the two comes to 2."""
    game = table(
        "cursed",
        active("goblins", "commando", hand=4),
        {"11": at("goblins", 1), "6": at("orcs", 1, 1), "5": at("humans", 1, 1)},
        {**active("orcs", "hill"), "declined": [{"race": "humans"}]},
    )
    assert ask(game, "cost", "5").right[0].value == 2, "2 + 1 + 1 for the mountain, less two"
    assert "Goblins" in said(ask(game, "cost", "5"), 3) and "Commando" in said(ask(game, "cost", "5"), 3)
    assert "Goblins: only where" in said(ask(game, "cost", "6"), 1), "the Orcs are active"


def test_a_tower_falls_as_a_whole() -> None:
    regions = {"11": at("orcs", 9), "6": at("priestesses", 4, 1), "1": at("elves", 1, 1)}
    game = table(
        "grand_dames",
        active("orcs", "hill"),
        regions,
        {**active("elves", "swamp"), "declined": [{"race": "priestesses"}]},
    )
    question = ask(game, "losses", "6")
    assert [option.text for option in question.right] == ["4 lost, 0 kept"]
    assert said(question, 1) == "So it is as a rule, but think of this: Priestesses."
    assert said(question, 0) and said(question, 5) == "Nobody loses more than what stands there."


def test_a_tower_pays_by_tokens() -> None:
    game = table(
        "grand_dames",
        {**active("orcs", "wealthy"), "declined": [{"race": "priestesses"}]},
        {"11": at("orcs", 3), "6": at("priestesses", 4)},
    )
    question = ask(game, "coins")
    assert question.right[0].value == 5
    assert all("not the tokens" not in option.say for option in (*question.options, *question.hidden))


def test_what_the_die_brings_back_is_not_asked() -> None:
    game = table(
        "be_not_afraid",
        active("orcs", "hill", hand=6),
        {"11": at("orcs", 1), "6": at("pygmies", 2, 1)},
        active("pygmies", "swamp"),
    )
    assert "6" in asked(game, "cost") and "6" not in asked(game, "losses")
    with pytest.raises(Problem, match="a die says"):
        ask(game, "losses", "6")


def test_what_the_conqueror_gives_back_is_not_asked() -> None:
    regions = {"11": at("fauns", 7), "6": at("orcs", 2, 1), "5": at("humans", 1, 1)}
    theirs = {**active("orcs", "hill"), "declined": [{"race": "humans"}]}
    game = table("royal_bonus", active("fauns", "swamp"), regions, theirs)
    assert asked(game, "losses") == {"5"}, "only active victims get a token"


def test_who_of_a_mixed_garrison_falls_is_not_asked() -> None:
    regions = {"11": at("orcs", 8), "6": at("giants", 1, 1, horde=1), "5": at("giants", 3, 1)}
    game = table("cursed", active("orcs", "hill"), regions, active("giants", "hordes_of"))
    assert asked(game, "losses") == {"5"} and {"5", "6"} <= asked(game, "cost")


def test_special_means_are_left_out_in_so_many_words() -> None:
    regions = {"11": at("orcs", 5), "6": at("giants", 3, 1), "2": at("giants", 1, 1)}
    game = table(
        "royal_bonus", active("orcs", "fireball", pieces={"fireball": 1}), regions, active("giants", "hill")
    )
    assert ask(game, "cost", "6").text.endswith("with nothing but tokens?")
    assert "and nothing else" in ask(game, "chance", "6").text
    assert "6" not in asked(game, "why_not"), "a fireball would do it"
    with pytest.raises(Problem, match="another way"):
        ask(game, "why_not", "6")
    none_left = table("royal_bonus", active("orcs", "fireball"), regions, active("giants", "hill"))
    assert ask(none_left, "cost", "6").text == "How many tokens does it take the Orcs to conquer Heronbrow?"
    assert "6" in asked(none_left, "why_not")


def test_a_long_shot_reaches_what_is_too_far_for_others() -> None:
    game = table("be_not_afraid", active("orcs", "catapult"), {"11": at("orcs", 8)})
    assert "1" not in asked(game, "why_not") and "3" in asked(game, "why_not")
    assert "1" not in ask(game, "targets").regions


def test_coins_on_coasts_and_beyond_a_number() -> None:
    coasts = {id: at("orcs", 1) for id in ("1", "2", "5")}
    question = ask(table("royal_bonus", active("orcs", "aquatic"), coasts), "coins")
    assert question.right[0].value == 6
    assert "so nothing is taken off" in said(question, 5), "nothing is more, where nothing is less"
    assert all("Water next to" not in option.say for option in question.options)
    inland = coasts | {"11": at("orcs", 1), "17": at("orcs", 1)}
    question = ask(table("royal_bonus", active("orcs", "aquatic"), inland), "coins")
    assert question.right[0].value == 6 and "Did you leave this out?" in said(question, 8)
    question = ask(table("be_not_afraid", active("orcs", "imperial"), inland), "coins")
    assert question.right[0].value == 7
    assert said(question, 10) == "Not all of the regions bring that bonus: only those beyond a number."
    question = ask(table("be_not_afraid", active("orcs", "barricade"), inland), "coins")
    assert question.right[0].value == 5 and "Barricade: only" in said(question, 8)


def test_regions_that_were_left_this_turn() -> None:
    game = table(
        "grand_dames", active("gypsies", "hill"), {id: at("gypsies", 2) for id in ("11", "16", "17")}
    )
    game.play("abandon", region="16")
    question = ask(game, "why_not", "16")
    assert question.rules == ("abandoned_this_turn",)
    assert rule_name(question.rules[0]) == "Regions that were abandoned this turn"
    coins = ask(game, "coins")
    assert coins.right[0].value == 4, "two regions, one hill, and what was left behind"
    assert all("Only what a race holds" not in option.say for option in coins.options)


def test_a_race_that_cannot_hold_all_is_not_asked_for_coins() -> None:
    """Three regions and five Kobolds: one has to be given up, and nobody knows which."""
    regions = {"11": at("kobolds", 2), "16": at("kobolds", 2), "17": at("kobolds", 2)}
    game = table("cursed", active("kobolds", "hill"), regions)
    assert asked(game, "coins") == {""}


@pytest.mark.parametrize("pack", packs.printed()[1:])
def test_what_was_missed_in_a_pack_comes_back(pack: str) -> None:
    box = packs.get(pack)
    thing = next(iter((*(thing.id for thing in (*box.races, *box.relics)), *box.roles)))
    back = review(missed_once(thing), count=3)
    assert any(thing in lesson.teaches for lesson in back)
    assert all(lesson.check() == [] for lesson in back if lesson.success is None)


def test_the_first_box_comes_before_the_others() -> None:
    of_base = [name for name in presets if presets[name].packs == ("base",)]
    progress = Progress()
    for name in of_base[:-1]:
        progress.note({"lesson": name, "state": "solved"})
    assert [lesson.name for lesson in review(progress, count=2)] == [of_base[-1], of_base[0]]
    progress.meet(["base", "cursed"])
    first, second = review(progress, count=2)
    assert first.name == of_base[-1] and second.packs == ("base", "cursed")
    everybody_knows = missed_once("abandon")
    assert all(lesson.packs == ("base",) for lesson in review(everybody_knows, count=2))


def missed_once(rule: str) -> Progress:
    progress = Progress()
    progress.note({"lesson": "any", "state": "failed", "tries": 1, "answers": [], "missed": [rule]})
    return progress


@pytest.mark.parametrize("pack", packs.printed()[1:])
def test_all_boards_of_a_pack_on_paper_and_as_a_quiz(pack: str) -> None:
    lessons = presets.find(pack=pack)
    page = Handout(lessons, answers=True).html
    assert (
        all(escape(lesson.title) in page for lesson in lessons)
        and "ftl" not in page
        and "{" not in _words(page)
        and ".:" not in _words(page)
    )
    for lesson in lessons:
        if any(candidates(lesson.game(), kind) for kind in GENERATED):
            assert quiz(lesson.game(), count=3).check() == []


def _words(page: str) -> str:
    """What somebody reads: without style and pictures."""
    for begin, end in (("<style", "</style>"), ("<svg", "</svg>")):
        while begin in page:
            before, _, rest = page.partition(begin)
            page = before + rest.partition(end)[2]
    return page
