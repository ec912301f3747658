"""Solid bodies: boxes, cushions, turned and drawn ones, and what stands on an outline."""
import math
import random
from collections.abc import Callable, Sequence

import bmesh
import bpy
from mathutils import Vector, noise
from mathutils.geometry import tessellate_polygon

from geometry import bevel, link, mesh_obj, place
from kinds import Collection, Look, Object, Rings, Vec

_BF = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]


def box(
    c: Vec,
    s: Vec,
    mat: Look,
    bev: float = 0.004,
    seg: int = 2,
    parent: Object | None = None,
    rot: Vec = (0, 0, 0),
    name: str = "box",
    coll: Collection | None = None,
) -> Object:
    """box centred at c, size s"""
    x, y, z = (v / 2 for v in s)
    o = mesh_obj(
        name,
        [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)],
        _BF,
        mat,
        coll=coll,
    )
    place(o, c, rot, parent=parent)
    return bevel(o, min(bev, min(s) * 0.45), seg)


def rbox(
    c: Vec,
    s: Vec,
    r: float,
    mat: Look,
    puff: Vec = (0, 0, 0),
    n: int = 14,
    parent: Object | None = None,
    rot: Vec = (0, 0, 0),
    wrinkle: float = 0,
    seed: int = 0,
    coll: Collection | None = None,
) -> Object:
    """rounded, optionally puffed box: cushions, mattresses"""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=2)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=n, use_grid_fill=True)
    at = padded(s, r, puff, wrinkle, seed)
    for v in bm.verts:
        v.co = at(v.co)
    me = bpy.data.meshes.new("rbox")
    bm.to_mesh(me)
    bm.free()
    me.materials.append(mat)
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    o = link(bpy.data.objects.new("rbox", me), coll)
    place(o, c, rot, parent=parent)
    m = o.modifiers.new("s", "SUBSURF")
    m.levels = m.render_levels = 1
    return o


def padded(s: Vec, r: float, puff: Vec, wrinkle: float, seed: int) -> Callable[[Vec], Vec]:
    """Where each point of a cube from -1 to 1 lies on a box of size `s` whose edges are rounded by `r` and whose faces swell by `puff`."""
    h = Vector(s) / 2
    r = min(r, min(h) * 0.98)
    rnd = random.Random(seed)
    off = Vector((rnd.random() * 50, rnd.random() * 50, rnd.random() * 50))

    def at(u: Vec) -> Vec:
        u = Vector(u)
        p = Vector([u[i] * h[i] for i in range(3)])
        c0 = Vector([max(-(h[i] - r), min(h[i] - r, p[i])) for i in range(3)])
        d = p - c0
        if d.length > 1e-9:
            p = c0 + d.normalized() * r
        for i in range(3):
            j, k = (i + 1) % 3, (i + 2) % 3
            p[i] += puff[i] * u[i] * (1 - u[j] ** 2) * (1 - u[k] ** 2)
        if wrinkle:
            p += u.normalized() * noise.fractal(p * 5 + off, 1.0, 2.0, 3) * wrinkle
        return p

    return at


def curved(points: Sequence[Vec], steps: int = 6) -> list[Vec]:
    """A soft line through `points`, for what is turned: Catmull and Rom's."""
    p = [points[0], *points, points[-1]]
    line = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        for t in (k / steps for k in range(steps)):
            weights = (-t + 2 * t**2 - t**3, 2 - 5 * t**2 + 3 * t**3, t + 4 * t**2 - 3 * t**3, t**3 - t**2)
            line.append(tuple(sum(w * q[i] for w, q in zip(weights, (a, b, c, d))) / 2 for i in (0, 1)))
    return [*line, tuple(points[-1])]


def lathe(
    profile: Sequence[Vec],
    mat: Look,
    c: Vec = (0, 0, 0),
    seg: int = 48,
    parent: Object | None = None,
    coll: Collection | None = None,
    smooth: bool = True,
) -> Object:
    """profile: [(r,z)...] bottom to top"""
    V, F = [], []
    for r, z in profile:
        for k in range(seg):
            a = 2 * math.pi * k / seg
            V.append((r * math.cos(a), r * math.sin(a), z))
    for i in range(len(profile) - 1):
        for k in range(seg):
            k2 = (k + 1) % seg
            F.append((i * seg + k, i * seg + k2, (i + 1) * seg + k2, (i + 1) * seg + k))
    o = mesh_obj("lathe", V, F, mat, coll=coll)
    place(o, c, parent=parent)
    if smooth:
        o.data.polygons.foreach_set("use_smooth", [True] * len(F))
        o.data.use_auto_smooth = True
        o.data.auto_smooth_angle = math.radians(40)
    return o


def ball(r: float, look: Look, at: Vec = (0, 0, 0), seg: int = 48, steps: int = 16, parent: Object | None = None) -> Object:
    """A ball about `at`, of so many steps from pole to pole."""
    turn = [(k / steps - 0.5) * math.pi for k in range(steps + 1)]
    return lathe([(r * max(0.0, math.cos(a)), r * math.sin(a)) for a in turn], look, at, seg, parent)


def cyl(
    c: Vec,
    r: float,
    h: float,
    mat: Look,
    seg: int = 32,
    parent: Object | None = None,
    rot: Vec = (0, 0, 0),
    bev: float = 0.0,
    r2: float | None = None,
    coll: Collection | None = None,
) -> Object:
    r2 = r if r2 is None else r2
    V = [(r * math.cos(2 * math.pi * k / seg), r * math.sin(2 * math.pi * k / seg), -h / 2) for k in range(seg)] + [
        (r2 * math.cos(2 * math.pi * k / seg), r2 * math.sin(2 * math.pi * k / seg), h / 2) for k in range(seg)
    ]
    F = [(k, (k + 1) % seg, seg + (k + 1) % seg, seg + k) for k in range(seg)] + [
        tuple(range(seg - 1, -1, -1)),
        tuple(range(seg, 2 * seg)),
    ]
    o = mesh_obj("cyl", V, F, mat, coll=coll)
    o.data.polygons.foreach_set("use_smooth", [True] * len(F))
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(40)
    place(o, c, rot, parent=parent)
    return bevel(o, bev) if bev else o


def rod(
    a: Vec,
    b: Vec,
    r: float,
    mat: Look,
    seg: int = 12,
    parent: Object | None = None,
    coll: Collection | None = None,
) -> Object:
    a, b = Vector(a), Vector(b)
    d = b - a
    o = cyl((a + b) / 2, r, d.length, mat, seg, parent, coll=coll)
    o.rotation_mode = "QUATERNION"
    o.rotation_quaternion = d.to_track_quat("Z", "Y")
    return o


def prism(
    rings: Rings,
    z0: float,
    z1: float,
    mat: Look | None,
    name: str = "prism",
    parent: Object | None = None,
    bev: float = 0,
    mats: tuple[Look, Look] | None = None,
    coll: Collection | None = None,
) -> Object:
    """extrude a polygon with holes (list of rings, first exterior; coords xy) from z0 to z1. mats=(side, top)"""
    rings = [[(float(x), float(y)) for x, y in r] for r in rings]
    rings = [r[:-1] if r[0] == r[-1] else r for r in rings]
    flat = [p for r in rings for p in r]
    tris = tessellate_polygon([[Vector((x, y, 0)) for x, y in r] for r in rings])
    n = len(flat)
    V = [(x, y, z0) for x, y in flat] + [(x, y, z1) for x, y in flat]
    F = []
    top = []
    for t in tris:
        (ax, ay), (bx, by), (cx, cy) = (flat[i] for i in t)
        ccw = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
        if abs(ccw) < 1e-12:
            continue
        t = t if ccw > 0 else t[::-1]
        top.append(len(F))
        F.append(tuple(i + n for i in t))
        F.append(tuple(t[::-1]))
    k = 0
    for ri, r in enumerate(rings):
        m = len(r)
        area = sum(r[i][0] * r[(i + 1) % m][1] - r[(i + 1) % m][0] * r[i][1] for i in range(m))
        fwd = (area > 0) == (ri == 0)
        for i in range(m):
            a, b = k + i, k + (i + 1) % m
            F.append((a, b, b + n, a + n) if fwd else (b, a, a + n, b + n))
        k += m
    ms = list(mats) if mats else [mat]
    o = mesh_obj(name, V, F, ms, coll=coll)
    if mats:
        for i in top:
            o.data.polygons[i].material_index = 1
    if parent:
        o.parent = parent
    if bev:
        bevel(o, bev)
    return o
