"""The coach: a move that was made beside the best that was found, in coins of its turn.

Of a combo that was picked and of decline it also says what they do for later turns; that is an estimate.
The coach only uses what the player could know then. Where a die decided, it rates the decision, with all
faces of the die, and not the face that fell. It never says more than its ledgers prove.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cached_property
from typing import Any

from sw_widget.engine import actions as do
from sw_widget.engine.actions import AFTER_SCORING, ROLLING, WITHDRAWAL, Code
from sw_widget.engine.position import Position
from sw_widget.engine.rules import START_COINS
from sw_widget.explore.advance import decided_by_die
from sw_widget.explore.beyond_turn import beyond_turn
from sw_widget.explore.rating import Worth, after_move
from sw_widget.explore.turns.goals import Goal
from sw_widget.explore.turns.hidden import without_hidden
from sw_widget.explore.turns.lines import BestTurn, Line, amount
from sw_widget.explore.turns.search import IN_TURN, Found, best
from sw_widget.game import html
from sw_widget.game.action_text import action_text
from sw_widget.game.game import Game
from sw_widget.game.hidden_coins import hidden_from
from sw_widget.game.ledger import Ledger
from sw_widget.game.legal import Action
from sw_widget.game.speaker import Speaker

LOOKS = 10_000
"""How many positions each of the two searches looks at."""
_BEYOND = frozenset((do.PICK, do.DECLINE, do.REDEPLOY, do.PLACE, do.ALLY))


_UNRATED = {WITHDRAWAL: "coach-withdrawal", ROLLING: "coach-rolled"}
"""What is said of a move with which no turn goes on, by phase; otherwise it answers a question."""


class Advice:
    """A move, rated. `lost` is what it gave away by what was found; the sentence says how sure that is."""

    def __init__(
        self,
        step: int,
        action: Action,
        position: Position,
        best_turn: BestTurn | None,
        made: tuple[Worth, Line] | None,
        speaker: Speaker,
        beyond: bool,
        shown: frozenset[int] = frozenset(),
        won: bool = False,
    ) -> None:
        self.step, self.action, self.player = step, action, position.decider
        self.beyond = beyond
        """Whether most of what the move does lies beyond its turn, which is not rated."""
        self._position = position
        self._shown = shown
        """Players who showed only afterwards that they had no coin: the mover could not know."""
        self._speaker = speaker
        self._turn = best_turn
        self._made = made
        self._won = won
        """Whether the move belongs to a turn that won the game at once: then its coins are not rated."""

    @property
    def rated(self) -> bool:
        """Whether there was anything to rate: a defender's withdrawal, an answer or a mere roll brings no
        coins in that turn, and where it has won the game at once, coins do not matter.
        """
        return self._made is not None

    @property
    def made(self) -> Line | None:
        """The best line that begins with the move."""
        return None if self._made is None else self._made[1]

    @property
    def best(self) -> Line | None:
        """The best line from before the move. If a search found none better, that of the move itself."""
        if self._turn is None or self._made is None:
            return None
        return self._made[1] if self._made[0].found >= self._turn.value else self._turn.best

    @property
    def best_worth(self) -> Worth | None:
        """What could be had before the move."""
        if self._turn is None or self._made is None:
            return None
        return Worth(max(self._turn.value, self._made[0].found), self._turn.ceiling)

    @property
    def made_worth(self) -> Worth | None:
        """What could be had after the move."""
        return None if self._made is None else self._made[0]

    @property
    def lost(self) -> Fraction:
        """The coins between the best line that was found and the best that begins with the move."""
        before, after = self.best_worth, self.made_worth
        return Fraction(0) if before is None or after is None else before.found - after.found

    @property
    def proven(self) -> bool:
        """Whether `lost` is exact: neither of the two can be more than what was found."""
        before, after = self.best_worth, self.made_worth
        return before is None or after is None or (before.proven and after.proven)

    @property
    def sentence(self) -> str:
        """The verdict, as far as it is proven."""
        before, after, say = self.best_worth, self.made_worth, self._speaker.say
        if before is None or after is None:
            return say("coach-won" if self._won else _UNRATED.get(self._position.stage, "coach-asked"))
        params = {
            "lost": self._coins(self.lost),
            "amount": amount(before.found, self._speaker),
            "made": amount(after.found, self._speaker),
        }
        # A move that is made for later turns is compared, not blamed.
        if self.proven:
            return say(self._blame("coach-gave_away", "coach-less") if self.lost else "coach-as_good", params)
        if after.limit is not None and after.limit < before.found:
            params["lost"] = self._coins(before.found - after.limit)
            params["limit"] = amount(after.limit, self._speaker)
            return say(self._blame("coach-at_least", "coach-less-at_least"), params)
        if self.lost:
            return say(self._blame("coach-perhaps", "coach-less-perhaps"), params)
        if before.limit is None:
            return say("coach-nothing_better", params)
        return say("coach-nothing_better-limit", {**params, "limit": amount(before.limit, self._speaker)})

    def _coins(self, lost: Fraction) -> int | str:
        """What was given away. Half a coin is no number of coins; beside other numbers it is one."""
        return "half" if lost == Fraction(1, 2) and not self.beyond else amount(lost, self._speaker)

    def _blame(self, lost: str, less: str) -> str:
        return less if self.beyond else lost

    @property
    def caveat(self) -> str:
        """What the verdict leaves out, for moves that are made for later turns as well; else nothing."""
        return self._speaker.say("coach-this_turn_only") if self.beyond else ""

    @cached_property
    def ahead(self) -> str:
        """An estimate of what the move does for later turns, where it picks a combo or declines."""
        return beyond_turn(self._position, self.action.code, self._speaker)

    @property
    def notes(self) -> tuple[str, ...]:
        """How a die was counted, and coins that nobody could know of."""
        say = self._speaker.say
        told = [say("coach-shown", {"player": ("player", player)}) for player in sorted(self._shown)]
        if decided_by_die(self._position, self.action.code):
            told.append(say("coach-all_faces"))
        elif any(line.chancy for _, line in self._lines()):
            told.append(say("coach-average"))
        return tuple(told)

    @property
    def title(self) -> str:
        names = {
            "player": ("player", self.player),
            "move": self._speaker.say(*action_text(self._position, self.action.code)),
        }
        return self._speaker.say("coach-title", names)

    @property
    def accounts(self) -> tuple[Ledger, ...]:
        """All coins of the best line, then of the best that begins with the move."""
        return tuple(line.account for line in (self.best, self.made) if line is not None)

    def __iter__(self) -> Iterator[str]:
        better = ""
        if self.best is not None and self.lost:
            better = self._speaker.say("coach-better", {"plan": self.best.plan})
        return (said for said in (self.caveat, self.sentence, better, self.ahead, *self.notes) if said)

    def _sentences(self) -> Iterator[str]:
        if self.caveat:
            yield f"{self.title}. {self.caveat}"
            yield self.sentence
        else:
            yield f"{self.title}: {self.sentence}"
        if self.ahead:
            yield self.ahead
        yield from self.notes

    def __str__(self) -> str:
        parts = list(self._sentences())
        for id, line in self._lines():
            parts += ["", self._speaker.say(id), f"{line.worth}: {line.plan}"]
            if line.account.lines:
                parts += [self._speaker.say("search-if-success")] if line.chancy else []
                parts.append(str(line.account))
            parts += [line.average] if line.chancy else []
        return "\n".join(parts)

    def __repr__(self) -> str:
        return f"<{self.title}: {self.sentence}>"

    def _repr_html_(self) -> str:
        said = "".join(html.paragraph(sentence) for sentence in self._sentences())
        return said + html.beside(self._column(id, line) for id, line in self._lines())

    def _column(self, id: str, line: Line) -> str:
        """A line with the account of its coins."""
        said = html.heading(self._speaker.say(id)) + html.paragraph(f"{line.worth}: {line.plan}")
        if line.account.lines:
            said += html.paragraph(self._speaker.say("search-if-success")) if line.chancy else ""
            said += line.account._repr_html_()
        return said + (html.paragraph(line.average) if line.chancy else "")

    def _lines(self) -> Iterator[tuple[str, Line]]:
        if self.best is not None and self.lost:
            yield "coach-line-best", self.best
        if self.made is not None:
            yield "coach-line-made", self.made

    def to_dict(self) -> dict[str, Any]:
        return {
            "step": self.step,
            "player": self.player,
            "action": self.action.to_dict(),
            "sentence": self.sentence,
            "caveat": self.caveat,
            "ahead": self.ahead,
            "notes": list(self.notes),
            "lost": str(self.lost),
            "proven": self.proven,
            "beyond": self.beyond,
            "best": None if self.best is None else self.best.to_dict(),
            "made": None if self.made is None else self.made.to_dict(),
        }


def coach(game: Game, step: int = -1, *, looks: int = LOOKS) -> Advice:
    """Rate the move that was made in a step (0 is the first; negative numbers count from the end)."""
    if not game.steps:
        raise IndexError("no move has been made yet: play one first, or ask best_turn() what to play")
    with game.lock:
        action = game.explain(step).action
        step %= game.steps
        position = game.drawn_anew(at=step).position
        decider = position.decider
        before, now = (hidden_from(game, decider, step, seen) for seen in (step, game.steps))
        end = game.position
        won = ("won", decider, "") in end.notes and (end.player, end.turn) == (decider, position.turn)
    speaker, code = game.speaker, action.code
    beyond = code[0] in _BEYOND or position.stage == AFTER_SCORING
    if position.stage not in IN_TURN:
        return Advice(step, action, position, None, None, speaker, beyond=True)
    if won:
        return Advice(step, action, position, None, None, speaker, beyond=False, won=True)
    # What the turn has shown of others' coins is known now.
    view, turn, made = _compared(position, code, now, looks, speaker)
    advice = Advice(step, action, view, turn, made, speaker, beyond)
    if not advice.lost or before == now:
        return advice
    # But nobody is blamed for what could not be known: then nothing better was to be found.
    then = Advice(step, action, *_compared(position, code, before, looks, speaker), speaker, beyond)
    if not then.lost:
        turn = BestTurn(view, Found(Goal(), (made[1].way,), None, turn.looked_at), speaker)
    return Advice(step, action, view, turn, made, speaker, beyond, before - now)


def _compared(
    position: Position, code: Code, hidden: frozenset[int], looks: int, speaker: Speaker
) -> tuple[Position, BestTurn, tuple[Worth, Line]]:
    """The best turn and the best that begins with a move, for whoever does not know some players' coins."""
    view = position.clone()
    for player in hidden:
        view.coins[player] = START_COINS
    found = without_hidden(best(view, Goal(), looks=looks), view, hidden)
    return view, BestTurn(view, found, speaker), after_move(view, code, hidden, looks, speaker)
