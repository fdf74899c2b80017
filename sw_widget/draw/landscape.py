"""What grows and stands on each terrain: small silhouettes that are strewn over its regions.

A new terrain is one entry of `LANDSCAPES`; those below ground are in `underground_landscape`.
"""

from __future__ import annotations

from sw_widget.draw.silhouettes import EDGE, Landscape, Silhouette, path, shadow, stroke
from sw_widget.draw.underground_landscape import UNDERGROUND


def _peak(outline: str, dark: str, snow: str, crease: str) -> str:
    return (
        path(outline, "#d9d0c4", 1.5)
        + path(dark, "#8a7e75")
        + path(snow, "#fff", 0.9)
        + stroke(crease, "#6d625a", 1.1)
    )


HIGH_PEAK = Silhouette(
    shadow(27, 7, 4)
    + _peak(
        "M-26 1L-17-14L-13-17L-3-41L5-27L10-23L25 1Z",
        "M-3-41L5-27L10-23L25 1H5L8-9L0-20Z",
        "M-3-41L5-27L1.5-28L-1-23L-4-28L-8.5-27.5Z",
        "M-15-5l3-6M-8-2l2-5M-11-18l3-4",
    ),
    52,
    42,
)
LOW_PEAK = Silhouette(
    shadow(20, 5)
    + _peak(
        "M-19 1L-11-12L-8-13L1-29L8-17L19 1Z",
        "M1-29L8-17L19 1H4L6-7L0-14Z",
        "M1-29L6-20L3-21L0-17L-2-20L-4.5-19Z",
        "M-10-3l2-5M-4-9l2-3",
    ),
    39,
    30,
)
RIDGE = Silhouette(
    path("M-30 1L-19-20L-12-12L1-34L11-18L16-21L31 1Z", "#d9d0c4", 1.5)
    + path("M-19-20L-12-12L-10 1H-15L-13-6ZM1-34L11-18L16-21L31 1H9L11-8L3-16Z", "#8a7e75")
    + path("M1-34L7-24L4-25L1-20L-1.5-24L-4-25ZM-19-20L-15.5-16L-18-16L-20-13L-22-14.5Z", "#fff", 0.9),
    62,
    35,
)

CRAG = Silhouette(
    shadow(13, 4)
    + _peak(
        "M-13 1L-7-9L-4-10L1-19L6-11L13 1Z",
        "M1-19L6-11L13 1H3L4-5L0-9Z",
        "M1-19L4-14L1.5-13L-2-13.5Z",
        "M-7-2l2-4",
    ),
    27,
    20,
)

FIR = Silhouette(
    shadow(8)
    + path("M-1.5 1V-5H2V1Z", "#5b3d22")
    + path("M0-29L6-19H4L8.5-11H6L10-3H-10L-6-11H-8.5L-4-19H-6Z", "#4f9149", 1.2)
    + path("M0-29L6-19H4L8.5-11H6L10-3H2L3.5-11H1L2-19H0Z", "#2c6534"),
    20,
    30,
)
SMALL_FIR = Silhouette(
    shadow(6, 3, 2.4)
    + path("M-1.2 1V-4H1.5V1Z", "#5b3d22")
    + path("M0-21L4.5-13H3L7-6H5.5L8-2H-8L-5.5-6H-7L-3-13H-4.5Z", "#5c9c4c", 1.1)
    + path("M0-21L4.5-13H3L7-6H5.5L8-2H2L1.5-8Z", "#34703a"),
    16,
    22,
)
OAK = Silhouette(
    shadow(10)
    + path("M-2 1L-1-8H2L3 1Z", "#5b3d22", 0.8)
    + path("M-10-8Q-15-14-9-18Q-8-26 1-25Q9-27 10-18Q15-13 9-8Q4-4-1-7Q-6-4-10-8Z", "#6aa84f", 1.2)
    + path("M9-8Q4-4-1-7Q6-9 5-15Q9-19 7-24Q10-23 10-18Q15-13 9-8Z", "#3c7a3b"),
    25,
    27,
)

MOUND = Silhouette(
    path("M-27 1Q-16-22-2-19T27 1Q0 5-27 1Z", "#dcea9c", 1.3)
    + path("M4-17Q18-14 27 1Q14 4 4 3Q16-4 4-17Z", "#9cba58")
    + stroke("M-14-4l1.5-4 1.5 4M-4-9l1.5-4 1.5 4M-3 0l1.5-4 1.5 4", "#6f8a2e", 1.3),
    54,
    21,
)
KNOLL = Silhouette(
    path("M-18 1Q-10-15 1-13T18 1Q0 4-18 1Z", "#cfe08a", 1.3)
    + path("M4-12Q13-9 18 1Q10 3 3 3Q11-4 4-12Z", "#93b152")
    + stroke("M-9-2l1.5-4 1.5 4M0-5l1.5-4 1.5 4", "#6f8a2e", 1.3),
    36,
    15,
)
RISE = Silhouette(
    path("M-12 1Q-6-11 1-9T12 1Q0 3-12 1Z", "#dcea9c", 1.2)
    + path("M3-8Q9-6 12 1Q7 2 3 2Q7-3 3-8Z", "#9cba58")
    + stroke("M-5-1l1.5-4 1.5 4", "#6f8a2e", 1.2),
    25,
    11,
)
SHEEP = Silhouette(
    shadow(8, 2, 2)
    + stroke("M-4-3V1M4-3V1", EDGE, 1.8)
    + path(
        "M-8-5Q-9-9-5-10Q-2-13 2-11Q7-12 8-7Q9-2 4-2H-5Q-9-2-8-5Z",
        "#fffaf0",
        1.2,
    )
    + path("M-11-8Q-12-4-9-3Q-6-3-6-7Q-8-10-11-8Z", EDGE),
    20,
    13,
)

CATTAILS = Silhouette(
    '<ellipse cy="0" rx="15" ry="4.5" fill="#5f8784" opacity=".75"/>'
    + stroke("M-9 0h7M3 1.5h8", "#d6e4d4", 1)
    + stroke("M-6 0Q-7-10-8-17M0 0V-23M6 0Q7-8 9-14M-2 0Q-6-6-11-8M3 0Q6-8 5-12", "#4c5a22", 1.8)
    + stroke("M-8.2-21l.2 6M0-27v7M9.2-18l-.4 5", "#6b3d1c", 4),
    30,
    29,
)
REEDS = Silhouette(
    '<ellipse cy="0" rx="11" ry="3.4" fill="#5f8784" opacity=".75"/>'
    + stroke("M-4 0Q-5-8-8-11M-1 0Q-1-9-2-15M2 0Q3-8 7-12", "#4c5a22", 1.8)
    + stroke("M-2-18v5", "#6b3d1c", 3.6),
    22,
    19,
)
DEAD_TREE = Silhouette(
    '<ellipse cx="2" cy="0" rx="13" ry="4" fill="#5f8784" opacity=".75"/>'
    + stroke("M0 0Q-2-10 0-18L-7-27M0-18Q2-24 8-28M-1-11Q-7-13-10-19M1-13Q7-14 10-19M4-23l-2-7", EDGE, 2.6)
    + stroke("M-.6-1Q-2.6-10-.6-18L-7-26.5", "#8a7355", 1),
    24,
    31,
)

SHEAF = Silhouette(
    shadow(7, 2, 2.2)
    + path("M-6 0Q-2-6-3-8L-9-16L-4-17L0-21L4-17L9-16L3-8Q2-6 6 0Z", "#f0c24a", 1.2)
    + path("M4-17L9-16L3-8Q2-6 6 0H1Q2-8 4-17Z", "#c08a22")
    + stroke("M-3.5-8H3.5", "#8a4b1c", 2),
    18,
    21,
)
HAYSTACK = Silhouette(
    shadow(12, 3, 2.6)
    + path("M-12 1Q-12-14 0-19Q12-14 12 1Z", "#f3cd62", 1.2)
    + path("M3-18Q12-14 12 1H4Q8-8 3-18Z", "#c7932b")
    + stroke("M-7-4q2-6 5-8M-2-1q1-5 3-8", "#a8751c", 1.1),
    24,
    20,
)
WINDMILL = Silhouette(
    shadow(11, 4, 3)
    + path("M-8 1L-5-22H5L8 1Z", "#fbf3e0", 1.2)
    + path("M2-22H5L8 1H3Z", "#cfbd9c")
    + path("M-6-22Q0-32 6-22Z", "#a3432c", 1.2)
    + path("M-2 1V-6Q0-8 2-6V1Z", EDGE)
    + stroke("M-13-35L13-11M13-35L-13-11", EDGE, 1.6)
    + path(
        "M-13-35l5-1L-1-25l-2 1.5ZM13-11l-5 1L1-21l2-1.5ZM13-35l1 5L2.5-22.5L1-24Z"
        "M-13-11l-1-5L-2.5-23.5L-1-22Z",
        "#fffaf0",
        0.9,
    ),
    30,
    37,
)
FARM = Silhouette(
    shadow(19, 4, 3)
    + path("M-15 1V-9L-8-16L-1-9V1Z", "#f6ead0", 1.2)
    + path("M-1 1V-9H16V1Z", "#d9c7a2", 1.2)
    + path("M-17-8L-8-17L13-17L18-8H0L-8-16Z", "#b04a2f", 1.2)
    + path("M-10 1V-5H-6V1ZM4-6h3v3H4ZM10-6h3v3h-3Z", EDGE),
    36,
    19,
)

SHIP = Silhouette(
    stroke("M-24 3q4-3 8 0t8 0 8 0 8 0 8 0", "#e9f5fb", 1.6)
    + path("M-18-9H19Q16 2 8 2H-9Q-16 2-18-9Z", "#8a5630", 1.4)
    + path("M6-9H19Q16 2 8 2Z", "#643a1e")
    + stroke("M0-9V-36M13-9V-22", EDGE, 2)
    + path("M-2-33Q-19-25-13-12Q-8-15-2-13Z", "#fffaf0", 1.2)
    + path("M2-33Q17-24 11-12Q7-15 2-13Z", "#e6d7b4", 1.2)
    + path("M0-36L-9-38.5L0-41Z", "#bf3f12"),
    48,
    43,
)
SERPENT = Silhouette(
    stroke("M-28 3q4-3 8 0t8 0 8 0 8 0 8 0 8 0", "#e9f5fb", 1.6)
    + path("M-24 1Q-24-13-16-13T-8 1H-12Q-12-8-16-8T-20 1Z", "#3f8a72", 1.3)
    + path("M-4 1Q-4-19 6-19T16 1H11Q11-13 6-13T1 1Z", "#3f8a72", 1.3)
    + path("M19 1Q18-14 21-22Q23-30 31-28L37-24L31-21Q26-21 25-14Q24-6 25 1Z", "#4f9d83", 1.3)
    + '<circle cx="29.5" cy="-25" r="1.5" fill="#ffe27a"/>',
    62,
    31,
)
WAVES = Silhouette(stroke("M-11 0q3.5-5 7 0q3.5-5 7 0q3.5-5 7 0", "#e9f5fb", 1.7), 22, 5)
WAVE = Silhouette(stroke("M-7 0q3.5-5 7 0q3.5-5 7 0", "#d3e9f5", 1.6), 15, 5)
SWAN = Silhouette(
    stroke("M-15 2h9M-3 3h14", "#fff", 1.4)
    + path("M-11-4Q-7-1-3-4Q4-11 12-8Q11 1 3 2H-5Q-10 1-11-4Z", "#fff", 1.2)
    + stroke("M-8-3Q-12-9-9-13", "#fff", 3.4)
    + path("M-9-14.5Q-12-16-16-12.5L-11-11.5Z", "#e58a1f"),
    30,
    17,
)
LILIES = Silhouette(
    '<ellipse cx="-5" rx="6" ry="2.6" fill="#5f9d5a"/><ellipse cx="6" cy="2" rx="5" ry="2.2" fill="#4f8c4f"/>'
    + path("M-8-1Q-7-6-5-6T-2-1Z", "#f6c8d6", 0.9),
    22,
    8,
)

LANDSCAPES = {
    "mountain": Landscape((HIGH_PEAK, LOW_PEAK, RIDGE, LOW_PEAK, CRAG), (34, 22)),
    "hill": Landscape((MOUND, KNOLL, KNOLL, RISE), (34, 16), (SHEEP,)),
    "forest": Landscape((FIR, OAK, SMALL_FIR, FIR, SMALL_FIR), (17, 14)),
    "swamp": Landscape((CATTAILS, REEDS, REEDS), (28, 20), (DEAD_TREE,)),
    "farmland": Landscape((SHEAF, HAYSTACK, SHEAF), (26, 24), (WINDMILL, FARM)),
    "sea": Landscape((WAVES, WAVE), (44, 30), (SHIP, SERPENT)),
    "lake": Landscape((WAVE, WAVE, LILIES), (44, 28), (SWAN,)),
    **UNDERGROUND,
}
