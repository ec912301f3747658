"""Fitness and indoor golf."""
import math
import random
from collections.abc import Sequence

import bmesh
import bpy

import furniture
from geometry import link, mesh_obj
from kinds import Vec
from materials import emit, metal, plain, wood
from outdoor import ground
from place_room import D, H, W, put, slats, table
from solids import box, cyl, lathe, rod
from textiles import fabric


def fitness() -> None:
    slats(-W / 2, 0.4, D, -1)
    mirror = plain("#dfe6e8", 0.02, metal=1)
    box((W / 2 - 0.01, 4.4, 1.5), (0.02, 5.6, 2.5), mirror, 0)
    for k in range(5):
        treadmill(-3.7 + k * 1.55, 1.9)
    rack(W / 2 - 0.35, 4.4)
    for x, y in ((1.9, 5.0), (1.9, 6.3)):
        bench(x, y)
    for i, (x, y) in enumerate(((-2.6, 5.4), (-1.7, 5.9), (-2.2, 4.7))):
        o = bpy.data.objects.new("ball", bpy.data.meshes.new("ball"))
        bm = bmesh.new()
        bmesh.ops.create_uvsphere(bm, u_segments=40, v_segments=24, radius=0.3)
        bm.to_mesh(o.data)
        bm.free()
        o.data.materials.append(plain(("#c9b79c", "#8f9aa6", "#e1d8ca")[i], 0.45))
        o.data.polygons.foreach_set("use_smooth", [True] * len(o.data.polygons))
        link(o)
        o.location = (x, y, 0.3)


def treadmill(x: float, y: float) -> None:
    """Faces the window."""
    body, belt, bar = plain("#d9d5cd", 0.35), plain("#1d1d1f", 0.75), metal("alu", 0.35)
    box((x, y, 0.13), (0.84, 1.9, 0.14), body, 0.03, 3)
    box((x, y + 0.05, 0.206), (0.52, 1.6, 0.012), belt, 0.004)
    for s in (-1, 1):
        rod((x + s * 0.36, y - 0.62, 0.16), (x + s * 0.36, y - 0.8, 1.16), 0.028, bar)
        rod((x + s * 0.36, y - 0.78, 1.02), (x + s * 0.36, y - 0.2, 0.98), 0.02, plain("#2a2a2b", 0.6))
    box((x, y - 0.82, 1.22), (0.8, 0.06, 0.34), plain("#151517", 0.15, coat=1), 0.02, rot=(0.35, 0, 0))
    rod((x - 0.36, y - 0.74, 1.02), (x + 0.36, y - 0.74, 1.02), 0.02, bar)


def rack(x: float, y: float) -> None:
    steel, iron = metal("black", 0.4), plain("#232325", 0.5)
    for z in (0.35, 0.7, 1.05):
        box((x, y, z), (0.36, 2.6, 0.03), steel, 0.003)
        for k in range(9):
            r = 0.05 + 0.012 * ((k + int(z * 10)) % 4)
            for s in (-1, 1):
                cyl(
                    (x + s * 0.09, y - 1.1 + k * 0.275, z + 0.015 + r),
                    r,
                    0.07,
                    iron,
                    24,
                    rot=(0, math.pi / 2, 0),
                    bev=0.008,
                )
            cyl(
                (x, y - 1.1 + k * 0.275, z + 0.015 + r), 0.015, 0.16, metal("chrome", 0.15), 12, rot=(0, math.pi / 2, 0)
            )
    for s in (-1, 1):
        box((x, y + s * 1.3, 0.55), (0.4, 0.05, 1.1), steel, 0.003)


def bench(x: float, y: float) -> None:
    box((x, y, 0.44), (1.25, 0.3, 0.08), plain("#8a735a", 0.5), 0.03, 4)
    box((x, y, 0.385), (1.1, 0.08, 0.03), metal("black", 0.4), 0.004)
    for s in (-1, 1):
        for k in (-1, 1):
            rod((x + s * 0.46, y + k * 0.02, 0.38), (x + s * 0.5, y + k * 0.22, 0), 0.016, metal("black", 0.4))


def golf() -> None:
    """Two bays that play towards screens in the west; the glass to the garden stays untouched."""
    slats(W / 2, 0.4, D, 1)
    box((-W / 2 + 0.25, D / 2, H / 2), (0.5, D, H), plain("#3a3733", 0.8), 0)
    turf = ground("#4d6636", "#66824a", 3.0)
    box((-1.6, 3.9, 0.02), (6.8, 6.6, 0.04), plain("#8b8378", 0.85), 0.005)
    for y in (2.3, 5.7):
        fairway(-W / 2 + 0.52, y, 2.9, 2.5)
        box((-3.2, y, 0.046), (2.9, 2.2, 0.012), turf, 0)
        box((-0.4, y, 0.046), (1.5, 1.5, 0.014), turf, 0)
        ball = [(0, -0.021), (0.015, -0.015), (0.021, 0), (0.015, 0.015), (0, 0.021)]
        cyl((-0.7, y, 0.078), 0.004, 0.05, plain("#f4f1ea", 0.5), 8)
        lathe(ball, plain("#fbfaf7", 0.3), (-0.7, y, 0.124), seg=20)
        box((-1.0, y + 0.95, 0.34), (0.16, 0.12, 0.6), plain("#23211f", 0.35), 0.02)
        bag(0.75, y - 1.0)
    for y in (0.6, 4.0, 7.4):
        box((-3.1, y, 1.15), (3.8, 0.12, 2.3), fabric("#a79c8c", 1.0), 0.03, 4)
        box((-3.1, y, 2.32), (3.82, 0.14, 0.05), wood("walnut"), 0.004)
    put(furniture.armchair, 2.6, 3.3, -70, w=0.8, d=0.8)
    put(furniture.armchair, 2.7, 5.2, -110, w=0.8, d=0.8)
    table(2.3, 4.25, 0.36, 0.5)
    put(furniture.plant, 4.8, 0.7)


def fairway(x: float, y: float, w: float, h: float) -> None:
    """A simulator's screen: sky, hills, the fairway, a bunker and the flag, painted in light."""
    box((x, y, 0.2 + h / 2), (0.06, w + 0.16, h + 0.16), plain("#171615", 0.5), 0.01)

    def paint_(step: int, colour: str, points: Sequence[Vec]) -> None:
        at = [(x + 0.034 + step * 0.0015, y + (u - 0.5) * w, 0.2 + v * h) for u, v in points]
        mesh_obj("screen", at, [tuple(range(len(at)))], emit(colour, 0.85))

    def band(top: float, phase: float, swing: float) -> list[Vec]:
        ridge = [
            (k / 40, top + swing * math.sin(phase + k * 0.17) + swing * 0.5 * math.sin(k * 0.41 + phase * 2))
            for k in range(41)
        ]
        return [(0, 0), *[(1, 0)], *ridge[::-1]]

    paint_(0, "#c3d8e4", [(0, 0), (1, 0), (1, 1), (0, 1)])
    paint_(1, "#dfe9ea", band(0.66, 2.0, 0.03))
    paint_(2, "#8ba7a0", band(0.6, 0.4, 0.05))
    paint_(3, "#5e8060", band(0.5, 3.1, 0.035))
    paint_(4, "#77a054", band(0.4, 5.0, 0.012))
    paint_(5, "#8fb866", [(0.16, 0), (0.84, 0), (0.6, 0.3), (0.56, 0.39), (0.44, 0.39), (0.42, 0.3)])
    oval = [(math.cos(a * math.pi / 12), math.sin(a * math.pi / 12)) for a in range(24)]
    paint_(6, "#a6cc7c", [(0.5 + 0.1 * c, 0.375 + 0.018 * s) for c, s in oval])
    paint_(7, "#e9dfc3", [(0.66 + 0.06 * c, 0.32 + 0.016 * s) for c, s in oval])
    paint_(8, "#f4f1ea", [(0.499, 0.375), (0.503, 0.375), (0.503, 0.5), (0.499, 0.5)])
    paint_(9, "#cf6a4c", [(0.503, 0.5), (0.503, 0.465), (0.54, 0.482)])


def bag(x: float, y: float) -> None:
    cyl((x, y, 0.45), 0.13, 0.86, plain("#e9e3d8", 0.5), 28, bev=0.03)
    cyl((x, y, 0.5), 0.134, 0.2, plain("#8a735a", 0.5), 28)
    rnd = random.Random(int(x * 10))
    for k in range(9):
        a, lean = k * 0.7, 0.05
        top = (x + math.cos(a) * (0.07 + lean), y + math.sin(a) * (0.07 + lean), 1.08 + rnd.uniform(-0.06, 0.1))
        rod((x + math.cos(a) * 0.06, y + math.sin(a) * 0.06, 0.8), top, 0.006, metal("steel", 0.2))
        box(top, (0.05, 0.03, 0.05), metal(("chrome", "black")[k % 2], 0.25), 0.008)
