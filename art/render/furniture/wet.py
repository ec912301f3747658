"""Bathrooms, utility room and plant room."""
import math
from geometry import *
from materials import *


def toilet(e, f):
    c = plain("#f5f5f3", 0.12, coat=0.8)
    rbox((0, 0.24, 0.55), (0.36, 0.17, 0.5), 0.04, c, parent=e)
    rbox((0, -0.06, 0.28), (0.36, 0.52, 0.40), 0.13, c, parent=e)
    rbox((0, -0.08, 0.455), (0.37, 0.5, 0.04), 0.018, c, parent=e)


def basin(e, f):
    w, d = f["w"], f["d"]
    box((0, 0, 0.62), (w, d, 0.42), wood("oak"), 0.004, parent=e)
    box((0, 0, 0.84), (w + 0.02, d + 0.01, 0.03), marble("white", 0.1, 2.0, "obj"), 0.003, parent=e)
    lathe(
        [(0, 0.02), (0.15, 0.03), (0.19, 0.12), (0.2, 0.125), (0.185, 0.125), (0.14, 0.035), (0, 0.03)],
        plain("#f5f5f3", 0.1, coat=0.8),
        (0, 0, 0.85),
        parent=e,
    )
    rod((0, d / 2 - 0.06, 0.85), (0, d / 2 - 0.06, 1.08), 0.012, metal("chrome", 0.1), parent=e)
    rod((0, d / 2 - 0.06, 1.08), (0, 0.06, 1.08), 0.011, metal("chrome", 0.1), parent=e)
    box((0, d / 2 - 0.005, 1.55), (w, 0.012, 0.9), plain("#dfe6e8", 0.02, metal=1), 0.002, parent=e)


def shower(e, f):
    w, d = f["w"], f["d"]
    box((-w / 2, 0, 1.05), (0.012, d, 2.05), pane(), 0.001, parent=e)
    cyl((w / 2 - 0.2, d / 2 - 0.22, 2.15), 0.12, 0.012, metal("chrome", 0.12), parent=e)
    rod((w / 2 - 0.03, d / 2 - 0.22, 2.15), (w / 2 - 0.2, d / 2 - 0.22, 2.15), 0.01, metal("chrome", 0.12), parent=e)


def bathtub(e, f):
    w, d = f["w"], f["d"]
    c = plain("#f4f3f0", 0.1, coat=0.8)
    prism(
        [
            [(-w / 2, -d / 2), (w / 2, -d / 2), (w / 2, d / 2), (-w / 2, d / 2)],
            [
                (-w / 2 + 0.07, -d / 2 + 0.07),
                (-w / 2 + 0.07, d / 2 - 0.07),
                (w / 2 - 0.07, d / 2 - 0.07),
                (w / 2 - 0.07, -d / 2 + 0.07),
            ],
        ],
        0,
        0.56,
        c,
        parent=e,
        bev=0.02,
    )
    box((0, 0, 0.12), (w - 0.12, d - 0.12, 0.1), c, 0.03, parent=e)


def washer(e, f):
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


def odunit(e, f):
    box((0, 0, 0.45), (f["w"], f["d"], 0.8), plain("#dedcd6", 0.5), 0.02, parent=e)
