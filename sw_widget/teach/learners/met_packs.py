"""The packs that a learner has met: what comes back to them is about these."""

from __future__ import annotations

from collections.abc import Iterator

from sw_widget import packs
from sw_widget.teach.learners.progress import Progress
from sw_widget.teach.library import presets


def packs_met(progress: Progress) -> frozenset[str]:
    """The packs of the lessons and games that a learner has played, and the first one, known to everybody."""
    return frozenset((packs.printed()[0], *progress.packs, *_of_lessons(progress)))


def _of_lessons(progress: Progress) -> Iterator[str]:
    known = _packs_of_things()
    for record in progress.records():
        if "packs" in record:
            yield from record["packs"]
            continue
        # What was noted elsewhere, or before packs were: the lesson may be known, and what it was about.
        if record["lesson"] in presets:
            yield from presets[record["lesson"]].packs
        answered = (rule for answer in record["answers"] for rule in answer["rules"])
        for rule in (*record["teaches"], *record["missed"], *answered):
            if rule in known:
                yield known[rule]


def _packs_of_things() -> dict[str, str]:
    """The pack that each race, power, marker, relic, place and role comes with."""
    found: dict[str, str] = {}
    for pack in packs.get_all(packs.known()):
        for things in (pack.races, pack.powers, pack.markers, pack.relics, pack.places):
            found |= {thing.id: pack.id for thing in things if thing.id not in found}
        found |= {role: pack.id for role in pack.roles if role not in found}
    return found
