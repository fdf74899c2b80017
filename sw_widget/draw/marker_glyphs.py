"""Little pictures of what stands on the map beside race tokens."""

from __future__ import annotations

from sw_widget.draw.glyph_parts import disc, dot, fill, line, person, ring
from sw_widget.draw.palette import INK
from sw_widget.draw.svg_text import tag

MARKER = {
    "encampment": fill("M0-9L11 8H-11z", "#e9dcc0") + fill("M0-3L4 8H-4z", "#5a3d22") + line("M0-9L2.5-12"),
    "fortress": fill("M-9 9V-8H-5V-5H-2V-8H2V-5H5V-8H9V9z", "#b9b4ad")
    + fill("M-2.5 9V3Q0-1 2.5 3V9z", "#3a2c20"),
    "lair": fill("M-11 9Q-12-2-5-5Q-2-10 4-7Q12-5 11 9z", "#7d7468")
    + fill("M-6 9Q-7-1 0-1T6 9z", "#1d1815")
    + dot(-2.2, 4, 1.3, "#ffd84d")
    + dot(2.2, 4, 1.3, "#ffd84d"),
    "hole": tag("ellipse", cx=0, cy=2, rx=11, ry=7.5, fill="#a07a4c", stroke=INK)
    + tag("ellipse", cx=0, cy=3, rx=7.5, ry=4.8, fill="#17110c")
    + line("M-9-4l-1-3M-5-6V-9.5M0-6.5V-10M5-6l1-3", "#4c7a2c"),
    "hero": fill("M-8-7H8V1Q8 7 0 11Q-8 7-8 1z", "#e3b53a")
    + line("M0-11V6", "#3a3a44", 2.6)
    + line("M-4.5-4H4.5", "#3a3a44", 2.2),
    "dragon": fill(
        "M-11 8Q-8 9-4 6L-7-4L-3-1L-2-9L3-3Q10-4 11 2L6 3L9 6Q4 6 3 4Q2 10-5 10Q-9 10-11 8z", "#b5341f"
    )
    + dot(5, -0.5, 1.2, "#ffd84d"),
    "lost_tribe": fill("M-9 0Q-9-10 0-10T9 0Q8 10 0 11Q-8 10-9 0z", "#c98f54")
    + fill("M-5.5-3h4v3h-4zM1.5-3h4v3h-4z", "#fff4dc")
    + fill("M-4 5Q0 3 4 5L3 7.5H-3z", "#3a2415")
    + line("M-6-7L-2-5.5M6-7L2-5.5", "#7c1f14", 1.8),
    "coin": disc(0, 0, 10, "#f2c230") + ring(0, 0, 7.2, "#8a6410") + line("M-2.6-2.4L.6-4.6V4.8", width=2.4),
    "horde": person(-6.6, -4.5, "#6a5a93") + person(6.6, -4.5, "#6a5a93") + person(0, -1, "#a896d6", 1.25),
    "pot_of_gold": disc(-4.5, -4.5, 4, "#ffd84d")
    + disc(4.5, -4.5, 4, "#ffd84d")
    + disc(0, -6.5, 4.4, "#ffd84d")
    + fill("M-6 8l-2 3h3.5zM6 8l2 3H4.5z", "#3b3b44")
    + fill("M-8.5-1Q-13 10 0 10T8.5-1z", "#4d4d58")
    + fill("M-10.5-4H10.5V-.5H-10.5z", "#62626e")
    + line("M-6.4 2.5Q-6.4 5.5-4 7", "#c9c9d4", 1.5),
    "catapult": line("M9 4L-6.5-5.5", INK, 4.6)
    + line("M9 4L-6.5-5.5", "#a8733a", 2.6)
    + fill("M-2.5 5L1.5-4.5H4.5L8.5 5z", "#7a5230")
    + fill("M-11 4H11V7H-11z", "#a8733a")
    + disc(-7.5, -7.5, 3.9, "#9a9a9f")
    + disc(-6.5, 8.2, 3.2, "#e9dcc0")
    + disc(6.5, 8.2, 3.2, "#e9dcc0"),
    # A beast on a stack of tokens: how high that is differs from turn to turn.
    "behemoth": fill("M-9.5 8.2H9.5V11H-9.5zM-9.5 5.4H9.5V8.2H-9.5z", "#e9dcc0")
    + fill("M-8 5.4Q-12-3-7-8.5L-4.5-6Q0-9.5 4.5-6L7-8.5Q12-3 8 5.4z", "#5f8a63")
    + fill("M-5.5 5.4Q-6 .5 0 .5T5.5 5.4z", "#8fb58a")
    + fill("M-5.5 1.5Q-9.5 0-9-4.5Q-11.5 2-6.5 4.6zM5.5 1.5Q9.5 0 9-4.5Q11.5 2 6.5 4.6z", "#ffffff")
    + dot(-3.4, -2.6, 1.4, INK)
    + dot(3.4, -2.6, 1.4, INK)
    + dot(-1.7, 2.9, 0.8, INK)
    + dot(1.7, 2.9, 0.8, INK),
    "fireball": fill(
        "M-9.5 3.5Q-10-3.5-3.5-5Q-3-8 1-10Q.8-7.4 2.4-6.8Q6-8.5 11.5-11Q9-7 8-4"
        "Q9.5-4 11-4.6Q8.5-1 7 3Q6 11-2 11Q-9 11-9.5 3.5z",
        "#d8401f",
    )
    + tag("circle", cx=-1.6, cy=3.2, r=5.8, fill="#f7941e")
    + tag("circle", cx=-2.2, cy=3.8, r=3.2, fill="#ffe27a"),
    "winter_marker": disc(0, 0, 11, "#cfeaf8")
    + line("M0-9V9M-7.8-4.5L7.8 4.5M-7.8 4.5L7.8-4.5", "#1f5f9c", 2)
    + line("M-2.4-8L0-5.4L2.4-8M-2.4 8L0 5.4L2.4 8", "#1f5f9c", 1.4)
    + line("M-8.2-1.9L-4.7-2.7L-5.7-6.1M8.2 1.9L4.7 2.7L5.7 6.1", "#1f5f9c", 1.4)
    + line("M-8.2 1.9L-4.7 2.7L-5.7 6.1M8.2-1.9L4.7-2.7L5.7-6.1", "#1f5f9c", 1.4),
    # A sack: nobody sees what is in it.
    "loot_marker": fill("M-3.2-5.6Q-11.5 0-9.5 8Q-8.6 11 0 11T9.5 8Q11.5 0 3.2-5.6z", "#b98a4a")
    + fill("M-5.6-10.6Q-2.8-8.8 0-10.8Q2.8-8.8 5.6-10.6L3.4-5.4H-3.4z", "#d4a866")
    + line("M-3-.2Q-3-3.2 0-3.2T3-.2Q3 1.8 0 3.2V4.4", INK, 2.2)
    + dot(0, 7.9, 1.4, INK),
    "lava_token": fill("M-11 10.5L-5-3H5L11 10.5z", "#6b5a53")
    + fill(
        "M-5.4-2.4Q-5.4-5.4-3-6Q-3.4-10 0-11Q3.4-10 3-6Q5.4-5.4 5.4-2.4L8 4Q6.6 6.6 5.2 4L3.8 1.6"
        "Q3.4 9.4 1 9.6Q-1 9.4-.8 3.4Q-2 1.8-2.8 3.6Q-3.4 7.6-5.6 7.4Q-7.6 6.6-6.6 2.6z",
        "#e8541f",
    )
    + line("M0-7.6V-4M-3.6-1.6Q-4.6 1.4-5 4M1.4-1Q1.8 3 1.2 6M4.4-1.8L6 2", "#ffd25e", 1.5),
    # A winged dragon, rearing.
    "transformed_drakon": fill("M-1 1Q-4-9-11-10Q-9-6-10.5-4Q-7.5-4-7.5-.5Q-5-1.5-3 3z", "#7fb8a4")
    + fill(
        "M-3 10.5Q3 11 5 6Q6.5 2 3-1Q2-3 4-4L9-2.5L11-5Q9-9.5 4-9.5Q-1.5-9-2-4Q-2 0 0 3Q0 6-5 7.5z", "#2f8f6b"
    )
    + dot(5.6, -6.6, 1.3, "#ffe08a"),
    "lightning_bolt": fill("M2-11.5L-7 1.5H-1L-4 11.5L8-3H1.5L6-11.5z", "#ffd23c"),
    "cannon": fill("M-11-3.5L6-9L9-2L-7 4.5z", "#4b5058")
    + fill("M6-10L9.5-10.5L11.5-3L9-1.5z", "#70777f")
    + disc(-1, 6, 5, "#8a5a2c")
    + dot(-1, 6, 1.4, INK),
    # A rock with a crooked tree, and water round it.
    "necromancer_island": tag("ellipse", cx=0, cy=8, rx=11.5, ry=3.6, fill="#7fb3c9", stroke=INK)
    + fill("M-9.5 8Q-8 2-3.5 2.5Q-1-1 3 1.5Q8.5 2 9.5 8z", "#5b5560")
    + line("M0 3Q-2-2 1-5Q2-7 1-11M1-5Q5-6 6.5-9.5M0-1.5Q-4-3-6-7M-4.2-4.4L-8-4.8", "#2c2430", 1.8)
    + dot(-3, 5, 1, "#7fe0c8")
    + dot(2.6, 4.6, 1, "#7fe0c8"),
    "well_of_souls": tag("ellipse", cx=0, cy=-3, rx=10, ry=4, fill="#7fe0c8", stroke=INK)
    + fill("M-10-3Q-9 1 0 1T10-3L8.5 9Q6 11.5 0 11.5T-8.5 9z", "#8b8790")
    + line("M-9 3Q-5 5.4 0 5.4T9 3M-5 1V5M4 1.2V5.2M0 5.6V11M-7.4 8Q-3 9.6 0 9.6", "#4b4752", 1.2)
    + fill("M-3.4-4Q-4-11.5 0-11.5T3.4-4Q1.8-5.4 0-4T-3.4-4z", "#eef6f4")
    + dot(-1.3, -7.8, 0.9, INK)
    + dot(1.3, -7.8, 0.9, INK),
    "zeppelin": fill("M-11-3Q-6-9 1-9T11-3Q7 3 1 3T-11-3z", "#c9a86a")
    + line("M-8.5-3Q0-5.5 10-3M-3-8.4Q-5-3-3 2.6M4-8.6Q6-3 4 2.6", "#7a5a2c", 1.1)
    + fill("M-4 4H5L3.5 8.5H-2.5z", "#7a4a25")
    + fill("M-11-3L-12-8L-8-6z", "#a8483a"),
    "burning_region": fill(
        "M0-11.5Q1.5-6 6-2.5Q9 .5 8.5 5Q7.5 11 0 11T-8.5 5Q-9-.5-5-4Q-4.5-1-2.5-.5Q-3.5-7 0-11.5z", "#e8541f"
    )
    + fill("M.5-2Q1 1 3.5 3Q5 5 4 7.5Q3 10 0 10T-4 7Q-4.2 4-1.5 2Q0 .5 .5-2z", "#ffd25e"),
}
