"""Trees and shrubs: a trunk, branches that reach into clouds of leaves, and scattering them as instances."""
import math
import random
from collections.abc import Callable, Sequence

import bpy
import numpy as np
from mathutils import Vector

from instances import Instances
from kinds import Mesh, Vec
from outdoor import bark, hz, treeleaf

TWIG = 6  # leaves on a twig
SIDES = 7  # of a trunk or branch
TURNS = 55.618  # of the clouds of a cone around its stem: no two stand above one another


def tree_mesh(
    seed: float,
    h: float = 9.0,
    r: float = 3.2,
    n: int = 2600,
    cols: tuple[str, str] = ("#3c5230", "#647a45"),
    leaf: float = 0.34,
    low: float = 0.36,
    nb: int = 11,
    cone: bool = False,
) -> Mesh:
    """One tree of height `h` and radius `r`, m: `nb` clouds of together `n` leaves as long as twice `leaf`, from the share `low` of its height upwards."""
    rnd, spread = random.Random(seed), np.random.default_rng(seed)
    clouds = [cloud(rnd, h, r, low, cone, k / nb) for k in range(nb)]
    limbs = [([(0, 0, 0), (rnd.uniform(-0.1, 0.1), rnd.uniform(-0.1, 0.1), h * 0.68)], 0.02 * h, 0.008 * h)]
    for x, y, z, size in clouds:
        foot = max(0.12 * h, min(0.62 * h, z - 0.8 * math.hypot(x, y) - 0.3 * size))
        limbs.append(([(0, 0, foot), (x * 0.45, y * 0.45, foot + (z - foot) * 0.35), (x, y, z)], 0.007 * h, 0.002 * h))
    wood = [tube(*limb) for limb in limbs]
    leaves = foliage(spread, np.array(clouds), n, leaf)
    points = np.concatenate([*wood, leaves])
    mesh = bpy.data.meshes.new("tree")
    mesh.from_pydata(points.tolist(), [], np.arange(len(points)).reshape(-1, 4).tolist())
    mesh.materials.append(hz("#4a3b2e", 0.9))
    mesh.materials.append(treeleaf(*cols))
    bark = sum(len(w) for w in wood) // 4
    mesh.polygons.foreach_set("material_index", np.repeat([0, 1], [bark, len(leaves) // 4]))
    mesh.update()
    return mesh


def uplit(tree: Mesh, cols: tuple[str, str]) -> Mesh:
    """The same tree with a lamp at its foot."""
    points = np.empty(3 * len(tree.vertices), np.float32)
    tree.vertices.foreach_get("co", points)
    lit = tree.copy()
    up = round(float(points[2::3].max()), 1)
    lit.materials[0], lit.materials[1] = bark(up), treeleaf(*cols, up=up)
    return lit


def cloud(rnd: random.Random, h: float, r: float, low: float, cone: bool, share: float) -> tuple[float, float, float, float]:
    """Where a bunch of leaves hangs: middle and radius. Those of a cone wind upwards on its mantle, so that its stem is never bare."""
    a, f = rnd.uniform(0, 2 * math.pi), rnd.uniform(low, 0.95)
    if cone:
        # as many for each square metre of the mantle, which narrows upwards
        f = low + (1 - low) * (1 - math.sqrt(1 - share))
        width = (1 - f) / (1 - low)
        a, out = share * TURNS * 2 * math.pi + rnd.uniform(-0.3, 0.3), r * width * rnd.uniform(0.55, 0.85)
        size = r * (0.12 + 0.2 * width) * rnd.uniform(0.85, 1.2)
        return out * math.cos(a), out * math.sin(a), h * f * 0.97, size
    width = 1.05 - abs(f - 0.5) * 1.15
    out = r * width * rnd.random() ** 0.45
    size = r * rnd.uniform(0.22, 0.46)
    return out * math.cos(a), out * math.sin(a), h * f, size


def tube(line: Sequence[Vec], thick: float, thin: float) -> np.ndarray:
    """A tapering limb along a line, as corners of quadrilaterals."""
    rings = []
    for i, p in enumerate(line):
        radius = thick + (thin - thick) * i / (len(line) - 1)
        along = Vector(line[min(i + 1, len(line) - 1)]) - Vector(line[max(i - 1, 0)])
        turn = along.to_track_quat("Z", "Y")
        angles = [2 * math.pi * k / SIDES for k in range(SIDES)]
        rings.append([Vector(p) + turn @ Vector((radius * math.cos(a), radius * math.sin(a), 0)) for a in angles])
    return np.array(
        [
            q
            for lower, upper in zip(rings, rings[1:])
            for k in range(SIDES)
            for q in (lower[k], lower[(k + 1) % SIDES], upper[(k + 1) % SIDES], upper[k])
        ]
    )


def directions(spread: np.random.Generator, count: int) -> np.ndarray:
    d = spread.normal(size=(count, 3))
    return d / np.linalg.norm(d, axis=1, keepdims=True)


def foliage(spread: np.random.Generator, clouds: np.ndarray, n: int, leaf: float) -> np.ndarray:
    """Leaves in twigs near the surface of the clouds, tilted to the light, as corners of quadrilaterals."""
    twigs = max(1, n // TWIG)
    # larger clouds carry more
    share = clouds[:, 3] ** 2 / (clouds[:, 3] ** 2).sum()
    of = clouds[spread.choice(len(clouds), twigs, p=share)]
    outward = directions(spread, twigs)
    reach = of[:, 3:] * spread.uniform(0.5, 1.0, (twigs, 1)) ** 0.5
    tips = of[:, :3] + outward * reach * (1, 1, 0.78)
    tips, outward = np.repeat(tips, TWIG, 0), np.repeat(outward, TWIG, 0)
    count = len(tips)
    at = tips + directions(spread, count) * spread.uniform(0.3, 1.6, (count, 1)) * leaf * 1.5
    normal = outward * 0.8 + directions(spread, count) * 0.8 + (0, 0, 0.45)
    along = np.cross(normal, directions(spread, count))
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    across = np.cross(along, normal)
    across /= np.linalg.norm(across, axis=1, keepdims=True)
    long = leaf * spread.uniform(0.65, 1.25, (count, 1))
    corners = np.stack([at - along * long, at - across * long * 0.5, at + along * long, at + across * long * 0.5], 1)
    return corners.reshape(-1, 3)


def scatter(
    meshes: Sequence[Mesh],
    spots: Sequence[Vec],
    rnd: random.Random,
    s: Vec = (0.75, 1.25),
    keep: Callable[[Vec], bool] = lambda spot: True,
    look: Callable[[Mesh, Vec], Mesh] = lambda mesh, spot: mesh,
) -> None:
    """Sets instances of the meshes at the spots that are to `keep`, turned and scaled at random, with the `look` each has there; what is left out changes none of the others."""
    planted = Instances()
    for spot in spots:
        mesh, turn, size = rnd.choice(meshes), rnd.uniform(0, 2 * math.pi), rnd.uniform(*s)
        if keep(spot):
            planted.put(look(mesh, spot), spot, turn, size)
    planted.build()
