"""The methods of a game that explore it: what-ifs, the best turn, threats, the coach, the report.

Their code is in `sw_widget.explore`, which imports the game. Each method imports what it needs only when it
is called, so a game that is only played never loads that package.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, cast

from sw_widget.engine.chance import shuffled
from sw_widget.engine.checks import shown, whole
from sw_widget.engine.rules import START_COINS
from sw_widget.game.action_codec import AnyRegion
from sw_widget.game.errors import ActionError
from sw_widget.game.hidden_coins import hidden_from
from sw_widget.game.players import player_number
from sw_widget.game.questions import QuestionMethods
from sw_widget.game.scenario.reading import Loaded

if TYPE_CHECKING:
    from sw_widget.explore.coach import Advice
    from sw_widget.explore.reports.report import Report
    from sw_widget.explore.turns.lines import BestTurn
    from sw_widget.explore.whatif.branch import Branch
    from sw_widget.explore.whatif.threats import Threats
    from sw_widget.game.game import Game


class ExplorationMethods(QuestionMethods):
    """The methods of `Game` that explore it."""

    _kept: list[Branch]
    """The what-ifs that are kept, oldest first. They belong to whoever explores: no copy or save has them."""
    hidden: frozenset[int] = frozenset()
    """Players whose coins are not known here: they count as the coins that everybody starts with."""

    # Branches

    def branch(self, *, at: int | None = None, seed: int | None = None) -> Game:
        """A game of its own that starts where this one stands; nothing played on it touches this one.

        `at` branches after so many steps. What the players cannot know is drawn anew: the order of the
        stacks and the dice to come; another `seed` draws them differently.
        """
        from sw_widget.game.game import Game

        return Game.from_position(self.drawn_anew(at=at, seed=seed), self._game.language)

    def copy(self) -> Game:
        """The same game once more: same stacks, same dice to come, same log; each is played on alone.

        Unlike in a `branch`, nothing is drawn anew. Listeners and what-ifs stay with the original.
        """
        from sw_widget.game.copying import copy_of

        return copy_of(self._game)

    def seen_by(self, viewer: int) -> Game:
        """A game of its own that starts here and holds only what a player may know: for bots to think on."""
        from sw_widget.game.game import Game

        self.check_viewer(viewer)
        seen = Game.from_position(self.drawn_anew(viewer=viewer), self._game.language)
        seen.hidden = self.hidden | hidden_from(self._game, viewer, self._game.steps)
        return seen

    def check_viewer(self, viewer: int | None) -> None:
        """Refuse a viewer who is not at the table."""
        if viewer is not None:
            player_number(viewer, self._game.names, "viewer")

    def drawn_anew(
        self, *, at: int | None = None, seed: int | None = None, viewer: int | None = None
    ) -> Loaded:
        """The position after so many steps, with new stacks and, for a viewer, without others' coins."""
        game = self._game
        if at is not None and whole(at) is None:
            raise ActionError("at", f"must be a number of steps, not {shown(at)}")
        position = game.position.clone() if at is None else game.at(at)
        rng = Random(f"branch/{game.seed}/{game.steps if at is None else at}/{seed}")
        position.seed = int(rng.random() * 2**53)
        position.race_stack = shuffled(position.race_stack, rng)
        position.hide_anew(rng)
        position.power_stack = shuffled(position.power_stack, rng)
        if viewer is not None:
            for player in hidden_from(game, viewer, game.steps if at is None else at):
                position.coins[player] = START_COINS
        return Loaded(position, list(game.names), game.title, game.text, [], [], None)

    def what_if(self, name: str | None = None, *, at: int | None = None, viewer: int | None = None) -> Branch:
        """A branch to try things on, which is kept in `what_ifs`; nothing played on it touches this game.

        `name` is what to call it; if another is called that already, a number is put behind it, so that a
        cell of a notebook can be run twice. `at` starts it after so many steps. What nobody can know is drawn
        anew, as in `branch`; for a `viewer` the coins of the others are hidden as well: they count as the
        coins that everybody starts with, unless somebody has shown in this turn to have none. `adopt` plays
        on this game what was tried.
        """
        from sw_widget.explore.whatif.branch import Branch, free_name

        game = self._game
        with game.lock:
            branch = Branch(game, name, at=at, viewer=viewer)
            branch.rename(free_name(branch.name, self._kept))
            self._kept.append(branch)
        return branch

    @property
    def what_ifs(self) -> list[Branch]:
        """The what-ifs that are kept, oldest first."""
        return list(self._kept)

    def forget(self, branch: Branch) -> None:
        """Keep a what-if no longer. It can still be played on and looked at by whoever has it."""
        with self._game.lock:
            for index, kept in enumerate(self._kept):
                if kept is branch:
                    del self._kept[index]
                    return
        raise ValueError(f"this game keeps no such what-if: {branch!r}")

    # Advice

    def best_turn(
        self,
        goal: str = "coins",
        *,
        region: AnyRegion | None = None,
        seconds: float | None = 1.0,
        looks: int | None = None,
        lines: int = 3,
        viewer: int | None = None,
    ) -> BestTurn:
        """The best way to play the turn, whether it is proven to be, and the next best ways.

        `goal` is "coins", "coins_tokens" (then tokens left in hand), "coins_defence" (then the strength of
        the weakest region) or "reach" (the chance to hold `region`). The search ends after so many
        `seconds`; with `looks`, after so many positions, and then the answer is the same on any machine.
        """
        from sw_widget.explore.turns.lines import best_turn

        return best_turn(
            self._game, goal, region=region, seconds=seconds, looks=looks, lines=lines, viewer=viewer
        )

    def threats(self, player: int | None = None) -> Threats:
        """What the opponents could take from a player; asked for nobody, from the one whose turn it is."""
        from sw_widget.explore.whatif.threats import threats

        return threats(self._game, player)

    def coach(self, step: int = -1) -> Advice:
        """A move that was made, beside the best that was found, in coins."""
        from sw_widget.explore.coach import coach

        return coach(self._game, step)

    def report(self, *, viewer: int | None = None) -> Report:
        """The game on a page to share, with its turning points. For a `viewer` the others' coins are hidden
        until the game is over.
        """
        from sw_widget.explore.reports.report import report

        return report(self._game, viewer=viewer)

    @property
    def _game(self) -> Game:
        """The game that these methods belong to."""
        return cast("Game", self)
