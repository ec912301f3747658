"""Scene, geometry and render helpers (Blender 3.4, Cycles CPU, no OIDN)."""
import math
import random

import bmesh
import bpy
from mathutils import Vector
from mathutils.geometry import tessellate_polygon


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    s.cycles.device = "CPU"
    s.world = bpy.data.worlds.new("W")
    s.world.use_nodes = True
    return s


def link(o, coll=None):
    (coll or bpy.context.scene.collection).objects.link(o)
    return o


def mesh_obj(name, verts, faces, mat=None, smooth=False, coll=None, uvs=None):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    me.update()
    o = bpy.data.objects.new(name, me)
    if mat is not None:
        for m in mat if isinstance(mat, (list, tuple)) else [mat]:
            me.materials.append(m)
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    return link(o, coll)


def place(o, loc=(0, 0, 0), rot=(0, 0, 0), scale=(1, 1, 1), parent=None):
    o.location = loc
    o.rotation_euler = rot
    o.scale = scale
    if parent:
        o.parent = parent
    return o


def bevel(o, w, seg=2):
    if w > 0:
        m = o.modifiers.new("b", "BEVEL")
        m.width = w
        m.segments = seg
        m.limit_method = "ANGLE"
        m.angle_limit = math.radians(40)
        m.harden_normals = True
        o.data.polygons.foreach_set("use_smooth", [True] * len(o.data.polygons))
        o.data.use_auto_smooth = True
        o.data.auto_smooth_angle = math.radians(50)
    return o


_BF = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]


def box(c, s, mat, bev=0.004, seg=2, parent=None, rot=(0, 0, 0), name="box", coll=None):
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


def rbox(c, s, r, mat, puff=(0, 0, 0), n=14, parent=None, rot=(0, 0, 0), wrinkle=0, seed=0, coll=None):
    """rounded, optionally puffed box: cushions, mattresses"""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=2)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=n, use_grid_fill=True)
    h = Vector(s) / 2
    r = min(r, min(h) * 0.98)
    rnd = random.Random(seed)
    from mathutils import noise

    off = Vector((rnd.random() * 50, rnd.random() * 50, rnd.random() * 50))
    for v in bm.verts:
        u = v.co.copy()
        w = Vector([math.copysign(1 - (1 - abs(a)) ** 1.0, a) for a in u])
        p = Vector([w[i] * h[i] for i in range(3)])
        c0 = Vector([max(-(h[i] - r), min(h[i] - r, p[i])) for i in range(3)])
        d = p - c0
        if d.length > 1e-9:
            p = c0 + d.normalized() * r
        for i in range(3):
            j, k = (i + 1) % 3, (i + 2) % 3
            p[i] += puff[i] * math.copysign(1, u[i]) * abs(u[i]) * (1 - u[j] ** 2) * (1 - u[k] ** 2)
        if wrinkle:
            nz = noise.fractal(p * 5 + off, 1.0, 2.0, 3)
            p += u.normalized() * nz * wrinkle
        v.co = p
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


def lathe(profile, mat, c=(0, 0, 0), seg=48, parent=None, coll=None, smooth=True):
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


def cyl(c, r, h, mat, seg=32, parent=None, rot=(0, 0, 0), bev=0.0, r2=None, coll=None):
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


def rod(a, b, r, mat, seg=12, parent=None, coll=None):
    a, b = Vector(a), Vector(b)
    d = b - a
    o = cyl((a + b) / 2, r, d.length, mat, seg, parent, coll=coll)
    o.rotation_mode = "QUATERNION"
    o.rotation_quaternion = d.to_track_quat("Z", "Y")
    return o


def prism(rings, z0, z1, mat, name="prism", parent=None, bev=0, mats=None, coll=None):
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


def geom_polys(g):
    """shapely (multi)polygon -> list of ring lists"""
    if g.is_empty:
        return []
    gs = list(g.geoms) if hasattr(g, "geoms") else [g]
    return [
        [list(p.exterior.coords)] + [list(i.coords) for i in p.interiors]
        for p in gs
        if p.geom_type == "Polygon" and p.area > 1e-6
    ]


def grid_fn(fn, nu, nv, mat, smooth=True, coll=None, parent=None):
    V = [fn(i / (nu - 1), j / (nv - 1)) for j in range(nv) for i in range(nu)]
    F = [
        (j * nu + i, j * nu + i + 1, (j + 1) * nu + i + 1, (j + 1) * nu + i)
        for j in range(nv - 1)
        for i in range(nu - 1)
    ]
    o = mesh_obj("grid", V, F, mat, smooth, coll=coll)
    if parent:
        o.parent = parent
    return o


def empty(loc=(0, 0, 0), rz=0):
    o = bpy.data.objects.new("e", None)
    link(o)
    o.location = loc
    o.rotation_euler = (0, 0, rz)
    return o
