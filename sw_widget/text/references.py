"""References: where a rule stands, by the name of the text that a reader would know."""

from __future__ import annotations

import re
from collections.abc import Iterator

from sw_widget.text.catalogue import FALLBACK, catalogue, holder
from sw_widget.text.names import KINDS, own_references

_RULING = re.compile(r"R\d{3}")

# What messages begin with when the rule's own id follows: "event-declined", "race-elves".
_FAMILIES = frozenset((*KINDS, "event", "refuse"))


def reference(rule_id: str, language: str = FALLBACK) -> str:
    """The reference of a rule, which says where it stands: "Rulebook, Berserk".

    Takes the id of a race, power, marker, terrain, symbol, variant, phase, action, reason or event, bare
    ("berserk", "not_border") or as messages have it ("refuse-not_border", "event-declined"), the rule of a
    ledger's line, and the id of a ruling. What no text knows is a house rule.
    """
    own = own_references.get(rule_id)
    if own is not None:
        catalogue(language)
        return own.get(language) or own.get(FALLBACK) or next(iter(own.values()))
    if _RULING.fullmatch(rule_id):
        return _written("a-ruling", language, {"ruling": rule_id})
    for candidate in _candidates(rule_id):
        if holder(f"reference-{candidate}", language) is not None:
            return _written(f"reference-{candidate}", language, {})
    return _written("a-house_rule", language, {})


def _candidates(rule_id: str) -> Iterator[str]:
    """From the id as it is to its core: refuse-no_convert, no_convert; or no_convert-own, no_convert."""
    first, _, rest = rule_id.partition("-")
    yield rule_id
    yield rest if first in _FAMILIES else first


def _written(message_id: str, language: str, values: dict[str, object]) -> str:
    found = holder(message_id, language)
    assert found is not None
    return found.format(message_id, values)
