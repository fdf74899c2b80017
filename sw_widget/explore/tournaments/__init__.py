"""Tournaments: games that follow from a seed, played by whatever executes them."""
