"""What makes the walk along the river a place: slim lamps, benches and people."""
import math
import random
from collections.abc import Sequence

import bpy
import numpy as np

from boughs import tube
from instances import Instances
from kinds import Mesh, Vec
from mesh_writer import MB
from outdoor import hz, led, pool
from riverbank import SEATS, revetment
from site_model import shore

REACH = 4.4  # of a lamp on the walk, metres
ROOM = 34.0  # nobody stands nearer to a camera, metres


def lamp_post(glow: float | None) -> Mesh:
    """4.4 m high with a flat head that reaches over the path; `glow` is how strongly it shines, if it does."""
    mesh = MB()
    mesh.boxl((0, 0, 0), (1, 0), (0, 1), -0.045, 0.045, -0.045, 0.045, 0, 4.4, 0)
    mesh.boxl((0, 0, 4.36), (1, 0), (0, 1), -0.06, 0.06, -0.95, 0.06, 0, 0.06, 0)
    mesh.boxl((0, 0, 4.33), (1, 0), (0, 1), -0.05, 0.05, -0.9, -0.3, 0, 0.03, 1)
    return mesh.obj("promenade lamp", [hz("#2f2f2f", 0.4, 0.5), led("#ffd9a0", glow) if glow else hz("#dcdad3", 0.4)])


def lit_ground() -> Mesh:
    """A disc of radius 1 of what a lamp throws on a level walk."""
    mesh = bpy.data.meshes.new("lit ground")
    mesh.from_pydata([(math.cos(k * math.pi / 24), math.sin(k * math.pi / 24), 0) for k in range(48)], [], [tuple(range(48))])
    mesh.materials.append(pool(0.22))
    mesh.update()
    return mesh


def bench() -> Mesh:
    """Three boards on two blocks of stone."""
    mesh = MB()
    for k in range(3):
        mesh.boxl((0, 0, 0.42), (1, 0), (0, 1), -0.95, 0.95, k * 0.15 - 0.22, k * 0.15 - 0.09, 0, 0.04, 0)
    for x in (-0.7, 0.7):
        mesh.boxl((x, 0, 0), (1, 0), (0, 1), -0.12, 0.12, -0.2, 0.2, 0, 0.42, 1)
    return mesh.obj("bench", [hz("#7b5a3d", 0.6), hz("#b9b4aa", 0.8)])


def limb(points: Sequence[Vec], radii: Sequence[float]) -> np.ndarray:
    return np.concatenate([tube(points[i : i + 2], radii[i], radii[i + 1]) for i in range(len(points) - 1)])


def walker(seed: int) -> Mesh:
    """Somebody in mid-stride towards +x, 1.6 to 1.8 m tall, in a coat and trousers of their own."""
    r = random.Random(seed)
    k, step = r.uniform(0.92, 1.04), r.uniform(0.2, 0.32)
    parts: list[tuple[np.ndarray, int]] = []
    for s in (-1, 1):
        parts.append((limb([(0, s * 0.09, 0.88), (s * step * 0.55 + 0.05, s * 0.09, 0.48), (s * step - 0.03, s * 0.09, 0.07)], [0.095, 0.065, 0.045]), 1))
        parts.append((limb([(s * step - 0.08, s * 0.09, 0.05), (s * step + 0.17, s * 0.09, 0.035)], [0.05, 0.035]), 3))
        parts.append((limb([(0, s * 0.2, 1.38), (-s * 0.1, s * 0.24, 1.1), (-s * 0.06 + 0.1, s * 0.22, 0.88)], [0.055, 0.045, 0.035]), 0))
    long = 0.72 if r.random() < 0.5 else 0.86
    parts.append((limb([(0, 0, long), (0, 0, 1.02), (0, 0, 1.3), (0.01, 0, 1.44), (0.01, 0, 1.5)], [0.2, 0.155, 0.185, 0.13, 0.05]), 0))
    parts.append((limb([(0.02, 0, 1.46), (0.02, 0, 1.56), (0.03, 0, 1.66), (0.03, 0, 1.75)], [0.05, 0.085, 0.1, 0.05]), 2))
    parts.append((limb([(-0.01, 0, 1.6), (0.0, 0, 1.7), (0.01, 0, 1.78)], [0.1, 0.112, 0.03]), 3))
    points = np.concatenate([p for p, _ in parts]) * (k, k, k)
    mesh = bpy.data.meshes.new("walker")
    mesh.from_pydata(points.tolist(), [], np.arange(len(points)).reshape(-1, 4).tolist())
    coat = r.choice(("#c9c2b4", "#3c4656", "#8a5a44", "#5d6652", "#d9d6cf", "#5a5652"))
    for look in (coat, r.choice(("#2b2d33", "#4a4f5c", "#6a6258")), "#c99f83", "#1d1a18"):
        mesh.materials.append(hz(look, 0.85))
    mesh.polygons.foreach_set("material_index", np.repeat([look for _, look in parts], [len(p) // 4 for p, _ in parts]))
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.update()
    return mesh


def furnish(south: float, north: float, dark: bool, camera: Vec | None = None, people: bool = True) -> Instances:
    """Stones and lamps along both banks, benches on the walk, and people on it if asked for, none of them near a camera."""
    planted, r = Instances(), random.Random(23)
    lamp, ground = lamp_post(26.0 if dark else None), lit_ground()
    seat, crowd = bench(), [walker(i) for i in range(7)]
    for x in range(-400, 401, 18):
        along = math.atan2(shore(x + 1) - shore(x), 1)
        planted.put(lamp, (x, shore(x) + north + 12.5, 0.55), along)
        planted.put(lamp, (x, shore(x) + south - 14.5, 0.75), along + math.pi)
        if dark:
            planted.put(ground, (x, shore(x) + north + 11.6, 0.65), size=REACH)
            planted.put(ground, (x, shore(x) + south - 13.6, 0.85), size=REACH)
        if x % 36 == 8 and not SEATS[0] < x < SEATS[1]:
            planted.put(seat, (x + 6, shore(x + 6) + north + 12.7, 0.6), along)
    revetment(planted, north, 1, camera)
    revetment(planted, south, -1, camera)
    x = -300.0
    while people and x < 300:
        y, turn = shore(x) + north + r.uniform(7.6, 9.2), r.choice((0, math.pi)) + math.atan2(shore(x + 1) - shore(x), 1)
        for k in range(r.choice((1, 1, 2))):
            who, spot = r.choice(crowd), (x + 0.1 * k, y + 0.62 * k, 0.6)
            if camera is None or math.hypot(spot[0] - camera[0], spot[1] - camera[1]) > ROOM:
                planted.put(who, spot, turn)
        x += r.uniform(11, 38)
    return planted
