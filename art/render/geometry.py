"""An empty scene, meshes in it, and what shapely drew as rings."""
import math
from collections.abc import Sequence

import bpy

from kinds import Collection, Look, Object, Region, Rings, Scene, Surface, Vec


def reset() -> Scene:
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    s.cycles.device = "CPU"
    s.world = bpy.data.worlds.new("W")
    s.world.use_nodes = True
    return s


def link(o: Object, coll: Collection | None = None) -> Object:
    (coll or bpy.context.scene.collection).objects.link(o)
    return o


def mesh_obj(
    name: str,
    verts: Sequence[Vec],
    faces: Sequence[Sequence[int]],
    mat: Look | Sequence[Look] | None = None,
    smooth: bool = False,
    coll: Collection | None = None,
    uvs: Sequence[Vec] | None = None,
) -> Object:
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


def place(
    o: Object,
    loc: Vec = (0, 0, 0),
    rot: Vec = (0, 0, 0),
    scale: Vec = (1, 1, 1),
    parent: Object | None = None,
) -> Object:
    o.location = loc
    o.rotation_euler = rot
    o.scale = scale
    if parent:
        o.parent = parent
    return o


def bevel(o: Object, w: float, seg: int = 2) -> Object:
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


def geom_polys(g: Region) -> list[Rings]:
    """shapely (multi)polygon -> list of ring lists"""
    if g.is_empty:
        return []
    gs = list(g.geoms) if hasattr(g, "geoms") else [g]
    return [
        [list(p.exterior.coords)] + [list(i.coords) for i in p.interiors]
        for p in gs
        if p.geom_type == "Polygon" and p.area > 1e-6
    ]


def grid_fn(
    fn: Surface,
    nu: int,
    nv: int,
    mat: Look,
    smooth: bool = True,
    coll: Collection | None = None,
    parent: Object | None = None,
) -> Object:
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


def empty(loc: Vec = (0, 0, 0), rz: float = 0) -> Object:
    o = bpy.data.objects.new("e", None)
    link(o)
    o.location = loc
    o.rotation_euler = (0, 0, rz)
    return o
