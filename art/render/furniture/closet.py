"""A bay of a wardrobe that has no door: drawers, boards with what is folded on them, light at both edges."""
import math
import random

from mathutils import Vector

from furniture import settings
from furniture.decor import vase
from furniture.study import pile
from furniture.towels import folded
from kinds import Look, Object, Vec
from lights import area
from materials import emit, metal, plain, wood
from solids import box
from textiles import fabric

LINING = 0.018  # metres, of the boards that the bay is made of
DEEP = 0.44  # from the doors' face to the bay's back
DRAWERS = (0.1, 0.36, 0.62)  # between which heights two of them lie
BOARDS = (0.64, 1.0, 1.36, 1.72)  # upper faces; the first lies on the drawers


def bay(e: Object, at: tuple[float, float], w: float, foot: float, top: float) -> None:
    """The bay `w` wide, from `foot` to `top`; `at` is the middle of its front, flush with the doors' faces."""
    (x, face), timber = at, wood(settings.style.wood, axis=2)
    back, inner = face + DEEP, w - 2 * LINING
    box((x, back - 0.005, (foot + top) / 2), (w, 0.01, top - foot), timber, 0, parent=e)
    for s in (-1, 1):
        box((x + s * (w - LINING) / 2, face + DEEP / 2, (foot + top) / 2), (LINING, DEEP, top - foot), timber, 0.0015, parent=e)
    flat = wood(settings.style.wood)
    for z in (foot + LINING / 2, top - LINING / 2):
        box((x, face + DEEP / 2, z), (inner, DEEP, LINING), flat, 0.0015, parent=e)
    for low, high in zip(DRAWERS, DRAWERS[1:]):
        box((x, face + 0.016, (low + high) / 2), (inner - 0.006, 0.018, high - low - 0.004), timber, 0.0015, parent=e)
        box((x, face + 0.002, high - 0.06), (0.16, 0.014, 0.012), metal("brass", 0.3), 0.003, parent=e)
    for z in BOARDS:
        box((x, face + 0.035 + (DEEP - 0.035) / 2, z - 0.01), (inner, DEEP - 0.035, 0.02), flat, 0.0015, parent=e)
    kept(e, (x, face + 0.035 + (DEEP - 0.035) / 2), inner)
    for s in (-1, 1):
        lit(e, (x + s * (inner / 2 - 0.006), face + 0.022, (BOARDS[0] + top) / 2), s, top - BOARDS[0] - 0.06)


def lit(e: Object, at: Vec, side: int, length: float) -> None:
    """A line of light in the bay's edge at its left (`side` -1) or right; it shines inwards, towards the back."""
    x, y, z = at
    box((x, y, z), (0.008, 0.012, length), emit("#ffe2b8", 2.2), 0, parent=e)
    inwards = Vector((-side, 0.9, 0)).to_track_quat("-Z", "Y").to_euler()
    area((x - side * 0.008, y, z), 0.01, length, 3.0, (1, 0.82, 0.6), tuple(inwards), spread=math.radians(150), parent=e)


def kept(e: Object, at: tuple[float, float], w: float) -> None:
    """What lies on the boards `w` wide, whose middle is `at`: jumpers, a box, a vase, books and a blanket."""
    x, y = at
    style, rnd = settings.style, random.Random(round(1000 * w))
    first, second, third = (fabric(c, 1.6, "weave", strength=0.3) for c in style.cushions)
    wide = min(0.31, w - 0.05)
    folded(e, (x, y - 0.02, BOARDS[0]), wide, 0.29, 2, first)
    folded(e, (x + 0.004, y - 0.018, BOARDS[0] + 0.103), wide - 0.012, 0.28, 1, second)
    folded(e, (x - 0.003, y - 0.02, BOARDS[0] + 0.155), wide - 0.006, 0.285, 1, third)
    storage(e, (x, y - 0.03, BOARDS[1]), wide, fabric(style.padding, 0.8, "weave"))
    upper = pile(e, (x - 0.03, y - 0.03, BOARDS[2]), ((0.26, 0.19, 0.028), (0.24, 0.17, 0.022), (0.2, 0.15, 0.026)), rnd)
    vase(e, (x - 0.02, y - 0.03, upper), 0.05, 0.13, "#d6cdbf")
    throw = fabric(style.throw, 2.2, "boucle", strength=0.3)
    folded(e, (x, y - 0.02, BOARDS[3]), wide + 0.01, 0.3, 3, throw)


def storage(e: Object, at: Vec, w: float, look: Look) -> None:
    """A box covered with cloth, its lid, and a label in a frame of brass."""
    x, y, z = at
    deep, high = 0.28, 0.17
    box((x, y, z + high / 2), (w, deep, high), look, 0.006, parent=e, seg=3)
    box((x, y, z + high + 0.02), (w + 0.008, deep + 0.008, 0.046), look, 0.006, parent=e, seg=3)
    box((x, y - deep / 2 - 0.001, z + high * 0.5), (0.07, 0.004, 0.04), metal("brass", 0.3), 0.001, parent=e)
    box((x, y - deep / 2 - 0.0035, z + high * 0.5), (0.058, 0.001, 0.028), plain("#f3eee2", 0.8), 0, parent=e)
