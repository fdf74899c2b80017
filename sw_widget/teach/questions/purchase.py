"""What does the next purchase cost? Wrong answers forget a line of its ledger, or count what is bought."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sw_widget.engine import ledger as engine
from sw_widget.engine.actions import START
from sw_widget.engine.checks import Problem
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import NOBODY, Position
from sw_widget.game.game import Game
from sw_widget.game.ledger import Ledger
from sw_widget.game.role_questions import next_price
from sw_widget.game.speaker import Speaker
from sw_widget.teach.questions.question import Option, Question
from sw_widget.teach.questions.spec import QuestionSpec
from sw_widget.teach.questions.wrong_answers import WrongAnswer, as_options, distinct, enough, forgotten


@dataclass(frozen=True, kw_only=True)
class Purchase(QuestionSpec):
    """How many coins does it cost?"""

    kind = "purchase"

    def about(self, game: Game) -> Question:
        position, speaker = game.position, game.speaker
        raw = price_now(position)
        if raw is None:
            raise Problem(self.path, f"nobody can buy anything now: {game.prompt}")
        ledger, race = Ledger(raw, speaker), position.active[position.player]
        right = ledger.total
        slips = _wrong_answers(ledger, _waiting(position, race), speaker)
        wrong = enough(distinct(slips, right, speaker), right, speaker)

        def told(coins: int) -> str:
            return speaker.say("unit-coins", {"n": coins})

        shown, hidden = as_options(wrong, Option(told(right), right, True), told)
        about = {"player": ("player", position.player), "race": ("race", position.rules.races[race].id)}
        asked = speaker.say("quiz-ask-purchase", about)
        return Question(
            text=asked,
            kind=self.kind,
            options=self.shuffled(shown, asked, game),
            number=True,
            ledger=ledger,
            say=self.say,
            rules=tuple(dict.fromkeys(line.rule for line in ledger.lines)),
            hidden=hidden,
            language=game.language,
        )


def price_now(position: Position) -> engine.Ledger | None:
    """What the next purchase would cost whoever's turn it is; None unless something can be bought now."""
    race = position.active[position.player]
    if position.stage != START or race == NOBODY:
        return None
    return next_price(position, race)


def _waiting(position: Position, race: int) -> int:
    """Tokens of the race where it only waits: they are easily overlooked."""
    return sum(position.tokens[region] for region in bits(position.kit[race].refuge))


def _wrong_answers(ledger: Ledger, waiting: int, speaker: Speaker) -> Iterator[WrongAnswer]:
    rules = tuple(dict.fromkeys(line.rule for line in ledger.lines))
    yield from forgotten(ledger, speaker)
    if waiting:
        yield WrongAnswer(ledger.total - waiting, speaker.say("quiz-purchase-waiting"), rules)
    yield WrongAnswer(ledger.total + 1, speaker.say("quiz-purchase-itself"), rules)
    yield WrongAnswer(1, speaker.say("quiz-purchase-one"), rules, weak=True)
