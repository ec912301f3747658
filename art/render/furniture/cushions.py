"""What is sewn and filled: pillows of a bed, cushions of a sofa."""
from collections.abc import Sequence

import bpy

from furniture.filling import CELLS, CUSHION, Cut, form, rim
from geometry import link, place
from kinds import Look, Object, Vec
from solids import padded, rbox

WELT = 0.0045  # half of what a cord of upholstery is thick, metres


def filled(e: Object, w: float, h: float, at: Vec, lean: float, turn: float, look: Look, edge: Look | None = None, cut: Cut = CUSHION) -> None:
    """A cushion `w` by `h` about `at`, leaning on what is at +y: `lean` from lying flat, `turn` about what stands upright, with a cord sewn in at its rim."""
    o = form(w, h, look, 101 * at[0] + 37 * turn, cut)
    o.parent, o.location, o.rotation_mode, o.rotation_euler = e, at, "XYZ", (lean, 0, turn)
    if edge:
        cord([o.data.vertices[i].co for i in rim(CELLS, h / w)], edge).parent = o


def boxed(
    c: Vec,
    s: Vec,
    r: float,
    look: Look,
    puff: Vec = (0, 0, 0),
    parent: Object | None = None,
    rot: Vec = (0, 0, 0),
    wrinkle: float = 0,
    seed: int = 0,
) -> None:
    """An upholstered block as `solids.rbox` makes it, with the cord at the two rims of its broad faces that its cover is sewn together with."""
    rbox(c, s, r, look, puff, parent=parent, rot=rot, wrinkle=wrinkle, seed=seed)
    at, thin = padded(s, r, puff, wrinkle, seed), min(range(3), key=lambda i: s[i])
    for side in (-1, 1):
        place(cord([at(u) for u in square(thin, side)], look, WELT), c, rot, parent=parent)


def square(axis: int, side: float, steps: int = 16) -> list[Vec]:
    """Points in order round a face of a cube from -1 to 1: the one at `side` of an axis, its corners among them."""
    runs = [(1, -1, 0, 1), (1, 1, -1, 0), (-1, 1, 0, -1), (-1, -1, 1, 0)]
    ring = []
    for a, b, da, db in runs:
        for k in range(steps):
            p = [a + 2 * da * k / steps, b + 2 * db * k / steps]
            p.insert(axis, side)
            ring.append(tuple(p))
    return ring


def cord(points: Sequence[Vec], look: Look, r: float = 0.005) -> Object:
    """A round cord through points, shut to a ring."""
    curve = bpy.data.curves.new("cord", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", r, 3
    line = curve.splines.new("NURBS")
    line.points.add(len(points) - 1)
    for p, c in zip(line.points, points):
        p.co = (*c, 1)
    line.use_cyclic_u, line.order_u = True, 3
    curve.materials.append(look)
    return link(bpy.data.objects.new("cord", curve))
