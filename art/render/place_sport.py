"""Fitness: machines at the window, a rack to lift in, weights before a mirror, a bench, mats and towels."""
import math
import random

import furniture
from furniture.towels import terry
from geometry import empty, mesh_obj
from kinds import Look, Object, Vec
from lights import area, spot
from materials import emit, metal, plain, wood
from place_machines import cage, pipe, trainer, treadmill
from place_room import D, H, W, put, slats
from solids import ball, box, cyl, lathe, rbox, rod
from textiles import hide

WEST, WARM = -W / 2, (1, 0.84, 0.64)  # the wall that faces east; the colour of lamps


def fitness() -> None:
    slats(WEST, 0.4, 4.0, -1, pitch=0.085)
    slats(W / 2, 0.4, D, 1, pitch=0.11)
    mirror_wall(4.0, 7.9)
    for k in range(4):
        treadmill(-3.7 + k * 1.6, 1.75, k)
    trainer(WEST + 0.45, 1.95)
    cabinet(WEST + 0.2, 3.5)
    rack(WEST + 0.55, 6.0)
    cage(-2.55, 5.0)
    bench(0.2, 4.05, -0.75)
    dumbbell(empty((1.35, 3.85, 0.062), 0.3), 0.062)
    dumbbell(empty((1.5, 4.15, 0.062), 0.6), 0.062)
    stretching()
    for k in range(4):
        kettlebell(-0.75 + 0.34 * k, 5.62 - 0.02 * k, 0.078 + 0.009 * k, 0.3 * k)
    jumping_box(empty((-1.95, 6.95, 0), 0.25))
    for at, r, tone in (((-1.62, 6.2), 0.17, "#7b4a33"), ((-1.42, 5.98), 0.14, "#565b50")):
        heavy_ball(*at, r, tone)
    put(furniture.plant, WEST + 0.55, 0.62, 0)
    area((WEST + 0.5, 2.2, H - 0.22), 0.2, 3.4, 26, WARM, (0, math.radians(20), 0))
    for at in ((-2.3, 5.0), (0.6, 4.6)):
        cyl((*at, H - 0.03), 0.055, 0.014, metal("bronze", 0.4), 32)
        cyl((*at, H - 0.036), 0.04, 0.008, emit("#ffe6c4", 5.0), 32)
        spot((*at, H - 0.06), 130, 64, WARM, 0.06, 0.9)


def mirror_wall(y0: float, y1: float) -> None:
    """Panes of mirror in the west between thin joints, framed in walnut, light along their upper edge."""
    count, low, high = 3, 0.16, 2.72
    wide, frame = (y1 - y0) / count, wood("walnut", axis=1)
    box((WEST + 0.012, (y0 + y1) / 2, 1.65), (0.024, y1 - y0, 3.3), plain("#3a332c", 0.7), 0)
    for k in range(count):
        box((WEST + 0.03, y0 + (k + 0.5) * wide, (low + high) / 2), (0.01, wide - 0.008, high - low), plain("#d9dfdf", 0.015, metal=1), 0.002)
    for z, h in ((high + 0.05, 0.1), (low - 0.05, 0.1)):
        box((WEST + 0.04, (y0 + y1) / 2, z), (0.07, y1 - y0, h), frame, 0.005)
    box((WEST + 0.04, (y0 + y1) / 2, 3.02), (0.06, y1 - y0, 0.5), wood("oak", axis=1), 0.004)
    for y in (y0, y1):
        box((WEST + 0.04, y, 1.45), (0.08, 0.05, 2.7), wood("walnut", axis=2), 0.005)
    box((WEST + 0.082, (y0 + y1) / 2, high + 0.05), (0.008, y1 - y0 - 0.1, 0.014), emit("#ffdcae", 6.0, cam_s=2.5), 0)


def rack(x: float, y: float) -> None:
    """Dumb-bells on two slanted tiers of steel between legs, their heads to the room."""
    steel = plain("#2a2b2d", 0.36)
    for tier, (z, back) in enumerate(((0.42, 0.1), (0.82, -0.06))):
        for k in (-1, 1):
            box((x + back + 0.13 * k, y, z + 0.02 - 0.035 * k), (0.09, 2.3, 0.014), steel, 0.004, rot=(0, 0.28, 0))
        box((x + back + 0.2, y, z - 0.02), (0.012, 2.3, 0.05), steel, 0.004)
        for k in range(8):
            r = (0.066, 0.052)[tier] + 0.0035 * k
            e = empty((x + back, y - 1.0 + k * 0.285, z + 0.03 + r))
            e.rotation_euler = (0, 0.28, 0)
            dumbbell(e, r)
    for s in (-1, 1):
        at = y + s * 1.06
        box((x - 0.14, at, 0.46), (0.06, 0.08, 0.92), steel, 0.01, 3, rot=(0, -0.12, 0))
        box((x + 0.1, at, 0.035), (0.62, 0.08, 0.05), steel, 0.012, 3)
        box((x + 0.0, at, 0.8), (0.34, 0.05, 0.05), steel, 0.008, 3, rot=(0, 0.28, 0))
        box((x + 0.08, at, 0.4), (0.44, 0.05, 0.05), steel, 0.008, 3, rot=(0, 0.28, 0))


def dumbbell(e: Object, r: float) -> None:
    """One along x of `e`: two round heads of urethane with a ring and a cap of steel, a knurled grip that is thicker in its middle."""
    iron, ring, grip = plain("#222325", 0.42), metal("steel", 0.28), metal("chrome", 0.24)
    for s in (-1, 1):
        flat = (0, math.pi / 2, 0)
        cyl((s * 0.115, 0, 0), r, 0.095, iron, 40, e, flat, 0.012)
        cyl((s * 0.1655, 0, 0), r * 0.62, 0.006, ring, 40, e, flat, 0.002)
        cyl((s * 0.1695, 0, 0), r * 0.48, 0.004, iron, 32, e, flat)
        cyl((s * 0.064, 0, 0), r * 0.5, 0.012, ring, 32, e, flat)
    pipe([(-0.07, 0, 0), (-0.03, 0, 0), (0.03, 0, 0), (0.07, 0, 0)], 0.0155, grip, e)


def bench(x: float, y: float, turn: float) -> None:
    """A bench to lie on: seat and back of hide in quilted fields, the back raised a little, on a frame of steel with wheels."""
    e, look, steel = empty((x, y, 0), turn), hide("#7a553a"), plain("#2a2b2d", 0.36)
    rbox((-0.5, 0, 0.44), (0.34, 0.3, 0.085), 0.032, look, (0, 0, 0.006), parent=e, n=10)
    back = empty((-0.3, 0, 0.44))
    back.parent, back.rotation_euler = e, (0, -0.3, 0)
    for k in range(3):
        rbox((0.16 + 0.3 * k, 0, 0), (0.298, 0.3 - 0.015 * (k == 2), 0.085), 0.032, look, (0, 0, 0.006), parent=back, n=10)
    box((0.46, 0, -0.052), (0.86, 0.07, 0.03), steel, 0.006, parent=back)
    box((-0.06, 0, 0.34), (1.1, 0.07, 0.06), steel, 0.01, 3, e)
    rod((0.1, 0, 0.34), (0.28, 0, 0.53), 0.018, metal("chrome", 0.2), 20, e)
    for px, leg in ((-0.52, 0.42), (0.46, 0.5)):
        box((px, 0, 0.19), (0.07, 0.06, 0.3), steel, 0.01, 3, e)
        box((px, 0, 0.035), (0.07, leg, 0.05), steel, 0.012, 3, e)
        for s in (-1, 1):
            box((px, s * leg / 2, 0.02), (0.085, 0.03, 0.04), plain("#161616", 0.8), 0.008, parent=e)
    for s in (-1, 1):
        cyl((0.54, s * 0.16, 0.045), 0.045, 0.03, plain("#161616", 0.6), 32, e, (math.pi / 2, 0, 0), 0.008)
    rbox((-0.5, 0.02, 0.503), (0.22, 0.26, 0.04), 0.018, terry("#efe8db"), parent=e, wrinkle=0.005, seed=2)


def rolled(e: Object, at: Vec, r: float, length: float, look: Look) -> None:
    """Something rolled up that lies along y: its end shows the turns of its spiral."""
    (x, y, z), turns = at, 4.5
    points = []
    for k in range(91):
        a, out = turns * 2 * math.pi * k / 90, r * (0.12 + 0.88 * k / 90)
        points += [(x + out * math.cos(a), y + s * length / 2, z + out * math.sin(a)) for s in (-1, 1)]
    o = mesh_obj("rolled", points, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(90)], look, True)
    o.parent = e
    o.modifiers.new("t", "SOLIDIFY").thickness = r * 0.13


def stretching() -> None:
    """In front: a mat laid out with a roller and a block, another rolled up; a ball at the back."""
    e = empty((0.98, 4.84, 0), 0.42)
    rbox((0, 0, 0.006), (0.64, 1.75, 0.011), 0.005, plain("#6f7b70", 0.85, grain=0.5), n=4, parent=e)
    box((0, 0, 0.0125), (0.54, 1.65, 0.001), plain("#78847a", 0.85, grain=0.5), 0, parent=e)
    cyl((0.02, 0.42, 0.085), 0.073, 0.45, plain("#3a3b3d", 0.75, grain=0.6), 48, e, (0, math.pi / 2, 0.25), 0.008)
    for k in range(5):
        cyl((0.02 + (k - 2) * 0.085 * math.cos(0.25), 0.42 + (k - 2) * 0.085 * math.sin(0.25), 0.085), 0.0765, 0.05, plain("#48494b", 0.75), 48, e, (0, math.pi / 2, 0.25), 0.006)
    rbox((-0.16, -0.5, 0.052), (0.23, 0.15, 0.08), 0.016, plain("#b08a62", 0.85, grain=0.3), parent=e, rot=(0, 0, 0.3), n=6)
    rolled(e, (0.62, 0.1, 0.075), 0.07, 0.62, plain("#8b5a40", 0.85, grain=0.4))
    ball(0.3, plain("#b9b2a3", 0.5), (-2.9, 3.1, 0.3), 64, 24)


def jumping_box(e: Object) -> None:
    """A box of birch to jump on, its corners jointed, with a hole to carry it by and a pad of rubber on it."""
    timber = wood("ash", axis=0)
    box((0, 0, 0.25), (0.6, 0.5, 0.5), timber, 0.006, parent=e)
    box((0, 0, 0.506), (0.58, 0.48, 0.014), plain("#2a2b2c", 0.8, grain=0.6), 0.005, parent=e)
    for s in (-1, 1):
        rbox((s * 0.2995, 0, 0.36), (0.006, 0.13, 0.04), 0.002, plain("#1c1814", 0.9), parent=e, n=4)
        for k in range(5):
            box((0.3, s * 0.24, 0.06 + 0.095 * k), (0.003, 0.022, 0.048), wood("oak", axis=1), 0, parent=e)


def heavy_ball(x: float, y: float, r: float, tone: str) -> None:
    """A ball of hide to throw and catch, with a seam about its middle and one across."""
    look = hide(tone)
    ball(r, look, (x, y, r), 56, 20)
    for k in range(3):
        ring = [(x + (r + 0.001) * math.cos(a) * math.cos(k), y + (r + 0.001) * math.cos(a) * math.sin(k), r + (r + 0.001) * math.sin(a)) for a in [2 * math.pi * i / 48 for i in range(49)]]
        pipe(ring, 0.0022, plain("#2a211b", 0.8))


def cabinet(x: float, y: float) -> None:
    """An open cupboard of oak: towels rolled and folded, bottles, a basket, a plant on it."""
    rnd, e = random.Random(5), empty((x, y, 0), math.pi / 2)
    side, board = wood("oak", axis=2), wood("oak", axis=0)
    wide, deep, high = 0.92, 0.36, 1.9
    box((0, deep / 2 - 0.01, high / 2), (wide, 0.016, high), wood("walnut", axis=2), 0.002, parent=e)
    for s in (-1, 1):
        box((s * wide / 2, 0, high / 2), (0.028, deep, high), side, 0.003, parent=e)
    for k, z in enumerate((0.06, 0.52, 0.98, 1.44, 1.89)):
        box((0, 0, z), (wide, deep, 0.028), board, 0.003, parent=e)
        if k:
            box((0, -deep / 2 + 0.03, z - 0.018), (wide - 0.06, 0.012, 0.008), emit("#ffd6a0", 5.0, cam_s=2.0), 0, parent=e)
    for shelf, z in enumerate((0.534, 0.994)):
        for level in range(2):
            for k in range(5 - level):
                tone = ("#efe8db", "#d8ccb8", "#b9a88f")[(k + level + shelf) % 3]
                rolled(e, (-0.34 + 0.166 * k + 0.083 * level, -0.02, z + 0.08 + 0.14 * level), 0.078, 0.28, terry(tone))
    for k in range(6):
        tone = rnd.choice(("#3f5660", "#c9bfae", "#6f7b70", "#2c2d2f"))
        lathe([(0, 0), (0.034, 0), (0.036, 0.01), (0.036, 0.17), (0.022, 0.2), (0.022, 0.23), (0, 0.232)], plain(tone, 0.32), (-0.34 + 0.115 * k, rnd.uniform(-0.05, 0.03), 1.454), 28, e)
    box((0, -0.02, 0.19), (0.78, 0.28, 0.22), plain("#5a4a3a", 0.85, grain=0.8), 0.02, 3, e)
    furniture.vase(e, (0.22, 0, 1.904), 0.08, 0.2, "#cfc3b0")


def kettlebell(x: float, y: float, r: float, turn: float) -> None:
    """A bell of iron with a flat foot, a coloured band and a handle that is one bow."""
    e, iron = empty((x, y, 0.013), turn), plain("#262729", 0.45, grain=0.2)
    body = [(0, 0), (r * 0.62, 0.0), (r * 0.86, r * 0.3), (r, r * 0.9), (r * 0.88, r * 1.5), (r * 0.55, r * 1.86), (0, r * 1.95)]
    lathe(body, iron, seg=48, parent=e)
    bow = [(0, -r * 0.5, r * 1.6), (0, -r * 0.72, r * 2.2), (0, -r * 0.5, r * 2.75), (0, r * 0.5, r * 2.75), (0, r * 0.72, r * 2.2), (0, r * 0.5, r * 1.6)]
    pipe(bow, r * 0.165, iron, e)
