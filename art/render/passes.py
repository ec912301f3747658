"""Passes of the renderer as arrays, cleaned of their noise."""
import os

import bpy
import numpy as np

import denoise
import edges

PAD = 140  # columns of a panorama repeated beyond its ends, so that no seam shows


def read_pass(folder: str, name: str) -> np.ndarray:
    """One pass as (height, width, 3), linear, top row first."""
    image = bpy.data.images.load(os.path.join(folder, f"{name}0001.exr"))
    image.colorspace_settings.name = "Non-Color"
    w, h = image.size
    pixels = np.empty(w * h * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return np.nan_to_num(pixels.reshape(h, w, 4)[::-1, :, :3], posinf=1e4, neginf=0)


def guide(folder: str, name: str, again: float) -> np.ndarray:
    """What things are, of the first look and of the second, whose share is `again`."""
    first = read_pass(folder, name)
    return first + again * (read_pass(os.path.join(folder, "again"), name) - first) if again else first


def clean(folder: str, weights: str, pano: bool = False, again: float = 0.0) -> tuple[np.ndarray, np.ndarray | None]:
    """The rendered picture without its noise, and the guides along which its edges were drawn; `weights` is the folder of the networks,
    `again` what `camera.render` gave: only of many looks do guides know where an edge is."""
    wrap = PAD if pano else 0
    seen = denoise.guides(*(guide(folder, n, again) for n in ("DenoisingAlbedo", "DenoisingNormal")), weights, wrap)
    light = denoise.denoise(read_pass(folder, "Image"), seen, weights, wrap)
    return (edges.straight(light, seen, pano), seen) if again else (light, None)


def contact(folder: str, weights: str, pano: bool = False, seen: np.ndarray | None = None) -> np.ndarray:
    """What `camera.render_contact` rendered, as the share of light (height, width, 1) that things nearby leave, without its noise, its
    edges along those of the guides that `clean` gave."""
    lost = read_pass(os.path.join(folder, "open"), "AO") - read_pass(folder, "AO")
    left = denoise.smooth(np.clip(1 - lost, 0, 1), weights, wrap=PAD if pano else 0)[..., :1]
    return left if seen is None else edges.straight(left, seen, pano)


def fine(folder: str, weights: str, pano: bool) -> np.ndarray:
    """What things are in all pixels of a picture, as `camera.render_guides` rendered it, without its noise."""
    return denoise.guides(*(read_pass(folder, n) for n in ("DenoisingAlbedo", "DenoisingNormal")), weights, PAD if pano else 0)
