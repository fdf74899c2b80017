"""Colours, patterns and shapes. Nothing is told by colour alone: each has a pattern or a shape beside it."""

from __future__ import annotations

from dataclasses import dataclass

INK = "#2b2118"
PAPER = "#f4ead2"
PAPER_DARK = "#dcc9a0"
FRAME = "#6b4a2b"


@dataclass(frozen=True)
class Terrain:
    """How the ground of a terrain looks: lit and in the shade, and a texture in a darker shade.

    What stands on it is in `landscape`.
    """

    light: str
    ground: str
    shade: str
    tile: tuple[int, int]
    pattern: str
    """One tile of the texture: SVG elements; `{s}` is the shade."""
    dark: bool = False
    """Below ground: what is written on it is pale."""


def _line(path: str, width: float = 1.4, opacity: float = 0.4) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{{s}}" stroke-width="{width}" '
        f'stroke-linecap="round" opacity="{opacity}"/>'
    )


def _blot(path: str, opacity: float = 0.15) -> str:
    return f'<path d="{path}" fill="{{s}}" opacity="{opacity}"/>'


TERRAINS: dict[str, Terrain] = {
    # Fields beside each other, each with its own furrows.
    "farmland": Terrain(
        "#fbe9a6",
        "#efcb66",
        "#a8741a",
        (112, 84),
        _blot("M0 0H58L50 40L0 46Z", 0.14)
        + _blot("M50 40L112 34V84H44Z", 0.1)
        + _line("M4 9L54 3M4 17L53 11M3 25L52 19M3 33L51 27M3 41L50 35", 1.5, 0.3)
        + _line("M64 4L72 34M74 3L82 33M84 2L92 32M94 1L102 31M104 0L110 28", 1.5, 0.3)
        + _line("M8 52L6 80M17 51L15 80M26 50L24 80M35 48L33 80", 1.5, 0.3)
        + _line("M52 48L108 42M51 56L108 50M50 64L108 58M49 72L108 66M48 80L108 74", 1.5, 0.3)
        + _line("M0 46L50 40L58 0M50 40L112 34M50 40L44 84", 2, 0.45),
    ),
    "forest": Terrain(
        "#93c07a",
        "#5f9a55",
        "#1f5129",
        (60, 46),
        _blot(
            "M2 14q5-9 12-4q8-7 13 3q3 8-6 10q-8 5-13 0q-9-1-6-9z"
            "M34 36q4-8 11-4q8-5 11 3q3 7-5 8q-7 4-11 0q-8 0-6-7z",
            0.2,
        )
        + _line("M9 30q3-4 6 0M44 14q3-4 6 0M26 44q3-4 6 0", 1.5, 0.35),
    ),
    "hill": Terrain(
        "#e3efa8",
        "#b3cc6c",
        "#6f8a2e",
        (84, 52),
        _blot("M0 20Q22 2 44 20T84 18V30Q62 40 42 28T0 30Z", 0.14)
        + _line("M8 40q10-10 22 0M50 12q10-10 22 0", 1.5, 0.35)
        + _line("M20 12l1.5-4 1.5 4M62 44l1.5-4 1.5 4", 1.2, 0.5),
    ),
    "mountain": Terrain(
        "#dcd3c6",
        "#b3a698",
        "#5f544b",
        (66, 50),
        _blot("M0 12L20 4L34 18L22 30L4 26ZM40 34L58 28L66 44L46 48Z", 0.12)
        + _line("M8 40l5-6 4 5M44 14l6-7 5 6M26 24l3 5M56 22l3 5M14 8l3 5", 1.3, 0.4),
    ),
    "swamp": Terrain(
        "#c3bd86",
        "#8f8f58",
        "#4a4a20",
        (72, 50),
        '<path d="M6 14q12-7 26-1q8 7-4 10q-16 4-24-2q-4-4 2-7zM44 38q10-5 20 0q6 5-4 7q-12 2-17-2q-3-3 1-5z"'
        ' fill="#5f8784" opacity=".5"/>'
        + _line("M40 12v-6M43 12l2-5M37 12l-2-4M14 42v-6M17 42l2-5M11 42l-2-4", 1.3, 0.5),
    ),
    "sea": Terrain(
        "#5fa3d3", "#2f74b0", "#123f6e", (72, 36), _line("M2 10q5-5 10 0t10 0M40 28q5-5 10 0t10 0", 1.4, 0.35)
    ),
    "lake": Terrain(
        "#9bd0ea", "#63abd2", "#2d78a5", (64, 36), _line("M4 10h14M24 10h5M36 27h14M56 27h4", 1.4, 0.4)
    ),
    # Cracked rock.
    "black_mountain": Terrain(
        "#5b6170",
        "#353a45",
        "#12141a",
        (66, 50),
        _blot("M0 12L20 4L34 18L22 30L4 26ZM40 34L58 28L66 44L46 48Z", 0.3)
        + _line("M8 40l5-6 4 5M44 14l6-7 5 6M26 24l3 5M56 22l3 5M14 8l3 5", 1.4, 0.7),
        dark=True,
    ),
    # Nothing but depth.
    "chasm": Terrain(
        "#120e17",
        "#060408",
        "#3d3448",
        (80, 60),
        _line("M6 14q12-5 24 0M44 44q14-5 26 1", 1.4, 0.4),
        dark=True,
    ),
    # Rails on sleepers.
    "mining": Terrain(
        "#8b6836",
        "#5f4522",
        "#2c1d0a",
        (84, 64),
        _line("M-4 14H88M-4 22H88", 1.5, 0.5)
        + _line("M4 10v16M18 10v16M32 10v16M46 10v16M60 10v16M74 10v16", 3, 0.35)
        + '<path d="M10 44l3-4 4 3-2 4zM50 52l3-4 4 3-2 4zM70 40l2-3 3 2-1 3z" fill="#e8bd4a" opacity=".8"/>',
        dark=True,
    ),
    # Rings of bubbles in what is soft.
    "mud": Terrain(
        "#7c5c44",
        "#4c3526",
        "#22150c",
        (72, 50),
        _blot(
            "M6 14q12-7 26-1q8 7-4 10q-16 4-24-2q-4-4 2-7zM44 38q10-5 20 0q6 5-4 7q-12 2-17-2q-3-3 1-5z", 0.45
        )
        + _line(
            "M42 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0M54 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0M14 42a3 3 0 1 0 6 0",
            1.3,
            0.6,
        ),
        dark=True,
    ),
    # Moss, and threads between the mushrooms.
    "mushroom_forest": Terrain(
        "#477a59",
        "#2a533d",
        "#0e2a1c",
        (60, 46),
        _blot("M2 14q5-9 12-4q8-7 13 3q3 8-6 10q-8 5-13 0q-9-1-6-9z", 0.4)
        + _blot("M34 36q4-8 11-4q8-5 11 3q3 7-5 8q-7 4-11 0q-8 0-6-7z", 0.4)
        + _line("M8 34q4-6 8 0M12 34v6M42 12q4-6 8 0M46 12v6M28 22q3-5 6 0M31 22v4", 1.4, 0.6),
        dark=True,
    ),
    # Facets.
    "mystic_crystal": Terrain(
        "#7d5fb4",
        "#472f7c",
        "#20104a",
        (70, 56),
        _blot("M10 4L24 18L14 34L2 20ZM48 28L62 38L56 54L42 46Z", 0.3)
        + _line("M10 4L14 34M2 20L24 18M48 28L56 54M42 46L62 38", 1.2, 0.5)
        + '<path d="M38 8l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" fill="#e6d6ff" opacity=".6"/>',
        dark=True,
    ),
    "river": Terrain(
        "#2f7aa8",
        "#17527d",
        "#0b3558",
        (76, 34),
        _line("M2 9q9-5 18 0t18 0M44 25q8-4 16 0t14 0", 1.5, 0.5),
        dark=True,
    ),
}

UNKNOWN = Terrain(
    "#e8e4ee", "#d0cbdc", "#6d6486", (18, 18), '<circle cx="5" cy="5" r="1.6" fill="{s}" opacity="0.5"/>'
)
WATER = ("sea", "lake", "river")


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
    Colour("#5a3fc0", "#ddd6f5", "M0-13.5L14 11H-14Z"),
)


def terrain(id: str) -> Terrain:
    return TERRAINS.get(id, UNKNOWN)


def player(index: int) -> Colour:
    return PLAYERS[index % len(PLAYERS)]
