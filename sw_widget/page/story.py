"""The story of a step: the action in a few words, its events, and the Python that does the same."""

from __future__ import annotations

from sw_widget.engine.actions import Code
from sw_widget.engine.ledger import Event
from sw_widget.engine.position import Position
from sw_widget.explore.immediate_coins import coins_moved
from sw_widget.game.action_codec import decode
from sw_widget.game.action_text import action_text
from sw_widget.game.history import Moment
from sw_widget.page.cached_speaker import CachedSpeaker
from sw_widget.page.string_table import Data, StringTable

FOUND = "found"
"""Something was found: so seldom, and so important, that the heading says it."""
PRELUDE = "troops_readied"
"""What only comes before the thing itself."""


def story(before: Position, after: Moment, code: str, strings: StringTable) -> Data:
    """The step between two moments; `code` is the Python of all that was done in one go."""
    return {
        "title": strings.write(_title(before, after, strings.speaker)),
        "player": before.decider,
        "events": [_event(event, strings) for event in after.events],
        "code": code,
        "dice": [event.params["die"] for event in after.events if "die" in event.params],
    }


def _title(before: Position, after: Moment, speaker: CachedSpeaker) -> str:
    """The action in a few words, and what was found by it."""
    title = speaker.say(*action_text(before, after.code))
    for event in after.events:
        if event.kind == FOUND:
            title = speaker.say("widget-found", {"step": title, "marker": event.params["marker"]})
    return title


def headline(after: Moment, speaker: CachedSpeaker) -> str:
    """The sentence that screen readers say after a step: an event with a number comes first."""
    told = [event for event in after.events if event.ledger is not None]
    told += [event for event in after.events if event.kind != PRELUDE] or after.events
    return speaker.say(f"event-{told[0].kind}", told[0].params) if told else ""


def _event(event: Event, strings: StringTable) -> Data:
    regions = [
        value[1] for value in event.params.values() if isinstance(value, tuple) and value[0] == "region"
    ]
    return {
        "text": strings.say(f"event-{event.kind}", event.params),
        "reference": strings.reference(event.cited),
        "ledger": strings.ledger_later(event.ledger),
        "regions": regions,
        "die": event.params.get("die"),
        "coins": [list(moved) for moved in coins_moved(event)],
    }


def python(before: Position, code: Code, on: str) -> str:
    """The line of Python that plays an action on a game of that name."""
    action = decode(before.rules, code)
    kind = action.pop("do")
    given = "".join(f", {key}={value!r}" for key, value in action.items() if key != "with")
    if "with" in action:
        # `with` is a word of Python's own, so it cannot be the name of an argument.
        return f"{on}.play({ {'do': kind, **action}!r})"
    return f"{on}.play({kind!r}{given})"
