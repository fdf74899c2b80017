"""The course of a game: where it stands, what may be done there, and what was played.

`Game` is made from it; it is apart because it is what can be compiled (docs/speed.md).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from threading import RLock
from typing import Any, Final, Self, SupportsIndex
from zlib import crc32

from sw_widget.engine.actions import OVER, ROLL, ROLLING, Code
from sw_widget.engine.compiling import fields_of, mypyc_attr
from sw_widget.engine.legal.offers import MAY_ROLL, takes_die
from sw_widget.engine.position import Position
from sw_widget.engine.turn.machine import apply
from sw_widget.game.dice import Dice
from sw_widget.game.history import Entry
from sw_widget.game.legal import Action, Choice, Legal
from sw_widget.game.position_code import write_code

Number = SupportsIndex
"""A number as somebody gives it: an `int`, but compiled that is checked before us, with another error."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Course:
    """What of a game is asked in each of its steps."""

    __slots__ = (
        "_dice", "_legal", "_listeners", "_log", "_rolled", "_start", "_undone", "lock", "names", "position",
    )  # fmt: skip

    names: tuple[str, ...]
    position: Position
    lock: RLock
    """Held while the game changes: a notebook may answer a click while a cell plays on the same game."""
    _start: Position
    _dice: Dice | None
    _rolled: int
    """How many dice have been rolled."""
    _listeners: list[Callable[[], None]]
    _log: list[Entry]
    """What was played. It only grows: an undo starts another list, so that this one and a number of steps
    say for ever which moment is meant.
    """
    _undone: list[Entry]
    _legal: Legal | None
    """What is legal now; None until somebody asks."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.phase == OVER

    @property
    def legal(self) -> Legal:
        """Everything that the player who must decide may do."""
        legal = self._legal
        if legal is None:
            legal = self._legal = Legal(self)
        return legal

    # Playing

    def play(
        self,
        action: Action | Choice | Mapping[str, Any] | str,
        *,
        by: Number | None = None,
        die: Number | None = None,
        rolls: Sequence[int] = (),
        **more: Any,
    ) -> Self:
        """Play an action; raises `Refused`, with the game unchanged, if the rules do not allow it.

        The actions are `pick` (slot), `conquer` (region), `attempt` (region), `convert` (region), `roll`,
        `abandon` (region), `stop`, `redeploy` (tokens), `place` (marker, regions), `ally` (player),
        `end_turn`, `decline`, `withdraw` (tokens) and `use` (trait); `legal` has those that are possible now.
        `means` names special means that are used, one or a list, and `from_` the region that they are used
        from: Python keeps `with` and `from`, as the public format calls them, to itself.

        An entry of `legal` can be played as it is, if there is but one way to play it, and so can one of a
        log, which brings its own dice.

        The die comes from the scenario or the seed; `die` prescribes it, for lessons and what-ifs, and
        `rolls` what others must roll because of the action; dice that nobody rolls are refused.
        """
        self.lock.acquire()  # as in `Legal.sample`: a `with` would take twice as long, in every step
        try:
            legal, position = self._legal, self.position
            drawn = None if legal is None else legal.drawn
            if drawn is not None and action is drawn and by is None and die is None and not (more or rolls):
                code, face = drawn.code, None
            else:
                code, face, rolls = self._checked(action, by, die, rolls, more)
            if code[0] in MAY_ROLL and takes_die(position, code):
                if face is None:
                    face = next_die(self)
                self._rolled += 1
            apply(position, code, face)
            others = _roll_for_others(self, rolls or ()) if position.pending else ()
            self._log.append((code, face, others))
            self._legal = None
            if self._undone:
                self._undone.clear()
            if self._listeners:
                self._tell()
            return self
        finally:
            self.lock.release()

    def _checked(
        self,
        action: Action | Choice | Mapping[str, Any] | str,
        by: Any,
        die: Any,
        rolls: Sequence[int],
        more: Mapping[str, Any],
    ) -> tuple[Code, int | None, Sequence[int]]:
        """An action of which nothing is known, in the engine's form, the die that is given for it, and those
        for others; raises what is wrong with one of them.
        """
        raise NotImplementedError

    def _tell(self) -> None:
        """Call all listeners, whatever one of them raises."""
        raised: Exception | None = None
        for listener in list(self._listeners):
            try:
                listener()
            except Exception as error:
                raised = raised or error
        if raised is not None:
            raise raised


FIELDS: Final = fields_of(Course)
"""The names of all that it has."""


def _roll_for_others(course: Course, prescribed: Sequence[int]) -> tuple[int, ...]:
    """Roll the dice that must be rolled before anybody can decide anything, unless they are given."""
    position = course.position
    rolled: list[int] = []
    while position.stage == ROLLING:
        rolled.append(prescribed[len(rolled)] if len(rolled) < len(prescribed) else next_die(course))
        course._rolled += 1
        apply(position, (ROLL,), rolled[-1])
    return tuple(rolled)


def next_die(course: Course) -> int:
    """The die that is rolled next. A game from a code has dice of its own, made from that code."""
    if course._dice is None:
        course._dice = Dice([], crc32(write_code(course._start, course.names).encode()))
    return course._dice[course._rolled]
