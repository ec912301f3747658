"""What is behind the glass of a tower's ground floor: seats, books, pictures, screens of timber, plants and lamps."""
import math
import random
from collections.abc import Callable

import bpy

from geometry import bevel, link
from kinds import Look, Mesh, Object, Vec
from mesh_writer import MB
from outdoor import hazed, hz, led
from planting import tree_mesh
from shader import NT, mat, srgb

ROOM = 7.2  # of the wall for each piece of furnishing, metres
DOOR = 5.7  # from the middle of the doors to the first of these on each side, metres
DEPTH = 3.2  # from the glass to the wall, metres
TIMBER, DARK, STONE, GLOW, LAMP, GAUZE, BRASS = range(7)
PAINTED = (("#22323c", "#7d8a8a", "#b98a5c"), ("#33261f", "#9a6244", "#cdb491"), ("#2b302c", "#8b8a76", "#bfa67c"))
BOOKS = ("#8c5a3c", "#c9bda6", "#47545a", "#a58a5c", "#6a2f2a", "#d8d2c4", "#3c4438")


@mat("indoors")
def indoor(t: NT, col: str, lit: float = 0.05, rough: float = 0.5) -> None:
    """A thing in a lit room: it has its share of the light of lamps that are not there, more of it above than below."""
    z = t.n("ShaderNodeSeparateXYZ", {"Vector": t.n("ShaderNodeNewGeometry").outputs["Normal"]}).outputs[2]
    power = t.math("MULTIPLY", lit, t.math("ADD", 1.0, t.math("MULTIPLY", z, 0.6)))
    t.nolight = True
    t.out(hazed(t, t.bsdf(color=srgb(col), rough=rough, emit=[a * b for a, b in zip(srgb(col), (1, 0.86, 0.66))], emits=power).outputs[0]))


@mat("canvas")
def canvas(t: NT, seed: float, tones: tuple[str, str, str]) -> None:
    """A large abstract painting: fields of colour with worn edges."""
    p = t.vmath("ADD", t.obj(), (seed * 7.0, seed * 3.0, seed))
    n = t.noise(t.mapping(p, scale=(0.3, 0.3, 0.42)), 1, 8, 0.6, 0.35).outputs[0]
    c = t.ramp(n, [(0.36, srgb(tones[0])), (0.46, srgb(tones[1])), (0.5, srgb("#efe8da")), (0.62, srgb(tones[2]))])
    t.nolight = True
    t.out(hazed(t, t.bsdf(color=c, rough=0.7, emit=c, emits=0.075).outputs[0]))


class Side:
    """One side of the ground floor: `along` it from its left end, so deep behind the glass, and above the floor."""

    def __init__(self, start: Vec, u: Vec, n: Vec, root: Object, height: float) -> None:
        self.start, self.u, self.n, self.root, self.height = start, u, n, root, height
        self.hard, self.soft = MB(), MB()
        self.rnd = random.Random(round(start[0] * 10 + start[1]))

    def box(self, x: float, d: float, z: float, wide: float, deep: float, high: float, m: int) -> None:
        """A block with the middle of its foot there."""
        self.hard.boxl(self.start, self.u, self.n, x - wide / 2, x + wide / 2, -d - deep / 2, -d + deep / 2, z, z + high, m)

    def pad(self, x: float, d: float, z: float, wide: float, deep: float, high: float, m: int = 0) -> None:
        """A block that is upholstered."""
        self.soft.boxl(self.start, self.u, self.n, x - wide / 2, x + wide / 2, -d - deep / 2, -d + deep / 2, z, z + high, m)

    def at(self, x: float, d: float, z: float = 0.0) -> Vec:
        return (self.start[0] + self.u[0] * x - self.n[0] * d, self.start[1] + self.u[1] * x - self.n[1] * d, z)

    def stand(self, mesh: Mesh, x: float, d: float, turn: float = 0.0, size: float = 1.0, z: float = 0.06) -> None:
        o = link(bpy.data.objects.new(mesh.name, mesh))
        o.parent, o.location, o.scale = self.root, self.at(x, d, z), (size,) * 3
        o.rotation_euler = (0, 0, math.atan2(self.u[1], self.u[0]) + turn)

    def build(self) -> None:
        shelved = [indoor(b, 0.08) for b in BOOKS]
        room = [indoor("#6b472c", 0.055, 0.4), indoor("#241c17", 0.03), indoor("#d9cfbf", 0.07, 0.3), led("#ffd9a6", 1.3), led("#ffe2b8", 3.2)]
        looks = [*room, indoor("#e8dcc8", 0.13, 0.9), hz("#8a6f4e", 0.35, 0.8), *shelved]
        covers = [indoor(c, 0.07, 0.9) for c in ("#c6b9a4", "#5f6654", "#8f5f43")]
        made = ((self.hard, looks, 0.0), (self.soft, covers, 0.05))
        for mesh, own, edge in made:
            if mesh.F:
                o = link(bpy.data.objects.new("foyer", mesh.obj("foyer", own)))
                o.parent = self.root
                bevel(o, edge, 3)


def slats(s: Side, x: float, wide: float, low: float = 0.05, high: float = 8.2) -> None:
    """Upright timber before the stone, lit along its foot."""
    for k in range(int(wide / 0.24)):
        s.box(x - wide / 2 + 0.12 + k * 0.24, DEPTH - 0.09, low, 0.1, 0.12, high - low, TIMBER)
    s.box(x, DEPTH - 0.06, low, wide, 0.05, 0.04, GLOW)


def globes(s: Side, x: float, d: float, count: int) -> None:
    """Lamps that hang from the ceiling at different heights."""
    for k in range(count):
        at, deep, z = x + s.rnd.uniform(-0.9, 0.9), d + s.rnd.uniform(-0.5, 0.5), 3.2 + 2.6 * (k + s.rnd.random()) / count
        s.box(at, deep, z + 0.3, 0.012, 0.012, s.height - z - 0.3, DARK)
        s.box(at, deep, z + 0.28, 0.09, 0.09, 0.06, BRASS)
        s.box(at, deep, z, 0.15, 0.15, 0.28, LAMP)


def hoop(s: Side, x: float, d: float, z: float, r: float) -> None:
    """A ring of light that hangs on three wires."""
    n = 40
    for k in range(n):
        (xa, da), (xb, db) = ((x + r * math.cos(a), d + r * math.sin(a)) for a in (2 * math.pi * k / n, 2 * math.pi * (k + 1) / n))
        p, q = s.at(xa, da), s.at(xb, db)
        s.hard.quad([(*p[:2], z), (*q[:2], z), (*q[:2], z + 0.07), (*p[:2], z + 0.07)], LAMP)
    for k in range(3):
        a = 2 * math.pi * k / 3 + 0.4
        s.box(x + r * math.cos(a), d + r * math.sin(a), z, 0.01, 0.01, s.height - z, DARK)


def sofa(s: Side, x: float, d: float, wide: float, m: int) -> None:
    """It faces the glass."""
    s.box(x, d, 0.06, wide - 0.2, 0.7, 0.1, DARK)
    seats = max(1, round(wide / 0.85))
    for k in range(seats):
        at = x + (k - (seats - 1) / 2) * (wide - 0.36) / seats
        s.pad(at, d - 0.04, 0.16, (wide - 0.36) / seats - 0.02, 0.8, 0.28, m)
        s.pad(at, d + 0.3, 0.42, (wide - 0.36) / seats - 0.03, 0.2, 0.42, m)
    s.pad(x, d + 0.42, 0.16, wide, 0.14, 0.62, m)
    for e in (-1, 1):
        s.pad(x + e * (wide / 2 - 0.09), d, 0.16, 0.18, 0.92, 0.46, m)


def painting(s: Side, x: float) -> None:
    """It hangs on the stone in a frame of brass, a lamp over it."""
    looks: list[Look] = [canvas(k, c) for k, c in enumerate(PAINTED)]
    art = MB()
    art.boxl(s.start, s.u, s.n, x - 2.0, x + 2.0, -DEPTH + 0.04, -DEPTH + 0.12, 1.1, 3.9, 0)
    o = link(bpy.data.objects.new("painting", art.obj("painting", [s.rnd.choice(looks)])))
    o.parent = s.root
    for dx, dz, wide, high in ((0, -0.06, 4.12, 0.06), (0, 2.8, 4.12, 0.06), (-2.03, 0, 0.06, 2.8), (2.03, 0, 0.06, 2.8)):
        s.box(x + dx, DEPTH - 0.09, 1.1 + dz, wide, 0.16, high, BRASS)
    s.box(x, DEPTH - 0.3, 4.12, 2.4, 0.06, 0.05, LAMP)


def seating(s: Side, x: float) -> None:
    """A long sofa and two chairs round a table of stone, a tall lamp beside them, a painting behind, and lamps that hang above."""
    painting(s, x)
    s.box(x, 1.55, 0.05, 4.8, 2.3, 0.015, STONE)
    sofa(s, x - 0.2, 2.35, 2.9, 0)
    for k, m in ((-1, 1), (1, 2)):
        sofa(s, x + k * 2.25, 1.25 + 0.2 * k, 0.95, m)
    for at, wide, high in ((x - 0.5, 0.9, 0.34), (x + 0.3, 0.6, 0.44)):
        s.box(at, 1.15, 0.06, wide * 0.5, 0.3, high, DARK)
        s.box(at, 1.15, 0.06 + high, wide, 0.6, 0.05, STONE)
    s.box(x + 1.75, 2.5, 0.06, 0.3, 0.3, 0.03, DARK)
    s.box(x + 1.75, 2.5, 0.06, 0.03, 0.03, 1.6, BRASS)
    s.box(x + 1.75, 2.5, 1.55, 0.42, 0.42, 0.36, GLOW)
    globes(s, x, 1.5, 7)


def library(s: Side, x: float) -> None:
    """Shelves of dark timber with books and vessels, light along each; above them drapes of gauze."""
    wide, high = ROOM - 1.6, 4.1
    s.box(x, DEPTH - 0.04, 0.05, wide, 0.06, high, DARK)
    for k in range(8):
        s.box(x, DEPTH - 0.22, 0.08 + k * 0.57, wide, 0.36, 0.04, TIMBER)
        s.box(x, DEPTH - 0.36, 0.055 + k * 0.57, wide - 0.1, 0.03, 0.02, GLOW)
    for k in range(6):
        s.box(x - wide / 2 + k * wide / 5, DEPTH - 0.22, 0.05, 0.05, 0.38, high, TIMBER)
    for k in range(7):
        at = x - wide / 2 + 0.1
        while at < x + wide / 2 - 0.3:
            thick = s.rnd.uniform(0.03, 0.07)
            if s.rnd.random() < 0.72:
                s.box(at, DEPTH - 0.24, 0.12 + k * 0.57, thick * 0.94, 0.22, s.rnd.uniform(0.24, 0.4), BRASS + 1 + s.rnd.randrange(len(BOOKS)))
            else:
                thick = s.rnd.uniform(0.2, 0.5)
                s.box(at + thick / 2, DEPTH - 0.24, 0.12 + k * 0.57, thick * 0.5, 0.2, s.rnd.uniform(0.08, 0.34), s.rnd.choice((STONE, BRASS, BRASS + 2)))
            at += thick
    drapes(s, x, wide, high + 0.3)
    sofa(s, x - 1.2, 1.5, 1.0, 2)
    sofa(s, x + 0.6, 1.5, 1.0, 1)
    hoop(s, x, 1.6, 5.0, 0.8)
    hoop(s, x + 0.5, 1.5, 6.0, 0.5)


def drapes(s: Side, x: float, wide: float, low: float) -> None:
    """Gauze in folds from the ceiling down to the height `low`."""
    n = int(wide / 0.07)
    for k in range(n):
        (xa, da), (xb, db) = ((x - wide / 2 + j * wide / n, DEPTH - 0.16 + 0.06 * math.sin(j * 1.9) + 0.03 * math.sin(j * 0.7)) for j in (k, k + 1))
        p, q = s.at(xa, da), s.at(xb, db)
        s.hard.quad([(*p[:2], low), (*q[:2], low), (*q[:2], s.height - 0.1), (*p[:2], s.height - 0.1)], GAUZE)


def gallery(s: Side, x: float) -> None:
    """A painting between fields of timber, a bench before it, and a stone on a plinth."""
    painting(s, x)
    for k in (-1, 1):
        slats(s, x + k * 3.0, 1.2)
    s.pad(x - 0.3, 1.6, 0.36, 2.0, 0.6, 0.12, 0)
    for k in (-0.8, 0.8):
        s.box(x - 0.3 + k, 1.6, 0.06, 0.06, 0.5, 0.3, BRASS)
    s.box(x + 2.75, 1.9, 0.06, 0.5, 0.5, 1.0, STONE)
    for k, (wide, high) in enumerate(((0.3, 0.26), (0.22, 0.34), (0.14, 0.2))):
        s.pad(x + 2.75 + 0.03 * k, 1.9, 1.06 + (0, 0.24, 0.56)[k], wide, wide * 0.8, high, 2)
    for k in range(3):
        hoop(s, x + (k - 1) * 0.7, 1.7 + 0.2 * (k % 2), 5.0 + 0.75 * k, 0.55 + 0.2 * (k % 2))


KINDS: tuple[Callable[[Side, float], None], ...] = (seating, library, gallery)


def foyer(start: Vec, u: Vec, n: Vec, length: float, root: Object, height: float, door: float | None = None) -> None:
    """Furnishes one side of a ground floor, to the left and to the right of its `door`, which is so far along it; without one, all of it."""
    s, plant = Side(start, u, n, root, height), tree_mesh(61, 2.5, 0.85, 2600, ("#36512f", "#5f7d46"), 0.075, 0.16, 12)
    if door is None:
        count = int((length - 1) / ROOM)
        middles = [length / 2 + (k - (count - 1) / 2) * ROOM for k in range(count)]
    else:
        middles = [door - DOOR - (k + 0.5) * ROOM for k in range(int((door - DOOR) / ROOM))]
        middles += [door + DOOR + (k + 0.5) * ROOM for k in range(int((length - door - DOOR) / ROOM))]
    for k, x in enumerate(middles):
        KINDS[k % len(KINDS)](s, x)
        s.box(x - ROOM / 2, 1.7, 0.06, 0.5, 0.5, 0.55, DARK)
        s.stand(plant, x - ROOM / 2, 1.7, turn=k * 1.3, z=0.5)
    s.build()
