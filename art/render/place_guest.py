"""The guest house: a room for a night, smaller and lower than the other shared places."""
import math
from dataclasses import replace

import furniture
from furniture import bedding, settings
from furniture.cushions import filled
from furniture.rugs import bordered
from furniture.style import LIGHT
from geometry import empty
from lights import area, spot
from materials import emit, metal, plain, wood
from place_bistro import bud
from place_room import put
from place_stay import bench, garden_lamps, slippers, triptych
from solids import box, cyl, lathe, rbox, rod
from textiles import fabric, linen
from wall_finishes import paint

WEST, EAST, NORTH, TOP = -5.5, 0.6, 5.35, 2.6
BED = (-4.36, 2.95)  # its middle; the head is in the west
LEDGE = 1.14
FIELD = 0.82  # breadth of a field of cloth on the wall, metres


def guesthouse() -> None:
    settings.ceiling = TOP + 0.16  # curtains hang in the slot
    settings.power = 0.5
    settings.style = replace(LIGHT, armchair="#5c6b60", rug=("#c4b59d", "#b3a288"), cushions=("#b5703f", "#e3dccf", "#6f6a5e"))
    walls()
    bed()
    beside()
    window_seat()
    bordered(empty((-3.05, BED[1], 0)), 3.7, 3.4, fabric("#6f5a45", 1.0), ((0.15, 0.07), (0.27, 0.02)))
    bench(-2.92, BED[1])
    slippers(-3.5, 4.12, -1.3)
    garden_lamps()
    furniture.curtain(empty(((WEST + EAST) / 2, 0.3, 0)), {"w": EAST - WEST - 0.1, "sheer": 0.24})
    light()


def walls() -> None:
    plaster, warm = paint("#e9e1d5"), fabric("#bfa98c", 0.7, "weave", strength=0.8)
    middle = (WEST + EAST) / 2
    box((middle, NORTH + 0.05, TOP / 2), (EAST - WEST + 0.4, 0.1, TOP), plaster, 0)
    box((EAST + 0.05, NORTH / 2, TOP / 2), (0.1, NORTH, TOP), plaster, 0)
    # the ceiling ends before the curtains, which come out of its slot
    box((middle, (NORTH + 0.48) / 2, TOP + 0.05), (EAST - WEST, NORTH - 0.48, 0.1), plaster, 0)
    box((middle, 0.25, TOP + 0.2), (EAST - WEST, 0.5, 0.1), plain("#3a332b", 0.8), 0)
    box((WEST + 0.01, NORTH / 2, (TOP + LEDGE) / 2), (0.02, NORTH, TOP - LEDGE), metal("bronze", 0.4), 0)
    edges = [0.0, *(BED[1] + (k - 0.5) * FIELD for k in range(-2, 4)), NORTH]  # of cloth between joints of metal, a picture in the middle of each
    for low, high in zip(edges, edges[1:]):
        box((WEST + 0.03, (low + high) / 2, (TOP + LEDGE) / 2), (0.02, high - low - 0.012, TOP - LEDGE), warm, 0.006)
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
    triptych(WEST + 0.04, BED[1], 1.86, FIELD)


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
        "throw": fabric("#8a5134", 0.55, "weave", strength=0.9),
        "linen": linen("#f5f1ea"),
        "tinted": linen("#8f9b8a"),
        "edge": linen("#8a5134"),
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
        furniture.decor.lamp_light(empty(at), (0, 0, 0.32), 6)
    x, y = WEST + 0.4, BED[1] - 1.44
    box((x - 0.02, y + 0.2, 0.387), (0.15, 0.21, 0.022), plain("#46535a", 0.6), 0.002, rot=(0, 0, 0.3))
    box((x - 0.02, y + 0.2, 0.406), (0.13, 0.19, 0.014), plain("#d9cdb9", 0.7), 0.002, rot=(0, 0, 0.1))
    bud((WEST + 0.42, BED[1] + 1.48, 0.375), 1)
    y = BED[1] + 1.16
    lathe([(0.028, 0), (0.032, 0.004), (0.034, 0.11), (0.031, 0.11), (0.029, 0.008), (0, 0.006)], plain("#dfe8e8", 0.06, coat=1), (x, y, 0.375), 32)


def window_seat() -> None:
    """Two chairs at the window, tea between them."""
    for x, y, turn, tone in ((-4.55, 1.05, 148, "#b5703f"), (-2.7, 0.98, 176, "#e0d3bb")):
        put(furniture.armchair, x, y, turn, w=0.86, d=0.86)
        cloth = fabric(tone, 1.3)
        filled(empty((x, y, 0), math.radians(turn)), 0.42, 0.42, (0.02, 0.06, 0.66), math.pi / 2 - 0.38, 0.1, cloth, cloth)
    x, y = -3.62, 0.9
    lathe([(0, 0.46), (0.35, 0.46), (0.36, 0.475), (0.35, 0.49), (0, 0.49)], wood("walnut"), (x, y, 0), 72)
    lathe([(0.2, 0), (0.2, 0.012), (0.03, 0.03), (0.025, 0.46)], metal("bronze", 0.35), (x, y, 0), 48)
    tray(x, y, 0.49)
    put(furniture.floorlamp, -5.1, 0.62)


def tray(x: float, y: float, z: float) -> None:
    clay = plain("#6f6357", 0.5, grain=0.15)
    lathe([(0, 0), (0.2, 0), (0.21, 0.02), (0.2, 0.02), (0.19, 0.008), (0, 0.008)], wood("oak"), (x, y, z), 64)
    lathe([(0.04, 0), (0.075, 0.03), (0.08, 0.06), (0.05, 0.1), (0.03, 0.105), (0.03, 0.11), (0.008, 0.115), (0.01, 0.13), (0, 0.132)], clay, (x - 0.05, y + 0.05, z + 0.008), 48)
    rod((x + 0.02, y + 0.05, z + 0.06), (x + 0.075, y + 0.05, z + 0.1), 0.01, clay)
    for dx, dy in ((0.08, -0.08), (-0.08, -0.1)):
        lathe([(0.02, 0), (0.034, 0.02), (0.037, 0.05), (0.034, 0.05), (0.03, 0.02), (0, 0.008)], plain("#efe8dc", 0.35, coat=0.5), (x + dx, y + dy, z + 0.008), 32)


def light() -> None:
    """Low: under the ledge of the head wall, under shades, a little from the ceiling."""
    warm = (1, 0.78, 0.54)
    box((WEST + 0.085, NORTH / 2, LEDGE + 0.03), (0.012, NORTH, 0.012), emit("#ffcf95", 5.0), 0)
    area((WEST + 0.1, NORTH / 2, LEDGE + 0.05), 0.04, NORTH - 0.2, 16, warm, (math.pi, math.radians(-14), 0))
    for x, y in ((-3.3, 4.6), (-1.6, 4.6), (-1.6, 2.3), (-1.6, 0.9)):
        cyl((x, y, TOP - 0.001), 0.045, 0.004, plain("#d9d3c8", 0.4), 32)
        cyl((x, y, TOP - 0.004), 0.032, 0.004, emit("#ffe0b4", 4.0), 32)
    for x, y, power, wide in ((-3.6, 1.0, 60, 72), (-1.75, 2.3, 55, 60), (-3.0, 3.1, 45, 64)):
        spot((x, y, TOP - 0.05), power, wide, warm, 0.06, 0.9)
    for y, power in ((BED[1] - 2 * FIELD, 24), (BED[1], 13), (BED[1] + 2 * FIELD, 24)):  # close to the wall, so that each draws an arch on it
        cyl((WEST + 0.3, y, TOP - 0.003), 0.04, 0.005, emit("#ffe0b4", 4.0), 32)
        spot((WEST + 0.3, y, TOP - 0.02), power, 84, warm, 0.03, 0.5)
    area((-2.2, 3.0, TOP - 0.06), 3.0, 3.0, 10, (1, 0.84, 0.66))
