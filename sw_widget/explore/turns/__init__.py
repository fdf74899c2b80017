"""The best turn: a search, its bounds, and the lines that it finds."""
