"""What a bot is, and what it says it will do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from sw_widget.engine import actions as do
from sw_widget.engine.actions import Code
from sw_widget.engine.position import Position
from sw_widget.explore.advance import advance, decided_by_die
from sw_widget.game import html
from sw_widget.game.legal import Action

if TYPE_CHECKING:
    from sw_widget.explore.turns.lines import BestTurn
    from sw_widget.game.game import Game


class Bot(Protocol):
    """Somebody to play against. A bot holds no game: it is shown a table, and says what it would do there."""

    @property
    def name(self) -> str:
        """What the bot is called in results."""

    def think(self, table: Game) -> Plan:
        """What the player who must decide should do.

        The table shows what that player knows, and is left as it is; the same table gets the same plan.
        """


@dataclass(frozen=True)
class Plan:
    """What a bot will do until its turn ends, a die falls or somebody else decides; and why."""

    actions: tuple[Action, ...]
    reasons: tuple[str, ...]
    """Why, for each action."""
    sentence: str
    """Why it does all this."""
    best: BestTurn | None = None
    """The search that the plan rests on, if it rests on one."""

    def after(self, played: int) -> Plan:
        """What is left of it once so many actions have been played."""
        return replace(self, actions=self.actions[played:], reasons=self.reasons[played:])

    def __iter__(self) -> Iterator[tuple[Action, str]]:
        return zip(self.actions, self.reasons, strict=True)

    def __len__(self) -> int:
        return len(self.actions)

    def __str__(self) -> str:
        return "\n".join((self.sentence, *(f"{number}. {why}" for number, why in enumerate(self.reasons, 1))))

    def _repr_html_(self) -> str:
        return html.paragraph(self.sentence) + html.ordered(html.paragraph(why) for why in self.reasons)

    def to_dict(self) -> dict[str, Any]:
        return {
            "sentence": self.sentence,
            "steps": [{"action": action.to_dict(), "reason": why} for action, why in self],
            "best": None if self.best is None else self.best.to_dict(),
        }


def ends_plan(before: Position, code: Code, after: Position) -> bool:
    """Whether nobody can plan beyond an action: a die was rolled, or another player or turn has come."""
    return (
        decided_by_die(before, code)
        or after.over
        or (after.decider, after.player, after.turn) != (before.decider, before.player, before.turn)
    )


def as_known(position: Position) -> Position:
    """A copy without hidden knowledge: the stacks lie in the order of the box."""
    known = position.clone()
    known.seed = 0
    known.race_stack, known.power_stack = sorted(known.race_stack), sorted(known.power_stack)
    known.hide_anew(Random(0))
    return known


def after(position: Position, codes: Sequence[Code]) -> Position:
    """The position after some actions without chance."""
    position = position.clone()
    for code in codes:
        advance(position, code)
    return position


def effective(position: Position, codes: Iterable[Code]) -> tuple[Code, ...]:
    """The same actions without those that put things where they stand already.

    So a bot that is asked again and again in a redeployment comes to its end.
    """
    position = position.clone()
    kept = []
    for code in codes:
        before = position.clone() if code[0] in _PUTS_DOWN else None
        if not decided_by_die(position, code):
            advance(position, code)
        if before != position:
            kept.append(code)
    return tuple(kept)


_PUTS_DOWN = frozenset((do.REDEPLOY, do.PLACE, do.ALLY))
