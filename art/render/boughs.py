"""How trees and shrubs branch: a stem, boughs that reach out of it, and the sprays of leaves along them."""
import math
import random
from collections.abc import Sequence

import numpy as np
from mathutils import Vector

from kinds import Vec

SIDES = 7  # of a stem or bough
THIN = 4  # sides of what only carries one spray
SPRAYS = 6  # on each bough, for each of the boughs a plant is asked for
TURN = 2.39996  # from a bough to the next around the stem: no two stand above one another, radians
TURNS = 55.618  # of the sprays of a cone around its stem

Limb = tuple[list[Vec], float, float, int]  # a line, its radius at both ends, and of how many sides it is
Spray = tuple[float, float, float, float, float, float, float]  # middle, radius, and the way it points


def stem(rnd: random.Random, h: float, top: float) -> list[Limb]:
    """From the ground to the height `top`: it widens into its roots, and leans a little one way and back."""
    lean = [(rnd.uniform(-0.02, 0.02) * h, rnd.uniform(-0.02, 0.02) * h) for _ in range(3)]
    line = [(0, 0, 0.05 * h), (*lean[0], 0.3 * top), (*lean[1], 0.65 * top), (*lean[2], top)]
    return [([(0, 0, -0.03 * h), (0, 0, 0.05 * h)], 0.027 * h, 0.018 * h, SIDES), (line, 0.018 * h, 0.003 * h, SIDES)]


def width(share: float) -> float:
    """Of a crown from its foot (0) to its top (1), of its greatest radius."""
    return math.sin(math.pi * (0.17 + 0.77 * share**0.85)) ** 0.7


def point_on(line: Sequence[Vec], share: float) -> tuple[float, float, float]:
    at = min(share, 0.999) * (len(line) - 1)
    i = int(at)
    return tuple(p + (q - p) * (at - i) for p, q in zip(line[i], line[i + 1]))


def crown(rnd: random.Random, h: float, r: float, low: float, nb: int) -> tuple[list[Limb], list[Spray]]:
    """A broad crown: some boughs reach farther than others and fan out into sprays, so that sky shows between them and its outline is broken."""
    count = max(6, nb // 2)
    limbs, sprays = stem(rnd, h, 0.86 * h), []
    for k in range(count + 1):
        share = (k + 0.5) / (count + 0.5)
        a, out = k * TURN + rnd.uniform(-0.5, 0.5), r * width(share) * rnd.uniform(0.72, 1.14)
        tip = h * (low + (0.96 - low) * share)
        if k == count:
            out, tip = 0.12 * r, 0.99 * h
        foot = max(0.08 * h, min(h * (0.7 * low + (0.64 - 0.7 * low) * share), tip - 0.42 * out))
        line = []
        for t in (0, 0.3, 0.65, 1):
            off, bend = 0.07 * r * t * (1.4 - t), rnd.uniform(-1, 1)
            x, y = out * t * math.cos(a) - bend * off * math.sin(a), out * t * math.sin(a) + bend * off * math.cos(a)
            line.append((x, y, foot + (tip - foot) * t**0.82 + rnd.uniform(-0.4, 0.4) * off))
        limbs.append((line, 0.0085 * h * (1.15 - 0.5 * share), 0.0018 * h, SIDES))
        carried, carriers = fan(rnd, line, a, r, nb * SPRAYS // count, 0.0022 * h)
        sprays += carried
        limbs += carriers
    return limbs, sprays


def fan(rnd: random.Random, bough: list[Vec], a: float, r: float, count: int, thick: float) -> tuple[list[Spray], list[Limb]]:
    """The sprays of a bough that points towards the angle `a`, on both its sides and at its tip, and what carries them."""
    sprays, limbs = [], []
    for k in range(count):
        t = 1.0 if k == 0 else 0.34 + 0.66 * rnd.random() ** 0.75
        side = 0 if k == 0 else rnd.choice((-1, 1)) * rnd.uniform(0.06, 0.44) * r * (1.25 - 0.6 * t)
        turn = a + math.copysign(rnd.uniform(0.2, 1.0), side)
        x, y, z = point_on(bough, t)
        at = (x - side * math.sin(a), y + side * math.cos(a), z + rnd.uniform(-0.1, 0.19) * r)
        size = r * rnd.uniform(0.12, 0.23) * (1.2 - 0.36 * t)
        sprays.append((*at, size, math.cos(turn), math.sin(turn), rnd.uniform(-0.15, 0.35)))
        limbs.append(([point_on(bough, max(0, t - 0.16)), at], thick, 0.3 * thick, THIN))
    return sprays, limbs


def cone(rnd: random.Random, h: float, r: float, low: float, nb: int) -> tuple[list[Limb], list[Spray]]:
    """A conifer: its sprays wind upwards on its mantle, so that its stem is never bare; they point outwards and hang a little at their tips."""
    limbs, sprays = stem(rnd, h, 0.88 * h), []
    for k in range(nb):
        # as many for each square metre of the mantle, which narrows upwards
        f = low + (1 - low) * (1 - math.sqrt(1 - k / nb))
        wide = (1 - f) / (1 - low)
        a, out = k / nb * TURNS * 2 * math.pi + rnd.uniform(-0.3, 0.3), r * (0.06 + wide) * rnd.uniform(0.5, 0.95)
        size = r * (0.12 + 0.18 * wide) * rnd.uniform(0.8, 1.25)
        x, y, z = out * math.cos(a), out * math.sin(a), h * f * 0.975
        sprays.append((x, y, z, size, 1.5 * math.cos(a), 1.5 * math.sin(a), rnd.uniform(-0.55, 0.1)))
        limbs.append(([(0, 0, z + 0.06 * out), (x, y, z)], 0.003 * h, 0.001 * h, THIN))
    return limbs, sprays


def tube(line: Sequence[Vec], thick: float, thin: float, sides: int = SIDES) -> np.ndarray:
    """A tapering limb along a line, as corners of quadrilaterals."""
    rings, whole = [], (Vector(line[-1]) - Vector(line[0])).normalized()
    beside = Vector((0, 1, 0)) if abs(whole.y) < 0.8 else Vector((1, 0, 0))
    for i, p in enumerate(line):
        radius = thick + (thin - thick) * i / (len(line) - 1)
        along = Vector(line[min(i + 1, len(line) - 1)]) - Vector(line[max(i - 1, 0)])
        u = beside.cross(along).normalized() * radius
        w = along.cross(u).normalized() * radius
        rings.append([Vector(p) + u * math.cos(a) + w * math.sin(a) for a in (2 * math.pi * k / sides for k in range(sides))])
    return np.array(
        [
            q
            for lower, upper in zip(rings, rings[1:])
            for k in range(sides)
            for q in (lower[k], lower[(k + 1) % sides], upper[(k + 1) % sides], upper[k])
        ]
    )
