"""Boards below ground, drawn: dark and still readable, rivers with banks, chasms with cliffs."""

from __future__ import annotations

import re

import pytest

from sw_widget import Board
from sw_widget.draw.geometry import shape
from sw_widget.draw.palette import INK, TERRAINS, Terrain
from sw_widget.draw.relief import LAMPLIGHT, LIGHT, relief
from sw_widget.draw.rims import CLIFF, RIMS, rims
from sw_widget.draw.svg import svg
from sw_widget.draw.text import text_picture
from sw_widget.draw.tokens import HALO
from sw_widget.engine.map import board as engine
from sw_widget.engine.map.terrain import BELOW, CHASM, RIVER
from sw_widget.packs.underground.boards import BOARDS
from tests.draw.boards import printed

MAPS = {id: Board(id).map for id in BOARDS}


def brightness(colour: str) -> float:
    """The relative luminance, as WCAG counts it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    r, g, b = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str) -> float:
    dark, bright = sorted((brightness(one), brightness(other)))
    return (bright + 0.05) / (dark + 0.05)


def test_all_that_is_below_ground_is_dark_and_nothing_else() -> None:
    assert {id for id, look in TERRAINS.items() if look.dark} == {*BELOW}
    above = min(brightness(look.ground) for look in TERRAINS.values() if not look.dark)
    assert all(brightness(TERRAINS[id].ground) < above / 1.5 for id in BELOW)


@pytest.mark.parametrize("look", [TERRAINS[id] for id in BELOW], ids=BELOW)
def test_pale_writing_is_readable_on_it(look: Terrain) -> None:
    # At its brightest, even without the dark line round each letter.
    assert contrast(HALO, look.light) >= 4.5
    assert contrast(HALO, INK) >= 7


@pytest.mark.parametrize("id", MAPS)
def test_every_name_is_written(id: str) -> None:
    picture = svg(MAPS[id])
    written = " ".join(re.findall(r"<text[^>]*>([^<]*)</text>", picture))
    for region in MAPS[id].regions:
        assert all(word in written for word in region.name.split()), region.name


@pytest.mark.parametrize("id", MAPS)
def test_rivers_have_banks_and_chasms_cliffs(id: str) -> None:
    map = MAPS[id]
    lines, drawn = rims(map, shape(map), "sw")
    rimmed = {int(n) for n in re.findall(r"url\(#sw-c(\d+)\)", drawn)}
    assert rimmed == {n for n, region in enumerate(map.regions) if region.terrain in RIMS}
    assert rimmed == {int(n) for n in re.findall(r'id="sw-coast(\d+)"', lines)}
    chasms = [n for n, region in enumerate(map.regions) if region.terrain == CHASM]
    assert chasms and drawn.count("stroke-dasharray") == len(chasms)
    assert drawn.count(CLIFF.bands[0][0]) == len(chasms)


def test_rivers_that_meet_have_no_bank_between_them() -> None:
    regions = tuple(
        engine.Region(id, id, terrain, border=True)
        for id, terrain in (("a", RIVER), ("b", RIVER), ("c", "mud"), ("d", "lake"))
    )
    wet = engine.Board("wet", (regions[0], regions[1]), ((0, 1),))
    assert rims(wet, shape(wet), "sw") == ("", "")
    mouth = engine.Board("mouth", (regions[0], regions[3]), ((0, 1),))
    assert rims(mouth, shape(mouth), "sw") == ("", "")
    bank = engine.Board("bank", (regions[0], regions[2]), ((0, 1),))
    assert "sw-coast0" in rims(bank, shape(bank), "sw")[0]


def test_small_chasms_have_low_cliffs() -> None:
    map = MAPS["underground/6p"]
    form = shape(map)
    _, drawn = rims(map, form, "sw")
    for n, region in enumerate(map.regions):
        if region.terrain == CHASM and form.rooms[n] < 30:
            [widest] = re.findall(rf'#sw-coast{n}" stroke="{CLIFF.bands[0][0]}" stroke-width="(\d+)"', drawn)
            assert int(widest) <= CLIFF.bands[0][1] / 2


def test_daylight_does_not_reach_below_ground() -> None:
    below, above = MAPS["underground/2p"], printed(2)
    for map, light in ((below, LAMPLIGHT), (above, LIGHT)):
        made = relief(map, shape(map), "sw").definitions
        assert f'stop-color="{light[0][0]}" stop-opacity="{light[0][2]}"' in made


def test_the_text_picture_tells_chasms_from_water() -> None:
    lines = text_picture(MAPS["underground/2p"]).splitlines()
    land = "\n".join(line for line in lines if line[:1] in "║╟")
    assert land.count(":") > 50 and land.count("~") > 50
    assert "chasm" in land and "river" in land and "+ volcano" in land
