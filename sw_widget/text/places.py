"""Where a rule stands, by the name of the text that a reader would know."""

from __future__ import annotations

import re
from collections.abc import Iterator

from sw_widget.text.catalogue import FALLBACK, catalogue, holder
from sw_widget.text.names import own_places

_RULING = re.compile(r"R\d{3}")

# What messages begin with when the rule's own id follows: "event-declined", "race-elves".
_FAMILIES = frozenset(
    (
        "ability", "action", "cost", "event", "gain", "help", "ledger", "loss", "marker", "not", "odds",
        "pay", "phase", "power", "price", "race", "refuse", "score", "symbol", "terrain", "tokens",
        "variant", "what",
    )
)  # fmt: skip


def place(rule_id: str, language: str = FALLBACK) -> str:
    """Where a rule stands: "Rulebook, Berserk".

    Takes the id of a race, power, marker, terrain, symbol, variant, phase, action, ledger line, reason or
    event, bare ("berserk", "not_border") or as messages have it ("refuse-not_border", "event-declined"),
    and the id of a ruling. What no text knows is a house rule.
    """
    own = own_places.get(rule_id)
    if own is not None:
        catalogue(language)
        return own.get(language) or own.get(FALLBACK) or next(iter(own.values()))
    if _RULING.fullmatch(rule_id):
        return _written("a-ruling", language, {"ruling": rule_id})
    for candidate in _candidates(rule_id):
        if holder(f"place-{candidate}", language) is not None:
            return _written(f"place-{candidate}", language, {})
    return _written("a-house_rule", language, {})


def _candidates(rule_id: str) -> Iterator[str]:
    """From the id as it is to its core: refuse-no_convert, no_convert; or no_convert-own, no_convert."""
    family, _, rest = rule_id.partition("-")
    yield rule_id
    if family in _FAMILIES:
        core = rest
        while core:
            yield core
            core = core.rpartition("-")[0]
    # the family as a whole ("odds"), or the code of which this is one case
    yield family


def _written(message_id: str, language: str, values: dict[str, object]) -> str:
    found = holder(message_id, language)
    assert found is not None
    return found.format(message_id, values)
