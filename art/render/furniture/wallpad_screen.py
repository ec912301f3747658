"""What the tablet by which a home is ruled shows: the room's warmth, and what can be switched."""
import os

import numpy as np

from furniture.screens import kept, screen
from kinds import Object

FONTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../node_modules/pretendard/dist/public/static")
WIDE, HIGH = 0.25, 0.154  # metres
DOTS = 4800  # a metre
GROUND, TILE, ON, PALE, DIM = "#14181b", "#20272b", "#b98a55", "#f1eee8", "#9aa3a6"
SWITCHES = (("조명", "3개 켜짐", True), ("환기", "약하게", False), ("가스", "잠김", False), ("외출", "설정 전", False))


def drawn() -> np.ndarray:
    """The screen as a picture (height, width, 3), 0 to 255, top row first."""
    from PIL import Image, ImageDraw, ImageFont

    fonts = {
        (weight, size): ImageFont.truetype(os.path.join(FONTS, f"Pretendard-{weight}.otf"), size)
        for weight, size in (("SemiBold", 44), ("Light", 136), ("Medium", 38), ("Medium", 32))
    }
    w, h = round(WIDE * DOTS), round(HIGH * DOTS)
    picture = Image.new("RGB", (w, h), GROUND)
    pen = ImageDraw.Draw(picture)
    cx, cy, r = w * 0.29, h * 0.53, h * 0.3
    pen.text((w * 0.055, h * 0.075), "거실", PALE, fonts["SemiBold", 44])
    pen.arc((cx - r, cy - r, cx + r, cy + r), 135, 45, "#2c3438", 16)
    pen.arc((cx - r, cy - r, cx + r, cy + r), 135, 310, ON, 16)
    pen.text((cx, cy - 6), "23°", PALE, fonts["Light", 136], anchor="mm")
    pen.text((cx, cy + 98), "난방", DIM, fonts["Medium", 38], anchor="mm")
    for k, (name, state, on) in enumerate(SWITCHES):
        x, y = w * (0.575 + 0.205 * (k % 2)), h * (0.1 + 0.415 * (k // 2))
        pen.rounded_rectangle((x, y, x + w * 0.185, y + h * 0.385), 26, ON if on else TILE)
        pen.ellipse((x + 30, y + 34, x + 62, y + 66), PALE if on else "#566166")
        pen.text((x + 30, y + h * 0.385 - 112), name, PALE, fonts["SemiBold", 44])
        pen.text((x + 30, y + h * 0.385 - 60), state, PALE if on else DIM, fonts["Medium", 32])
    return np.asarray(picture)


def wallpad_screen(e: Object, z: float) -> None:
    """The lit screen before a wallpad whose middle is at `z`; the wall is at +y."""
    screen(e, kept("wallpad", drawn()), (WIDE, HIGH), (0, -0.0166, z), 0.75)
