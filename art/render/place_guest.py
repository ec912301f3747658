"""The guest house: a room for a night, smaller and lower than the other shared places."""
import math

import furniture
from furniture import bedding, settings
from geometry import empty
from lights import area, spot
from materials import emit, metal, plain, wood
from place_room import put
from solids import box, cyl, lathe, rbox, rod
from textiles import art, fabric, linen
from wall_finishes import paint

WEST, EAST, NORTH, TOP = -5.5, 0.6, 5.35, 2.6
BED = (-4.36, 2.95)  # its middle; the head is in the west
LEDGE = 1.14


def guesthouse() -> None:
    settings.ceiling = TOP + 0.16  # curtains hang in the slot
    walls()
    bed()
    beside()
    window_seat()
    luggage()
    furniture.curtain(empty(((WEST + EAST) / 2, 0.3, 0)), {"w": EAST - WEST - 0.1, "sheer": 0.24})
    light()


def walls() -> None:
    plaster, warm = paint("#e9e1d5"), paint("#c3b19b")
    middle = (WEST + EAST) / 2
    box((middle, NORTH + 0.05, TOP / 2), (EAST - WEST + 0.4, 0.1, TOP), plaster, 0)
    box((EAST + 0.05, NORTH / 2, TOP / 2), (0.1, NORTH, TOP), plaster, 0)
    # the ceiling ends before the curtains, which come out of its slot
    box((middle, (NORTH + 0.48) / 2, TOP + 0.05), (EAST - WEST, NORTH - 0.48, 0.1), plaster, 0)
    box((middle, 0.25, TOP + 0.2), (EAST - WEST, 0.5, 0.1), plain("#3a332b", 0.8), 0)
    box((WEST + 0.01, NORTH / 2, (TOP + LEDGE) / 2), (0.02, NORTH, TOP - LEDGE), warm, 0)
    board = wood("walnut", axis=2)
    count = 9
    for k in range(count):
        box((WEST + 0.03, (k + 0.5) * NORTH / count, LEDGE / 2), (0.06, NORTH / count - 0.006, LEDGE), board, 0.002)
    box((WEST + 0.05, NORTH / 2, LEDGE + 0.012), (0.1, NORTH, 0.025), wood("walnut", axis=1), 0.002)
    box((middle, NORTH - 0.006, 0.04), (EAST - WEST, 0.012, 0.08), board, 0.002)
    box((middle, NORTH - 0.3, TOP - 0.001), (EAST - WEST - 0.9, 0.03, 0.004), plain("#4a443c", 0.6), 0)  # air comes out of a slot
    for at in ((-1.6, 3.6), (-1.6, 1.6)):  # water out of a rose
        cyl((*at, TOP - 0.006), 0.04, 0.012, plain("#f2efe9", 0.4), 32, bev=0.004)
    for s in (-1, 1):
        switch(WEST + 0.062, BED[1] + s * 1.62, 0.72)
        pictures(s)


def pictures(s: int) -> None:
    if s > 0:
        return
    y = BED[1]
    box((WEST + 0.03, y, 1.78), (0.03, 1.5, 0.8), wood("dark", axis=1), 0.002)
    box((WEST + 0.036, y, 1.78), (0.03, 1.44, 0.74), plain("#efe9de", 0.7), 0.001)
    box((WEST + 0.04, y, 1.78), (0.026, 1.1, 0.46), art(6.0, ("#e3ddd0", "#9fa79b", "#4d5b60", "#b48f66")), 0.001)


def switch(x: float, y: float, z: float) -> None:
    plate = plain("#ece6db", 0.35)
    box((x, y, z), (0.008, 0.16, 0.08), plate, 0.003)
    for k in (-1, 1):
        box((x + 0.004, y + k * 0.038, z), (0.006, 0.05, 0.055), plate, 0.002)


def bed() -> None:
    """A low base, a mattress, a cover that fell over them, its end folded back, pillows and a throw at the foot."""
    x, y = BED
    base, white = fabric("#a3927b", 1, "weave"), linen("#f1ece3")
    for k in range(3):  # the head, in three fields
        rbox((WEST + 0.13, y + (k - 1) * 0.78, 0.68), (0.14, 0.772, 0.86), 0.045, base, (0.015, 0, 0))
    rbox((x, y, 0.17), (2.06, 1.84, 0.22), 0.03, base)
    rbox((x, y, 0.41), (2.02, 1.8, 0.27), 0.08, white)
    e, w, d, top = empty((x, y, 0), math.pi / 2), 1.8, 2.07, 0.55
    looks = {
        "cover": linen("#efe9df"),
        "turned": linen("#e9e2d6"),
        "throw": fabric("#9a7f5e", 0.55, "weave", strength=0.9),
        "linen": linen("#f5f1ea"),
        "tinted": linen("#d8cbb8"),
        "edge": linen("#8c7a63"),
    }
    bedding.made(e, w, d, top, looks)


def beside() -> None:
    """Night tables with their lamps, a book, a glass, a clock."""
    for s in (-1, 1):
        y = BED[1] + s * 1.32
        box((WEST + 0.3, y, 0.36), (0.42, 0.5, 0.03), wood("walnut", axis=1), 0.003)
        box((WEST + 0.3, y, 0.27), (0.4, 0.48, 0.13), wood("walnut", axis=1), 0.004)
        box((WEST + 0.505, y, 0.27), (0.008, 0.44, 0.11), wood("walnut", axis=1), 0.002)
        rod((WEST + 0.515, y - 0.06, 0.3), (WEST + 0.515, y + 0.06, 0.3), 0.005, metal("brass", 0.3))
        at = (WEST + 0.26, y + s * 0.06, 0.375)
        lathe([(0.0, 0), (0.085, 0.004), (0.1, 0.06), (0.075, 0.15), (0.02, 0.19), (0.018, 0.22)], plain("#7c6b58", 0.5, grain=0.2), at)
        lathe([(0.17, 0.22), (0.125, 0.44)], furniture.shade(), at, seg=64)
        furniture.decor.lamp_light(empty(at), (0, 0, 0.32), 5.5)
    x, y = WEST + 0.4, BED[1] - 1.44
    box((x - 0.02, y + 0.2, 0.387), (0.15, 0.21, 0.022), plain("#46535a", 0.6), 0.002, rot=(0, 0, 0.3))
    box((x - 0.02, y + 0.2, 0.406), (0.13, 0.19, 0.014), plain("#d9cdb9", 0.7), 0.002, rot=(0, 0, 0.1))
    y = BED[1] + 1.16
    lathe([(0.028, 0), (0.032, 0.004), (0.034, 0.11), (0.031, 0.11), (0.029, 0.008), (0, 0.006)], plain("#dfe8e8", 0.06, coat=1), (x, y, 0.375), 32)


def window_seat() -> None:
    """Two chairs at the window, tea between them."""
    put(furniture.armchair, -4.35, 1.15, 42, w=0.84, d=0.84)
    put(furniture.armchair, -2.45, 1.05, -48, w=0.84, d=0.84)
    x, y = -3.35, 0.95
    lathe([(0, 0.46), (0.35, 0.46), (0.36, 0.475), (0.35, 0.49), (0, 0.49)], wood("walnut"), (x, y, 0), 72)
    lathe([(0.2, 0), (0.2, 0.012), (0.03, 0.03), (0.025, 0.46)], metal("bronze", 0.35), (x, y, 0), 48)
    tray(x, y, 0.49)
    put(furniture.floorlamp, -5.05, 0.8)


def tray(x: float, y: float, z: float) -> None:
    clay = plain("#6f6357", 0.5, grain=0.15)
    lathe([(0, 0), (0.2, 0), (0.21, 0.02), (0.2, 0.02), (0.19, 0.008), (0, 0.008)], wood("oak"), (x, y, z), 64)
    lathe([(0.04, 0), (0.075, 0.03), (0.08, 0.06), (0.05, 0.1), (0.03, 0.105), (0.03, 0.11), (0.008, 0.115), (0.01, 0.13), (0, 0.132)], clay, (x - 0.05, y + 0.05, z + 0.008), 48)
    rod((x + 0.02, y + 0.05, z + 0.06), (x + 0.075, y + 0.05, z + 0.1), 0.01, clay)
    for dx, dy in ((0.08, -0.08), (-0.08, -0.1)):
        lathe([(0.02, 0), (0.034, 0.02), (0.037, 0.05), (0.034, 0.05), (0.03, 0.02), (0, 0.008)], plain("#efe8dc", 0.35, coat=0.5), (x + dx, y + dy, z + 0.008), 32)


def luggage() -> None:
    """What guests bring: a case on the bench at the foot, a robe laid ready, slippers on the rug."""
    x, y = -2.9, BED[1]
    put(furniture.rugf, -3.35, BED[1], 0, w=2.9, d=3.3)
    leather = fabric("#8a735a", 1, "weave")
    rbox((x, y, 0.4), (0.46, 1.5, 0.12), 0.05, leather, (0, 0, 0.01))
    for s in (-1, 1):
        for k in (-1, 1):
            rod((x + k * 0.17, y + s * 0.62, 0.35), (x + k * 0.19, y + s * 0.66, 0.01), 0.016, wood("walnut", axis=2))
    for k, tone in enumerate(("#efe8dc", "#e4dac9", "#efe8dc")):
        rbox((x, y - 0.36, 0.485 + 0.05 * k), (0.36 - 0.02 * k, 0.5 - 0.03 * k, 0.056), 0.026, fabric(tone, 0.8, "boucle"), wrinkle=0.004, seed=k)
    case(-1.05, NORTH - 0.36)


def case(x: float, y: float) -> None:
    shell_, trim_ = plain("#39423f", 0.4, coat=0.2), metal("alu", 0.35)
    rbox((x, y, 0.33), (0.42, 0.25, 0.58), 0.05, shell_, n=10)
    for k in range(7):
        rbox((x - 0.15 + k * 0.05, y, 0.33), (0.012, 0.262, 0.5), 0.006, shell_, n=4)
    for s in (-1, 1):
        rod((x + s * 0.1, y + 0.05, 0.6), (x + s * 0.1, y + 0.05, 0.95), 0.008, trim_)
        for k in (-1, 1):
            cyl((x + s * 0.16, y + k * 0.08, 0.025), 0.024, 0.02, plain("#1c1b1a", 0.6), 20, rot=(0, math.pi / 2, 0))
    rod((x - 0.11, y + 0.05, 0.95), (x + 0.11, y + 0.05, 0.95), 0.013, plain("#1c1b1a", 0.5))


def light() -> None:
    """Low: under the ledge of the head wall, under shades, a little from the ceiling."""
    warm = (1, 0.78, 0.54)
    box((WEST + 0.085, NORTH / 2, LEDGE + 0.03), (0.012, NORTH, 0.012), emit("#ffcf95", 5.0), 0)
    area((WEST + 0.1, NORTH / 2, LEDGE + 0.05), 0.04, NORTH - 0.2, 16, warm, (math.pi, math.radians(-14), 0))
    for x, y in ((-3.3, 4.6), (-1.6, 4.6), (-1.6, 2.3), (-1.6, 0.9)):
        cyl((x, y, TOP - 0.001), 0.045, 0.004, plain("#d9d3c8", 0.4), 32)
        cyl((x, y, TOP - 0.004), 0.032, 0.004, emit("#ffe0b4", 4.0), 32)
    spot((-3.35, 1.0, TOP - 0.05), 60, 70, warm, 0.06, 0.9)
    area((-2.2, 3.0, TOP - 0.06), 3.0, 3.0, 26, (1, 0.84, 0.66))
