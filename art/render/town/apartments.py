"""아파트 of the town: slabs that step in plan and height, towers, and the complexes that they make, each in its own paint."""
from collections.abc import Sequence
from typing import NamedTuple

from kinds import Look, Mesh, Vec
from mesh_writer import MB
from town.storeys import GLASS, METAL, SECOND, STAIR, WALL, Face, cap, crate, faces

HOME = 2.85  # a storey of homes, metres
WIDE = 12.5  # a home along a slab
DEEP = 11.5
ASIDE = 9.0  # how far a slab may stand out of line with its neighbour
# What a home's front has, from its stairs, and of which share of it: a living room of two windows, two bedrooms, and the louvres of
# its air conditioner.
LIVING, BED, LOUVRES = "living", "bed", "louvres"
ROOMS = ((LIVING, 0.21), (LIVING, 0.21), (BED, 0.26), (BED, 0.25), (LOUVRES, 0.07))
BASE, CROWN = 2, 2  # storeys that wear the second colour
# Which of the seven bars a figure has, as on a clock: top, upper left, upper right, middle, lower left, lower right, foot.
BARS = ("1110111", "0010010", "1011101", "1011011", "0111010", "1101011", "1101111", "1010010", "1111111", "1111011")


class Step(NamedTuple):
    """A part of a slab that keeps its height and its line."""

    homes: int
    floors: int
    back: float = 0.0  # how far it stands behind the slab's line, metres


class Complex(NamedTuple):
    """Buildings that stand together: alike in paint, not in outline."""

    slabs: Sequence[Mesh]
    points: Sequence[Mesh]


def sunny(face: Face, floors: int, home: float, seed: int, ledge: bool) -> None:
    """Living rooms towards the sun: panes nearly flush with the wall, painted piers, louvres; neighbours mirror each other."""
    count, wide = face.bays(home)
    for k in range(count):
        x, before = k * wide, None
        for room, (kind, share) in enumerate(ROOMS if k % 2 else ROOMS[::-1]):
            end = x + share * wide
            # no pier stands between the two windows of a living room
            apart = 0.03 if kind == before == LIVING else 0.22
            for floor in range(floors):
                z, number = floor * HOME, seed + floor * 40 + k
                if kind == LOUVRES:
                    face.pane(x + 0.1, end - 0.1, z + 0.3, z + HOME - 0.5, METAL, out=0.02)
                else:
                    face.pane(x + apart, end - 0.03, z + 0.95, z + HOME - 0.22, GLASS, number + room * 0.1, -0.1)
            if apart > 0.1:
                face.block(x - 0.22, x + 0.22, 0, floors * HOME, 0.1, WALL, 0.3)
            x, before = end, kind
    for floor in range(floors):
        z = floor * HOME
        worn = SECOND if floor < BASE or floor >= floors - CROWN else WALL
        face.pane(0, face.length, z, z + 0.95, worn)
        face.pane(0, face.length, z + HOME - 0.22, z + HOME, worn)
        face.block(0, face.length, z + 0.91, z + 0.99, 0.05, METAL, 0.14)
        if ledge:
            face.block(0, face.length, z - 0.09, z + 0.1, 0.22, WALL)
    for k in range(count + 1):
        x, edge = min(max(k * wide, 0.3), face.length - 0.3), k in (0, count)
        # every second wall between homes carries the stairs behind it, and its colour up the whole front
        look = SECOND if k % 2 and not edge else WALL
        face.block(x - 0.3, x + 0.3, 0, floors * HOME, 0.34, look, 0.4)


def shady(face: Face, floors: int, home: float, seed: int) -> None:
    """Small windows and, for every two homes, a stair shaft with a window at each half landing."""
    (count, wide), height = face.bays(home), floors * HOME
    face.pane(0, face.length, 0, height, WALL)
    for k in range(count):
        for floor in range(floors):
            z, number = floor * HOME, seed + 5000 + floor * 40 + k
            for room, (x, w) in enumerate(((0.16, 1.8), (0.42, 2.4), (0.74, 1.5))):
                x0 = (k + x) * wide
                face.pane(x0, x0 + w, z + 0.95, z + 2.35, GLASS, number + room * 0.1, 0.05)
                face.block(x0 - 0.1, x0 + w + 0.1, z + 0.82, z + 0.95, 0.16, WALL)
        if k % 2 == 0 and k + 1 < count + (count == 1):
            x = (k + 1) * wide
            face.block(x - 1.9, x + 1.9, 0, height + 2.6, 1.5, SECOND)
            for floor in range(floors):
                z = floor * HOME + HOME / 2
                face.pane(x - 0.9, x + 0.9, z + 0.5, z + 1.7, STAIR, out=1.54)


def figure(face: Face, digit: int, x: float, z: float, w: float = 1.2, h: float = 2.2, t: float = 0.3) -> None:
    """A figure painted on a wall; `x` and `z` are its lower left corner, `t` is how broad its bars are."""
    half, right, top = (h + t) / 2, x + w, z + h
    rows = [(x, right, top - t, top), (x, x + t, z + half - t, top), (right - t, right, z + half - t, top)]
    rows += [(x, right, z + half - t, z + half), (x, x + t, z, z + half), (right - t, right, z, z + half), (x, right, z, z + t)]
    for (x0, x1, z0, z1), shown in zip(rows, BARS[digit]):
        if shown == "1":
            face.pane(x0, x1, z0, z1, SECOND, out=0.07)


def gable(face: Face, floors: int, number: int | None = None) -> None:
    """A wall without windows: a strip of colour up one side, its foot and its top in it, and the building's number."""
    height = floors * HOME
    face.pane(0, face.length, 0, height, WALL)
    face.pane(0, face.length, 0, BASE * HOME, SECOND, out=0.05)
    face.pane(face.length * 0.66, face.length * 0.84, 0, height, SECOND, out=0.05)
    face.pane(face.length * 0.87, face.length * 0.9, 0, height, SECOND, out=0.05)
    for k, digit in enumerate(str(number) if number else ""):
        figure(face, int(digit), 0.9 + k * 1.8, height - 5)


def slab(steps: Sequence[Step], looks: Sequence[Look], number: int, ledge: bool) -> Mesh:
    """판상형: a row of homes, living rooms on -y and stairs on +y, its parts of different heights and set back behind one another."""
    mesh = MB()
    x = -sum(s.homes for s in steps) * WIDE / 2
    for i, (homes, floors, back) in enumerate(steps):
        end, y = x + homes * WIDE, back - DEEP / 2
        ring: list[Vec] = [(x, y), (end, y), (end, y + DEEP), (x, y + DEEP)]
        south, east, north, west = faces(mesh, ring)
        sunny(south, floors, WIDE, floors * 1000 + i * 10, ledge)
        shady(north, floors, WIDE, floors * 1000 + i * 10)
        gable(east, floors, number if i == len(steps) - 1 else None)
        gable(west, floors, number if i == 0 else None)
        top = floors * HOME
        cap(mesh, ring, top)
        for k in range(0, homes - 1, 2):
            stair(mesh, (x + (k + 1) * WIDE, y + DEEP * 0.62, top), crowned=not ledge)
        x = end
    return mesh.obj(f"slab{number}", looks)


def stair(mesh: MB, at: Vec, crowned: bool) -> None:
    """The head of a staircase, its lift's machine and a mast; on newer houses a frame around them."""
    x, y, z = at
    crate(mesh, (x, y, z), (6.4, 5.4, 4.4), WALL)
    crate(mesh, (x + 0.6, y, z + 4.4), (3.0, 3.0, 1.9), SECOND)
    crate(mesh, (x + 2.4, y - 2, z + 4.4), (0.12, 0.12, 4.2), METAL)
    if crowned:
        for side in (-1, 1):
            crate(mesh, (x + side * 5.2, y - 4.6, z), (0.7, 0.9, 5.6), SECOND)
        crate(mesh, (x, y - 4.6, z + 5.6), (11.8, 1.1, 0.8), SECOND)


def point(floors: int, looks: Sequence[Look], number: int) -> Mesh:
    """타워형: a tower of four homes a storey around a core, with a cut-out corner and a lantern."""
    mesh, height = MB(), floors * HOME
    for i, (w, d, x, y) in enumerate(((27, 13, 0, -4), (13, 25, 5, 5))):
        ring: list[Vec] = [(x - w / 2, y - d / 2), (x + w / 2, y - d / 2), (x + w / 2, y + d / 2), (x - w / 2, y + d / 2)]
        south, east, north, west = faces(mesh, ring)
        for k, side in enumerate((south, east, west)):
            sunny(side, floors, 13, floors * 900 + i * 300 + k * 77, ledge=False)
        shady(north, floors, 13, floors * 900 + i * 300)
        cap(mesh, ring, height)
    crate(mesh, (3, 1, height), (10, 9, 6), SECOND)
    crate(mesh, (3, 1, height + 6), (11, 10, 0.5), WALL)
    crate(mesh, (3, -8, height), (20, 0.5, 3.4), WALL)
    crate(mesh, (6, 3, height + 6), (0.14, 0.14, 6), METAL)
    return mesh.obj(f"point{number}", looks)


def older(looks: Sequence[Look]) -> Complex:
    """Built about 1990: long, of 12 and 15 storeys, a ledge at each."""
    outlines = (
        [Step(2, 15), Step(2, 15, 2.4), Step(2, 12)],
        [Step(4, 15)],
        [Step(2, 12, 1.8), Step(2, 15)],
        [Step(4, 13), Step(2, 15, -2.2)],
    )
    return Complex([slab(steps, looks, 101 + k, True) for k, steps in enumerate(outlines)], [])


def slender(looks: Sequence[Look]) -> Complex:
    """Built about 1995: two homes of a storey in line and towers among them, of 10 to 15 storeys, so that one sees between them."""
    outlines = ([Step(2, 15)], [Step(2, 12)], [Step(1, 14), Step(1, 11, 2.4)], [Step(2, 10, 1.8), Step(1, 13)])
    slabs = [slab(steps, looks, 301 + k, k % 2 == 0) for k, steps in enumerate(outlines)]
    return Complex(slabs, [point(15, looks, 305), point(13, looks, 306)])


def newer(looks: Sequence[Look]) -> Complex:
    """Built since 2000: shorter slabs that rise to 20 storeys, and towers among them."""
    outlines = ([Step(2, 15), Step(2, 20, 3.0)], [Step(3, 17)], [Step(2, 18, 3.0), Step(2, 13)])
    slabs = [slab(steps, looks, 201 + k, False) for k, steps in enumerate(outlines)]
    return Complex(slabs, [point(22, looks, 204), point(26, looks, 205)])
