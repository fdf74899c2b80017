"""Little pictures of what is below ground: its terrains, its symbol and its markers."""

from __future__ import annotations

from sw_widget.draw.glyph_parts import disc, dot, fill, line, ring
from sw_widget.draw.palette import INK

PALE = "#e4e8f2"

TERRAIN = {
    "black_mountain": fill("M-12 10.5L-4-11L0-4L3-7L12 10.5z", "#5c6475")
    + fill("M-4-11L0-4L3-7L12 10.5H1L2 3L-2-1z", "#2a2e38")
    + line("M-12 10.5L-4-11L0-4L3-7L12 10.5", PALE, 1.1),
    "chasm": fill("M-11.5-2L-6-8L0-6L6-9L11.5-3L9 5L2 4L-4 9L-10 5z", "#a3958c")
    + fill("M-8-1L-4.5-4.5L.5-3L5.5-5L8-2L6.5 2L1 1L-3.5 5L-7 3z", "#0c090d"),
    "mining": fill("M-9-3Q-7-9-3-7.5Q0-12 3.5-8Q8-9.5 9-3z", "#f6cf4a")
    + fill("M-11-3H11L8 6H-8z", "#9aa3ad")
    + line("M-5.5-1L-4.5 4M0-1V4M5.5-1L4.5 4", "#59626d", 1.3)
    + disc(-5, 8, 3, "#e9dcc0")
    + disc(5, 8, 3, "#e9dcc0"),
    "mud": fill("M-11.5 5Q-11-1-3-1T11.5 4Q11 10.5 0 10.5T-11.5 5z", "#b98456")
    + line("M-6.5 5Q0 1.5 6.5 5", "#6b4428", 1.4)
    + disc(-4.5, -4.5, 3, "#d9a878")
    + disc(3.5, -7.5, 2.4, "#d9a878"),
    "mushroom_forest": fill("M-3.5 11Q-1.5 4-3 0H3Q1.5 4 3.5 11z", "#f4e8cf")
    + fill("M-11.5 1.5Q-11-11 0-11T11.5 1.5Q0 5-11.5 1.5z", "#d64f62")
    + dot(-5.5, -2.5, 2.1, "#fff4dc")
    + dot(1, -6.5, 2.3, "#fff4dc")
    + dot(6.5, -2, 1.7, "#fff4dc"),
    "mystic_crystal": fill("M-11 10L-10 1L-6-2L-3 10z", "#8fd8f2")
    + fill("M4 10L6-1L10 1L11 10z", "#f0a8e0")
    + fill("M-5.5 10.5L-5-5L0-11.5L5-5L5.5 10.5z", "#cdb4f7")
    + line("M0-11.5V10M-5-5H5", "#6a45a8", 1.1),
    "river": fill("M-11.5-9Q2-13 3-5.5T-4 1T-4 12H11.5Q8 6 11 1T12-11H4z", "#d9c9a4")
    + fill("M-11.5-6.5Q-1-9-.5-5.5T-7.5 1T-7.5 12H6Q2.5 6 6 1T5-11Q-3-12.5-11.5-9z", "#58b4e6")
    + line("M-5-8.5Q2-9.5 2-5M-3.5 2Q-4 6-2.5 9M1-1Q-1 3 1 7", "#ffffff", 1.4),
}

SYMBOL = {
    "volcano": fill("M-11 8.5L-3.5-3H3.5L11 8.5z", "#7a6a62")
    + fill("M-3.5-3H3.5L5 0L2.5 2L.5 0L-2 3L-5 0z", "#e8541f")
    + line("M0-6Q-4-8-1-10.5M3.5-6.5Q6-8 4-10", "#6d625a", 1.6),
}

MARKER = {
    "bag": fill("M-3.5-4.5Q-11.5 1-9.5 8Q-8.5 11 0 11T9.5 8Q11.5 1 3.5-4.5z", "#7a4fb0")
    + fill("M-6-11Q-3-9 0-11Q3-9 6-11L3.8-4.5H-3.8z", "#a888d8")
    + line("M-4-4.5H4", "#f2c230", 2)
    + fill("M0-1L1.6 2.6L5.4 3L2.5 5.5L3.4 9.3L0 7.3L-3.4 9.3L-2.5 5.5L-5.4 3L-1.6 2.6z", "#ffd84d"),
    "balrog": fill("M-11.5 11Q-12-1-6-3L-10-11Q-3-9-3-6H3Q3-9 10-11L6-3Q12-1 11.5 11z", "#3a1a14")
    + fill("M-6 11Q-8 4-4.5 1Q-4 3-2.5 3Q-2-1 0-3Q2-1 2.5 3Q4 3 4.5 1Q8 4 6 11z", "#e8541f")
    + fill("M-3 11Q-3.5 7 0 4Q3.5 7 3 11z", "#ffd25e")
    + line("M-4.5-2.5L-2-1.2M4.5-2.5L2-1.2", "#ffb300", 2),
    "great_ancient": fill("M-10-1Q-11-11 0-11T10-1Q9 3 6 4H-6Q-9 3-10-1z", "#4f8f7a")
    + line("M-6 3Q-9 7-6 10.5M-2 4Q-4 8-1 11M2 4Q4 8 1 11M6 3Q9 7 6 10.5", INK, 3.6)
    + line("M-6 3Q-9 7-6 10.5M-2 4Q-4 8-1 11M2 4Q4 8 1 11M6 3Q9 7 6 10.5", "#6fb59a", 2.2)
    + fill("M-7.5-3Q-4.5-6-2-1.5Q-5 .5-7.5-3zM7.5-3Q4.5-6 2-1.5Q5 .5 7.5-3z", "#ffe27a"),
    "monster": fill("M-10.5 11Q-12-1-8.5-5L-10-11L-5-8Q0-10.5 5-8L10-11L8.5-5Q12-1 10.5 11z", "#6f9a3f")
    + disc(0, -2.5, 4.2, "#fffaf0")
    + dot(0.4, -2, 2, INK)
    + fill("M-7 4H7Q6.5 9 0 9T-7 4z", "#4a1f1f")
    + fill("M-5 4L-3.5 7L-2 4zM5 4L3.5 7L2 4z", "#fffaf0"),
    "mushroom_shield": fill("M-9.5-10Q0-7.5 9.5-10V0Q9 7 0 11.5Q-9 7-9.5 0z", "#cfd8e4")
    + fill("M-1.8 7.5Q-1-.5-2 0H2Q1-.5 1.8 7.5z", "#f4e8cf")
    + fill("M-6.5 .5Q-6-6.5 0-6.5T6.5 .5Q0 2.2-6.5 .5z", "#d64f62")
    + dot(-2.6, -2, 1.2, "#fff4dc")
    + dot(2.4, -2.6, 1.2, "#fff4dc"),
    "queen": fill("M-10 11.5Q-10 5.5-3.5 4.5H3.5Q10 5.5 10 11.5z", "#8f2f78")
    + fill("M-6.5-2Q-8 6-5 7.5H5Q8 6 6.5-2z", "#7a4a25")
    + fill("M-4.5-3Q-4.5 5 0 6Q4.5 5 4.5-3z", "#f0c8a0")
    + fill("M-6.5-3L-8-10.5L-3.5-7L0-11.5L3.5-7L8-10.5L6.5-3z", "#f2c230")
    + dot(-1.8, 0, 0.9, INK)
    + dot(1.8, 0, 0.9, INK)
    + line("M-1.4 3H1.4", "#a8302b", 1.3),
    "silver_hammer": line("M-8 10L2-1", INK, 5)
    + line("M-8 10L2-1", "#9a6a3a", 3)
    + fill("M-6.5-4.5L1.5-11.5L11 -2L4 5.5z", "#d5dbe3")
    + fill("M-6.5-4.5L-4.5-6.3L5.8 3.6L4 5.5z", "#8f99a6"),
    "tomb_raider_ghost": fill("M-8.5 11V-2Q-8.5-9 0-9T8.5-2V11L5.5 8.5L3 11L0 8.5L-3 11L-5.5 8.5z", "#e6f0f8")
    + fill("M-11.5-4Q0-8 11.5-4Q0-1.5-11.5-4z", "#8a5a2c")
    + fill("M-6-5.6Q-5.5-11.5 0-10.5T6-5.6Q0-7.4-6-5.6z", "#a8733a")
    + dot(-3, 0.8, 1.5, INK)
    + dot(3, 0.8, 1.5, INK)
    + line("M-1.5 4.6Q0 3.6 1.5 4.6", width=1.4),
    "vengeance_marker": disc(0, 0, 11, "#b5241c")
    + ring(0, 0, 8.2, "#ffe0c8")
    + fill("M-1.9-3.5H1.9V5L0 10.2L-1.9 5z", "#e6ebf0")
    + line("M-5-4H5", "#f2c230", 2.2)
    + line("M0-4.5V-9", "#3a2415", 2.6),
    # It spits fire: the symbol of a chasm only smokes.
    "volcano": fill(
        "M-2-3Q-9-5-9.5-11.5Q-5-10-3.5-7.5Q-3-11 0-11.8Q3-11 3.5-7.5Q5-10 9.5-11.5Q9-5 2-3z", "#ffb300"
    )
    + line("M0-10V-3M-6.5-9L-2-3M6.5-9L2-3", "#e8541f", 1.8)
    + fill("M-11.5 11.5L-4-3H4L11.5 11.5z", "#4a3f3c")
    + fill("M-4-3H4L6.5 3Q5 5.5 3.5 2.5Q2.5 9 .5 7Q-1 3-2.5 4Q-3.5 10-5.5 8.5Q-6.5 5-6 1.5z", "#e8541f"),
}
