"""A bot as an answer: it has to play whole games, and to win them."""

from __future__ import annotations

from typing import Any

from sw_widget.explore.bots import Bot, Plan, Seat, bot
from sw_widget.game.game import Game
from sw_widget.game.ledger import Refused
from sw_widget.game.legal import Action, Choice

GAMES = 4
LONGEST = 800
"""Steps after which nobody believes that a game will end; a long one has about 300."""
PATTERN = "Plan((action,), (why,), sentence)"


def bot_that_plays(answer: Any) -> str | None:
    """A bot that wins four games against one that does anything that is allowed."""
    if (wrong := _no_bot(answer)) is not None:
        return wrong
    won = 0
    for number in range(GAMES):
        game = Game(players=["Ann", "Ben"], seed=number)
        me = number % 2
        seats = [Seat(game, n, answer if n == me else bot("random", number)) for n in (0, 1)]
        if (wrong := _played(game, seats, me)) is not None:
            return wrong
        won += game.winners == [me]
    if won < GAMES:
        return f"It plays by the rules, and has won {won} of {GAMES} games. Let it conquer whenever it can."
    return None


def _no_bot(answer: Any) -> str | None:
    if isinstance(answer, type):
        return "That is the class. Make a bot of it with a pair of brackets behind its name."
    if not isinstance(getattr(answer, "name", None), str):
        return "A bot needs a `name`, which is a text."
    if not callable(getattr(answer, "think", None)):
        return "A bot needs a method `think(self, table)`."
    return None


def _played(game: Game, seats: list[Seat], me: int) -> str | None:
    """Play a game to its end; says what went wrong if it does not get there."""
    while not game.over:
        if game.steps > LONGEST:
            return f"After {LONGEST} steps the game is still not over. Does it do the same again and again?"
        decides = game.to_act.player
        if decides != me:
            seats[decides].step()
            continue
        try:
            if (wrong := _no_plan(seats[me].bot, game, me)) is not None:
                return wrong
            seats[me].step()
        except Refused as refused:
            return f"It wants to do what is not allowed: {refused.refusal.sentence}"
        except Exception as error:
            # It is theirs, so the fault is told in Python's own words.
            return f"Its think(…) fails: {type(error).__name__}: {error}"
    return None


def _no_plan(answer: Bot, game: Game, me: int) -> str | None:
    """Why what it thinks is no plan. Only asked at the start: it thinks in the same way later."""
    if game.steps > 1:
        return None
    plan: Any = answer.think(game.seen_by(me))
    if plan is None:
        return "Its think(…) gives nothing back: is there a `return` in it?"
    if isinstance(plan, Action | Choice | dict):
        return f"Its think(…) gives the action alone. Make a plan of it: {PATTERN}."
    if not isinstance(plan, Plan):
        return f"Its think(…) gives no plan. This is one: {PATTERN}."
    given: tuple[Any, Any] = (plan.actions, plan.reasons)
    if not all(isinstance(part, tuple) for part in given):
        return f"Actions and reasons come in brackets, with a comma even if there is one: {PATTERN}."
    if not plan.actions:
        return "Its plan is empty. There is always something to do: table.legal has it."
    if len(plan.actions) != len(plan.reasons):
        return "Each action needs a reason, and there are more of the one than of the other."
    return None
