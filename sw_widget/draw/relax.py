"""Relaxation: the cells of a mesh get good shapes, of their due area, round, near their point, never thin.

A soft-body model, as biologists use it for tissue: each cell presses towards its area, borders are
elastic, and each cell is drawn to where its region lies. Vertices only move as long as every cell can
still be seen whole from its centre; so the map that goes in plane comes out plane, borders unchanged.
"""

from __future__ import annotations

from math import hypot, pi, sqrt

from sw_widget.draw.effort import Exhausted
from sw_widget.draw.mesh import Mesh, State, Tangled
from sw_widget.draw.shapes import Point, area, knots, perimeter, turn
from sw_widget.draw.smooth import smooth

PRESSURE = 0.5
TENSION = 3.2
HOMING = 0.05
GIRTH = 0.35
BORDER = 0.30
LAST_LOOK = 100_000.0
"""What may be spent on looking whether a map is sound, when all other effort is spent."""


def settle(mesh: Mesh) -> None:
    """From the first positions to the final ones. Small maps get more care: they can afford it.

    Where the effort runs out, the map stays as far as it came; raises `Tangled` where it is no map by then.
    """
    try:
        _settle(mesh)
    except Exhausted:
        mesh.effort.left = LAST_LOOK
    if not mesh.sound():
        raise Tangled


def _settle(mesh: Mesh) -> None:
    count = len(mesh.centres)
    rounds = max(50, min(170, 4200 // count))
    if mesh.placed:
        relax(mesh, rounds)
        if all(share > 0.4 for share in shares(mesh)) and not narrow(mesh):
            return
    mesh.placed = False
    best: tuple[float, State] | None = None
    plenty = mesh.effort.left / 2
    for eighths in range(4 if count <= 24 else 1):
        if best is not None and mesh.effort.left < plenty:
            break
        mesh.start_afresh(mesh.length * eighths / 8)
        smooth(mesh, 18)
        rating = energy(mesh)
        # Some cells were squeezed too far to be opened again.
        if mesh.sound() and (best is None or rating < best[0]):
            best = rating, mesh.save()
    if best is None:
        raise Tangled
    mesh.restore(best[1])
    smooth(mesh, 30)
    start = mesh.save()
    relax(mesh, rounds)
    if narrow(mesh):
        # Winding cells found no good shape; all cells in full view of their centre are plainer, but sound.
        mesh.restore(start)
        mesh.winding = set()
        relax(mesh, rounds)


def narrow(mesh: Mesh) -> bool:
    """Whether some winding cell nearly pinches itself off."""
    for region in mesh.winding:
        outline = [(mesh.xs[v], mesh.ys[v]) for v in mesh.outline(region)]
        mesh.effort.spend(0.6 * len(outline) ** 2)
        if any(gap < 5.0 for _, _, gap, _, _ in _necks(outline, 12.0)):
            return True
    return False


def shares(mesh: Mesh) -> list[float]:
    """How much of its due area each region got."""
    found = []
    for region in range(mesh.regions):
        shape = [(mesh.xs[v], mesh.ys[v]) for v in mesh.outline(region)]
        found.append(area(shape) / mesh.aims[region])
    return found


def relax(mesh: Mesh, rounds: int) -> None:
    mesh.sliver = min(40.0, 0.5 * _least_triangle(mesh))
    for _ in range(rounds):
        _step(mesh, 0.5)
    _settle_corners(mesh, rounds // 6)
    for _ in range(rounds // 3):
        _step(mesh, 0.3)


def _settle_corners(mesh: Mesh, rounds: int) -> None:
    """Give each corner of the frame to whichever neighbour makes the better shapes.

    A border slides along the frame but hardly ever round a corner by itself, since the shapes are at their
    worst right there; so the other side of a nearby corner is tried, and kept if it is better.
    """
    reach = 0.9 * sqrt(mesh.width * mesh.height / len(mesh.points))
    for corner in mesh.corner_at:
        half = mesh.length / 2
        gaps = [((t - corner + half) % mesh.length - half, v) for v, t in mesh.at.items()]
        before = max((pair for pair in gaps if pair[0] < 0), default=(-reach, -1))
        after = min((pair for pair in gaps if pair[0] > 0), default=(reach, -1))
        for gap, vertex in (before, after):
            if abs(gap) >= reach:
                continue
            state, rating = mesh.save(), energy(mesh)
            better = False
            try:
                _move_rim(mesh, vertex, corner - gap * 0.7)
                for _ in range(rounds):
                    _step(mesh, 0.5)
                better = energy(mesh) < rating
            finally:
                if not better:
                    mesh.restore(state)


def _move_rim(mesh: Mesh, vertex: int, t: float) -> None:
    """Move a rim vertex step by step, as far as nothing tangles."""
    start = mesh.at[vertex]
    way = (t - start + mesh.length / 2) % mesh.length - mesh.length / 2
    steps = 8
    for _ in range(steps):
        state = mesh.save()
        mesh.put_on_frame(vertex, mesh.at[vertex] + way / steps)
        _keep_rim_order(mesh, state[2])
        _undo_what_tangles(mesh, *state)


def energy(mesh: Mesh) -> float:
    """How bad the shapes are: wrong area, long outline, far from their point; each weighed by size."""
    total = 0.0
    for region, aim in enumerate(mesh.aims):
        shape = [(mesh.xs[v], mesh.ys[v]) for v in mesh.outline(region)]
        inside = area(shape)
        length = perimeter(shape)
        total += (inside / aim - 1) ** 2 + 0.3 * length * length / (4 * pi * aim)
        point = mesh.points[region]
        if point is not None and region not in mesh.winding:
            centre = mesh.centres[region]
            total += ((mesh.xs[centre] - point[0]) ** 2 + (mesh.ys[centre] - point[1]) ** 2) / aim
    return total


def _step(mesh: Mesh, pace: float) -> None:
    xs, ys = mesh.xs, mesh.ys
    fx, fy = [0.0] * len(xs), [0.0] * len(xs)
    outlines = [mesh.outline(region) for region in range(len(mesh.centres))]
    mesh.effort.spend(3.0 * sum(map(len, outlines)))
    for region, outline in enumerate(outlines):
        _shape_forces(mesh, region, outline, fx, fy)
    _border_forces(mesh, fx, fy)
    old_x, old_y, old_at = mesh.save()
    gain = mesh.gain
    limit = 9.0
    held = mesh.at
    fixed = set(mesh.corners)
    for v in range(len(xs)):
        if v in fixed or v in held:
            continue
        dx, dy = fx[v] * pace * gain[v], fy[v] * pace * gain[v]
        size = hypot(dx, dy)
        if size > limit:
            dx *= limit / size
            dy *= limit / size
        xs[v] += dx
        ys[v] += dy
    for v, t in old_at.items():
        tx, ty = _tangent(mesh, t)
        move = max(-limit, min(limit, (fx[v] * tx + fy[v] * ty) * pace * gain[v]))
        mesh.put_on_frame(v, t + move)
    # Whoever got stuck took too large a step, and regains its pace bit by bit.
    mesh.gain = [min(1.0, 1.25 * g) for g in gain]
    _keep_rim_order(mesh, old_at)
    try:
        _undo_what_tangles(mesh, old_x, old_y, old_at)
    except Exhausted:
        mesh.restore((old_x, old_y, old_at))
        raise


def _tangent(mesh: Mesh, t: float) -> tuple[float, float]:
    if t < mesh.width:
        return 1.0, 0.0
    if t < mesh.width + mesh.height:
        return 0.0, 1.0
    if t < 2 * mesh.width + mesh.height:
        return -1.0, 0.0
    return 0.0, -1.0


def _keep_rim_order(mesh: Mesh, old_at: dict[int, float]) -> None:
    rim = list(mesh.rim.values())
    least = mesh.length / (8 * len(rim))
    for a, b in zip(rim, rim[1:] + rim[:1], strict=True):
        gap = (mesh.at[b] - mesh.at[a]) % mesh.length
        if len(rim) > 1 and (gap < least or gap > mesh.length - least):
            for v in (a, b):
                mesh.put_on_frame(v, old_at[v])


def _shape_forces(mesh: Mesh, region: int, outline: list[int], fx: list[float], fy: list[float]) -> None:
    xs, ys = mesh.xs, mesh.ys
    aim = mesh.aims[region]
    centre = mesh.centres[region]
    cx, cy = xs[centre], ys[centre]
    px = [xs[v] for v in outline]
    py = [ys[v] for v in outline]
    count = len(outline)
    area = length = mx = my = 0.0
    x, y = px[-1], py[-1]
    sides = []
    for u, v in zip(px, py, strict=True):
        cross = x * v - u * y
        area += cross
        mx += (x + u) * cross
        my += (y + v) * cross
        size = sqrt((u - x) * (u - x) + (v - y) * (v - y)) or 1e-9
        sides.append(size)
        length += size
        x, y = u, v
    mx /= 3 * area
    my /= 3 * area
    area /= 2
    push = PRESSURE * (aim - area) / aim / 2
    pull = TENSION * length / (2 * sqrt(pi * aim))
    winding = region in mesh.winding
    point = None if winding else mesh.points[region]
    hx = hy = 0.0
    if point is not None:
        hx, hy = (point[0] - mx) * HOMING, (point[1] - my) * HOMING
    room = 0.62 * sqrt(aim / pi)
    sx = sy = 0.0
    for k in range(count):
        a, b = outline[k - 1], outline[k]
        ax, ay, bx, by = px[k - 1], py[k - 1], px[k], py[k]
        size = sides[k]
        ex, ey = bx - ax, by - ay
        # Pressure acts along the outward normal of the side, tension along the side.
        nx, ny = ey, -ex
        gx, gy = push * nx, push * ny
        tx, ty = pull * ex / size, pull * ey / size
        height = ((ax - cx) * (by - cy) - (ay - cy) * (bx - cx)) / size
        if height < room and not winding:
            squeeze = GIRTH * (room - height) / size
            gx += squeeze * nx
            gy += squeeze * ny
            sx -= squeeze * nx
            sy -= squeeze * ny
        fx[a] += gx + tx
        fy[a] += gy + ty
        fx[b] += gx - tx + hx
        fy[b] += gy - ty + hy
    if winding:
        _widen(mesh, outline, min(80.0, room), fx, fy)
    # The centre follows the middle of its cell, and leaves a side that comes too near.
    fx[centre] = 0.6 * (mx - cx) + sx
    fy[centre] = 0.6 * (my - cy) + sy


def _widen(mesh: Mesh, outline: list[int], width: float, fx: list[float], fy: list[float]) -> None:
    """Push the banks of a winding cell apart where it is too narrow."""
    xs, ys = mesh.xs, mesh.ys
    count = len(outline)
    mesh.effort.spend((0.2 if mesh.placed else 0.6) * count * count)
    if not mesh.placed:
        shape = [(xs[v], ys[v]) for v in outline]
        for i, j, gap, nx, ny in _necks(shape, width):
            k = 0.4 * (width - gap) / gap if gap else 0.0
            for v, way in ((outline[i], -k), (outline[j - 1], k / 2), (outline[j], k / 2)):
                fx[v] += way * nx
                fy[v] += way * ny
        return
    # On the printed boards sides are short, and it is enough, and quicker, to look at the vertices.
    for i in range(count):
        a = outline[i]
        for j in range(i + 3, min(count, i + count - 2)):
            b = outline[j]
            dx, dy = xs[b] - xs[a], ys[b] - ys[a]
            size = hypot(dx, dy)
            if 0 < size < width:
                k = 0.3 * (width - size) / size
                fx[a] -= k * dx
                fy[a] -= k * dy
                fx[b] += k * dx
                fy[b] += k * dy


def _necks(shape: list[Point], width: float) -> list[tuple[int, int, float, float, float]]:
    """Where an outline comes near itself: a point, the end of a side, their distance, and the way between."""
    count = len(shape)
    along = [0.0]
    for k in range(1, count + 1):
        (ax, ay), (bx, by) = shape[k - 1], shape[k % count]
        along.append(along[-1] + hypot(bx - ax, by - ay))
    total = along[-1]
    # A point outside the box round a side is further away than asked for: most are, and that is soon seen.
    beyond = width + 1.0
    sides = []
    for j in range(count):
        (ax, ay), (bx, by) = shape[j - 1], shape[j]
        ex, ey = bx - ax, by - ay
        box = (min(ax, bx) - beyond, max(ax, bx) + beyond, min(ay, by) - beyond, max(ay, by) + beyond)
        sides.append((j, *box, ax, ay, ex, ey, ex * ex + ey * ey or 1e-9))
    found = []
    for i, (px, py) in enumerate(shape):
        for j, left, right, top, bottom, ax, ay, ex, ey, square in sides:
            if not (left < px < right and top < py < bottom) or j == i or (j - 1) % count == i:
                continue
            t = min(1.0, max(0.0, ((px - ax) * ex + (py - ay) * ey) / square))
            dx, dy = ax + t * ex - px, ay + t * ey - py
            gap = hypot(dx, dy)
            if gap < width:
                # Neighbours along the outline are near anyway.
                way = abs(along[j - 1 if j else count - 1] + t * square**0.5 - along[i])
                if min(way, total - way) > 2.5 * width:
                    found.append((i, j, gap, dx, dy))
    return found


def _border_forces(mesh: Mesh, fx: list[float], fy: list[float]) -> None:
    """Keep every border long enough to be seen, and its middle in the middle."""
    xs, ys = mesh.xs, mesh.ys
    for chain, (u, v) in zip(mesh.chains, mesh.sides, strict=True):
        a, b = chain[0], chain[-1]
        ex, ey = xs[b] - xs[a], ys[b] - ys[a]
        size = hypot(ex, ey) or 1e-9
        wish = BORDER * sqrt(min(mesh.aims[u], mesh.aims[v]))
        if size < wish:
            k = 0.5 * (wish - size) / size
            fx[a] -= k * ex
            fy[a] -= k * ey
            fx[b] += k * ex
            fy[b] += k * ey
        for p, m, q in zip(chain, chain[1:], chain[2:], strict=False):
            ex, ey = xs[q] - xs[p], ys[q] - ys[p]
            size = ex * ex + ey * ey or 1e-9
            slip = 0.5 * (((xs[p] + xs[q]) / 2 - xs[m]) * ex + ((ys[p] + ys[q]) / 2 - ys[m]) * ey) / size
            fx[m] += slip * ex
            fy[m] += slip * ey


def _undo_what_tangles(mesh: Mesh, old_x: list[float], old_y: list[float], old_at: dict[int, float]) -> None:
    """Take back the moves that would hide a side from its centre; the centre's own move first."""
    xs, ys = mesh.xs, mesh.ys
    regions = range(len(mesh.centres))
    for _ in range(12):
        back: set[int] = set()
        for region in regions:
            outline = mesh.outline(region)
            if region in mesh.winding:
                mesh.effort.spend(0.1 * len(outline) ** 2)
                back.update(outline[k] for k in knots([(xs[v], ys[v]) for v in outline]))
                continue
            centre = mesh.centres[region]
            if _hidden(mesh, outline, xs[centre], ys[centre]):
                mesh.gain[centre] *= 0.5
                xs[centre], ys[centre] = old_x[centre], old_y[centre]
                back |= _hidden(mesh, outline, xs[centre], ys[centre])
        if not back:
            return
        for v in back:
            xs[v], ys[v] = old_x[v], old_y[v]
            mesh.gain[v] *= 0.5
            if v in old_at:
                mesh.at[v] = old_at[v]
    xs[:], ys[:] = old_x, old_y
    mesh.at.update(old_at)


def _least_triangle(mesh: Mesh) -> float:
    """Twice the area of the smallest triangle between a centre and a side."""
    least = 100.0
    for region, centre in enumerate(mesh.centres):
        if region not in mesh.winding:
            shape = [(mesh.xs[v], mesh.ys[v]) for v in mesh.outline(region)]
            middle = (mesh.xs[centre], mesh.ys[centre])
            least = min(least, *(turn(middle, shape[k - 1], p) for k, p in enumerate(shape)))
    return least


def _hidden(mesh: Mesh, outline: list[int], cx: float, cy: float) -> set[int]:
    """The ends of the sides that cannot be seen from a point, or hardly."""
    xs, ys, sliver = mesh.xs, mesh.ys, mesh.sliver
    found: set[int] = set()
    a = outline[-1]
    ax, ay = xs[a] - cx, ys[a] - cy
    for b in outline:
        bx, by = xs[b] - cx, ys[b] - cy
        if ax * by - ay * bx <= sliver:
            found.update((a, b))
        a, ax, ay = b, bx, by
    return found
