"""Light, of which few rays drew a smaller picture, laid upon things that were looked at in all pixels.

Joint bilateral upsampling after Kopf et al. (2007), of the light alone: what things are made of is divided out before and comes back
with all its grain."""
from collections.abc import Iterator

import numpy as np

from edges import scaled

NEAR = 2  # pixels of the small picture from which a point is lit, at most
SOFT = 0.75  # how far that light weighs, in the same pixels
APART = (0.04, 0.08)  # by how much two points of one face differ in what they are made of, as sRGB, and in where they face
STRANGE = 1e-4  # what the light of another face weighs: a point that has none of its own takes that
BLACK = 0.03  # added to what things are made of: what throws nothing back may shine
STRIP = 64  # rows at once


def shrunk(x: np.ndarray, size: tuple[int, int]) -> np.ndarray:
    """A picture (height, width, channels) at a smaller `size` (height, width): each point is the mean of what it covers."""
    from PIL import Image

    planes = (Image.fromarray(np.ascontiguousarray(x[..., c], np.float32)) for c in range(x.shape[2]))
    return np.stack([np.asarray(p.resize(size[::-1], Image.BOX)) for p in planes], axis=2)


def enlarged(light: np.ndarray, guides: np.ndarray, wrap: bool = False, made_of: bool = True) -> np.ndarray:
    """Linear light (height, width, channels) at the size of its `guides` (height, width, 6), albedo and normal; `wrap`: its ends meet.
    What no material alters, such as the share that nearby things shade, is not `made_of` any."""
    small = shrunk(guides, light.shape[:2])
    like, alike = scaled(small, *APART), scaled(guides, *APART)
    bare = light / (small[..., :3] + BLACK) if made_of else light
    out = np.empty((*guides.shape[:2], light.shape[2]), np.float32)
    for y in range(0, len(guides), STRIP):
        rows = slice(y, y + STRIP)
        total, weight = np.float32(0), np.float32(0)
        for there, far in around(light.shape[:2], guides.shape[:2], rows, wrap):
            apart = like[there] - alike[rows]
            share = far * (np.exp(-0.5 * np.einsum("ijk,ijk->ij", apart, apart)) + STRANGE)
            total = total + share[..., None] * bare[there]
            weight = weight + share
        out[rows] = total / weight[..., None]
        if made_of:
            out[rows] *= guides[rows, :, :3] + BLACK
    return out


def around(
    small: tuple[int, int], large: tuple[int, int], rows: slice, wrap: bool
) -> Iterator[tuple[tuple[np.ndarray, np.ndarray], np.ndarray]]:
    """For these rows of the large picture the points of the small one that lie around: their rows and columns, and how much each weighs for its distance."""

    def placed(count: int, of: int, whole: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        at = (whole + 0.5) * count / of - 0.5
        nearest = np.rint(at).astype(int)
        return nearest, (nearest - at).astype(np.float32)

    v, down = placed(small[0], large[0], np.arange(large[0])[rows])
    u, across = placed(small[1], large[1], np.arange(large[1]))
    for dy in range(-NEAR, NEAR + 1):
        for dx in range(-NEAR, NEAR + 1):
            far = (down + dy)[:, None] ** 2 + (across + dx)[None, :] ** 2
            across_ends = (u + dx) % small[1] if wrap else np.clip(u + dx, 0, small[1] - 1)
            there = np.clip(v + dy, 0, small[0] - 1)[:, None], across_ends[None, :]
            yield there, np.exp(-0.5 * far / SOFT**2)
