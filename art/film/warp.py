"""A picture whose depth is known, seen from beside where it was taken. What moves is a mesh with a corner for each pixel of the depth; it is torn where
something stands before something else, and what comes to light behind is the background carried on.

Lengths are metres; places in a frame are shares of its width from its left top corner. x points right, y down, z away from the camera."""
import numpy as np
from numba import njit

FAR = 1e6  # the sky, metres
TONE = (np.linspace(0, 1, 4096) ** (2 / 2.2) * 255 + 0.5).astype(np.uint8)


@njit(cache=True, fastmath=True)
def look(corners: np.ndarray, at: np.ndarray, frame: np.ndarray, shift: np.ndarray, out: np.ndarray) -> None:
    """Where corners (h, w, 3) are seen by a camera that stands at `at`: x, y in pixels and nearness into `out`.
    frame: focal length, its axis' place x, y, the place x, y in the middle of the film, zoom, width and height of the film in pixels.
    shift: how far the sky has drifted, x, as a share of the width."""
    lens, ax, ay, cx, cy, zoom, width, height = frame
    for j in range(corners.shape[0]):
        for i in range(corners.shape[1]):
            z = corners[j, i, 2] - at[2]
            if z < 0.02:
                out[j, i, 2] = -1
                continue
            x = ax + lens * (corners[j, i, 0] - at[0]) / z
            y = ay + lens * (corners[j, i, 1] - at[1]) / z
            if z > FAR / 2:
                x += shift[0]
            out[j, i, 0] = width / 2 + (x - cx) * zoom * width - 0.5
            out[j, i, 1] = height / 2 + (y - cy) * zoom * width - 0.5
            out[j, i, 2] = 1 / z


@njit(cache=True, fastmath=True)
def triangle(
    seen: np.ndarray,
    ja: int,
    ia: int,
    jb: int,
    ib: int,
    jc: int,
    ic: int,
    depth: np.ndarray,
    place: np.ndarray,
    mark: float,
) -> None:
    """Draws the places of a mesh's corners into `place` (height, width, 3) where nothing nearer is drawn."""
    xa, ya, qa = seen[ja, ia]
    xb, yb, qb = seen[jb, ib]
    xc, yc, qc = seen[jc, ic]
    height, width = depth.shape
    x0, x1 = max(int(np.ceil(min(xa, xb, xc))), 0), min(int(np.floor(max(xa, xb, xc))), width - 1)
    y0, y1 = max(int(np.ceil(min(ya, yb, yc))), 0), min(int(np.floor(max(ya, yb, yc))), height - 1)
    if x0 > x1 or y0 > y1:
        return
    area = (xb - xa) * (yc - ya) - (xc - xa) * (yb - ya)
    if abs(area) < 1e-9:
        return
    for y in range(y0, y1 + 1):
        for x in range(x0, x1 + 1):
            b = ((x - xa) * (yc - ya) - (xc - xa) * (y - ya)) / area
            c = ((xb - xa) * (y - ya) - (x - xa) * (yb - ya)) / area
            a = 1 - b - c
            if a < -1e-4 or b < -1e-4 or c < -1e-4:
                continue
            q = a * qa + b * qb + c * qc
            if q > depth[y, x]:
                depth[y, x] = q
                place[y, x, 0] = a * ia + b * ib + c * ic
                place[y, x, 1] = a * ja + b * jb + c * jc
                place[y, x, 2] = mark


@njit(cache=True, fastmath=True)
def drape(seen: np.ndarray, whole: np.ndarray, depth: np.ndarray, place: np.ndarray, mark: float, step: int = 1) -> None:
    """Draws a mesh: its quads, `step` corners wide, that are `whole`, with `mark` in the third band of `place`."""
    height, width = depth.shape
    for row in range(whole.shape[0]):
        for column in range(whole.shape[1]):
            if not whole[row, column]:
                continue
            j, i = row * step, column * step
            k, l = j + step, i + step
            x, y = seen[j, i, 0], seen[j, i, 1]
            if x < -64 or y < -64 or x > width + 64 or y > height + 64:
                continue
            if min(seen[j, i, 2], seen[j, l, 2], seen[k, i, 2], seen[k, l, 2]) <= 0:
                continue
            triangle(seen, j, i, j, l, k, i, depth, place, mark)
            triangle(seen, k, l, k, i, j, l, depth, place, mark)


@njit(cache=True, fastmath=True)
def sample(picture: np.ndarray, x: float, y: float, out: np.ndarray) -> None:
    """The colour of a picture (height, width, 3) between its pixels."""
    i = min(max(int(x), 0), picture.shape[1] - 2)
    j = min(max(int(y), 0), picture.shape[0] - 2)
    s, t = np.float32(min(max(x - i, 0), 1)), np.float32(min(max(y - j, 0), 1))
    for c in range(3):
        above = picture[j, i, c] + (picture[j, i + 1, c] - picture[j, i, c]) * s
        below = picture[j + 1, i, c] + (picture[j + 1, i + 1, c] - picture[j + 1, i, c]) * s
        out[c] = above + (below - above) * t


@njit(cache=True, fastmath=True)
def between(field: np.ndarray, x: float, y: float) -> float:
    """A field (h, w) between its corners."""
    i = min(max(int(x), 0), field.shape[1] - 2)
    j = min(max(int(y), 0), field.shape[0] - 2)
    s, t = x - i, y - j
    return (field[j, i] * (1 - s) + field[j, i + 1] * s) * (1 - t) + (field[j + 1, i] * (1 - s) + field[j + 1, i + 1] * s) * t


@njit(cache=True, fastmath=True)
def develop(
    picture: np.ndarray,
    back_picture: np.ndarray,
    ground_picture: np.ndarray,
    cover: np.ndarray,
    water: np.ndarray,
    front: np.ndarray,
    front_place: np.ndarray,
    back: np.ndarray,
    back_place: np.ndarray,
    seconds: float,
    around: float,
    tone: np.ndarray,
    out: np.ndarray,
) -> None:
    """A frame (height, width, 3) as bytes, by `tone` for each square root of light: the picture where its mesh covers, else what lies behind. `water` (h, w): how far ripples pull, pixels of the depth."""
    h, w = cover.shape
    sx, sy = picture.shape[1] / w, picture.shape[0] / h
    top, low = np.zeros(3, np.float32), np.zeros(3, np.float32)
    for y in range(front.shape[0]):
        for x in range(front.shape[1]):
            share = 0.0
            if front[y, x] > 0:
                u, v = front_place[y, x, 0], front_place[y, x, 1]
                share = min(max(between(cover, u, v), 0.0), 1.0)
            if share > 0.004:
                pull = between(water, u, v)
                if pull > 0.01:
                    a, b = u * 0.9 / (0.6 + pull), v * 1.9 / (0.6 + pull)
                    v += pull * (np.sin(0.051 * a + 0.31 * b + 2.1 * seconds) + np.sin(-0.083 * a + 0.47 * b + 2.9 * seconds + 1.3)) * 0.5
                    u += pull * 0.5 * np.sin(0.067 * a + 0.23 * b - 1.7 * seconds + 0.4)
                sample(picture, (u + 0.5) * sx - 0.5, (v + 0.5) * sy - 0.5, top)
            if share < 0.996:
                if back[y, x] > 0:
                    u, v = back_place[y, x, 0], back_place[y, x, 1]
                    sample(back_picture if back_place[y, x, 2] > 0 else ground_picture, u, v, low)
                elif share > 0:
                    share = 1.0
                else:
                    low[:] = around
            for c in range(3):
                light = min(max(top[c] * share + low[c] * (1 - share), 0.0), 1.0)
                out[y, x, c] = tone[int(np.sqrt(light) * (tone.size - 1) + 0.5)]
