"""Colours, patterns and shapes. Nothing is told by colour alone: each has a pattern or a shape beside it."""

from __future__ import annotations

from dataclasses import dataclass

INK = "#2b2118"
PAPER = "#f4ead2"
PAPER_DARK = "#dcc9a0"
FRAME = "#6b4a2b"


@dataclass(frozen=True)
class Terrain:
    """How a terrain looks: the ground, a darker shade for its pattern, and the pattern's tile."""

    ground: str
    shade: str
    tile: tuple[int, int]
    pattern: str
    """SVG elements; `{s}` is the shade."""


def _line(path: str, width: float = 1.4, opacity: float = 0.55) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{{s}}" stroke-width="{width}" '
        f'stroke-linecap="round" opacity="{opacity}"/>'
    )


def _blot(path: str, opacity: float = 0.4) -> str:
    return f'<path d="{path}" fill="{{s}}" opacity="{opacity}"/>'


TERRAINS: dict[str, Terrain] = {
    "farmland": Terrain(
        "#f6dd8a",
        "#b98a22",
        (26, 20),
        _line("M3 16L17 2M9 18L23 4", 1.5, 0.5) + _line("M14 14l1.5 -1.5", 2.6, 0.6),
    ),
    "forest": Terrain(
        "#79b06c",
        "#2c6233",
        (34, 30),
        _blot("M8 3l5 8h-3l4 6H2l4-6H3z") + _blot("M25 14l5 8h-3l4 6H19l4-6h-3z"),
    ),
    "hill": Terrain("#cfe09a", "#6f8a2e", (36, 24), _line("M2 11q6-8 12 0M19 22q6-8 12 0", 1.6, 0.6)),
    "mountain": Terrain(
        "#c9c2bb",
        "#6a625c",
        (36, 28),
        _line("M2 13l6-9 6 9M20 26l6-9 6 9", 1.5, 0.55) + _blot("M8 4l6 9H9z", 0.25),
    ),
    "swamp": Terrain(
        "#b3a878",
        "#57502a",
        (30, 22),
        _line("M2 9h8M17 20h8", 1.4, 0.55) + _line("M4 9V4M6.5 9V2M21 20v-6M23.5 20v-4"),
    ),
    "sea": Terrain("#6ba6d6", "#1f5c93", (36, 18), _line("M1 6q4-4 8 0t8 0M19 15q4-4 8 0t8 0", 1.4, 0.5)),
    "lake": Terrain("#a9d5ee", "#3b83ad", (32, 20), _line("M2 6h9M16 6h3M12 16h9M26 16h3", 1.4, 0.5)),
}

UNKNOWN = Terrain("#d8d4e0", "#6d6486", (18, 18), '<circle cx="5" cy="5" r="1.6" fill="{s}" opacity="0.5"/>')
WATER = ("sea", "lake")


@dataclass(frozen=True)
class Colour:
    """A player's colour, dark enough for white writing, and a pale one to write on."""

    full: str
    pale: str
    shape: str
    """Path of the player's shape, about 24 across, round the origin."""


# After the palette of Okabe and Ito, darkened; told apart also by those who see fewer colours.
PLAYERS = (
    Colour("#bf3f12", "#f7d9cc", "M0-12A12 12 0 1 1 0 12A12 12 0 1 1 0-12Z"),
    Colour("#0a5aa0", "#d3e4f4", "M-10.5-10.5H10.5V10.5H-10.5Z"),
    Colour("#00735a", "#cfe9e1", "M0-13.5L13.5 0L0 13.5L-13.5 0Z"),
    Colour("#8f2f78", "#f0d5ea", "M-6.5-11.5H6.5L13 0L6.5 11.5H-6.5L-13 0Z"),
    Colour("#3d3d44", "#dedee3", "M-11-11.5H11V2Q11 9 0 13.5Q-11 9-11 2Z"),
    Colour("#7d5800", "#efe0bd", "M-5-12H5L12-5V5L5 12H-5L-12 5V-5Z"),
)


def terrain(id: str) -> Terrain:
    return TERRAINS.get(id, UNKNOWN)


def player(index: int) -> Colour:
    return PLAYERS[index % len(PLAYERS)]


def slug(id: str) -> str:
    """An id as part of the id of an SVG element."""
    return "".join(char if char.isalnum() and char.isascii() else "-" for char in id)
