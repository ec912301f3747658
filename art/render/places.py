"""Rooms the residents share, each with a wall of glass to the garden in the south. x east, y north, floor at 0."""
import math
import random

import furniture
import sky
from furniture import settings
from geometry import empty, mesh_obj
from kinds import Data, Look, Object, Scene
from lights import area
from materials import plain, wood
from outdoor import AIR
from place_cafe import cafe
from place_golf import golf
from place_guest import guesthouse
from place_room import D, H, W, bookcase, garden, lantern, pendant, put, shell, slats
from place_sport import fitness
from site_model import SITE
from solids import box, cyl, lathe, rbox, rod
from sunpath import sun_in_frame
from textiles import fabric, rug

HOURS = {
    "dawn": {"when": "2026-05-20 06:30", "sun_power": 7.0, "strength": 0.34, "warm": (1, 0.80, 0.62)},
    "day": {"when": "2026-09-20 15:00", "sun_power": 9.0, "strength": 0.46},
    "golden": {"when": "2026-10-20 16:40", "sun_power": 9.0, "strength": 0.30, "warm": (1, 0.76, 0.50)},
    "evening": {"when": "2026-09-20 18:50", "sun_power": 0.0, "strength": 0.16},
}

TONES = ("#d98f6a", "#8fa38c", "#7d93ab", "#e3c489", "#efe6d6")  # of what children play with


OWN_LIGHT = ("guesthouse", "golf", "cafe")  # rooms that bring their lamps


def build(scene: Scene, shot: Data, view: str) -> Data:
    kind, hour = shot["place"], shot["light"]
    AIR.update(distance=9e9, strength=0.0)
    shell(shot.get("floor", "wood"), open_west=kind == "golf", mirrors=shot.get("mirrors", 1.0))
    if kind != "golf":  # it has no window
        garden()
    evening = hour == "evening"
    settings.lamps = {"lamps"} if evening else set()
    FILL[kind]()
    if kind not in OWN_LIGHT:
        area((0, D / 2, H - 0.06), W - 3, D - 3, 150 if evening else 85, (1, 0.86, 0.70))
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
        read(y, 0.7525)
    put(furniture.armchair, -3.6, 1.5, 20, w=0.8, d=0.8)
    put(furniture.armchair, -2.3, 1.3, -20, w=0.8, d=0.8)
    put(furniture.plant, 4.7, 0.7, 0)


def read(y: float, z: float) -> None:
    """What lies on a table of the reading room: books in a stack, one that is open, a notebook and its pencil."""
    rnd = random.Random(round(10 * y))
    for x, count in ((-0.35, 3), (1.75, 2)):
        low = z
        for _ in range(count):
            w, d, t = rnd.uniform(0.2, 0.25), rnd.uniform(0.14, 0.17), rnd.uniform(0.022, 0.038)
            cover = plain(rnd.choice(("#7c4a37", "#46535a", "#8b6f52", "#5f6f66", "#b7a284")), 0.55)
            volume(empty((x, y + 0.16, low), 0.25 + rnd.uniform(-0.25, 0.25)), w, d, t, cover)
            low += t
    e, page = empty((0.72, y - 0.24, z), 0.12), plain("#f4efe4", 0.8)
    for s in (-1, 1):
        box((s * 0.078, 0, 0.014), (0.156, 0.22, 0.012), page, 0.003, parent=e, rot=(0, -s * 0.09, 0))
        for k in range(9):
            line = (0.11 - 0.03 * (k % 4 == 3), 0.004, 0.0008)
            box((s * 0.078, 0.08 - 0.019 * k, 0.0206), line, plain("#a39c91", 0.8), 0, parent=e, rot=(0, -s * 0.09, 0))
    box((0, 0, 0.003), (0.325, 0.23, 0.006), plain("#5f4632", 0.6), 0.002, parent=e)
    volume(empty((-0.9, y - 0.2, z), -0.1), 0.21, 0.15, 0.012, plain("#2f3a40", 0.6))
    rod((-0.98, y - 0.28, z + 0.0155), (-0.83, y - 0.25, z + 0.0155), 0.0035, plain("#c58b3a", 0.5))


def volume(e: Object, w: float, d: float, t: float, cover: Look) -> None:
    """A closed book on its side: two boards, the pages between them, the back at +y."""
    for z in (0.002, t - 0.002):
        box((0, 0, z), (w, d, 0.004), cover, 0.001, parent=e)
    box((0, -0.003, t / 2), (w - 0.01, d - 0.01, t - 0.008), plain("#efe7d8", 0.85), 0, parent=e)
    box((0, d / 2 - 0.002, t / 2), (w, 0.004, t), cover, 0.0015, parent=e)


def daycare() -> None:
    """A floor to sit on, low shelves, a small house to climb into: everything at the height of a child."""
    ash, soft = wood("ash", axis=0), fabric("#b9c4ad", 0.8, "boucle")
    hills(-W / 2 + 0.02)
    house(-4.3, 6.9)
    cyl((0.3, 3.3, 0.012), 2.1, 0.024, rug("#e3d8c4", "#d2c3a8"), 96)
    cyl((3.7, 5.9, 0.014), 1.1, 0.028, rug("#b9c4ad", "#a5b398"), 96)
    for x, y in ((-0.5, 3.0), (1.4, 4.2)):
        lathe([(0, 0.45), (0.5, 0.45), (0.51, 0.465), (0.5, 0.48), (0, 0.48)], ash, (x, y, 0), seg=64)
        for i in range(4):
            a = i * math.pi / 2 + 0.4
            foot = (x + 0.4 * math.cos(a), y + 0.4 * math.sin(a), 0)
            rod((x + 0.3 * math.cos(a), y + 0.3 * math.sin(a), 0.45), foot, 0.024, wood("ash", axis=2))
        for i in range(4):
            a = i * math.pi / 2
            small_chair(x + 0.74 * math.cos(a), y + 0.74 * math.sin(a), a - math.pi / 2)
        for i, c in enumerate(("#d98f6a", "#7d93ab", "#e3c489")):
            cyl((x - 0.1 + 0.09 * i, y + 0.06 * i, 0.51), 0.03, 0.06, plain(c, 0.5), 24)
    shelves(empty((-W / 2 + 0.24, 3.3, 0), math.pi / 2))
    blocks(-0.6, 1.6)
    for i, (x, y) in enumerate(((3.3, 5.6), (4.0, 6.3), (4.2, 5.4))):
        cloth = fabric(("#d9b99a", "#c9d2bf", "#b9c4cf")[i], 1, "boucle")
        rbox((x, y, 0.16), (0.6, 0.6, 0.26), 0.12, cloth, puff=(0, 0, 0.05), seed=i)
    rbox((4.9, 6.9, 0.24), (0.9, 1.4, 0.46), 0.14, soft, puff=(0, 0, 0.03))
    for x, y, z in ((-1.6, 3.4, 2.3), (0.4, 4.4, 2.45), (2.4, 3.2, 2.2)):
        lantern(x, y, z)
    put(furniture.plant, -5.0, 0.8)


def hills(x: float) -> None:
    """Hills and a sun, painted on the wall behind the shelves."""
    ranges = (("#d9ccb2", 1.85, 0.28, 0.3), ("#b9c3a6", 1.45, 0.2, 1.9), ("#94a584", 1.12, 0.16, 3.6))
    for k, (colour, low, swing, phase) in enumerate(ranges):
        at = x + 0.004 * (k + 1)
        rises = [low + swing * math.sin(phase + i * 0.09) + 0.06 * math.sin(i * 0.21 + k) for i in range(81)]
        ridge = [(at, D * i / 80, z) for i, z in enumerate(rises)]
        mesh_obj("hill", [(at, 0, 0), *ridge, (at, D, 0)], [tuple(range(83))], plain(colour, 0.9))
    cyl((x, 2.2, 2.45), 0.34, 0.006, plain("#e6b98f", 0.9), 64, rot=(0, math.pi / 2, 0))


def house(x: float, y: float) -> None:
    """A house of battens with a bench in it, 1.7 m high at its ridge."""
    oak, w, d, eaves, top = wood("oak", axis=2), 1.9, 1.5, 1.15, 1.75
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((x + sx * w / 2, y + sy * d / 2, eaves / 2), (0.06, 0.06, eaves), oak, 0.006)
            rod((x + sx * w / 2, y + sy * d / 2, eaves), (x, y + sy * d / 2, top), 0.03, oak)
    rod((x, y - d / 2 - 0.03, top), (x, y + d / 2 + 0.03, top), 0.03, oak)
    for k in range(9):
        z = 0.1 + k * 0.12
        box((x, y + d / 2, z), (w, 0.02, 0.09), wood("oak", axis=0), 0.003)
    box((x, y + 0.25, 0.15), (w - 0.1, d - 0.6, 0.3), plain("#e9e0d0", 0.7), 0.02)
    for i, c in enumerate(("#d9b99a", "#b9c4cf", "#94a584")):
        at = (x - 0.5 + 0.5 * i, y + 0.5, 0.5)
        rbox(at, (0.42, 0.16, 0.4), 0.07, fabric(c, 1, "weave"), puff=(0, 0.06, 0), rot=(-0.25, 0, 0), seed=i)


def small_chair(x: float, y: float, turn: float) -> None:
    """A child's chair; its back stands away from the table."""
    e, leg = empty((x, y, 0), turn), wood("ash", axis=2)
    cyl((0, 0, 0.27), 0.16, 0.025, wood("ash"), 40, parent=e, bev=0.008)
    for i in range(4):
        a = math.pi / 4 + i * math.pi / 2
        foot = (0.15 * math.cos(a), 0.15 * math.sin(a), 0)
        rod((0.1 * math.cos(a), 0.1 * math.sin(a), 0.26), foot, 0.014, leg, parent=e)
    for s in (-1, 1):
        rod((s * 0.1, -0.12, 0.27), (s * 0.11, -0.17, 0.5), 0.012, leg, parent=e)
    box((0, -0.165, 0.5), (0.28, 0.022, 0.1), wood("ash"), 0.008, parent=e)


def shelves(e: Object) -> None:
    """Low, open and full: along the wall behind `e`."""
    rnd, side = random.Random(6), wood("ash", axis=2)
    count, step, height, deep = 6, 0.86, 0.84, 0.38
    left = -count * step / 2
    for z in (0.05, 0.44, height):
        box((0, 0, z), (count * step + 0.03, deep, 0.028), wood("ash"), 0.004, parent=e)
    box((0, 0.18, height / 2), (count * step, 0.016, height), plain("#efe6d6", 0.8), 0, parent=e)
    for i in range(count + 1):
        box((left + i * step, 0, height / 2), (0.028, deep, height), side, 0.004, parent=e)
    for i in range(count):
        for z in (0.064, 0.454):
            if rnd.random() < 0.4:
                basket = fabric(rnd.choice(("#cdbfa8", "#b9c4ad")), 1, "boucle")
                box((left + (i + 0.5) * step, 0, z + 0.13), (step - 0.16, 0.3, 0.26), basket, 0.03, 3, parent=e)
            else:
                toys(e, rnd, left + i * step + 0.08, left + (i + 1) * step - 0.12, z)


def toys(e: Object, rnd: random.Random, x: float, end: float, z: float) -> None:
    """Picture books and blocks, side by side on a board."""
    while x < end:
        tone = plain(rnd.choice(TONES), 0.6)
        if rnd.random() < 0.6:
            t, h = rnd.uniform(0.014, 0.03), rnd.uniform(0.2, 0.3)
            box((x + t / 2, 0, z + h / 2), (t, 0.22, h), tone, 0, parent=e)
            x += t + 0.002
        else:
            s = rnd.uniform(0.08, 0.13)
            box((x + s / 2, -0.04, z + s / 2), (s, s, s), tone, 0.012, parent=e, rot=(0, 0, rnd.uniform(-0.2, 0.2)))
            x += s + 0.05


def blocks(x: float, y: float) -> None:
    """Wooden blocks where somebody was just building."""
    rnd = random.Random(2)
    for level, count in enumerate((4, 3, 2)):
        for k in range(count):
            at = (x + (k - count / 2) * 0.13, y, 0.066 + level * 0.121)
            box(at, (0.12, 0.12, 0.12), plain(rnd.choice(TONES), 0.5), 0.012, rot=(0, 0, rnd.uniform(-0.08, 0.08)))
    for _ in range(9):
        at = (x + rnd.uniform(-0.2, 1.6), y + rnd.uniform(-0.5, 0.4), 0.07)
        box(at, (0.12, 0.12, 0.12), plain(rnd.choice(TONES), 0.5), 0.012, rot=(0, 0, rnd.random() * 3))


FILL = {
    "reading": reading,
    "cafe": cafe,
    "fitness": fitness,
    "golf": golf,
    "daycare": daycare,
    "guesthouse": guesthouse,
}
