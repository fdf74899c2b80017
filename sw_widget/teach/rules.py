"""The names of rules, by the ids that ledgers, refusals and lessons use."""

from __future__ import annotations

from sw_widget import text

# Rules and topics that are neither a race nor a power nor anything else on the table.
NAMED = {
    "base", "tokens", "minimum", "die", "regions", "declined", "loss", "own_region", "water", "immune",
    "peace", "not_border", "not_adjacent", "no_tokens", "not_enough_tokens", "abandoned_this_turn", "floor",
    "entry", "cost", "losses", "withdraw", "redeploy", "score", "decline", "pick", "end", "defence",
    "conquer",
    # Sentences say what somebody does, and whose turn it is: as a label that reads badly.
    "abandon", "attempt", "convert", "roll", "stop", "place", "ally", "end_turn", "use",
    "start", "conquest", "after_scoring", "over",
}  # fmt: skip
_KINDS = ("race", "power", "marker", "terrain", "symbol")


def rule_name(id: str, language: str = "en") -> str:
    """The name of a rule: "Mountain", "Number of defenders"; an id without a name is made readable."""
    if id in NAMED:
        return text.sentence(f"quiz-rule-{id}", {}, language)
    kind, _, own_id = id.partition("-")
    if kind in _KINDS and text.has(id):  # a symbol or terrain that shares its id with a race or power
        return text.name(kind, own_id, language)
    for kind in _KINDS:
        if text.has(f"{kind}-{id}"):
            return text.name(kind, id, language)
    readable = text.name("terrain", id, language)
    own = (text.name(kind, id, language) for kind in ("race", "power", "marker"))
    return next((name for name in own if name != readable), readable)
