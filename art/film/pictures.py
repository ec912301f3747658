"""What a shot is made of: a picture with its depth, or a drawing that lies on the ground, as a relief."""
import math
import os

import numpy as np
from moves import Data, farthest
from PIL import Image
from relief import Relief, corners_of, in_blocks, relief
from scipy import ndimage

LEVEL = -1.6  # of the river, metres; as render/landscape.py lays it
GROUND = (245, 246, 244)
ACROSS = 2400  # pixels of a picture, whatever its master has: what a film shows of it, and some


def light(image: Image.Image) -> np.ndarray:
    """A picture as linear light (height, width, 3)."""
    if image.mode == "RGBA":
        ground = Image.new("RGB", image.size, GROUND)
        ground.paste(image, mask=image.getchannel("A"))
        image = ground
    image = image.convert("RGB")
    image = image.resize((ACROSS, round(image.size[1] * ACROSS / image.size[0])), Image.LANCZOS)
    return (np.asarray(image, np.float32) / 255) ** 2.2


def detail(picture: np.ndarray, size: tuple[int, int]) -> np.ndarray:
    """How much there is to see around each place, both across and down (h, w)."""
    grey = picture.mean(-1) ** 0.45
    across, down = (ndimage.uniform_filter(np.abs(ndimage.sobel(grey, k)), 48) for k in (1, 0))
    least = np.minimum(across, down)
    rows = np.linspace(0, least.shape[0] - 1, size[0]).astype(int)
    columns = np.linspace(0, least.shape[1] - 1, size[1]).astype(int)
    return least[rows][:, columns]


def taken(shot: Data, work: str, film: tuple[int, int]) -> Relief:
    """A rendered picture with the depth that render/depth.py left of it."""
    known = np.load(os.path.join(work, f"depth-{shot['from']}.npz"))
    picture, z = light(Image.open(shot["path"])), known["z"]
    share = min(shot[p]["frame"][2] for p in ("start", "end"))
    scene = relief(picture, z, float(known["lens"]), tuple(known["middle"]), farthest(shot), share / film[0])
    scene.detail = detail(picture, z.shape)
    if shot.get("water"):
        down = corners_of(np.where(z > 0, 1 / np.maximum(z, 0.05), 0), scene.lens, scene.axis) @ known["down"]
        river = (z > 0) & (np.abs(float(known["height"]) - down - LEVEL) < 0.25)
        pull = np.clip(110 / np.maximum(z, 1), 0.3, 2.6) * shot["water"]
        scene.water = (ndimage.gaussian_filter(river.astype(np.float32), 2.5) * river * pull).astype(np.float32)
    return scene


def lying(shot: Data) -> Relief:
    """A drawing that lies on the ground, ten metres wide, seen from one lens above its middle and tilted; its shot moves along the ground."""
    picture = light(Image.open(shot["path"]))
    h, w = picture.shape[0] // 2, picture.shape[1] // 2
    tilt, away, lens = math.radians(shot["lying"]), 10.0, 0.95
    x, y = np.meshgrid((np.arange(w) + 0.5) / w - 0.5, ((np.arange(h) + 0.5) - h / 2) / w)
    sheet = np.stack([10 * x, 10 * y, np.zeros_like(x)], -1)
    # the camera looks down by `tilt` from the horizon: what lies far up the sheet stands far away
    s, c = math.sin(tilt), math.cos(tilt)
    turn = np.array([[1, 0, 0], [0, s, -c], [0, -c, -s]])
    corners = (sheet @ turn.T + np.array([0, 0, away])).astype(np.float32)
    every, none = np.ones((h - 1, w - 1), bool), np.zeros((h - 1, w - 1), bool)
    whole, blocks = in_blocks(1 / corners[..., 2], every, 1)
    one, flat = np.ones((h, w), np.float32), np.zeros((h, w), np.float32)
    ground = np.full((h, w, 3), (GROUND[0] / 255) ** 2.2, np.float32)
    scene = Relief(picture, corners, whole, blocks, one, corners, none, ground, corners, none, ground, flat, lens, (0.5, 0.28125))
    # moves are along the sheet: right, up from it, and up the page
    scene.turn = turn @ np.array([[1, 0, 0], [0, 0, -1], [0, -1, 0]], np.float64)
    scene.detail = detail(picture, (h, w))
    scene.size = (1, 0.5625)
    scene.around = (GROUND[0] / 255) ** 2.2
    return scene
