"""Bathrooms, utility room and plant room."""
import math

from furniture import decor, settings
from geometry import empty, mesh_obj
from kinds import Data, Object, Vec
from materials import emit, marble, metal, paint, pane, plain, wood
from solids import box, cyl, lathe, prism, rbox, rod
from textiles import fabric


def rounded(w: float, d: float, r: float, n: int = 10) -> list[Vec]:
    """Outline of a w × d rectangle with corners of radius r, metres, anticlockwise."""
    corners = ((1, 1, 0), (-1, 1, 1), (-1, -1, 2), (1, -1, 3))
    return [
        (x * (w / 2 - r) + r * math.cos(a), y * (d / 2 - r) + r * math.sin(a))
        for x, y, q in corners
        for a in [(q + k / n) * math.pi / 2 for k in range(n + 1)]
    ]


def oval(w: float, back: float, front: float, n: int = 36) -> list[Vec]:
    """Outline of a bowl: round in front (-y), nearly straight behind."""
    half = [(w / 2 * math.cos(t), -front * abs(math.sin(t)) ** 0.9) for t in [math.pi * k / n for k in range(n + 1)]]
    return [*half[::-1], (w / 2 * 0.98, back), (-w / 2 * 0.98, back)]


def toilet(e: Object, f: Data) -> None:
    c = plain("#f5f5f3", 0.12, coat=0.8)
    box((0, 0.25, 0.62), (0.4, 0.14, 0.62), paint("#e4ddd2"), 0.004, parent=e)
    box((0, 0.25, 0.945), (0.44, 0.18, 0.03), marble("white", 0.1, 2.0, "obj"), 0.003, parent=e)
    prism([oval(0.30, 0.16, 0.24)], 0.02, 0.36, c, parent=e, bev=0.03)
    prism([oval(0.37, 0.17, 0.34)], 0.30, 0.405, c, parent=e, bev=0.03)
    prism([oval(0.375, 0.12, 0.345)], 0.41, 0.43, c, parent=e, bev=0.009)
    prism([oval(0.37, 0.12, 0.34)], 0.432, 0.455, c, parent=e, bev=0.01)
    for s in (-1, 1):
        cyl((s * 0.09, 0.13, 0.445), 0.014, 0.05, metal("chrome", 0.15), 20, parent=e, rot=(0, math.pi / 2, 0))
    box((0, 0.177, 0.8), (0.22, 0.006, 0.13), metal("brass", 0.3, True), 0.002, parent=e)
    if settings.cut < 3:
        return
    towel = fabric(settings.style.towel, 1.2, "boucle")
    box((0, 0.25, 1.36), (0.42, 0.17, 0.025), wood("walnut"), 0.003, parent=e)
    for k in range(3):
        rbox((-0.06, 0.25, 1.405 + 0.055 * k), (0.25, 0.15, 0.05), 0.022, towel, parent=e)
    cyl((0.14, 0.25, 1.43), 0.03, 0.115, plain("#5f5548", 0.35), 32, parent=e, bev=0.006)
    cyl((-0.12, 0.25, 0.995), 0.036, 0.07, plain("#e9dfcf", 0.35), 32, parent=e, bev=0.005)
    cyl((0.1, 0.25, 1.02), 0.028, 0.12, plain("#8d7a62", 0.3), 32, parent=e, bev=0.01)


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
    cyl((0, tap, 0.86), 0.026, 0.01, metal("brass", 0.22, True), 32, parent=e, bev=0.002)
    rod((0, tap, 0.855), (0, tap, tall + 0.011), 0.012, metal("brass", 0.22, True), 24, parent=e)
    rod((0, tap + 0.011, tall), (0, 0.03, tall), 0.011, metal("brass", 0.22, True), 24, parent=e)
    rod((0, 0.04, tall), (0, 0.04, tall - 0.022), 0.009, metal("brass", 0.22, True), 24, parent=e)
    rod((0.012, tap, tall - 0.05), (0.05, tap, tall - 0.04), 0.005, metal("brass", 0.22, True), 16, parent=e)
    low, high = 1.1, min(2.0, settings.cut - 0.03)  # of the mirror, which ends below where a model is sawn
    middle, height = (low + high) / 2, high - low
    box((0, d / 2 - 0.012, middle), (w - 0.04, 0.02, height - 0.04), emit("#ffe2bd", 6.0), 0, parent=e)
    box((0, d / 2 - 0.03, middle), (w, 0.012, height), plain("#dfe6e8", 0.02, metal=1), 0.002, parent=e)
    if settings.cut < 3:
        return
    brass = metal("brass", 0.22, True)
    rod((-w / 2 + 0.08, -d / 2 - 0.05, 0.72), (w / 2 - 0.08, -d / 2 - 0.05, 0.72), 0.008, brass, parent=e)
    for s in (-1, 1):
        rod((s * (w / 2 - 0.1), -d / 2, 0.72), (s * (w / 2 - 0.1), -d / 2 - 0.05, 0.72), 0.007, brass, parent=e)
    rbox((-0.06, -d / 2 - 0.052, 0.58), (0.3, 0.034, 0.32), 0.015, fabric("#efe8dc", 1.2, "boucle"), parent=e)
    decor.vase(e, (-w / 2 + 0.1, -0.02, 0.855), 0.035, 0.14, "#7f7565")
    decor.branches(e, (-w / 2 + 0.1, -0.02, 0.97), 0.2, 4, seed=12)


def shower(e: Object, f: Data) -> None:
    w, d = f["w"], f["d"]
    high = min(2.07, settings.cut - 0.03)
    box((-w / 2, 0, (0.03 + high) / 2), (0.012, d, high - 0.03), pane(), 0.001, parent=e)
    if settings.cut < 2.2:
        return
    back = d / 2 - 0.01
    column(e, (0.18, back - 0.05), (0, -1))
    ledge(e, (-w / 4, back - 0.06), w / 2 - 0.06, 0.12, -w / 2 + 0.1)


def column(e: Object, at: Vec, away: Vec) -> None:
    """A shower before a wall: a rail with its mixer, a head over whoever stands below it and one for the hand. `away` points from the wall."""
    chrome, (x, y), (dx, dy) = metal("chrome", 0.12), at, away
    rod((x, y, 0.95), (x, y, 2.12), 0.011, chrome, 20, parent=e)
    rod((x, y, 2.12), (x + 0.37 * dx, y + 0.37 * dy, 2.12), 0.011, chrome, 20, parent=e)
    cyl((x + 0.37 * dx, y + 0.37 * dy, 2.095), 0.13, 0.014, chrome, 48, parent=e, bev=0.003)
    box((x, y, 0.97), (0.06 + 0.24 * abs(dy), 0.06 + 0.24 * abs(dx), 0.05), chrome, 0.012, parent=e)
    rod((x + 0.03 * dx, y + 0.03 * dy, 1.55), (x + 0.11 * dx, y + 0.11 * dy, 1.68), 0.014, chrome, 16, parent=e)
    cyl((x + 0.115 * dx, y + 0.115 * dy, 1.69), 0.05, 0.02, chrome, 32, parent=e, rot=(0.9 * dy, -0.9 * dx, 0))


def ledge(e: Object, at: Vec, w: float, d: float, first: float) -> None:
    """A ledge of stone with light below it, w × d metres, its middle at `at`; three bottles stand on it from x = `first` on."""
    x, y = at
    box((x, y, 1.22), (w, d, 0.03), marble("white", 0.1, 2.0, "obj"), 0.003, parent=e)
    box((x, y + d / 2 - 0.05, 1.2), (w - 0.04, 0.014, 0.008), emit("#ffdcae", 14.0), 0, parent=e)
    for k, (h, r, c) in enumerate(((0.19, 0.033, "#e9dfcf"), (0.16, 0.033, "#b6a78f"), (0.21, 0.03, "#7f7565"))):
        cyl((first + 0.1 * k, y, 1.235 + h / 2), r, h, plain(c, 0.4), 32, parent=e, bev=0.006)


def bathtub(e: Object, f: Data) -> None:
    w, d = f["w"], f["d"]
    c = plain("#f4f3f0", 0.1, coat=0.8)
    rim = rounded(w - 0.16, d - 0.16, 0.2)
    prism([rounded(w, d, 0.03), rim[::-1]], 0, 0.56, c, parent=e, bev=0.012)
    deep = rounded(w - 0.4, d - 0.3, 0.16)
    V = [(x, y, z) for ring, z in ((rim, 0.56), (deep, 0.14)) for x, y in ring]
    n = len(rim)
    walls = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    mesh_obj("tub", V, [*walls, tuple(range(n, 2 * n))], c, True).parent = e
    brass = metal("brass", 0.22, True)
    cyl((w / 2 - 0.05, 0, 0.564), 0.03, 0.012, brass, 32, parent=e, bev=0.003)
    cyl((w / 2 - 0.05, 0, 0.66), 0.014, 0.2, brass, 24, parent=e)
    rod((w / 2 - 0.05, 0, 0.752), (w / 2 - 0.22, 0, 0.752), 0.012, brass, 20, parent=e)
    cyl((w / 2 - 0.05, 0.14, 0.564), 0.028, 0.012, brass, 32, parent=e, bev=0.003)
    cyl((w / 2 - 0.05, 0.14, 0.6), 0.018, 0.07, brass, 24, parent=e)
    rod((w / 2 - 0.05, 0.14, 0.63), (w / 2 - 0.12, 0.14, 0.65), 0.006, brass, 16, parent=e)
    if settings.cut < 3:
        return
    over_tub(e, w, d)
    towel = fabric("#cfc2ae", 1.2, "boucle")
    rbox((-w / 2 + 0.42, -d / 2 + 0.02, 0.44), (0.44, 0.03, 0.32), 0.014, towel, parent=e)
    rbox((-w / 2 + 0.42, -d / 2 + 0.05, 0.585), (0.44, 0.1, 0.035), 0.016, towel, parent=e)
    board = empty((w * 0.12, 0, 0.575))
    board.parent = e
    box((0, 0, 0), (0.16, d - 0.04, 0.022), wood("walnut", axis=1), 0.004, parent=board)
    decor.vase(board, (0, 0.16, 0.011), 0.04, 0.13, "#8f8573")
    cyl((0, -0.04, 0.04), 0.028, 0.06, plain("#e9dfcf", 0.35), 32, parent=board, bev=0.004)


def over_tub(e: Object, w: float, d: float) -> None:
    """What stands over a tub: a ledge of stone with light below it, a shower at its end, glass that keeps the water in."""
    chrome, back, end = metal("chrome", 0.12), d / 2 + 0.03, w / 2 + 0.03
    ledge(e, (0, back - 0.08), w + 0.24, 0.16, -w / 2 + 0.25)
    column(e, (end - 0.05, 0.1), (-1, 0))
    box((w / 2 - 0.32, -d / 2 + 0.03, 1.28), (0.78, 0.01, 1.42), pane(), 0.001, parent=e)
    for z in (0.75, 1.85):
        box((w / 2 + 0.06, -d / 2 + 0.03, z), (0.06, 0.03, 0.06), chrome, 0.004, parent=e)


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
