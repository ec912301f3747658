"""What is built in the residents' garden: the pool with its stone curb, the deck at it, the walk to the doors, gravel and seats."""
import math
import random
from collections.abc import Sequence

import bpy
from shapely.geometry import Polygon

from garden_looks import boards, pebbles, still_water, stone, strip_light, tiles
from garden_plan import CURB, DECK, gravel, pool, walk
from geometry import geom_polys, link
from instances import Instances
from kinds import Look, Mesh, Region, Vec
from mesh_writer import MB
from outdoor import hz, led, slabs
from promenade import bench, lit_ground
from solids import prism

SLAB = 1.15  # of a stone of the curb, metres along
JOINT = 0.008
TOP = 0.34  # of the curb above the paving, metres
WATER = 0.2  # of the pool's water above the paving
FLOOR = 0.36  # of the deck above the paving
BOARD = 0.145


def shown(mesh: Mesh, soft: float = 0.0) -> None:
    """Sets a mesh into the picture, its edges broken by `soft` metres."""
    o = link(bpy.data.objects.new(mesh.name, mesh))
    if soft:
        edge = o.modifiers.new("b", "BEVEL")
        edge.width, edge.segments, edge.limit_method = soft, 2, "ANGLE"


def ring(outline: Region, count: int) -> list[Vec]:
    """So many points on an outline, as far from one another along it."""
    line = outline.exterior
    return [line.interpolate(k / count, normalized=True).coords[0] for k in range(count)]


def band(mesh: MB, inner: Sequence[Vec], outer: Sequence[Vec], z0: float, z1: float, m: int) -> None:
    """A closed strip between two rings of as many points; its `uv` runs from the inner one to the outer one."""
    n = len(inner)
    for k in range(n):
        p, q, v, w = inner[k], inner[(k + 1) % n], outer[(k + 1) % n], outer[k]
        mesh.quad([(*p, z0), (*q, z0), (*v, z1), (*w, z1)], m, uv=((0, 0), (1, 0), (1, 1), (0, 1)))


def basin(level: float, dark: bool) -> None:
    """Still water, dark tiles above it, a curb of granite slabs on a plinth that steps back, and where it is `dark` a line of light under their edge."""
    pond = pool()
    for rings in geom_polys(pond.buffer(0.03)):
        prism(rings, level - 1.0, level + WATER, still_water(), "pool")
    n = round(pond.exterior.length / SLAB)
    fine = n * 4
    inner, outer, foot = (ring(pond.buffer(d), fine) for d in (0.0, CURB, CURB - 0.1))
    mesh, r = MB(), random.Random(3)
    for k in range(n):
        tint = r.random()
        for j in range(4):
            share0, share1 = (JOINT / SLAB * 2 if j == 0 else 0), 1.0
            i, e = k * 4 + j, (k * 4 + j + 1) % fine
            corners = [lerp(inner[i], inner[e], share0), lerp(inner[i], inner[e], share1), lerp(outer[i], outer[e], share1), lerp(outer[i], outer[e], share0)]
            slab(mesh, corners, level + TOP - 0.1, level + TOP, tint, (j == 0, j == 3))
    shown(mesh.obj("curb", [stone("#9b958c", 0.7)]), soft=0.012)
    wall = MB()
    band(wall, inner, inner, level - 0.2, level + TOP - 0.1, 0)
    band(wall, foot, foot, level - 0.1, level + TOP - 0.1, 1)
    shown(wall.obj("plinth", [tiles(), stone("#4e4a46")]))
    if dark:
        light = MB()
        band(light, foot, ring(pond.buffer(CURB + 1.0), fine), level + 0.012, level + 0.012, 0)
        band(light, ring(pond.buffer(CURB - 0.03), fine), ring(pond.buffer(CURB - 0.07), fine), level + TOP - 0.105, level + TOP - 0.105, 1)
        shown(light.obj("curb light", [strip_light(0.44), led("#ffd9a0", 4.0)]))


def lerp(p: Vec, q: Vec, share: float) -> Vec:
    return (p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share)


def slab(mesh: MB, corners: Sequence[Vec], z0: float, z1: float, tint: float, ends: Sequence[bool]) -> None:
    """A piece of stone over four corners (inner edge first); `ends` tells at which of its ends it shows a face."""
    a, b, c, d = corners
    for p, q in ((a, b), (c, d), *([(d, a)] if ends[0] else []), *([(b, c)] if ends[1] else [])):
        mesh.quad([(*p, z0), (*q, z0), (*q, z1), (*p, z1)], 0, tint)
    for z in (z0, z1):
        mesh.quad([(*p, z) for p in corners], 0, tint)


def deck(level: float, dark: bool) -> None:
    """Boards on a dark frame, two broad steps all along their south and west sides, each with a line of light under its nose; loungers and lanterns on it."""
    mesh, r = MB(), random.Random(9)
    (x0, y0, x1, y1), z = DECK.bounds, level + FLOOR
    for k in range(int((y1 - y0) / (BOARD + 0.006))):
        y, cut = y0 + k * (BOARD + 0.006), x0 + r.uniform(2.5, x1 - x0 - 2.5)
        for a, b in ((x0, cut - 0.003), (cut + 0.003, x1)):
            board(mesh, a, b, y, y + BOARD, z - 0.03, z, r.random())
    for i, (low, out) in enumerate(((0.12, 0.42), (0.24, 0.84))):
        for y in (y0 - out + k * 0.14 for k in range(3)):
            board(mesh, x0 - out, x1, y, y + 0.133, z - low - 0.03, z - low, r.random())
        mesh.boxl((0, 0), (1, 0), (0, 1), x0 - out, x0 - out + 0.42, y0 - out, y1 - 1.8, z - low - 0.03, z - low, 0)
        mesh.boxl((0, 0), (1, 0), (0, 1), x0 - out + 0.06, x1 - 0.06, y0 - out + 0.06, y1 - 1.9, level, z - low - 0.03, 1)
        if dark:
            edge, left, at = y0 - out + 0.36, x0 - out + 0.4, z - low + 0.085
            mesh.quad([(left, edge, at), (x1, edge, at), (x1, edge + 0.03, at), (left, edge + 0.03, at)], 2)
    mesh.boxl((0, 0), (1, 0), (0, 1), x0 + 0.06, x1 - 0.06, y0 + 0.06, y1 - 0.06, level - 0.1, z - 0.03, 1)
    shown(mesh.obj("deck", [boards(), hz("#231c17", 0.8), led("#ffcf95", 3.0)]))
    if dark:
        light = MB()
        near, far, left, at = y0 - 0.78, y0 - 2.0, x0 - 0.8, level + 0.02
        light.quad([(left, near, at), (x1, near, at), (x1, far, at), (left, far, at)], 0)
        shown(light.obj("deck light", [strip_light(0.5)]))


def board(mesh: MB, x0: float, x1: float, y0: float, y1: float, z0: float, z1: float, tint: float) -> None:
    """One board of the deck, seen from above and from its ends and sides."""
    mesh.quad([(x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)], 0, tint)
    for p, q in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x0, y1), (x1, y1)), ((x0, y0), (x0, y1))):
        mesh.quad([(*p, z0), (*q, z0), (*q, z1), (*p, z1)], 0, tint)


def lounger() -> Mesh:
    """A low daybed of timber with a pale mattress, its back raised."""
    mesh = MB()
    mesh.boxl((0, 0, 0.22), (1, 0), (0, 1), -0.36, 0.36, -1.0, 1.0, 0, 0.06, 0)
    for x in (-0.3, 0.3):
        for y in (-0.85, 0.85):
            mesh.boxl((x, y, 0), (1, 0), (0, 1), -0.035, 0.035, -0.035, 0.035, 0, 0.22, 0)
    mesh.boxl((0, 0, 0.28), (1, 0), (0, 1), -0.33, 0.33, -0.97, 0.3, 0, 0.11, 1)
    for z0, z1, m in ((0.28, 0.31, 0), (0.31, 0.42, 1)):
        p, q = (0.3, z0), (0.93, z0 + 0.46)
        near, far = [(x, p[0], p[1]) for x in (-0.33, 0.33)], [(x, q[0], q[1]) for x in (0.33, -0.33)]
        mesh.quad([*near, *far], m)
        mesh.quad([(x, y, z + z1 - z0) for x, y, z in (*near, *far)], m)
        for s in (0, 1):
            a, b = near[s], far[1 - s]
            mesh.quad([a, b, (b[0], b[1], b[2] + z1 - z0), (a[0], a[1], a[2] + z1 - z0)], m)
        mesh.quad([*far, *((x, y, z + z1 - z0) for x, y, z in reversed(far))], m)
    return mesh.obj("lounger", [hz("#5e4129", 0.5), hz("#d8d2c6", 0.9)])


def lantern(glow: Look) -> Mesh:
    """A lamp that stands on the floor: a dark frame round a glowing block."""
    mesh = MB()
    mesh.boxl((0, 0, 0.03), (1, 0), (0, 1), -0.1, 0.1, -0.1, 0.1, 0, 0.36, 0)
    for x in (-0.12, 0.12):
        for y in (-0.12, 0.12):
            mesh.boxl((x, y, 0), (1, 0), (0, 1), -0.012, 0.012, -0.012, 0.012, 0, 0.46, 1)
    mesh.boxl((0, 0, 0.44), (1, 0), (0, 1), -0.14, 0.14, -0.14, 0.14, 0, 0.025, 1)
    return mesh.obj("lantern", [glow, hz("#26211d", 0.5)])


def furnish(level: float, dark: bool) -> None:
    """Loungers and lanterns on the deck, benches at the far side of the pool."""
    put, z, (x0, y0, x1, y1) = Instances(), level + FLOOR, DECK.bounds
    bed, lamp, seat, pool_of_light = lounger(), lantern(led("#ffd3a0", 5.0) if dark else hz("#dcdad3", 0.4)), bench(), lit_ground()
    for k in range(4):
        put.put(bed, (x0 + 2.2 + k * 2.9 + 0.5 * (k % 2), y0 + 2.5, z), math.pi + 0.12 * (k % 3 - 1))
    for x, y in ((x0 + 0.6, y1 - 0.5), (x0 + 3.6, y0 + 2.2), (x0 + 9.6, y0 + 2.4), (x1 - 0.5, y1 - 0.5), (x1 - 0.5, y0 + 0.5), (x0 + 0.5, y0 + 0.5)):
        put.put(lamp, (x, y, z))
        if dark:
            put.put(pool_of_light, (x, y, z + 0.008), size=1.5)
    for x in (-6.0, -2.0, 19.0, 23.0):
        put.put(seat, (x, 15.9 - 0.016 * (x - 8) ** 2, level), 0.036 * (x - 8) * -1)
    put.build()


def garden(level: float, lawn_top: float, edges: Sequence[Polygon], dark: bool) -> None:
    """All of it; `edges` are the lawns, which a strip of steel parts from the paving."""
    basin(level, dark)
    deck(level, dark)
    furnish(level, dark)
    for rings in geom_polys(walk()):
        prism(rings, level, lawn_top + 0.02, slabs("#a39d93", "#b7b1a7"), "walk")
    for rings in geom_polys(gravel()):
        prism(rings, level - 0.1, level + 0.05, pebbles(), "gravel")
    for lawn in edges:
        for rings in geom_polys(lawn.difference(lawn.buffer(-0.045))):
            prism(rings, level, lawn_top + 0.03, hz("#3a3632", 0.5, 0.4), "edge")
