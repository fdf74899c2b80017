"""A seat at the table that a bot plays for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sw_widget.engine.errors import Spoken
from sw_widget.engine.legal.offers import demanded
from sw_widget.engine.position import Position
from sw_widget.explore.answers import asks
from sw_widget.explore.bots.plan import Bot, Plan
from sw_widget.game.game import Game
from sw_widget.game.legal import Action
from sw_widget.game.players import player_number
from sw_widget.text import sentence

MOST_IN_A_TURN = 1000
"""Actions after which nobody believes that a turn will end; a long one has a few dozen."""


class NotTheirDecision(ValueError):
    """A bot was asked to play while nobody waits for it."""


class NeverEnds(Spoken, RuntimeError):
    """A bot that never ends its turn was stopped."""


class BotMove(NamedTuple):
    """What a bot played, and why."""

    action: Action
    reason: str

    def __str__(self) -> str:
        return self.reason


class Seat:
    """Plays for one player, one action at a time, so that everybody can follow.

    seat = Seat(game, 1, bot("planner"))
    seat.step()         # one action, with its reason
    seat.play_on()      # everything until somebody else decides
    """

    def __init__(self, game: Game, player: int, bot: Bot) -> None:
        self.game = game
        self.player = player_number(player, game.names)
        self.bot = bot
        self.plan: Plan | None = None
        """The whole plan that is being played; it may be out of date until `think` or `step` is called."""
        self._played = 0
        self._fits: Position | None = None
        self._turn: tuple[int, int] | None = None
        self._in_turn = 0

    @property
    def waited_for(self) -> bool:
        """Whether it is for this seat to decide now."""
        return not self.game.over and self.game.to_act.player == self.player

    def think(self) -> Plan:
        """What the bot would do from here. A plan is kept as long as the game goes as it thought."""
        plan = self._in_mind()
        return plan.after(self._played)

    def _in_mind(self) -> Plan:
        """The whole plan, of which some actions may have been played."""
        with self.game.lock:
            if not self.waited_for:
                raise NotTheirDecision(self._why_not())
            plan = self.plan
            if plan is None or self._played == len(plan) or self.game.position != self._fits:
                plan = None
            elif self._played and asks(self.game.position):
                plan = None  # what was to follow is no answer, even where it could be played
            elif self._is_new() and self.game.why_not(plan.actions[self._played]) is not None:
                plan = None  # nobody could plan for what is asked now, or was turned up
            if plan is None:
                plan = self.plan = self.bot.think(self.game.seen_by(self.player))
                self._played = 0
                self._fits = self.game.position.clone()
            return plan

    def _is_new(self) -> bool:
        """Whether something may have come up that no plan could know."""
        position = self.game.position
        turned_up = self._played and any(note.hidden for note in position.rules.notes.values())
        return bool(turned_up) or _is_asked(position)

    def step(self) -> BotMove:
        """Play one action of the plan, and say why."""
        with self.game.lock:  # nobody may move between the thought and the deed
            plan = self._in_mind()
            told = BotMove(plan.actions[self._played], plan.reasons[self._played])
            self._count(told.action)
            self.game.play(told.action, by=self.player)
            self._played += 1
            self._fits = self.game.position.clone()
            return told

    def _count(self, action: Action) -> None:
        """A turn has no limit in the rules: tokens can be redeployed for ever. Nobody would wait for that."""
        turn = (self.game.turn, self.game.position.player)
        self._in_turn = self._in_turn + 1 if turn == self._turn else 1
        self._turn = turn
        if self._in_turn > MOST_IN_A_TURN:
            told = {"bot": self.bot.name, "n": MOST_IN_A_TURN, "action": repr(action)}
            raise NeverEnds(sentence("bot-never_ends", told))

    def play_on(self) -> list[BotMove]:
        """Play until somebody else decides, or the game is over."""
        told = [self.step()]
        while self.waited_for:
            told.append(self.step())
        return told

    def _why_not(self) -> str:
        name = self.game.names[self.player]
        if self.game.over:
            return f"the game is over: there is nothing left to decide for {name}"
        return f"{self.game.names[self.game.to_act.player]} decides now, not {name}"

    def __repr__(self) -> str:
        return f"<Seat of {self.game.names[self.player]}: {self.bot.name}>"


def _is_asked(position: Position) -> bool:
    """Whether something must be answered before the turn goes on."""
    return asks(position) or (position.rules.asks_first and demanded(position) is not None)


def play_out(game: Game, bots: Sequence[Bot]) -> Game:
    """Let bots, one for each player, play the game to its end."""
    if len(bots) != len(game.names):
        raise ValueError(f"{len(game.names)} players need a bot each, and there are {len(bots)}")
    seats = [Seat(game, player, bot) for player, bot in enumerate(bots)]
    while not game.over:
        seats[game.to_act.player].step()
    return game
