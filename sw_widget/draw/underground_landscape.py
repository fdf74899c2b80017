"""What grows and stands below ground: silhouettes with pale rims, since the ground is dark."""

from __future__ import annotations

from sw_widget.draw.silhouettes import Landscape, Silhouette, path, shadow, stroke

RIM = "#c3cbdc"
WOOD, WOOD_SHADE = "#a8753f", "#6b4423"


def _black_peak(outline: str, dark: str, rim: str, crease: str) -> str:
    return (
        path(outline, "#6a7183", 1.3)
        + path(dark, "#20232b")
        + stroke(crease, "#2f343f", 1.2)
        + stroke(rim, RIM, 1.2)
    )


BLACK_PEAK = Silhouette(
    shadow(27, 7, 4)
    + _black_peak(
        "M-26 1L-19-16L-15-13L-5-42L1-29L6-34L25 1Z",
        "M-5-42L1-29L6-34L25 1H4L8-10L-1-20Z",
        "M-26 1L-19-16L-15-13L-5-42L1-29L6-34",
        "M-15-4l3-7M-8-2l2-7M-10-18l2-6",
    ),
    52,
    43,
)
BLACK_RIDGE = Silhouette(
    _black_peak(
        "M-30 1L-21-24L-13-12L-2-33L8-15L15-25L30 1Z",
        "M-21-24L-13-12L-10 1H-17L-15-7ZM-2-33L8-15L9 1H0L3-8ZM15-25L30 1H18L19-8Z",
        "M-30 1L-21-24L-13-12L-2-33L8-15L15-25",
        "M-24-4l2-6M-7-5l2-7",
    ),
    61,
    34,
)
BLACK_CRAG = Silhouette(
    shadow(13, 4)
    + _black_peak(
        "M-14 1L-8-12L-5-9L1-24L6-13L14 1Z",
        "M1-24L6-13L14 1H3L5-7L-1-11Z",
        "M-14 1L-8-12L-5-9L1-24",
        "M-8-2l2-5",
    ),
    29,
    25,
)
BLACK_TOOTH = Silhouette(
    _black_peak("M-8 1L-4-9L-2-7L1-15L8 1Z", "M1-15L8 1H2L2-6Z", "M-8 1L-4-9L-2-7L1-15", "M-4-1l1-3"), 17, 16
)

TOADSTOOL = Silhouette(
    shadow(11)
    + path("M-3.5 1Q-1.5-8-3-15H3Q1.5-8 3.5 1Z", "#efe3cb", 1.1)
    + path("M-14-13Q-13-30 0-31T14-13Q0-9-14-13Z", "#d8566b", 1.2)
    + path("M4-30Q13-27 14-13Q8-11 3-11Q11-18 4-30Z", "#9c2f4c")
    + path("M-9-17a2.3 2.3 0 1 0 4 0ZM-4-25a2.6 2.6 0 1 0 5 0ZM2-16a2 2 0 1 0 4 0Z", "#fff4dc"),
    28,
    32,
)
BELL_CAP = Silhouette(
    shadow(7)
    + path("M-2 1Q-1-8-2-14H2Q1-8 2 1Z", "#e6ecd0", 1)
    + path("M-8-11Q-5-27 0-30Q5-27 8-11Q0-7-8-11Z", "#7fc4a0", 1.1)
    + path("M0-30Q5-27 8-11Q5-9 2-9Q5-18 0-30Z", "#4b8c74"),
    17,
    31,
)
SMALL_CAPS = Silhouette(
    path("M-6 1V-6H-4V1ZM4 1V-9H6.5V1Z", "#efe3cb", 0.8)
    + path("M-11-5Q-10-13-5-13T1-5Q-5-3-11-5Z", "#e0a04a", 1.1)
    + path("M-1-8Q0-17 5-17T12-8Q5-6-1-8Z", "#d8566b", 1.1),
    24,
    18,
)
BUTTON = Silhouette(
    path("M-1.5 1V-5H1.5V1Z", "#efe3cb", 0.8) + path("M-6-4Q-6-12 0-12T6-4Q0-2-6-4Z", "#d8566b", 1), 13, 13
)

CRYSTALS = Silhouette(
    shadow(17, 5)
    + path("M-17 1L-18-12L-13-18L-8-10L-7 1Z", "#9adcf5", 1.1)
    + path("M7 1L9-14L14-20L18-12L16 1Z", "#eda6de", 1.1)
    + path("M-9 1L-9-24L-1-36L7-24L8 1Z", "#d3bcfa", 1.3)
    + path("M-1-36L7-24L8 1H1L0-22Z", "#8f66cf")
    + stroke("M-1-36L0-22V1M-9-24L0-22", "#f6efff", 1),
    38,
    37,
)
SHARD = Silhouette(
    shadow(8, 3)
    + path("M-7 1L-8-13L-2-24L4-13L3 1Z", "#b9e6f7", 1.1)
    + path("M-2-24L4-13L3 1H-1Z", "#5fa6cf")
    + path("M3 1L5-8L8-12L10-7L9 1Z", "#d3bcfa", 1),
    20,
    25,
)
SPLINTERS = Silhouette(
    path("M-9 1L-8-7L-5-11L-3-6L-3 1Z", "#eda6de", 1) + path("M-1 1L1-10L5-16L8-9L7 1Z", "#d3bcfa", 1),
    19,
    17,
)
SPARK = Silhouette(path("M-4 1L-4-6L0-12L4-6L3 1Z", "#b9e6f7", 1) + stroke("M0-12V0", "#5fa6cf", 0.9), 9, 13)

MUD_POOL = Silhouette(
    path("M-19-2Q-17-9-3-9T19-3Q18 4 0 4T-19-2Z", "#a3744c", 1.2)
    + path("M-14-2Q-11-6-1-6T14-2Q12 2 0 2T-14-2Z", "#6e4a2e")
    + stroke("M-8-1Q-2-4 4-1", "#c99b6e", 1.1)
    + path("M3-5a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1-6.8 0Z", "#c99b6e", 0.9)
    + path("M-7-8a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 1 1-4.8 0Z", "#c99b6e", 0.9),
    39,
    12,
)
PUDDLE = Silhouette(
    path("M-11-1Q-10-5-2-5T11-1Q10 3 0 3T-11-1Z", "#a3744c", 1.1)
    + stroke("M-6-1Q-1-3 4-1", "#e0b890", 1.1)
    + path("M4-5a2.2 2.2 0 1 1 4.4 0a2.2 2.2 0 1 1-4.4 0Z", "#c99b6e", 0.8),
    23,
    8,
)
BUBBLES = Silhouette(
    path("M-6-2a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1-5.2 0ZM1-3a2 2 0 1 1 4 0a2 2 0 1 1-4 0Z", "#c99b6e", 0.9),
    13,
    6,
)
STUCK_BOOT = Silhouette(
    path("M-13 0Q-10-4 1-4T14 0Q12 4 0 4T-13 0Z", "#a3744c", 1.2)
    + path("M-5 0L-4-16H5L4-6Q11-5 11 0Z", "#8f5f3a", 1.1)
    + path("M-5-19H6V-14H-5Z", "#c99b6e", 1)
    + stroke("M-9 1Q0 3 9 1", "#6e4a2e", 1.4),
    27,
    20,
)

NUGGETS = Silhouette(
    shadow(10, 3, 2.4)
    + path("M-12 1L-10-8L-3-12L5-9L11-3L10 1Z", "#9b8a70", 1.2)
    + path("M5-9L11-3L10 1H2L5-4Z", "#5f513d")
    + path("M-7-2L-5-6L-1-5L-2-1ZM2-5L5-7L7-3L3-2Z", "#ffd84d", 0.8),
    25,
    13,
)
NUGGET = Silhouette(
    path("M-6 1L-5-4L-1-6L5-3L6 1Z", "#ffd84d", 1) + path("M1-5L5-3L6 1H2Z", "#b98a1e"), 13, 7
)
ORE_CART = Silhouette(
    shadow(15, 3, 2.6)
    + path("M-12-11Q-9-18-4-16Q0-21 4-16Q10-18 12-11Z", "#ffd84d", 1.1)
    + path("M-15-12H15L11-2H-11Z", "#97a1ad", 1.2)
    + path("M5-12H15L11-2H4Z", "#5d6670")
    + path(
        "M-10-1a3.2 3.2 0 1 1 6.4 0a3.2 3.2 0 1 1-6.4 0ZM4-1a3.2 3.2 0 1 1 6.4 0a3.2 3.2 0 1 1-6.4 0Z",
        "#e0d3b8",
        1,
    ),
    32,
    20,
)
PICK = Silhouette(
    shadow(7, 2, 2) + stroke("M0 0L2-17", WOOD, 2.4) + path("M-11-12Q0-23 14-14Q2-18-10-10Z", "#c3ccd6", 1),
    25,
    21,
)
MINE_ENTRANCE = Silhouette(
    shadow(19, 5, 3)
    + path("M-21 1L-18-15L-8-25L6-27L17-17L21 1Z", "#8a7a63", 1.3)
    + path("M6-27L17-17L21 1H11L12-14Z", "#53462f")
    + path("M-10 1V-16H10V1Z", "#17110c")
    + path("M-13 1V-16H-9V1ZM9 1V-16H13V1Z", WOOD, 1)
    + path("M-15-16V-20H15V-16Z", WOOD, 1)
    + stroke("M-5 1L-2-7M5 1L2-7M-4-1H4M-3-4H3", WOOD_SHADE, 1.3),
    43,
    28,
)

CURRENT = Silhouette(stroke("M-12 0Q-6-4 0-1T12-2", "#d9f0fb", 1.7), 25, 5)
EDDY = Silhouette(stroke("M-7 0Q-3-4 1-1T8-1M-3 3Q0 1 4 3", "#bfe3f5", 1.5), 16, 6)
FISH = Silhouette(
    stroke("M-15 2Q-8-1-3 2M5 2Q9 0 14 2", "#e9f5fb", 1.5)
    + path("M-8 0Q-9-13 2-16Q9-17 11-13Q4-13 3-6L9 0L1-2Q-2-1-3 1Z", "#cfe0e8", 1.2)
    + path("M5-14.5a1 1 0 1 0 2 0a1 1 0 1 0-2 0Z", "#1f2a33"),
    28,
    18,
)
RAFT = Silhouette(
    stroke("M-20 3q4-3 8 0t8 0 8 0 8 0 8 0", "#e9f5fb", 1.5)
    + path("M-16-5H16L13 1H-14Z", WOOD, 1.2)
    + path("M-12-5L-13 1H-9L-8-5ZM-1-5V1H3V-5ZM10-5L9 1H13L15-5Z", WOOD_SHADE)
    + stroke("M0-5V-22", "#e0d3b8", 1.8)
    + path("M1-22Q10-19 12-9H1Z", "#e8dcc0", 1.1),
    38,
    24,
)

MIST = Silhouette(stroke("M-14 0Q-8-4-2-1T12-2", "#6b6078", 1.4), 28, 5)
FAR_MIST = Silhouette(stroke("M-8 0Q-3-3 2-1T9-1", "#4a4156", 1.3), 18, 4)
BATS = Silhouette(
    path("M-12-6Q-9-10-6-7Q-4-9-2-6Q0-9 2-7Q5-10 8-6Q4-6 2-3L-2-1L-4-3Q-8-6-12-6Z", "#7c6f90")
    + path("M4-14Q6-17 8-15Q10-17 12-15Q14-17 16-14Q13-14 11-12L10-11L9-12Q7-14 4-14Z", "#5a5068"),
    29,
    17,
)

UNDERGROUND = {
    "black_mountain": Landscape((BLACK_PEAK, BLACK_CRAG, BLACK_RIDGE, BLACK_TOOTH), (37, 26)),
    "chasm": Landscape((MIST, FAR_MIST, FAR_MIST), (60, 40), (BATS,)),
    "mining": Landscape((NUGGETS, PICK, NUGGETS, NUGGET), (38, 30), (MINE_ENTRANCE, ORE_CART)),
    "mud": Landscape((MUD_POOL, PUDDLE, BUBBLES), (44, 28), (STUCK_BOOT,)),
    "mushroom_forest": Landscape((TOADSTOOL, BELL_CAP, SMALL_CAPS, BUTTON), (28, 24)),
    "mystic_crystal": Landscape((CRYSTALS, SHARD, SPLINTERS, SPARK), (34, 27)),
    "river": Landscape((CURRENT, EDDY), (60, 36), (FISH, RAFT)),
}
