"""Edges of a cleaned picture, drawn along those of its guides.

A joint bilateral filter after Petschnigg et al., Digital Photography with Flash and No-Flash Image Pairs (2004)."""
import numpy as np

from denoise import to_srgb

REACH = 4  # pixels from which light is gathered
TWICE = 2  # times: what is left over the first time is close enough to be gathered the second
# By how much two points of one face may differ: in what they are made of, as sRGB (the grain of dark wood is fainter than any light on it),
# in where they face, and as the logarithm of their light.
ALBEDO, NORMAL, LIGHT = 0.008, 0.04, 0.3
DARKEST = 1e-3
# From where on two points that are near each other are two faces and not the grain, the pile or the bump of one, in the same units.
APART = (0.06, 0.2)
STRIP = 32  # rows at once: what they need stays in the cache


def straight(light: np.ndarray, guides: np.ndarray, wrap: bool = False) -> np.ndarray:
    """A picture (height, width, channels) in which light lies within the faces that its `guides` (height, width, 6) show, albedo and normal of
    many looks: of few rays the network draws a moulding's edge now a pixel here and now a pixel there. `wrap`: its ends meet."""
    drawn = light
    for _ in range(TWICE):
        drawn = gathered(drawn, guides, wrap)
    # away from edges light is left as it fell: it shows the pile of a rug, of which its guides know nothing
    return light + beside(guides, wrap) * (drawn - light)


def gathered(light: np.ndarray, guides: np.ndarray, wrap: bool) -> np.ndarray:
    """Each point as the mean of those around that lie on its face and are lit nearly as it is."""
    height, width = light.shape[:2]
    bright = np.log(np.maximum(light.mean(2, keepdims=True), DARKEST)) / LIGHT
    like = np.concatenate([scaled(guides, ALBEDO, NORMAL), bright], axis=2).astype(np.float32)
    out = np.empty(light.shape, np.float32)
    around = [padded(x, wrap) for x in (like, light.astype(np.float32))]
    for y in range(0, height, STRIP):
        rows = min(STRIP, height - y)
        total, weight = np.zeros((rows, width, light.shape[2]), np.float32), np.zeros((rows, width, 1), np.float32)
        for dy, dx in disc(REACH):
            alike, there = (x[REACH + y + dy : REACH + y + dy + rows, REACH + dx : REACH + dx + width] for x in around)
            apart = alike - like[y : y + rows]
            share = np.exp(-0.5 * np.einsum("ijk,ijk->ij", apart, apart))[..., None]
            total += share * there
            weight += share
        out[y : y + rows] = total / weight
    return out


def beside(guides: np.ndarray, wrap: bool) -> np.ndarray:
    """How near an edge each point is, (height, width, 1): 1 where two faces lie within its reach, 0 within one face."""
    like = scaled(guides, *APART)
    height, width = like.shape[:2]
    around = padded(like, wrap)
    least, most = like.copy(), like.copy()
    for dy, dx in disc(REACH):
        there = around[REACH + dy : REACH + dy + height, REACH + dx : REACH + dx + width]
        np.minimum(least, there, out=least)
        np.maximum(most, there, out=most)
    return np.clip(2 * (most - least).max(2, keepdims=True) - 1, 0, 1)


def scaled(guides: np.ndarray, albedo: float, normal: float) -> np.ndarray:
    """Guides such that 1 is a difference of `albedo`, as sRGB, or of `normal`."""
    return np.concatenate([to_srgb(np.clip(guides[..., :3], 0, 1)) / albedo, guides[..., 3:] / normal], axis=2).astype(np.float32)


def disc(reach: int) -> list[tuple[int, int]]:
    span = range(-reach, reach + 1)
    return [(dy, dx) for dy in span for dx in span if dy * dy + dx * dx <= reach * reach]


def padded(x: np.ndarray, wrap: bool) -> np.ndarray:
    x = np.pad(x, ((REACH, REACH), (0, 0), (0, 0)), mode="edge")
    return np.pad(x, ((0, 0), (REACH, REACH), (0, 0)), mode="wrap" if wrap else "edge")
