"""How labels fit into their regions."""

from itertools import pairwise

import pytest

from sw_widget.draw.form import FLATTEN
from sw_widget.draw.frame import FRAME_WIDTH
from sw_widget.draw.geometry import shape
from sw_widget.draw.svg_text import width_of
from sw_widget.draw.tokens import fit, largest_scale
from tests.draw.boards import CASE_BOARDS, PRINTED, board, printed


@pytest.mark.parametrize("players", PRINTED)
def test_every_name_fits_its_region_and_can_be_read(players: int) -> None:
    map = printed(players)
    form = shape(map)
    largest = largest_scale(form.rooms)
    for region, room in zip(map.regions, form.rooms, strict=True):
        fitted = fit(region.name, room, largest)
        assert " ".join(fitted.lines) == region.name
        assert fitted.scale <= largest
        # 11 pixels where the map with its frame is 590 pixels wide.
        assert fitted.size * fitted.scale * 590 / (form.width + 2 * FRAME_WIDTH) >= 10.99
        widest = max(width_of(line, fitted.size) for line in fitted.lines)
        assert fitted.width / widest > 0.78, "it would be squeezed too much"


def test_more_room_never_means_less() -> None:
    steps = [fit("Whisperwood", room) for room in range(10, 90, 5)]
    for small, large in pairwise(steps):
        assert small.scale <= large.scale
        assert small.width * small.scale <= large.width * large.scale
        assert small.size * small.scale <= large.size * large.scale


def test_a_label_is_about_as_wide_as_its_room() -> None:
    for room in (30, 60):
        fitted = fit("Hill", room)
        assert fitted.width * fitted.scale == pytest.approx(2 * room / FLATTEN, rel=0.1)


def test_two_short_words_are_broken_rather_than_made_small() -> None:
    assert fit("Shepherd Rise", 30).lines == ("Shepherd", "Rise")
    assert fit("Shepherd Rise", 60).lines == ("Shepherd Rise",)


def test_maps_of_few_regions_have_larger_writing() -> None:
    small, large = (largest_scale(shape(map).rooms) for map in (board(CASE_BOARDS["row"]), printed(5)))
    assert small > large
