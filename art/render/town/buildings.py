"""The kinds of building in the town, each a mesh made once and set many times."""
from collections.abc import Sequence

from kinds import Look, Mesh, Vec
from mesh_writer import MB
from outdoor import ground, hz
from town.apartments import HOME, Complex, newer, older, slender
from town.facade import PAINTS, homeglass, officeglass, sign, stairglass, wall
from town.storeys import GREEN, METAL, SECOND, WALL, bands, blank, brick, cap, classrooms, crate, faces, shops

# storeys of shops, of offices, metres
SHOP = 3.6
OFFICE = 3.9


def looks(family: str, lit: float, roof: str, glass: Look | None = None, paint: int | None = None) -> list[Look]:
    """Materials in the order of storeys.py; `paint` is which of the family's, where it is not left to each building."""
    assert family in PAINTS
    dark = lit > 0.02
    return [
        wall(family, 0, paint),
        wall(family, 1, paint),
        glass or homeglass(lit),
        stairglass(0.9 if dark else 0.0),
        sign(1.5 if dark else 0.0),
        hz(roof, 0.85),
        hz("#8f9496", 0.4, 0.6),
        ground("#55643a", "#748049", 0.2),
    ]


def oblong(w: float, d: float, x: float = 0.0, y: float = 0.0) -> list[Vec]:
    return [(x - w / 2, y - d / 2), (x + w / 2, y - d / 2), (x + w / 2, y + d / 2), (x - w / 2, y + d / 2)]


def office(floors: int, w: float, d: float, lit: float) -> Mesh:
    """An office with shops below, ribbons of glass above, and machines on its roof."""
    mesh, ring = MB(), oblong(w, d)
    for i, face in enumerate(faces(mesh, ring)):
        shops(face, 1, SHOP + 0.6, i * 50)
    for i, face in enumerate(faces(mesh, ring, SHOP + 0.6)):
        bands(face, floors, OFFICE, 3.0, floors * 100 + i * 7)
    top = SHOP + 0.6 + floors * OFFICE
    cap(mesh, ring, top, rim=1.6)
    crate(mesh, (w * 0.12, d * 0.1, top), (w * 0.4, d * 0.4, 4.2), SECOND)
    for k in range(4):
        crate(mesh, (-w * 0.3 + k * 3.0, -d * 0.28, top), (2.1, 2.1, 1.8), METAL)
    return mesh.obj(f"office{floors}", looks("office", lit, "#77787a", officeglass(lit)))


def arcade(floors: int, w: float, d: float, lit: float, family: str = "office") -> Mesh:
    """상가: shops on every storey and their boards."""
    mesh, ring = MB(), oblong(w, d)
    for i, face in enumerate(faces(mesh, ring)):
        shops(face, floors, SHOP, floors * 200 + i * 60)
    cap(mesh, ring, floors * SHOP)
    crate(mesh, (w * 0.2, d * 0.15, floors * SHOP), (5.0, 4.2, 3.0), SECOND)
    for k in range(3):
        crate(mesh, (-w * 0.3 + k * 2.2, -d * 0.2, floors * SHOP), (1.3, 1.0, 1.5), METAL)
    return mesh.obj(f"arcade{floors}", looks(family, lit, "#86867f"))


def house(floors: int, w: float, d: float, lit: float, roof: str) -> Mesh:
    """다가구: brick, a green or grey roof, a stair head, a tank, now and then a garden up there."""
    mesh, ring = MB(), oblong(w, d)
    for i, face in enumerate(faces(mesh, ring)):
        brick(face, floors, HOME, floors * 30 + i * 9)
    top = floors * HOME
    cap(mesh, ring, top, rim=0.9)
    crate(mesh, (w * 0.25, d * 0.22, top), (3.2, 3.6, 2.4), WALL)
    crate(mesh, (w * 0.25, d * 0.22, top + 2.4), (1.5, 1.5, 1.3), METAL)
    crate(mesh, (-w * 0.24, -d * 0.2, top), (3.4, 2.6, 0.4), GREEN)
    return mesh.obj(f"house{floors}", looks("brick", lit, roof))


def school(lit: float) -> Mesh:
    """A long house of four storeys, a stair with a clock in its middle, and, before it, its yard."""
    mesh, ring, storey = MB(), oblong(70, 12, 0, 24), 3.5
    south, east, north, west = faces(mesh, ring)
    for i, face in enumerate((south, north)):
        classrooms(face, 4, storey, i * 400)
    for gable in (east, west):
        blank(gable, 4 * storey)
    cap(mesh, ring, 4 * storey)
    mesh.quad([(-36, -34, 0.25), (36, -34, 0.25), (36, 10, 0.25), (-36, 10, 0.25)], GREEN)
    crate(mesh, (0, 24, 0), (8.4, 14.4, 4 * storey + 3.4), SECOND)
    for side in (-1, 1):
        crate(mesh, (0, 24 + side * 7.22, 4 * storey + 0.8), (1.9, 0.1, 1.9), WALL)
    sand = hz("#a98f6b", 0.95)
    return mesh.obj("school", [*looks("brick", lit * 0.2, "#6f8a72", paint=2)[:-1], sand])


class Stock:
    """All kinds, by name, for a town of which the share `lit` of the homes is up."""

    def __init__(self, lit: float) -> None:
        self.older, self.slender, newer_ones = (
            [build(looks(family, lit, roof, paint=paint)) for paint in range(len(PAINTS[family]))]
            for family, build, roof in (("old", older, "#6f8a72"), ("old", slender, "#7d8078"), ("new", newer, "#7d8078"))
        )
        self.complexes: Sequence[Complex] = [*self.older, *newer_ones]
        self.offices = [office(9, 30, 22, lit), office(13, 26, 26, lit), office(6, 36, 20, lit)]
        self.arcades = [arcade(3, 24, 15, lit), arcade(5, 18, 16, lit, "brick"), arcade(4, 30, 16, lit)]
        self.houses = [
            house(3, 12.5, 11, lit, "#5f8068"),
            house(4, 14, 12, lit, "#7a7d7a"),
            house(2, 11, 10, lit, "#8a5848"),
            house(4, 12.5, 13, lit, "#5f8068"),
        ]
        self.school = school(lit)
