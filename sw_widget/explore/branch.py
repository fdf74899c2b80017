"""A branch: a what-if that is a real game of its own, knows where it came from, and can be adopted."""

from __future__ import annotations

from typing import Any

from sw_widget.engine.checks import as_text, shown
from sw_widget.engine.rules import START_COINS
from sw_widget.game.codec import decode
from sw_widget.game.errors import ActionError, problems_as
from sw_widget.game.game import Game
from sw_widget.game.scenario import Loaded

LONGEST_NAME = 200


class Branch(Game):
    """A game that starts where another one stands, to try things on. It never touches its origin.

    `game.what_if()` makes one that the game keeps; `Branch(game)` makes one that nobody keeps.
    """

    def __init__(
        self, origin: Game, name: str | None = None, *, at: int | None = None, viewer: int | None = None
    ) -> None:
        if viewer is not None and (isinstance(viewer, bool) or viewer not in range(len(origin.names))):
            raise ActionError("viewer", f"there is no player {shown(viewer)}")
        with origin.lock:
            self.start = origin.steps if at is None else at
            """After how many steps of the origin the branch starts."""
            self._left = origin.position.clone() if at is None else origin.at(at)
            """Where it left the origin, with all that only the origin knows: to see whether that moved on."""
            loaded = origin._drawn_anew(at, None)
            if viewer is not None:
                _hide_coins(loaded, viewer)
            self._set_up(loaded, origin.language)
            self._dice = None
            self.origin = origin
            self.viewer = viewer
            """Whose knowledge this is; None if the coins are those of the origin."""
            self.player = self.position.decider
            """Who decided when the branch started."""
            self._name = self._default_name() if name is None else self._free_name(name)

    @property
    def name(self) -> str:
        """What the branch is called; no other branch that the origin keeps has the same name."""
        return self._name

    def rename(self, name: str) -> Branch:
        """Call the branch something else."""
        with self.origin.lock:
            self._name = self._free_name(name)
        return self

    def _free_name(self, name: str) -> str:
        with problems_as(ActionError):
            as_text(name, "name", LONGEST_NAME)
        if not name.strip():
            raise ActionError("name", "must not be empty")
        if any(other.name == name for other in self.origin.what_ifs if other is not self):
            raise ActionError("name", f"there is a what-if called {shown(name)} already")
        return name

    def _default_name(self) -> str:
        taken = {branch.name for branch in self.origin.what_ifs}
        number = len(taken) + 1
        while (name := self.speaker.say("whatif-name", {"n": number})) in taken:
            number += 1
        return name

    @property
    def actions(self) -> list[dict[str, Any]]:
        """What was played on the branch, without the dice that fell."""
        return [decode(self.position.rules, code) for code, _ in self._log]

    def __repr__(self) -> str:
        return f"<What if {self.name!r}: {super().__repr__()}>"


def _hide_coins(loaded: Loaded, viewer: int) -> None:
    """What the viewer may not know yet: nobody else's coins, until the game is over."""
    position = loaded.position
    if not position.over:
        position.coins = [
            coins if player == viewer else START_COINS for player, coins in enumerate(position.coins)
        ]
