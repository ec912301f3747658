"""Where one reads and works: a desk with what lies on it, boards with books."""
import math
import random
from collections.abc import Sequence

from furniture import settings
from furniture.decor import branches, vase
from furniture.screens import photograph, screen
from kinds import Data, Object, Vec
from materials import metal, plain, wood
from solids import box, cyl, lathe, rod

DARK = ("#57524b", "#8a9692", "#a98a6c", "#4c5a5c", "#7d4a3a")
COVERS = ("#e7e0d3", "#cdbfa8", "#d8cdbb", "#b9b3a6", *DARK)
PAGES = "#f3eee2"


def book(e: Object, at: Vec, size: Vec, tone: str, lean: float = 0.0) -> None:
    """A bound book that stands with its back towards -y: `at` is the middle of its foot, `size` its thickness, depth and height. It leans to the right by `lean`, radians."""
    (x, y, z), (t, d, h) = at, size
    cover, turn = plain(tone, 0.75, grain=0.12), (0, lean, 0)
    s, c = math.sin(lean), math.cos(lean)

    def piece(dx: float, dy: float, dz: float, dims: Vec, look: str | None = None) -> None:
        place = (x + dx * c + dz * s, y + dy, z + dz * c - dx * s)
        box(place, dims, plain(look, 0.8) if look else cover, 0.0008, parent=e, rot=turn)

    for side in (-1, 1):
        piece(side * (t - 0.003) / 2, 0, h / 2, (0.003, d, h))
    piece(0, -d / 2 + 0.0015, h / 2, (t - 0.006, 0.003, h))
    piece(0, 0.002, h / 2, (t - 0.006, d - 0.01, h - 0.008), PAGES)
    if t > 0.02:  # a title, an author and the publisher's mark on its back
        ink = "#c9a86a" if tone in DARK else "#6b6258"
        piece(0, -d / 2 - 0.0003, h * 0.7, (t * 0.2, 0.0006, h * 0.28), ink)
        piece(0, -d / 2 - 0.0003, h * 0.38, (t * 0.11, 0.0006, h * 0.16), ink)
        piece(0, -d / 2 - 0.0003, h * 0.1, (t * 0.3, 0.0006, 0.004), ink)


def row(e: Object, left: float, right: float, y: float, z: float, rnd: random.Random) -> float:
    """Books from `left` to about `right` on a board at `z`: now and then two of one series; the last leans. Gives where it ends."""
    x = left
    while x < right:
        tone, t, h, d = rnd.choice(COVERS), rnd.uniform(0.016, 0.038), rnd.uniform(0.17, 0.25), rnd.uniform(0.12, 0.155)
        for _ in range(rnd.choice((1, 1, 1, 2))):
            if x < right:
                book(e, (x + t / 2, y, z), (t, d, h), tone)
                x += t + 0.0015
    lean = 0.19
    book(e, (x + 0.014 * math.cos(lean), y, z + 0.013 * math.sin(lean)), (0.026, 0.15, 0.215), rnd.choice(COVERS), -lean)
    return x + 0.07


def pile(e: Object, at: Vec, sizes: Sequence[Vec], rnd: random.Random) -> float:
    """Books that lie on each other, each `sizes` wide, deep and thick; gives the height of the uppermost face."""
    x, y, z = at
    for w, d, t in sizes:
        turn, cover = (0, 0, rnd.uniform(-0.12, 0.12)), plain(rnd.choice(COVERS), 0.75, grain=0.12)
        box((x, y, z + 0.0015), (w, d, 0.003), cover, 0.0006, parent=e, rot=turn)
        box((x, y, z + t / 2), (w - 0.012, d - 0.012, t - 0.006), plain(PAGES, 0.8), 0.0006, parent=e, rot=turn)
        box((x, y, z + t - 0.0015), (w, d, 0.003), cover, 0.0006, parent=e, rot=turn)
        z += t
    return z


def ledge(e: Object, f: Data) -> None:
    """Two boards on the wall with books, a pile and a vase; `z` is the lower one."""
    w, z = f["w"], f.get("z", 1350) / 1000
    rnd = random.Random(f.get("seed", 1))
    timber = wood(settings.style.wood)
    for k, length in enumerate((w, w * 0.7)):
        left, height = -w / 2, z + 0.4 * k
        box((left + length / 2, -0.11, height), (length, 0.22, 0.03), timber, 0.003, parent=e)
        box((left + length / 2, -0.012, height - 0.02), (length, 0.016, 0.012), metal("bronze", 0.4), 0.001, parent=e)
        top = height + 0.015
        end = row(e, left + 0.05, left + length * (0.3 if k else 0.38), -0.1, top, rnd)
        if k:
            vase(e, (left + length - 0.16, -0.11, top), 0.06, 0.16, "#d6cdbf")
        else:
            upper = pile(e, (end + 0.19, -0.11, top), ((0.25, 0.17, 0.026), (0.23, 0.16, 0.02), (0.2, 0.15, 0.028)), rnd)
            lathe([(0, 0), (0.03, 0), (0.045, 0.012), (0.05, 0.03), (0.045, 0.03), (0.03, 0.01), (0, 0.008)], metal("brass", 0.3), (end + 0.19, -0.11, upper), parent=e)
            vase(e, (left + length - 0.16, -0.11, top), 0.07, 0.17, "#8b6f57")
            branches(e, (left + length - 0.16, -0.11, top + 0.145), 0.26, 5, seed=8)


def desk(e: Object, f: Data) -> None:
    """A desk with drawers at its right; a monitor, a lamp, a notebook and pencils on it."""
    w, d = f["w"], f["d"]
    white = plain("#e9e4db", 0.5)
    box((0, 0, 0.73), (w, d, 0.028), wood("oak"), 0.006, parent=e)
    box((-w / 2 + 0.03, 0, 0.36), (0.03, d - 0.06, 0.72), white, 0.003, parent=e)
    chest = w / 2 - 0.22
    box((chest, 0.01, 0.37), (0.38, d - 0.06, 0.69), white, 0.003, parent=e)
    for k in range(3):
        z = 0.14 + 0.225 * k
        box((chest, -d / 2 + 0.03, z), (0.372, 0.018, 0.219), white, 0.003, parent=e)
        box((chest, -d / 2 + 0.014, z + 0.075), (0.14, 0.016, 0.012), metal("brass", 0.3), 0.003, parent=e)
    if settings.cut < 3:
        return
    back = d / 2 - 0.13
    box((-0.12, back, 1.03), (0.62, 0.018, 0.36), plain("#1a1a1c", 0.3), 0.004, parent=e)
    screen(e, photograph("premium-4"), (0.606, 0.346), (-0.12, back - 0.0095, 1.031), 0.5)
    rod((-0.12, back + 0.02, 0.745), (-0.12, back + 0.02, 0.95), 0.014, metal("alu"), 20, parent=e)
    box((-0.12, back - 0.01, 0.749), (0.24, 0.17, 0.008), metal("alu"), 0.004, parent=e)
    box((-0.12, -0.08, 0.75), (0.36, 0.12, 0.011), plain("#e3e1dd", 0.5), 0.003, parent=e)
    for k in range(4):
        box((-0.12, -0.08 + 0.026 * (k - 1.5), 0.757), (0.335, 0.021, 0.004), plain("#f6f5f2", 0.5), 0.001, parent=e)
    desklamp(e, (-w / 2 + 0.16, d / 2 - 0.14, 0.744))
    note = plain("#6f5a45", 0.6, grain=0.1)
    box((w / 2 - 0.24, -0.07, 0.752), (0.16, 0.22, 0.016), note, 0.003, parent=e, rot=(0, 0, -0.14))
    rod((w / 2 - 0.29, -0.13, 0.7645), (w / 2 - 0.21, 0.01, 0.7645), 0.0038, plain("#2f3a40", 0.35), 12, parent=e)
    lathe([(0, 0), (0.036, 0), (0.036, 0.1), (0.032, 0.1), (0.032, 0.006), (0, 0.006)], plain("#cfc6b6", 0.7, grain=0.15), (w / 2 - 0.13, d / 2 - 0.13, 0.744), parent=e)
    for k, tone in enumerate(("#b98a55", "#3f4a4d", "#8a3f2c", "#d8c9a8")):
        a = 1.57 * k + 0.4
        foot = (w / 2 - 0.13 + 0.012 * math.cos(a), d / 2 - 0.13 + 0.012 * math.sin(a), 0.752)
        rod(foot, (foot[0] + 0.018 * math.cos(a), foot[1] + 0.018 * math.sin(a), 0.9 + 0.012 * k), 0.0036, plain(tone, 0.5), 8, parent=e)


def desklamp(e: Object, at: Vec) -> None:
    """A lamp on two rods, its head turned over the desk."""
    x, y, z = at
    brass = metal("brass", 0.3)
    cyl((x, y, z + 0.009), 0.075, 0.018, brass, 48, parent=e, bev=0.004)
    elbow, head = (x - 0.02, y + 0.02, z + 0.34), (x + 0.15, y - 0.09, z + 0.46)
    rod((x, y, z), elbow, 0.006, brass, parent=e)
    rod(elbow, head, 0.006, brass, parent=e)
    cyl(elbow, 0.011, 0.022, brass, 24, parent=e, rot=(math.pi / 2, 0, 0))
    lathe([(0.068, -0.075), (0.05, -0.02), (0.026, 0.02), (0.0, 0.026)], plain("#e9e3d8", 0.4), head, 48, e)
