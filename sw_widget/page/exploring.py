"""Exploring on the page: branches, the best turn, and seats that bots play for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from sw_widget.engine.checks import choice, shown
from sw_widget.engine.events import CONQUESTS
from sw_widget.explore.beyond_turn import beyond_turn
from sw_widget.explore.bots import Bot, LookaheadBot, Seat, bot, bots
from sw_widget.explore.turns.lines import BestTurn, amount
from sw_widget.explore.whatif.branch import Branch
from sw_widget.game.errors import ActionError, problems_as
from sw_widget.game.game import Game
from sw_widget.game.players import player_number
from sw_widget.page.cached_speaker import CachedSpeaker
from sw_widget.text import AllOf

TOLD = ("picked", "declined", "scored")
"""What is told of a whole turn as it is."""

SECONDS = 1.0
"""How long the best turn is looked for, and how long a bot thinks at most, on any machine."""


class Asked(NamedTuple):
    """A message of the page, with the step and the viewer of the page."""

    content: Mapping[str, Any]
    step: int
    viewer: int | None
    """Whose knowledge a branch has; None for all of it."""
    sitter: int | None
    """Who sits at the page; None if it is everybody's."""
    speaker: CachedSpeaker


class Thought(NamedTuple):
    """Why a bot took a step."""

    entry: object
    """What was played then: somebody may take it back and go another way."""
    reason: str
    plan: str | None
    """What the whole plan is about, where this step begins it."""


class Exploring:
    """Which game is shown, the real one or a branch of it, and which players bots play for."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._branch_shown: Branch | None = None
        self.advice: BestTurn | None = None
        """The best turn that was asked for last, while the branch with it is shown."""
        self._bots: dict[Game, dict[int, Bot]] = {game: {}}
        """Who plays for whom, in the game and in each branch that was shown."""
        self._seats: dict[tuple[Game, int], Seat] = {}
        self._reasons: dict[tuple[Game, int], Thought] = {}
        self._answers: dict[str, Callable[[Asked], str]] = {
            "what_if": self._begin,
            "show": self._show,
            "rename": self._rename,
            "forget": self._forget,
            "adopt": self._adopt,
            "best": self._best,
            "seat": self._give_seat,
            "bot": self._let_play,
        }

    # What is shown

    @property
    def branch(self) -> Branch | None:
        """The branch that is shown; None while the real game is, also after somebody forgot the branch."""
        branch = self._branch_shown
        return branch if branch is not None and branch in self.game.what_ifs else None

    @property
    def shown(self) -> Game:
        """What the page shows."""
        return self.game if self.branch is None else self.branch

    @property
    def columns(self) -> list[Game]:
        """The real game, then its branches."""
        return [self.game, *self.game.what_ifs]

    def show(self, branch: Branch | None) -> None:
        """Show a branch, or with None the real game."""
        self._branch_shown, self.advice = branch, None
        if branch is not None:
            self._bots.setdefault(branch, dict(self._bots[self.game]))

    def eyes(self, viewer: int | None, game: Game) -> int | None:
        """The player whose view the page shows; None while a bot decides and several people watch."""
        if viewer is not None:
            return viewer
        people = [player for player in range(len(self.game.names)) if player not in self._bots[self.game]]
        if len(people) == 1:
            return people[0]
        decider = game.to_act.player
        return decider if decider in people else None

    def known_coins(self, game: Game, viewer: int | None, open_coins: bool) -> frozenset[int]:
        """Whose coins may be shown: all of them in the open or at the real end, else the viewer's own.

        Without a viewer of its own the page belongs to whoever decides, as at a table with one notebook. A
        branch that knows one player's coins only has nothing else to show, and not even those if a bot has
        taken the seat since.
        """
        if isinstance(game, Branch) and game.viewer is not None:
            known = game.viewer
            return frozenset((known,) if known == viewer or known not in self._bots[self.game] else ())
        if open_coins or self.game.over:
            return frozenset(range(len(self.game.names)))
        eyes = self.eyes(viewer, game)
        return frozenset(() if eyes is None else (eyes,))

    # What the page asks for

    def answers(self, kind: object) -> bool:
        """Whether messages of that kind are answered here."""
        return kind in self._answers

    def answer(self, asked: Asked) -> str:
        """Do what a message asks for; says in a sentence what came of it."""
        return self._answers[asked.content["type"]](asked)

    def _begin(self, asked: Asked) -> str:
        """A new branch from the step that is shown. Beside a branch, it begins where that one began, or goes
        `off` from where it stands.
        """
        before = self.branch
        if before is None:
            branch = self.game.what_if(at=asked.step, viewer=asked.viewer)
        else:
            branch = self.game.what_if(at=before.start, viewer=before.viewer)
            for played in before.log[: asked.step] if asked.content.get("off") is True else ():
                branch.play(played)
        self.show(branch)
        return asked.speaker.say("explore-begun", {"branch": branch.name})

    def _show(self, asked: Asked) -> str:
        column = self._column(asked)
        if isinstance(column, Branch):
            self.show(column)
            return asked.speaker.say("explore-shown", {"branch": column.name})
        self.show(None)
        return asked.speaker.say("explore-back")

    def _rename(self, asked: Asked) -> str:
        name: Any = asked.content.get("name")
        return asked.speaker.say("explore-renamed", {"branch": self._branch(asked).rename(name).name})

    def _forget(self, asked: Asked) -> str:
        branch = self._branch(asked)
        self.game.forget(branch)
        self._seats = {key: seat for key, seat in self._seats.items() if key[0] is not branch}
        self._reasons = {key: noted for key, noted in self._reasons.items() if key[0] is not branch}
        self._bots.pop(branch, None)
        if branch is self._branch_shown:
            self.show(None)
        return asked.speaker.say("explore-forgotten", {"branch": branch.name})

    def _adopt(self, asked: Asked) -> str:
        if self.branch is None:
            raise ActionError("adopt", "the real game is shown, there is nothing to adopt")
        if self.game.to_act.player in self._bots[self.game]:
            raise ActionError("adopt", "a bot decides in the game now")
        adopted = self.branch.adopt(by=asked.sitter)
        self.show(None)
        return f"{asked.speaker.say('explore-back')} {adopted}"

    def _column(self, asked: Asked) -> Game:
        number, columns = asked.content.get("column"), self.columns
        if isinstance(number, bool) or not isinstance(number, int) or number not in range(len(columns)):
            raise ActionError("column", f"there is no what-if {shown(number)}")
        return columns[number]

    def _branch(self, asked: Asked) -> Branch:
        column = self._column(asked)
        if not isinstance(column, Branch):
            raise ActionError("column", "that is the real game, not a what-if")
        return column

    # The best turn

    def _best(self, asked: Asked) -> str:
        """Play the best turn on a branch, as far as no die decides, with what there is to say about it."""
        known = self.shown
        # A branch knows no more than it may.
        viewer = asked.viewer if self.branch is None else None
        best = known.best_turn(seconds=SECONDS, viewer=viewer)
        position = (known if viewer is None else known.seen_by(viewer)).position
        ahead = beyond_turn(position, best.best.actions[0].code, asked.speaker.uncached)
        if self.branch is None:
            name = asked.speaker.say("explore-best", {"amount": amount(best.value, asked.speaker.uncached)})
            taken = {branch.name for branch in self.game.what_ifs}
            self.show(self.game.what_if(None if name in taken else name, viewer=asked.viewer))
        self.advice = best
        actions = best.best.actions
        for action in actions[:-1] if best.best.chancy else actions:
            self.shown.play(action.to_dict())
        return f"{best.sentence} {ahead}".rstrip()

    # Bots

    def bot_of(self, player: int) -> Bot | None:
        """Who plays for that player."""
        return self._bots[self.shown].get(player)

    @property
    def waits_for_bot(self) -> bool:
        """Whether a bot must decide in what is shown."""
        return not self.shown.over and self.shown.to_act.player in self._bots[self.shown]

    def give_seat(self, player: object, name: object) -> None:
        """Let a bot play for a player; with None, let the player decide again."""
        player = player_number(player, self.game.names)
        if name is None:
            self._bots[self.shown].pop(player, None)
        else:
            with problems_as(ActionError):
                chosen = bot(choice(name, bots(), "bot", "bot"), seed=self.game.seed)
            if isinstance(chosen, LookaheadBot):
                chosen = replace(chosen, seconds=SECONDS)
            self._bots[self.shown][player] = chosen
        self._seats = {key: seat for key, seat in self._seats.items() if key[1] != player}

    def _give_seat(self, asked: Asked) -> str:
        player, name = asked.content.get("player"), asked.content.get("bot")
        self.give_seat(player, name)
        if name is None:
            return asked.speaker.say("explore-seat-taken", {"player": ("player", player)})
        said = {"player": ("player", player), "bot": asked.speaker.say(f"explore-bot-{name}")}
        return asked.speaker.say("explore-seat-given", said)

    def _let_play(self, asked: Asked) -> str:
        return self.let_play(whole=asked.content.get("whole") is True, speaker=asked.speaker)

    def let_play(self, *, whole: bool, speaker: CachedSpeaker) -> str:
        """Let the bot that must decide take one step, and say why; or its whole turn, and say what it did."""
        if not self.waits_for_bot:
            raise ActionError("bot", "no bot must decide now")
        known = self.shown
        player = known.to_act.player
        seat = self._seats.get((known, player))
        if seat is None:
            seat = self._seats[known, player] = Seat(known, player, self._bots[known][player])
        first, reason = known.steps, ""
        while known.steps == first or (whole and seat.waited_for):
            plan = seat.plan
            reason = seat.step().reason
            assert seat.plan is not None
            begins = None if seat.plan is plan else seat.plan.sentence
            self._reasons[known, known.steps] = Thought(self._entry(known.steps), reason, begins)
        return _turn_told(known, first, player, speaker) if whole else reason

    def reason(self, step: int) -> str | None:
        """Why a bot took the step that is shown; None where no bot did."""
        thought = self._thought(step)
        return None if thought is None else thought.reason

    def plan(self, step: int) -> str | None:
        """What the plan is about that a bot began with the step; None where none began."""
        thought = self._thought(step)
        return None if thought is None else thought.plan

    def _thought(self, step: int) -> Thought | None:
        thought = self._reasons.get((self.shown, step))
        if thought is None or not 0 < step <= self.shown.steps:
            return None
        return thought if thought.entry == self._entry(step) else None

    def _entry(self, step: int) -> object:
        moment = self.shown.history[step]
        return moment.code, moment.die


def _turn_told(game: Game, first: int, player: int, speaker: CachedSpeaker) -> str:
    """What a player did since a step, in short."""
    said, taken = [], []
    for step in range(first + 1, game.steps + 1):
        for event in game.history[step].events:
            if event.kind in TOLD and event.params["player"] == ("player", player):
                said.append((event.kind == "scored", speaker.say(f"event-{event.kind}", event.params)))
            elif event.kind in (*CONQUESTS, "converted") and game.history[step - 1].position.player == player:
                taken.append(speaker.uncached.named(event.params)["region"])
    if taken:
        names = {"player": ("player", player), "regions": AllOf(taken)}
        said.append((False, speaker.uncached.say("explore-took", names)))
    return " ".join(text for _, text in sorted(said, key=lambda item: item[0]))
