"""Smaller plants of beds: clipped hedges, flower heads, and grasses that arch."""
import math

import bpy
import numpy as np

from kinds import Look, Mesh
from planting import directions, shade


def cards(name: str, at: np.ndarray, normal: np.ndarray, long: np.ndarray, slim: float, look: Look, spread: np.random.Generator, deep: np.ndarray) -> Mesh:
    """Leaves or petals at these points, each facing its normal."""
    normal = normal / np.linalg.norm(normal, axis=1, keepdims=True)
    along = np.cross(normal, directions(spread, len(at)))
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    side = np.cross(along, normal) * long * slim
    bent = at + normal * long * 0.15
    corners = np.stack([at - along * long, bent - side, at + along * long, bent + side], 1).reshape(-1, 3)
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(corners.tolist(), [], np.arange(len(corners)).reshape(-1, 4).tolist())
    mesh.materials.append(look)
    shade(mesh, "FACE", deep=deep, tint=spread.random(len(at)))
    mesh.update()
    return mesh


def hedge(seed: int, long: float, wide: float, high: float, look: Look, n: int = 9000) -> Mesh:
    """A length of clipped hedge: small leaves close to the faces of a block, fewer and darker inside it and towards its foot."""
    r = np.random.default_rng(seed)
    half = np.array((long, wide, high)) / 2
    at = r.uniform(-1, 1, (n, 3)) * half
    # each leaf goes to the face it is drawn for, some way in
    face, weight = r.choice(3, n, p=(0.06, 0.52, 0.42)), np.abs(r.normal(0, 0.035, n))
    sign = np.where(face == 2, 1, r.choice((-1, 1), n))
    at[np.arange(n), face] = sign * (half[face] - weight)
    normal = np.zeros((n, 3))
    normal[np.arange(n), face] = sign
    at[:, 2] += half[2]
    deep = np.clip(weight / 0.1 + 0.55 * (1 - at[:, 2] / high) * (face != 2), 0, 1)
    return cards("hedge", at, normal + directions(r, n) * 0.9, r.uniform(0.016, 0.03, (n, 1)), 0.55, look, r, deep)


def heads(seed: int, high: float, wide: float, look: Look, count: int = 15, petals: int = 70) -> Mesh:
    """The flower heads of one hydrangea, on the outside of a mound of these measures."""
    r = np.random.default_rng(seed)
    a, up = r.uniform(0, 2 * math.pi, count), r.uniform(0.25, 1.0, count)
    out = wide * np.sqrt(1 - (up * 0.93) ** 2)
    middles = np.stack([out * np.cos(a), out * np.sin(a), high * (0.2 + 0.85 * up)], 1)
    size = np.repeat(r.uniform(0.05, 0.085, (count, 1)), petals, 0)
    outward = directions(r, count * petals)
    outward[:, 2] = np.abs(outward[:, 2]) * 1.1 - 0.25
    at = np.repeat(middles, petals, 0) + outward * size * (1, 1, 0.75)
    deep = np.clip(0.35 - outward[:, 2], 0, 0.8)
    return cards("heads", at, outward + directions(r, len(at)) * 0.5, np.full((len(at), 1), 0.018), 0.85, look, r, deep)


def arching(seed: int, high: float, look: Look, n: int = 150) -> Mesh:
    """A clump of ornamental grass: long blades that rise, arch and hang, each of three pieces."""
    r = np.random.default_rng(seed)
    a = r.uniform(0, 2 * math.pi, n)
    way = np.stack([np.cos(a), np.sin(a), np.zeros(n)], 1)
    wide = np.stack([-np.sin(a), np.cos(a), np.zeros(n)], 1) * 0.006
    long, bend = high * r.uniform(0.6, 1.15, (n, 1)), r.uniform(0.25, 1.0, (n, 1))
    foot = way * r.uniform(0, 0.09, (n, 1))
    rings = []
    for t in (0.0, 0.4, 0.75, 1.0):
        middle = foot + way * long * bend * 0.85 * t**2 + long * (t - 0.42 * bend * t**2.6) * (0, 0, 1)
        rings.append((middle - wide * (1.05 - t), middle + wide * (1.05 - t)))
    corners = np.concatenate([np.stack([p, q, w, v], 1) for (p, q), (v, w) in zip(rings, rings[1:])]).reshape(-1, 3)
    mesh = bpy.data.meshes.new("grass clump")
    mesh.from_pydata(corners.tolist(), [], np.arange(len(corners)).reshape(-1, 4).tolist())
    mesh.materials.append(look)
    shade(mesh, "POINT", deep=np.clip(0.9 - 1.6 * corners[:, 2] / high, 0, 1), tint=np.tile(np.repeat(r.random(n), 4), 3))
    mesh.update()
    return mesh


def plumes(seed: int, high: float, look: Look, stalks: int = 22, pieces: int = 22) -> Mesh:
    """The flowering stalks of a clump of silver grass as high as this, without its blades: each carries a loose plume that bends with the wind."""
    r = np.random.default_rng(seed)
    a, tall = r.uniform(0, 2 * math.pi, stalks), high * r.uniform(0.85, 1.2, stalks)
    out = tall * r.uniform(0.05, 0.34, stalks)
    foot = np.stack([np.cos(a) * 0.06, np.sin(a) * 0.06, np.zeros(stalks)], 1)
    tip = np.stack([np.cos(a) * out, np.sin(a) * out, tall], 1)
    wide = np.stack([-np.sin(a), np.cos(a), np.zeros(stalks)], 1) * 0.004
    stems = np.stack([foot - wide, foot + wide, tip + wide * 0.5, tip - wide * 0.5], 1).reshape(-1, 3)
    up = np.repeat(r.uniform(0.55, 1.0, stalks), pieces)[:, None] * 0.28 * np.tile(np.linspace(0, 1, pieces), stalks)[:, None]
    way = np.repeat((tip - foot) / tall[:, None], pieces, 0) + up * (1.6, 0.3, -1.1)
    at = np.repeat(tip, pieces, 0) + way * up
    along = way + directions(r, len(at)) * 0.4
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    side = np.cross(along, directions(r, len(at))) * 0.011
    reach = along * r.uniform(0.03, 0.06, (len(at), 1)) * (1.2 - 2.4 * up)
    hair = np.stack([at - side, at + side, at + reach + side * 0.5, at + reach - side * 0.5], 1).reshape(-1, 3)
    corners = np.concatenate([stems, hair])
    mesh = bpy.data.meshes.new("plumes")
    mesh.from_pydata(corners.tolist(), [], np.arange(len(corners)).reshape(-1, 4).tolist())
    mesh.materials.append(look)
    shade(mesh, "FACE", deep=np.concatenate([np.full(stalks, 0.6), np.zeros(len(at))]), tint=r.random(stalks + len(at)))
    mesh.update()
    return mesh
