"""A branch: a what-if that is a real game of its own, knows where it came from, and can be adopted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import count
from typing import TYPE_CHECKING, Any

from sw_widget.engine.actions import Code
from sw_widget.engine.checks import as_name, shown
from sw_widget.explore.advance import decided_by_die
from sw_widget.explore.whatif.adopted import Adopted, OutOfDate
from sw_widget.game.action_codec import decode
from sw_widget.game.errors import ActionError, problems_as
from sw_widget.game.game import Game
from sw_widget.game.hidden_coins import hidden_from
from sw_widget.game.history import dice_of
from sw_widget.game.legal import Action

if TYPE_CHECKING:
    from sw_widget.explore.whatif.outcomes import Outcomes

LONGEST_NAME = 200


def checked_name(name: str, others: Iterable[Branch] = ()) -> str:
    """A name that somebody gave: any text, unless another branch has it."""
    with problems_as(ActionError):
        as_name(name, "name", LONGEST_NAME)
    if not name.strip():
        raise ActionError("name", "must not be empty")
    if any(other.name == name for other in others):
        raise ActionError("name", f"there is a what-if called {shown(name)} already")
    return name


def free_name(name: str, others: Iterable[Branch]) -> str:
    """That name, or the name with the first number that makes it another."""
    taken = {other.name for other in others}
    candidates = (f"{name[: LONGEST_NAME - 6]} ({number})" for number in count(2))
    return name if name not in taken else next(found for found in candidates if found not in taken)


class Branch(Game):
    """A game that starts where another one stands, to try things on. It never touches its origin.

    `game.what_if()` makes one that the game keeps; `Branch(game)` makes one that nobody keeps.
    """

    def __init__(
        self, origin: Game, name: str | None = None, *, at: int | None = None, viewer: int | None = None
    ) -> None:
        origin.check_viewer(viewer)
        self.origin = origin
        with origin.lock:
            self.start = origin.steps if at is None else at
            """After how many steps of the origin the branch starts."""
            self._set_up(origin.drawn_anew(at=at, viewer=viewer), origin.language)
            self._left = origin.position.clone() if at is None else origin.at(at)
            """Where it left the origin, with all that only the origin knows: to see whether that moved on."""
            # A branch changes under its origin's lock: whoever holds one of them never waits for the other.
            self.lock = origin.lock
            self._dice = None
            self.hidden = origin.hidden
            if viewer is not None:
                self.hidden |= hidden_from(origin, viewer, self.start)
            elif isinstance(origin, Branch):
                viewer = origin.viewer
            self.viewer: int | None = viewer
            """Whose knowledge this is; None if it is that of the game itself."""
            self.player = self.position.decider
            """Who decided when the branch started."""
            self._name = None if name is None else checked_name(name)

    @property
    def name(self) -> str:
        """What the branch is called; no other branch that the origin keeps has the same name."""
        if self._name is None:  # found when somebody asks: most branches are never called anything
            self._name = self._default_name()
        return self._name

    def rename(self, name: str) -> Branch:
        """Call the branch something else."""
        with self.origin.lock:
            others = [branch for branch in self.origin.what_ifs if branch is not self]
            kept = len(others) < len(self.origin.what_ifs)
            self._name = checked_name(name, others if kept else ())
        return self

    def _default_name(self) -> str:
        taken = {branch.name for branch in self.origin.what_ifs}
        number = 1
        while (name := self.speaker.say("whatif-name", {"n": number})) in taken:
            number += 1
        return name

    @property
    def actions(self) -> list[dict[str, Any]]:
        """What was played on the branch, without the dice that fell."""
        return [decode(self.position.rules, code) for code, *_ in self._log]

    def every_outcome(self, action: Action | Mapping[str, Any] | str, **more: Any) -> Outcomes:
        """What chance can make of an action: each face of the die, with a branch on which it fell so."""
        from sw_widget.explore.whatif.outcomes import every_outcome

        return every_outcome(self, self.encode(action, **more))

    @property
    def _fits(self) -> bool:
        """Whether the origin still stands where the branch left it."""
        return self.origin.steps == self.start and self.origin.position == self._left

    @property
    def why_not_adopt(self) -> str | None:
        """Why nothing of the branch can be played on the origin now; None if something can."""
        if not self._fits:
            return self.speaker.say("whatif-out_of_date", {"n": self.start})
        return None if self.steps else self.speaker.say("whatif-nothing_to_adopt")

    def adopt(self, *, by: int | None = None) -> Adopted:
        """Play on the origin what was played here, as far as its player can: real dice decide as they fall.

        It ends with the first action that a die decides, and where somebody else must decide. Raises
        `OutOfDate` if the origin no longer stands where the branch began, and `Refused` if the decision is
        not that of the player who adopts it (`by`); the branch is kept in any case.
        """
        with self.origin.lock:
            origin = self.origin
            if not self._fits:
                raise OutOfDate(self.speaker.say("whatif-out_of_date", {"n": self.start}))
            codes = [code for code, *_ in self._log]
            stopped = ""
            for done, code in enumerate(codes):
                stopped = self._why_stop(done, code)
                if stopped:
                    break
                origin.play(Action(origin.position.rules, code), by=by)
            played = tuple(origin.log[self.start :])
            return Adopted(played, tuple(self.actions[len(played) :]), stopped, self.speaker)

    def _why_stop(self, done: int, code: Code) -> str:
        """Why the next action is not played on the origin after so many were; empty if it is."""
        origin, left = self.origin, len(self._log) - done
        dice = dice_of(origin._log[-1]) if done else ()
        if dice and decided_by_die(origin.at(origin.steps - 1), self._log[done - 1][0]):
            return self.speaker.say("whatif-left-die", {"n": left, "die": dice[0]})
        if origin.position.decider != self.player:
            decider = ("player", origin.position.decider)
            return self.speaker.say("whatif-left-player", {"n": left, "decider": decider})
        # Whoever sees less than the origin may have tried what the origin's coins do not allow.
        refusal = origin.why_not(Action(origin.position.rules, code))
        if refusal is None:
            return ""
        return f"{refusal} {self.speaker.say('whatif-left', {'n': left})}"

    def __repr__(self) -> str:
        return f"<What if {self.name!r}: {super().__repr__()}>"
