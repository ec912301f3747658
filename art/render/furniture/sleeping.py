"""Bedrooms and dressing rooms: beds, night tables, cupboards, shelves, desks."""

import math

from mathutils import Vector, noise

from furniture import settings
from furniture.decor import lamp_light, shade
from furniture.kitchen import tallcab
from geometry import grid_fn
from kinds import Data, Object, Vec
from materials import marble, metal, plain, wood
from solids import box, cyl, lathe, rbox, rod
from textiles import fabric


def bed(e: Object, f: Data, hb: float = 1.15) -> None:
    w, d = f["w"], f["d"]
    fb = fabric("#9b8a74", 1, "weave")
    k = 4 if w > 1.5 else 3
    for i in range(k):
        rbox(
            (-(w + 0.5) / 2 + (w + 0.5) * (i + 0.5) / k, d / 2 - 0.04, hb / 2 + 0.12),
            ((w + 0.5) / k - 0.006, 0.11, hb - 0.2),
            0.04,
            fb,
            puff=(0, 0.02, 0),
            parent=e,
        )
    box((0, -0.02, 0.17), (w + 0.06, d - 0.06, 0.2), fb, 0.03, parent=e, seg=4)
    rbox((0, -0.02, 0.38), (w, d - 0.1, 0.26), 0.09, fabric("#f1ede6", 1.5, "weave"), puff=(0, 0, 0.01), parent=e)
    dv = fabric("#efeae2", 0.9, "weave", strength=0.3)

    def rumple(x: float, y: float, turned: float = 1.0) -> float:
        """How far cloth stands up at a point: long soft folds, and short ones across them."""
        long = noise.noise(Vector((1.6 * x, 1.0 * y, turned)))
        fold = abs(noise.noise(Vector((1.1 * x + 0.5 * y, 3.4 * y - 0.9 * x, 3 + turned))))
        return 0.02 * long + 0.016 * max(0.0, 1 - 5 * fold) - 0.004 + 0.002 * noise.noise(Vector((9 * x, 8 * y, 9)))

    def duv(u: float, v: float) -> Vec:
        x = (u - 0.5) * (w + 0.56)
        y = -d / 2 - 0.02 + v * (d * 0.66)
        ax = abs(x)
        e2 = w / 2 - 0.02
        z = 0.575 + rumple(x, y)
        # at the corner both sides hang, none below the other: what hung by the sum of both would end in a point
        side = min((ax - e2) * 1.2, 0.36) if ax > e2 else 0
        end = (0.06 - v) * 4.5 if v < 0.06 else 0
        if ax > e2:
            hang = min((ax - e2) / 0.1, 1)
            x = math.copysign(e2 + 0.05 * hang**0.5 + 0.016 * hang * math.sin(13 * y + 2 * math.sin(5 * y)), x)
        return (x, y, z - max(side, end))

    o = grid_fn(duv, 120, 110, dv, parent=e)
    o.modifiers.new("t", "SOLIDIFY").thickness = 0.03
    m = o.modifiers.new("s", "SUBSURF")
    m.render_levels = 1

    def thr(u: float, v: float) -> Vec:
        x = (u - 0.5) * (w + 0.52)
        y = -d / 2 + 0.22 + v * (0.5 + 0.06 * math.sin(3 * x)) + 0.02 * math.sin(2.3 * x + 1)
        ax = abs(x)
        e2 = w / 2
        z = 0.602 + rumple(x, y) + 0.007 * abs(noise.noise(Vector((3 * x, 11 * y, 5))))
        if ax > e2:
            hang = min((ax - e2) / 0.1, 1)
            z -= min((ax - e2) * 1.35, 0.32)
            x = math.copysign(e2 + 0.075 * hang**0.5 + 0.012 * hang * math.sin(16 * y), x)
        return (x, y, z)

    o = grid_fn(thr, 100, 44, fabric(settings.style.throw, 0.8, "weave", strength=0.8), parent=e)
    o.modifiers.new("t", "SOLIDIFY").thickness = 0.018
    m = o.modifiers.new("s", "SUBSURF")
    m.render_levels = 1
    n = 2 if w > 1.5 else 1
    for i in range(n):
        x = (i - 0.5) * w * 0.48 if n == 2 else 0
        rbox(
            (x, d / 2 - 0.26, 0.66),
            (0.68, 0.20, 0.46),
            0.085,
            fabric("#f5f2ec", 1.6, "weave"),
            puff=(0, 0.09, 0),
            rot=(-0.5, 0, 0.03 * (-1) ** i),
            parent=e,
            wrinkle=0.016,
            seed=i,
        )
        rbox(
            (x, d / 2 - 0.42, 0.64),
            (0.62, 0.17, 0.42),
            0.075,
            fabric("#d8cdbc", 1.2, "weave"),
            puff=(0, 0.08, 0),
            rot=(-0.62, 0, -0.04 * (-1) ** i),
            parent=e,
            wrinkle=0.016,
            seed=i + 7,
        )


def nightstand(e: Object, f: Data) -> None:
    w, d = f["w"], f["d"]
    box((0, 0, 0.28), (w, d, 0.36), wood("walnut"), 0.006, parent=e)
    box((0, -d / 2 - 0.006, 0.28), (w - 0.03, 0.012, 0.15), wood("walnut"), 0.002, parent=e)
    box((0, 0, 0.465), (w + 0.01, d + 0.01, 0.012), marble("dark", 0.15, 2.0, "obj"), 0.002, parent=e)
    lathe(
        [(0.055, 0), (0.055, 0.015), (0.012, 0.03), (0.01, 0.2), (0.03, 0.22)],
        metal("brass", 0.25),
        (0, 0, 0.47),
        parent=e,
    )
    lathe([(0.12, 0.62), (0.09, 0.85)], shade(), (0, 0, 0), parent=e)
    lamp_light(e, (0, 0, 0.74), 4)


def wardrobe(e: Object, f: Data) -> None:
    tallcab(e, f, 2.4, max(2, round(f["w"] / 0.5)), plain("#e2dcd2", 0.5))


def shelf(e: Object, f: Data) -> None:
    w, d = f["w"], f["d"]
    if settings.cut < 3:
        box((0, 0, 0.8), (w, d, 1.6), plain("#e6e0d6", 0.5), 0.004, parent=e)
        return
    for i in range(6):
        box((0, 0, 0.05 + 0.42 * i), (w, d, 0.025), plain("#e6e0d6", 0.5), 0.002, parent=e)
    for x in (-w / 2, -w / 6, w / 6, w / 2):
        box((x, 0, 1.1), (0.02, d, 2.15), plain("#e6e0d6", 0.5), 0.002, parent=e)


def desk(e: Object, f: Data) -> None:
    w, d = f["w"], f["d"]
    box((0, 0, 0.73), (w, d, 0.028), wood("oak"), 0.006, parent=e)
    for s in (-1, 1):
        box((s * (w / 2 - 0.03), 0, 0.36), (0.03, d - 0.06, 0.72), plain("#e9e4db", 0.5), 0.003, parent=e)
    box((0, d / 2 - 0.12, 1.02), (0.62, 0.02, 0.36), plain("#101012", 0.2), 0.004, parent=e)
    rod((0, d / 2 - 0.1, 0.745), (0, d / 2 - 0.1, 0.95), 0.016, metal("alu"), 20, parent=e)
    box((0, d / 2 - 0.13, 0.749), (0.26, 0.19, 0.01), metal("alu"), 0.004, parent=e)
    box((0, -0.05, 0.752), (0.36, 0.12, 0.012), plain("#d9d7d3", 0.5), 0.003, parent=e)


def vanity(e: Object, f: Data) -> None:
    w, d = f["w"], f["d"]
    box((0, 0, 0.74), (w, d, 0.03), wood("walnut"), 0.004, parent=e)
    box((0, 0.05, 0.64), (w - 0.04, d - 0.12, 0.16), plain("#e2dcd2", 0.5), 0.003, parent=e)
    cyl((0, d / 2 - 0.01, 1.35), 0.36, 0.015, plain("#dfe6e8", 0.02, metal=1), 64, parent=e, rot=(math.pi / 2, 0, 0))
    cyl((0, -d / 2 - 0.15, 0.24), 0.18, 0.46, fabric("#c9b79c", 1, "boucle"), 40, parent=e, bev=0.03)
