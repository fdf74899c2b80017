"""Portraits: one for every race of every printed pack, all different and small.

tests/browser/test_portraits.py tests that they stay on their tile, and that they can be told apart.
"""

from xml.etree import ElementTree

import pytest

from sw_widget import packs
from sw_widget.draw import glyphs, portraits

PACKS = packs.get_all(packs.printed())
RACES = [race.id for pack in PACKS for race in pack.races]
RACES += [seat.race.id for pack in PACKS for seat in pack.roles.values() if seat.race is not None]


def test_all_races_have_one_and_no_two_are_alike() -> None:
    found = portraits.load()
    assert sorted(found) == sorted(RACES)
    assert len({str(portrait) for portrait in found.values()}) == len(found)


@pytest.mark.parametrize("race", portraits.load())
def test_each_is_a_small_drawing(race: str) -> None:
    drawing = glyphs.race(race)
    # They travel with every page.
    assert len(drawing) < 1300
    paths = [path.get("d") or "" for path in ElementTree.fromstring(drawing).iter("path")]
    assert len(paths) >= 4


def test_all_together_they_are_small() -> None:
    assert sum(len(glyphs.race(race)) for race in portraits.load()) < 1000 * len(RACES)


def test_a_shape_has_a_line_round_it_or_is_a_line_or_neither(monkeypatch: pytest.MonkeyPatch) -> None:
    shapes = ["#111", ["#222", "M0 0H1"], ["#333", "M0 1H1", 1.5], ["#444", "M0 2H1", 0]]
    monkeypatch.setattr(portraits, "load", lambda: {"moles": shapes})
    drawing = portraits.portrait.__wrapped__("moles")
    looks = {
        path.get("d"): (path.get("fill"), path.get("stroke"), path.get("stroke-width"))
        for path in ElementTree.fromstring(drawing).iter("path")
    }
    assert looks == {
        "M0 0H1": ("#222", None, None),
        "M0 1H1": ("none", "#333", "1.5"),
        "M0 2H1": ("#444", "none", None),
    }
