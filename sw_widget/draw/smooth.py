"""A good start for maps without coordinates: open up a mesh that is plane but squeezed.

Averaging untangles a mesh but leaves what is far from the frame tiny. Here each vertex in turn moves to
where the triangles around it (between a cell's centre and its sides) are rounder and nearer to their due
size. A triangle that goes flat costs without limit, so the mesh stays plane all the way.
"""

from __future__ import annotations

from math import hypot, sqrt

from sw_widget.draw.mesh import Mesh

Fan = list[tuple[int, int, float]]
"""The triangles round a vertex: the two other corners, clockwise, and the area they should have."""


def smooth(mesh: Mesh, sweeps: int) -> None:
    stretch = dict.fromkeys(range(len(mesh.xs)), 8.0)
    for _ in range(sweeps):
        fans = _fans(mesh)
        mesh.effort.spend(2.5 * sum(map(len, fans.values())))
        for vertex, fan in fans.items():
            if vertex in mesh.at:
                _slide(mesh, vertex, fan, stretch)
            else:
                _move(mesh, vertex, fan, stretch)


def _fans(mesh: Mesh) -> dict[int, Fan]:
    fans: dict[int, Fan] = {}
    for region, centre in enumerate(mesh.centres):
        outline = mesh.outline(region)
        due = mesh.aims[region] / len(outline)
        a = outline[-1]
        for b in outline:
            fans.setdefault(centre, []).append((a, b, due))
            fans.setdefault(a, []).append((b, centre, due))
            fans.setdefault(b, []).append((centre, a, due))
            a = b
    for corner in mesh.corners:
        fans.pop(corner, None)
    return fans


def _cost(mesh: Mesh, x: float, y: float, fan: Fan) -> float:
    xs, ys = mesh.xs, mesh.ys
    total = 0.0
    for q, r, due in fan:
        qx, qy, rx, ry = xs[q] - x, ys[q] - y, xs[r] - x, ys[r] - y
        area = (qx * ry - qy * rx) / 2
        if area <= 1e-9:
            return 1e30
        sides = 2 * (qx * qx + qy * qy + rx * rx + ry * ry - qx * rx - qy * ry)
        total += sides / (7 * area) + 2 * (area / due + due / area)
    return total


def _move(mesh: Mesh, v: int, fan: Fan, stretch: dict[int, float]) -> None:
    xs, ys = mesh.xs, mesh.ys
    x, y = xs[v], ys[v]
    gx = gy = now = 0.0
    for q, r, due in fan:
        qx, qy, rx, ry = xs[q] - x, ys[q] - y, xs[r] - x, ys[r] - y
        area = max((qx * ry - qy * rx) / 2, 1e-9)
        sides = 2 * (qx * qx + qy * qy + rx * rx + ry * ry - qx * rx - qy * ry)
        now += sides / (7 * area) + 2 * (area / due + due / area)
        slope = -sides / (7 * area * area) + 2 * (1 / due - due / (area * area))
        gx += -2 * (qx + rx) / (7 * area) + slope * (qy - ry) / 2
        gy += -2 * (qy + ry) / (7 * area) + slope * (rx - qx) / 2
    size = hypot(gx, gy)
    if not size:
        return
    step = stretch[v] * 1.6
    for _ in range(4):
        nx, ny = x - gx / size * step, y - gy / size * step
        if _cost(mesh, nx, ny, fan) < now:
            xs[v], ys[v] = nx, ny
            break
        step /= 3
    stretch[v] = min(60.0, max(0.05, step))


def _slide(mesh: Mesh, v: int, fan: Fan, stretch: dict[int, float]) -> None:
    t = mesh.at[v]
    now = _cost(mesh, mesh.xs[v], mesh.ys[v], fan)
    step = stretch[v]
    for way in (step, -step):
        # The fan was made for this side of the corners of the frame, so it may not go round one.
        nearest = min(abs((t - c + mesh.length / 2) % mesh.length - mesh.length / 2) for c in mesh.corner_at)
        if step < nearest * 0.9 and _cost(mesh, *mesh.on_frame(t + way), fan) < now:
            mesh.put_on_frame(v, t + way)
            stretch[v] = min(60.0, step * 1.5)
            return
    stretch[v] = max(0.5, sqrt(step) if step > 4 else step / 2)
