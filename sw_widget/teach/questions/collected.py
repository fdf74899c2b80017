"""What is lost and collected: where does a lost token go, and how many new ones come for what lies there?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sw_widget.engine.actions import CONQUER
from sw_widget.engine.checks import Problem
from sw_widget.engine.conquest.loss_lines import collector
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.turn.machine import apply
from sw_widget.game.game import Game
from sw_widget.game.role_questions import collected, rises
from sw_widget.game.scenario.roles import SOULS, well_of
from sw_widget.game.speaker import Speaker
from sw_widget.teach.questions.question import Option, Question
from sw_widget.teach.questions.spec import AboutRegion, QuestionSpec
from sw_widget.teach.questions.wrong_answers import WrongAnswer, as_options, distinct, enough
from sw_widget.text import AllOf

LOSS = "loss"
TRAY, COLLECTED, HAND, ATTACKER = "tray", "collected", "hand", "attacker"
_WAYS = {
    TRAY: ("quiz-lost_to-tray", "quiz-lost_to-not-tray"),
    COLLECTED: ("quiz-lost_to-collected", "quiz-lost_to-not-collected"),
    HAND: ("quiz-lost_to-hand", "quiz-lost_to-not-hand"),
    ATTACKER: ("quiz-lost_to-attacker", "quiz-lost_to-not-attacker"),
}
"""Where somebody may think that a lost token goes, and what is said to that where it is wrong."""


@dataclass(frozen=True, kw_only=True)
class LostTo(AboutRegion):
    """Where does a token go that is lost with a region?"""

    kind = "lost_to"

    def about(self, game: Game) -> Question:
        race = self.conquering(game)
        index = self.region_index(game, self.region)
        view, say = game.readied, game.speaker.say
        right = goes_to(game, index)
        if right is None:
            raise Problem(
                f"{self.path}.region", "nobody loses a token with this region now, or a choice decides"
            )
        victim = view.holder[index]
        about: dict[str, object] = {
            "race": ("race", race),
            "region": ("region", index),
            "victim": ("race", view.rules.races[victim].id),
            "player": ("player", view.owner[victim]),
        }
        taker = collector(view)
        rule = LOSS if taker is None or right == TRAY else taker.at.rule
        ways = [TRAY, HAND]
        if taker is not None:
            about["marker"] = ("race", view.rules.races[taker.at.race].id)
            ways.append(COLLECTED)
        if taker is None or taker.at.race != view.acting:
            ways.append(ATTACKER)
        options = [
            Option(
                say(_WAYS[way][0], about),
                way,
                way == right,
                "" if way == right else say(_WAYS[way][1], about),
                () if way == right else (rule,),
            )
            for way in ways
        ]
        asked = say("quiz-ask-lost_to", about)
        return Question(
            text=asked,
            kind=self.kind,
            options=self.lettered(options, asked, game),
            regions=(view.rules.board.regions[index].id,),
            say=self.say,
            rules=(rule,),
            language=game.language,
        )


def goes_to(game: Game, region: int) -> str | None:
    """Where the tokens go that a race loses with a region which is conquered now: it is tried. None where
    none is lost, where it cannot be conquered, or where somebody else still decides about it.
    """
    view = game.readied
    victim = view.holder[region]
    id = view.rules.board.regions[region].id
    if victim == NOBODY or id not in game.targets() or view.kit[victim].outlook.rolls_for_losses:
        return None
    lost, before = game.losses(id).total, game.position
    after = before.clone()
    apply(after, (CONQUER, region))
    in_tray = after.tray[victim] - before.tray[victim]
    if not lost or after.pending or after.holder[region] != view.acting:
        return None
    if in_tray == lost:
        return TRAY
    return COLLECTED if in_tray == 0 and collector(view) is not None else None


@dataclass(frozen=True, kw_only=True)
class Rising(QuestionSpec):
    """How many tokens come for what was collected?"""

    kind = "rising"

    def about(self, game: Game) -> Question:
        position, speaker = game.position, game.speaker
        race = who_collects(position)
        found = None if race is None else rises(position, race)
        if race is None or found is None:
            raise Problem(self.path, f"nothing is collected for new tokens now: {game.prompt}")
        rising, missing = found
        rule = position.rules.races[race].id
        slips = _wrong_answers(position, race, rising, missing, rule, speaker)
        wrong = enough(distinct(slips, rising, speaker), rising, speaker)
        shown, hidden = as_options(wrong, Option(str(rising), rising, True), str)
        asked = speaker.say(
            "quiz-ask-rising",
            {
                "who": AllOf(collected(position, race, speaker.say)),
                "race": ("race", rule),
                "n": position.tray[race],
                "player": ("player", position.player),
            },
        )
        return Question(
            text=asked,
            kind=self.kind,
            options=self.shuffled(shown, asked, game),
            number=True,
            say=self.say,
            rules=(rule,),
            hidden=hidden,
            language=game.language,
        )


def who_collects(position: Position) -> int | None:
    """The race of somebody else that has collected something: in a turn of its own more is still to come."""
    for player, race in enumerate(position.active):
        if player != position.player and race in position.rules.roles and well_of(position, race):
            return race
    return None


def _wrong_answers(
    position: Position, race: int, rising: int, missing: int, rule: str, speaker: Speaker
) -> Iterator[WrongAnswer]:
    well, rules = well_of(position, race), (rule,)
    inside = sum(well.values())
    if missing:  # none is missing where nobody is left who could rise
        needed = (inside + missing) // (rising + 1)
        for slip, id in (("quiz-rising-souls", SOULS), ("quiz-rising-own", rule)):
            yield WrongAnswer((inside - well.get(id, 0)) // needed, speaker.say(slip), rules)
        yield WrongAnswer(rising + 1, speaker.say("quiz-rising-rest"), rules)
    else:
        yield WrongAnswer(rising + 1, speaker.say("quiz-rising-reserve"), rules)
    yield WrongAnswer(inside, speaker.say("quiz-rising-each"), rules)
    yield WrongAnswer(0, speaker.say("quiz-rising-none"), rules)
