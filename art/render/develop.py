"""From linear light to a picture: exposure, bloom, AgX -> PNG."""
import math
from typing import Any

import numpy as np

SEAM = 24  # pixels
DEEPEST = 0.4  # of the light: what the thinnest gap keeps
SURROUNDINGS = 68  # of a point: how often they lie side by side across a picture

# ---- display transform: AgX (Troy Sobotka) with Wrensch polynomial sigmoid
_IN = np.array(
    [
        [0.842479062253094, 0.0784335999999992, 0.0792237451477643],
        [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
        [0.0423756549057051, 0.0784336, 0.879142973793104],
    ],
    np.float32,
)
_OUT = np.array(
    [
        [1.19687900512017, -0.0980208811401368, -0.0990297440797205],
        [-0.0528968517574562, 1.15190312990417, -0.0989611768448433],
        [-0.0529716355144438, -0.0980434501171241, 1.15107367264116],
    ],
    np.float32,
)


def agx(x: np.ndarray, contrast: float = 1.0, sat: float = 1.0, power: float = 1.0, shoulder: float = 1.0) -> np.ndarray:
    """Linear light (…, 3) as a display shows it, 0 to 1. From the value `shoulder` upwards `contrast` cuts nothing off: what it lifts
    beyond white bends towards it."""
    x = np.maximum(x, 0) @ _IN.T
    x = np.clip((np.log2(np.maximum(x, 1e-10)) + 12.47393) / 16.5, 0, 1)
    x2 = x * x
    x4 = x2 * x2
    y = 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232
    y = np.clip(y, 0, 1) ** power
    if contrast != 1:
        m = 0.5
        y = bent(m + (y - m) * contrast, m + (1 - m) * contrast, shoulder)
    l = (y @ np.array([0.2126, 0.7152, 0.0722], np.float32))[..., None]
    y = l + (y - l) * sat
    y = y @ _OUT.T
    return np.clip(y, 0, 1)  # already display-encoded (2.2)


def bent(y: np.ndarray, top: float, shoulder: float) -> np.ndarray:
    """Values up to `top` within 0 to 1: those above `shoulder` come together, so that `top` is white and no two are one."""
    y = np.maximum(y, 0)
    if shoulder >= 1 or top <= 1:
        return np.minimum(y, 1)
    above, room = np.maximum(y - shoulder, 0) / (1 - shoulder), (top - shoulder) / (1 - shoulder)
    return np.minimum(y, shoulder) + (1 - shoulder) * above / (1 + above * (room - 1) / room)


def gauss(img: np.ndarray, s: float) -> np.ndarray:
    """A picture (height, width, channels) blurred by `s` pixels."""
    from PIL import Image

    h, w = img.shape[:2]
    f = max(1, int(s // 4))
    out = []
    for c in range(img.shape[2]):
        im = Image.fromarray(np.ascontiguousarray(img[..., c]), "F").resize((max(8, w // f), max(8, h // f)), Image.BOX)
        a = np.asarray(im)
        r = s / f
        n = int(3 * r) + 1
        k = np.exp(-np.arange(-n, n + 1) ** 2 / (2 * r * r))
        k /= k.sum()
        p = np.pad(a, n, mode="edge")
        p = np.apply_along_axis(lambda m, k=k: np.convolve(m, k, "valid"), 0, p)
        p = np.apply_along_axis(lambda m, k=k: np.convolve(m, k, "valid"), 1, p)
        out.append(np.asarray(Image.fromarray(p.astype(np.float32), "F").resize((w, h), Image.BICUBIC)))
    return np.stack(out, -1)


def calm_poles(lin: np.ndarray) -> np.ndarray:
    """A panorama (height, width, 3) whose rows are no finer along the horizon than across it: towards zenith and nadir many
    columns show one spot, and what noise is left in them would stand there as a star."""
    h, w = lin.shape[:2]
    out = lin.copy()
    for y in range(h):
        n = min(w, 2 * int(1.5 / math.sin((y + 0.5) / h * math.pi) - 1.5) + 1)
        if n < 3:
            continue
        row = np.concatenate([lin[y, w - n :], lin[y], lin[y, :n]]).astype(np.float64)
        total = np.concatenate([np.zeros((1, 3)), np.cumsum(row, axis=0)])
        out[y] = (total[n + n // 2 + 1 : n + n // 2 + 1 + w] - total[n - n // 2 : n - n // 2 + w]) / n
    return out


def exposed(lin: np.ndarray, key: float) -> float:
    """How much brighter linear light (height, width, 3) has to be for its middle to lie at `key`."""
    l = lin @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    return float(key / np.exp(np.log(np.clip(l, 1e-3, None)).mean()))


def remaining(contact: np.ndarray, amount: float) -> np.ndarray:
    """What is left of the light (height, width, 3) where things touch: of few rays a picture keeps little of that shade.

    `contact` (height, width, 1) is the share that is left, `amount` its power. What is thrown back in a corner is warm. A gap too thin
    for a ray keeps `DEEPEST`: without it a hem is drawn round with ink.
    """
    return (DEEPEST + (1 - DEEPEST) * contact) ** (amount * np.array([0.92, 1.0, 1.06], np.float32))


def grade(
    lin: np.ndarray,
    exposure: float | None = None,
    key: float = 0.16,
    wb: tuple[float, float, float] = (1, 1, 1),
    bloom: float = 0.05,
    bloom_thr: float = 1.2,
    contrast: float = 1.06,
    sat: float = 1.15,
    vignette: float = 0.12,
    power: float = 1.0,
    sharpen: float = 0.18,
    levels: tuple[float, float] = (0, 1),
    clarity: float = 0.0,
    shoulder: float = 1.0,
    left: np.ndarray | None = None,
) -> np.ndarray:
    """Linear light (height, width, 3) as a finished picture, 0 to 1; without `exposure` its middle is brought to `key`.

    `levels` are the values that become black and white: dusk with haze has neither. `shoulder` is the value from which whites are kept
    apart. `clarity` is how far what stands out from its
    surroundings is set off from them more. `left` is what remains of the light: it makes parts darker, and nothing else brighter.
    """
    lin = lin * np.array(wb, np.float32)
    x = lin * (exposed(lin, key) if exposure is None else exposure)
    if left is not None:
        x = x * left
    h, w = x.shape[:2]
    if bloom:
        hi = np.minimum(np.maximum(x - bloom_thr, 0), 12)
        x = x + bloom * (0.6 * gauss(hi, w / 220) + 0.3 * gauss(hi, w / 70) + 0.25 * gauss(hi, w / 24))
    if vignette:
        yy, xx = np.mgrid[0:h, 0:w]
        r2 = ((xx - w / 2) / (w / 2)) ** 2 * 0.8 + ((yy - h / 2) / (h / 2)) ** 2 * 0.6
        x = x * (1 - vignette * np.clip(r2, 0, 1.5))[..., None]
    y = agx(x, contrast, sat, power, shoulder)
    y = np.clip((y - levels[0]) / (levels[1] - levels[0]), 0, 1)
    if clarity:
        y = clear(y.astype(np.float32), clarity)
    if sharpen:
        b = gauss(y.astype(np.float32), 1.0)
        y = np.clip(y + sharpen * (y - b), 0, 1)
    return y


def clear(y: np.ndarray, amount: float) -> np.ndarray:
    """A graded picture (height, width, 3) with contrast of its parts: pale rooms have little, and what stands on pale ground seems to float.

    A difference is told from its surroundings at two widths, and the greater it is the less it grows: round a window no rim may shine.
    """
    light = y @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    off = np.zeros_like(light)
    for width, share in ((SURROUNDINGS, 1.0), (SURROUNDINGS * 4, 0.6)):
        apart = light - gauss(light[..., None], y.shape[1] / width)[..., 0]
        off += share * apart / (1 + np.abs(apart) / 0.12)
    clearer = np.clip(light + amount * off, 0, 1)
    return np.clip(y * ((clearer + 0.02) / (light + 0.02))[..., None], 0, 1)


def panorama(
    lin: np.ndarray, key: float = 0.16, wb: tuple[float, float, float] = (1, 1, 1), left: np.ndarray | None = None, **how: Any
) -> np.ndarray:
    """A panorama (height, width, 3) graded as `grade` does it, calm at its poles, and without a seam where its ends meet."""
    lin, turn = calm_poles(lin * np.array(wb, np.float32)), lin.shape[1] // 8
    how.setdefault("exposure", exposed(lin, key))

    def beyond(x: np.ndarray) -> np.ndarray:
        return np.concatenate([x[:, -turn:], x, x[:, :turn]], axis=1)

    return grade(beyond(lin), left=None if left is None else beyond(left), **how)[:, turn:-turn]


def lay(lin: np.ndarray, part: np.ndarray, left: int, top: int) -> None:
    """Lays a part (height, width, 3) that was rendered anew into its picture: over SEAM pixels it turns into what lies around it, but where the picture ends."""
    (height, width), (h, w) = part.shape[:2], lin.shape[:2]
    y, x = np.ogrid[0.5:height, 0.5:width]
    across = np.minimum(x if left else np.inf, width - x if left + width < w else np.inf)
    down = np.minimum(y if top else np.inf, height - y if top + height < h else np.inf)
    t = np.clip(np.minimum(across, down) / SEAM, 0, 1)
    share = np.broadcast_to(t * t * (3 - 2 * t), (height, width))[..., None].astype(np.float32)
    under = lin[top : top + height, left : left + width]
    under += share * (part - under)


def save(y: np.ndarray, path: str, size: tuple[int, int] | None = None) -> None:
    """Writes a graded picture as PNG with a grain of dither, scaled down to `size` if it was rendered larger."""
    from PIL import Image

    d = (np.random.default_rng(1).random(y.shape, dtype=np.float32) - 0.5) / 255
    im = Image.fromarray((np.clip(y + d, 0, 1) * 255 + 0.5).astype(np.uint8))
    if size and im.size != tuple(size):
        im = im.resize(size, Image.LANCZOS)
    im.save(path)
    print("saved", path, im.size)
