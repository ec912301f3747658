"""The café: a bar that is worked at, a bench along the window, a long table, low chairs on a rug."""
import math
from dataclasses import replace

import furniture
from furniture import settings
from furniture.style import CALM
from geometry import empty
from lights import area, spot
from materials import plain
from place_bar import bar
from place_bistro import banquette, bistro, board, long_table, low_seats, tree
from place_library import wooden_chair
from place_room import D, H, W, lantern, put, slats


def cafe() -> None:
    evening = "lamps" in settings.lamps
    settings.style = replace(CALM, chair="#6c7a6a", armchair="#52645a", rug=("#94897a", "#7f7566"))
    slats(W / 2, 0.4, D, 1)
    bar()
    board(1.62, 1.72, 0.62 if evening else 0.5)
    banquette(-0.95, 3.85, 0.5)
    for k, x in enumerate((-0.15, 1.2, 2.6)):
        bistro(x, 1.2, k)
        wooden_chair(empty((x + (0.05, -0.1, 0.12)[k], 1.8 + 0.12 * (k == 1), 0), (0.1, -0.3, 0.06)[k]))
    long_table(0.75, 3.55, 2.7)
    low_seats(-0.5, 6.0)
    bistro(-2.3, 3.75, 3, 0.42)
    put(furniture.chair, -1.65, 3.85, -82)
    wooden_chair(empty((-2.2, 3.05, 0), math.pi + 0.12))
    for x, y, z in ((0.05, 3.55, 2.12), (1.5, 3.55, 2.12), (-0.4, 6.0, 2.36)):
        lantern(x, y, z)
    tree(4.65, 0.8, 2.75, 9, plain("#6d6257", 0.7, grain=0.3))
    tree(-1.6, 0.7, 2.3, 4, plain("#b9ab98", 0.7, grain=0.3))
    for x, y in ((-0.15, 1.3), (2.6, 1.3), (0.1, 3.5), (1.5, 3.5), (-0.5, 6.0), (-2.5, 3.8)):
        spot((x, y, H - 0.25), *((54, 52) if evening else (36, 46)), (1, 0.8, 0.58), 0.16, 0.9)
    if evening:
        for k in range(4):
            spot((3.5, 3.0 + k * 1.05, 2.0), 45, 80, (1, 0.76, 0.5), 0.05, 0.9)
    area((0, D / 2, H - 0.06), W - 3, D - 3, 46 if evening else 70, (1, 0.84, 0.66))
