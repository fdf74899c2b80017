"""The dual of a plane map: one cell for each region, borders between cells, junctions where three meet.

Every border is a chain of vertices: a junction (or a point on the frame), one or three between, a
junction. The first positions come from the region's points; where that tangles the cells, averaging each
vertex over its neighbours, with the frame held fast, untangles them (Tutte's theorem: the map with a
centre in every cell is a triangulation, so the averages lie plane).

A region that borders another one twice wraps round whatever lies between, as a sea does round a headland.
Such a *winding* cell need not be visible from its centre; it must only not touch itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from operator import itemgetter

from sw_widget.draw.darts import Darts
from sw_widget.draw.effort import Effort
from sw_widget.draw.shapes import Point, area, simple

State = tuple[list[float], list[float], dict[int, float]]
"""Where all vertices are, and how far along the frame those of the rim."""


class Tangled(Exception):
    """Cells of a mesh overlap, and nothing opens them."""


class Mesh:
    """Vertices, cells and borders of a map inside a frame `width` by `height`."""

    def __init__(
        self,
        darts: Darts,
        outer: int,
        aims: Sequence[float],
        points: Sequence[Point | None],
        size: Point,
        effort: Effort,
    ) -> None:
        """`aims`: areas of the regions and of the wilds after them; `points`: where regions should lie."""
        self.effort = effort
        width, height = size
        regions = self.regions = len(points)
        self.width, self.height = width, height
        self.length = 2 * (width + height)
        self.aims = list(aims)
        self.points = [*points, *([None] * (darts.size - regions))]
        self.xs: list[float] = []
        self.ys: list[float] = []
        walk = darts.walk(outer)
        outside = set(walk)
        self.corners = [self._vertex(x, y) for x, y in ((0, 0), (width, 0), (width, height), (0, height))]
        self.corner_at = (0.0, width, width + height, 2 * width + height)
        first_of = self._first_darts(darts)
        self.centres = [self._vertex(0, 0) for _ in first_of]
        # Frame vertices in clockwise order along the frame, which is the outer walk backwards.
        self.rim = {dart: self._vertex(0, 0) for dart in reversed(walk)}
        self.at: dict[int, float] = {}
        self.rim_pairs = [(darts.origin[d], darts.target(d)) for d in self.rim]
        junction: dict[int, int] = {}
        self.trios: list[tuple[int, list[int]]] = []
        for face in darts.faces():
            if face[0] not in outside:
                vertex = self._vertex(0, 0)
                junction.update(dict.fromkeys(face, vertex))
                self.trios.append((vertex, [darts.origin[d] for d in face]))
        self.chains: list[tuple[int, ...]] = []
        self.sides = [(darts.origin[d], darts.origin[d + 1]) for d in range(0, len(darts.origin), 2)]
        """The two regions of each chain."""
        self.winding = self._winding()
        degree = Counter(u for pair in self.sides for u in pair)
        for d, (u, v) in zip(range(0, len(darts.origin), 2), self.sides, strict=True):
            ends = [self.rim[e] if e in outside else junction[e] for e in (d, d ^ 1)]
            # Round shapes out of few borders need more vertices.
            inner = 3 if min(degree[u], degree[v]) <= 2 or max(u, v) >= regions else 1
            self.chains.append((ends[0], *(self._vertex(0, 0) for _ in range(inner)), ends[1]))
        self.rings: list[list[tuple[int, int, bool]]] = []
        """For each region, its chains in clockwise order: chain, direction, and whether the frame follows."""
        for dart in first_of:
            ring = []
            for d in darts.ring(dart) if dart >= 0 else []:
                # Clockwise round the cell, the chain of d ends at the corner of d.
                ring.append((d // 2, 1 if d % 2 == 0 else -1, d in outside))
            self.rings.append(ring)
        self.gain = [1.0] * len(self.xs)
        """How freely each vertex moves; see relax."""
        self.sliver = 0.0
        """How thin a triangle may become; see relax."""
        self._start()

    def _vertex(self, x: float, y: float) -> int:
        self.xs.append(x)
        self.ys.append(y)
        return len(self.xs) - 1

    def _winding(self) -> set[int]:
        twice = [pair for pair, n in Counter(map(tuple, map(sorted, self.sides))).items() if n > 1]
        return {u for pair in twice for u in pair}

    @staticmethod
    def _first_darts(darts: Darts) -> list[int]:
        first = [-1] * darts.size
        for d, u in enumerate(darts.origin):
            if first[u] < 0:
                first[u] = d
        return first

    # ---- the frame

    def on_frame(self, t: float) -> Point:
        """The point that lies `t` along the frame, clockwise from the top left."""
        t %= self.length
        if t < self.width:
            return t, 0.0
        t -= self.width
        if t < self.height:
            return self.width, t
        t -= self.height
        if t < self.width:
            return self.width - t, self.height
        return 0.0, self.height - (t - self.width)

    def along(self, x: float, y: float) -> float:
        """Where the ray from the middle through a point leaves the frame."""
        dx, dy = x - self.width / 2, y - self.height / 2
        k = min(self.width / 2 / abs(dx) if dx else 1e9, self.height / 2 / abs(dy) if dy else 1e9)
        px, py = self.width / 2 + dx * k, self.height / 2 + dy * k
        if abs(py) < 1e-6:
            return px
        if abs(px - self.width) < 1e-6:
            return self.width + py
        if abs(py - self.height) < 1e-6:
            return self.width + self.height + (self.width - px)
        return 2 * self.width + self.height + (self.height - py)

    def put_on_frame(self, vertex: int, t: float) -> None:
        self.at[vertex] = t % self.length
        self.xs[vertex], self.ys[vertex] = self.on_frame(t)

    def corners_between(self, start: int, end: int) -> list[int]:
        """The corners of the frame on the way clockwise from one rim vertex to another."""
        a, b = self.at[start], self.at[end]
        span = (b - a) % self.length or self.length
        found = [((c - a) % self.length, v) for c, v in zip(self.corner_at, self.corners, strict=True)]
        return [v for gap, v in sorted(found) if 0 < gap < span]

    # ---- cells

    def outline(self, region: int) -> list[int]:
        """The vertices round a cell, clockwise."""
        found: list[int] = []
        ring = self.rings[region]
        for k, (chain, direction, frame) in enumerate(ring):
            vertices = self.chains[chain]
            # Seen from its first region, a chain ends at the corner of its dart, which it lists first.
            found += vertices[-2::-1] if direction > 0 else vertices[1:]
            if frame:
                end = found[-1]
                following, way, _ = ring[(k + 1) % len(ring)]
                start = self.chains[following][-1 if way > 0 else 0]
                found += self.corners_between(end, start)
                found.append(start)
        return found

    def save(self) -> State:
        return self.xs[:], self.ys[:], dict(self.at)

    def restore(self, state: State) -> None:
        self.xs[:], self.ys[:] = state[0], state[1]
        self.at.update(state[2])

    # ---- first positions

    def _start(self) -> None:
        self._start_rim(0.0)
        self.placed = all(p is not None for p in self.points[: self.regions])
        """Whether the map was begun from the points of its regions."""
        if self.placed:
            self._start_at_points()
            self.placed = self.sound() or self._untangle(strict=False)

    def start_afresh(self, turn: float) -> None:
        """A plane but squeezed map without regard to the points; the rim begins this far along the frame."""
        self.points = [None] * len(self.points)
        self._start_rim(turn)
        fixed = {*self.corners, *self.rim.values()}
        for v in range(len(self.xs)):
            if v not in fixed:
                self.xs[v], self.ys[v] = self.width / 2, self.height / 2
        self._untangle(strict=True)

    def _start_at_points(self) -> None:
        for region, centre in enumerate(self.centres[: self.regions]):
            self.xs[centre], self.ys[centre] = self.points[region] or (0.0, 0.0)
        # Wilds lie where the regions around them meet.
        for region in range(self.regions, len(self.centres)):
            near = {w for pair in self.sides if region in pair for w in pair if w < self.regions}
            self._average(self.centres[region], [self.centres[w] for w in sorted(near)])
        for vertex, trio in self.trios:
            self._average(vertex, [self.centres[u] for u in trio])
        for (a, *between, b), (u, v) in zip(self.chains, self.sides, strict=True):
            middle = between[len(between) // 2]
            self._average(middle, [self.centres[u], self.centres[v], a, b])
            if len(between) == 3:
                self._average(between[0], [a, middle])
                self._average(between[2], [middle, b])

    def _average(self, vertex: int, others: Sequence[int]) -> None:
        self.xs[vertex] = sum(self.xs[v] for v in others) / len(others)
        self.ys[vertex] = sum(self.ys[v] for v in others) / len(others)

    def _start_rim(self, turn: float) -> None:
        rim = list(self.rim.values())
        wanted: list[float] = []
        for u, v in self.rim_pairs:
            p, q = self.points[u], self.points[v]
            if p is None or q is None:
                wanted = []
                break
            wanted.append(self.along((p[0] + q[0]) / 2, (p[1] + q[1]) / 2))
        count = len(rim)
        if wanted:
            # In order along the frame, turned so that each lies nearest to where it belongs.
            order = sorted(wanted)

            def misfit(shift: int) -> float:
                gaps = (abs(order[(k + shift) % count] - wanted[k]) for k in range(count))
                return sum(min(g, self.length - g) ** 2 for g in gaps)

            shift = min(range(count), key=misfit)
            spots = [order[(k + shift) % count] for k in range(count)]
            least = self.length / (4 * count)
            base = spots[0]
            spots = [(s - base) % self.length for s in spots]
            for k in range(1, count):
                spots[k] = max(spots[k], spots[k - 1] + least)
            if spots[-1] > self.length - least:
                spots = [k * self.length / count for k in range(count)]
        else:
            # The frame piece between two vertices belongs to one region; bigger ones get more of it.
            shares = [sqrt(self.aims[u]) for u, _ in self.rim_pairs]
            base, total, spots = turn, sum(shares), []
            run = 0.0
            for share in shares:
                spots.append(run * self.length / total)
                run += share
        for vertex, spot in zip(rim, spots, strict=True):
            t = (base + spot) % self.length
            for corner in self.corner_at:
                # Right on a corner of the frame a triangle would be flat.
                if abs((t - corner + self.length / 2) % self.length - self.length / 2) < 4:
                    t = corner + 6
            self.put_on_frame(vertex, t)

    def _links(self) -> list[tuple[int, list[int]]]:
        near: dict[int, set[int]] = {}
        for region, centre in enumerate(self.centres):
            outline = self.outline(region)
            for k, v in enumerate(outline):
                near.setdefault(v, set()).update((centre, outline[k - 1]))
                near.setdefault(outline[k - 1], set()).add(v)
                near.setdefault(centre, set()).add(v)
        fixed = {*self.corners, *self.rim.values()}
        return [(v, sorted(others)) for v, others in sorted(near.items()) if v not in fixed]

    def _untangle(self, strict: bool) -> bool:
        links = [(v, itemgetter(*others), len(others)) for v, others in self._links()]
        xs, ys = self.xs, self.ys
        for round in range(max(200, min(1500, 400_000 // len(links)))):
            self.effort.spend(1.2 * len(links))
            # Steps beyond the average (over-relaxation) hurry along what plain averages leave far away.
            beyond = 0.0 if round < 150 else 0.8
            for v, of_others, n in links:
                x, y = sum(of_others(xs)) / n, sum(of_others(ys)) / n
                xs[v], ys[v] = x + beyond * (x - xs[v]), y + beyond * (y - ys[v])
            if round % 8 == 7 and self.sound(strict):
                return True
        return False

    def sound(self, strict: bool = False) -> bool:
        """Whether every cell can be seen whole from its centre, which also means that no two overlap.

        Winding cells are excused, unless strict: they must only not touch themselves.
        """
        xs, ys = self.xs, self.ys
        for region, centre in enumerate(self.centres):
            outline = self.outline(region)
            if region in self.winding and not strict:
                self.effort.spend(0.1 * len(outline) ** 2)
                shape = [(xs[v], ys[v]) for v in outline]
                if area(shape) <= 0 or not simple(shape):
                    return False
                continue
            cx, cy = xs[centre], ys[centre]
            a = outline[-1]
            for b in outline:
                if (xs[a] - cx) * (ys[b] - cy) - (ys[a] - cy) * (xs[b] - cx) <= 1e-6:
                    return False
                a = b
        return True
