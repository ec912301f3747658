"""A floor plan as it lies on a table: the walls, windows, floors and furniture of a home, printed on a sheet."""
import json
import math
import os
from collections.abc import Callable

import bpy

from geometry import empty, link, mesh_obj
from kinds import Data, Look, Object, Vec
from materials import plain
from solids import box

UNITS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "data", "units")
INK, SCALE = "#3b3733", 1 / 42  # of a sheet of 0.42 m by 0.297 m
TINTS = {"wood": "#dccbac", "tile": "#d5d9d8", "stone": "#d2cdc4"}


def plan_sheet(unit: str, at: Vec, turn: float) -> None:
    """A sheet with the plan of `unit`; `at` is its middle, at the height of the table."""
    with open(os.path.join(UNITS, f"{unit}.json"), encoding="utf-8") as f:
        data = json.load(f)
    e = empty(at, turn)
    box((0, 0, 0.0006), (0.42, 0.297, 0.0012), plain("#f6f2ea", 0.75, grain=0.05), 0, parent=e)
    xs, ys = [p[0] for p in data["outline"]], [p[1] for p in data["outline"]]
    middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)

    def on(x: float, y: float, z: float = 0.0015) -> Vec:
        return (x - middle[0]) / 1000 * SCALE + 0.012, (middle[1] - y) / 1000 * SCALE - 0.006, z

    for room in data["rooms"]:
        flat(e, [on(*p, 0.0013) for p in room["poly"]], plain(TINTS.get(room["floor"], "#eae5db"), 0.8))
    for k, piece in enumerate(sorted(data["furniture"], key=lambda f: f["t"] != "rug")):
        if piece["t"] not in ("curtain", "art", "plant"):
            outline(e, piece, on, 0.0014 + 8e-6 * k)  # none at the height of another: the renderer finds such faces black
    walls = {w["id"]: w for w in data["walls"]}
    for k, w in enumerate(data["walls"]):
        strip(e, w, -w["t"] / 2, math.dist(w["a"], w["b"]) + w["t"] / 2, w["t"], plain(INK, 0.8), on, 0.0019 + 4e-6 * k)
    for o in data["openings"]:
        w = walls[o["wall"]]
        start, end = o["at"] - o["w"] / 2, o["at"] + o["w"] / 2
        strip(e, w, start, end, w["t"] + 2, plain("#f6f2ea", 0.8), on, 0.0021)
        if o["type"] in ("door", "entry"):
            swing(e, w, o, on)
        if o["type"] in ("window", "slideglass"):
            for t in (w["t"], w["t"] * 0.25):
                strip(e, w, start, end, t, plain(INK, 0.8), on, 0.0022 if t == w["t"] else 0.0024)
            strip(e, w, start + 20, end - 20, w["t"] * 0.72, plain("#f6f2ea", 0.8), on, 0.0023)
    rules(e, unit)


def flat(e: Object, points: list[Vec], look: Look) -> None:
    mesh_obj("print", points, [tuple(range(len(points)))], look).parent = e


def strip(e: Object, w: Data, start: float, end: float, t: float, look: Look, on: Callable[..., Vec], z: float) -> None:
    (ax, ay), (bx, by) = w["a"], w["b"]
    n = math.dist(w["a"], w["b"])
    ux, uy = (bx - ax) / n, (by - ay) / n
    corners = [(ax + ux * s - uy * h, ay + uy * s + ux * h) for s, h in ((start, -t / 2), (end, -t / 2), (end, t / 2), (start, t / 2))]
    flat(e, [on(*c, z) for c in corners], look)


def swing(e: Object, w: Data, o: Data, on: Callable[..., Vec]) -> None:
    """The leaf of a door that stands open, and the quarter round that it describes."""
    (ax, ay), (bx, by) = w["a"], w["b"]
    n = math.dist(w["a"], w["b"])
    ux, uy = (bx - ax) / n, (by - ay) / n
    along, across = (1 if o["hinge"] == "a" else -1), (1 if o.get("side", 1) > 0 else -1)
    hinge, long = o["at"] - along * o["w"] / 2, o["w"]

    def at(turn: float, far: float, z: float) -> Vec:
        s, h = hinge + along * far * math.cos(turn), across * far * math.sin(turn)
        return on(ax + ux * s - uy * h, ay + uy * s + ux * h, z)

    ink, quarter = plain(INK, 0.8), [math.pi / 2 * k / 16 for k in range(17)]
    flat(e, [at(math.pi / 2 - 0.045, 0, 0.00225), at(math.pi / 2 - 0.045, long, 0.00225), at(math.pi / 2, long, 0.00225), at(math.pi / 2, 0, 0.00225)], ink)
    for a, b in zip(quarter, quarter[1:]):
        flat(e, [at(a, long - 14, 0.00223), at(a, long, 0.00223), at(b, long, 0.00223), at(b, long - 14, 0.00223)], plain("#8c857b", 0.8))


def outline(e: Object, f: Data, on: Callable[..., Vec], low: float) -> None:
    """A piece of furniture from above: its edge, and within it what tells it from others."""
    a = math.radians(f.get("r", 0))
    w, d = f.get("w", 460), f.get("d", 460)
    line, fill = plain("#6a6359", 0.8), plain("#f4efe6", 0.8)

    def ring(x: float, y: float, wide: float, deep: float, z: float, look: Look) -> None:
        corners = ((-wide, -deep), (wide, -deep), (wide, deep), (-wide, deep))
        places = [(x + px / 2, y + py / 2) for px, py in corners]
        flat(e, [on(f["x"] + px * math.cos(a) - py * math.sin(a), f["y"] + px * math.sin(a) + py * math.cos(a), z) for px, py in places], look)

    for k, (x, y, wide, deep) in enumerate([(0, 0, w, d), *parts(f["t"], w, d)]):
        ring(x, y, wide, deep, low + 2e-6 * k, line)
        ring(x, y, wide - 44, deep - 44, low + 2e-6 * k + 1e-6, fill)


def parts(kind: str, w: float, d: float) -> list[tuple[float, float, float, float]]:
    """What is drawn within a piece of furniture whose back is at -y: middle, width and depth of each part, millimetres."""
    if kind in ("bed", "bedS"):
        pillows = 2 if kind == "bed" else 1
        each = w / pillows
        return [(0, d * 0.2, w, d * 0.6), *(((k + 0.5) * each - w / 2, -d * 0.36, each * 0.78, d * 0.17) for k in range(pillows))]
    if kind == "sofa":
        return [((k - 1) * (w - 300) / 3, 110, (w - 300) / 3, d - 260) for k in range(3)]
    if kind in ("armchair", "bathtub"):
        return [(0, 60 if kind == "armchair" else 0, w - 220, d - 220)]
    if kind in ("wardrobe", "shoecab", "fridge"):
        return [(0, d / 2 - 40, w, 80)]
    if kind == "counter":
        return [(-w * 0.22, 0, 560, d - 220), (w * 0.28, 0, 580, d - 200)]
    return []


def rules(e: Object, name: str) -> None:
    """The sheet's border, its title and a block of small print."""
    ink = plain(INK, 0.8)
    for x, y, w, d in ((0, 0.136, 0.396, 0.0006), (0, -0.136, 0.396, 0.0006), (-0.198, 0, 0.0006, 0.272), (0.198, 0, 0.0006, 0.272)):
        box((x, y, 0.0014), (w, d, 0.0002), ink, 0, parent=e)
    for k in range(5):
        box((0.105 + 0.006 * (k % 2), -0.113 - 0.0042 * k, 0.0014), (0.15 - 0.012 * (k % 2), 0.0009, 0.0002), plain("#9a938a", 0.8), 0, parent=e)
    c = bpy.data.curves.new("title", "FONT")
    c.body, c.size = name, 0.02
    c.materials.append(ink)
    o = link(bpy.data.objects.new("title", c))
    o.parent, o.location = e, (-0.188, -0.128, 0.0015)
