"""Screens that are on: a tablet on the wall, a monitor, a television."""
import os

import bpy
import numpy as np

from geometry import mesh_obj
from kinds import Object, Vec
from shader import NT, mat

MASTERS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../masters")


@mat("shown")
def shown(t: NT, name: str, s: float) -> None:
    """A picture of the file that gives its own light, of strength `s`."""
    t.nolight = True
    texture = t.n("ShaderNodeTexImage", {"Vector": t.n("ShaderNodeUVMap", uv_map="uv").outputs[0]})
    texture.image = bpy.data.images[name]
    t.out(t.n("ShaderNodeEmission", {"Color": texture.outputs[0], "Strength": s}))


def kept(name: str, picture: np.ndarray) -> str:
    """Name of an image of the file made of `picture` (height, width, 3), 0 to 255, top row first."""
    high, wide = picture.shape[:2]
    rgba = np.ones((high, wide, 4), np.float32)
    rgba[..., :3] = picture[::-1] / 255
    image = bpy.data.images.new(name, wide, high, alpha=False)
    image.pixels.foreach_set(rgba.ravel())
    image.pack()
    return image.name


def photograph(master: str) -> str:
    """Name of an image of the file that shows one of our own masters."""
    return bpy.data.images.load(os.path.join(MASTERS, f"{master}.webp"), check_existing=True).name


def filling(name: str, size: Vec) -> tuple[float, float]:
    """The share of an image of the file, across and up, that fills a field of `size` unstretched."""
    (w, h), (wide, high) = size, bpy.data.images[name].size
    return min(1, w / h * high / wide), min(1, h / w * wide / high)


def screen(e: Object, name: str, size: Vec, at: Vec, s: float) -> None:
    """A lit screen of `size`, width and height in metres, whose middle is `at`; the wall is at +y. It shows the middle of
    the image called `name`, filled as a television fills itself, with strength `s`."""
    (w, h), (x, y, z) = size, at
    across, up = (part / 2 for part in filling(name, size))
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    o = mesh_obj("screen", [(x + i * w / 2, y, z + j * h / 2) for i, j in corners], [(0, 1, 2, 3)], shown(name, s))
    uv = o.data.uv_layers.new(name="uv")
    uv.data.foreach_set("uv", [v for i, j in corners for v in (0.5 + i * across, 0.5 + j * up)])
    o.parent = e
