"""What the café is furnished with: a bench with cushions along the window, a long table, low chairs on a rug, things on tables, the menu."""
import math
import random
from typing import Any

import furniture
from furniture import settings
from furniture.cushions import filled
from furniture.decor import branches
from furniture.rugs import bordered
from furniture.style import WARM
from geometry import empty
from kinds import Look, Object, Vec
from materials import marble, metal, plain, wood
from place_library import cup, spread, volume, wooden_chair
from place_machines import pipe
from place_overlay import drawn, laid, letters
from place_room import W, put
from solids import ball, box, curved, cyl, lathe, rbox, rod
from textiles import fabric, hide

SEAT = 0.45  # height of seats, metres


def banquette(x0: float, x1: float, y: float) -> None:
    """A bench along the window, its back to the glass: quilted seat and low back on a plinth of walnut, cushions that lean."""
    count = round((x1 - x0) / 0.8)
    step, look = (x1 - x0) / count, hide("#7d5238")
    box(((x0 + x1) / 2, y, 0.16), (x1 - x0, 0.5, 0.3), wood("walnut", axis=0), 0.004)
    box(((x0 + x1) / 2, y + 0.02, 0.03), (x1 - x0 - 0.1, 0.48, 0.06), metal("bronze", 0.4), 0.002)
    box(((x0 + x1) / 2, y - 0.24, 0.46), (x1 - x0 + 0.04, 0.04, 0.86), wood("walnut", axis=0), 0.006)
    for k in range(count):
        x = x0 + (k + 0.5) * step
        rbox((x, y + 0.03, 0.37), (step - 0.006, 0.54, 0.15), 0.05, look, (0, 0, 0.014), wrinkle=0.003, seed=k)
        rbox((x, y - 0.17, 0.66), (step - 0.006, 0.12, 0.42), 0.05, look, (0, 0.014, 0), rot=(0.08, 0, 0), wrinkle=0.003, seed=9 + k)
    e = empty(((x0 + x1) / 2, y, 0), math.pi)
    for k, (at, tone) in enumerate(((-1.5, "#66756d"), (-1.1, "#e2d5bd"), (0.25, "#c08a4e"), (1.35, "#e2d5bd"), (1.72, "#66756d"))):
        size = 0.46 - 0.06 * (k % 2)
        cloth = fabric(tone, 1.3)
        filled(e, size, size, (at, 0.04 - 0.05 * (k % 2), SEAT + 0.21), math.pi / 2 - 0.3, 0.12 * (-1) ** k, cloth, cloth)


def bistro(x: float, y: float, seed: int, r: float = 0.36) -> None:
    """A small round table on a foot of iron, laid with coffee and something sweet."""
    top = [(0, 0.705), (r - 0.008, 0.705), (r, 0.717), (r, 0.725), (r - 0.008, 0.735), (0, 0.735)]
    lathe(top, marble(("dark", "white")[seed % 2], 0.14, 1.5, "obj"), (x, y, 0), 72)
    lathe([(r - 0.006, 0.703), (r + 0.004, 0.703), (r + 0.004, 0.726), (r - 0.006, 0.726)], metal("brass", 0.3), (x, y, 0), 72)
    lathe([(0, 0), (0.22, 0), (0.225, 0.012), (0.06, 0.04), (0.03, 0.09), (0.026, 0.6), (0.07, 0.705)], metal("black", 0.45), (x, y, 0), 56)
    z, a = 0.735, 1.3 * seed
    cup((x + 0.15 * math.cos(a), y + 0.15 * math.sin(a), z))
    cup((x - 0.2 * math.cos(a), y - 0.2 * math.sin(a), z))
    sweet((x + 0.16 * math.cos(a + 1.7), y + 0.16 * math.sin(a + 1.7), z), seed)
    bud((x - 0.1 * math.cos(a + 1.7), y - 0.1 * math.sin(a + 1.7), z), seed)


def sweet(at: Vec, seed: int) -> None:
    """A plate with a croissant, a slice of cake or a tart, and a fork."""
    x, y, z = at
    lathe([(0, 0), (0.07, 0.0), (0.105, 0.012), (0.107, 0.016), (0.07, 0.007), (0, 0.006)], plain("#f1ece2", 0.25, coat=0.6), at, 56)
    (croissant, layers, tart)[seed % 3](empty((x, y, z + 0.007), 0.9 * seed))
    rod((x + 0.09, y - 0.06, z + 0.016), (x + 0.1, y + 0.07, z + 0.016), 0.004, metal("steel", 0.25))


def croissant(e: Object) -> None:
    for k in range(7):
        b = (k - 3) * 0.38
        r = 0.032 - 0.0045 * abs(k - 3)
        roll = cyl((0.06 * math.sin(b), 0.055 * math.cos(b) - 0.04, r), r, 0.03, plain(("#b9742f", "#c98a43")[k % 2], 0.5), 28, e, bev=0.008)
        roll.rotation_euler = (0, math.pi / 2, -b)


def layers(e: Object) -> None:
    """A slice of cake: sponge and cream, a cherry on it."""
    low = 0.0
    for h, tone in ((0.024, "#7a4c2c"), (0.012, "#f0e2c8"), (0.024, "#7a4c2c"), (0.014, "#f3e8d3")):
        box((0, 0, low + h / 2), (0.1, 0.058, h), plain(tone, 0.7), 0.004, parent=e)
        low += h
    ball(0.016, plain("#a92f2a", 0.3, coat=0.5), (0.02, 0, 0.086), 24, 8, e)


def tart(e: Object) -> None:
    """A shell of short pastry, filled with cream, berries in a ring."""
    lathe([(0, 0), (0.045, 0), (0.056, 0.026), (0.05, 0.026), (0.048, 0.019), (0, 0.019)], plain("#b47a3e", 0.7), (0, 0, 0), 48, e)
    lathe([(0.05, 0.02), (0.03, 0.026), (0, 0.027)], plain("#f2e3c4", 0.5), (0, 0, 0), 48, e)
    for k in range(7):
        out, a = (0.033, k * math.tau / 6) if k < 6 else (0.0, 0.0)
        tone = ("#8f2631", "#3c3552")[k % 2]
        ball(0.0135, plain(tone, 0.35, coat=0.4), (out * math.cos(a), out * math.sin(a), 0.034), 24, 8, e)


def bud(at: Vec, seed: int) -> None:
    """A small vase with a twig in leaf."""
    e = empty(at)
    furniture.vase(e, (0, 0, 0), 0.042, 0.13, ("#5f6f66", "#b98a5c", "#d9cdb9")[seed % 3])
    branches(e, (0, 0, 0.11), 0.2, 4, 30 + seed)


def bouquet(at: Vec, seed: int) -> None:
    """Branches and round heads of flowers in a wide vase."""
    rnd, e = random.Random(seed), empty(at)
    furniture.vase(e, (0, 0, 0), 0.12, 0.27, "#4f5c55")
    branches(e, (0, 0, 0.22), 0.52, 14, seed)
    for k in range(13):
        a, out = k * 2.4, 0.07 + 0.13 * math.sqrt(rnd.random())
        tip = (out * math.cos(a), out * math.sin(a), 0.52 + rnd.uniform(-0.1, 0.14) - 0.5 * out)
        pipe([(0, 0, 0.2), (0.3 * tip[0], 0.3 * tip[1], 0.36), tip], 0.003, plain("#5a6b3d", 0.7), e)
        tone = rnd.choice(("#efe4d2", "#d9a07a", "#c9785a", "#f3ead9"))
        for j in range(3):
            r = 0.044 - 0.011 * j
            petal = [(0.004, -r * 0.4), (r * 0.75, -r * 0.3), (r, 0.3 * r), (r * 0.86, 0.75 * r), (r * 0.7, 0.3 * r)]
            lathe(petal, plain(tone, 0.75), (tip[0], tip[1], tip[2] + 0.012 * j), 9, e)


def long_table(x: float, y: float, wide: float) -> None:
    """The table for all: a slab of oak on two frames of steel, a bouquet, cups, cakes, a newspaper, a computer; chairs as they were left."""
    deep, high = 0.9, 0.75
    box((x, y, high - 0.025), (wide, deep, 0.05), wood("oak", axis=0), 0.01, 3)
    for s in (-1, 1):
        at = x + s * (wide / 2 - 0.35)
        for k in (-1, 1):
            box((at, y + k * 0.36, 0.35), (0.08, 0.03, 0.7), metal("black", 0.45), 0.004)
        for z in (0.015, 0.69):
            box((at, y, z), (0.08, 0.75, 0.03), metal("black", 0.45), 0.004)
    for k, at in enumerate((-0.85, 0.0, 0.85)):
        wooden_chair(empty((x + at, y + (0.66, 0.6, 0.84)[k], 0), (0.1, -0.08, 0.4)[k]))
        put(furniture.chair, x + at + 0.06, y - (0.62, 0.74, 0.6)[k], 180 + (8, -14, 5)[k])
    bouquet((x - 0.72, y + 0.02, high), 12)
    for dx, dy, seed in ((-1.08, 0.26, 4), (0.8, -0.2, 2)):
        cup((x + dx, y + dy, high))
        sweet((x + dx + 0.24, y + dy - 0.02, high), seed)
    cup((x + 0.42, y + 0.26, high))
    spread(empty((x + 0.85, y + 0.18, high), 0.2))
    newspaper(empty((x - 0.2, y + 0.16, high), 0.25))
    laptop(empty((x - 0.12, y - 0.24, high), math.pi))


def newspaper(e: Object) -> None:
    """Folded once; columns of print, a headline, a picture."""
    for k in range(3):
        box((0.003 * k, 0.002 * k, 0.003 + 0.004 * k), (0.29, 0.38, 0.004), plain("#ebe6da", 0.9), 0.001, parent=e, rot=(0, 0, 0.02 * k))
    z, ink = 0.0136, plain("#57534d", 0.9)
    box((0, 0.15, z), (0.24, 0.03, 0.001), plain("#2d2a27", 0.9), 0, parent=e)
    box((-0.06, 0.06, z), (0.14, 0.1, 0.001), plain("#8f8878", 0.9), 0, parent=e)
    for col in range(3):
        for row in range(6):
            box((-0.09 + 0.09 * col, -0.02 - 0.024 * row, z), (0.076, 0.009, 0.001), ink, 0, parent=e)


def laptop(e: Object) -> None:
    """A computer, open towards -y of `e`."""
    shell = metal("alu", 0.35)
    box((0, 0, 0.008), (0.32, 0.22, 0.014), shell, 0.005, parent=e)
    box((0, 0.02, 0.0155), (0.28, 0.11, 0.001), plain("#242424", 0.5), 0, parent=e)
    box((0, 0.15, 0.11), (0.32, 0.008, 0.21), shell, 0.003, parent=e, rot=(-0.35, 0, 0))
    box((0, 0.145, 0.11), (0.3, 0.002, 0.19), plain("#39474d", 0.12, coat=1), 0, parent=e, rot=(-0.35, 0, 0))


def low_seats(x: float, y: float) -> None:
    """Low chairs of two kinds about a low table on a rug with a border, near the door."""
    kept = settings.style
    bordered(empty((x, y, 0)), 2.9, 2.1, fabric("#e3dccb", 1.2), ((0.14, 0.035),))
    put(furniture.armchair, x + 0.9, y + 0.28, -62, w=0.82, d=0.82)
    settings.style = WARM
    put(furniture.armchair, x - 0.25, y - 0.62, 168, w=0.74, d=0.84)
    settings.style = kept
    lathe([(0.2, 0), (0.21, 0.01), (0.21, 0.36), (0.2, 0.372), (0, 0.372)], wood("walnut", axis=2), (x - 0.05, y + 0.28, 0.016), 72)
    lathe([(0, 0.372), (0.33, 0.372), (0.345, 0.384), (0.345, 0.4), (0.335, 0.408), (0, 0.408)], marble("beige", 0.14, 1.6, "obj"), (x - 0.05, y + 0.28, 0.016), 80)
    z = 0.424
    cup((x + 0.12, y + 0.16, z))
    cup((x - 0.2, y + 0.16, z))
    sweet((x - 0.02, y + 0.44, z), 1)
    volume(empty((x - 0.2, y + 0.4, z), 0.5), 0.2, 0.15, 0.026, plain("#7c4a37", 0.55))
    bud((x + 0.12, y + 0.36, z), 1)
    pouf(x - 1.12, y - 0.12)


def pouf(x: float, y: float) -> None:
    """A low seat for the feet, of bouclé with a welt about its edge; a book lies open on it."""
    look, r, high = fabric("#d8c9b0", 1.0, "boucle"), 0.25, 0.35
    side = curved([(r - 0.03, 0.03), (r + 0.012, 0.1), (r + 0.012, high - 0.09), (r - 0.012, high - 0.03)])
    lathe([(0, 0.02), *side, *curved([(r - 0.012, high - 0.03), (r - 0.05, high), (r - 0.14, high + 0.012), (0.0, high + 0.016)])], look, (x, y, 0.016), 96)
    lathe([(r - 0.016, high - 0.036), (r - 0.002, high - 0.028), (r - 0.016, high - 0.02)], look, (x, y, 0.016), 96)
    cyl((x, y, 0.03), r - 0.05, 0.04, metal("black", 0.5), 64)
    spread(empty((x - 0.02, y + 0.02, high + 0.03), 0.7))


def menu(pen: Any) -> None:
    """What the board offers, in dots of 900 by 1200."""
    chalk, gold = (240, 232, 216, 255), (214, 170, 108, 255)
    pen.text((70, 60), "CAFE", gold, letters("Light", 150))
    pen.line((70, 250, 830, 250), gold, 5)
    for k, (name, price) in enumerate((("아메리카노", "4.0"), ("카페 라테", "4.5"), ("바닐라 라테", "5.0"), ("유자차", "5.0"), ("오늘의 케이크", "6.0"), ("크루아상", "4.0"))):
        pen.text((70, 310 + 140 * k), name, chalk, letters("Medium", 80))
        pen.text((700, 310 + 140 * k), price, chalk, letters("Light", 80))


def board(y: float, z: float, glow: float) -> None:
    """The menu in a frame of brass on the wall in the east."""
    e = empty((W / 2 - 0.09, y, z), -math.pi / 2)
    box((0, 0.015, 0), (0.96, 0.03, 1.26), metal("brass", 0.35), 0.004, parent=e)
    box((0, -0.002, 0), (0.92, 0.012, 1.22), plain("#1f2422", 0.7), 0.002, parent=e)
    laid(e, drawn("menu", 900, 1200, menu), (0.88, 1.17), (0, -0.012, 0), glow)


def tree(x: float, y: float, high: float, seed: int, look: Look) -> None:
    """A tall plant in a wide pot."""
    e = empty((x, y, 0))
    lathe([(0, 0), (0.24, 0), (0.26, 0.02), (0.31, 0.4), (0.315, 0.44), (0.29, 0.44), (0.28, 0.38), (0, 0.38)], look, (x, y, 0), 64)
    furniture.plant(e, {}, high, seed)
