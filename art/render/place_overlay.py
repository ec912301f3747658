"""What glows: pictures drawn with letters and lines that screens show, opaque or laid over what is behind them."""
import math
import os
from collections.abc import Callable, Sequence
from typing import Any

import bpy
import numpy as np

from geometry import mesh_obj
from kinds import Look, Object, Vec
from shader import NT, mat

FONTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../node_modules/pretendard/dist/public/static")
PALE, DIM, LIT, GREEN = (244, 246, 243, 255), (214, 222, 220, 210), (255, 214, 150, 255), (168, 208, 134, 255)


def letters(weight: str, size: int) -> Any:
    """A font of the site's own family for Pillow; its height in dots."""
    from PIL import ImageFont

    return ImageFont.truetype(os.path.join(FONTS, f"Pretendard-{weight}.otf"), size)


def drawn(name: str, wide: int, high: int, draw: Callable[[Any], None], ground: Vec = (0, 0, 0, 0)) -> str:
    """Name of an image of the file with transparency, drawn by `draw` with a pen of Pillow."""
    from PIL import Image, ImageDraw

    picture = Image.new("RGBA", (wide, high), tuple(ground))
    draw(ImageDraw.Draw(picture))
    rgba = np.asarray(picture, np.float32)[::-1] / 255
    image = bpy.data.images.new(name, wide, high, alpha=True)
    image.alpha_mode = "STRAIGHT"
    image.pixels.foreach_set(np.ascontiguousarray(rgba).ravel())
    image.pack()
    return image.name


@mat("overlaid")
def overlaid(t: NT, name: str, s: float) -> None:
    """Shines with strength `s` where the image is drawn and lets through where it is not."""
    t.nolight = True
    texture = t.n("ShaderNodeTexImage", {"Vector": t.n("ShaderNodeUVMap", uv_map="uv").outputs[0]})
    texture.image = bpy.data.images[name]
    light = t.n("ShaderNodeEmission", {"Color": texture.outputs[0], "Strength": s})
    clear = t.n("ShaderNodeBsdfTransparent")
    t.out(t.n("ShaderNodeMixShader", {0: texture.outputs[1], 1: clear.outputs[0], 2: light.outputs[0]}))


def laid(e: Object, name: str, size: Vec, at: Vec, s: float) -> Object:
    """A pane of `size`, width and height in metres, that shows the whole image; it faces -y of `e`."""
    (w, h), (x, y, z) = size, at
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    look: Look = overlaid(name, s)
    o = mesh_obj("overlay", [(x + i * w / 2, y, z + j * h / 2) for i, j in corners], [(0, 1, 2, 3)], look)
    uv = o.data.uv_layers.new(name="uv")
    uv.data.foreach_set("uv", [v for i, j in corners for v in (0.5 + i / 2, 0.5 + j / 2)])
    o.parent = e
    return o


def course_signs(hole: str, par: str, figures: Sequence[tuple[str, str]], bend: float) -> Callable[[Any], None]:
    """What a simulator writes over a course, in dots of 660 by 500: the hole and its par, a bar of figures below, the hole from above."""

    def draw(pen: Any) -> None:
        w, h = 1320, 1000
        pen.rounded_rectangle((40, 50, 420, 270), 18, (18, 26, 26, 205))
        pen.text((76, 52), hole, PALE, letters("Light", 128))
        pen.text((80, 196), par, PALE, letters("Medium", 42))
        pen.rectangle((0, h - 116, w, h), (18, 26, 26, 196))
        for k, (value, what) in enumerate(figures):
            x = 64 + k * 318
            pen.text((x, h - 104), value, PALE if k else LIT, letters("Medium", 54))
            pen.text((x, h - 46), what, DIM, letters("Regular", 30))
            if k:
                pen.line((x - 34, h - 92, x - 34, h - 24), (230, 236, 232, 110), 2)
        x, y = w - 190, 50
        pen.rounded_rectangle((x, y, x + 140, y + 330), 18, (18, 26, 26, 205))
        line = [(x + 70 + bend * 26 * math.sin(math.pi * v), y + 290 - 250 * v) for v in [i / 24 for i in range(25)]]
        pen.line(line, GREEN, 34, "curve")
        pen.ellipse((x + 46, y + 24, x + 94, y + 68), (196, 226, 160, 255))
        pen.line(line, (255, 255, 255, 220), 3)
        pen.ellipse((x + 62, y + 282, x + 78, y + 298), PALE)

    return draw


def stroke(length: str, figures: Sequence[tuple[str, str]]) -> Callable[[Any], None]:
    """What a pedestal shows, in dots of 480 by 300: the last stroke's length, its flight, its figures below."""

    def draw(pen: Any) -> None:
        w, h = 960, 600
        pen.text((56, 44), length, LIT, letters("Light", 120))
        arc = [(70 + (w - 140) * v, 410 - 200 * math.sin(math.pi * v**0.85)) for v in [i / 60 for i in range(61)]]
        pen.polygon([*arc, (w - 70, 412), (70, 412)], (44, 74, 72, 255))
        pen.line(arc, (214, 236, 220, 255), 7, "curve")
        pen.line((56, 412, w - 56, 412), (120, 150, 140, 255), 3)
        for k, (value, what) in enumerate(figures):
            x = 64 + k * 300
            pen.text((x, 440), value, PALE, letters("Medium", 58))
            pen.text((x, 514), what, DIM, letters("Regular", 34))

    return draw


def pace(speed: str, length: str, bend: float) -> Callable[[Any], None]:
    """What a treadmill shows while it waits, in dots of 1160 by 640: a way round a lake, how long it is, its slopes, the speed to start with, km/h.

    `bend` makes one lake differ from another."""

    def draw(pen: Any) -> None:
        w, h = 1160, 640
        cx, cy = 300, 300
        lake = [(cx + 190 * math.cos(a) * (1 + 0.16 * math.sin(2 * a + bend)), cy + 165 * math.sin(a) * (1 + 0.09 * math.sin(3 * a + bend))) for a in [k * math.pi / 40 for k in range(81)]]
        pen.polygon(lake, (24, 48, 56, 255))
        pen.line(lake, (92, 186, 168, 255), 12, "curve")
        x, y = lake[22]
        pen.ellipse((x - 18, y - 18, x + 18, y + 18), PALE)
        pen.text((cx, cy - 14), length, PALE, letters("Light", 92), anchor="mm")
        pen.text((cx, cy + 52), "km", DIM, letters("Regular", 38), anchor="mm")
        pen.text((620, 64), speed, PALE, letters("Light", 118))
        pen.text((846, 126), "km/h", DIM, letters("Regular", 40))
        for k in range(22):
            high = 34 + 60 * math.sin(0.3 + bend + k * 0.26) ** 2 + 10 * (k % 3)
            pen.rectangle((624 + 21 * k, 400 - high, 638 + 21 * k, 400), (92, 186, 168, 255) if k < 9 else (58, 92, 96, 255))
        for k, word in enumerate(("경사", "속도", "코스", "시작")):
            x = 56 + 266 * k
            pen.rounded_rectangle((x, 506, x + 246, 594), 20, (184, 132, 78, 255) if k == 3 else (36, 52, 58, 255))
            pen.text((x + 123, 549), word, PALE, letters("Medium", 40), anchor="mm")

    return draw
