"""Rooms the residents share, each with a wall of glass to the garden in the south. x east, y north, floor at 0."""
import math
import random

import furniture
import sky
from geometry import empty, mesh_obj
from kinds import Data, Scene
from lights import area
from materials import emit, marble, metal, paint, plain, wood
from outdoor import AIR
from place_room import D, H, W, bookcase, garden, pendant, put, shade, shell, slats, stool, table
from place_sport import fitness, golf
from site_model import SITE
from solids import box, cyl, lathe, rbox, rod
from sunpath import sun_in_frame
from textiles import art, fabric, rug

HOURS = {
    "dawn": {"when": "2026-05-20 06:30", "sun_power": 7.0, "strength": 0.34, "warm": (1, 0.80, 0.62)},
    "day": {"when": "2026-09-20 15:00", "sun_power": 9.0, "strength": 0.46},
    "golden": {"when": "2026-10-20 16:40", "sun_power": 9.0, "strength": 0.30, "warm": (1, 0.76, 0.50)},
    "evening": {"when": "2026-09-20 18:50", "sun_power": 0.0, "strength": 0.16},
}


def build(scene: Scene, shot: Data, view: str) -> Data:
    kind, hour = shot["place"], shot["light"]
    AIR.update(distance=9e9, strength=0.0)
    shell(shot.get("floor", "wood"))
    garden()
    FILL[kind]()
    evening = hour == "evening"
    lines = 9.0 if evening else 5.0
    for x in (-3.2, 0, 3.2):
        box((x, D / 2, H - 0.02), (0.07, D - 1.6, 0.02), emit("#ffe3bf", 7.0), 0)
    area((0, D / 2, H - 0.06), W - 3, D - 3, lines * 18, (1, 0.86, 0.70))
    lamp = area((0, -0.25, H / 2), W - 0.6, H - 0.3, 1, portal=True)
    lamp.rotation_euler = (math.pi / 2, 0, 0)
    if evening:
        view = view.replace("view-day", "view-dusk")
    light = dict(HOURS[hour])
    elev, az = sun_in_frame(light.pop("when"), SITE)
    sky.room_sky(scene, max(elev, 0.6), az, view=view, view_strength=1.2 if evening else 1.7, **light)
    return {"key": 0.28 if evening else 0.31, "wb": (0.97, 1, 1.05), "contrast": 1.08}


def reading() -> None:
    bookcase(-W / 2, 1.0, D - 0.3, -1)
    slats(W / 2, 0.4, D, 1)
    for y in (2.2, 4.9):
        box((0.4, y, 0.735), (4.2, 1.0, 0.035), wood("walnut"), 0.01)
        for s in (-1, 1):
            box((0.4 + s * 1.8, y, 0.36), (0.08, 0.7, 0.72), wood("walnut", axis=2), 0.01)
        for k in range(4):
            x = 0.4 - 1.5 + k
            put(furniture.chair, x, y + 0.62, 0)
            put(furniture.chair, x, y - 0.62, 180)
        for x in (-0.6, 1.4):
            pendant(x, y, 1.75, 0.2)
        box((-0.4, y + 0.1, 0.765), (0.3, 0.22, 0.03), plain("#8b6f52", 0.6), 0.002, rot=(0, 0, 0.2))
        box((1.7, y - 0.15, 0.77), (0.26, 0.19, 0.035), plain("#e7e0d3", 0.6), 0.002, rot=(0, 0, -0.15))
    put(furniture.armchair, -3.6, 1.5, 20, w=0.8, d=0.8)
    put(furniture.armchair, -2.3, 1.3, -20, w=0.8, d=0.8)
    put(furniture.plant, 4.7, 0.7, 0)


def cafe() -> None:
    slats(W / 2, 0.4, D, 1)
    stone = marble("white", 0.12, 0.8)
    box((3.6, 4.6, 1.06), (0.75, 4.4, 0.05), stone, 0.005)
    box((3.65, 4.6, 0.52), (0.55, 4.3, 1.03), wood("walnut", axis=2), 0.003)
    box((W / 2 - 0.3, 4.9, 0.46), (0.6, 4.6, 0.92), plain("#d8cfc2", 0.45), 0.003)
    box((W / 2 - 0.32, 4.9, 0.94), (0.64, 4.7, 0.04), stone, 0.004)
    for z in (1.6, 2.05):
        box((W / 2 - 0.18, 4.9, z), (0.3, 4.2, 0.03), wood("oak", axis=1), 0.002)
        for k in range(16):
            lathe(
                [(0.03, 0), (0.04, 0.01), (0.042, 0.1), (0.036, 0.1), (0.034, 0.02), (0, 0.015)],
                plain(("#efe9df", "#b49b7d", "#5b6468")[k % 3], 0.4),
                (W / 2 - 0.18, 3.0 + k * 0.25, z + 0.015),
                seg=20,
            )
    box((W / 2 - 0.35, 4.0, 1.15), (0.42, 0.7, 0.4), metal("steel", 0.2), 0.02)
    box((W / 2 - 0.38, 4.0, 1.37), (0.44, 0.74, 0.05), metal("bronze", 0.3), 0.01)
    for k in range(4):
        stool(2.9, 3.0 + k * 1.05)
        pendant(3.5, 3.0 + k * 1.05, 2.0, 0.15)
    for x, y in ((-3.4, 1.6), (-0.8, 1.5), (-3.5, 4.2), (-0.9, 4.3)):
        table(x, y)
        put(furniture.chair, x - 0.62, y, 90)
        put(furniture.chair, x + 0.62, y, -90)
    put(furniture.plant, -4.9, 0.7)
    put(furniture.plant, 1.3, 0.7)


def daycare() -> None:
    cream = paint("#efe6d6")
    for k, (y, r) in enumerate(((2.0, 0.75), (4.0, 0.95), (6.2, 0.75))):
        arch = [(-W / 2 + 0.02, y - r, 0), (-W / 2 + 0.02, y + r, 0)]
        top = [
            (-W / 2 + 0.02, y + r * math.cos(a), 1.0 + r * math.sin(a)) for a in [i * math.pi / 20 for i in range(21)]
        ]
        mesh_obj("arch", [arch[1], *top, arch[0]], [tuple(range(23))], plain(("#dcc8a8", "#b9c3ad", "#e0b9a0")[k], 0.8))
    cyl((0.4, 3.4, 0.01), 2.1, 0.02, rug("#e3d8c4", "#d2c3a8"), 96)
    for x, y in ((-0.2, 3.1), (1.5, 4.4)):
        lathe([(0, 0.47), (0.5, 0.47), (0.51, 0.485), (0.5, 0.5), (0, 0.5)], wood("ash"), (x, y, 0), seg=64)
        for i in range(3):
            a = i * 2.1
            rod(
                (x + 0.3 * math.cos(a), y + 0.3 * math.sin(a), 0.47),
                (x + 0.36 * math.cos(a), y + 0.36 * math.sin(a), 0),
                0.025,
                wood("ash", axis=2),
            )
        for i, c in enumerate(("#c9d2bf", "#e6c7ae", "#d9cfb8", "#b9c4cf")):
            a = i * 1.57 + 0.5
            cyl(
                (x + 0.78 * math.cos(a), y + 0.78 * math.sin(a), 0.14), 0.16, 0.27, fabric(c, 1, "boucle"), 40, bev=0.04
            )
    rnd = random.Random(2)
    box((W / 2 - 0.22, 4.3, 0.45), (0.4, 5.4, 0.9), cream, 0.01)
    for k in range(6):
        box((W / 2 - 0.44, 1.9 + k * 0.96, 0.45), (0.03, 0.9, 0.82), wood("ash", axis=2), 0.004)
        for j in range(3):
            c = rnd.choice(("#d98f6a", "#8fa38c", "#7d93ab", "#e3c489"))
            s = rnd.uniform(0.09, 0.17)
            box(
                (W / 2 - 0.25, 1.7 + k * 0.96 + j * 0.24, 0.9 + s / 2),
                (s, s, s),
                plain(c, 0.5),
                0.012,
                rot=(0, 0, rnd.random()),
            )
    for _ in range(12):
        c = rnd.choice(("#d98f6a", "#8fa38c", "#7d93ab", "#e3c489", "#efe6d6"))
        box(
            (rnd.uniform(-1.2, 1.8), rnd.uniform(2.0, 2.6), 0.07),
            (0.12, 0.12, 0.12),
            plain(c, 0.5),
            0.012,
            rot=(0, 0, rnd.random() * 3),
        )
    for x in (-1.2, 0.6, 2.4):
        lathe([(0.02, 0.3), (0.2, 0.24), (0.3, 0.1), (0.3, 0.0), (0.2, -0.1), (0, -0.14)], shade(), (x, 4.2, 2.35))
        rod((x, 4.2, H), (x, 4.2, 2.6), 0.003, metal("black", 0.4))
    put(furniture.plant, 4.2, 0.8)


def guesthouse() -> None:
    slats(-W / 2, 0.4, D, -1)
    put(furniture.bed, -4.4, 3.9, 90, w=1.8, d=2.1)
    for y in (2.65, 5.15):
        put(furniture.nightstand, -5.2, y, 90, w=0.5, d=0.42)
    put(furniture.rugf, -3.4, 3.9, 0, w=3.4, d=3.6)
    rbox((-2.75, 3.9, 0.42), (0.46, 1.5, 0.12), 0.05, fabric("#a58d70", 1, "boucle"))
    for y in (3.3, 4.5):
        box((-2.75, y, 0.18), (0.4, 0.06, 0.36), wood("walnut", axis=2), 0.004)
    put(furniture.sofa, 3.9, 3.6, -90, w=2.6, d=0.95)
    put(furniture.rugf, 2.7, 3.6, 0, w=2.6, d=3.0)
    put(furniture.coffee, 2.3, 3.5, 0, w=1.0, d=1.0)
    put(furniture.armchair, 1.1, 1.7, 20, w=0.8, d=0.8)
    put(furniture.floorlamp, 4.9, 1.8)
    put(furniture.plant, 0.1, 0.7)
    box((W / 2 - 0.02, 3.6, 1.65), (0.035, 1.8, 1.1), metal("brass", 0.35), 0.002)
    box((W / 2 - 0.04, 3.6, 1.65), (0.03, 1.74, 1.04), art(4.0), 0.001)
    furniture.curtain(empty((0, 0.25, 0)), {"w": W - 0.6}, z=H - 0.1)


FILL = {
    "reading": reading,
    "cafe": cafe,
    "fitness": fitness,
    "golf": golf,
    "daycare": daycare,
    "guesthouse": guesthouse,
}
