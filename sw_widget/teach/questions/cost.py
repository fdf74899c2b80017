"""What does a region cost? Wrong answers forget a line of its ledger, or count one that does not apply."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from sw_widget.engine.checks import Problem
from sw_widget.engine.kit import LEAST
from sw_widget.engine.ledger import Line as RawLine
from sw_widget.engine.rules import MOUNTAIN_DEFENCE, TRIBE_DEFENCE
from sw_widget.game.game import Game
from sw_widget.game.ledger import Ledger
from sw_widget.game.speaker import Speaker
from sw_widget.teach.questions.question import Option, Question
from sw_widget.teach.questions.spec import AboutRegion, which_asks
from sw_widget.teach.questions.wrong_answers import (
    WrongAnswer,
    as_options,
    distinct,
    enough,
    forgotten,
    wrongly_counted,
)
from sw_widget.teach.rules import rule_name

BASE, MINIMUM = "base", "minimum"
# Nobody counts defenders that are not there, but a Lost Tribe or a mountain may be seen where there is none.
_NOT_THERE = {"not-lost_tribe": TRIBE_DEFENCE, "not-mountain": MOUNTAIN_DEFENCE}

# Where nothing else is in the way, no symbol makes a region dearer or cheaper.
_WITHOUT_SYMBOLS = {BASE, "tokens", "lost_tribe", "mountain"}


@dataclass(frozen=True, kw_only=True)
class Cost(AboutRegion):
    """How many tokens does it take?"""

    kind = "cost"

    def about(self, game: Game) -> Question:
        race = self.conquering(game)
        index = self.region_index(game, self.region)
        ledger = game.cost(self.region)
        least = least_sent(game)
        if ledger is None:
            raise Problem(f"{self.path}.region", str(game.why_not_conquer(self.region)))
        speaker = game.speaker
        right = ledger.total
        symbols = game.position.rules.board.regions[index].symbols
        wrong = enough(
            distinct(cost_wrong_answers(ledger, speaker, least, symbols), right, speaker),
            right,
            speaker,
            LEAST,
        )

        def told(tokens: int) -> str:
            return speaker.say("unit-tokens", {"n": tokens})

        shown, hidden = as_options(wrong, Option(told(right), right, True), told)
        about = {"race": ("race", race), "region": ("region", index)}
        asked = speaker.say(which_asks(game, "quiz-ask-cost", "quiz-ask-cost-bare"), about)
        return Question(
            text=asked,
            kind=self.kind,
            options=self.shuffled(shown, asked, game),
            regions=(game.position.rules.board.regions[index].id,),
            number=True,
            ledger=ledger,
            say=self.say,
            rules=tuple(line.rule for line in ledger.lines if line.applied),
            hidden=hidden,
            language=game.language,
        )


def least_sent(game: Game) -> int:
    """The fewest tokens with which the race that acts may conquer."""
    view = game.readied
    kit = view.kit[view.acting]
    return kit.least


def cost_wrong_answers(
    ledger: Ledger, speaker: Speaker, least: int = LEAST, symbols: Iterable[str] = ()
) -> Iterator[WrongAnswer]:
    """Ways to a wrong cost, the most instructive ones first. `least`: the fewest tokens that may be sent;
    `symbols`: what is printed in the region, as a mine.
    """

    def lifted(amounts: Iterable[int]) -> int:
        return max(least, sum(amounts))

    special = [
        wrong_answer
        for wrong_answer in forgotten(ledger, speaker, lifted, without=MINIMUM)
        if wrong_answer.rules[0] not in (BASE, MINIMUM)
    ]
    yield from special
    bare = sum(line.amount for line in ledger.lines if line.rule != MINIMUM)
    if bare < LEAST:
        yield WrongAnswer(max(0, bare), speaker.say("quiz-left-out-minimum"), (MINIMUM,))
    if bare < least != LEAST:
        yield WrongAnswer(max(LEAST, bare), speaker.say("quiz-left-out-least", ledger.raw.params), (MINIMUM,))
    yield from wrongly_counted(ledger, speaker, _would_be_saved, lifted, without=MINIMUM)
    rest = [line.amount for line in ledger.lines if line.rule not in (BASE, MINIMUM)]
    yield WrongAnswer(max(LEAST, sum(rest)), speaker.say("quiz-left-out-base"), (BASE,))
    for line in ledger.lines:
        if line.applied and line.amount < 0:
            wrong_way = {"what": rule_name(line.rule, speaker.language)}
            value = lifted((bare, -2 * line.amount))
            yield WrongAnswer(value, speaker.say("quiz-wrong-way", wrong_way), (line.rule,))
    if {line.rule for line in ledger.lines if line.applied} <= _WITHOUT_SYMBOLS:
        for symbol in symbols:
            say = speaker.say("quiz-symbol-counted", {"symbol": ("symbol", symbol)})
            yield WrongAnswer(bare + 1, say, weak=True)
    for wrong_answer in wrongly_counted(
        ledger, speaker, lambda line: _NOT_THERE.get(line.sentence, 0), lifted, without=MINIMUM
    ):
        yield replace(wrong_answer, weak=True)


def _would_be_saved(line: RawLine) -> int:
    """What a race or power would have taken off if it had applied."""
    saved = line.params.get("n")
    return -saved if isinstance(saved, int) and "name" in line.params else 0
