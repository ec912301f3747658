"""Fitness and indoor golf."""
import math
import random

import bmesh
import bpy

import furniture
from geometry import link
from lights import area
from materials import emit, metal, plain, wood
from outdoor import ground
from place_room import D, H, W, put, slats, table
from planting import scatter, tree_mesh
from shader import NT, mat, srgb
from solids import box, cyl, lathe, rod
from textiles import fabric


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


SCREEN_W, SCREEN_H, SCREEN_Z = 3.0, 2.45, 0.22
BAYS = (2.15, 5.85)


def golf() -> None:
    """Two bays that play towards screens in the west; the glass to the garden stays untouched."""
    slats(W / 2, 0.4, D, 1)
    screens()
    course()
    base, turf = plain("#5a564f", 0.9), fabric("#4f7038", 1.6, "boucle")
    deck = wood("walnut", axis=0)
    for y in BAYS:
        box((-2.6, y, 0.02), (5.0, 3.2, 0.04), base, 0.006)
        box((-4.2, y, 0.046), (1.6, 2.9, 0.012), fabric("#6b8a4b", 1.2, "boucle"), 0.004)
        box((-1.3, y, 0.055), (1.6, 1.6, 0.03), turf, 0.006)
        box((-1.3, y - 0.86, 0.05), (1.7, 0.09, 0.05), metal("bronze", 0.4), 0.006)
        ball = [(0, -0.021), (0.015, -0.015), (0.021, 0), (0.015, 0.015), (0, 0.021)]
        cyl((-1.5, y, 0.09), 0.004, 0.05, plain("#f4f1ea", 0.5), 8)
        lathe(ball, plain("#fbfaf7", 0.3), (-1.5, y, 0.136), seg=20)
        box((-1.5, y + 1.2, 0.34), (0.2, 0.14, 0.62), plain("#1d1c1b", 0.3), 0.025)
        box((-1.39, y + 1.2, 0.5), (0.012, 0.1, 0.14), emit("#9fc4d8", 1.2), 0.002)
        bag(0.1, y - 1.25)
    for y in (0.35, 4.0, 7.65):
        box((-2.75, y, 1.2), (4.6, 0.16, 2.4), fabric("#8f8472", 1.0), 0.02, 3)
        box((-2.75, y, 2.42), (4.62, 0.18, 0.05), wood("walnut"), 0.004)
        box((-0.44, y, 1.2), (0.04, 0.18, 2.4), wood("walnut", axis=2), 0.004)
    box((2.0, 4.0, 0.012), (3.4, 4.6, 0.024), fabric("#b8ac99", 0.8, "boucle"), 0.008)
    put(furniture.armchair, 2.6, 2.9, -70, w=0.84, d=0.84)
    put(furniture.armchair, 2.6, 5.2, -110, w=0.84, d=0.84)
    table(1.75, 4.05, 0.42, 0.46)
    # behind the chairs: clubs to lend, and drinks
    box((W / 2 - 0.32, 4.4, 0.45), (0.5, 4.2, 0.9), deck, 0.004)
    box((W / 2 - 0.32, 4.4, 0.915), (0.54, 4.26, 0.03), plain("#d9d2c6", 0.3), 0.004)
    put(furniture.plant, 4.7, 0.8)


def screens() -> None:
    """The wall in the west: two openings onto the course, in dark frames. What shines through gives no shadow, as on a screen."""
    wall, frame = plain("#34302b", 0.75), plain("#141312", 0.4)
    x, top = -W / 2, SCREEN_Z + SCREEN_H
    edges = [0.0]
    for y in BAYS:
        edges += [y - SCREEN_W / 2, y + SCREEN_W / 2]
    edges.append(D)
    for low, high in zip(edges[::2], edges[1::2]):
        box((x, (low + high) / 2, H / 2), (0.1, high - low, H), wall, 0)
    for y in BAYS:
        box((x, y, SCREEN_Z / 2), (0.1, SCREEN_W, SCREEN_Z), wall, 0)
        box((x, y, (top + H) / 2), (0.1, SCREEN_W, H - top), wall, 0)
        for s in (-1, 1):
            at = (x + 0.06, y + s * (SCREEN_W / 2 + 0.03), SCREEN_Z + SCREEN_H / 2)
            box(at, (0.06, 0.06, SCREEN_H + 0.12), frame)
        for z in (SCREEN_Z - 0.03, top + 0.03):
            box((x + 0.06, y, z), (0.06, SCREEN_W + 0.12, 0.06), frame)
        box((x - 0.02, y, SCREEN_Z + SCREEN_H / 2), (0.004, SCREEN_W, SCREEN_H), screen(), 0)
        area((x + 0.1, y, 1.4), SCREEN_H, SCREEN_W, 26, (0.86, 0.95, 1.0), (0, math.radians(-90), 0))


@mat("screen")
def screen(t: NT) -> None:
    """Seen through by the eye and in mirrors alone, dimmer than the day beyond: no sunlight comes into the room this way."""
    ray = t.n("ShaderNodeLightPath")
    seen = t.math("MAXIMUM", ray.outputs["Is Camera Ray"], ray.outputs["Is Glossy Ray"])
    black = t.n("ShaderNodeBsdfDiffuse", {"Color": (0.02, 0.02, 0.02, 1)})
    clear = t.n("ShaderNodeBsdfTransparent", {"Color": (0.34, 0.36, 0.38, 1)})
    t.out(t.n("ShaderNodeMixShader", {0: seen, 1: black.outputs[0], 2: clear.outputs[0]}))


@mat("horizon")
def horizon(t: NT) -> None:
    """A clear sky, paler where it meets the land."""
    height = t.n("ShaderNodeSeparateXYZ", {"Vector": t.pos()}).outputs[2]
    colours = [(0, srgb("#e9f1f5")), (0.3, srgb("#bcd5ea")), (1, srgb("#7fa9d6"))]
    colour = t.ramp(t.math("DIVIDE", height, 90), colours)
    t.nolight = True
    t.out(t.n("ShaderNodeEmission", {"Color": colour, "Strength": 3.0}))


def course() -> None:
    """A hole of a golf course beyond the screens: mown in stripes, a bunker, the flag, and woods on both sides."""
    rnd, start = random.Random(4), -W / 2 - 3
    light, dark = ground("#6c8f42", "#7fa24e", 0.6), ground("#5d8039", "#6e9345", 0.6)
    box((start - 150, 4, -0.6), (320, 400, 0.2), ground("#4a6a30", "#64863f", 0.25), 0)
    for i in range(34):
        box((start - 2 - i * 3.2, 4 + 1.5 * math.sin(i * 0.16), -0.49), (3.2, 26, 0.03), (light, dark)[i % 2], 0)
    green, sand = ground("#86ad5a", "#93ba66", 0.8), plain("#dfd2b0", 0.9)
    cyl((start - 84, 4, -0.46), 9, 0.05, green, 64)
    for x, y, r in ((start - 72, 13, 4.5), (start - 76, -5, 5.2), (start - 42, 17, 3.4)):
        cyl((x, y, -0.462), r, 0.03, sand, 48)
    cyl((start - 84, 4.6, 1.2), 0.03, 3.3, plain("#f6f3ec", 0.5), 8)
    box((start - 84, 5.1, 2.6), (0.03, 1.0, 0.6), plain("#c95f42", 0.6), 0)
    box((start - 165, 4, 60), (0.2, 500, 124), horizon(), 0)
    trees = [
        tree_mesh(70 + i, rnd.uniform(11, 16), rnd.uniform(3.4, 5), 9000, c, 0.17, 0.2, 16)
        for i, c in enumerate((("#3c5a2c", "#6c8a44"), ("#47632e", "#86994f"), ("#35502f", "#5f7b4a")))
    ]
    spots = []
    for i in range(70):
        away = rnd.uniform(0, 150)
        side = rnd.choice((-1, 1))
        spots.append((start - 8 - away, 4 + side * (16 + rnd.uniform(0, 22) + away * 0.02), -0.6))
    spots += [(start - 118 - rnd.uniform(0, 25), 4 + rnd.uniform(-60, 60), -0.6) for _ in range(70)]
    scatter(trees, spots, rnd, (0.7, 1.25))


def bag(x: float, y: float) -> None:
    cyl((x, y, 0.45), 0.13, 0.86, plain("#e9e3d8", 0.5), 28, bev=0.03)
    cyl((x, y, 0.5), 0.134, 0.2, plain("#8a735a", 0.5), 28)
    rnd = random.Random(int(x * 10))
    for k in range(9):
        a, lean = k * 0.7, 0.05
        top = (x + math.cos(a) * (0.07 + lean), y + math.sin(a) * (0.07 + lean), 1.08 + rnd.uniform(-0.06, 0.1))
        rod((x + math.cos(a) * 0.06, y + math.sin(a) * 0.06, 0.8), top, 0.006, metal("steel", 0.2))
        box(top, (0.05, 0.03, 0.05), metal(("chrome", "black")[k % 2], 0.25), 0.008)
