"""Fitness."""
import math

from geometry import empty
from materials import emit, metal, plain, wood
from place_room import D, W, slats
from solids import box, cyl, lathe, rbox, rod
from textiles import fabric


def fitness() -> None:
    slats(-W / 2, 0.4, D, -1, pitch=0.085)
    mirror = plain("#dfe6e8", 0.02, metal=1)
    box((W / 2 - 0.01, 4.4, 1.5), (0.02, 5.6, 2.5), mirror, 0)
    for k in range(5):
        treadmill(-3.7 + k * 1.55, 1.9)
    rack(-3.4, 6.55, along=True)
    for y in (2.6, 4.6):
        tower(-W / 2 + 0.75, y)
    for k in range(6):
        kettlebell(-W / 2 + 0.45, 5.7 + k * 0.32, 0.1 + 0.012 * k)
    cage(-2.6, 4.9)
    bench(0.75, 4.35)
    for k, x in enumerate((1.1,)):  # a mat to stretch on, another rolled up
        rbox((x, 5.75, 0.008), (0.64, 1.8, 0.014), 0.006, plain(("#5f6f66", "#8d7c68")[k], 0.85), rot=(0, 0, 0.05 * k), n=4)
    cyl((0.45, 5.9, 0.07), 0.068, 0.62, plain("#3f4a52", 0.85), 40, rot=(math.pi / 2, 0, 0.2))
    roller = cyl((1.15, 5.2, 0.095), 0.075, 0.42, plain("#2b2c2e", 0.75), 40, bev=0.006)
    roller.rotation_euler = (math.pi / 2, 0, 1.3)
    for i, (x, y, r) in enumerate(((-4.75, 7.45, 0.3), (-4.1, 7.5, 0.27))):
        big_ball(x, y, r, ("#8f9aa6", "#c9b79c")[i])
    for k, tone in enumerate(("#e9e3d8", "#d3c7b4")):
        rbox((1.1, 4.35, 0.505 + 0.045 * k), (0.34, 0.26, 0.05), 0.024, fabric(tone, 0.8, "boucle"), wrinkle=0.004, seed=k)
    cyl((0.62, 4.35, 0.585), 0.034, 0.21, plain("#39525e", 0.3), 28, bev=0.01)
    box((-W / 2 + 0.06, 3.6, 2.35), (0.04, 1.3, 0.74), plain("#101113", 0.15, coat=1), 0.008)


def big_ball(x: float, y: float, r: float, tone: str) -> None:
    lathe([(r * math.cos(a), r + r * math.sin(a)) for a in [(k / 24 - 0.5) * math.pi for k in range(25)]], plain(tone, 0.45), (x, y, 0), 56)


def cage(x: float, y: float) -> None:
    """A rack to lift in: four posts, a bar with its plates on hooks, plates on pegs, a platform of timber and rubber."""
    post, iron, chrome = plain("#25272a", 0.4), plain("#1b1c1e", 0.6), metal("chrome", 0.2)
    box((x, y, 0.014), (1.5, 2.6, 0.028), wood("oak", axis=0), 0.003)
    for s in (-1, 1):
        box((x, y + s * 1.05, 0.02), (1.5, 0.6, 0.034), plain("#1f1f20", 0.85), 0.004)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((x + sx * 0.55, y + sy * 0.56, 1.0925), (0.07, 0.07, 2.185), post, 0.006)
            for k in range(14):
                cyl((x + sx * 0.55, y + sy * 0.596, 0.5 + k * 0.11), 0.011, 0.004, iron, 12, rot=(math.pi / 2, 0, 0))
        box((x + sx * 0.55, y, 2.22), (0.07, 1.19, 0.07), post, 0.006)
    for sy in (-1, 1):
        box((x, y + sy * 0.56, 2.22), (1.03, 0.07, 0.07), post, 0.006)
        box((x, y + sy * 0.56, 0.1), (1.03, 0.07, 0.07), post, 0.006)
        box((x + 0.62, y + sy * 0.56, 1.3), (0.1, 0.05, 0.08), iron, 0.006)
        for k, r in enumerate((0.225, 0.225, 0.18)):
            cyl((x + 0.63, y + sy * (0.72 + 0.055 * k), 1.38), r, 0.045, plain(("#1b1c1e", "#7c2f2a", "#1b1c1e")[k], 0.5), 48, rot=(math.pi / 2, 0, 0), bev=0.012)
        for z, r in ((0.45, 0.225), (0.95, 0.17)):
            cyl((x - 0.55, y + sy * 0.66, z), r, 0.05, iron, 48, rot=(math.pi / 2, 0, 0), bev=0.012)
    rod((x + 0.63, y - 1.1, 1.38), (x + 0.63, y + 1.1, 1.38), 0.014, chrome, 20)
    rod((x + 0.53, y - 0.5, 2.12), (x + 0.53, y + 0.5, 2.12), 0.016, chrome, 20)


def treadmill(x: float, y: float) -> None:
    """Faces the window."""
    body, belt, bar = plain("#2a2a2c", 0.4), plain("#151516", 0.8), metal("alu", 0.3)
    box((x, y + 0.02, 0.12), (0.8, 1.84, 0.12), body, 0.03, 3)
    box((x, y + 0.08, 0.186), (0.5, 1.6, 0.014), belt, 0.004)
    box((x, y - 0.78, 0.22), (0.8, 0.34, 0.16), body, 0.06, 4)
    for s in (-1, 1):
        box((x + s * 0.33, y + 0.06, 0.19), (0.12, 1.62, 0.02), bar, 0.006)
        box((x + s * 0.36, y - 0.78, 0.72), (0.07, 0.13, 1.1), bar, 0.02, 3, rot=(0.1, 0, 0))
        rod((x + s * 0.36, y - 0.78, 1.04), (x + s * 0.36, y - 0.22, 1.0), 0.026, plain("#1c1c1d", 0.7))
    box((x, y - 0.86, 1.12), (0.8, 0.12, 0.1), body, 0.03, 3)
    box((x, y - 0.9, 1.36), (0.66, 0.045, 0.4), plain("#0d0d0f", 0.12, coat=1), 0.02, rot=(0.25, 0, 0))
    screen(x, y - 0.9, 1.36)


def screen(x: float, y: float, z: float) -> None:
    """What a treadmill shows while it waits: the way round a lake, how steep it is, and the speed to start with."""
    e = empty((x, y, z))
    e.rotation_euler = (0.25, 0, 0)
    dark, line, text = emit("#0e1a20", 0.25), emit("#58c2b0", 0.07), emit("#dfe9ea", 0.07)
    box((0, 0.026, 0), (0.58, 0.006, 0.32), dark, 0.004, parent=e)
    lake = [(-0.15 + 0.095 * math.cos(a) * (1 + 0.16 * math.sin(2 * a)), 0.03, 0.025 + 0.085 * math.sin(a)) for a in [k * math.pi / 16 for k in range(33)]]
    for p, q in zip(lake, lake[1:]):
        rod(p, q, 0.0045, line, 8, parent=e)
    cyl(lake[5], 0.013, 0.006, text, 24, e, (math.pi / 2, 0, 0))
    for k in range(13):  # the slope
        high = 0.03 + 0.05 * math.sin(0.35 + k * 0.42) ** 2 + 0.012 * (k % 3)
        box((0.03 + 0.0185 * k, 0.0305, -0.02 + high / 2), (0.012, 0.003, high), line, 0, parent=e)
    for k, wide in enumerate((0.09, 0.07, 0.09)):  # what is written above and below
        box((0.05 + 0.09 * k, 0.0305, 0.115), (wide * 0.8, 0.003, 0.018), text, 0, parent=e)
    for k in range(4):
        box((-0.19 + 0.127 * k, 0.0305, -0.105), (0.095, 0.003, 0.05), emit("#22343c", 0.25), 0.006, parent=e)
        box((-0.19 + 0.127 * k, 0.033, -0.105), (0.05, 0.003, 0.012), text, 0, parent=e)


def tower(x: float, y: float) -> None:
    """A cable machine: a frame, its stack of weights, a seat and a bar that hangs."""
    frame, iron, pad = plain("#cfc9bf", 0.4), plain("#232325", 0.5), plain("#3a3632", 0.55)
    for s in (-1, 1):
        box((x - 0.3, y + s * 0.34, 1.1), (0.09, 0.07, 2.2), frame, 0.012)
    box((x - 0.3, y, 2.17), (0.09, 0.75, 0.08), frame, 0.012)
    box((x + 0.1, y, 2.17), (0.9, 0.07, 0.08), frame, 0.012)
    box((x + 0.1, y, 0.04), (1.3, 0.12, 0.07), frame, 0.012)
    for k in range(14):
        box((x - 0.3, y, 0.16 + k * 0.062), (0.16, 0.42, 0.055), iron, 0.006)
    for s in (-1, 1):
        rod((x - 0.3, y + s * 0.12, 0.1), (x - 0.3, y + s * 0.12, 2.12), 0.01, metal("chrome", 0.15))
    rod((x + 0.48, y, 2.13), (x + 0.48, y, 1.86), 0.005, iron)
    rod((x + 0.48, y - 0.55, 1.8), (x + 0.48, y + 0.55, 1.8), 0.016, metal("chrome", 0.2))
    rod((x + 0.48, y, 1.86), (x + 0.48, y, 1.8), 0.02, iron)
    box((x + 0.5, y, 0.5), (0.4, 0.36, 0.09), pad, 0.03, 4)
    box((x + 0.5, y, 0.25), (0.08, 0.08, 0.42), frame, 0.01)


def kettlebell(x: float, y: float, r: float) -> None:
    iron = plain("#232325", 0.45)
    body = [(0, 0), (r * 0.7, 0.005), (r, r), (r * 0.8, r * 1.65), (r * 0.3, r * 1.95), (0, r * 2)]
    lathe(body, iron, (x, y, 0), seg=32)
    for s in (-1, 1):
        rod((x, y + s * r * 0.45, r * 1.7), (x, y + s * r * 0.5, r * 2.5), r * 0.16, iron)
    rod((x, y - r * 0.55, r * 2.5), (x, y + r * 0.55, r * 2.5), r * 0.16, iron)


def rack(x: float, y: float, along: bool = False) -> None:
    """Dumb-bells on three shelves; `along` turns it to run from west to east."""
    e = empty((x, y, 0), math.pi / 2 if along else 0)
    steel, iron, grip = metal("black", 0.4), plain("#232325", 0.5), metal("chrome", 0.15)
    flat = (0, math.pi / 2, 0)
    for z in (0.35, 0.7, 1.05):
        box((0, 0, z), (0.36, 2.6, 0.03), steel, 0.003, parent=e)
        for k in range(9):
            r = 0.05 + 0.012 * ((k + int(z * 10)) % 4)
            at = (-1.1 + k * 0.275, z + 0.015 + r)
            for s in (-1, 1):
                cyl((s * 0.09, *at), r, 0.07, iron, 24, e, flat, 0.008)
            cyl((0, *at), 0.015, 0.16, grip, 12, e, flat)
    for s in (-1, 1):  # two posts on a foot, open between them
        box((0, s * 1.3, 0.03), (0.5, 0.06, 0.06), steel, 0.006, parent=e)
        for k in (-1, 1):
            box((k * 0.17, s * 1.3, 0.58), (0.05, 0.05, 1.06), steel, 0.006, parent=e)


def bench(x: float, y: float) -> None:
    box((x, y, 0.44), (1.25, 0.3, 0.08), plain("#8a735a", 0.5), 0.03, 4)
    box((x, y, 0.385), (1.1, 0.08, 0.03), metal("black", 0.4), 0.004)
    for s in (-1, 1):
        for k in (-1, 1):
            rod((x + s * 0.46, y + k * 0.02, 0.38), (x + s * 0.5, y + k * 0.22, 0), 0.016, metal("black", 0.4))
