"""Machines of the fitness room: treadmills, a rack to lift in, a trainer with two columns of cables."""
import math
from collections.abc import Sequence

import bpy

from geometry import bevel, empty, link, mesh_obj
from kinds import Look, Object, Vec
from materials import emit, metal, plain, wood
from place_overlay import drawn, laid, pace
from shader import NT, mat, srgb
from solids import box, cyl, lathe, rbox, rod

GRAPHITE, SHELL = "#2b2c2e", "#9d9285"
WAYS = (("6.0", "2.4", 0.0), ("8.5", "5.0", 1.0), ("5.0", "1.6", 2.0), ("7.5", "3.2", 3.0))  # speed, length and lake that treadmills wait with


def pipe(points: Sequence[Vec], r: float, look: Look, parent: Object | None = None) -> Object:
    """A round tube that is bent softly from the first point to the last."""
    curve = bpy.data.curves.new("pipe", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", r, 4, True
    line = curve.splines.new("NURBS")
    line.points.add(len(points) - 1)
    for p, c in zip(line.points, points):
        p.co = (*c, 1)
    line.use_endpoint_u, line.order_u, line.resolution_u = True, min(4, len(points)), 8
    curve.materials.append(look)
    o = link(bpy.data.objects.new("pipe", curve))
    o.parent = parent
    return o


def pressed(profile: Sequence[Vec], x0: float, x1: float, look: Look, parent: Object, round_: float = 0.01) -> Object:
    """A body with one outline, drawn in y and z, all the way from `x0` to `x1`."""
    n = len(profile)
    points = [(x, y, z) for x in (x0, x1) for y, z in profile]
    sides = [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
    o = mesh_obj("pressed", points, [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n)), *sides], look)
    o.parent = parent
    return bevel(o, round_, 4)


@mat("belt")
def belt(t: NT) -> None:
    """A running belt: a diamond pattern pressed into it, paler where it is run on most, two fine lines near its edges."""
    p = t.obj()
    s = t.n("ShaderNodeSeparateXYZ", {"Vector": p})
    out = t.math("ABSOLUTE", s.outputs[0])
    a, b = (t.math("SINE", t.math("MULTIPLY", t.math(op, s.outputs[0], s.outputs[1]), 210)) for op in ("ADD", "SUBTRACT"))
    h = t.math("MULTIPLY", a, b)
    c = t.mix(t.ramp(out, [(0.05, 1), (0.22, 0)], "EASE"), srgb("#1b1b1c"), srgb("#2e2d2c"))
    line = t.math("LESS_THAN", t.math("ABSOLUTE", t.math("SUBTRACT", out, 0.225)), 0.004)
    c = t.mix(t.math("MULTIPLY", line, 0.8), c, srgb("#b9b2a4"))
    t.out(t.bsdf(color=c, rough=0.62, spec=0.3, normal=t.bump(h, 0.25, 0.002)))


def treadmill(x: float, y: float, way: int) -> None:
    """Faces the window. A deck between rails of aluminium, a hood over its motor, uprights that lean, rails to hold at both sides, a thin screen."""
    e = empty((x, y, 0))
    dark, shell, bar = plain(GRAPHITE, 0.38), plain(SHELL, 0.32, coat=0.3), metal("alu", 0.28)
    side = [(0.98, 0.05), (0.98, 0.15), (0.93, 0.185), (-0.5, 0.2), (-0.98, 0.2), (-1.0, 0.05)]
    for s in (-1, 1):
        pressed(side, s * 0.29, s * 0.43, dark, e, 0.02)
        box((s * 0.36, 0.2, 0.197), (0.085, 1.36, 0.012), bar, 0.004, parent=e, rot=(-0.011, 0, 0))
        for k in range(3):
            box((s * (0.335 + 0.025 * k), 0.2, 0.2045), (0.006, 1.3, 0.004), plain("#1c1c1d", 0.8), 0, parent=e, rot=(-0.011, 0, 0))
        rbox((s * 0.36, 0.96, 0.115), (0.15, 0.09, 0.13), 0.035, plain("#1b1b1c", 0.6), parent=e, n=6)
    box((0, 0.16, 0.176), (0.57, 1.6, 0.02), belt(), 0.004, parent=e)
    box((0, 0.985, 0.11), (0.56, 0.03, 0.1), plain("#1b1b1c", 0.7), 0.01, parent=e)
    hood = [(-0.5, 0.16), (-0.53, 0.245), (-0.68, 0.315), (-0.9, 0.315), (-1.03, 0.26), (-1.05, 0.06), (-0.5, 0.06)]
    pressed(hood, -0.34, 0.34, shell, e, 0.035)
    box((0, -0.79, 0.319), (0.36, 0.012, 0.004), emit("#e9b877", 1.2), 0, parent=e)
    for s in (-1, 1):
        pressed([(-0.62, 0.1), (-0.66, 0.62), (-0.66, 1.0), (-0.77, 1.0), (-0.82, 0.6), (-0.86, 0.1)], s * 0.345, s * 0.415, shell, e, 0.022)
        pressed([(-0.7, 0.24), (-0.72, 0.62), (-0.72, 0.96), (-0.735, 0.96), (-0.745, 0.62), (-0.745, 0.24)], s * 0.41, s * 0.419, bar, e, 0.002)
        pipe([(s * 0.38, -0.74, 0.99), (s * 0.385, -0.58, 1.03), (s * 0.385, -0.42, 1.03), (s * 0.385, -0.22, 1.0), (s * 0.385, -0.15, 0.93)], 0.021, plain("#1c1c1d", 0.65), e)
        rod((s * 0.385, -0.165, 0.955), (s * 0.385, -0.146, 0.92), 0.0235, bar, 20, e)
    rbox((0, -0.74, 1.03), (0.86, 0.24, 0.1), 0.045, dark, parent=e)
    pipe([(-0.27, -0.64, 1.06), (-0.24, -0.52, 1.1), (0, -0.49, 1.1), (0.24, -0.52, 1.1), (0.27, -0.64, 1.06)], 0.017, plain("#1c1c1d", 0.6), e)
    for s in (-1, 1):
        lathe([(0.03, 0.0), (0.042, 0.0), (0.044, 0.012), (0.037, 0.012), (0.034, -0.02)], bar, (s * 0.33, -0.72, 1.078), 32, e)
    console(e, way)
    pipe([(0.2, -1.03, 0.1), (0.22, -1.14, 0.02), (0.28, -1.3, 0.008), (0.24, -1.45, 0.008), (0.26, -1.62, 0.008)], 0.006, plain("#161616", 0.6), e)


def console(e: Object, way: int) -> None:
    """A screen that waits with one of `WAYS`, with a thin rim on a neck; a bottle's place and a clip on its cord below it."""
    dark = plain("#141517", 0.22, coat=0.6)
    box((0, -0.84, 1.14), (0.16, 0.04, 0.2), plain(GRAPHITE, 0.38), 0.015, 3, e, (0.2, 0, 0))
    head = empty((0, -0.83, 1.36), 0)
    head.parent, head.rotation_euler = e, (-0.24, 0, math.pi)
    box((0, 0.012, 0), (0.7, 0.022, 0.41), dark, 0.01, 3, head)
    rbox((0, 0.032, -0.02), (0.5, 0.04, 0.3), 0.018, plain(GRAPHITE, 0.45), parent=head, n=6)
    name = drawn(f"pace {way}", 1160, 640, pace(*WAYS[way]), (15, 26, 31, 255))
    laid(head, name, (0.676, 0.373), (0, -0.0005, 0.004), 0.42)
    cyl((0.0, -0.6, 1.085), 0.022, 0.012, plain("#b5452f", 0.4), 24, e)


def plate(e: Object, at: Vec, r: float, w: float, tone: str) -> None:
    """A weight of rubber on the axis y: a lip at its rim, a hollow, a hub of steel."""
    half, look = w / 2, plain(tone, 0.55)
    turned = empty(at)
    turned.parent, turned.rotation_euler = e, (math.pi / 2, 0, 0)
    face = [(0.05, half - 0.008), (r * 0.7, half - 0.012), (r * 0.76, half), (r - 0.008, half), (r, half - 0.008)]
    lathe([*((a, -z) for a, z in face), *reversed(face)], look, seg=64, parent=turned)
    lathe([(0, -half), (0.044, -half + 0.001), (0.05, -half + 0.007), (0.05, half - 0.007), (0.044, half - 0.001), (0, half)], metal("steel", 0.3), seg=40, parent=turned)


def cage(x: float, y: float) -> None:
    """A rack to lift in: posts with their holes, a bar with plates on hooks, plates on pegs, a platform of oak between rubber."""
    e = empty((x, y, 0))
    post, iron, chrome = plain("#2a2b2d", 0.36), plain("#1b1c1e", 0.6), metal("chrome", 0.2)
    brass = metal("brass", 0.3)
    for k in range(8):
        box((0, -0.63 + 0.18 * k, 0.016), (2.0, 0.178, 0.032), wood("oak", axis=0), 0.002, parent=e)
    for s in (-1, 1):
        box((0, s * 1.07, 0.018), (2.0, 0.7, 0.036), plain("#232324", 0.8, grain=0.6), 0.006, parent=e)
        box((0, s * 1.425, 0.018), (2.0, 0.012, 0.04), metal("steel", 0.35), 0.002, parent=e)
    for sy in (-1, 1):
        for sx in (-1, 1):
            box((sx * 0.55, sy * 0.56, 1.14), (0.06, 0.06, 2.2), post, 0.008, 3, e)
            box((sx * 0.55, sy * 0.56, 0.042), (0.14, 0.12, 0.014), iron, 0.004, parent=e)
            for k in range(20):
                for dy in (-0.0305, 0.0305):
                    cyl((sx * 0.55, sy * 0.56 + dy, 0.42 + k * 0.082), 0.01, 0.002, iron, 16, e, (math.pi / 2, 0, 0))
                cyl((sx * 0.55 + 0.0305, sy * 0.56, 0.42 + k * 0.082), 0.01, 0.002, iron, 16, e, (0, math.pi / 2, 0))
        box((0, sy * 0.56, 2.21), (1.04, 0.06, 0.06), post, 0.008, 3, e)
        box((0, sy * 0.56, 0.09), (1.04, 0.05, 0.05), post, 0.008, 3, e)
        rod((-0.52, sy * 0.56, 0.92), (0.52, sy * 0.56, 0.92), 0.018, brass, 20, e)
        box((0.6, sy * 0.56, 1.33), (0.1, 0.05, 0.13), iron, 0.008, parent=e)
        box((0.655, sy * 0.56, 1.4), (0.014, 0.05, 0.07), iron, 0.004, parent=e)
        for k, (r, tone) in enumerate(((0.225, "#232527"), (0.225, "#7a3a2a"), (0.19, "#232527"), (0.15, "#8b7a5c"))):
            plate(e, (0.63, sy * (0.74 + 0.058 * k), 1.38), r, 0.052, tone)
        cyl((0.63, sy * 0.985, 1.38), 0.03, 0.04, chrome, 32, e, (math.pi / 2, 0, 0), 0.005)
        for z, r, tone in ((0.45, 0.225, "#232527"), (0.98, 0.19, "#7a3a2a"), (1.5, 0.15, "#8b7a5c")):
            rod((-0.55, sy * 0.59, z), (-0.55, sy * 0.83, z), 0.022, chrome, 20, e)
            for k in range(2):
                plate(e, (-0.55, sy * (0.63 + 0.056 * k), z), r, 0.05, tone)
    for sx in (-1, 1):
        box((sx * 0.55, 0, 2.21), (0.06, 1.06, 0.06), post, 0.008, 3, e)
    rod((0.63, -0.66, 1.38), (0.63, 0.66, 1.38), 0.014, chrome, 24, e)
    for s in (-1, 1):
        rod((0.63, s * 0.66, 1.38), (0.63, s * 1.12, 1.38), 0.025, chrome, 28, e)
        cyl((0.63, s * 0.695, 1.38), 0.038, 0.02, chrome, 32, e, (math.pi / 2, 0, 0), 0.004)
    pipe([(0.52, -0.53, 2.2), (0.42, -0.4, 2.1), (0.42, -0.2, 2.1), (0.42, 0.2, 2.1), (0.42, 0.4, 2.1), (0.52, 0.53, 2.2)], 0.016, chrome, e)


def trainer(x: float, y: float) -> None:
    """Two columns with weights behind panels, a beam with a bar over them, arms with pulleys and handles on their cables; it faces east."""
    e = empty((x, y, 0))
    shell, dark, chrome = plain(SHELL, 0.32, coat=0.3), plain(GRAPHITE, 0.38), metal("chrome", 0.18)
    for s in (-1, 1):
        at = s * 0.72
        box((-0.12, at, 1.1), (0.3, 0.34, 2.16), shell, 0.05, 5, e)
        box((0.032, at, 1.0), (0.012, 0.2, 1.62), plain("#1a1b1d", 0.15, coat=0.8), 0.006, parent=e)
        for k in range(13):
            box((0.04, at, 0.3 + 0.05 * k), (0.008, 0.17, 0.042), plain("#3b3c3e", 0.4, metal=0.6), 0.003, parent=e)
        rod((0.12, at, 0.1), (0.12, at, 2.1), 0.026, chrome, 24, e)
        box((0.12, at, 0.06), (0.34, 0.14, 0.1), dark, 0.02, 3, e)
        high = 1.5 if s < 0 else 0.92
        rbox((0.14, at, high), (0.11, 0.1, 0.14), 0.03, dark, parent=e, n=6)
        pipe([(0.18, at, high), (0.27, at - s * 0.06, high), (0.34, at - s * 0.12, high)], 0.022, dark, e)
        cyl((0.36, at - s * 0.13, high - 0.02), 0.045, 0.022, plain("#161718", 0.4), 32, e, (math.pi / 2, 0, 0), 0.006)
        rod((0.4, at - s * 0.13, high - 0.03), (0.42, at - s * 0.14, high - 0.3), 0.004, plain("#161718", 0.5), 8, e)
        pipe([(0.42, at - s * 0.14 - 0.06, high - 0.42), (0.42, at - s * 0.14 - 0.05, high - 0.32), (0.42, at - s * 0.14 + 0.05, high - 0.32), (0.42, at - s * 0.14 + 0.06, high - 0.42)], 0.006, chrome, e)
        rod((0.42, at - s * 0.14 - 0.06, high - 0.42), (0.42, at - s * 0.14 + 0.06, high - 0.42), 0.016, plain("#1c1c1d", 0.7), 20, e)
    box((-0.06, 0, 2.16), (0.2, 1.72, 0.12), shell, 0.03, 4, e)
    pipe([(0.02, -0.5, 2.1), (0.2, -0.42, 2.04), (0.26, -0.2, 2.04), (0.26, 0.2, 2.04), (0.2, 0.42, 2.04), (0.02, 0.5, 2.1)], 0.017, plain("#1c1c1d", 0.6), e)
    box((-0.14, 0, 0.05), (0.2, 1.3, 0.08), dark, 0.02, 3, e)
