"""The form of a cushion that is filled with down: nothing is simulated, so that it costs nothing and no two are alike."""
import math
from typing import NamedTuple

from mathutils import Vector, noise

from geometry import mesh_obj
from kinds import Look, Object, Vec

CELLS = 64  # of a form, along its width
FULL = 0.175  # half of what a form is thick, of the root of its area
SUNK = 0.16  # of its fullness that has sunk from its upper end towards its lower
PUCKER = 0.005  # metres by which the seam draws the cloth together, at the seam
CHOPPED = 0.2  # of its fullness that a hand's edge took from its upper end
LIMP = 0.09  # how far the corners of its upper end hang out of its plane at most, of its height
UNEVEN = 0.012  # how far an edge wanders from its line at most, of its height


class Cut(NamedTuple):
    """How a cover is sewn and stands: how far an edge is `drawn` in at its middle and a corner is `eased`, short of its square, both of half the
    form; how far the seam of its lower end is `tucked` under the down it stands on, of half its thickness."""

    drawn: float
    eased: float
    tucked: float


PILLOW = Cut(0.055, 0.09, 0.75)  # soft: its filled corners are turned
CUSHION = Cut(0.085, 0.025, 0.3)  # firm: two flat cloths sewn together at a knife's edge, its corners are pointed


def rows(cells: int, share: float) -> int:
    return max(6, round(cells * share))


def rim(cells: int, share: float) -> list[int]:
    """Indices of the vertices along the seam, in order; `share` is the height by the width."""
    n, m = cells, rows(cells, share)
    ring = [(i, 0) for i in range(n)] + [(n, j) for j in range(m)] + [(i, m) for i in range(n, 0, -1)] + [(0, j) for j in range(m, 0, -1)]
    return [j * (n + 1) + i for i, j in ring]


def outline(u: float, v: float, w: float, h: float, cut: Cut) -> tuple[float, float]:
    """Where a point of the cut cloth, from -1 to 1 along both sides, lies within the form, in metres."""
    corner = 1 - cut.eased * abs(u * v) ** 5
    return w / 2 * u * corner * (1 - cut.drawn * u * u * (1 - v * v)), h / 2 * v * corner * (1 - cut.drawn * v * v * (1 - u * u))


def bulge(u: float, v: float) -> float:
    """How full the form is at a point, 0 along the seam to 1: steep at the seam, nearly level in the middle, steepest at its lower end, where the
    down lies."""
    return ((1 - abs(u) ** 2.3) * (1 - abs(v) ** (2.3 if v > 0 else 4))) ** 0.58


def chopped(u: float, v: float, seed: float) -> float:
    """How deep the dent is at a point, from 0 to 1, that a hand left near the middle of the upper end when the bed was made; it runs out towards
    the middle of the form."""
    return math.exp(-(((u - 0.16 * math.sin(seed)) / 0.22) ** 2)) * max(0.0, (v + 0.15) / 1.15) ** 1.5


def hanging(u: float, v: float, seed: float) -> float:
    """How far a point lies before the plane that the form was cut in, of its height: each of its upper corners hangs as it likes, and the whole is
    a little twisted."""
    corner = noise.noise(Vector((1.7 * (u > 0), seed, 3.1)))
    return LIMP * (corner * u * u * max(0.0, v) ** 1.5 + 0.35 * math.sin(seed * 1.7) * u * v)


def wandering(along: float, seed: float) -> float:
    """How far an edge wanders from its line at a point `along` it, of the height of the form."""
    return UNEVEN * (noise.noise(Vector((along * 2.6, seed, 0.4))) + 0.5 * noise.noise(Vector((along * 6.1, seed, 9.2))))


def creased(x: float, y: float, w: float, h: float, seed: float) -> float:
    """How high the cloth stands at a point for its creases, in metres: short ones at right angles to the seam, long ones out of the corners, and
    what the down beneath does."""
    near_x, near_y = w / 2 - abs(x), h / 2 - abs(y)
    away = min(near_x, near_y)
    along = (y if near_x < near_y else x) + 0.004 * away
    short = noise.noise(Vector((along * 62, away * 9, seed))) + 0.6 * noise.noise(Vector((along * 118, away * 14, seed + 7)))
    angle = math.atan2(near_y, near_x)
    from_corner = math.hypot(near_x, near_y)
    long = noise.noise(Vector((angle * 5.5, from_corner * 3, seed + 13 + 5 * (x > 0) + 9 * (y > 0))))
    down = noise.noise(Vector((x * 5.5, y * 5.5, seed + 29))) + 0.4 * noise.noise(Vector((x * 13, y * 13, seed + 31)))
    return PUCKER * short * math.exp(-away / 0.035) + 0.034 * long * math.exp(-from_corner / 0.17) + 0.011 * down


def form(w: float, h: float, look: Look, seed: float, cut: Cut) -> Object:
    """What is `cut` from cloth `w` by `h` metres and filled, flat about its origin, its upper end at +y; `rim` has its seam, which is near z = 0."""
    n, m = CELLS, rows(CELLS, h / w)
    thick = FULL * math.sqrt(w * h)
    verts, index = [], {}
    for side in (0, 1):
        for j in range(m + 1):
            for i in range(n + 1):
                sewn = i in (0, n) or j in (0, m)
                if sewn and side:
                    continue
                # closer together towards the seam, where the form is steep
                u, v = (0.35 * t + 0.65 * math.sin(t * math.pi / 2) for t in (2 * i / n - 1, 2 * j / m - 1))
                index[i, j, side] = len(verts)
                verts.append(at(u, v, w, h, thick, 0 if sewn else 1 - 2 * side, seed, cut))
    faces = []
    for side in (0, 1):
        for j in range(m):
            for i in range(n):
                f = [index.get((a, b, side), index.get((a, b, 0))) for a, b in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))]
                faces.append(f if side == 0 else f[::-1])
    return mesh_obj("cushion", verts, faces, look, True)


def at(u: float, v: float, w: float, h: float, thick: float, side: int, seed: float, cut: Cut) -> Vec:
    """Where a point of the cloth lies that covers the form: of the upper `side` 1, of the lower -1, of the seam 0."""
    x, y = outline(u, v, w, h, cut)
    dent = chopped(u, v, seed)
    full = bulge(u, v) * (1 - CHOPPED * dent)
    creases = creased(x, y, w, h, seed + 25 * side) * min(1, 2.5 * full)
    plane = h * hanging(u, v, seed) - cut.tucked * thick * max(0.0, -v) ** 3
    x, y = x + h * u**2 * u * wandering(v, seed), y + h * v**2 * v * wandering(u, seed + 5)
    return x, y - 0.045 * h * dent, plane + side * (thick * full * (1 - SUNK * v) + creases)
