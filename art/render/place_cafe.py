"""The café: a bar that is worked at, a bench along the window, a long table, low chairs on a rug."""
import math
import random
from dataclasses import replace

import furniture
from furniture import settings
from furniture.style import CALM
from geometry import empty
from kinds import Vec
from lights import area, spot
from materials import emit, marble, metal, pane, plain, wood
from place_bistro import banquette, bistro, board, long_table, low_seats, tree
from place_library import wooden_chair
from place_room import D, H, W, cord, lantern, put, slats, stool
from solids import box, cyl, lathe, rbox, rod


def cafe() -> None:
    evening = "lamps" in settings.lamps
    settings.style = replace(CALM, chair="#6c7a6a", armchair="#52645a", rug=("#94897a", "#7f7566"))
    slats(W / 2, 0.4, D, 1)
    bar()
    board(1.62, 1.72, 0.62 if evening else 0.5)
    banquette(-0.95, 3.85, 0.5)
    for k, x in enumerate((-0.15, 1.2, 2.6)):
        bistro(x, 1.2, k)
        wooden_chair(empty((x + (0.05, -0.1, 0.12)[k], 1.8 + 0.12 * (k == 1), 0), (0.1, -0.3, 0.06)[k]))
    long_table(0.75, 3.55, 2.7)
    low_seats(-0.5, 6.0)
    bistro(-2.3, 3.75, 3, 0.42)
    put(furniture.chair, -1.65, 3.85, -82)
    wooden_chair(empty((-2.2, 3.05, 0), math.pi + 0.12))
    for x, y, z in ((0.05, 3.55, 2.12), (1.5, 3.55, 2.12), (-0.4, 6.0, 2.36)):
        lantern(x, y, z)
    tree(4.65, 0.8, 2.75, 9, plain("#6d6257", 0.7, grain=0.3))
    tree(-1.6, 0.7, 2.3, 4, plain("#b9ab98", 0.7, grain=0.3))
    for x, y in ((-0.15, 1.3), (2.6, 1.3), (0.1, 3.5), (1.5, 3.5), (-0.5, 6.0), (-2.5, 3.8)):
        spot((x, y, H - 0.25), *((54, 52) if evening else (36, 46)), (1, 0.8, 0.58), 0.05, 0.9)
    if evening:
        for k in range(4):
            spot((3.5, 3.0 + k * 1.05, 2.0), 45, 80, (1, 0.76, 0.5), 0.05, 0.9)
    area((0, D / 2, H - 0.06), W - 3, D - 3, 46 if evening else 70, (1, 0.84, 0.66))


def bar() -> None:
    """Stone on walnut; behind it a machine with its groups, a mill, cups, bottles; before it cakes under glass."""
    stone, steel, dark = marble("white", 0.12, 0.8), metal("steel", 0.22), plain("#1d1c1b", 0.35)
    box((3.6, 4.6, 1.06), (0.75, 4.4, 0.05), stone, 0.005)
    for k in range(40):
        box((3.34, 2.46 + k * 0.11, 0.54), (0.04, 0.07, 0.98), wood("walnut", axis=2), 0.012, 3)
    box((3.66, 4.6, 0.52), (0.55, 4.36, 1.03), wood("walnut", axis=2), 0.003)
    box((3.33, 4.6, 0.05), (0.06, 4.3, 0.08), metal("bronze", 0.4), 0.002)
    rod((3.12, 2.5, 0.2), (3.12, 6.7, 0.2), 0.016, metal("brass", 0.3))
    box((W / 2 - 0.3, 4.9, 0.46), (0.6, 4.6, 0.92), plain("#6f665a", 0.45), 0.003)
    box((W / 2 - 0.32, 4.9, 0.94), (0.64, 4.7, 0.04), stone, 0.004)
    x = W / 2 - 0.38
    box((x, 4.0, 1.2), (0.5, 0.86, 0.34), steel, 0.03, 3)  # the machine
    box((x, 4.0, 1.41), (0.46, 0.8, 0.08), dark, 0.015)
    box((x - 0.22, 4.0, 1.02), (0.2, 0.8, 0.06), dark, 0.01)
    for s in (-1, 0, 1):
        cyl((x - 0.27, 4.0 + s * 0.26, 1.2), 0.034, 0.07, steel, 24, bev=0.006)
        rod((x - 0.27, 4.0 + s * 0.26, 1.17), (x - 0.42, 4.0 + s * 0.26, 1.15), 0.013, dark)
    for k in range(10):
        cyl((x - 0.12 + 0.09 * (k % 2), 3.7 + 0.075 * k, 1.49), 0.034, 0.07, plain("#efe9df", 0.3, coat=0.4), 24, r2=0.04)
    for y in (4.75, 4.98):  # mills
        box((x, y, 1.12), (0.2, 0.16, 0.32), dark, 0.02, 3)
        cyl((x, y, 1.38), 0.05, 0.2, plain("#3a2a1e", 0.15, coat=1), 24, r2=0.085)
    shelf(x)
    cakes(3.62, 6.1)
    rnd = random.Random(3)
    for k, y in enumerate((3.1, 3.25)):
        lathe([(0.03, 0), (0.045, 0.004), (0.05, 0.16), (0.035, 0.2), (0.035, 0.22), (0, 0.22)], plain(("#8b6f52", "#cdbfa8")[k], 0.4), (3.6 + rnd.uniform(-0.05, 0.05), y, 1.085), 32)
    box((3.6, 3.9, 1.2), (0.02, 0.26, 0.2), dark, 0.008, rot=(0, 0.4, 0))
    for k in range(4):
        stool(2.85, 3.0 + k * 1.05)
        shade_lamp((3.5, 3.0 + k * 1.05, 1.98))


def shelf(x: float) -> None:
    """Two boards with light below them: cups, jars, bottles, a few books."""
    rnd = random.Random(8)
    for z in (1.68, 2.12):
        box((x + 0.2, 4.9, z), (0.3, 4.2, 0.035), wood("oak", axis=1), 0.002)
        box((x + 0.28, 4.9, z - 0.024), (0.012, 4.1, 0.01), emit("#ffd3a0", 6.0), 0)
        y = 2.95
        while y < 6.7:
            tone = rnd.choice(("#efe9df", "#b49b7d", "#5b6468", "#7c4a37", "#cdbfa8"))
            kind = rnd.random()
            at = (x + 0.18 + rnd.uniform(-0.03, 0.03), y, z + 0.018)
            if kind < 0.45:
                for i in range(rnd.choice((1, 2, 3))):
                    cyl((at[0], y, at[2] + 0.035 + 0.05 * i), 0.034, 0.07, plain(tone, 0.35, coat=0.3), 24, r2=0.041)
                y += 0.11
            elif kind < 0.7:
                cyl((at[0], y, at[2] + 0.08), 0.05, 0.16, plain("#6b4a2e", 0.12, coat=1), 28, bev=0.012)
                cyl((at[0], y, at[2] + 0.17), 0.046, 0.02, wood("oak"), 28)
                y += 0.14
            elif kind < 0.88:
                lathe([(0, 0), (0.036, 0.002), (0.038, 0.18), (0.014, 0.24), (0.014, 0.3), (0, 0.3)], plain(rnd.choice(("#31402f", "#5b3a22", "#2b2f33")), 0.1, coat=1), at, 28)
                y += 0.12
            else:
                books(at[0], y, at[2], 0.24, 1, rnd)
                y += 0.32
            y += rnd.uniform(0.0, 0.09)


def books(x: float, y: float, z: float, length: float, axis: int, rnd: random.Random) -> None:
    """A row of spines along an axis."""
    tones = ("#d8cdbb", "#8b6f52", "#3f4a55", "#b7a284", "#6c5a49", "#e7e0d3", "#79806b")
    at = 0.0
    while at < length - 0.05:
        w, h = rnd.uniform(0.018, 0.042), rnd.uniform(0.19, 0.27)
        if rnd.random() < 0.1:
            at += rnd.uniform(0.05, 0.2)
            continue
        p = (x, y + at + w / 2, z + h / 2) if axis else (x + at + w / 2, y, z + h / 2)
        box(p, (0.17, w, h) if axis else (w, 0.17, h), plain(rnd.choice(tones), 0.7), 0)
        at += w + 0.002


def cakes(x: float, y: float) -> None:
    """A case of glass with two shelves of what is baked."""
    box((x, y, 1.1), (0.5, 0.9, 0.03), metal("bronze", 0.35), 0.003)
    for s in (-1, 1):
        box((x, y + s * 0.44, 1.28), (0.48, 0.006, 0.36), pane(), 0)
        box((x + s * 0.24, y, 1.28), (0.006, 0.88, 0.36), pane(), 0)
    box((x, y, 1.465), (0.5, 0.9, 0.014), metal("bronze", 0.35), 0.002)
    for z in (1.118, 1.29):
        box((x, y, z), (0.44, 0.84, 0.008), plain("#efe9df", 0.3), 0)
        for k in range(7):
            for s in (-1, 1):
                loaf = rbox((x + s * 0.1, y - 0.36 + 0.12 * k, z + 0.035), (0.13, 0.085, 0.06), 0.028, plain(("#b5763a", "#d9a868", "#7c4a2a")[(k + (z > 1.2)) % 3], 0.6, grain=0.4), (0, 0, 0.01), n=6)
                loaf.rotation_euler = (0, 0, 0.3 * s)


def shade_lamp(at: Vec) -> None:
    x, y, z = at
    cord(x, y, z + 0.2)
    lathe([(0.02, 0.24), (0.03, 0.18), (0.1, 0.1), (0.15, 0.0), (0.142, 0.0), (0.095, 0.09), (0, 0.17)], metal("brass", 0.3), at, 64)
    lathe([(0, 0), (0.05, 0.01), (0.055, 0.05), (0, 0.09)], emit("#ffd9a6", 14.0), (x, y, z + 0.02))
