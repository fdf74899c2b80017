"""All that chance can make of one action: each face of the die, its branch, and what the turn would pay."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from sw_widget.engine.actions import ATTEMPT, ROLL, Code
from sw_widget.explore.data_table import Cell, DataTable, Row
from sw_widget.explore.turns.lines import amount
from sw_widget.explore.whatif.branch import Branch
from sw_widget.explore.whatif.player_status import PlayerStatus
from sw_widget.game.ledger import Ledger
from sw_widget.game.legal import Action
from sw_widget.game.speaker import Speaker

# What goes without saying in a table that says it in its first column, or at the end of every attempt.
_UNSAID = {"die_rolled", "die_rolled_for", "conquests_ended", "troops_readied"}


@dataclass(frozen=True)
class Outcome:
    """What comes of an action if the die shows one face; the face is None where no die is rolled."""

    face: int | None
    chance: Fraction
    branch: Branch
    """A branch of the branch, on which the die fell so: to look at, or to play on."""
    coins: int
    """What the turn would bring from here if it ended then."""
    score: Ledger | None
    """Where those coins come from."""
    sentence: str
    """What happens."""

    def to_dict(self) -> dict[str, Any]:
        return {
            "face": self.face,
            "chance": str(self.chance),
            "coins": self.coins,
            "score": None if self.score is None else self.score.to_dict(),
            "sentence": self.sentence,
        }


class Outcomes:
    """Every outcome of an action with its probability. Iterating gives them, the lowest face first."""

    def __init__(self, branch: Branch, code: Code, outcomes: tuple[Outcome, ...]) -> None:
        self.action = Action(branch.position.rules, code)
        self.outcomes = outcomes
        self._speaker = branch.speaker
        self._code = code

    @property
    def expected(self) -> Fraction:
        """The coins that the turn would bring on average if it ended after the action."""
        return sum((outcome.chance * outcome.coins for outcome in self.outcomes), Fraction(0))

    @property
    def table(self) -> DataTable:
        """The outcomes as a table."""
        say = self._speaker.say
        heads = ("whatif-head-die", "whatif-head-chance", "whatif-head-happens", "whatif-head-brings")
        rows = [
            Row(
                _said(outcome.face, self._speaker),
                (
                    Cell(str(outcome.chance)),
                    Cell(outcome.sentence),
                    Cell(say("unit-coins", {"n": outcome.coins})),
                ),
            )
            for outcome in self.outcomes
        ]
        note = say("whatif-expected", {"amount": amount(self.expected, self._speaker)})
        return DataTable(self.title, tuple(say(head) for head in heads), tuple(rows), (note,))

    @property
    def title(self) -> str:
        say, kind = self._speaker.say, self._code[0]
        if kind == ATTEMPT:
            return say("whatif-outcomes", {"region": ("region", self._code[1])})
        return say("whatif-outcomes-roll" if kind == ROLL else "whatif-outcomes-sure")

    def __iter__(self) -> Iterator[Outcome]:
        return iter(self.outcomes)

    def __len__(self) -> int:
        return len(self.outcomes)

    def __getitem__(self, face: int | None) -> Outcome:
        """The outcome with that face of the die."""
        for outcome in self.outcomes:
            if outcome.face == face:
                return outcome
        raise KeyError(face)

    def __str__(self) -> str:
        return str(self.table)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return self.table.html()

    def to_dict(self) -> dict[str, Any]:
        return {
            "action": self.action.to_dict(),
            "outcomes": [outcome.to_dict() for outcome in self.outcomes],
            "expected": str(self.expected),
        }


def every_outcome(branch: Branch, code: Code) -> Outcomes:
    """Play the action once for each face of the die, on branches of the branch."""
    action = Action(branch.position.rules, code)
    player, before = branch.position.decider, branch.position.coins
    found = []
    for face, chance in branch.outcomes(action).items():
        name = None if face is None else branch.speaker.say("whatif-fell", {"die": face})
        after = Branch(branch, name)
        after.play(action, die=face)
        standing = PlayerStatus.of(after, player)
        found.append(
            Outcome(
                face,
                chance,
                after,
                standing.coins_then - before[player],
                standing.score,
                _what_happens(after),
            )
        )
    return Outcomes(branch, code, tuple(found))


def _said(face: int | None, speaker: Speaker) -> str:
    """What the die shows, in words."""
    if face is None:
        return speaker.say("whatif-face-none")
    return speaker.say("whatif-face", {"die": face})


def _what_happens(branch: Branch) -> str:
    events = branch.events_of(-1)
    said = [event.sentence for event in events if event.kind not in _UNSAID]
    if not said:
        # After a roll nothing has happened yet but that more can be paid for.
        said = [branch.speaker.say("whatif-payable", {"n": len(branch.targets())})]
    return " ".join(said)
