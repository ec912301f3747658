"""Fitness."""
import math

import bmesh
import bpy

from geometry import link
from materials import emit, metal, plain
from place_room import D, W, slats
from solids import box, cyl, lathe, rod


def fitness() -> None:
    slats(-W / 2, 0.4, D, -1)
    mirror = plain("#dfe6e8", 0.02, metal=1)
    box((W / 2 - 0.01, 4.4, 1.5), (0.02, 5.6, 2.5), mirror, 0)
    for k in range(5):
        treadmill(-3.7 + k * 1.55, 1.9)
    rack(W / 2 - 0.35, 4.4)
    for y in (2.6, 4.6):
        tower(-W / 2 + 0.75, y)
    for k in range(5):
        kettlebell(-W / 2 + 0.45, 6.0 + k * 0.34, 0.1 + 0.012 * k)
    for x, y in ((0.4, 4.3), (0.4, 5.9)):
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
    body, belt, bar = plain("#2a2a2c", 0.4), plain("#151516", 0.8), metal("alu", 0.3)
    box((x, y + 0.02, 0.12), (0.8, 1.84, 0.12), body, 0.03, 3)
    box((x, y + 0.08, 0.186), (0.5, 1.6, 0.014), belt, 0.004)
    box((x, y - 0.78, 0.22), (0.8, 0.34, 0.16), body, 0.06, 4)
    for s in (-1, 1):
        box((x + s * 0.33, y + 0.06, 0.19), (0.12, 1.62, 0.02), bar, 0.006)
        box((x + s * 0.36, y - 0.78, 0.72), (0.07, 0.13, 1.1), bar, 0.02, 3, rot=(0.1, 0, 0))
        rod((x + s * 0.36, y - 0.78, 1.04), (x + s * 0.36, y - 0.22, 1.0), 0.026, plain("#1c1c1d", 0.7))
    box((x, y - 0.86, 1.12), (0.8, 0.12, 0.1), body, 0.03, 3)
    box((x, y - 0.9, 1.36), (0.66, 0.045, 0.4), plain("#0d0d0f", 0.12, coat=1), 0.02, rot=(0.25, 0, 0))
    box((x, y - 0.872, 1.36), (0.58, 0.006, 0.32), emit("#5d7f93", 0.7), 0.004, rot=(0.25, 0, 0))


def tower(x: float, y: float) -> None:
    """A cable machine: a frame, its stack of weights, a seat and a bar that hangs."""
    frame, iron, pad = plain("#cfc9bf", 0.4), plain("#232325", 0.5), plain("#3a3632", 0.55)
    for s in (-1, 1):
        box((x - 0.3, y + s * 0.34, 1.1), (0.09, 0.07, 2.2), frame, 0.012)
    box((x - 0.3, y, 2.17), (0.09, 0.75, 0.08), frame, 0.012)
    box((x + 0.1, y, 2.17), (0.9, 0.07, 0.08), frame, 0.012)
    box((x + 0.1, y, 0.04), (1.3, 0.12, 0.07), frame, 0.012)
    for k in range(14):
        box((x - 0.3, y, 0.16 + k * 0.062), (0.16, 0.42, 0.055), iron, 0.006)
    for s in (-1, 1):
        rod((x - 0.3, y + s * 0.12, 0.1), (x - 0.3, y + s * 0.12, 2.12), 0.01, metal("chrome", 0.15))
    rod((x + 0.48, y, 2.13), (x + 0.48, y, 1.86), 0.005, iron)
    rod((x + 0.48, y - 0.55, 1.8), (x + 0.48, y + 0.55, 1.8), 0.016, metal("chrome", 0.2))
    rod((x + 0.48, y, 1.86), (x + 0.48, y, 1.8), 0.02, iron)
    box((x + 0.5, y, 0.5), (0.4, 0.36, 0.09), pad, 0.03, 4)
    box((x + 0.5, y, 0.25), (0.08, 0.08, 0.42), frame, 0.01)


def kettlebell(x: float, y: float, r: float) -> None:
    iron = plain("#232325", 0.45)
    body = [(0, 0), (r * 0.7, 0.005), (r, r), (r * 0.8, r * 1.65), (r * 0.3, r * 1.95), (0, r * 2)]
    lathe(body, iron, (x, y, 0), seg=32)
    for s in (-1, 1):
        rod((x, y + s * r * 0.45, r * 1.7), (x, y + s * r * 0.5, r * 2.5), r * 0.16, iron)
    rod((x, y - r * 0.55, r * 2.5), (x, y + r * 0.55, r * 2.5), r * 0.16, iron)


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
