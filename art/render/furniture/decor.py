"""Small things: vases, branches, plants, lamps."""

import math
import random

from mathutils import Vector

from furniture import settings
from geometry import mesh_obj
from kinds import Data, Look, Object, Vec
from lights import point
from materials import metal, plain
from shader import NT, mat, srgb
from solids import curved, cyl, lathe, rod
from textiles import leaf


def lamp_light(e: Object, c: Vec, p: float) -> None:
    """The light of a lamp, where lamps are lit: the renderer has no light tree, so every lamp adds noise."""
    if "lamps" in settings.lamps:
        light = point(c, p * settings.power, r=0.04)
        light.parent = e


def vase(e: Object, c: Vec, r: float, h: float, col: str, mt: Look | None = None) -> None:
    foot = [(0, 0), (r * 0.55, 0)]
    belly = curved([(r * 0.6, 0.006), (r * 0.86, h * 0.22), (r, h * 0.5), (r * 0.8, h * 0.75), (r * 0.38, h * 0.92), (r * 0.42, h)])
    inside = curved([(r * 0.35, h), (r * 0.3, h * 0.9), (r * 0.6, h * 0.7)])
    lathe([*foot, *belly, *inside], mt or plain(col, 0.55, grain=0.15), c, seg=80, parent=e)


def branches(
    e: Object,
    c: Vec,
    h: float,
    n: int,
    seed: int = 3,
    leafcol: tuple[str, str] = ("#6c7a4d", "#93a06b"),
) -> None:
    rnd = random.Random(seed)
    st = plain("#5a4632", 0.7)
    V, F = [], []
    for _ in range(n):
        a = rnd.uniform(0, 6.28)
        tilt = rnd.uniform(0.12, 0.5)
        L = h * rnd.uniform(0.7, 1.15)
        p = Vector(c)
        d = Vector((math.cos(a) * tilt, math.sin(a) * tilt, 1)).normalized()
        prev = p
        for k in range(6):
            d = (d + Vector((rnd.uniform(-0.12, 0.12), rnd.uniform(-0.12, 0.12), 0.03))).normalized()
            q = prev + d * L / 6
            rod(prev, q, 0.0022, st, 6, parent=e)
            if k > 1:
                for _ in range(4):
                    t = rnd.random()
                    o = prev.lerp(q, t)
                    ld = Vector((rnd.uniform(-1, 1), rnd.uniform(-1, 1), rnd.uniform(-0.2, 0.6))).normalized()
                    leafquad(V, F, o, ld, rnd.uniform(0.025, 0.045), 0.4, rnd)
            prev = q
    mesh_obj("lv", V, F, leaf(*leafcol), True).parent = e


def leafquad(
    V: list[Vec],
    F: list[tuple[int, ...]],
    o: Vector,
    d: Vector,
    L: float,
    asp: float,
    rnd: random.Random,
    droop: float = 0.25,
) -> None:
    d = d.normalized()
    s = d.cross(Vector((rnd.uniform(-0.3, 0.3), rnd.uniform(-0.3, 0.3), 1)))
    s = s.normalized() if s.length > 1e-4 else Vector((1, 0, 0))
    n = s.cross(d)
    b = len(V)
    prof = ((0, 0.03), (0.12, 0.24), (0.25, 0.41), (0.4, 0.49), (0.55, 0.5), (0.7, 0.42), (0.82, 0.29), (0.92, 0.14), (1, 0.01))
    for t, wd in prof:
        c = o + d * L * t + n * (-droop * L * t * t)
        V.append(c - s * L * asp * wd - n * (-0.10 * L * wd))
        V.append(c - n * 0.0)
        V.append(c + s * L * asp * wd - n * (-0.10 * L * wd))
    for i in range(len(prof) - 1):
        for j in range(2):
            F.append((b + i * 3 + j, b + i * 3 + j + 1, b + (i + 1) * 3 + j + 1, b + (i + 1) * 3 + j))


def plant(e: Object, f: Data, h: float = 1.75, seed: int = 5) -> None:
    """A tree in a pot, `h` metres high; those after the first of a home have grown otherwise."""
    rnd = random.Random(seed + f.get("nth", 0))
    h *= (1, 0.82, 0.92)[f.get("nth", 0) % 3]
    lathe(
        [(0, 0), (0.15, 0), (0.155, 0.01), (0.19, 0.34), (0.195, 0.36), (0.18, 0.36), (0.172, 0.32), (0, 0.32)],
        plain("#d6cdbf", 0.7, grain=0.2),
        parent=e,
    )
    cyl((0, 0, 0.325), 0.17, 0.02, plain("#2b211a", 0.95), parent=e)
    st = plain("#6a5540", 0.8)
    V, F = [], []
    for i in range(4):
        a = i * 1.6 + rnd.random()
        p = Vector((0.03 * math.cos(a), 0.03 * math.sin(a), 0.32))
        d = Vector((math.cos(a) * 0.22, math.sin(a) * 0.22, 1)).normalized()
        L = (h - 0.5) * rnd.uniform(0.75, 1)
        n = 9
        for k in range(n):
            d = (d + Vector((rnd.uniform(-0.1, 0.1), rnd.uniform(-0.1, 0.1), 0.05))).normalized()
            q = p + d * L / n
            rod(p, q, 0.011 * (1 - k / n * 0.6), st, 8, parent=e)
            if k > 1:
                for _ in range(5):
                    ang = rnd.uniform(0, 6.28)
                    leafquad(
                        V,
                        F,
                        p.lerp(q, rnd.random()),
                        Vector((math.cos(ang), math.sin(ang), rnd.uniform(0.1, 0.9))),
                        rnd.uniform(0.16, 0.27),
                        0.52,
                        rnd,
                        0.35,
                    )
            p = q
    mesh_obj("lv", V, F, leaf("#3d5a2f", "#5f7f42", 0.55), True).parent = e


def floorlamp(e: Object, f: Data) -> None:
    m = metal("brass", 0.25)
    cyl((0, 0, 0.012), 0.15, 0.024, m, parent=e, bev=0.004)
    rod((0, 0, 0), (0, 0, 1.42), 0.009, m, parent=e)
    lathe([(0.20, 1.32), (0.15, 1.62)], shade(), parent=e)
    lamp_light(e, (0, 0, 1.46), 9)


@mat("shade")
def shade(t: NT) -> None:
    d = t.n("ShaderNodeBsdfDiffuse", {"Color": srgb("#f3e9d8")})
    tr = t.n("ShaderNodeBsdfTranslucent", {"Color": srgb("#cba677")})
    t.out(t.n("ShaderNodeMixShader", {0: 0.55, 1: d.outputs[0], 2: tr.outputs[0]}))
