"""The history of a learner in a lesson: what conditions ask about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sw_widget.engine.actions import Code
from sw_widget.engine.position import NOBODY
from sw_widget.game.game import Game
from sw_widget.game.ledger import Ledger


@dataclass(frozen=True)
class LearnerHistory:
    """A game, and who learns on it. What the scenario's prelude played is not the learner's."""

    game: Game
    learner: int

    @property
    def steps(self) -> list[int]:
        """The steps in which the learner decided."""
        game = self.game
        history = game.history
        return [
            step
            for step in range(game.first_step, game.steps)
            if history[step].position.decider == self.learner
        ]

    @property
    def codes(self) -> list[Code]:
        """What the learner played, in the engine's form."""
        return [self.game.history[step + 1].code for step in self.steps]

    @property
    def actions(self) -> list[dict[str, Any]]:
        """What the learner played."""
        log = self.game.log
        return [log[step] for step in self.steps]

    @property
    def score(self) -> Ledger | None:
        """The learner's last scoring, if there was one."""
        return next((ledger for _, ledger in self._scores()), None)

    def _scores(self) -> Iterator[tuple[int, Ledger]]:
        """The learner's scorings, the last one first, each with its step."""
        game = self.game
        history = game.history
        for step in range(game.steps - 1, game.first_step - 1, -1):
            for event in history[step + 1].events:
                if event.kind == "scored" and history[step].position.player == self.learner:
                    assert event.ledger is not None
                    yield step, Ledger(event.ledger, game.speaker)

    @property
    def turn_is_over(self) -> bool:
        """Whether a turn of the learner has been scored, and nothing is left to decide in it."""
        return self.score is not None and self.game.to_act != (self.learner, "after_scoring")

    @property
    def race(self) -> int:
        """The learner's active race, or -1."""
        return self.game.position.active[self.learner]

    @property
    def regions(self) -> int:
        """A mask of the regions that the active race holds."""
        return 0 if self.race == NOBODY else self.game.position.held[self.race]

    @property
    def hand(self) -> int:
        """Tokens of the active race in hand."""
        return 0 if self.race == NOBODY else self.game.position.hand[self.race]

    def tokens(self, region: int) -> int:
        """Tokens of the active race in a region."""
        return self.game.position.tokens[region] if self.regions >> region & 1 else 0
