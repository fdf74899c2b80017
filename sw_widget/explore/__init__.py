"""Exploring a game: what-ifs, best turns, bots, the coach, charts, reports and tournaments."""
