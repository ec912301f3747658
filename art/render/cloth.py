"""Cloth that falls: Blender's own simulation, stepped until it rests, and what it left kept as a mesh."""
import math
from collections.abc import Sequence

import bpy
from mathutils import Vector, noise

from geometry import grid_fn, mesh_obj
from kinds import Look, Object

STEPS = 46
CUT = "cut"
FIELD, HEM = 0.24, 0.07  # of a quilt: from seam to seam, and from its hem to where it is filled, metres
OUTER, LEAST = 0.004, 0.008  # how far cloth stays from a body for the body's sake and for its own, metres
PRESSED, EASE = 0.3, 0.06  # the share of its down below what lies on it, and how far beside that it rises to all of it, metres


def collider(c: Sequence[float], s: Sequence[float], round_: float = 0.05, segments: int = 6) -> Object:
    """A body that only cloth meets, seen by nobody."""
    x, y, z = (v / 2 for v in s)
    corners = [(i, j, k) for k in (-z, z) for i, j in ((-x, -y), (x, -y), (x, y), (-x, y))]
    faces = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    o = mesh_obj("collider", corners, faces)
    o.location = c
    m = o.modifiers.new("b", "BEVEL")
    m.width, m.segments = min(round_, min(x, y, z) * 0.9), segments
    return meeting(o)


def carrier(fallen: Object, thick: float) -> Object:
    """The outside of a cloth `thick` metres thick that fell, as a body for cloth that falls on it: drawn in by what the two would stay apart,
    so that nothing shows between them."""
    vertices = fallen.data.vertices
    outside = [v.co + v.normal * (thick - OUTER - LEAST) for v in vertices]
    return meeting(mesh_obj("carrier", outside, [tuple(p.vertices) for p in fallen.data.polygons]))


def meeting(o: Object) -> Object:
    """Has cloth meet it, and nobody see it."""
    o.modifiers.new("c", "COLLISION")
    o.collision.thickness_outer = OUTER
    o.collision.cloth_friction = 40
    o.hide_render = True
    return o


def simulate(cloths: Sequence[Object], steps: int = STEPS) -> None:
    """Steps the scene with its cloths and leaves each as the mesh it came to."""
    scene = bpy.context.scene
    scene.frame_start, scene.frame_end = 1, steps
    for o in cloths:
        o.modifiers["cloth"].point_cache.frame_end = steps
    for frame in range(1, steps + 1):
        scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    for o in cloths:
        fallen = bpy.data.meshes.new_from_object(o.evaluated_get(graph))
        o.modifiers.clear()
        o.data = fallen
        fallen.polygons.foreach_set("use_smooth", [True] * len(fallen.polygons))
    scene.frame_set(1)


def settings_of(o: Object, mass: float, bend: float) -> None:
    m = o.modifiers.new("cloth", "CLOTH")
    c, hits = m.settings, m.collision_settings
    c.quality, c.mass, c.air_damping = 6, mass, 1.5
    c.tension_stiffness = c.compression_stiffness = 12
    c.shear_stiffness, c.bending_stiffness = 6, bend
    c.tension_damping = c.compression_damping = 8
    hits.collision_quality, hits.distance_min = 3, LEAST
    hits.use_self_collision = False


def sheet(
    w: float,
    d: float,
    at: Sequence[float],
    cells: int,
    look: Look,
    *,
    mass: float,
    bend: float,
    unrest: float,
    turn: float = 0,
    folds: float = 0,
    corners: float = 0,
) -> Object:
    """A cloth about to fall, flat but for its `unrest` and the `folds` it was drawn together into, both in metres, which stay in it; `cells` along
    its longer side, its corners round by the radius `corners`. Its look finds under `CUT` where a point lay before it fell, in metres."""
    n = max(w, d)
    ca, sa = math.cos(turn), math.sin(turn)

    def flat(u: float, v: float) -> tuple[float, float, float]:
        x, y = rounded((u - 0.5) * w, (v - 0.5) * d, w / 2 - corners, d / 2 - corners)
        long = noise.noise(Vector((2.6 * x + 1.1 * y, 1.9 * y - 0.8 * x, w)))
        short = noise.noise(Vector((5.2 * x - 2.0 * y, 4.4 * y, d)))
        up = unrest * (1.3 * long + 0.7 * short) + folds * gathered(x, y)
        return at[0] + ca * x - sa * y, at[1] + sa * x + ca * y, at[2] + up

    o = grid_fn(flat, max(8, round(cells * w / n)), max(8, round(cells * d / n)), look)
    laid = [c for v in o.data.vertices for c in v.co]
    o.data.attributes.new(CUT, "FLOAT_VECTOR", "POINT").data.foreach_set("vector", laid)
    settings_of(o, mass, bend)
    return o


def rounded(x: float, y: float, within_x: float, within_y: float) -> tuple[float, float]:
    """Where a point of a sheet lies whose corners are round: beyond both of the distances from its middle a square becomes a quarter of a disc."""
    cx, cy = (max(-most, min(most, c)) for c, most in ((x, within_x), (y, within_y)))
    away = math.hypot(x - cx, y - cy)
    kept = max(abs(x - cx), abs(y - cy)) / away if away else 1
    return cx + kept * (x - cx), cy + kept * (y - cy)


def gathered(x: float, y: float) -> float:
    """How high cloth stands at a point, from 0 to 1, that was drawn together along y: folds along x that wander, part and lie down again."""
    line = y / 0.115 + 1.5 * noise.noise(Vector((0.9 * x, 1.1 * y, 3.0))) + 0.35 * noise.noise(Vector((3.1 * x, 2.0 * y, 5.0)))
    here = min(1.0, max(0.0, 0.55 + 1.1 * noise.noise(Vector((1.2 * x, 4.5 * y, 11.0)))))
    return here * (0.5 + 0.5 * math.cos(2 * math.pi * line)) ** 1.4


def thicken(o: Object, by: float) -> None:
    """Gives a fallen cloth its thickness, upwards: what it fell on carries its underside."""
    body = o.modifiers.new("t", "SOLIDIFY")
    body.thickness, body.offset = by, 1
    smooth = o.modifiers.new("s", "SUBSURF")
    smooth.levels = smooth.render_levels = 1


def fullness(x: float, y: float) -> float:
    """How full a quilt is at a point of its cut, which is in metres: 0 on the seams that run both ways, a field apart, 1 in the middle between them."""
    aside = [abs(2 * (c / FIELD % 1) - 1) for c in (x, y)]
    return ((1 - aside[0] ** 2.4) * (1 - aside[1] ** 2.4)) ** 0.7


def fill(o: Object, high: float, pressed: Sequence[Sequence[float]] = ()) -> None:
    """Fills the fields of a fallen cloth with down, `high` metres in their middle and none at the hem; to be done before it is thickened. Where
    something lies on it, `pressed` from one y of its cut to another, only the share PRESSED of that is left."""
    cut = [at.vector[:2] for at in o.data.attributes[CUT].data]
    ends = [(min(c), max(c)) for c in zip(*cut)]
    normals = [v.normal.copy() for v in o.data.vertices]
    for v, n, at in zip(o.data.vertices, normals, cut):
        inside = min(min(c - low, top - c) for c, (low, top) in zip(at, ends))
        free = min((min(1, max(0, low - at[1], at[1] - top) / EASE) for low, top in pressed), default=1)
        v.co += n * high * fullness(*at) * min(1, inside / HEM) * (PRESSED + (1 - PRESSED) * free)


def rest(
    e: Object,
    bodies: Sequence[Object],
    fallen: Sequence[Object],
    thick: float,
    steps: int,
    down: float = 0,
    pressed: Sequence[Sequence[float]] = (),
) -> None:
    """Lets cloths `thick` metres thick fall on bodies, which are gone afterwards, and makes them parts of `e`. With `down` they are quilts, so
    many metres fuller between their seams, but where they are `pressed`."""
    simulate(fallen, steps)
    for body in bodies:
        bpy.data.objects.remove(body, do_unlink=True)
    for o in fallen:
        if down:
            fill(o, down, pressed)
        thicken(o, thick)
        o.parent = e
