"""Faces of a building, storey by storey, written into one mesh."""
import math
from collections.abc import Sequence

from kinds import Vec
from mesh_writer import MB

# Materials of every building of the town, by their place in its mesh.
WALL, SECOND, GLASS, STAIR, SIGN, ROOF, METAL, GREEN = range(8)


class Face:
    """One wall from `a` to `b` at height `z`, the outside on its right hand."""

    def __init__(self, mesh: MB, a: Vec, b: Vec, z: float) -> None:
        self.mesh, self.a, self.z = mesh, a, z
        self.length = math.hypot(b[0] - a[0], b[1] - a[1])
        self.u = ((b[0] - a[0]) / self.length, (b[1] - a[1]) / self.length)
        self.n = (self.u[1], -self.u[0])

    def bays(self, wide: float) -> tuple[int, float]:
        """How many bays of about this width there are, and how wide each is, metres."""
        count = max(1, round(self.length / wide))
        return count, self.length / count

    def at(self, x: float, z: float, out: float = 0.0) -> Vec:
        return (
            self.a[0] + self.u[0] * x + self.n[0] * out,
            self.a[1] + self.u[1] * x + self.n[1] * out,
            self.z + z,
        )

    def pane(self, x0: float, x1: float, z0: float, z1: float, look: int, bay: float = 0.0, out: float = 0.0) -> None:
        corners = [self.at(x0, z0, out), self.at(x1, z0, out), self.at(x1, z1, out), self.at(x0, z1, out)]
        self.mesh.quad(corners, look, bay)

    def block(self, x0: float, x1: float, z0: float, z1: float, out: float, look: int, depth: float = 0.0) -> None:
        """A body that stands out by `out` from a plane `depth` behind the wall."""
        self.mesh.boxl(self.at(0, 0), self.u, self.n, x0, x1, -depth, out, z0, z1, look)


def blank(face: Face, height: float) -> None:
    """A wall without windows, a band of colour up its middle and one below its top."""
    face.pane(0, face.length, 0, height, WALL)
    face.pane(face.length * 0.36, face.length * 0.64, 0, height, SECOND, out=0.06)
    face.pane(0, face.length, height - 5.4, height - 1.2, SECOND, out=0.05)


def bands(face: Face, floors: int, storey: float, bay: float, seed: int) -> None:
    """An office: ribbons of glass between spandrels, with fins."""
    count, wide = face.bays(bay)
    for floor in range(floors):
        z = floor * storey
        face.pane(0, face.length, z, z + 1.0, SECOND)
        for k in range(count):
            face.pane(k * wide + 0.06, (k + 1) * wide - 0.06, z + 1.0, z + storey, GLASS, seed + floor + k * 0.01, -0.12)
    for k in range(0, count + 1, 3):
        face.block(k * wide - 0.12, k * wide + 0.12, 0, floors * storey, 0.3, WALL, 0.3)


def shops(face: Face, floors: int, storey: float, seed: int) -> None:
    """A lit shop front below, and over every storey the boards of those who rent it."""
    count, wide = face.bays(5.2)
    face.pane(0, face.length, 0, floors * storey, WALL)
    for floor in range(floors):
        z = floor * storey
        for k in range(count):
            x0, x1, number = k * wide + 0.35, (k + 1) * wide - 0.35, seed + floor * 20 + k
            low = 0.25 if floor == 0 else 0.9
            face.pane(x0, x1, z + low, z + 2.5, STAIR if floor == 0 else GLASS, number, 0.04)
            if floor < 3 or (k + floor) % 3 == 0:
                face.pane(x0 - 0.2, x1 + 0.2, z + 2.6, z + storey - 0.1, SIGN, number, 0.22)
    face.pane(face.length - 1.1, face.length - 0.3, storey, floors * storey - 0.6, SIGN, seed + 99, 0.5)


def brick(face: Face, floors: int, storey: float, seed: int) -> None:
    """A house of a few homes: two or three windows a storey, a white string course."""
    face.pane(0, face.length, 0, floors * storey, WALL)
    count = max(1, int(face.length / 4.2))
    wide = face.length / count
    for floor in range(floors):
        z = floor * storey
        face.block(0, face.length, z - 0.08, z + 0.08, 0.06, SECOND)
        for k in range(count):
            w = 1.0 + 0.5 * ((k + floor + seed) % 2)
            x = (k + 0.5) * wide
            face.pane(x - w, x + w, z + 0.95, z + 2.3, GLASS, seed + floor * 8 + k // 2 + 0.1 * k, 0.05)
            face.block(x - w - 0.1, x + w + 0.1, z + 0.8, z + 0.95, 0.14, SECOND)


def classrooms(face: Face, floors: int, storey: float, seed: int) -> None:
    """A school: four windows a room between pillars, and a band of colour under those of every second storey."""
    count, wide = face.bays(9)
    face.pane(0, face.length, 0, floors * storey, WALL)
    for floor in range(floors):
        z = floor * storey
        face.block(0, face.length, z - 0.12, z + 0.12, 0.1, WALL)
        if floor % 2:
            face.pane(0, face.length, z + 0.12, z + 0.95, SECOND, out=0.03)
        for k in range(count):
            for window in range(4):
                x0 = k * wide + 0.5 + window * (wide - 1) / 4
                face.pane(x0 + 0.06, x0 + (wide - 1) / 4 - 0.06, z + 0.95, z + storey - 0.45, GLASS, seed + floor * 40 + k, 0.04)
    for k in range(count + 1):
        x = min(max(k * wide, 0.3), face.length - 0.3)
        face.block(x - 0.3, x + 0.3, 0, floors * storey, 0.3, WALL)


def faces(mesh: MB, ring: Sequence[Vec], z: float = 0.0) -> list[Face]:
    """The walls over an outline, which runs against the clock."""
    return [Face(mesh, a, b, z) for a, b in zip(ring, [*ring[1:], ring[0]])]


def cap(mesh: MB, ring: Sequence[Vec], z: float, look: int = ROOF, rim: float = 1.1) -> None:
    """A flat roof of a four-cornered outline with its parapet."""
    mesh.quad([(x, y, z) for x, y in ring], look)
    for face in faces(mesh, ring, z):
        face.block(-0.02, face.length + 0.02, -0.3, rim, 0.08, WALL, 0.3)


def crate(mesh: MB, at: Vec, size: Vec, look: int) -> None:
    """A body on a roof or in a yard: `at` is the middle of its foot."""
    mesh.boxl((at[0], at[1], at[2]), (1, 0), (0, 1), -size[0] / 2, size[0] / 2, -size[1] / 2, size[1] / 2, 0, size[2], look)
