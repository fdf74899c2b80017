"""A plane map as darts: every border between two regions is a pair of darts, one from each side.

Dart `d` starts at `origin[d]`; its partner is `d ^ 1`. Around each origin the darts form a ring in
clockwise order on the page. A *corner* is the gap between dart `d` and the next one of its ring, and is
named by `d`. Faces are the walks of `after`; the face of `d` is the one that holds the corner of `d`.
Two regions may share several borders (a sea on both sides of a headland), which is why darts, and not
pairs of regions, carry the map.
"""

from __future__ import annotations

from collections.abc import Sequence


class Darts:
    """Rings of darts, with the few operations that keep the map plane."""

    def __init__(self, rings: Sequence[Sequence[int]]) -> None:
        """From the neighbours of each region in clockwise order (a graph without double borders)."""
        self.origin: list[int] = []
        self.following: list[int] = []
        self.preceding: list[int] = []
        self.size = len(rings)
        name: dict[tuple[int, int], int] = {}
        for u, ring in enumerate(rings):
            for v in ring:
                if u < v:
                    name[u, v] = len(self.origin)
                    name[v, u] = len(self.origin) + 1
                    self.origin += [u, v]
        self.following = [-1] * len(self.origin)
        self.preceding = [-1] * len(self.origin)
        for u, ring in enumerate(rings):
            for k, v in enumerate(ring):
                here, there = name[u, v], name[u, ring[(k + 1) % len(ring)]]
                self.following[here] = there
                self.preceding[there] = here

    def target(self, dart: int) -> int:
        return self.origin[dart ^ 1]

    def after(self, dart: int) -> int:
        """The next dart on the walk round the face."""
        return self.preceding[dart ^ 1]

    def walk(self, dart: int) -> list[int]:
        """The darts of a face, starting with this one."""
        found = [dart]
        step = self.after(dart)
        while step != dart:
            found.append(step)
            step = self.after(step)
        return found

    def faces(self) -> list[list[int]]:
        seen: set[int] = set()
        found = []
        for dart in range(len(self.origin)):
            if dart not in seen:
                walk = self.walk(dart)
                seen.update(walk)
                found.append(walk)
        return found

    def ring(self, dart: int) -> list[int]:
        """All darts with the same origin, clockwise from this one."""
        found = [dart]
        step = self.following[dart]
        while step != dart:
            found.append(step)
            step = self.following[step]
        return found

    def _insert(self, dart: int, corner: int) -> None:
        last = self.following[corner]
        self.following[corner] = dart
        self.preceding[dart] = corner
        self.following[dart] = last
        self.preceding[last] = dart

    def join(self, corner: int, other: int) -> int:
        """A new border across a face, between two of its corners; the dart from the first one.

        The face splits: the walk from `corner` up to before `other` is closed by the partner of the new
        dart, and the rest goes on through the new dart to `other`.
        """
        dart = len(self.origin)
        self.origin += [self.origin[corner], self.origin[other]]
        self.following += [-1, -1]
        self.preceding += [-1, -1]
        self._insert(dart, corner)
        self._insert(dart ^ 1, other)
        return dart

    def sprout(self, corner: int) -> int:
        """A new region inside a face, bound to one corner; the dart from the new region back to it."""
        dart = len(self.origin)
        self.origin += [self.origin[corner], self.size]
        self.following += [-1, dart ^ 1]
        self.preceding += [-1, dart ^ 1]
        self._insert(dart, corner)
        self.size += 1
        return dart ^ 1

    def fill(self, corners: Sequence[int]) -> tuple[int, int]:
        """A new region inside a face, bound to these corners (consecutive on the walk).

        Returns the dart from the first corner to it, and the dart from it to the last corner.
        """
        back = self.sprout(corners[0])
        first, hold = back ^ 1, back
        for corner in corners[1:]:
            hold = self.join(hold, corner)
        return first, hold
