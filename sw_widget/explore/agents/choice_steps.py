"""The steps to a plain choice: special means are added to a conquest one by one before it is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from sw_widget.engine import actions as do
from sw_widget.engine.actions import Code
from sw_widget.engine.conquest.means import number_of, used_from
from sw_widget.engine.position import NOBODY

PUT, WITH, TRADE = "put", "with", "trade"
"""(WITH, number) adds a special means to the conquest or attempt that follows; where it can be used from
several regions, (PUT, region) says from which. (TRADE,) is the use of a trait for one token, which can be
taken again.
"""


class ChoiceSteps:
    """The steps that lead to one of some choices. `single`: means with steps of their own."""

    def __init__(self, choices: Sequence[Code] = (), single: Sequence[int] = ()) -> None:
        self._choices = choices
        self._single = single
        self.named: tuple[int, ...] = ()
        """What was added to the conquest so far."""
        self._shots: list[Code] = []
        """Conquests that differ only in where a means is used from."""

    def steps(self) -> list[Code]:
        """What may be chosen now."""
        if self._shots:
            return [(PUT, _base(code)) for code in self._shots]
        steps: dict[Code, None] = {}
        for code in self._choices:
            if code[0] in (do.CONQUER, do.ATTEMPT):
                numbers, done = _numbers(code), len(self.named)
                if numbers == self.named:
                    steps[code[:2]] = None
                elif not done and len(numbers) == 1 and numbers[0] in self._single:
                    steps[code] = None
                elif numbers[:done] == self.named:
                    steps[(WITH, numbers[done])] = None
            elif not self.named:
                steps[(TRADE,) if is_trade(code) else code] = None
        return list(steps)

    def take(self, step: Code) -> Code | None:
        """Take one of the steps; says the action that it completes, if it does."""
        if self._shots:
            return next(code for code in self._shots if _base(code) == step[1])
        if step[0] == WITH:
            self.named = (*self.named, step[1])
            return None
        if step[0] == TRADE:
            return next(code for code in self._choices if is_trade(code))
        if step[0] not in (do.CONQUER, do.ATTEMPT) or len(step) > 2:
            return step
        found = [code for code in self._choices if code[:2] == step and _numbers(code) == self.named]
        if len(found) == 1:
            return found[0]
        self._shots = found
        return None


def is_trade(code: Code) -> bool:
    """Whether an action is the use of a trait for a number of tokens."""
    return code[0] == do.USE and [key for key, _ in code[2]] == ["count"]


def _numbers(code: Code) -> tuple[int, ...]:
    """The means that a conquest names, in order."""
    return tuple(sorted(number_of(item) for item in code[2:]))


def _base(code: Code) -> int:
    """From where a conquest uses a means."""
    return next((used_from(item) for item in code[2:] if used_from(item) != NOBODY), NOBODY)
