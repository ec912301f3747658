"""A mesh of many small parts, such as a typical floor of a tower."""
from collections.abc import Sequence

import bmesh
import bpy

from kinds import Collection, Look, Mesh, Vec


class MB:
    """Writes one mesh quadrilateral by quadrilateral, each with its material and its bay's number."""

    def __init__(s) -> None:
        s.V = []
        s.F = []
        s.M = []
        s.A = []
        s.UV = []

    def quad(s, p: Sequence[Vec], m: int, a: float = 0.0, uv: Sequence[Vec] = ((0, 0), (1, 0), (1, 1), (0, 1))) -> None:
        b = len(s.V)
        s.V += [tuple(q) for q in p]
        s.F.append((b, b + 1, b + 2, b + 3))
        s.M.append(m)
        s.A.append(a)
        s.UV += list(uv)

    def boxl(
        s,
        o: Vec,
        u: Vec,
        n: Vec,
        x0: float,
        x1: float,
        y0: float,
        y1: float,
        z0: float,
        z1: float,
        m: int,
    ) -> None:
        """box in a frame: o origin (of two numbers: on the ground), u along, n outward"""
        foot = o[2] if len(o) > 2 else 0.0

        def P(x: float, y: float, z: float) -> Vec:
            return (o[0] + u[0] * x + n[0] * y, o[1] + u[1] * x + n[1] * y, foot + z)

        c = [P(x, y, z) for z in (z0, z1) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        for f in ((3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)):
            s.quad([c[i] for i in f], m)

    def obj(s, name: str, mats: Sequence[Look], coll: Collection | None = None) -> Mesh:
        me = bpy.data.meshes.new(name)
        me.from_pydata(s.V, [], s.F)
        for m in mats:
            me.materials.append(m)
        me.polygons.foreach_set("material_index", s.M)
        a = me.attributes.new("bay", "FLOAT", "FACE")
        a.data.foreach_set("value", s.A)
        uv = me.uv_layers.new(name="uv")
        uv.data.foreach_set("uv", [c for p in s.UV for c in p])
        me.update()
        bm = bmesh.new()
        bm.from_mesh(me)
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        bm.to_mesh(me)
        bm.free()
        return me
