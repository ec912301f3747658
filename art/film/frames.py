"""Draws the frames of a film as raw RGB on stdout: slow moves over stills, with dissolves. The description comes as JSON on stdin.

A view is [x, y, width]: the middle of the part that is seen, and its width, as shares of the widest part with the film's aspect."""
import json
import sys
from collections.abc import Sequence

from PIL import Image

DISSOLVE = 1.2  # seconds
GROUND = (245, 246, 244)


def ease(t: float) -> float:
    """Starts and stops gently, moves evenly between."""
    return t * t * (3 - 2 * t) * 0.35 + t * 0.65


def widest(image: Image.Image, size: tuple[int, int]) -> tuple[float, float]:
    """The largest box of the film's aspect that fits into a picture."""
    ratio = size[0] / size[1]
    w, h = image.size
    return (w, w / ratio) if w / h < ratio else (h * ratio, h)


def frame(
    image: Image.Image,
    size: tuple[int, int],
    start: Sequence[float],
    end: Sequence[float],
    t: float,
) -> Image.Image:
    k = ease(t)
    x, y, share = (a + (b - a) * k for a, b in zip(start, end))
    w, h = (v * share for v in widest(image, size))
    left = min(max(x * image.size[0] - w / 2, 0), image.size[0] - w)
    top = min(max(y * image.size[1] - h / 2, 0), image.size[1] - h)
    return image.resize(size, Image.BICUBIC, box=(left, top, left + w, top + h), reducing_gap=2.0)


def load(path: str) -> Image.Image:
    image = Image.open(path)
    if image.mode == "RGBA":
        ground = Image.new("RGB", image.size, GROUND)
        ground.paste(image, mask=image.getchannel("A"))
        return ground
    return image.convert("RGB")


def main() -> None:
    film = json.load(sys.stdin)
    size, fps = tuple(film["size"]), film["fps"]
    shots = [{**s, "image": load(s["path"])} for s in film["shots"]]
    overlap = round(DISSOLVE * fps)
    lengths = [round(s["seconds"] * fps) for s in shots]
    for i, shot in enumerate(shots):
        # a shot's move goes on through the dissolve into the next one
        total = lengths[i] + (overlap if i + 1 < len(shots) else 0)
        for n in range(overlap if i else 0, lengths[i]):
            sys.stdout.buffer.write(frame(shot["image"], size, shot["start"], shot["end"], n / total).tobytes())
        if i + 1 == len(shots):
            continue
        following = shots[i + 1]
        after = lengths[i + 1] + (overlap if i + 2 < len(shots) else 0)
        for n in range(overlap):
            a = frame(shot["image"], size, shot["start"], shot["end"], (lengths[i] + n) / total)
            b = frame(following["image"], size, following["start"], following["end"], n / after)
            sys.stdout.buffer.write(Image.blend(a, b, (n + 1) / (overlap + 1)).tobytes())


main()
