"""Little pictures of the land: terrains, symbols, and ways from one part of a map to another."""

from __future__ import annotations

from sw_widget.draw.glyph_parts import fill, line

TERRAIN = {
    "farmland": line("M0 11V-4M-5 11Q-6 3-8-1M5 11Q6 3 8-1", "#7a5a12", 1.5)
    + fill("M0-11q3.5 4 0 8q-3.5-4 0-8z", "#e8b93c")
    + fill("M-9-8q4.5 2.5 2 7q-4.5-2.5-2-7zM9-8q-4.5 2.5-2 7q4.5-2.5 2-7z", "#e8b93c")
    + line("M-6 6H6", "#7a5a12", 2),
    "forest": fill("M-5 11h2V7h-2zM6 11h2V8H6z", "#7a5230")
    + fill("M-4-11L2-3H0L4 3H1L5 8H-12L-8 3H-11L-7-3H-9z", "#3f8a44")
    + fill("M7-3L11 3H9.5L12 8H2L5 3H3z", "#5aa552"),
    "hill": fill("M-12 10Q-4-10 4 10z", "#a7c45c")
    + fill("M-2 10Q6-4 12 10z", "#c3d97c")
    + line("M-6 3l1.5-2.5L-3 3"),
    "mountain": fill("M-12 10L-3-10L5 10z", "#9a928c")
    + fill("M0 10L6-3L12 10z", "#b5ada6")
    + fill("M-3-10L0.2-2.5L-2-4L-4-1.8L-6.5-2.5z", "#ffffff"),
    "swamp": line("M-11 8Q-8 6-5 8T1 8T7 8T11 8", "#2f5b57", 1.8)
    + line("M-5 7V-5M0 7V-8M5 7V-3M0 2L4-3", "#5d6b2a", 1.6)
    + fill("M-6.5-9h3V-2h-3zM-1.5-12h3v7h-3zM3.5-7h3v6h-3z", "#7a4a25"),
    "sea": line("M-11-5Q-8-9-5-5T1-5T7-5T11-6", "#ffffff", 2.2)
    + line("M-11 1Q-8-3-5 1T1 1T7 1T11 0M-11 7Q-8 3-5 7T1 7T7 7T11 6", "#1f5c93", 2.2),
    "lake": fill("M-11 1Q-10-7 0-7T11 0Q11 8 1 8T-11 1z", "#6fb4dc")
    + line("M-6-1h5M2-1h3M-3 3h6", "#ffffff", 1.6),
}

SYMBOL = {
    "mine": line("M-6 7L5-4", "#6b4423", 2.6) + fill("M-1-9Q7-9 9 1L7 2Q5-4-2-6.5z", "#8c939b"),
    "cavern": fill("M-8 7Q-9-8 0-8T8 7z", "#8a7f78") + fill("M-4.5 7Q-5-3 0-3T4.5 7z", "#1f1a17"),
    "magic": fill("M0-10L2.2-2.2L10 0L2.2 2.2L0 10L-2.2 2.2L-10 0L-2.2-2.2z", "#ffd84d")
    + line("M6-8v4M4-6h4", "#7b3fa0", 1.5),
}

LINK = {
    "beanstalk": line("M1 11Q-7 6 0 1T1-11", "#1f5f25", 4)
    + line("M1 11Q-7 6 0 1T1-11", "#5aa552", 2.2)
    + fill("M-2 5Q-9 6-10 0Q-4-1-2 5zM3-1Q4-7 10-7Q10-1 3-1zM-1-4Q-7-4-8-9Q-2-10-1-4z", "#5aa552"),
    "stairway": fill("M-10 10V5H-5V0H0V-5H5V-10H10V10z", "#e0c088")
    + line("M-5 10V5M0 10V0M5 10V-5", "#7a5230", 1.2),
}
"""Ways from one part of a map to another."""
