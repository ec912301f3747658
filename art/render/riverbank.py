"""What covers the banks of the river: stones at the water, sedge, blades of grass and fallen leaves where the camera is near."""
import math
import random
from collections.abc import Sequence

import bmesh
import bpy
import numpy as np
from shapely.geometry import Point
from shapely.prepared import prep

from garden_plan import built
from instances import Instances
from kinds import Look, Mesh, Region, Vec
from outdoor import ground, treeleaf
from planting import shade
from site_model import shore

TUFTS = 26000
REACH = 75.0  # from the camera to the last tuft, metres
LAWN = 4.13  # where the site's grass begins, metres
SEATS = (-72.0, 94.0)  # where stone seats lie instead of the bank's grass
REACHED = 430.0  # how far up and down the river its edge is laid with stones, metres
OPEN = 100.0  # no stone lies nearer to a camera, metres
GREEN = (("#4f6a30", "#7d9448"), ("#5d7236", "#8f9a50"))
TURNED = (("#5f6a32", "#94964e"), ("#736f3c", "#aca05c"))  # the same blades when leaves fall


def tuft(seed: int, high: float, look: Look) -> Mesh:
    """Forty blades that bend outwards."""
    r = np.random.default_rng(seed)
    n = 40
    a, out = r.uniform(0, 2 * math.pi, n), r.uniform(0.0, 0.17, n)
    foot = np.stack([np.cos(a) * out, np.sin(a) * out, np.zeros(n)], 1)
    lean = np.stack([np.cos(a), np.sin(a), np.zeros(n)], 1) * r.uniform(0.1, 0.7, (n, 1)) * high
    tall = high * r.uniform(0.5, 1.1, (n, 1)) * (0, 0, 1)
    wide = np.stack([-np.sin(a), np.cos(a), np.zeros(n)], 1) * 0.008
    corners = np.stack([foot - wide, foot + wide, foot + lean + tall, foot + lean + tall - wide * 0.3], 1).reshape(-1, 3)
    mesh = bpy.data.meshes.new("tuft")
    mesh.from_pydata(corners.tolist(), [], np.arange(len(corners)).reshape(-1, 4).tolist())
    mesh.materials.append(look)
    shade(mesh, "POINT", deep=np.tile((0.75, 0.75, 0, 0), n), tint=np.repeat(r.random(n), 4))
    mesh.update()
    return mesh


def litter(look: Look) -> Mesh:
    """Thirty fallen leaves on a square metre."""
    r = np.random.default_rng(5)
    n = 30
    at = np.concatenate([r.uniform(-0.5, 0.5, (n, 2)), np.full((n, 1), 0.015)], 1)
    a, long = r.uniform(0, 2 * math.pi, (n, 1)), r.uniform(0.03, 0.06, (n, 1))
    u = np.concatenate([np.cos(a), np.sin(a), r.uniform(-0.3, 0.3, (n, 1))], 1) * long
    w = np.concatenate([-np.sin(a), np.cos(a), r.uniform(-0.3, 0.3, (n, 1))], 1) * long * 0.55
    corners = np.stack([at - u, at - w, at + u, at + w], 1).reshape(-1, 3)
    mesh = bpy.data.meshes.new("litter")
    mesh.from_pydata(corners.tolist(), [], np.arange(len(corners)).reshape(-1, 4).tolist())
    mesh.materials.append(look)
    mesh.update()
    return mesh


def fallen(planted: Instances, north: float, camera: Vec, heading: float, colours: Sequence[tuple[str, str]]) -> None:
    """Leaves on the grass below the trees and along both edges of the walk."""
    r, meshes = random.Random(37), [litter(treeleaf(*c)) for c in colours]
    for _ in range(1500):
        far, a = 60 * r.random() ** 1.4 + 1.5, heading + r.uniform(-0.9, 0.9)
        x, y = camera[0] + far * math.sin(a), camera[1] + far * math.cos(a)
        across = y - shore(x) - north
        z = bank_height(across)
        if z is not None and across > 12:
            planted.put(r.choice(meshes), (x, y, z + 0.05), r.uniform(0, 6.3), r.uniform(0.8, 1.6))
        elif 7.2 < across < 12 and r.random() < 0.12 + 0.6 * abs(across - 9.4) ** 2 / 6:
            planted.put(r.choice(meshes), (x, y, 0.635), r.uniform(0, 6.3), r.uniform(0.5, 1.0))


def bank_height(across: float) -> float | None:
    """Of grass at a distance from the water's north edge, metres; where there is paving or a road: None."""
    if 0.8 < across < 6.9:
        return -1.8 + 2.4 * across / 7
    if 12.1 < across < 29.9:
        return 0.6 + 2.6 * (across - 12) / 18
    return None


def grass(
    north: float,
    camera: Vec,
    heading: float,
    lawns: Region | None = None,
    fallen_leaves: Sequence[tuple[str, str]] = (),
) -> Instances:
    """Tufts on bank and lawns before a camera, thick near it and thinner with distance, and leaves of these colours that fell on the bank."""
    planted, r = Instances(), random.Random(31)
    blades = TURNED if fallen_leaves else GREEN
    meshes = [tuft(i, h, treeleaf(*blades[i % 2])) for i, h in enumerate((0.1, 0.13, 0.17, 0.12))]
    mown = lawns and prep(lawns.difference(built()))
    for _ in range(TUFTS):
        far, a = REACH * r.random() ** 1.6 + 1.2, heading + r.uniform(-0.9, 0.9)
        x, y = camera[0] + far * math.sin(a), camera[1] + far * math.cos(a)
        z = bank_height(y - shore(x) - north)
        if z is not None and not (SEATS[0] < x < SEATS[1] and z > 0.6):
            planted.put(r.choice(meshes), (x, y, z - 0.01), r.uniform(0, 6.3), r.uniform(0.7, 1.5) * (1 + far / REACH))
        elif z is None and mown and mown.contains(Point(x, y)):
            planted.put(r.choice(meshes), (x, y, LAWN), r.uniform(0, 6.3), r.uniform(0.45, 0.75) * (1 + far / REACH))
    if fallen_leaves:
        fallen(planted, north, camera, heading, fallen_leaves)
    return planted


def boulder(seed: int) -> Mesh:
    """A block of quarry stone, about a metre across, lying on its broad side."""
    r = np.random.default_rng(seed)
    mesh = bpy.data.meshes.new("boulder")
    made = bmesh.new()
    bmesh.ops.create_icosphere(made, subdivisions=2, radius=0.5)
    faces = r.normal(size=(7, 3))
    faces /= np.linalg.norm(faces, axis=1, keepdims=True)
    for vertex in made.verts:  # seven planes break the ball
        beyond = np.maximum(faces @ np.array(vertex.co) - 0.36, 0)
        vertex.co = np.array(vertex.co) - (faces * beyond[:, None]).sum(0)
        vertex.co.z *= 0.6
    made.to_mesh(mesh)
    made.free()
    mesh.materials.append(ground("#6f6c66", "#99958c", 0.9))
    return mesh


def revetment(planted: Instances, edge: float, side: int, camera: Vec | None = None) -> None:
    """Stones that hold a bank at the water's `edge` (`side`: 1 where land lies north of it, -1 south), and the sedge that grows between and above them; none before a `camera`."""
    r, stones = random.Random(41 + side), [boulder(i) for i in range(5)]
    sedge = [tuft(i + 9, h, treeleaf(*c)) for i, (h, c) in enumerate(((0.5, ("#56683a", "#8a9152")), (0.7, ("#66703c", "#9a9a5a")), (0.4, ("#4c6434", "#7d8c4a"))))]
    rise = 2.4 / 7 if side > 0 else 2.6 / 9

    def put(what: Mesh, x: float, across: float, above: float, size: float) -> None:
        y = shore(x) + edge + side * across
        if camera is None or math.hypot(x - camera[0], y - camera[1]) > OPEN:
            planted.put(what, (x, y, -1.8 + rise * across + above), r.uniform(0, 6.3), size)

    for _ in range(5200):
        put(r.choice(stones), r.uniform(-REACHED, REACHED), 0.3 + 2.6 * r.random() ** 1.3, 0.06, r.uniform(0.45, 1.25))
    for _ in range(9000):
        put(r.choice(sedge), r.uniform(-REACHED, REACHED), r.uniform(1.9, 6.9), -0.02, r.uniform(0.7, 1.5))
