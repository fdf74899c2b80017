"""What would the turn score? Wrong answers forget declined regions or a bonus, or count what does not pay."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Self

from sw_widget.engine.actions import REDEPLOYMENT
from sw_widget.engine.board import bits
from sw_widget.engine.checks import Problem
from sw_widget.engine.ledger import Line as RawLine
from sw_widget.engine.position import NOBODY
from sw_widget.game.game import Game
from sw_widget.game.ledger import Ledger
from sw_widget.teach.questions.question import Option, Question
from sw_widget.teach.questions.slips import (
    Slip,
    as_options,
    counted_in_vain,
    distinct,
    enough,
    forgotten,
)
from sw_widget.teach.questions.spec import QuestionSpec

_OF_REGIONS = ("regions", "declined")


@dataclass(frozen=True, kw_only=True)
class Coins(QuestionSpec):
    """How many coins would the turn bring?"""

    kind = "coins"

    @classmethod
    def read(cls, data: dict[str, Any], path: str) -> Self:
        return cls(**cls.shared(data, path))

    def own(self) -> dict[str, Any]:
        return {}

    def about(self, game: Game) -> Question:
        if game.position.phase > REDEPLOYMENT:
            raise Problem(
                self.path, f"the turn has scored already, so {self.kind!r} cannot be asked: {game.prompt}"
            )
        speaker, ledger = game.speaker, game.score_preview()
        right = ledger.total
        slips = enough(distinct(_slips(game, ledger), right, speaker), right, speaker)

        def told(coins: int) -> str:
            return speaker.say("unit-coins", {"n": coins})

        shown, hidden = as_options(slips, Option(told(right), right, True), told)
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


def _slips(game: Game, ledger: Ledger) -> Iterator[Slip]:
    speaker, total = game.speaker, ledger.total
    of_regions = sum(line.amount for line in ledger.lines if line.rule in _OF_REGIONS)
    counted = [line for line in ledger.lines if line.applied and line.amount]
    # Bonuses and declined regions are what is forgotten, rather than the regions of the active race, which
    # nobody forgets where they are all there is.
    likely = sorted(forgotten(ledger, speaker), key=lambda slip: slip.rules == ("regions",))
    yield from (slip for slip in likely if len(counted) > 1 or slip.rules != ("regions",))
    bonuses = tuple(line.rule for line in counted if line.rule not in _OF_REGIONS)
    if len(bonuses) > 1:
        yield Slip(of_regions, speaker.say("quiz-coins-bonuses"), bonuses)
    yield from counted_in_vain(ledger, speaker, _would_be)
    position = game.position
    race = position.active[position.player]
    held = position.held[race] if race != NOBODY else 0
    tokens = sum(position.tokens[region] for region in bits(held))
    if tokens > held.bit_count():
        yield Slip(total - held.bit_count() + tokens, speaker.say("quiz-coins-tokens"), ("regions",))
    board = position.rules.board
    water = list(bits(board.around(held) & board.water & ~held))
    if water:
        say = speaker.say("quiz-coins-water", {"what": board.regions[water[0]].name})
        yield Slip(total + 1, say, ("water", "regions"), weak=True)
    elif held:
        yield Slip(total + 1, speaker.say("quiz-coins-neighbour"), ("regions",), weak=True)


def _would_be(line: RawLine) -> int:
    """What a bonus would have brought: its coins where the account says them, else a single one."""
    coins = line.params.get("n")
    return coins if isinstance(coins, int) and coins else 1
