"""The wall of books in the reading room: bays of boards over closed fronts, books in rows, stacks and runs, things between them, a ladder."""
import math
import random
from collections import defaultdict

import furniture
from geometry import mesh_obj
from kinds import Object, Vec
from materials import emit, metal, plain, wood
from solids import ball, box, cyl, lathe, rod

COVERS = (
    "#efe8da", "#ddd0ba", "#c3b193", "#a4835c", "#7f5638", "#5c3a2a", "#6e3a30", "#96604a", "#bb9a66",
    "#5f6b4c", "#38493d", "#5f6d6c", "#3a4855", "#242c38", "#8b8f8a", "#57524b", "#b9a9a0",
)
PAGES = "#f1eadb"
FACES = ((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))


class Heap:
    """Boxes gathered into one mesh for each colour: thousands of books cost as little to set up as a dozen."""

    def __init__(self, e: Object) -> None:
        self.e = e
        self.points: dict[str, list[Vec]] = defaultdict(list)

    def add(self, at: Vec, size: Vec, tone: str, lean: float = 0.0, turn: float = 0.0) -> None:
        """A box whose middle is `at`, leaning to the right and turned about the vertical, radians."""
        c, s, ct, st = math.cos(lean), math.sin(lean), math.cos(turn), math.sin(turn)
        for k in (-1, 1):
            for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                x, y, z = i * size[0] / 2, j * size[1] / 2, k * size[2] / 2
                x, z = x * c + z * s, z * c - x * s
                self.points[tone].append((at[0] + x * ct - y * st, at[1] + x * st + y * ct, at[2] + z))

    def build(self) -> None:
        for tone, points in self.points.items():
            faces = [tuple(8 * k + i for i in face) for k in range(len(points) // 8) for face in FACES]
            mesh_obj("books", points, faces, plain(tone, 0.68, grain=0.1)).parent = self.e


def standing(heap: Heap, left: float, right: float, z: float, room: float, rnd: random.Random) -> float:
    """Books that stand from `left` to about `right`, in runs of one series, the last one leaning; gives where they end."""
    x = left
    while x < right - 0.03:
        run, tone = rnd.choice((1, 1, 2, 3, 5)), rnd.choice(COVERS)
        t, h, d = rnd.uniform(0.018, 0.046), min(room - 0.03, rnd.uniform(0.17, 0.31)), rnd.uniform(0.14, 0.2)
        for k in range(run):
            if x + t > right:
                break
            high = h * (1 if run > 2 else rnd.uniform(0.94, 1.0))
            out = rnd.uniform(0, 0.016)
            heap.add((x + t / 2, -0.01 - out, z + high / 2), (t, d, high), tone)
            heap.add((x + t / 2, 0.004 - out, z + high / 2), (t * 0.72, d - 0.012, high + 0.001), PAGES)
            if t > 0.024:  # a label on its back
                ink = "#bb9a66" if tone in ("#38493d", "#3a4855", "#242c38", "#6e3a30", "#5c3a2a") else "#57524b"
                heap.add((x + t / 2, -0.0105 - out - d / 2, z + high * 0.72), (t * 0.7, 0.001, high * 0.16), ink)
            x += t + 0.0015
    if rnd.random() < 0.55:
        h, lean = min(room - 0.05, rnd.uniform(0.2, 0.25)), rnd.uniform(0.16, 0.3)
        heap.add((x + h / 2 * math.sin(lean) + 0.014, -0.02, z + h / 2 * math.cos(lean) + 0.005), (0.026, 0.16, h), rnd.choice(COVERS), -lean)
        x += h * math.sin(lean) + 0.03
    return x


def lying(heap: Heap, x: float, z: float, count: int, rnd: random.Random) -> float:
    """A stack of books that lie; gives the height of the uppermost."""
    for _ in range(count):
        t, w, tone = rnd.uniform(0.022, 0.042), rnd.uniform(0.22, 0.29), rnd.choice(COVERS)
        turn = rnd.uniform(-0.1, 0.1)
        heap.add((x, -0.02, z + t / 2), (w, 0.18, t), tone, 0, turn)
        heap.add((x, -0.024, z + t / 2), (w - 0.016, 0.181, t * 0.66), PAGES, 0, turn)
        z += t
    return z


def thing(e: Object, x: float, z: float, room: float, rnd: random.Random) -> None:
    """What stands between books: a vase, a bowl, a ball on its foot, a frame, a small plant that hangs."""
    kind = rnd.randrange(5)
    if kind == 0:
        furniture.vase(e, (x, -0.03, z), 0.07, min(room - 0.06, 0.26), rnd.choice(("#d9cdb9", "#5c4a3c", "#8f7b64", "#46524f")))
    elif kind == 1:
        lathe([(0, 0), (0.05, 0), (0.1, 0.05), (0.115, 0.075), (0.107, 0.075), (0.05, 0.012), (0, 0.01)], plain("#b98f62", 0.45), (x, -0.03, z), 40, e)
    elif kind == 2:
        cyl((x, -0.03, z + 0.012), 0.05, 0.024, plain("#2b2622", 0.4), 32, e)
        rod((x, -0.03, z + 0.02), (x, -0.03, z + 0.07), 0.006, metal("brass", 0.3), 12, e)
        ball(0.062, metal("brass", 0.3), (x, -0.03, z + 0.125), 40, 14, e)
    elif kind == 3:
        box((x, 0.05, z + 0.13), (0.2, 0.014, 0.26), wood("walnut", axis=2), 0.002, parent=e, rot=(-0.16, 0, 0))
        box((x, 0.041, z + 0.131), (0.17, 0.006, 0.23), plain("#e9e1d2", 0.8), 0, parent=e, rot=(-0.16, 0, 0))
        box((x, 0.0375, z + 0.12), (0.09, 0.004, 0.11), plain(rnd.choice(("#96604a", "#5f6d6c", "#5f6b4c")), 0.8), 0, parent=e, rot=(-0.16, 0, 0))
    else:
        lathe([(0, 0), (0.055, 0), (0.07, 0.1), (0.062, 0.1), (0, 0.085)], plain("#cfc3b0", 0.7), (x, -0.03, z), 40, e)
        furniture.decor.branches(e, (x, -0.03, z + 0.08), min(0.24, room - 0.12), 9, rnd.randrange(99), ("#4f6b3a", "#7f9a58"))


def fill(heap: Heap, left: float, right: float, z: float, room: float, rnd: random.Random) -> None:
    """One board of a bay: in most rows of books, and a stack or a thing where they end."""
    wide, kind = right - left, rnd.random()
    if kind < 0.36:
        standing(heap, left, right - 0.02, z, room, rnd)
    elif kind < 0.62:
        end = standing(heap, left, left + wide * rnd.uniform(0.42, 0.6), z, room, rnd)
        upper = lying(heap, min(end + 0.18, right - 0.16), z, rnd.choice((2, 3, 4)), rnd)
        if room - (upper - z) > 0.2 and rnd.random() < 0.4:
            lathe([(0, 0), (0.03, 0), (0.05, 0.03), (0.045, 0.03), (0.03, 0.01), (0, 0.008)], metal("brass", 0.3), (min(end + 0.18, right - 0.16), -0.03, upper), 32, heap.e)
    elif kind < 0.84:
        end = standing(heap, left, left + wide * rnd.uniform(0.45, 0.66), z, room, rnd)
        thing(heap.e, min(end + 0.15, right - 0.13), z, room, rnd)
    elif kind < 0.93:
        thing(heap.e, left + wide * 0.26, z, room, rnd)
        standing(heap, left + wide * 0.5, right - 0.02, z, room, rnd)
    else:
        lying(heap, left + 0.2, z, 4, rnd)
        thing(heap.e, left + wide * 0.68, z, room, rnd)


def library_wall(e: Object, wide: float, high: float, bays: int) -> None:
    """Bays side by side before the wall at +y of `e`: closed fronts below, boards at heights that differ from bay to bay, light under some."""
    rnd, heap, step = random.Random(12), Heap(e), wide / bays
    side, board, deep, base = wood("walnut", axis=2), wood("walnut", axis=0), 0.34, 0.62
    box((0, deep / 2 - 0.01, high / 2), (wide, 0.02, high), wood("oak", axis=2), 0, parent=e)
    box((0, 0.03, 0.04), (wide, deep - 0.06, 0.08), plain("#241d18", 0.6), 0.002, parent=e)
    box((0, -0.02, base), (wide + 0.02, deep + 0.04, 0.036), board, 0.004, parent=e)
    box((0, 0, high + 0.02), (wide + 0.04, deep, 0.05), board, 0.004, parent=e)
    for k in range(bays + 1):
        box((-wide / 2 + k * step, 0, (high + base) / 2), (0.034, deep, high - base), side, 0.003, parent=e)
    ladders = ((0.36, 0.38, 0.32, 0.42, 0.38), (0.42, 0.34, 0.36, 0.34, 0.4), (0.34, 0.34, 0.48, 0.34, 0.36))
    for k in range(bays):
        left = -wide / 2 + k * step
        for half in range(2):
            at = left + step * (0.25 + 0.5 * half)
            box((at, -deep / 2, 0.35), (step / 2 - 0.006, 0.022, 0.52), side, 0.003, parent=e)
            cyl((left + step * (0.46 + 0.08 * half), -deep / 2 - 0.02, 0.5), 0.009, 0.03, metal("brass", 0.3), 20, e, (math.pi / 2, 0, 0))
        rooms, z = ladders[k % 3], base + 0.018
        scale = (high - z) / (sum(rooms) + 0.03 * len(rooms))
        for n, share in enumerate(rooms):
            room = share * scale
            fill(heap, left + 0.03, left + step - 0.03, z, room, rnd)
            z += room
            if n < len(rooms) - 1:
                box((left + step / 2, 0, z + 0.013), (step - 0.034, deep - 0.02, 0.026), board, 0.003, parent=e)
            box((left + step / 2, -deep / 2 + 0.05, z - 0.006), (step - 0.12, 0.012, 0.008), emit("#ffd29a", 5.0, cam_s=1.6), 0, parent=e)
            z += 0.03 * scale
    heap.build()
    ladder(e, wide * 0.17, high - 0.42, deep, wide / 2 - 0.04)


def ladder(e: Object, x: float, z: float, deep: float, end: float) -> None:
    """It hangs on a rail of brass along the bays, from `-end` to `end`."""
    brass, oak = metal("brass", 0.3), wood("oak", axis=2)
    y = -deep / 2
    rod((-end, y - 0.06, z), (end, y - 0.06, z), 0.014, brass, 20, e)
    foot, top = (0, y - 0.66, 0.03), (0, y - 0.075, z + 0.12)
    for s in (-1, 1):
        rod((x + s * 0.22, foot[1], foot[2]), (x + s * 0.2, top[1], top[2]), 0.024, oak, 20, e)
        cyl((x + s * 0.22, foot[1], 0.035), 0.035, 0.026, plain("#2a2522", 0.5), 28, e, (0, math.pi / 2, 0))
        cyl((x + s * 0.2, y - 0.06, z + 0.022), 0.026, 0.03, brass, 28, e, (math.pi / 2, 0, 0))
    for k in range(8):
        v = (k + 0.8) / 8.6
        at = (x, foot[1] + (top[1] - foot[1]) * v, foot[2] + (top[2] - foot[2]) * v)
        box(at, (0.42, 0.085, 0.022), wood("oak", axis=0), 0.006, parent=e)
