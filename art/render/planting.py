"""Trees and shrubs: the leaves on their sprays, and scattering them as instances."""
import math
import random
from collections.abc import Callable, Sequence

import bmesh
import bpy
import numpy as np

from boughs import cone as conifer
from boughs import crown, tube
from instances import Instances
from kinds import Mesh, Vec
from outdoor import bark, pool, stembark, treeleaf

TWIG = 6  # leaves on a twig
LIGHTS = 4.6  # of grass that a lamp at a tree's foot lights, metres around it
GRASS = "#8f8a4e"  # of a warm lamp that grass sends back


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
    """One tree of height `h` and radius `r`, m: boughs in a number that grows with `nb`, with together `n` leaves as long as twice `leaf`, from the share `low` of its height upwards."""
    limbs, sprays = (conifer if cone else crown)(random.Random(seed), h, r, low, nb)
    wood = [tube(*limb) for limb in limbs]
    leaves, deep, tint = foliage(np.random.default_rng(seed), np.array(sprays), n, leaf, (h, r), 0.36 if cone else 0.44)
    mesh = bpy.data.meshes.new("tree")
    points = np.concatenate([*wood, leaves])
    mesh.from_pydata(points.tolist(), [], np.arange(len(points)).reshape(-1, 4).tolist())
    mesh.materials.append(stembark())
    mesh.materials.append(treeleaf(*cols))
    bare = sum(len(w) for w in wood) // 4
    mesh.polygons.foreach_set("material_index", np.repeat([0, 1], [bare, len(deep)]))
    mesh.polygons.foreach_set("use_smooth", np.repeat([True, False], [bare, len(deep)]))
    shade(mesh, "FACE", deep=np.concatenate([np.zeros(bare), deep]), tint=np.concatenate([np.zeros(bare), tint]))
    mesh.update()
    return mesh


def shade(mesh: Mesh, domain: str, **values: np.ndarray) -> None:
    """Tells the leaves' material for each face or point how `deep` it lies among others and which `tint` of its colour it has, from 0 to 1."""
    for name, value in values.items():
        mesh.attributes.new(name, "FLOAT", domain).data.foreach_set("value", value.astype(np.float32))


def uplit(tree: Mesh, cols: tuple[str, str]) -> Mesh:
    """The same tree with a lamp at its foot, and what the lamp throws on the grass around it."""
    points = np.empty(3 * len(tree.vertices), np.float32)
    tree.vertices.foreach_get("co", points)
    lit = tree.copy()
    up = round(float(points[2::3].max()), 1)
    lit.materials[0], lit.materials[1] = bark(up), treeleaf(*cols, up=up)
    lit.materials.append(pool(0.3, GRASS, LIGHTS))
    shape = bmesh.new()
    shape.from_mesh(lit)
    ring = [shape.verts.new((LIGHTS * math.cos(k * math.pi / 12), LIGHTS * math.sin(k * math.pi / 12), 0.2)) for k in range(24)]
    shape.faces.new(ring).material_index = 2
    shape.to_mesh(lit)
    shape.free()
    return lit


def directions(spread: np.random.Generator, count: int) -> np.ndarray:
    d = spread.normal(size=(count, 3))
    return d / np.linalg.norm(d, axis=1, keepdims=True)


def foliage(
    spread: np.random.Generator, sprays: np.ndarray, n: int, leaf: float, size: tuple[float, float], slim: float
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Leaves in twigs on the sprays of a plant of this height and radius, thinning out towards their edges: corners of quadrilaterals
    folded along the leaf's middle, `slim` times as wide as long; how deep each lies in the crown; and its tint."""
    twigs = max(1, n // TWIG)
    # larger sprays carry more
    share = sprays[:, 3] ** 2 / (sprays[:, 3] ** 2).sum()
    of = sprays[spread.choice(len(sprays), twigs, p=share)]
    wide, points = of[:, 3:4], of[:, 4:]
    off = np.clip(spread.normal(size=(twigs, 3)), -1.9, 1.9) * (0.5, 0.5, 0.33) + points * spread.normal(size=(twigs, 1)) * 0.36
    off[:, 2] -= 0.16 * (off[:, :2] ** 2).sum(1)  # what reaches out hangs
    tips, count = np.repeat(of[:, :3] + off * wide, TWIG, 0), twigs * TWIG
    outward = np.repeat(off, TWIG, 0)
    at = tips + directions(spread, count) * spread.uniform(0.3, 1.6, (count, 1)) * leaf * 1.5
    normal = outward * 0.8 + directions(spread, count) * 0.75 + (0, 0, 0.5)
    normal /= np.linalg.norm(normal, axis=1, keepdims=True)
    along = np.cross(normal, directions(spread, count) + np.repeat(points, TWIG, 0) * (0.5 if slim < 0.4 else 0))
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    across = np.cross(along, normal)
    long = leaf * spread.uniform(0.6, 1.25, (count, 1))
    folded = at - along * long * 0.18 + normal * long * 0.16
    side = across * long * slim
    corners = np.stack([at - along * long, folded - side, at + along * long - normal * long * 0.12, folded + side], 1)
    under = np.clip(0.5 - outward[:, 2] / 0.6, 0, 1)
    inward = np.clip(1.05 - np.hypot(np.hypot(at[:, 0], at[:, 1]) / size[1], (at[:, 2] / size[0] - 0.55) / 0.5), 0, 1)
    return corners.reshape(-1, 3), np.clip(0.5 * under + 0.8 * inward, 0, 1), spread.random(count)


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
