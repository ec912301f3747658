"""A picture and its depth, made ready to be seen from beside: where it tears, and what lies behind what stands in front."""
from dataclasses import dataclass, field

import numpy as np
from scipy import ndimage
from warp import FAR

BLOCK = 4
RIM = 3  # pixels beyond an edge that hold something of both sides
APART = 1.5  # times as far: land, not a part of what stands before it


@dataclass
class Relief:
    """What is seen from the picture's own place stands on `front`; what comes to light beside it on `back` and, behind everything, on `ground`."""

    picture: np.ndarray  # (height, width, 3), linear light
    front: np.ndarray  # corners (h, w, 3), metres before the camera
    front_whole: np.ndarray  # (h - 1, w - 1): quads that are drawn
    front_flat: np.ndarray  # quads BLOCK corners wide that are drawn, where nothing happens within
    cover: np.ndarray  # (h, w): 1 within a thing, 0 beyond its rim
    back: np.ndarray
    back_whole: np.ndarray
    back_picture: np.ndarray  # (h, w, 3): without what a rim left on the background
    ground: np.ndarray
    ground_whole: np.ndarray
    ground_picture: np.ndarray
    water: np.ndarray  # (h, w): how far ripples pull, pixels
    lens: float
    axis: tuple[float, float]
    turn: np.ndarray = field(default_factory=lambda: np.eye(3))  # from a shot's moves to the camera's own right, down and away
    detail: np.ndarray | None = None  # (h, w): how much there is to see around each place
    size: tuple[float, float] = (1, 0.5625)  # of the picture, shares of its width
    around: float = 0  # what stands beyond the picture, linear light


def corners_of(nearness: np.ndarray, lens: float, axis: tuple[float, float]) -> np.ndarray:
    """Points (h, w, 3) of a depth picture that is given as 1 / z."""
    h, w = nearness.shape
    z = 1 / np.maximum(nearness, 1 / FAR)
    x = ((np.arange(w) + 0.5) / w - axis[0]) / lens
    y = ((np.arange(h) + 0.5) / w - axis[1]) / lens
    return np.stack([z * x[None, :], z * y[:, None], z], -1).astype(np.float32)


def jumps(nearness: np.ndarray, least: float, along: int) -> np.ndarray:
    """Where nearness leaps from one pixel to the next by more than a slope would: +1 where the next one is nearer, -1 where it is farther."""
    step = np.diff(nearness, axis=along)
    size = np.abs(step)
    before, after = np.roll(size, 1, along), np.roll(size, -1, along)
    leap = size - 2 * np.minimum(before, after) > least
    return np.where(leap, np.sign(step), 0).astype(np.int8)


def sides(nearness: np.ndarray, least: float) -> tuple[np.ndarray, np.ndarray]:
    """The pixels before and behind each edge, as two masks."""
    front, back = np.zeros(nearness.shape, bool), np.zeros(nearness.shape, bool)
    for along in (0, 1):
        leap = jumps(nearness, least, along)
        here = [slice(None)] * 2
        there = [slice(None)] * 2
        here[along], there[along] = slice(None, -1), slice(1, None)
        front[tuple(there)] |= leap > 0
        back[tuple(here)] |= leap > 0
        front[tuple(here)] |= leap < 0
        back[tuple(there)] |= leap < 0
    return front, back


def carry_on(values: np.ndarray, known: np.ndarray) -> np.ndarray:
    """Fills what is not known of values (h, w, c) softly from around: means of ever coarser grids, read back to the finest."""
    h, w = known.shape
    weight = known.astype(np.float32)[..., None]
    if known.all() or h < 2 or w < 2:
        return values
    even = ((0, h % 2), (0, w % 2), (0, 0))
    sums = np.pad(values * weight, even).reshape((h + 1) // 2, 2, (w + 1) // 2, 2, -1).sum((1, 3))
    weights = np.pad(weight, even).reshape((h + 1) // 2, 2, (w + 1) // 2, 2, 1).sum((1, 3))
    coarse = carry_on(sums / np.maximum(weights, 1e-6), weights[..., 0] > 0)
    rows = np.clip((np.arange(h) - 0.5) / 2, 0, coarse.shape[0] - 1)
    columns = np.clip((np.arange(w) - 0.5) / 2, 0, coarse.shape[1] - 1)
    grid = np.meshgrid(rows, columns, indexing="ij")
    fine = np.stack([ndimage.map_coordinates(coarse[..., c], grid, order=1) for c in range(values.shape[2])], -1)
    return np.where(known[..., None], values, fine).astype(np.float32)


def mirrored(
    values: np.ndarray, seed: np.ndarray, known: np.ndarray, otherwise: np.ndarray, ridge: np.ndarray, sky: np.ndarray
) -> np.ndarray:
    """Carries a background (h, w, c) on beyond its edge as a mirror would, and `otherwise` where the mirror shows nothing known. Where it shows
    the `sky` (h, w) or nothing behind a narrow `ridge` (h, w), the ridge goes on as it is at its edge."""
    h, w = known.shape
    rows, columns = np.indices((h, w))
    there = 2 * seed[0] - rows, 2 * seed[1] - columns
    within = (there[0] >= 0) & (there[0] < h) & (there[1] >= 0) & (there[1] < w)
    y, x = np.clip(there[0], 0, h - 1), np.clip(there[1], 0, w - 1)
    edge, shows = tuple(seed), within & known[y, x]
    narrow = ridge[edge] & (~shows | sky[y, x])
    carried = np.where(narrow[..., None], values[edge], np.where(shows[..., None], values[y, x], otherwise))
    return np.where(known[..., None], values, carried).astype(np.float32)


def relief(picture: np.ndarray, z: np.ndarray, lens: float, axis: tuple[float, float], reach: float, pixel: float) -> Relief:
    """
    picture: (height, width, 3), linear light; z: (h, w), metres, 0 is the sky
    reach: how far the camera goes from where the picture was taken, metres; pixel: of the film, as a share of the picture's width
    """
    h, w = z.shape
    nearness = np.where(z > 0, 1 / np.maximum(z, 0.05), 0).astype(np.float32)
    least = 0.8 * pixel / (lens * max(reach, 1e-3))
    before_edge, behind_edge = sides(nearness, least)
    small = shrink(picture, (h, w))
    # rims belong to what is in front
    rim, stand = ndimage.distance_transform_edt(~before_edge, return_indices=True)
    stands = nearness[tuple(stand)]
    beyond = (rim > 0) & (rim <= RIM) & (nearness < stands - least)
    cover = np.where(beyond, np.clip(1.15 - 0.38 * rim, 0, 1), 1).astype(np.float32)
    held = np.where(beyond, stands, nearness)
    # behind: whatever is nearer than the far side of the edge beside it is taken away
    widest = min(int(lens * reach * np.percentile(nearness, 99.5) * w) + 8, w // 10)
    distance, edge = ndimage.distance_transform_edt(~behind_edge, return_indices=True)
    before = (distance < 2 * widest) & (nearness > nearness[tuple(edge)] + least)
    # a ridge before the sky is itself what lies behind the hill before it
    behind = (distance <= RIM) & (nearness > 0) & ~before & ~beyond
    ridge = behind & (ndimage.maximum_filter(nearness, 2 * RIM + 3) > APART * nearness)
    known = ~(ndimage.binary_dilation(before, iterations=2) | beyond) | ridge
    shore = known & ndimage.binary_dilation(behind_edge, iterations=RIM + 3)
    seed = ndimage.distance_transform_edt(~shore, return_distances=False, return_indices=True)
    unmixed = np.where(beyond[..., None], small[tuple(seed)], small)
    filled = carry_on(np.concatenate([unmixed, nearness[..., None]], -1), known)
    # what an edge can bring to light: as far as its two sides go apart
    leap = ndimage.maximum_filter(np.where(behind_edge, stands - nearness, 0), 5)[tuple(edge)]
    opened = distance < np.minimum(1.2 * lens * reach * w * leap, widest) + 8
    band = opened[:-1, :-1]
    hidden = ndimage.binary_dilation(~known, iterations=3)[:-1, :-1]
    whole, flat = in_blocks(held, ~through(rimmed(nearness, held, beyond, least)), least / 4)
    return Relief(
        picture,
        corners_of(held, lens, axis),
        whole,
        flat,
        cover,
        corners_of(nearness, lens, axis),
        ~through([jumps(nearness, least, n) != 0 for n in (0, 1)]) & band,
        unmixed,
        corners_of(filled[..., 3], lens, axis),
        band & hidden,
        mirrored(unmixed, seed, known, filled[..., :3], ridge, nearness == 0),
        np.zeros((h, w), np.float32),
        lens,
        axis,
        size=(1, h / w),
    )


def rimmed(nearness: np.ndarray, held: np.ndarray, beyond: np.ndarray, least: float) -> list[np.ndarray]:
    """The edges, down and right, of a depth whose rims (`beyond`) are held by what is in front: they lie outside the rims."""
    edges = []
    for along in (0, 1):
        first, second = (np.take(beyond, range(k, beyond.shape[along] - 1 + k), along) for k in (0, 1))
        step = np.diff(held, axis=along)
        out = (first & ~second & (step < -2 * least)) | (second & ~first & (step > 2 * least))
        out |= first & second & (np.abs(step) > 3 * least)
        edges.append(out | (~first & ~second & (jumps(nearness, least, along) != 0)))
    return edges


def in_blocks(nearness: np.ndarray, whole: np.ndarray, least: float) -> tuple[np.ndarray, np.ndarray]:
    """Quads to be drawn one by one, and those that make flat blocks; both overlap by a block, so that no crack shows between them."""
    rows, columns = (n // BLOCK for n in whole.shape)
    every = whole[: rows * BLOCK, : columns * BLOCK].reshape(rows, BLOCK, columns, BLOCK).all((1, 3))
    n = nearness[: rows * BLOCK + 1, : columns * BLOCK + 1]
    a, b, c, d = n[:-1:BLOCK, :-1:BLOCK], n[:-1:BLOCK, BLOCK::BLOCK], n[BLOCK::BLOCK, :-1:BLOCK], n[BLOCK::BLOCK, BLOCK::BLOCK]
    half = BLOCK // 2
    inner = n[half::BLOCK, half::BLOCK], n[half::BLOCK, :-1:BLOCK], n[:-1:BLOCK, half::BLOCK]
    planar = ((a + b + c + d) / 4, (a + c) / 2, (a + b) / 2)
    flat = every & np.all([np.abs(i - p) < least for i, p in zip(inner, planar)], 0)
    deep = np.kron(ndimage.binary_erosion(flat), np.ones((BLOCK, BLOCK), bool))
    single = whole.copy()
    single[: deep.shape[0], : deep.shape[1]] &= ~deep
    return single, flat


def through(edges: list[np.ndarray]) -> np.ndarray:
    """Quads (h - 1, w - 1) that an edge goes through."""
    down, right = edges
    return down[:, :-1] | down[:, 1:] | right[:-1] | right[1:]


def shrink(picture: np.ndarray, size: tuple[int, int]) -> np.ndarray:
    """A picture (height, width, 3) at another size, float32."""
    from PIL import Image

    bands = [Image.fromarray(picture[..., c].astype(np.float32), "F").resize(size[::-1], Image.LANCZOS) for c in range(3)]
    return np.stack([np.asarray(b) for b in bands], -1)
