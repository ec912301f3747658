"""Bathrooms, utility room and plant room."""
import math

from furniture import decor, settings
from furniture.bathing import bottle, fittings
from furniture.towels import folded, hung_towel, terry
from geometry import mesh_obj
from kinds import Data, Look, Object, Vec
from materials import emit, marble, plain, wood
from solids import box, cyl, lathe, prism, rbox, rod
from wall_finishes import paint


def oval(w: float, back: float, front: float, n: int = 36) -> list[Vec]:
    """Outline of a bowl: round in front (-y), nearly straight behind."""
    half = [(w / 2 * math.cos(t), -front * abs(math.sin(t)) ** 0.9) for t in [math.pi * k / n for k in range(n + 1)]]
    return [*half[::-1], (w / 2 * 0.98, back), (-w / 2 * 0.98, back)]


def pan(e: Object, look: Look) -> None:
    """A pan that is closed down to the floor: from its foot it widens to the rim."""
    rings = ((-0.02, 0.29, 0.20), (0.03, 0.30, 0.215), (0.16, 0.305, 0.235), (0.27, 0.33, 0.29), (0.36, 0.365, 0.335), (0.405, 0.37, 0.34))
    V = [(x, y, z) for z, w, front in rings for x, y in oval(w, 0.17, front)]
    n = len(V) // len(rings)
    sides = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(len(rings) - 1) for i in range(n)]
    mesh_obj("pan", V, [*sides, tuple(range(len(V) - n, len(V)))], look, True).parent = e


def toilet(e: Object, f: Data) -> None:
    c = plain("#f5f5f3", 0.12, coat=0.8)
    box((0, 0.25, 0.62), (0.4, 0.14, 0.62), paint("#e4ddd2"), 0.004, parent=e)
    box((0, 0.25, 0.945), (0.44, 0.18, 0.03), marble("white", 0.1, 2.0, "obj"), 0.003, parent=e)
    pan(e, c)
    prism([oval(0.375, 0.02, 0.345)], 0.41, 0.428, c, parent=e, bev=0.008)
    prism([oval(0.372, 0.02, 0.342)], 0.43, 0.455, c, parent=e, bev=0.011)
    rbox((0, 0.1, 0.437), (0.38, 0.15, 0.075), 0.022, c, parent=e)  # the bidet's works, its keys beside the seat
    rbox((0.212, -0.07, 0.424), (0.05, 0.26, 0.034), 0.012, c, parent=e)
    for k in range(4):
        box((0.212, -0.15 + 0.045 * k, 0.442), (0.022, 0.022, 0.003), plain("#a9a49b", 0.4), 0.001, parent=e)
    box((0, 0.177, 0.8), (0.23, 0.008, 0.14), fittings(), 0.003, parent=e)
    for x, wide in ((-0.036, 0.128), (0.068, 0.064)):  # the key for much water, the key for little
        box((x, 0.171, 0.8), (wide, 0.008, 0.108), plain("#efece6", 0.3), 0.004, parent=e)
    if settings.cut < 3:
        return
    towel = terry(settings.style.towel)
    box((0, 0.25, 1.36), (0.42, 0.17, 0.025), wood(settings.style.cabinet), 0.003, parent=e)
    folded(e, (-0.06, 0.25, 1.3725), 0.25, 0.155, 3, towel)
    bottle(e, (0.14, 0.25, 1.3725), 0.028, 0.12, "#5f5548")
    cyl((-0.12, 0.25, 0.995), 0.036, 0.07, plain("#e9dfcf", 0.35), 32, parent=e, bev=0.005)
    bottle(e, (0.1, 0.25, 0.96), 0.028, 0.12, "#8d7a62")


def basin(e: Object, f: Data) -> None:
    w, d = f["w"], f["d"]
    box((0, 0, 0.62), (w, d, 0.42), wood(settings.style.cabinet), 0.004, parent=e)
    box((0, 0, 0.84), (w + 0.02, d + 0.01, 0.03), marble("white", 0.1, 2.0, "obj"), 0.003, parent=e)
    lathe(
        [(0, 0.01), (0.135, 0.012), (0.178, 0.12), (0.186, 0.125), (0.172, 0.125), (0.128, 0.03), (0, 0.024)],
        plain("#f5f5f3", 0.1, coat=0.8),
        (0, -0.035, 0.85),
        seg=96,
        parent=e,
    )
    tap, tall = d / 2 - 0.034, 1.07  # behind the bowl, never through its rim
    cyl((0, tap, 0.86), 0.026, 0.01, fittings(), 32, parent=e, bev=0.002)
    rod((0, tap, 0.855), (0, tap, tall + 0.011), 0.012, fittings(), 24, parent=e)
    rod((0, tap + 0.011, tall), (0, 0.03, tall), 0.011, fittings(), 24, parent=e)
    rod((0, 0.04, tall), (0, 0.04, tall - 0.022), 0.009, fittings(), 24, parent=e)
    rod((0.012, tap, tall - 0.05), (0.05, tap, tall - 0.04), 0.005, fittings(), 16, parent=e)
    mirror_cabinet(e, w, d / 2)
    if settings.cut < 3:
        return
    fitting = fittings()
    rod((-w / 2 + 0.08, -d / 2 - 0.05, 0.72), (w / 2 - 0.08, -d / 2 - 0.05, 0.72), 0.008, fitting, parent=e)
    for s in (-1, 1):
        rod((s * (w / 2 - 0.1), -d / 2, 0.72), (s * (w / 2 - 0.1), -d / 2 - 0.05, 0.72), 0.007, fitting, parent=e)
    hung_towel(e, (-0.06, -d / 2 - 0.05, 0.72), 0.3, 0.34, 0.2, terry("#efe8dc"))
    decor.vase(e, (-w / 2 + 0.1, -0.02, 0.855), 0.035, 0.14, "#7f7565")
    decor.branches(e, (-w / 2 + 0.1, -0.02, 0.97), 0.2, 4, seed=12)


def mirror_cabinet(e: Object, w: float, back: float) -> None:
    """A cabinet for towels on the wall at y = `back`: mirrors for doors, light on the wall above it and on the basin below."""
    low, high, deep = 1.15, min(2.02, settings.cut - 0.03), 0.13  # it ends below where a model is sawn
    middle, height, glow = (low + high) / 2, high - low, emit("#ffe2bd", 6.0)
    box((0, back - deep / 2, middle), (w, deep, height), wood(settings.style.cabinet), 0.002, parent=e)
    leaves = 2 if w < 0.75 else 3
    for k in range(leaves):
        x = w * ((k + 0.5) / leaves - 0.5)
        box((x, back - deep - 0.009, middle), (w / leaves - 0.004, 0.018, height), plain("#dfe6e8", 0.02, metal=1), 0.001, parent=e)
    for z in (low - 0.004, high + 0.004) if settings.cut > 3 else ():
        box((0, back - 0.05, z), (w - 0.06, 0.05, 0.006), glow, 0, parent=e)


def washer(e: Object, f: Data) -> None:
    for z in (0, 0.86):
        box((0, 0, z + 0.43), (f["w"], f["d"], 0.85), plain("#e9e9e8", 0.3), 0.02, parent=e)
        cyl(
            (0, -f["d"] / 2 - 0.005, z + 0.45),
            0.22,
            0.03,
            plain("#1c1d20", 0.08, coat=1),
            48,
            parent=e,
            rot=(math.pi / 2, 0, 0),
        )


def odunit(e: Object, f: Data) -> None:
    box((0, 0, 0.45), (f["w"], f["d"], 0.8), plain("#dedcd6", 0.5), 0.02, parent=e)
