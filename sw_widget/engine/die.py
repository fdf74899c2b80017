"""The reinforcement die."""

FACES = (0, 0, 0, 1, 2, 3)
MOST_BY_DIE = max(FACES)
