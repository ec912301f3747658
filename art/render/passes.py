"""Passes of the renderer as arrays, cleaned of their noise."""
import os

import bpy
import numpy as np

import denoise

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


def clean(folder: str, weights: str, pano: bool = False, again: float = 0.0) -> np.ndarray:
    """The rendered picture without its noise; `weights` is the folder of the networks, `again` what `camera.render` gave."""
    albedo, normal = (guide(folder, n, again) for n in ("DenoisingAlbedo", "DenoisingNormal"))
    return denoise.denoise(read_pass(folder, "Image"), albedo, normal, weights, wrap=PAD if pano else 0)


def contact(folder: str, weights: str, pano: bool = False) -> np.ndarray:
    """What `camera.render_contact` rendered, as the share of light (height, width, 1) that things nearby leave, without its noise."""
    lost = read_pass(os.path.join(folder, "open"), "AO") - read_pass(folder, "AO")
    return denoise.smooth(np.clip(1 - lost, 0, 1), weights, wrap=PAD if pano else 0)[..., :1]
