"""The reinforcement die."""

from typing import Final

FACES: Final = (0, 0, 0, 1, 2, 3)
MOST_BY_DIE: Final = max(FACES)
