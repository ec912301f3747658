"""The café's bar: a counter of stone on walnut; behind it, before a wall of marble, what makes the coffee, and two boards of crockery above."""
import math

from furniture.decor import branches, vase
from geometry import empty
from kinds import Object, Vec
from lights import area
from materials import emit, marble, metal, pane, plain, wood
from place_bistro import croissant, layers, tart
from place_machines import pipe
from place_room import W, cord, stool
from solids import box, curved, cyl, lathe, rbox, rod

BACK = W / 2 - 0.09  # face of the timber behind the bar, metres east
TOP, WORK = 1.085, 0.96  # heights of the counter and of what one works at behind it, metres
GLAZE = ("#efe8dc", "#c9b79c", "#7d8a80", "#b5714a")


def bar() -> None:
    """All of it, stools and lamps included."""
    stone, walnut = marble("white", 0.12, 0.8), wood("walnut", axis=2)
    box((3.6, 4.6, 1.06), (0.75, 4.4, 0.05), stone, 0.005)
    for k in range(40):
        box((3.34, 2.46 + k * 0.11, 0.54), (0.04, 0.07, 0.98), walnut, 0.012, 3)
    box((3.66, 4.6, 0.52), (0.55, 4.36, 1.03), walnut, 0.003)
    box((3.33, 4.6, 0.05), (0.06, 4.3, 0.08), metal("bronze", 0.4), 0.002)
    rod((3.12, 2.5, 0.2), (3.12, 6.7, 0.2), 0.016, metal("brass", 0.3))
    box((BACK - 0.28, 4.9, 0.46), (0.56, 4.6, 0.92), plain("#6f665a", 0.45), 0.003)
    box((BACK - 0.3, 4.9, WORK - 0.02), (0.6, 4.7, 0.04), stone, 0.004)
    box((BACK - 0.012, 4.9, (WORK + 1.66) / 2), (0.024, 4.4, 1.66 - WORK), stone, 0.003)
    machine(empty((BACK - 0.32, 4.0, WORK)))
    for y in (4.82, 5.08):
        mill(empty((BACK - 0.3, y, WORK)))
    for k, y in enumerate((3.02, 3.13, 5.44, 5.55, 5.66)):
        pile(empty((BACK - 0.28, y, WORK)), (5, 4, 3, 6, 4)[k])
    vessel(empty((BACK - 0.2, 2.82, WORK)), 0.34, "#3f4b45")
    sheaf(empty((BACK - 0.24, 6.9, WORK)), 0.3, 21)
    for z, row in ((1.68, LOWER), (2.12, UPPER)):
        shelf(z, row)
    case(empty((3.6, 5.9, TOP)))
    dome(empty((3.62, 3.1, TOP)))
    till(empty((3.62, 3.75, TOP)))
    for k in range(4):
        stool(2.85, 3.0 + k * 1.05)
        pendant((3.5, 3.0 + k * 1.05, 1.98))


def shelf(z: float, row: tuple[tuple[float, str, int], ...]) -> None:
    """One shelf; behind its lip a lamp that washes down the wall. On it stand the things of `row`: how far north, what, and which of its kind."""
    x = BACK - 0.15
    box((x, 4.9, z), (0.3, 4.3, 0.03), wood("oak", axis=1), 0.002)
    box((x - 0.145, 4.9, z - 0.03), (0.01, 4.3, 0.06), metal("brass", 0.35), 0.001)
    area((BACK - 0.06, 4.9, z - 0.03), 0.03, 4.1, 8, (1, 0.8, 0.56), (0, 0.25, 0))
    for y, kind, nth in row:
        THINGS[kind](empty((x + (0.02, -0.03, 0.0)[nth % 3], y, z + 0.016)), nth)


def on(e: Object, at: Vec, turn: float = 0) -> Object:
    """A point that moves with `e`, for what stands there."""
    point = empty(at, turn)
    point.parent = e
    return point


def pile(e: Object, count: int) -> None:
    """Cups, one on the other."""
    for k in range(count):
        lathe([(0, 0), (0.026, 0), (0.04, 0.045), (0.042, 0.062), (0.039, 0.062), (0.024, 0.012)], plain(GLAZE[0], 0.3, coat=0.5), (0, 0, 0.028 * k), 32, e)


def plates(e: Object, nth: int) -> None:
    """A stack of them, its second kind higher and of another glaze."""
    for k in range(6 + 2 * nth):
        lathe([(0, 0), (0.06, 0), (0.1, 0.012), (0.1, 0.016), (0.06, 0.005)], plain(GLAZE[nth % 2], 0.3, coat=0.4), (0, 0, 0.011 * k), 40, e)


def row_of_cups(e: Object, nth: int) -> None:
    for k in range(3 + nth):
        pile(on(e, (0, 0.105 * (k - 1 - nth / 2), 0)), (2, 2, 3, 2, 1)[k])


def jars(e: Object, nth: int) -> None:
    """Three of glass with beans or tea, a lid of oak on each, tall to small."""
    for k in range(3):
        r, h = 0.062 - 0.006 * k, 0.24 - 0.045 * k
        at = 0.15 * (k - 1)
        fill = plain(("#3b2415", "#6d4a2a", "#8b7a4c")[(k + nth) % 3], 0.2, grain=0.5, coat=1)
        lathe([(0, 0), (r - 0.006, 0), (r, 0.008), (r, h - 0.02), (r - 0.012, h)], fill, (0, at, 0), 40, e)
        cyl((0, at, h + 0.01), r - 0.006, 0.022, wood("oak"), 40, e, bev=0.004)


def bottles(e: Object, nth: int) -> None:
    """Syrups with a label each."""
    for k in range(3):
        at, glass = 0.105 * (k - 1), ("#4a2b14", "#2f3d2b", "#5d3a1c")[(k + nth) % 3]
        neck = curved([(0.037, 0.19), (0.03, 0.23), (0.014, 0.26), (0.013, 0.31)])
        lathe([(0, 0), (0.034, 0.002), (0.037, 0.01), *neck, (0, 0.31)], plain(glass, 0.08, coat=1), (0, at, 0), 32, e)
        lathe([(0.0376, 0.06), (0.0376, 0.15)], plain("#e9dfca", 0.8), (0, at, 0), 32, e)
        cyl((0, at, 0.322), 0.015, 0.026, metal("brass", 0.3), 24, e, bev=0.003)


def teapot(e: Object, nth: int) -> None:
    """With its spout to one side and its handle to the other."""
    glaze, s = plain(GLAZE[(nth + 2) % 4], 0.35, coat=0.4), 1 - 2 * (nth % 2)
    lathe([(0, 0), (0.06, 0), *curved([(0.075, 0.015), (0.1, 0.075), (0.075, 0.13), (0.045, 0.145)]), (0, 0.15)], glaze, (0, 0, 0), 48, e)
    lathe([(0.0, 0.165), (0.016, 0.16), (0.01, 0.148)], glaze, (0, 0, 0), 24, e)
    pipe([(0, s * 0.07, 0.05), (0, s * 0.12, 0.08), (0, s * 0.155, 0.14)], 0.013, glaze, e)
    pipe([(0, -s * 0.07, 0.12), (0, -s * 0.14, 0.13), (0, -s * 0.145, 0.07), (0, -s * 0.085, 0.045)], 0.008, wood("walnut"), e)


def reads(e: Object, nth: int) -> None:
    """Books that lie, a bowl on them."""
    for k, (deep, long, tone) in enumerate(((0.19, 0.26, "#8b6f52"), (0.18, 0.24, "#d8cdbb"), (0.16, 0.22, "#3f4a55"))):
        box((0, 0.006 * k, 0.018 + 0.034 * k), (deep, long, 0.032), plain(tone, 0.6), 0.003, parent=e)
    lathe([(0, 0.104), (0.035, 0.104), (0.08, 0.15), (0.084, 0.156), (0.078, 0.152), (0.03, 0.112)], plain(GLAZE[nth % 4], 0.4), (0, 0, 0), 48, e)


def vessel(e: Object, high: float, tone: str) -> None:
    vase(e, (0, 0, 0), 0.36 * high, high, tone)


def urn(e: Object, nth: int) -> None:
    vessel(e, (0.27, 0.33, 0.3)[nth % 3], ("#4f5c55", "#d9cdb9", "#7c4a37")[nth % 3])


def sheaf(e: Object, high: float, seed: int) -> None:
    vessel(e, high, "#d9cdb9")
    branches(e, (0, 0, high - 0.03), 1.6 * high, 16, seed)


def herbs(e: Object, nth: int) -> None:
    """A pot from which leaves grow."""
    pot = [(0, 0), (0.055, 0), (0.075, 0.11), (0.078, 0.12), (0.066, 0.12), (0.06, 0.1), (0, 0.1)]
    lathe(pot, plain(GLAZE[(nth + 3) % 4], 0.7, grain=0.3), (0, 0, 0), 40, e)
    branches(e, (0, 0, 0.09), 0.2, 20, 60 + nth, ("#4c6a35", "#7f9a52"))


THINGS = {"plates": plates, "cups": row_of_cups, "jars": jars, "bottles": bottles, "teapot": teapot, "reads": reads, "urn": urn, "herbs": herbs}
LOWER = (
    (3.0, "cups", 1), (3.52, "jars", 0), (3.95, "teapot", 0), (4.42, "plates", 1), (4.66, "plates", 0),
    (5.1, "cups", 2), (5.62, "herbs", 0), (6.05, "bottles", 1), (6.55, "reads", 0),
)  # fmt: skip
UPPER = (
    (2.98, "reads", 1), (3.4, "urn", 1), (3.62, "urn", 0), (4.1, "jars", 1), (4.62, "herbs", 1), (5.02, "bottles", 0),
    (5.5, "teapot", 1), (5.86, "urn", 2), (6.3, "cups", 1), (6.72, "herbs", 2),
)  # fmt: skip


def machine(e: Object) -> None:
    """For espresso, its groups towards -x of `e`: a body on feet between cheeks of walnut, a tray with a grid, wands for steam, cups on the rail above."""
    steel, dark, brass = metal("steel", 0.22), plain("#1d1c1b", 0.35), metal("brass", 0.28)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl((0.17 * sx, 0.42 * sy, 0.04), 0.022, 0.08, dark, 24, e)
    box((0.0, 0, 0.105), (0.52, 0.94, 0.05), steel, 0.012, 3, e)
    for k in range(12):
        box((-0.255 + 0.018 * k, 0, 0.133), (0.006, 0.86, 0.006), dark, 0, parent=e)
    rbox((0.1, 0, 0.29), (0.3, 0.94, 0.36), 0.04, steel, n=10, parent=e)
    rbox((-0.05, 0, 0.4), (0.36, 0.94, 0.16), 0.05, steel, n=10, parent=e)
    box((-0.235, 0, 0.4), (0.008, 0.6, 0.07), dark, 0.002, parent=e)
    for s in (-1, 1):
        rbox((0.01, s * 0.485, 0.28), (0.48, 0.03, 0.4), 0.014, wood("walnut"), n=8, parent=e)
        cyl((-0.24, s * 0.37, 0.4), 0.026, 0.02, wood("walnut"), 32, e, rot=(0, math.pi / 2, 0), bev=0.003)
        pipe([(-0.15, s * 0.4, 0.33), (-0.27, s * 0.41, 0.3), (-0.3, s * 0.41, 0.15)], 0.007, steel, e)
    for s in (-1, 1):
        cyl((-0.13, s * 0.2, 0.29), 0.044, 0.09, steel, 40, e, bev=0.008)
        cyl((-0.13, s * 0.2, 0.235), 0.04, 0.03, brass, 40, e, bev=0.004)
        rod((-0.16, s * 0.2, 0.235), (-0.33, s * 0.2, 0.225), 0.014, wood("walnut"), parent=e)
        pile(on(e, (-0.13, s * 0.2, 0.137)), 1)
    for s in (-1, 1):
        rod((-0.2 * s + 0.02, -0.46, 0.54), (-0.2 * s + 0.02, 0.46, 0.54), 0.006, brass, parent=e)
        for k in range(5):
            rod((-0.2 * s + 0.02, -0.44 + 0.22 * k, 0.475), (-0.2 * s + 0.02, -0.44 + 0.22 * k, 0.54), 0.004, brass, parent=e)
    for k in range(8):
        for j in (0, 1):
            pile(on(e, (-0.1 + 0.13 * j, -0.38 + 0.108 * k, 0.482)), (2, 1, 2, 3, 2, 1, 2, 2)[(k + 3 * j) % 8])


def mill(e: Object) -> None:
    """For beans: a body of black enamel under a hopper of glass that is half full."""
    dark = plain("#1d1c1b", 0.3, coat=0.5)
    rbox((0, 0, 0.15), (0.19, 0.16, 0.3), 0.03, dark, n=8, parent=e)
    cyl((-0.11, 0, 0.18), 0.025, 0.05, metal("steel", 0.25), 28, e, bev=0.004)
    lathe([(0.04, 0.3), (0.082, 0.4), (0.082, 0.43), (0, 0.432)], plain("#3a2415", 0.3, grain=0.6, coat=0.8), (0, 0, 0), 40, e)
    lathe([(0.043, 0.3), (0.088, 0.4), (0.09, 0.5)], pane("#f3efe8"), (0, 0, 0), 40, e)
    cyl((0, 0, 0.508), 0.092, 0.016, dark, 40, e, bev=0.004)


def case(e: Object) -> None:
    """Glass in thin brass on a foot of walnut, lit from its top: cakes on three floors."""
    deep, wide, high, brass = 0.5, 1.3, 0.52, metal("brass", 0.3)
    box((0, 0, 0.03), (deep, wide, 0.06), wood("walnut", axis=1), 0.004, parent=e)
    for s in (-1, 1):
        box((0, s * (wide / 2 - 0.004), high / 2 + 0.06), (deep - 0.01, 0.005, high), pane(), 0, parent=e)
        for k in (-1, 1):
            box((k * (deep / 2 - 0.005), s * (wide / 2 - 0.005), high / 2 + 0.06), (0.01, 0.01, high), brass, 0.001, parent=e)
    box((-deep / 2 + 0.004, 0, high / 2 + 0.06), (0.005, wide - 0.02, high), pane(), 0, parent=e)
    box((0, 0, high + 0.066), (deep, wide, 0.014), brass, 0.002, parent=e)
    area((0, 0, high + 0.05), 0.3, wide - 0.1, 3.2, (1, 0.82, 0.6), parent=e)
    box((0, 0, high + 0.057), (0.04, wide - 0.1, 0.005), emit("#ffdcae", 5.0), 0, parent=e)
    for floor, z in enumerate((0.068, 0.235, 0.4)):
        box((0.02, 0, z), (0.42 - 0.04 * floor, wide - 0.06, 0.008), pane("#eef1ee") if floor else plain("#efe9df", 0.3), 0, parent=e)
        offered(on(e, (-0.02, 0, z + 0.005)), floor, wide - 0.2)


def offered(e: Object, floor: int, length: float) -> None:
    """What lies on one floor of the case: croissants below, slices and whole cakes above them, tarts on top."""
    if floor == 1:
        for k, (at, tone, crown) in enumerate(((-0.36, "#f1e6d3", "#a92f2a"), (0.02, "#5a3320", "#efe0c4"), (0.4, "#e8cf9c", "#c8863c"))):
            whole(on(e, (0.02, at, 0)), tone, crown, k)
        return
    count = 8
    for k in range(count):
        for s in (-1, 1):
            at = on(e, (0.085 * s, (k + 0.5) * length / count - length / 2, 0.004), 1.2 + 0.15 * s)
            (croissant if floor == 0 else (layers, tart)[k // 4])(at)


def whole(e: Object, tone: str, crown: str, seed: int) -> None:
    """A round cake on a plate, iced, with a ring of fruit or cream."""
    lathe([(0, 0), (0.15, 0), (0.155, 0.008), (0, 0.008)], plain("#f1ece2", 0.25, coat=0.6), (0, 0, 0), 56, e)
    lathe([(0, 0.008), (0.12, 0.008), (0.122, 0.075), *curved([(0.118, 0.085), (0.1, 0.088)]), (0, 0.088)], plain(tone, 0.6), (0, 0, 0), 56, e)
    for k in range(9):
        a = k * math.tau / 9 + seed
        lathe([(0, 0), (0.016, 0.002), (0.013, 0.016), (0, 0.024)], plain(crown, 0.35, coat=0.4), (0.09 * math.cos(a), 0.09 * math.sin(a), 0.086), 20, e)


def dome(e: Object) -> None:
    """A cake on a foot of stone under a bell of glass."""
    foot = [(0, 0), (0.075, 0), (0.075, 0.012), (0.02, 0.03), (0.018, 0.1), (0.16, 0.115), (0.165, 0.128), (0, 0.128)]
    lathe(foot, marble("white", 0.14, 1.5, "obj"), (0, 0, 0), 64, e)
    whole(on(e, (0, 0, 0.128)), "#f1e6d3", "#a92f2a", 4)
    lathe([(0.15, 0.13), (0.15, 0.2), *curved([(0.15, 0.25), (0.115, 0.31), (0.03, 0.335)])], pane("#f6f8f7"), (0, 0, 0), 64, e)
    lathe([(0.0, 0.36), (0.016, 0.352), (0.01, 0.334)], metal("brass", 0.28), (0, 0, 0), 24, e)


def till(e: Object) -> None:
    """A screen on its foot, turned to who serves."""
    dark = plain("#1d1c1b", 0.35)
    cyl((0, 0, 0.008), 0.075, 0.016, metal("alu", 0.35), 40, e, bev=0.004)
    rod((0, 0, 0.01), (0, 0, 0.16), 0.012, metal("alu", 0.35), parent=e)
    box((0.01, 0, 0.2), (0.012, 0.27, 0.18), dark, 0.006, 3, e, (0, 0.4, 0))


def pendant(at: Vec) -> None:
    """A bell of brass over the counter."""
    x, y, z = at
    cord(x, y, z + 0.2)
    lathe([(0.02, 0.24), (0.03, 0.18), (0.1, 0.1), (0.15, 0.0), (0.142, 0.0), (0.095, 0.09), (0, 0.17)], metal("brass", 0.3), at, 64)
    lathe([(0, 0), (0.05, 0.01), (0.055, 0.05), (0, 0.09)], emit("#ffd9a6", 14.0), (x, y, z + 0.02))
