"""Curtains: a sheer and a drape on either side of a window, and a sheer that the wind has got hold of."""
import math
import random

import bpy

from cloth import settings_of, simulate
from furniture import settings
from geometry import grid_fn
from kinds import Data, Look, Object, Vec
from materials import plain
from solids import box
from textiles import drape, sheer

FOOT = 0.015  # how high above the floor a curtain ends, metres
PLEAT = 0.088  # of a sheer, from crest to crest, metres


def curtain(e: Object, f: Data, open_frac: float = 0.16) -> None:
    """A curtain before a window at -y. `sheer` is the share of the width that is covered on either side; with `wind` the right
    one is blown into the room, by a wind of that strength."""
    w, top = f["w"], settings.ceiling - 0.03
    rnd = random.Random(int(w * 100))
    share, wind = f.get("sheer", 0.22), f.get("wind", 0)
    thin = sheer("#fbf9f5")
    box((0, 0.03, top + 0.012), (w + 0.04, 0.05, 0.028), plain("#f4f2ee", 0.4), 0.003, parent=e)
    at_rest = (top, 0.04, 0.026, PLEAT, thin, rnd)
    hung(e, -w / 2, -w / 2 + w * share * (0.4 if wind else 1), *at_rest)
    if wind:
        blown(e, w / 2 - w * share, w / 2, top, wind, thin)
    else:
        hung(e, w / 2 - w * share, w / 2, *at_rest)
    heavy, reach = drape(settings.style.drape), w * open_frac * 0.62
    hung(e, -w / 2 - 0.02, -w / 2 + reach, top, -0.05, 0.05, 0.13, heavy, rnd)
    hung(e, w / 2 - reach, w / 2 + 0.02, top, -0.05, 0.05, 0.13, heavy, rnd)


def hung(e: Object, x0: float, x1: float, top: float, y: float, deep: float, pleat: float, look: Look, rnd: random.Random) -> None:
    """A curtain at rest from `x0` to `x1`, in pleats `deep` metres to either side of `y`: even where they are sewn, and the further
    down the more each goes its own way, deeper or shallower, and some two fall together into one."""
    ph = [rnd.uniform(0, 2 * math.pi) for _ in range(6)]

    def wander(x: float, k: int) -> float:
        """-1 to 1, from one hand's breadth to the next."""
        return 0.6 * math.sin(x * 9.1 + ph[k]) + 0.4 * math.sin(x * 23.7 + ph[k + 1])

    def at(u: float, v: float) -> Vec:
        x, fallen = x0 + (x1 - x0) * u, (1 - v) ** 0.7
        k = 2 * math.pi * x / pleat + 0.6 * math.sin(x * 2.1 + ph[0]) + 1.7 * fallen * wander(x, 1)
        joined = fallen * max(0, wander(x, 3)) ** 2
        fold = (1 - joined) * math.sin(k) + 1.9 * joined * math.sin(k / 2 + ph[5])
        deeper = 1 + 0.6 * fallen * wander(x, 4)
        return (
            x + 0.012 * math.sin(2 * k) + 0.3 * pleat * fallen * wander(x, 2) * math.sin(math.pi * u),
            y + 0.8 * deep * deeper * fold,
            FOOT + (top - FOOT) * v,
        )

    grid_fn(at, max(int((x1 - x0) / pleat * 18), 24), 24, look, parent=e)


def blown(e: Object, x0: float, x1: float, top: float, wind: float, look: Look) -> None:
    """A sheer that hangs by its heading in deep pleats, and that a gusty wind from -y has carried into the room."""

    def at(u: float, v: float) -> Vec:
        k = 2 * math.pi * u * (x1 - x0) / PLEAT + 0.8 * math.sin(7 * u)
        return x0 + (x1 - x0) * u + 0.012 * math.sin(2 * k), 0.04 + 0.042 * math.sin(k), FOOT + (top - FOOT) * v

    o = grid_fn(at, 130, 60, look)
    heading = o.vertex_groups.new(name="heading")
    heading.add([v.index for v in o.data.vertices if v.co.z > top - 0.05], 1, "REPLACE")
    settings_of(o, 0.003, 0.01, 9)
    o.modifiers["cloth"].settings.vertex_group_mass = "heading"
    winds = [gust("WIND", (0, -2, 1), 900 * wind, 0.9), gust("TURBULENCE", ((x0 + x1) / 2, 0, 1), 0.05 * wind, 1.0)]
    simulate([o], 44)
    for field in winds:
        bpy.data.objects.remove(field, do_unlink=True)
    smooth = o.modifiers.new("s", "SUBSURF")
    smooth.levels = smooth.render_levels = 2
    o.parent = e


def gust(kind: str, at: Vec, strength: float, noise: float) -> Object:
    """A field of force of Blender's; a wind blows towards +y."""
    bpy.ops.object.effector_add(type=kind, location=at, rotation=(-math.pi / 2, 0, 0))
    o = bpy.context.object
    o.field.strength, o.field.noise, o.field.seed = strength, noise, 7
    if kind == "TURBULENCE":
        o.field.size = 0.8
    return o
