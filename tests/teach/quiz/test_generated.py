"""Generated questions against the engine: one answer is right, and the others say why without telling it."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction
from itertools import chain
from random import Random

import pytest

from sw_widget import Choice, Game, packs
from sw_widget.engine.position import Position
from sw_widget.game.scenario.beside_the_map import pacts_of
from sw_widget.teach.lessons.errors import LessonError
from sw_widget.teach.questions import Question, read
from sw_widget.teach.questions.candidates import GENERATED, OF_MODES, candidates
from sw_widget.teach.quiz import quiz
from tests.rules.support import at, player, position
from tests.teach.quiz.positions import moments

NUMERIC = ("cost", "coins", "losses")
PLAIN = tuple(kind for kind in GENERATED if kind not in OF_MODES)
"""The others are asked in teams and with a Necromancer only: test_modes.py."""
PROTECTING = (
    "hole", "hero", "dragon", "catapult", "great_ancient", "volcano", "queen", "balrog", "tomb_raider_ghost",
)  # fmt: skip
NEW = [pack for pack in packs.printed() if pack != "base"]


def truth(game: Game, data: dict[str, str], tried: Counter[str]) -> object:
    """The answer: played on a branch and counted where that is possible, else asked of the game itself.
    `tried` has how often it was played."""
    kind, region = data["ask"], data.get("region", "")
    counted = {"cost": conquest, "losses": conquest, "coins": pay}.get(kind, nothing)(game, region)
    if counted:
        tried[kind] += 1
        return counted[kind]
    if kind == "cost":
        ledger = game.cost(region)
        assert ledger is not None
        return ledger.total
    if kind == "coins":
        return game.score_preview().total
    if kind == "losses":
        return game.losses(region).total
    if kind == "chance":
        return game.chance(region)
    refusal = game.why_not_conquer(region)
    assert refusal is not None
    return refusal.sentence


def nothing(game: Game, region: str) -> dict[str, int]:
    return {}


def conquest(game: Game, region: str) -> dict[str, int]:
    """Take it: how many tokens stand there then, and how many fewer the defender has on map and in hand."""
    index = game.position.rules.board.index[region]
    before, branch = game.readied, game.what_if()
    if region not in game.targets():
        return {}
    branch.play("conquer", region=region)
    after, race = branch.position, before.holder[index]
    if after.holder[index] != before.acting:
        return {}  # what lay there face down made the conquest fail
    lost = owned(before, race) - owned(after, race) if race >= 0 else before.tribes >> index & 1
    return {"cost": after.tokens[index], "losses": lost}


def owned(position: Position, race: int) -> int:
    """Tokens in hand, on the map, and beneath others."""
    here = zip(position.holder, position.tokens, strict=True)
    beneath = filter(None, map(position.under, range(len(position.holder))))
    return position.hand[race] + sum(tokens for holder, tokens in (*here, *beneath) if holder == race)


def pay(game: Game, region: str) -> dict[str, int]:
    """End the turn without another conquest: how many coins come in from the bank. What other players have
    to hand over then is no part of a score.

    On the last turn some races are paid for other things, too, once they have scored; pacts are settled then,
    too. What Frightened races earn depends on where tokens are put down.
    """
    player, branch, rng = game.position.player, game.what_if(), Random(0)
    before, turn = branch.coins, (branch.turn, player)
    if branch.turn == branch.position.turns or pacts_of(branch.position, player):
        return {}
    power = branch.position.power[branch.position.active[player]]
    if power >= 0 and branch.position.rules.powers[power].id == "frightened":
        return {}
    while (branch.turn, branch.position.player) == turn and not branch.over:
        kinds = branch.legal.kinds
        kind = next((kind for kind in ("stop", "end_turn", "redeploy") if kind in kinds), None)
        # More races than one may have to be put down, one after the other.
        if kind is None or branch.steps > game.steps + 9:
            return {}
        entry = rng.choice(list(branch.legal.of(kind)))
        branch.play(entry.sample(rng) if isinstance(entry, Choice) else entry)
    handed_over = sum(max(had - has, 0) for had, has in zip(before, branch.coins, strict=True))
    return {"coins": branch.coins[player] - before[player] - handed_over}


def judge(question: Question, game: Game, data: dict[str, str], tried: Counter[str]) -> None:
    assert question.text.endswith("?")
    assert 3 <= len(question.options) <= 5, question
    texts = [option.text for option in question.options]
    values = [option.value for option in (*question.options, *question.hidden)]
    assert len(set(texts)) == len(texts) and len(set(values)) == len(values)
    right = [option for option in question.options if option.right]
    if question.many:
        assert {option.value for option in right} == set(game.targets()) & set(values)
        assert right and len(right) < len(question.options)
    else:
        assert len(right) == 1 == len(question.right)
        answer = truth(game, data, tried)
        shown = right[0].text if data["ask"] == "why_not" else right[0].value
        assert (Fraction(str(shown)) if isinstance(answer, Fraction) else shown) == answer
    for option in (*question.options, *question.hidden):
        verdict = question.answer([option.value] if question.many else option.value)
        assert verdict.understood and verdict.text.strip()
        if not option.right:
            assert not verdict.right and verdict.ledger is None
            assert option.say and leak(question, option.say) is None, (question, option.say)
    whole = question.answer([option.value for option in right] if question.many else right[0].value)
    assert whole.right and whole.rules == question.rules
    assert (whole.ledger is not None) == (data["ask"] not in ("targets", "why_not"))


def leak(question: Question, say: str) -> str | None:
    """What tells the answer: its number outside a line of the account, or a line that is the whole of it."""
    if question.ledger is None or question.kind == "chance":
        return next((option.text for option in question.right if option.text in say), None)
    total = question.ledger.total
    for line in question.ledger.lines:
        if abs(line.amount) == abs(total) and line.applied and line.sentence in say:
            return line.sentence
        say = say.replace(line.sentence, "")
    return str(total) if str(total) in re.findall(r"\d+", say) else None


def holds(reason: str, game: Game, id: str) -> bool:
    """Whether a reason that is offered as a wrong one is true of the region, read off the board alone."""
    board, view = game.position.rules.board, game.readied
    race, region = view.acting, board.index[id]
    name = board.regions[region].name
    mine = {other for other in range(len(board)) if view.holder[other] == race}
    if reason.startswith(f"{name} belongs to"):
        return region in mine
    if reason.startswith(f"{name} is water"):
        return board.regions[region].terrain in ("sea", "lake") and not _swims(view, race)
    if reason.startswith(f"{name} is a chasm"):
        return board.regions[region].terrain == "chasm"
    if reason.startswith(f"{name} does not touch"):
        return game.why_not_conquer(id).code == "not_adjacent"  # type: ignore[union-attr]
    if reason.startswith(f"{name} is protected"):
        marked = any(marker in PROTECTING for marker in _markers(game, region))
        return marked or _safe_people(game, region)
    if reason.startswith(f"{name} is not a way in"):
        return not mine
    if reason.startswith("There are too few tokens"):
        ledger = game.cost(id)
        return view.hand[race] < 1 or (ledger is not None and ledger.total > view.hand[race])
    if reason.startswith("It is not the moment"):
        return game.to_act.phase not in ("start", "conquest")
    assert reason.split(maxsplit=1)[0] in ("It", "Somebody", "Nobody", "A"), (
        reason
    )  # rules that there are not
    return False


def _swims(view: Position, race: int) -> bool:
    """Seafaring races and Kraken."""
    power = view.power[race]
    seafaring = power >= 0 and view.rules.powers[power].id == "seafaring"
    return seafaring or view.rules.races[race].id == "kraken"


def _markers(game: Game, region: int) -> list[str]:
    position = game.position
    found = zip(position.rules.markers, position.markers, strict=True)
    return [marker.id for marker, pieces in found if region in pieces]


def _safe_people(game: Game, region: int) -> bool:
    """White Ladies in decline, and Shrubmen in their forests."""
    view = game.readied
    holder = view.holder[region]
    if holder < 0:
        return False
    id, active = view.rules.races[holder].id, holder in view.active
    forest = view.rules.board.regions[region].terrain in ("forest", "mushroom_forest")
    return (id == "white_ladies" and not active) or (id == "shrubmen" and forest)


def test_no_wrong_reason_is_true() -> None:
    asked: Counter[str] = Counter()
    for game in chain(
        moments(50, 3, first=300),
        moments(12, 3, packs=NEW),
        moments(6, 3, packs=["base", "underground"], boards="underground"),
    ):
        for candidate in candidates(game, "why_not"):
            question = read(candidate.data, "q").ask(game)
            for option in question.options:
                if not option.right:
                    assert not holds(option.text, game, candidate.data["region"]), (question, option)
            asked[question.rules[0]] += 1
    assert {
        "not_adjacent",
        "water",
        "own_region",
        "not_border",
        "not_enough_tokens",
        "immune",
    } <= asked.keys(), asked


def discounted() -> Game:
    """Commando Giants on a mountain: what lies beside it would cost nothing, if it did not take one at least.
    Random games come to this too seldom.
    """
    ann, ben = player("giants", "commando", 4), player("elves", "hill")
    on_the_map = {"8": at(0, "giants", 2), "17": at(1, "elves", 2)}
    return Game.from_scenario({"format": "sw-scenario/1", **position("base/2p", [ann, ben], on_the_map)})


def test_questions_over_random_positions() -> None:
    asked: Counter[str] = Counter()
    tried: Counter[str] = Counter()
    missed: set[str] = set()
    boards = set()
    for game in chain([discounted()], moments(60, 4)):
        boards.add(len(game.position.rules.board))
        before = game.code
        for kind in GENERATED:
            for candidate in candidates(game, kind)[:8]:
                question = read(candidate.data, "questions.0").ask(game)
                judge(question, game, candidate.data, tried)
                asked[kind] += 1
                missed |= {rule for option in question.options for rule in option.rules}
        assert game.code == before
    assert len(boards) == 4 and not any(asked[kind] for kind in OF_MODES)
    assert all(asked[kind] > 25 for kind in PLAIN), asked
    assert all(tried[kind] > 25 for kind in NUMERIC), tried
    assert {"mountain", "lost_tribe", "tokens", "declined", "minimum", "water", "die", "loss"} <= missed


def test_questions_with_all_packs() -> None:
    """Games of new races and powers only, above ground and below, and games of everything that there is."""
    asked: Counter[str] = Counter()
    tried: Counter[str] = Counter()
    about: set[str] = set()
    above = [pack for pack in NEW if pack != "underground"]
    on_the_ground = [pack for pack in above if pack != "sky_islands"]
    for game in chain(
        moments(36, 5, packs=on_the_ground),
        moments(12, 5, first=36, packs=above),
        moments(9, 5, packs=["base", "underground"], boards="underground"),
        moments(6, 5, first=48, packs=packs.printed()),
        moments(12, 5, first=60, packs=["underground"]),
        moments(6, 5, first=72, packs=NEW),
    ):
        for kind in PLAIN:
            for candidate in candidates(game, kind)[:12]:
                question = read(candidate.data, "q").ask(game)
                judge(question, game, candidate.data, tried)
                left_out_as_told(question, game)
                asked[kind] += 1
                about |= candidate.rules
    assert all(asked[kind] > 25 for kind in PLAIN), asked
    assert {"were", "goblins", "priestesses", "gypsies", "peace_loving", "aquatic", "imperial"} <= about
    assert {"khans", "goldsmith"} <= about
    assert {"drow", "monster", "ogres", "fisher", "flocking", "mining", "stone", "mushroom_shield"} <= about


def left_out_as_told(question: Question, game: Game) -> None:
    """Whoever is told of a line that they left out comes to their number without this line."""
    if question.kind not in ("cost", "coins"):
        return
    assert question.ledger is not None
    view = game.readied
    kit = view.kit[view.acting] if question.kind == "cost" else None
    least = -99 if kit is None else kit.least
    lines = [line for line in question.ledger.lines if line.rule != "minimum"]
    for option in (*question.options, *question.hidden):
        for line in lines:
            if option.say == f"Did you leave this out? {line.sentence}":
                assert option.value == max(least, sum(other.amount for other in lines if other is not line))


def test_no_place_among_the_options_is_the_better_guess() -> None:
    places: dict[tuple[str, ...], Counter[int]] = {}
    # Of the questions in these games, more than 90 are about the loss of a region's only token.
    for game in moments(60, 4, first=680):
        for kind in GENERATED:
            for candidate in candidates(game, kind):
                question = read(candidate.data, "q").ask(game)
                if not question.many:
                    texts = [option.text for option in question.options]
                    right = question.right[0].text
                    # Of all questions of a kind, and of those that have the same options and the same answer.
                    for key in ((kind, str(len(texts))), (kind, right, *sorted(texts))):
                        places.setdefault(key, Counter())[texts.index(right)] += 1
    common = {key: found for key, found in places.items() if found.total() > 90}
    assert {"cost", "losses", "chance", "why_not", "coins"} == {key[0] for key in common}
    assert ("losses", "1 lost, 0 kept", "0 lost, 1 kept", "1 lost, 0 kept", "2 lost, 0 kept") in common
    for key, found in common.items():
        fair = found.total() / len(found)
        assert len(found) >= 3 and all(0.6 * fair < n < 1.4 * fair for n in found.values()), (key, found)


def test_an_answer_that_nobody_foresaw_misses_what_the_question_is_about() -> None:
    for game in moments(6, 3, first=700):
        for kind in NUMERIC:
            for candidate in candidates(game, kind)[:3]:
                question = read(candidate.data, "q").ask(game)
                verdict = question.answer(987)
                assert verdict.text == "That is too high." and verdict.understood
                assert verdict.rules == question.rules and verdict.rules
                assert all(question.answer(o.value).rules for o in (*question.options, *question.hidden))


def test_quizzes_over_random_positions() -> None:
    phases: Counter[str] = Counter()
    for number, game in enumerate(moments(30, 3, first=100)):
        try:
            lesson = quiz(game, count=4, seed=number)
        except LessonError as error:
            assert game.to_act.phase not in ("start", "conquest"), error
            assert game.prompt in str(error)
            phases["none"] += 1
            continue
        phases[game.to_act.phase] += 1
        assert lesson.check() == []
        assert lesson.teaches
        assert lesson == quiz(game, count=4, seed=number)
        again = lesson.game()
        assert again.scene() == game.scene() and again.to_act == game.to_act
        asked = [tuple(sorted(question.to_dict().items(), key=str)) for question in lesson.questions]
        assert len({str([pair for pair in one if pair[0] != "seed"]) for one in asked}) == len(asked)
    assert {"none", "start", "conquest", "redeploy"} <= phases.keys(), phases


def played() -> Game:
    game = Game(players=["Ann", "Ben"], seed=8)
    return game.play("pick", slot=0).play("conquer", region="5")


def test_another_seed_asks_something_else() -> None:
    asked = [[question.to_dict() for question in quiz(played(), seed=seed).questions] for seed in range(6)]
    assert len({str(one) for one in asked}) == 6


def test_a_quiz_is_about_different_things() -> None:
    lesson = quiz(played(), kinds=["why_not"], count=3)
    game = lesson.game()
    codes = {question.ask(game).rules for question in lesson.questions}
    assert len(codes) == 3


def test_kinds_and_count() -> None:
    lesson = quiz(played(), kinds=["cost"], count=2)
    assert [question.kind for question in lesson.questions] == ["cost", "cost"]
    assert [question.kind for question in quiz(played(), "coins").questions] == ["coins"]


@pytest.mark.parametrize(
    ("given", "path", "said"),
    [
        ({"kinds": ["price"]}, "kinds", "'price' is no kind of question"),
        ({"kinds": ["choice"]}, "kinds", "can be generated"),
        ({"kinds": []}, "kinds", "name one at least"),
        ({"kinds": 3}, "kinds", "must be a list"),
        ({"count": 0}, "count", "from 1 to 50"),
        ({"count": "five"}, "count", "from 1 to 50"),
        ({"seed": -1}, "seed", "from 0"),
    ],
)
def test_what_cannot_be_asked_for_is_told(given: dict[str, object], path: str, said: str) -> None:
    with pytest.raises(LessonError, match=said) as error:
        quiz(played(), **given)  # type: ignore[arg-type]
    assert error.value.path == path


def test_nothing_to_ask_is_told_with_what_is_going_on() -> None:
    game = Game(players=["Ann", "Ben"], seed=8)
    with pytest.raises(LessonError, match=r"These questions make no sense now\. Ann chooses"):
        quiz(game)


def test_a_position_from_a_code_can_be_asked_about() -> None:
    game = Game.from_code(played().code)
    lesson = quiz(game, count=3)
    assert lesson.game().scene() == game.scene()
    assert lesson.check() == []


def test_a_what_if_can_be_asked_about() -> None:
    branch = played().what_if().play("conquer", region="1")
    further = branch.what_if()
    lesson = quiz(further, count=2)
    assert lesson.game().scene() == branch.scene() and "code" not in lesson.to_dict()["scenario"]


def test_a_region_with_another_way_in_is_not_asked_about() -> None:
    """With the dragon one token takes what the hand cannot pay for: either answer could be defended."""
    regions = {id: {"terrain": "hill", "border": id == "f"} for id in "abcdef"}
    scenario = {
        "board": {
            "regions": regions | {"m": {"terrain": "mountain"}, "l": {"terrain": "lake"}},
            "edges": [["a", "b"], ["a", "m"], ["a", "l"], ["b", "c"], ["c", "d"], ["d", "e"], ["d", "f"]],
        },
        "players": [{"active": {"race": "elves", "power": "dragon_master", "hand": 2}}, {}],
        "regions": {"a": {"player": 0, "race": "elves", "tokens": 1}},
    }
    game = Game.from_scenario(scenario, needs_format=False)
    assert game.targets() == ["b"] and {"do": "conquer", "region": "m", "with": ["dragon"]} in game.legal
    for seed in range(20):
        question = read({"ask": "targets", "seed": seed}, "q").ask(game)
        assert len(question.options) == 5 and "m" not in question.regions
