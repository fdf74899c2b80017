"""What would the turn score? Wrong answers forget declined regions or a bonus, or count what does not pay."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from sw_widget.engine.actions import REDEPLOYMENT
from sw_widget.engine.checks import Problem
from sw_widget.engine.ledger import Line as RawLine
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import NOBODY
from sw_widget.game.game import Game
from sw_widget.game.ledger import Ledger
from sw_widget.game.speaker import Speaker
from sw_widget.teach.questions.question import Option, Question
from sw_widget.teach.questions.spec import QuestionSpec
from sw_widget.teach.questions.wrong_answers import (
    WrongAnswer,
    as_options,
    distinct,
    enough,
    forgotten,
    wrongly_counted,
)

_OF_REGIONS = ("regions", "declined")
FLOOR = "floor"
"""The line that gives back what was taken off a region beyond its worth."""
LESS, COAST = "less_", "coastal"
"""What sentences have in them that are about coins taken off, and about coasts."""


@dataclass(frozen=True, kw_only=True)
class Coins(QuestionSpec):
    """How many coins would the turn bring?"""

    kind = "coins"

    def about(self, game: Game) -> Question:
        if game.position.phase > REDEPLOYMENT:
            raise Problem(
                self.path, f"the turn has scored already, so {self.kind!r} cannot be asked: {game.prompt}"
            )
        speaker, ledger = game.speaker, game.score_preview()
        right = ledger.total
        wrong = enough(distinct(_wrong_answers(game, ledger), right, speaker), right, speaker)

        def told(coins: int) -> str:
            return speaker.say("unit-coins", {"n": coins})

        shown, hidden = as_options(wrong, Option(told(right), right, True), told)
        asked = speaker.say("quiz-ask-coins", {"player": ("player", game.position.player)})
        return Question(
            text=asked,
            kind=self.kind,
            options=self.shuffled(shown, asked, game),
            number=True,
            ledger=ledger,
            say=self.say,
            rules=tuple(line.rule for line in ledger.lines if line.applied),
            hidden=hidden,
            language=game.language,
        )


def _wrong_answers(game: Game, ledger: Ledger) -> Iterator[WrongAnswer]:
    speaker, total = game.speaker, ledger.total
    of_regions = sum(line.amount for line in ledger.lines if line.rule in _OF_REGIONS)
    counted = [line for line in ledger.lines if line.applied and line.amount]
    # Bonuses and declined regions are what is forgotten, rather than the regions of the active race, which
    # nobody forgets where they are all there is.
    likely = sorted(_forgotten(ledger, speaker), key=lambda wrong_answer: wrong_answer.rules == ("regions",))
    yield from (
        wrong_answer for wrong_answer in likely if len(counted) > 1 or wrong_answer.rules != ("regions",)
    )
    bonuses = [line for line in counted if line.rule not in _OF_REGIONS]
    if len(bonuses) > 1 and all(line.amount > 0 for line in bonuses):
        rules = tuple(line.rule for line in bonuses)
        yield WrongAnswer(of_regions, speaker.say("quiz-coins-bonuses"), rules)
    yield from wrongly_counted(ledger, speaker, _would_be)
    yield from _all_of_them(ledger, speaker)
    position = game.position
    race = position.active[position.player]
    held = position.held[race] if race != NOBODY else 0
    tokens = sum(position.tokens[region] for region in bits(held))
    kits = [kit for race in position.races_of(position.player) if (kit := position.kit[race]) is not None]
    if tokens > held.bit_count() and not any(kit.outlook.stacks_in_decline for kit in kits):
        yield WrongAnswer(total - held.bit_count() + tokens, speaker.say("quiz-coins-tokens"), ("regions",))
    board = position.rules.board
    water = list(bits(board.around(held) & board.water & ~held))
    if any(kit.outlook.leaving_pays for kit in kits) or any(
        COAST in line.sentence for line in ledger.raw.lines
    ):
        return  # what follows is not the whole truth for them
    if water:
        say = speaker.say("quiz-coins-water", {"what": board.regions[water[0]].name})
        yield WrongAnswer(total + 1, say, ("water", "regions"), weak=True)
    elif held:
        yield WrongAnswer(total + 1, speaker.say("quiz-coins-neighbour"), ("regions",), weak=True)


def _would_be(line: RawLine) -> int:
    """What a line would have brought: its coins where the account says them; one for each region where only
    those beyond a number count; else a single one.
    """
    for key in ("n", "held"):
        coins = line.params.get(key)
        if isinstance(coins, int) and coins:
            return coins
    return -1 if LESS in line.sentence else 1


def _forgotten(ledger: Ledger, speaker: Speaker) -> Iterator[WrongAnswer]:
    """Wrong answers that forget a line; without a line that takes coins away, none are given back either."""
    given_back = sum(line.amount for line in ledger.lines if line.rule == FLOOR)
    counted = (line for line in ledger.lines if line.applied and line.amount)
    for line, wrong_answer in zip(counted, forgotten(ledger, speaker), strict=True):
        yield (
            replace(wrong_answer, value=wrong_answer.value - given_back) if line.amount < 0 else wrong_answer
        )


def _all_of_them(ledger: Ledger, speaker: Speaker) -> Iterator[WrongAnswer]:
    """Where only regions beyond a number pay: the coins of somebody who counted all."""
    for raw, line in zip(ledger.raw.lines, ledger.lines, strict=True):
        limit, held = raw.params.get("limit"), raw.params.get("held")
        if line.applied and isinstance(limit, int) and isinstance(held, int) and held > limit:
            each = line.amount // (held - limit)
            yield WrongAnswer(ledger.total + limit * each, speaker.say("quiz-coins-beyond"), (line.rule,))
