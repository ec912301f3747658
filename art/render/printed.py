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
TINTS = {"wood": "#e6d9c3", "tile": "#e3e4e2", "stone": "#dedbd5"}


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
    for k, piece in enumerate(data["furniture"]):
        if piece["t"] not in ("curtain", "art", "plant"):
            outline(e, piece, on, 0.0014 + 8e-6 * k)  # none at the height of another: the renderer finds such faces black
    walls = {w["id"]: w for w in data["walls"]}
    for k, w in enumerate(data["walls"]):
        strip(e, w, -w["t"] / 2, math.dist(w["a"], w["b"]) + w["t"] / 2, w["t"], plain(INK, 0.8), on, 0.0019 + 4e-6 * k)
    for o in data["openings"]:
        w = walls[o["wall"]]
        start, end = o["at"] - o["w"] / 2, o["at"] + o["w"] / 2
        strip(e, w, start, end, w["t"] + 2, plain("#f6f2ea", 0.8), on, 0.0021)
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


def outline(e: Object, f: Data, on: Callable[..., Vec], low: float) -> None:
    a = math.radians(f.get("r", 0))
    w, d = f.get("w", 460), f.get("d", 460)
    for inset, look, z in ((0, plain("#8c857b", 0.8), low), (26, plain("#f4efe6", 0.8), low + 4e-6)):
        x, y = w / 2 - inset, d / 2 - inset
        corners = ((-x, -y), (x, -y), (x, y), (-x, y))
        flat(e, [on(f["x"] + px * math.cos(a) - py * math.sin(a), f["y"] + px * math.sin(a) + py * math.cos(a), z) for px, py in corners], look)


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
