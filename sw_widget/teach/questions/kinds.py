"""All kinds of questions, and how one is read from a lesson."""

from __future__ import annotations

from typing import Any

from sw_widget.engine.checks import as_dict, choice
from sw_widget.teach.questions.by_hand import Choice, Number
from sw_widget.teach.questions.chance import Chance
from sw_widget.teach.questions.coins import Coins
from sw_widget.teach.questions.collected import LostTo, Rising
from sw_widget.teach.questions.cost import Cost
from sw_widget.teach.questions.losses import Losses
from sw_widget.teach.questions.purchase import Purchase
from sw_widget.teach.questions.spec import QuestionSpec
from sw_widget.teach.questions.targets import Targets
from sw_widget.teach.questions.why_not import WhyNot
from sw_widget.teach.questions.winner import Winner

KINDS: dict[str, type[QuestionSpec]] = {
    kind.kind: kind
    for kind in (
        *(Cost, Coins, Targets, Losses, Chance, WhyNot),
        *(Winner, Purchase, LostTo, Rising),
        *(Choice, Number),
    )
}


def read(data: dict[str, Any], path: str) -> QuestionSpec:
    """A question from its plain data; a `Problem` names what is wrong with it, and where."""
    table = as_dict(data, path)
    kind = choice(table.get("ask"), KINDS, f"{path}.ask", "kind of question")
    return KINDS[kind].read(table, path)
