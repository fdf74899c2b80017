"""How many tokens does the defender lose with a region, and how many come back?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sw_widget.engine.checks import Problem
from sw_widget.engine.position import NOBODY, Position
from sw_widget.game.game import Game
from sw_widget.game.ledger import Ledger
from sw_widget.game.speaker import Speaker
from sw_widget.teach.questions.question import Option, Question
from sw_widget.teach.questions.spec import AboutRegion
from sw_widget.teach.questions.wrong_answers import WrongAnswer, as_options, distinct
from sw_widget.teach.rules import rule_name


@dataclass(frozen=True, kw_only=True)
class Losses(AboutRegion):
    """How many are lost, how many kept?"""

    kind = "losses"

    def about(self, game: Game) -> Question:
        index = self.region_index(game, self.region)
        view, speaker = game.readied, game.speaker
        holder, here = view.holder[index], view.tokens[index]
        if holder == NOBODY:
            raise Problem(
                f"{self.path}.region", "no race defends this region, so nobody can lose a token with it"
            )
        if rolled_for(view, index):
            raise Problem(f"{self.path}.region", "a die says how many of the tokens lost come back")
        ledger = game.losses(self.region)

        def told(lost: int) -> str:
            return speaker.say("quiz-lost-kept", {"lost": lost, "n": max(0, here - lost)})

        wrong = distinct(_wrong_answers(ledger, here, speaker), ledger.total, speaker)
        shown, hidden = as_options(wrong, Option(told(ledger.total), ledger.total, True), told)
        rules = tuple(line.rule for line in ledger.lines)
        about = {"race": ("race", view.rules.races[holder].id), "region": ("region", index), "n": here}
        asked = speaker.say("quiz-ask-losses", about)
        return Question(
            text=asked,
            kind=self.kind,
            options=self.shuffled(shown, asked, game),
            regions=(view.rules.board.regions[index].id,),
            number=True,
            ledger=ledger,
            say=self.say,
            rules=rules,
            hidden=hidden,
            language=game.language,
        )


def rolled_for(view: Position, region: int) -> bool:
    """Whether the die is rolled for what is lost there: then nobody can say what is kept."""
    holder = view.holder[region]
    kit = view.kit[holder]
    return kit.outlook.rolls_for_losses


def _wrong_answers(ledger: Ledger, here: int, speaker: Speaker) -> Iterator[WrongAnswer]:
    """`here` tokens stand in the region; usually one is lost, and some races and powers save it."""
    rules = tuple(line.rule for line in ledger.lines)
    if ledger.total:
        yield WrongAnswer(0, speaker.say("quiz-losses-none"), rules)
    else:
        saved = {"what": rule_name(rules[0], speaker.language)}
        yield WrongAnswer(1, speaker.say("quiz-losses-saved", saved), rules)
    if ledger.total > 1:
        whole = {"what": rule_name(rules[0], speaker.language)}
        yield WrongAnswer(1, speaker.say("quiz-losses-saved", whole), rules)
    elif here > 1:
        yield WrongAnswer(here, speaker.say("quiz-losses-all"), rules)
    if here > 2 and ledger.total <= 1:
        yield WrongAnswer(
            here - ledger.total if ledger.total else here - 1, speaker.say("quiz-losses-swapped"), rules
        )
    yield WrongAnswer(here + 1, speaker.say("quiz-losses-elsewhere"), rules)
