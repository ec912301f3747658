"""Dining table, island, worktop."""

import math

from furniture import settings
from furniture.cupboards import closed_above
from furniture.decor import branches, lamp_light, vase
from furniture.hall import opal
from furniture.tableware import cover
from kinds import Data, Look, Object, Vec
from lights import area
from materials import emit, marble, metal, plain, wood
from solids import box, curved, cyl, lathe, rod
from timber import board


def dining(e: Object, f: Data) -> None:
    w, d = f["w"], f["d"]
    box((0, 0, 0.735), (w, d, 0.03), board(), 0.012, parent=e, seg=3)
    for s in (-1, 1):
        box((s * (w / 2 - 0.28), 0, 0.36), (0.07, d * 0.52, 0.72), wood("walnut", axis=2), 0.02, parent=e, seg=3)
    vase(e, (-0.05, 0, 0.75), 0.09, 0.26, "#cfc5b5")
    branches(e, (-0.05, 0, 1.0), 0.5, 8, 21)
    for sx in (-0.66, 0, 0.66) if w > 2 else (-0.42, 0.33):
        for s in (-1, 1):
            cover(e, (sx, s * 0.27, 0.751), s)
    for x in (-0.36, 0.36) if settings.cut > 3 else ():
        rod((x, 0, settings.ceiling), (x, 0, 1.78), 0.0025, metal("black", 0.4), parent=e)
        cyl((x, 0, settings.ceiling - 0.011), 0.045, 0.022, metal("black", 0.4), 40, parent=e, bev=0.004)
        if settings.style.pendant == "globe":
            cyl((x, 0, 1.79), 0.022, 0.07, metal("brass", 0.3), 32, parent=e, bev=0.003)
            ball = [math.pi * k / 24 for k in range(25)]
            lathe([(0.13 * math.sin(t), -0.13 * math.cos(t)) for t in ball], opal("#ffc484", 2.4, 0.72), (x, 0, 1.635), 64, e)
            continue
        lathe(
            [(0.018, 0.26), (0.02, 0.2), (0.11, 0.10), (0.175, 0.0), (0.168, 0.0), (0.1, 0.09), (0.0, 0.19)],
            metal("brass", 0.3),
            (x, 0, 1.56),
            parent=e,
        )
        lathe([(0, 0), (0.05, 0.01), (0.055, 0.05), (0, 0.09)], emit("#ffd9a6", 14.0), (x, 0, 1.585), parent=e)
        lamp_light(e, (x, 0, 1.55), 12)


def island(e: Object, f: Data) -> None:
    w, d = f["w"], f["d"]
    m = marble("white", 0.1, 1.0)
    box((0, 0, 0.895), (w, d, 0.03), m, 0.004, parent=e)
    for s in (-1, 1):
        box((s * (w / 2 - 0.015), 0, 0.44), (0.03, d, 0.88), m, 0.003, parent=e)
    style = settings.style
    front = wood(style.wood, axis=2) if style.suite == "long" else plain("#8c7f70", 0.42)
    box((0, 0.08, 0.46), (w - 0.07, d - 0.22, 0.84), front, 0.003, parent=e)
    slats = round((w - 0.07) / 0.045)
    for i in range(slats):
        x = (w - 0.07) * ((i + 0.5) / slats - 0.5)
        box((x, 0.08 - (d - 0.22) / 2 - 0.011, 0.47), (0.03, 0.022, 0.82), wood(style.wood, axis=2), 0.006, parent=e)
    n = 4
    for i in range(n):
        box(
            (-w / 2 + 0.04 + (w - 0.08) * (i + 0.5) / n, 0.08 + (d - 0.22) / 2 + 0.009, 0.47),
            ((w - 0.08) / n - 0.004, 0.018, 0.78),
            front,
            0.003,
            parent=e,
        )
    lathe(
        [(0, 0), (0.08, 0), (0.15, 0.05), (0.17, 0.09), (0.163, 0.09), (0.14, 0.05), (0, 0.012)],
        wood("oak"),
        (0.45, 0.05, 0.91),
        parent=e,
    )
    heap(e, (0.45, 0.05, 0.968))
    vase(e, (-0.28, 0.1, 0.91), 0.07, 0.22, "#4a443d")


def heap(e: Object, at: Vec) -> None:
    """Tangerines in a bowl, heaped until they are seen over its rim; `at` is the middle of the lowest."""
    x, y, z = at
    for layer, (count, ring) in enumerate(((6, 0.084), (1, 0.0), (4, 0.052), (1, 0.0))):
        height = z + (0.0, 0.004, 0.048, 0.094)[layer]
        for i in range(count):
            a = 2 * math.pi * i / count + 0.7 * layer
            tangerine(e, (x + ring * math.cos(a), y + ring * math.sin(a), height), 0.034 + 0.002 * ((i + layer) % 3))


def tangerine(e: Object, at: Vec, r: float) -> None:
    """A tangerine: flatter than round, drawn in at its stalk, with pores in its peel."""
    x, y, z = at
    side = [(0, -0.74), (0.4, -0.72), (0.8, -0.5), (1, 0), (0.84, 0.46), (0.5, 0.68), (0.2, 0.72), (0.09, 0.66), (0, 0.62)]
    lathe([(r * u, r * v) for u, v in curved(side)], plain("#d8802a", 0.42, grain=0.5), at, 40, e)
    cyl((x, y, z + r * 0.66), r * 0.09, r * 0.1, plain("#5d6b35", 0.7), 8, parent=e)


BASIN = (0.62, 0.38)  # of a sink, metres


def around(e: Object, at: Vec, hole: Vec, size: Vec, heights: Vec, look: Look) -> None:
    """A slab round a `hole` whose middle is `at`: four boards that meet, from one of the `heights` to the other."""
    (x, y), (w, d), (low, high) = at, size, heights
    z, h = (low + high) / 2, high - low
    for s in (-1, 1):
        side, end = x + s * hole[0] / 2, s * w / 2
        box(((side + end) / 2, 0, z), (abs(end - side), d, h), look, 0, parent=e)
        front, edge = y + s * hole[1] / 2, s * d / 2
        box((x, (front + edge) / 2, z), (hole[0], abs(edge - front), h), look, 0, parent=e)


def basin(e: Object, x: float, y: float) -> None:
    """A sink of steel below a slab: four walls and a floor with its drain."""
    steel, (w, d) = metal("steel", 0.32, True), BASIN
    box((x, y, 0.715), (w, d, 0.01), steel, 0, parent=e)
    for s in (-1, 1):
        box((x + s * (w / 2 - 0.002), y, 0.795), (0.004, d, 0.15), steel, 0, parent=e)
        box((x, y + s * (d / 2 - 0.002), 0.795), (w, 0.004, 0.15), steel, 0, parent=e)
    cyl((x, y + 0.06, 0.722), 0.045, 0.006, metal("steel", 0.2), 40, parent=e)
    cyl((x, y + 0.06, 0.726), 0.03, 0.004, plain("#161616", 0.4), 40, parent=e)


def counter(e: Object, f: Data) -> None:
    w, d = f["w"], f["d"]
    st = marble("white", 0.1, 1.0)
    fr = plain("#d9d2c6", 0.4)
    box((0, 0.0, 0.37), (w, d - 0.02, 0.66), fr, 0.002, parent=e)
    n = 3
    for i in range(n):
        for z, hh in ((0.72, 0.26), (0.35, 0.44)):
            box((-w / 2 + w * (i + 0.5) / n, -d / 2, z), (w / n - 0.004, 0.02, hh - 0.004), fr, 0.002, parent=e)
    box((0, 0.02, 0.06), (w, d - 0.08, 0.1), plain("#2b2826", 0.5), parent=e)
    sink = -w / 2 + 0.49
    around(e, (sink, -0.05), BASIN, (w, d - 0.02), (0.7, 0.87), fr)
    around(e, (sink, -0.05), BASIN, (w, d), (0.87, 0.9), st)
    basin(e, sink, -0.05)
    box((0, d / 2 - 0.005, 1.2), (w, 0.01, 0.6), st, 0.001, parent=e)
    rod((sink, 0.2, 0.9), (sink, 0.2, 1.18), 0.012, metal("bronze", 0.25), parent=e)
    rod((sink, 0.2, 1.18), (sink, 0.0, 1.18), 0.011, metal("bronze", 0.25), parent=e)
    rod((sink, 0.0, 1.18), (sink, 0.0, 1.12), 0.011, metal("bronze", 0.25), parent=e)
    hob = w / 2 - 0.44
    box((hob, -0.01, 0.902), (0.62, 0.44, 0.006), plain("#08080a", 0.06, coat=1), 0.002, parent=e)
    box((hob, -d / 2 - 0.011, 0.52), (0.595, 0.022, 0.595), plain("#131315", 0.1, coat=1), 0.003, parent=e)
    box((hob, -d / 2 - 0.024, 0.77), (0.595, 0.004, 0.085), metal("steel", 0.3, True), 0.001, parent=e)
    rod((hob - 0.24, -d / 2 - 0.05, 0.7), (hob + 0.24, -d / 2 - 0.05, 0.7), 0.009, metal("steel", 0.25), parent=e)
    for s in (-0.2, 0.2):
        rod((hob + s, -d / 2 - 0.02, 0.7), (hob + s, -d / 2 - 0.05, 0.7), 0.007, metal("steel", 0.25), parent=e)
    if settings.cut < 3:
        return
    # wall cabinets, and what closes the gap above them
    closed_above(e, (0, d / 2 - 0.17), (w, 0.33), fr)
    box((0, d / 2 - 0.175, 1.98), (w, 0.35, 0.94), fr, 0.002, parent=e)
    n = 4
    for i in range(n):
        box((-w / 2 + w * (i + 0.5) / n, d / 2 - 0.36, 1.98), (w / n - 0.004, 0.02, 0.936), fr, 0.002, parent=e)
    box((hob, d / 2 - 0.19, 1.49), (0.6, 0.36, 0.04), metal("steel", 0.3, True), 0.004, parent=e)
    box((hob, d / 2 - 0.19, 1.468), (0.5, 0.26, 0.006), plain("#2a2a2b", 0.5), 0.002, parent=e)
    box((hob, d / 2 - 0.374, 1.49), (0.1, 0.004, 0.012), plain("#101012", 0.2), 0, parent=e)
    for start, end in ((-w / 2 + 0.02, hob - 0.31), (hob + 0.31, w / 2 - 0.02)):  # on both sides of the hood
        box(((start + end) / 2, d / 2 - 0.345, 1.505), (end - start, 0.012, 0.006), emit("#ffdcae", 8.0), 0, parent=e)
    for x in (-w / 2 + 0.14, 0.3):
        box((x, d / 2 - 0.014, 1.08), (0.13, 0.01, 0.075), plain("#f4f2ee", 0.3), 0.003, parent=e)
        for s in (-1, 1):
            at = (x + s * 0.03, d / 2 - 0.02, 1.08)
            cyl(at, 0.02, 0.004, plain("#d5d2cc", 0.4), 24, parent=e, rot=(math.pi / 2, 0, 0))
    if "undercab" in settings.lamps:
        area((0, d / 2 - 0.30, 1.46), w - 0.1, 0.02, 8, (1, 0.84, 0.66), (0, 0, 0), parent=e)
    for i, x in enumerate((-0.13, -0.04)):
        lathe(
            [(0.035, 0), (0.04, 0.01), (0.04, 0.14), (0.02, 0.16), (0.018, 0.2), (0, 0.2)],
            plain("#b7a58d" if i else "#e9e4da", 0.4),
            (x, 0.18, 0.9),
            parent=e,
        )
