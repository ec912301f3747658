"""The reading room: tables with lamps, seats of two kinds, a corner with low chairs on a rug, a wall of books."""
import math
import random

import furniture
from furniture import settings
from furniture.rugs import bordered
from furniture.style import CALM, WARM
from geometry import empty, grid_fn
from kinds import Look, Object, Vec
from lights import area
from materials import emit, marble, metal, plain, wood
from place_books import library_wall
from place_machines import pipe
from place_room import D, H, W, put, slats
from shader import NT, mat, srgb
from solids import box, cyl, lathe, rbox, rod
from textiles import fabric, hide

TABLE = 0.74  # how high tables are, metres


def reading() -> None:
    settings.style = CALM
    library_wall(empty((-W / 2 + 0.19, 4.2, 0), math.pi / 2), 7.2, 2.86, 8)
    slats(W / 2, 0.4, D, 1)
    long_table(-1.3, 2.15, 4.4, 1.05)
    small_table(-3.15, 5.55)
    corner()
    put(furniture.plant, -4.85, 0.5, 30)
    area((-W / 2 + 1.2, 4.2, H - 0.25), 0.3, 6.0, 34, (1, 0.84, 0.66), (0, math.radians(-38), 0))


def long_table(x: float, y: float, wide: float, deep: float) -> None:
    """A table of walnut for eight on two trestles: chairs at both sides as they were left, lamps, books."""
    rnd = random.Random(4)
    box((x, y, TABLE - 0.018), (wide, deep, 0.036), wood("walnut"), 0.012, 4)
    box((x, y, TABLE - 0.075), (wide - 0.5, 0.09, 0.07), wood("walnut"), 0.006)
    for s in (-1, 1):
        at = x + s * (wide / 2 - 0.42)
        for k in (-1, 1):
            rod((at, y + k * 0.2, TABLE - 0.04), (at + s * 0.05, y + k * 0.44, 0), 0.03, wood("walnut", axis=2), 24)
        box((at, y, TABLE - 0.06), (0.09, deep - 0.16, 0.05), wood("walnut", axis=1), 0.01, 3)
        rod((at + s * 0.025, y - 0.32, 0.32), (at + s * 0.025, y + 0.32, 0.32), 0.018, wood("walnut", axis=2), 20)
    for k in range(4):
        at = x + (k - 1.5) * 1.0
        out = (0.66, 0.98, 0.6, 0.74)[k]
        turn = (-6, 26, 5, -12)[k]
        put(furniture.chair, at + rnd.uniform(-0.05, 0.05), y + out, turn)
        wooden_chair(empty((at + rnd.uniform(-0.05, 0.05), y - (0.62, 0.7, 0.6, 0.84)[k], 0), math.pi + (0.1, -0.22, 0.06, 0.3)[k]))
    for at in (x - 1.15, x + 1.0):
        lamp((at, y, TABLE))
    read(x + 0.25, y, TABLE)


def small_table(x: float, y: float) -> None:
    """A round table before the books with seats of wood about it."""
    lathe([(0, 0.705), (0.62, 0.705), (0.645, 0.72), (0.645, 0.73), (0.635, 0.74), (0, 0.74)], wood("walnut"), (x, y, 0), 96)
    lathe([(0, 0), (0.3, 0), (0.31, 0.012), (0.3, 0.024), (0.09, 0.05), (0.06, 0.1), (0.055, 0.6), (0.1, 0.705)], wood("walnut", axis=2), (x, y, 0), 64)
    for a, out in ((0.5, 0.86), (2.35, 0.74), (3.9, 0.82), (5.5, 0.95)):
        wooden_chair(empty((x + out * math.cos(a), y + out * math.sin(a), 0), a + math.pi / 2 + 0.15 - 0.3 * (a > 3) + math.pi))
    lamp((x - 0.12, y + 0.12, TABLE))
    rnd, low = random.Random(2), TABLE
    for _ in range(3):
        t = rnd.uniform(0.024, 0.036)
        tone = rnd.choice(("#7c4a37", "#46535a", "#b7a284", "#38493d"))
        volume(empty((x + 0.26, y - 0.16, low), rnd.uniform(0.2, 0.7)), 0.24, 0.17, t, plain(tone, 0.55))
        low += t
    spread(empty((x - 0.18, y - 0.3, TABLE), 0.5))


def wooden_chair(e: Object) -> None:
    """A chair of oak: round legs, a seat woven of cord, a rail for the back that is bent about who sits."""
    oak, seat = wood("oak", axis=2), cord_seat()
    for s in (-1, 1):
        rod((s * 0.2, -0.19, 0.45), (s * 0.23, -0.23, 0), 0.017, oak, 20, e)
        pipe([(s * 0.2, 0.235, 0), (s * 0.195, 0.2, 0.42), (s * 0.22, 0.2, 0.62), (s * 0.235, 0.13, 0.735)], 0.016, oak, e)
        rod((s * 0.2, -0.2, 0.43), (s * 0.195, 0.2, 0.42), 0.014, oak, 16, e)
        rod((s * 0.213, -0.21, 0.22), (s * 0.198, 0.215, 0.24), 0.009, oak, 16, e)
    for y, z in ((-0.195, 0.43), (0.2, 0.42)):
        rod((-0.2, y, z), (0.2, y, z), 0.014, oak, 16, e)

    def sagging(u: float, v: float) -> Vec:
        x, y = 2 * u - 1, 2 * v - 1
        return 0.215 * x, 0.205 * y, 0.452 - 0.014 * (1 - x * x) * (1 - y * y)

    grid_fn(sagging, 24, 24, seat, parent=e).modifiers.new("t", "SOLIDIFY").thickness = 0.03
    pipe([(-0.27, -0.08, 0.715), (-0.255, 0.1, 0.735), (-0.15, 0.245, 0.75), (0, 0.27, 0.755), (0.15, 0.245, 0.75), (0.255, 0.1, 0.735), (0.27, -0.08, 0.715)], 0.02, oak, e)

    def slat(u: float, v: float) -> Vec:
        a = (u - 0.5) * 1.5
        return 0.2 * math.sin(a), 0.09 + 0.16 * math.cos(a), 0.6 + 0.1 * v

    back = grid_fn(slat, 18, 4, wood("oak", axis=0), parent=e)
    back.modifiers.new("t", "SOLIDIFY").thickness = 0.014


@mat("cord seat")
def cord_seat(t: NT) -> None:
    """Paper cord wound from the four sides to the middle."""
    s = t.n("ShaderNodeSeparateXYZ", {"Vector": t.obj()})
    x, y = (t.math("ABSOLUTE", s.outputs[k]) for k in (0, 1))
    across = t.math("GREATER_THAN", x, y)
    wound = t.mix(across, x, y)
    h = t.math("ABSOLUTE", t.math("SINE", t.math("MULTIPLY", wound, 420)))
    c = t.mix(h, srgb("#8f744f"), srgb("#cdb58c"))
    t.out(t.bsdf(color=c, rough=0.8, spec=0.2, normal=t.bump(h, 0.5, 0.003)))


def lamp(at: Vec) -> None:
    """A table lamp: a foot and a stem of brass below a dome of white glass."""
    x, y, z = at
    brass = metal("brass", 0.28)
    lathe([(0, 0), (0.085, 0), (0.088, 0.008), (0.08, 0.016), (0.02, 0.026), (0.009, 0.05), (0.009, 0.3), (0, 0.3)], brass, at, 56)
    dome = [(0.155, 0.28), (0.16, 0.283), (0.155, 0.32), (0.13, 0.365), (0.085, 0.395), (0.03, 0.408), (0, 0.41)]
    lathe(dome, emit("#ffdcab", 5.0, cam_s=1.35), at, 64)
    lathe([(0.0, 0.279), (0.156, 0.279)], emit("#ffdcab", 9.0, cam_s=1.8), at, 48)
    cyl((x, y, z + 0.416), 0.012, 0.016, brass, 24)


def corner() -> None:
    """In front: two low chairs on a rug, a lamp that reaches over one, a table with tea, a stool for the feet, a basket."""
    x, y = 0.55, 5.0
    bordered(empty((x, y, 0)), 3.1, 2.5, fabric("#d9d4c6", 1.2), ((0.13, 0.03),))
    put(furniture.armchair, x - 0.95, y + 0.35, 62, w=0.86, d=0.86)
    settings.style = WARM
    put(furniture.armchair, x + 0.75, y - 0.62, -62, w=0.76, d=0.85)
    settings.style = CALM
    lathe([(0, 0), (0.17, 0), (0.17, 0.012), (0.02, 0.022), (0.016, 0.47), (0, 0.47)], metal("brass", 0.3), (x - 0.12, y - 0.5, 0.016), 48)
    lathe([(0, 0.47), (0.27, 0.47), (0.28, 0.482), (0.27, 0.494), (0, 0.494)], marble("beige", 0.14, 1.6, "obj"), (x - 0.12, y - 0.5, 0.016), 72)
    z = 0.51
    volume(empty((x - 0.22, y - 0.44, z), 0.4), 0.23, 0.16, 0.03, plain("#7c4a37", 0.55))
    volume(empty((x - 0.21, y - 0.45, z + 0.03), 0.15), 0.2, 0.145, 0.024, plain("#d9cdb9", 0.55))
    cup((x + 0.02, y - 0.58, z))
    rbox((x + 0.1, y + 0.42, 0.2), (0.62, 0.48, 0.34), 0.11, fabric("#b9a283", 0.9, "boucle"), (0, 0, 0.03))
    spread(empty((x + 0.12, y + 0.4, 0.395), -0.5))
    reading_lamp(x - 1.55, y - 0.3)
    basket(x + 0.1, y - 1.5)


def cup(at: Vec) -> None:
    """A cup with tea on its saucer."""
    glaze = plain("#efe8dc", 0.3, coat=0.5)
    lathe([(0, 0.003), (0.04, 0.003), (0.07, 0.014), (0.068, 0.016), (0.04, 0.008), (0, 0.008)], glaze, at, 48)
    lathe([(0.02, 0.008), (0.036, 0.03), (0.041, 0.064), (0.038, 0.064), (0.02, 0.016), (0, 0.014)], glaze, at, 48)
    lathe([(0, 0.058), (0.037, 0.058)], plain("#7a4a1c", 0.1, coat=1), at, 32)


def reading_lamp(x: float, y: float) -> None:
    """A standing lamp whose arm is bent over a chair, with a shade of linen."""
    brass = metal("brass", 0.28)
    cyl((x, y, 0.014), 0.16, 0.028, marble("dark", 0.14, 1.6, "obj"), 64, bev=0.004)
    pipe([(x, y, 0.02), (x, y, 0.9), (x, y, 1.5), (x + 0.12, y + 0.12, 1.72), (x + 0.34, y + 0.3, 1.7), (x + 0.38, y + 0.33, 1.56)], 0.011, brass)
    at = (x + 0.38, y + 0.33, 1.3)
    lathe([(0.2, 0), (0.135, 0.26)], emit("#ffe0b2", 3.2, cam_s=1.15), at, 64)
    lathe([(0.201, -0.002), (0.203, 0.006), (0.2, 0.012)], brass, at, 64)
    lathe([(0, 0.03), (0.19, 0.03)], emit("#ffe0b2", 7.0, cam_s=1.6), at, 48)


def basket(x: float, y: float) -> None:
    """A low basket of hide with a blanket folded into it."""
    look: Look = hide("#6f4a2f")
    lathe([(0, 0), (0.19, 0), (0.21, 0.02), (0.225, 0.24), (0.215, 0.24), (0.2, 0.03), (0, 0.02)], look, (x, y, 0.002), 56)
    for k, tone in enumerate(("#8a988f", "#e3dccf")):
        cloth = fabric(tone, 0.9, "boucle")
        rbox((x - 0.03 + 0.09 * k, y, 0.24 + 0.02 * k), (0.13, 0.3, 0.2), 0.055, cloth, (0.01, 0, 0.015), rot=(0, 0.12 - 0.3 * k, 0.3), wrinkle=0.012, seed=k)


def read(x: float, y: float, z: float) -> None:
    """What lies on a table of the reading room: books in stacks, some that are open, a notebook and its pencil."""
    rnd = random.Random(round(10 * y))
    for at, count in ((-0.65, 3), (1.45, 2), (-1.75, 4)):
        low = z
        for _ in range(count):
            w, d, t = rnd.uniform(0.2, 0.25), rnd.uniform(0.14, 0.17), rnd.uniform(0.022, 0.038)
            cover = plain(rnd.choice(("#7c4a37", "#46535a", "#8b6f52", "#5f6f66", "#b7a284")), 0.55)
            volume(empty((x + at, y + 0.16, low), 0.25 + rnd.uniform(-0.25, 0.25)), w, d, t, cover)
            low += t
    spread(empty((x + 0.3, y + 0.26, z), 0.12))
    spread(empty((x - 1.2, y - 0.24, z), 3.0))
    volume(empty((x - 0.05, y + 0.3, z), -0.1), 0.21, 0.15, 0.012, plain("#2f3a40", 0.6))
    rod((x - 0.13, y + 0.22, z + 0.0155), (x + 0.02, y + 0.25, z + 0.0155), 0.0035, plain("#c58b3a", 0.5))


def spread(e: Object) -> None:
    """A book that lies open."""
    page = plain("#f4efe4", 0.8)
    for s in (-1, 1):
        box((s * 0.078, 0, 0.014), (0.156, 0.22, 0.012), page, 0.003, parent=e, rot=(0, -s * 0.09, 0))
        for k in range(9):
            line = (0.11 - 0.03 * (k % 4 == 3), 0.004, 0.0008)
            box((s * 0.078, 0.08 - 0.019 * k, 0.0206), line, plain("#a39c91", 0.8), 0, parent=e, rot=(0, -s * 0.09, 0))
    box((0, 0, 0.003), (0.325, 0.23, 0.006), plain("#5f4632", 0.6), 0.002, parent=e)


def volume(e: Object, w: float, d: float, t: float, cover: Look) -> None:
    """A closed book on its side: two boards, the pages between them, the back at +y."""
    for z in (0.002, t - 0.002):
        box((0, 0, z), (w, d, 0.004), cover, 0.001, parent=e)
    box((0, -0.003, t / 2), (w - 0.01, d - 0.01, t - 0.008), plain("#efe7d8", 0.85), 0, parent=e)
    box((0, d / 2 - 0.002, t / 2), (w, 0.004, t), cover, 0.0015, parent=e)
