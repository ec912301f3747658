"""Bedrooms and dressing rooms: beds, night tables, shelves."""

import math

from furniture import settings
from furniture.bedding import made
from furniture.cushions import boxed
from furniture.decor import lamp_light, shade
from kinds import Data, Object
from materials import marble, metal, plain, wood
from solids import box, cyl, lathe, rbox
from textiles import fabric, flax, linen, quilt

MATTRESS = 0.515  # height of its upper face, metres
DOWN = 0.018  # how far a quilt's fields swell, metres


def bed(e: Object, f: Data, hb: float = 1.15) -> None:
    w, d = f["w"], f["d"]
    fb = fabric("#9b8a74", 1, "boucle")
    k = 4 if w > 1.5 else 3
    for i in range(k):
        boxed(
            (-(w + 0.5) / 2 + (w + 0.5) * (i + 0.5) / k, d / 2 - 0.04, hb / 2 + 0.12),
            ((w + 0.5) / k - 0.006, 0.11, hb - 0.2),
            0.04,
            fb,
            puff=(0, 0.02, 0),
            parent=e,
        )
    box((0, -0.02, 0.17), (w + 0.06, d - 0.06, 0.2), fb, 0.03, parent=e, seg=4)
    white = linen("#f1ede6")
    rbox((0, -0.02, 0.38), (w, d - 0.1, 0.26), 0.09, white, puff=(0, 0, 0.01), parent=e)
    throw = (settings.style.throw, settings.style.cushions[2], settings.style.cushions[0])[f.get("nth", 0) % 3]
    looks = {
        "cover": quilt("#e9e3d9"),
        "turned": linen("#e9e2d6"),
        "throw": flax(throw, 0.007),
        "linen": white,
        "tinted": linen("#d8cdbc"),
        "edge": linen(throw),
    }
    made(e, w, d, MATTRESS, looks, DOWN)


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


def shelf(e: Object, f: Data) -> None:
    w, d = f["w"], f["d"]
    if settings.cut < 3:
        box((0, 0, 0.8), (w, d, 1.6), plain("#e6e0d6", 0.5), 0.004, parent=e)
        return
    for i in range(6):
        box((0, 0, 0.05 + 0.42 * i), (w, d, 0.025), plain("#e6e0d6", 0.5), 0.002, parent=e)
    for x in (-w / 2, -w / 6, w / 6, w / 2):
        box((x, 0, 1.1), (0.02, d, 2.15), plain("#e6e0d6", 0.5), 0.002, parent=e)


def vanity(e: Object, f: Data) -> None:
    w, d = f["w"], f["d"]
    box((0, 0, 0.74), (w, d, 0.03), wood("walnut"), 0.004, parent=e)
    box((0, 0.05, 0.64), (w - 0.04, d - 0.12, 0.16), plain("#e2dcd2", 0.5), 0.003, parent=e)
    cyl((0, d / 2 - 0.01, 1.35), 0.36, 0.015, plain("#dfe6e8", 0.02, metal=1), 64, parent=e, rot=(math.pi / 2, 0, 0))
    cyl((0, -d / 2 - 0.15, 0.24), 0.18, 0.46, fabric("#c9b79c", 1, "boucle"), 40, parent=e, bev=0.03)
