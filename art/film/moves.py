"""Where the camera of a shot stands at each moment, and how far near and far things move meanwhile."""
import math
from dataclasses import dataclass
from typing import Any

import numpy as np
import warp
from relief import Relief

Data = dict[str, Any]  # an entry of data/films.json


@dataclass
class Pose:
    """at: metres right, up and forward of where the picture was taken; x, y: the place in the middle of the film; share: how much of the width it shows."""

    at: np.ndarray
    x: float
    y: float
    share: float


def ease(t: float) -> float:
    """Starts and stops gently, moves evenly between; never stands."""
    return t * t * (3 - 2 * t) * 0.45 + t * 0.55


def pose(shot: Data, t: float) -> Pose:
    """A shot's pose at t, 0 to 1."""
    k = ease(min(max(t, 0), 1))
    start, end = (np.array([*shot[p]["at"], *shot[p]["frame"]], np.float64) for p in ("start", "end"))
    now = start + (end - start) * k
    return Pose(now[:3], *now[3:])


def farthest(shot: Data) -> float:
    """How far a shot goes from where its picture was taken, metres."""
    return max(float(np.linalg.norm(shot[p]["at"])) for p in ("start", "end"))


def seen(scene: Relief, corners: np.ndarray, where: Pose, film: tuple[int, int], drift: float, out: np.ndarray) -> None:
    """Where corners are seen in the film, pixels, into `out`. `drift`: how far the clouds have gone, shares of the width."""
    right, up, forward = where.at
    width, height = film
    tall = scene.size[1]
    frame = [scene.lens, *scene.axis, where.x, where.y * tall, 1 / where.share, width, height]
    at = scene.turn @ np.array([right, -up, forward])
    warp.look(corners, at.astype(np.float32), np.array(frame, np.float32), np.array([drift], np.float32), out)


def marks(scene: Relief, shot: Data, film: tuple[int, int], many: int = 5) -> Data | None:
    """Places of the film, shares of it, that are looked at a second apart: the nearest with something to see, and the farthest. `None`: all stand alike."""
    seconds = shot["span"]
    begin = shot["seconds"] / 2 - 0.5
    two = []
    for moment in (begin, begin + 1):
        out = np.zeros(scene.front.shape, np.float32)
        seen(scene, scene.front, pose(shot, moment / seconds), film, 0, out)
        two.append(out)
    first, second = two
    step = max(scene.front.shape[1] // 48, 1)
    found = []
    for j in range(2 * step, scene.front.shape[0] - 2 * step, step):
        for i in range(2 * step, scene.front.shape[1] - 2 * step, step):
            x, y, q = first[j, i]
            if q <= 0 or not (90 < x < film[0] - 90 and 90 < y < film[1] - 90):
                continue
            patch = first[j - step : j + step + 1, i - step : i + step + 1, 2]
            if patch.max() - patch.min() > 0.12 * q:
                continue
            texture = scene.detail[j, i]
            if texture > 0:
                found.append((q, texture, x, y, *(second[j, i, :2] - first[j, i, :2])))
    if len(found) < 4 * many:
        return None
    found.sort()
    quarter = len(found) // 4
    chosen = []
    for group in (found[-quarter:], found[:quarter]):
        group.sort(key=lambda f: -f[1])
        kept: list[tuple] = []
        for f in group:
            if all(math.hypot(f[2] - k[2], f[3] - k[3]) > 140 for k in kept):
                kept.append(f)
            if len(kept) == many:
                break
        chosen.append([[round(float(f[2]) / film[0], 4), round(float(f[3]) / film[1], 4)] for f in kept])
    near, far = chosen
    return {"at": round(begin, 2), "near": near, "far": far}
