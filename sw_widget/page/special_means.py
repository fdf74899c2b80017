"""Conquests with special means: their labels, their costs, and which of them waste a piece."""

from __future__ import annotations

from typing import Any

from sw_widget.engine.actions import ATTEMPT, Code
from sw_widget.engine.answer import RegionAnswer
from sw_widget.engine.chance import chance_of_at_least
from sw_widget.engine.conquest.means import Named, name_of, number_of, phrases, rolls
from sw_widget.engine.ledger import Reason
from sw_widget.engine.position import Position
from sw_widget.page.snapshot_context import SnapshotContext
from sw_widget.page.string_table import Data, StringTable
from sw_widget.text import AllOf


def act_with_means(
    context: SnapshotContext, view: Position, code: Code, answer: RegionAnswer
) -> dict[str, Any]:
    """What an act with special means has beside its action: its label, its cost or chance, its account.

    The means themselves are given to the caller; they are not sent.
    """
    strings, named = context.strings, code[2:]
    ledger = answer.with_means[named]
    short = ledger.total - view.hand[view.acting]
    said = {"means": AllOf(_means_text(view, named, strings)), "n": ledger.total}
    found: dict[str, Any] = {
        "emblem": "/".join(name_of(view, view.acting, number_of(named[0]))),
        "cost": ledger.total,
        "ledger": strings.ledger_later(ledger),
        "spare": _is_waste(view, code, answer),
        "means": said["means"],
    }
    if code[0] == ATTEMPT:
        chance = str(chance_of_at_least(short))
        label = "act-attempt_with" if short > 0 else "act-attempt_with-sure"
        said |= {"n": max(0, short), "chance": chance}
        return found | {"label": strings.say(label, said), "chance": chance}
    if rolls(view, view.acting, named):
        return found | {"label": strings.say("act-conquer_with-die", said)}
    if short > 0:
        # A die was rolled already: without a price, it would look as if the region could be had for it.
        return found | {"label": strings.say("act-conquer-hopeless", {"n": short}), "cost": None}
    return found | {"label": strings.say("act-conquer_with", said)}


def _means_text(view: Position, named: Named, strings: StringTable) -> list[str]:
    """The means by name, with how many pieces and where from: "2 fireballs"."""
    return [strings.speaker.say(*phrase) for phrase in phrases(view, view.acting, named)]


def _is_waste(view: Position, code: Code, answer: RegionAnswer) -> bool:
    """Whether the same could be had with fewer pieces."""
    kit = view.kit[view.acting]
    named = code[2:]
    for item in set(named):
        if not kit.means[number_of(item)].only_saves:
            continue
        fewer = list(named)
        fewer.remove(item)
        ledger = answer.with_means.get(tuple(fewer)) if fewer else answer.cost
        if ledger is not None and ledger.total <= answer.with_means[named].total:
            return True
    return False


def unusable(context: SnapshotContext, view: Position, answer: RegionAnswer, codes: list[Code]) -> list[Data]:
    """Special means that the race has and that do not help here, each with the reason."""
    used = {number_of(item) for code in codes for item in code[2:]}
    return [
        {
            "emblem": "/".join(name_of(view, view.acting, number)),
            "label": context.strings.name(*name_of(view, view.acting, number)),
            "why": context.strings.refusal_later(reason),
        }
        for number, reason in answer.why_not_with.items()
        if reason is not None and number not in used and _worth_saying(reason, answer)
    ]


def _worth_saying(reason: Reason, answer: RegionAnswer) -> bool:
    """Where nothing at all can be attacked, the region itself says so."""
    return answer.why_not is None or reason.sentence != answer.why_not.sentence
