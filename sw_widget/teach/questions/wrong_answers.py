"""Wrong answers: what a learner would answer who misread a ledger, and the reply to each.

No reply says the right number: it names the line that was forgotten or wrongly counted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from sw_widget.engine.ledger import Line as RawLine
from sw_widget.game.ledger import Ledger, Line
from sw_widget.game.speaker import Speaker
from sw_widget.teach.questions.answer_reading import Value
from sw_widget.teach.questions.question import Option
from sw_widget.teach.rules import rule_name

FEWEST_WRONG = 2
MOST_WRONG = 3
"""Wrong options beside the right one."""
MOST_WAYS = 2
"""Ways to come to a wrong number that are told."""


@dataclass(frozen=True)
class WrongAnswer:
    """A wrong number, what is said to it, and the rules that it misses."""

    value: int
    say: str
    rules: tuple[str, ...] = ()
    left: str = ""
    """The sentence of the line that was left out, where it may be told."""
    weak: bool = False
    """Whether it explains a number only where nothing better does."""


def left_out(ledger: Ledger, line: Line, value: int, speaker: Speaker) -> WrongAnswer:
    """The wrong answer of a learner who forgot a line, and so came to this value."""
    if abs(line.amount) == abs(ledger.total):
        # The line's own sentence would be the answer: its rule must do.
        rule = {"what": rule_name(line.rule, speaker.language)}
        return WrongAnswer(value, speaker.say("quiz-left-out-rule", rule), (line.rule,))
    say = speaker.say("quiz-left-out", {"what": line.sentence})
    return WrongAnswer(value, say, (line.rule,), left=line.sentence)


def forgotten(
    ledger: Ledger, speaker: Speaker, sum_of: Callable[[Iterable[int]], int] = sum, without: str = ""
) -> Iterator[WrongAnswer]:
    """For each line that counts, the number of somebody who left it out. A line of the rule `without` only
    lifts the sum to its least: `sum_of` does that anew.
    """
    counted = [line for line in ledger.lines if line.applied and line.amount]
    for line in counted:
        others = [other for other in counted if other is not line and other.rule != without]
        yield left_out(ledger, line, sum_of(other.amount for other in others), speaker)


def wrongly_counted(
    ledger: Ledger,
    speaker: Speaker,
    amount_of: Callable[[RawLine], int],
    sum_of: Callable[[Iterable[int]], int] = sum,
    without: str = "",
) -> Iterator[WrongAnswer]:
    """For each line that did not apply, the number of somebody who counted it all the same."""
    amounts = [line.amount for line in ledger.lines if line.rule != without]
    for raw, line in zip(ledger.raw.lines, ledger.lines, strict=True):
        if not line.applied:
            value = sum_of([*amounts, amount_of(raw)])
            yield WrongAnswer(value, speaker.say("quiz-in-vain", {"what": line.sentence}), (line.rule,))


def distinct(wrong: Iterable[WrongAnswer], right: int, speaker: Speaker, least: int = 0) -> list[WrongAnswer]:
    """One wrong answer for each number, none of them right; two ways to one number are both in its reply."""
    ways: dict[int, list[WrongAnswer]] = {}
    for wrong_answer in wrong:
        if wrong_answer.value != right and wrong_answer.value >= least:
            ways.setdefault(wrong_answer.value, []).append(wrong_answer)
    found = []
    for value, all_known in ways.items():
        known = [wrong_answer for wrong_answer in all_known if not wrong_answer.weak] or all_known[:1]
        told = list({wrong_answer.say: wrong_answer for wrong_answer in reversed(known)}.values())[::-1][
            :MOST_WAYS
        ]
        said = [wrong_answer.say for wrong_answer in told]
        missed = (rule for wrong_answer in known if wrong_answer.say in said for rule in wrong_answer.rules)
        found.append(WrongAnswer(value, _either(told, speaker), tuple(dict.fromkeys(missed))))
    return found


def _either(told: list[WrongAnswer], speaker: Speaker) -> str:
    """Each way to slip, in one text. Either line may be the one that was left out, and not both."""
    if len(told) == MOST_WAYS and all(wrong_answer.left for wrong_answer in told):
        one, other = (wrong_answer.left for wrong_answer in told)
        return speaker.say("quiz-left-out-either", {"what": one, "other": other})
    return " ".join(wrong_answer.say for wrong_answer in told)


def enough(wrong: list[WrongAnswer], right: int, speaker: Speaker, least: int = 0) -> list[WrongAnswer]:
    """Wrong answers with numbers near the right one added, where a ledger has too few lines."""
    found = list(wrong)
    for step in (1, -1, 2, 3):
        value = right + step
        if len(found) >= FEWEST_WRONG:
            break
        if value >= least and all(wrong_answer.value != value for wrong_answer in found):
            found.append(WrongAnswer(value, speaker.say("quiz-too-high" if step > 0 else "quiz-too-low")))
    return found


def as_options(
    wrong: list[WrongAnswer], right: Option, text_of: Callable[[int], str]
) -> tuple[list[Option], tuple[Option, ...]]:
    """What is offered (the first slips and the right answer), and what is only understood when typed."""

    def option(wrong_answer: WrongAnswer) -> Option:
        value: Value = wrong_answer.value
        return Option(text_of(wrong_answer.value), value, False, wrong_answer.say, wrong_answer.rules)

    shown = [right, *map(option, wrong[:MOST_WRONG])]
    return shown, tuple(map(option, wrong[MOST_WRONG:]))
