"""A bot that looks ahead: it thinks of what the others will do then, and of its own next turns.

Its candidates are those of the planner. For each it grows a tree over the turns to come, in which everybody
does what is best for them (several opponents play by heuristics there); and it does what leaves it furthest
ahead. With more time it sees more.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sw_widget.engine import actions as do
from sw_widget.engine.position import Position
from sw_widget.engine.turn.picking import combo_names
from sw_widget.explore.bots.ahead_choices import AheadChoices
from sw_widget.explore.bots.choice_reasons import why_chosen
from sw_widget.explore.bots.forced import forced
from sw_widget.explore.bots.plan import Plan, as_known
from sw_widget.explore.bots.reasons import reasons
from sw_widget.explore.bots.thinking_time import ThinkingTime
from sw_widget.explore.bots.turn_options import TurnOption
from sw_widget.explore.turns.hidden import without_hidden
from sw_widget.explore.turns.lines import BestTurn
from sw_widget.game.legal import Action
from sw_widget.game.speaker import Speaker

if TYPE_CHECKING:
    from sw_widget.game.game import Game

EFFORT = 5000
"""Turns that are played out for a plan: about a second."""


@dataclass(frozen=True)
class LookaheadBot:
    """Chooses by what everybody would do next, and what that brings in the end."""

    effort: int | None = EFFORT
    """How long it thinks: how many turns it plays out. With None, only the seconds count."""
    seconds: float | None = None
    """How many seconds it thinks at most. Then what it does depends on the machine."""
    looks: int = 400
    """How many positions its search for lines looks at."""
    name: str = "lookahead"

    def __post_init__(self) -> None:
        if self.effort is None and self.seconds is None:
            raise ValueError("a bot that looks ahead needs a limit: give it an effort, or seconds")

    def think(self, table: Game) -> Plan:
        position, speaker = as_known(table.position), table.speaker
        best_turn = None
        at_once = forced(position)
        if at_once is not None:
            codes, sentence = at_once[0], speaker.say(at_once[1])
        else:
            choices = AheadChoices(position, self.looks, ThinkingTime(self.effort, self.seconds))
            found = choices.all()
            codes = found[0].codes
            sentence = (
                f"{speaker.say(*why_chosen(position, found, speaker))} {_seen(position, choices, speaker)}"
            )
            if choices.found is not None:
                known = without_hidden(choices.found, position, table.hidden)
                best_turn = BestTurn(position, known, speaker)
        actions = tuple(Action(position.rules, code) for code in codes)
        return Plan(actions, reasons(position, codes, speaker), sentence, best_turn)


def _seen(position: Position, choices: AheadChoices, speaker: Speaker) -> str:
    """How much was looked at, and what a single opponent is expected to do."""
    many = len(position.coins) > 2
    said = speaker.say("bot-looked_ahead-many" if many else "bot-looked_ahead", {"n": choices.plays})
    expected = choices.expected
    if expected is None:
        return said
    next_player = ("player", (position.player + 1) % len(position.coins))
    return f"{said} {speaker.say(*_expected(position, expected, next_player))}"


def _expected(
    position: Position, option: TurnOption, player: tuple[str, int]
) -> tuple[str, dict[str, object]]:
    if option.kind == do.PICK:
        names = combo_names(position.rules, (option.race, option.power, 0))
        return "bot-expects-pick", {"player": player, **names}
    return ("bot-expects-decline" if option.kind == do.DECLINE else "bot-expects-going_on"), {
        "player": player
    }
