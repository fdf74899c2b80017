"""The steps to a plain choice: special means are added to a conquest one by one before it is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from sw_widget.engine import actions as do
from sw_widget.engine.actions import Code
from sw_widget.engine.conquest.means import number_of, used_from
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import NOBODY

PUT, WITH, TRADE, DONE = "put", "with", "trade", "done"
"""(WITH, number) adds a special means to the conquest or attempt that follows; where it can be used from
several regions, (PUT, region) says from which. (TRADE,) is the use of a trait for one token, which can be
taken again. The use of a trait with several regions begins with one of them; (PUT, region) adds another, and
(DONE,) adds no more.
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
        self._trait, self._chosen = "", 0
        """The trait that is being used with several regions, and those that were chosen, as a mask."""

    def steps(self) -> list[Code]:
        """What may be chosen now."""
        if self._shots:
            return [(PUT, _base(code)) for code in self._shots]
        if self._chosen:
            return self._more_regions()
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
            elif is_of_regions(code):
                for region in bits(0 if self.named else code[2][0][1]):
                    steps[_with_regions(code[1], 1 << region)] = None
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
        if self._chosen or is_of_regions(step):
            return self._take_region(step)
        if step[0] == TRADE:
            return next(code for code in self._choices if is_trade(code))
        if step[0] not in (do.CONQUER, do.ATTEMPT) or len(step) > 2:
            return step
        found = [code for code in self._choices if code[:2] == step and _numbers(code) == self.named]
        if len(found) == 1:
            return found[0]
        self._shots = found
        return None

    def _more_regions(self) -> list[Code]:
        """Regions that may be added to those that were chosen, and that no more are."""
        masks = [code[2][0][1] for code in self._choices if is_of_regions(code) and code[1] == self._trait]
        more = 0
        for mask in masks:
            if mask & self._chosen == self._chosen:
                more |= mask & ~self._chosen
        steps: list[Code] = [(PUT, region) for region in bits(more)]
        return [*steps, (DONE,)] if self._chosen in masks else steps

    def _take_region(self, step: Code) -> Code | None:
        """One more region, or no more; says the use that this completes, if it does."""
        if step[0] == do.USE:
            self._trait, self._chosen = step[1], step[2][0][1]
        elif step[0] == PUT:
            self._chosen |= 1 << step[1]
        if step[0] != DONE and self._more_regions() != [(DONE,)]:
            return None
        return _with_regions(self._trait, self._chosen)


def is_of_regions(code: Code) -> bool:
    """Whether an action is the use of a trait with several regions."""
    return code[0] == do.USE and [key for key, _ in code[2]] == ["regions"]


def _with_regions(trait: str, mask: int) -> Code:
    return (do.USE, trait, (("regions", mask),))


def is_trade(code: Code) -> bool:
    """Whether an action is the use of a trait for a number of tokens."""
    return code[0] == do.USE and [key for key, _ in code[2]] == ["count"]


def _numbers(code: Code) -> tuple[int, ...]:
    """The means that a conquest names, in order."""
    return tuple(sorted(number_of(item) for item in code[2:]))


def _base(code: Code) -> int:
    """From where a conquest uses a means."""
    return next((used_from(item) for item in code[2:] if used_from(item) != NOBODY), NOBODY)
