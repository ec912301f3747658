"""The day-care room: tables to draw at, a mat with an arch to climb, a house, a kitchen to play in, low shelves, bags on pegs below painted hills."""
import math
import random

import furniture
from geometry import empty, mesh_obj
from kinds import Object
from materials import plain, wood
from place_play import TONES, arch, balloon, bear, drawing, egg, foam, kitchen, lantern_in, stacker, train
from place_room import D, W, lantern, put
from solids import box, cyl, lathe, rbox, rod
from textiles import fabric, rug

WEST = -W / 2


def daycare() -> None:
    """Everything at the height of a child."""
    mural(WEST + 0.02)
    house(-4.25, 6.92)
    cyl((0.45, 3.15, 0.012), 1.95, 0.024, rug("#e3d8c4", "#d2c3a8"), 128)
    cyl((0.45, 3.15, 0.0135), 1.78, 0.024, rug("#a9b79f", "#9aa98f"), 128)
    cyl((0.45, 3.15, 0.015), 1.7, 0.024, rug("#e3d8c4", "#d2c3a8"), 128)
    mat_(-0.6, 6.2)
    for k, (x, y) in enumerate(((-0.5, 3.0), (1.4, 4.2))):
        table(x, y)
        drawing(x, y, 0.48, 2 + k)
    shelves(empty((WEST + 0.24, 2.45, 0), math.pi / 2), 4)
    kitchen(empty((WEST + 0.26, 4.95, 0), math.pi / 2))
    pegs(empty((WEST + 0.05, 2.45, 1.42), math.pi / 2))
    blocks(-1.3, 1.35)
    foam(empty((-3.2, 4.75, 0), 0.12))
    for k, (x, y) in enumerate(((2.3, 1.0), (2.95, 1.35))):
        cloth = fabric(("#d9b99a", "#a9b79f")[k], 0.8, "boucle")
        rbox((x, y, 0.16), (0.66, 0.66, 0.28), 0.13, cloth, puff=(0, 0, 0.05), seed=k)
    for x, y, z in ((-1.6, 3.2, 2.4), (1.6, 3.2, 2.3)):
        lantern(x, y, z)
    balloon(-1.5, 6.35, 2.36, 0.33, ("#cf8a68", "#f1e9dc"))
    balloon(-3.3, 5.35, 2.62, 0.27, ("#86a08a", "#f1e9dc"))
    balloon(-2.9, 7.0, 2.0, 0.2, ("#e0b866", "#f1e9dc"))
    put(furniture.plant, -5.0, 0.8)


def mat_(x: float, y: float) -> None:
    """A mat with a rainbow woven into it; on it an arch, a bear, a train, rings, cushions."""
    wide, deep = 3.1, 2.2
    rbox((x, y, 0.011), (wide, deep, 0.022), 0.01, rug("#ebe2d1", "#ded2bd"), n=6)
    for k, tone in enumerate(("#cf8a68", "#e0bd78", "#8fa890", "#7f98b0")):
        outer = 0.98 - 0.17 * k
        turn = [math.pi / 2 + math.pi * i / 48 for i in range(49)]
        points = [(x + wide / 2 - 0.14 + r * math.cos(a), y + r * math.sin(a), 0.0235) for a in turn for r in (outer, outer - 0.13)]
        mesh_obj("bow", points, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(48)], rug(tone, tone))
    arch(empty((x - 0.95, y - 0.2, 0.022), 0.1))
    bear(empty((x + 0.35, y + 0.62, 0.022), 0.95), "#b98a5c", 1.0, 1.25)
    bear(empty((x + 0.1, y + 0.02, 0.022), 1.2), "#d8d2c8", 3.0, 0.85)
    stacker((x + 1.0, y + 0.32, 0.024))
    train(empty((x + 1.05, y - 0.62, 0.024), 0.5))
    for k in range(4):
        at = (x + 0.55 + 0.16 * k, y + 0.02 - 0.1 * (k % 2), 0.075)
        box(at, (0.1, 0.1, 0.1), plain(TONES[k], 0.5), 0.012, rot=(0, 0, 0.4 * k))
    box((x + 0.64, y - 0.02, 0.175), (0.1, 0.1, 0.1), plain(TONES[2], 0.5), 0.012, rot=(0, 0, 0.6))
    egg((x + 0.1, y - 0.75, 0.18), (0.16, 0.16, 0.16), plain("#dcb765", 0.55))


def mural(x: float) -> None:
    """Hills with trees, a sun and clouds, painted on the wall behind the shelves."""
    ranges = (("#d9ccb2", 1.85, 0.28, 0.3), ("#b9c3a6", 1.45, 0.2, 1.9), ("#94a584", 1.12, 0.16, 3.6))
    for k, (colour, low, swing, phase) in enumerate(ranges):
        at = x + 0.004 * (k + 1)
        rises = [low + swing * math.sin(phase + i * 0.09) + 0.06 * math.sin(i * 0.21 + k) for i in range(81)]
        ridge = [(at, D * i / 80, z) for i, z in enumerate(rises)]
        mesh_obj("hill", [(at, 0, 0), *ridge, (at, D, 0)], [tuple(range(83))], plain(colour, 0.9))
    flat = (0, math.pi / 2, 0)
    cyl((x, 1.7, 2.45), 0.34, 0.006, plain("#e6b07f", 0.9), 64, rot=flat)
    for y, z, s in ((3.0, 2.62, 1.0), (4.75, 2.66, 0.7), (5.6, 2.72, 0.9)):
        cloud(x + 0.006, y, z, s)
    for y, z, r, tone in ((4.1, 1.78, 0.24, "#7f9470"), (5.75, 1.9, 0.3, "#a8b48c"), (6.15, 1.62, 0.24, "#7f9470"), (7.3, 1.85, 0.32, "#8d9f7c"), (1.0, 1.62, 0.26, "#7f9470")):
        box((x + 0.016, y, z - r - 0.12), (0.004, 0.05, 0.5), plain("#8a6a4c", 0.9), 0)
        crown = egg((x + 0.018, y, z), (0.004, r, 1.3 * r), plain(tone, 0.9))
        crown.name = "crown"


def cloud(x: float, y: float, z: float, scale: float) -> None:
    """A cloud painted on the wall at `x`: three rounds over one straight edge."""
    rounds = ((-0.26, 0.0, 0.15), (0.0, 0.05, 0.22), (0.27, 0.0, 0.17))
    across = [-0.41 + 0.85 * k / 60 for k in range(61)]
    crest = [max((high + math.sqrt(max(0.0, r * r - (a - mid) ** 2)) for mid, high, r in rounds if abs(a - mid) < r), default=0.0) for a in across]
    edge = [(x, y + scale * a, z + scale * h) for a, h in zip(across, crest)]
    low = [(x, y + scale * across[k], z - 0.06 * scale) for k in (-4, 3)]
    mesh_obj("cloud", [*edge, *low], [tuple(range(63))], plain("#f8f3e8", 0.9))


def house(x: float, y: float) -> None:
    """A house of battens with a padded bench in it, 2 m high at its ridge: boards on its roof, cushions, a lamp that glows, a bear."""
    oak, w, d, eaves, top = wood("oak", axis=2), 2.1, 1.7, 1.3, 2.0
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((x + sx * w / 2, y + sy * d / 2, eaves / 2), (0.07, 0.07, eaves), oak, 0.006)
            rod((x + sx * w / 2, y + sy * d / 2, eaves), (x, y + sy * d / 2, top), 0.034, oak)
        for k in range(7):
            t = (k + 0.5) / 7
            at = (x + sx * w / 2 * (1 - t), y, eaves + t * (top - eaves) + 0.04)
            box(at, (0.1, d + 0.12, 0.018), wood("oak", axis=1), 0.004, rot=(0, sx * math.atan2(top - eaves, w / 2), 0))
    rod((x, y - d / 2 - 0.03, top), (x, y + d / 2 + 0.03, top), 0.034, oak)
    for k in range(10):
        box((x, y + d / 2, 0.1 + k * 0.125), (w, 0.02, 0.1), wood("oak", axis=0), 0.003)
    for k in range(4):
        box((x - w / 2, y, 0.1 + k * 0.125), (0.02, d, 0.1), wood("oak", axis=1), 0.003)
    rbox((x, y + 0.3, 0.16), (w - 0.14, d - 0.7, 0.3), 0.05, fabric("#e6dac5", 0.8, "boucle"), (0, 0, 0.02))
    for i, c in enumerate(("#cf8a68", "#efe3cf", "#86a08a", "#e0bd78")):
        at = (x - 0.72 + 0.46 * i, y + 0.6, 0.5)
        rbox(at, (0.44, 0.17, 0.42), 0.07, fabric(c, 1, "weave"), puff=(0, 0.06, 0), rot=(-0.28, 0, 0.08 * (-1) ** i), seed=i)
    bear(empty((x + 0.45, y + 0.3, 0.315), 0.8), "#a9825c", 1.0, 0.9)
    lantern_in((x, y, 1.62))
    rod((x, y, 1.69), (x, y, top), 0.003, plain("#2a2522", 0.6))
    for k in range(7):  # flags of cloth along its eaves
        at = y - d / 2 + 0.12 + k * (d - 0.24) / 6
        flag = [(x + w / 2 + 0.045, at - 0.11, eaves + 0.02), (x + w / 2 + 0.045, at + 0.11, eaves + 0.02), (x + w / 2 + 0.05, at, eaves - 0.2)]
        mesh_obj("flag", flag, [(0, 1, 2)], fabric(TONES[k % 5], 1.2))


def table(x: float, y: float) -> None:
    """A round low table with four chairs of which each has a colour of its own."""
    lathe([(0, 0.45), (0.5, 0.45), (0.51, 0.465), (0.5, 0.48), (0, 0.48)], wood("ash", axis=0), (x, y, 0), seg=64)
    for i in range(4):
        a = i * math.pi / 2 + 0.4
        foot = (x + 0.4 * math.cos(a), y + 0.4 * math.sin(a), 0)
        rod((x + 0.3 * math.cos(a), y + 0.3 * math.sin(a), 0.45), foot, 0.024, wood("ash", axis=2))
    for i, out in enumerate((0.74, 0.66, 0.86, 0.72)):
        a = i * math.pi / 2 + 0.12 * (i - 1)
        small_chair(x + out * math.cos(a), y + out * math.sin(a), a - math.pi / 2 + 0.2 * (i == 2), TONES[i])


def small_chair(x: float, y: float, turn: float, tone: str) -> None:
    """A child's chair, its seat painted; its back stands away from the table."""
    e, leg = empty((x, y, 0), turn), wood("ash", axis=2)
    cyl((0, 0, 0.27), 0.165, 0.03, plain(tone, 0.45), 48, parent=e, bev=0.01)
    for i in range(4):
        a = math.pi / 4 + i * math.pi / 2
        foot = (0.15 * math.cos(a), 0.15 * math.sin(a), 0)
        rod((0.1 * math.cos(a), 0.1 * math.sin(a), 0.26), foot, 0.016, leg, parent=e)
    for s in (-1, 1):
        rod((s * 0.1, 0.12, 0.27), (s * 0.11, 0.17, 0.5), 0.013, leg, parent=e)
    rbox((0, 0.165, 0.5), (0.3, 0.026, 0.12), 0.012, wood("ash"), parent=e, n=6)


def shelves(e: Object, count: int) -> None:
    """Low, open and full: along the wall behind `e`; animals and a globe stand on it."""
    rnd, side = random.Random(6), wood("ash", axis=2)
    step, height, deep = 0.86, 0.84, 0.38
    left = -count * step / 2
    for z in (0.05, 0.44, height):
        box((0, 0, z), (count * step + 0.03, deep, 0.028), wood("ash"), 0.004, parent=e)
    box((0, 0.18, height / 2), (count * step, 0.016, height), plain("#efe6d6", 0.8), 0, parent=e)
    for i in range(count + 1):
        box((left + i * step, 0, height / 2), (0.028, deep, height), side, 0.004, parent=e)
    for i in range(count):
        for k, z in enumerate((0.064, 0.454)):
            if (i + k) % 3 == 1:
                for s in (-1, 1):
                    basket = fabric(("#c9a981", "#a9b79f")[(i + k) % 2], 0.8, "boucle")
                    rbox((left + (i + 0.5) * step + s * 0.19, -0.01, z + 0.13), (0.34, 0.3, 0.25), 0.05, basket, (0.01, 0.01, 0), parent=e)
            else:
                toys(e, rnd, left + i * step + 0.08, left + (i + 1) * step - 0.12, z)
    for x, tone, ears in ((-1.2, "#c3a27a", 1.0), (-0.55, "#e2dbd0", 3.0), (1.35, "#93a0a8", 1.0)):
        animal = empty((x, 0.0, height + 0.014), 0.3)
        animal.parent = e
        bear(animal, tone, ears, 0.72)
    egg((0.45, 0, 1.07), (0.15, 0.15, 0.15), plain("#7f9fb8", 0.35, coat=0.3), e)
    lathe([(0, 0), (0.1, 0), (0.09, 0.02), (0.015, 0.035), (0.012, 0.08)], wood("ash", axis=2), (0.45, 0, height + 0.014), 40, e)


def toys(e: Object, rnd: random.Random, x: float, end: float, z: float) -> None:
    """Picture books and blocks, side by side on a board."""
    while x < end:
        tone = plain(rnd.choice(TONES), 0.6)
        if rnd.random() < 0.6:
            t, h = rnd.uniform(0.02, 0.04), rnd.uniform(0.2, 0.3)
            box((x + t / 2, 0, z + h / 2), (t, 0.22, h), tone, 0, parent=e)
            x += t + 0.002
        else:
            s = rnd.uniform(0.1, 0.15)
            box((x + s / 2, -0.04, z + s / 2), (s, s, s), tone, 0.012, parent=e, rot=(0, 0, rnd.uniform(-0.2, 0.2)))
            x += s + 0.04


def pegs(e: Object) -> None:
    """A board with pegs on the wall behind `e`: bags, hats and a small coat."""
    box((0, 0, 0), (3.3, 0.024, 0.1), wood("ash"), 0.006, parent=e)
    for k in range(9):
        x = -1.48 + 0.37 * k
        rod((x, 0, 0), (x, -0.09, 0.02), 0.013, wood("ash", axis=1), 16, e)
        tone = ("#cf8a68", "#6f8cab", "#e0bd78", "#86a08a", "#b9694a")[k % 5]
        if k in (2, 6):
            brim = lathe([(0, 0.1), (0.06, 0.095), (0.09, 0.04), (0.095, 0.0), (0.16, -0.02), (0.158, -0.012), (0.09, 0.006)], fabric("#dcc59a", 1.2), (x, -0.05, -0.05), 44, e)
            brim.rotation_euler = (1.45, 0, 0)
        elif k != 4:
            rbox((x, -0.07, -0.27), (0.24, 0.11, 0.28), 0.05, fabric(tone, 1.2), (0.01, 0.015, 0), parent=e, seed=k)
            rbox((x, -0.128, -0.32), (0.17, 0.03, 0.13), 0.014, fabric(tone, 1.6), parent=e, seed=k, n=8)
            for s in (-1, 1):
                rod((x + s * 0.06, -0.06, -0.14), (x, -0.06, 0.02), 0.008, fabric(tone, 1.6), 10, e)


def blocks(x: float, y: float) -> None:
    """Wooden blocks where somebody was just building."""
    rnd = random.Random(2)
    for level, count in enumerate((4, 3, 2)):
        for k in range(count):
            at = (x + (k - count / 2) * 0.13, y, 0.066 + level * 0.121)
            box(at, (0.12, 0.12, 0.12), plain(rnd.choice(TONES), 0.5), 0.012, rot=(0, 0, rnd.uniform(-0.08, 0.08)))
    for _ in range(9):
        at = (x + rnd.uniform(-0.2, 1.6), y + rnd.uniform(-0.5, 0.4), 0.07)
        box(at, (0.12, 0.12, 0.12), plain(rnd.choice(TONES), 0.5), 0.012, rot=(0, 0, rnd.random() * 3))
