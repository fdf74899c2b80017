"""Emblems: one for every power, relic and place of every printed pack, all different, credited, and small."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from sw_widget import packs
from sw_widget.draw import emblems, glyphs

ROOT = Path(__file__).parents[2]
PACKS = packs.get_all(packs.printed())
POWERS = [power.id for pack in PACKS for power in pack.powers]


def test_all_powers_have_one_and_no_two_are_alike() -> None:
    found = emblems.load()
    assert {*POWERS} == {key for key in found if "/" not in key}
    assert len({emblem["path"] for emblem in found.values()}) == len(found)
    assert len({emblem["icon"] for emblem in found.values()}) == len(found)


def test_all_relics_and_places_have_one() -> None:
    relics = {f"relic/{relic.id}" for pack in PACKS for relic in pack.relics}
    places = {f"place/{place.id}" for pack in PACKS for place in pack.places}
    assert relics and places
    assert relics | places == {key for key in emblems.load() if "/" in key}


@pytest.mark.parametrize("key", emblems.load())
def test_they_stay_on_their_grid_and_take_the_colour_of_the_text(key: str) -> None:
    root = ElementTree.fromstring(glyphs.power(key))
    assert root.tag == "path"
    assert root.get("fill") == "currentColor"
    points = list(ends(emblems.load()[key]["path"]))
    assert all(-1 <= n <= 513 for point in points for n in point)
    width, height = (max(p[i] for p in points) - min(p[i] for p in points) for i in (0, 1))
    assert max(width, height) > 380, "too small beside the others"


def ends(path: str) -> list[tuple[int, int]]:
    """The points through which a path of whole numbers runs."""
    x = y = 0
    start = (0, 0)
    found = []
    for letter, rest in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", path):
        numbers = [float(n) for n in re.findall(r"-?\d+(?:\.\d+)?", rest)]
        takes = {"H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0}.get(letter.upper(), 2)
        if not takes:
            x, y = start
        for at in range(0, len(numbers), takes or 1):
            given = [int(n) for n in numbers[at : at + takes]]
            fromx, fromy = (x, y) if letter.islower() else (0, 0)
            x = x if letter in "vV" else fromx + given[0 if letter in "hH" else -2]
            y = y if letter in "hH" else fromy + given[-1]
            if letter in "mM" and at == 0:
                start = (x, y)
            found.append((x, y))
    return found


def test_the_file_is_small() -> None:
    """They travel with every page: 900 bytes each are enough for a clear one."""
    assert (ROOT / "sw_widget/draw/emblems.json").stat().st_size < 900 * len(emblems.load())


def test_every_author_and_icon_is_credited() -> None:
    lines = (ROOT / "CREDITS.md").read_text(encoding="utf-8").splitlines()
    table = {cells[1].strip(): cells[2] for line in lines if len(cells := line.split("|")) == 4}
    for emblem in emblems.load().values():
        if emblem["author"] == "sw_widget":
            continue
        assert emblem["icon"] in [icon.strip() for icon in table[emblem["author"]].split(",")]


@pytest.mark.parametrize(
    ("id", "letters"), [("moles", "Mo"), ("swamp_lords", "SL"), ("<b>", "B"), ("", "?"), ("ΩΨ", "Ωψ")]
)
def test_what_has_no_emblem_shows_its_first_letters(id: str, letters: str) -> None:
    for drawing in (glyphs.race(id), glyphs.power(id)):
        text = ElementTree.fromstring(f"<g>{drawing}</g>").find("text")
        assert text is not None and text.text == letters
        assert text.get("fill") == "currentColor"


def test_a_race_and_a_power_of_the_same_name_are_not_mixed_up() -> None:
    assert glyphs.race("forest") != glyphs.power("forest")
