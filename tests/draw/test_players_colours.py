"""The players' colours: told apart also by those who see fewer of them, and dark enough for white writing."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from sw_widget.draw.palette import PLAYERS
from sw_widget.engine.rules import MOST_PLAYERS

# How light arrives where one kind of cone is missing (Machado, Oliveira and Fernandes, 2009), linear RGB.
SIGHT = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
CLEARLY = 12.0
"""A difference in CIELAB that nobody overlooks between two patches; about 2 can just be seen."""


def linear(colour: str) -> list[float]:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def lab(light: list[float]) -> tuple[float, float, float]:
    red, green, blue = (min(1.0, max(0.0, part)) for part in light)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    a, b, c = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * b - 16, 500 * (a - b), 200 * (b - c)


def seen(colour: str, sight: str) -> tuple[float, float, float]:
    light = linear(colour)
    return lab([sum(k * part for k, part in zip(row, light, strict=True)) for row in SIGHT[sight]])


@pytest.mark.parametrize("sight", SIGHT)
def test_no_two_players_have_colours_that_look_alike(sight: str) -> None:
    for one, other in combinations(PLAYERS, 2):
        apart = dist(seen(one.full, sight), seen(other.full, sight))
        assert apart >= CLEARLY, f"{one.full} and {other.full}: {apart:.1f}"


def test_there_is_a_colour_and_a_shape_for_every_seat() -> None:
    assert len(PLAYERS) == len({colour.shape for colour in PLAYERS}) == MOST_PLAYERS


@pytest.mark.parametrize("colour", [player.full for player in PLAYERS])
def test_white_can_be_read_on_every_colour(colour: str) -> None:
    red, green, blue = linear(colour)
    assert 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= 4.5
