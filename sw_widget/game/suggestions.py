"""Suggestions for misspelt ids: what a refused action perhaps meant by a marker, means, race or trait that
nobody knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sw_widget.engine import actions as do
from sw_widget.engine.actions import Code
from sw_widget.engine.checks import nearest
from sw_widget.engine.ledger import Reason
from sw_widget.engine.rules import Rules


def with_suggestions(reason: Reason, rules: Rules, code: Code) -> Reason:
    """The reason, and what else would help: to spell an id as it is spelt. Regions have theirs already."""
    helps = []
    for id, known in _ids(rules, code):
        meant = nearest(id, known) if isinstance(id, str) and id not in known else None
        if meant is not None:
            helps.append(("perhaps-id", {"id": meant}))
    return reason._replace(helps=(*reason.helps, *helps)) if helps else reason


def _ids(rules: Rules, code: Code) -> Iterator[tuple[object, Iterable[str]]]:
    """What an action names, as far as it is no region, and what could be named there. An id that is unknown
    has stayed a text.
    """
    kind = code[0]
    if kind == do.PLACE:
        yield code[1], rules.marker_index
    elif kind in (do.CONQUER, do.ATTEMPT):
        yield from ((item[0] if isinstance(item, tuple) else item, rules.means_index) for item in code[2:])
    elif kind in (do.REDEPLOY, do.WITHDRAW):
        yield code[1], rules.race_index
        if kind == do.WITHDRAW:
            yield from ((marker, rules.marker_index) for marker, _ in code[3])
    elif kind == do.USE:
        yield code[1], [*rules.race_index, *rules.power_index, *rules.marker_index, *rules.role_names]
        parameters = {"race": rules.race_index, "power": rules.power_index}
        yield from ((value, parameters[key]) for key, value in code[2] if key in parameters)
