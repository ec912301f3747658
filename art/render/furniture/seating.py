"""Sofas, armchairs, chairs."""
import math

from furniture import settings
from furniture.cushions import boxed, filled
from furniture.lounge import framechair, longsofa
from geometry import bevel, grid_fn
from kinds import Data, Object, Vec
from materials import metal, wood
from solids import cyl, rbox, rod
from textiles import fabric


def sofa(e: Object, f: Data) -> None:
    style = settings.style
    if style.suite == "long":
        return longsofa(e, f)
    w, d = f["w"], f["d"]
    fb = fabric(style.sofa, 1.0, "boucle")
    arm = 0.16
    n = 3
    sw = (w - 2 * arm) / n
    rbox((0, 0.0, 0.2), (w, d, 0.20), 0.05, fb, parent=e)
    for k in range(n):
        x = -w / 2 + arm + sw * (k + 0.5)
        boxed(
            (x, -0.06, 0.385),
            (sw - 0.008, d - 0.26, 0.19),
            0.05,
            fb,
            puff=(0.0, 0.015, 0.03),
            parent=e,
            wrinkle=0.006,
            seed=k,
        )
        boxed(
            (x, d / 2 - 0.24, 0.63),
            (sw - 0.015, 0.20, 0.40),
            0.06,
            fb,
            puff=(0.0, 0.045, 0.02),
            parent=e,
            rot=(-0.17, 0, 0),
            wrinkle=0.008,
            seed=10 + k,
        )
    rbox((0, d / 2 - 0.07, 0.42), (w, 0.14, 0.50), 0.06, fb, parent=e)
    for s in (-1, 1):
        boxed((s * (w / 2 - arm / 2), 0, 0.36), (arm, d, 0.40), 0.05, fb, puff=(0.01, 0, 0.01), parent=e)
    for sx in (-1, 1):
        for sy in (-1, 1):
            rod(
                (sx * (w / 2 - 0.14), sy * (d / 2 - 0.12), 0.0),
                (sx * (w / 2 - 0.14), sy * (d / 2 - 0.12), 0.11),
                0.012,
                metal("bronze", 0.3),
                parent=e,
            )
    # each on a seat of its own: two that lean on each other grow into one block
    first, last = -w / 2 + arm + 0.27, w / 2 - arm - 0.27
    for i, (x, y, size, r) in enumerate(
        (
            (first, 0.41, 0.46, 0.13),
            (last - 0.5, 0.43, 0.4, 0.1),
            (last, 0.41, 0.46, -0.13),
        )
    ):
        look = fabric(style.cushions[i], 1.4)
        filled(e, size, size, (x, d / 2 - y, 0.45 + size * 0.47), math.pi / 2 - 0.32, r, look, look)


def armchair(e: Object, f: Data) -> None:
    if settings.style.suite == "long":
        return framechair(e, f)
    fb = fabric(settings.style.armchair, 1, "boucle")
    w, d = f["w"], f["d"]
    r = w / 2 - 0.05
    cyl((0, 0, 0.235), r - 0.035, 0.23, fb, 64, parent=e, bev=0.05)
    boxed((0, -0.04, 0.41), (w - 0.24, d - 0.2, 0.16), 0.06, fb, puff=(0, 0.01, 0.03), parent=e, wrinkle=0.005)
    boxed((0, 0.17, 0.6), (w - 0.34, 0.15, 0.34), 0.055, fb, puff=(0, 0.035, 0.02), parent=e, rot=(-0.22, 0, 0), wrinkle=0.006, seed=4)

    def shell(u: float, v: float) -> Vec:
        a = math.radians(-32 + 244 * u)
        # arms as low as the seat's edge in front, the back as high as a shoulder blade
        z = 0.135 + v * (0.42 + 0.15 * (0.5 - 0.5 * math.cos(2 * math.pi * u)))
        k = 1 + 0.09 * v
        return (r * k * math.cos(a), r * k * math.sin(a) * 0.96, z)

    o = grid_fn(shell, 56, 12, fb, parent=e)
    m = o.modifiers.new("t", "SOLIDIFY")
    m.thickness = 0.1
    m.offset = 0
    bevel(o, 0.045, 5)
    m = o.modifiers.new("s", "SUBSURF")
    m.render_levels = 1
    cyl((0, 0, 0.06), r * 0.72, 0.1, metal("bronze", 0.35), 64, parent=e, bev=0.006)


def chair(e: Object, f: Data) -> None:
    fb = fabric(settings.style.chair, 1.25, "boucle")
    lg = wood("walnut", axis=2)
    rbox((0, -0.01, 0.445), (0.46, 0.46, 0.085), 0.038, fb, puff=(0, 0, 0.02), parent=e)

    def back(u: float, v: float) -> Vec:
        a = math.radians(25 + 130 * u)
        return (
            0.25 * math.cos(a) * 1.02,
            0.02 + 0.22 * math.sin(a) + 0.05 * v,
            0.56 + 0.27 * v - 0.05 * (2 * u - 1) ** 2 * (1 - v),
        )

    o = grid_fn(back, 22, 8, fb, parent=e)
    m = o.modifiers.new("t", "SOLIDIFY")
    m.thickness = 0.05
    m.offset = 0
    bevel(o, 0.02, 3)
    m = o.modifiers.new("s", "SUBSURF")
    m.render_levels = 1
    for sx in (-1, 1):
        rod((sx * 0.17, -0.17, 0.41), (sx * 0.215, -0.215, 0), 0.016, lg, parent=e)
        rod((sx * 0.17, 0.17, 0.41), (sx * 0.21, 0.225, 0), 0.016, lg, parent=e)
        # ends within the back, whose bow is behind it
        rod((sx * 0.164, 0.19, 0.41), (sx * 0.164, 0.2, 0.6), 0.012, lg, parent=e)
