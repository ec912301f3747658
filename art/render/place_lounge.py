"""Where one waits in indoor golf: seats about a table, bags on their stands, a strip to putt on."""
import math
import random

import furniture
from furniture.decor import branches, vase
from furniture.rugs import rugf
from furniture.towels import terry
from geometry import empty, mesh_obj
from kinds import Look, Object, Vec
from materials import marble, metal, plain, wood
from place_room import put
from shader import NT, mat, srgb
from solids import ball, box, cyl, lathe, rbox, rod
from textiles import fabric, hide


def lounge() -> None:
    rugf(empty((0.75, 2.75, 0)), {"w": 2.7, "d": 3.0})
    put(furniture.sofa, 0.35, 1.25, 180, w=2.2, d=0.95)
    put(furniture.armchair, 1.95, 2.5, -76, w=0.78, d=0.85)
    put(furniture.armchair, 0.7, 4.2, 14, w=0.78, d=0.85)
    low_table(0.55, 2.72)
    side_table(1.75, 1.15)
    ottoman(2.0, 5.3)
    strip()
    bag(0.3, 7.4, 0, -1.8)
    bag(-0.3, 7.42, 1, -2.0)
    put(furniture.plant, -0.5, 0.72, 0)


def low_table(x: float, y: float) -> None:
    """A round top of stone on a drum of walnut; a tray with glasses and a carafe, a book, a score card and its pencil."""
    lathe([(0.26, 0.0), (0.27, 0.012), (0.27, 0.34), (0, 0.34)], wood("walnut", axis=2), (x, y, 0.016), 72)
    top = [(0, 0.34), (0.44, 0.34), (0.46, 0.352), (0.46, 0.366), (0.45, 0.376), (0, 0.376)]
    lathe(top, marble("dark", 0.14, 1.6, "obj"), (x, y, 0.016), 96)
    z = 0.392
    tray = [(0, 0), (0.17, 0), (0.178, 0.024), (0.17, 0.026), (0.164, 0.008), (0, 0.008)]
    lathe(tray, metal("brass", 0.3), (x - 0.14, y + 0.1, z), 72)
    for a in (0.5, 2.5):
        tumbler((x - 0.14 + 0.085 * math.cos(a), y + 0.1 + 0.085 * math.sin(a), z + 0.009))
    carafe = [(0, 0), (0.045, 0.002), (0.05, 0.05), (0.046, 0.13), (0.02, 0.18), (0.022, 0.215), (0.017, 0.215)]
    lathe(carafe, plain("#5d4a35", 0.06, coat=1), (x - 0.16, y + 0.03, z + 0.009), 48)
    book = empty((x + 0.2, y - 0.1, z), 0.5)
    box((0, 0, 0.012), (0.27, 0.2, 0.024), plain("#3f4d45", 0.6), 0.002, parent=book)
    box((0.01, 0.01, 0.032), (0.22, 0.16, 0.016), plain("#e9e1d2", 0.6), 0.002, parent=book, rot=(0, 0, 0.2))
    vase(empty((x + 0.14, y + 0.24, 0)), (0, 0, z), 0.055, 0.15, "#b8a184")
    branches(empty((x + 0.14, y + 0.24, 0)), (0, 0, z + 0.13), 0.3, 6, 21)


def tumbler(at: Vec) -> None:
    """A glass with something amber in it."""
    lathe([(0, 0.004), (0.03, 0.004), (0.034, 0.05), (0, 0.05)], plain("#b9772f", 0.08, coat=1), at, 32)
    lathe([(0, 0), (0.035, 0), (0.04, 0.088), (0.037, 0.088), (0.034, 0.052)], plain("#d9d5cc", 0.05, coat=1), at, 32)


def side_table(x: float, y: float) -> None:
    """A small table beside the sofa with towels rolled up in a basket of leather."""
    lathe([(0, 0), (0.15, 0), (0.15, 0.012), (0.02, 0.02), (0.016, 0.5), (0, 0.5)], metal("bronze", 0.35), (x, y, 0), 48)
    lathe([(0, 0.5), (0.22, 0.5), (0.23, 0.512), (0.22, 0.524), (0, 0.524)], wood("walnut"), (x, y, 0), 72)
    box((x, y, 0.57), (0.24, 0.2, 0.09), hide("#6a4228"), 0.02, 3)
    for k in range(3):
        cyl((x - 0.07 + 0.07 * k, y, 0.615), 0.036, 0.19, terry(("#efe8db", "#d9cdb9")[k % 2]), 32, rot=(math.pi / 2, 0, 0), bev=0.008)


def ottoman(x: float, y: float) -> None:
    """A long stool of hide in four quilted fields on a frame of walnut; a towel, a cap and a glove lie on it."""
    e, look = empty((x, y, 0), -0.12), hide("#8a5a38")
    for k in range(4):
        rbox((-0.51 + 0.34 * k, 0, 0.39), (0.337, 0.46, 0.13), 0.05, look, (0, 0, 0.014), parent=e, wrinkle=0.003, seed=k)
    box((0, 0, 0.315), (1.34, 0.44, 0.035), wood("walnut"), 0.008, parent=e)
    for sx in (-1, 1):
        for sy in (-1, 1):
            rod((sx * 0.58, sy * 0.17, 0.31), (sx * 0.62, sy * 0.19, 0), 0.018, wood("walnut", axis=2), 20, e)
        rod((sx * 0.6, -0.18, 0.16), (sx * 0.6, 0.18, 0.16), 0.01, metal("brass", 0.3), 16, e)
    for k, tone in enumerate(("#efe8db", "#d9cdb9")):
        rbox((-0.42, 0.02, 0.486 + 0.042 * k), (0.28 - 0.01 * k, 0.36, 0.044), 0.02, terry(tone), (0, 0, 0.004), parent=e, wrinkle=0.005, seed=k)
    crown = [(0.1, 0), (0.098, 0.035), (0.085, 0.075), (0.055, 0.1), (0.0, 0.11)]
    lathe(crown, fabric("#2f3d3c", 1.6), (0.3, 0.02, 0.462), 48, e)
    peak = [(0.3 + rr * math.cos(a), 0.02 + rr * math.sin(a), 0.466 - 0.012 * (rr > 0.1)) for a in [-0.95 + 0.1 * k for k in range(20)] for rr in (0.095, 0.175)]
    mesh_obj("peak", peak, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(19)], fabric("#2f3d3c", 1.6), True).parent = e


@mat("putting green")
def fine_turf(t: NT) -> None:
    """Short grass, mown in two directions."""
    p = t.pos()
    s = t.n("ShaderNodeSeparateXYZ", {"Vector": p})
    lane = t.ramp(t.math("SINE", t.math("MULTIPLY", s.outputs[0], 6.3)), [(0.45, 0), (0.55, 1)])
    blades = t.noise(p, 240, 3, 0.7).outputs[0]
    c = t.mix(lane, srgb("#2f4229"), srgb("#3f5434"))
    c = t.mix(1, c, t.ramp(blades, [(0.3, 0.72), (0.7, 1.18)]), "MULTIPLY")
    t.out(t.bsdf(color=c, rough=0.95, spec=0.08, sheen=0.4, normal=t.bump(blades, 0.6, 0.004)))


def strip() -> None:
    """A putting green with a rounded end, edged in walnut: a hole with its flag, balls on their way, a putter that leans on its stand."""
    x0, x1, y, half = -0.15, 4.9, 6.55, 0.52

    def outline(grow: float) -> list[Vec]:
        """Its outline: straight in the east, half a circle in the west."""
        turn = [math.pi / 2 + math.pi * k / 32 for k in range(33)]
        bow = [(x0 + (half + grow) * math.cos(a), y + (half + grow) * math.sin(a)) for a in turn]
        return [*bow, (x1, y - half - grow), (x1, y + half + grow)]

    for grow, z, look in ((0.05, 0.034, wood("walnut")), (0.0, 0.042, fine_turf())):
        ring = outline(grow)
        low, high = [(*p, 0.0) for p in ring], [(*p, z) for p in ring]
        n = len(ring)
        faces = [tuple(range(n, 2 * n)), *((k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n))]
        mesh_obj("green", [*low, *high], faces, look)
    hx = x0 + 0.12
    cyl((hx, y + 0.06, 0.0425), 0.054, 0.002, plain("#12130f", 0.9), 40)
    lathe([(0.054, 0), (0.058, 0), (0.058, 0.002), (0.054, 0.002)], plain("#f1eee6", 0.5), (hx, y + 0.06, 0.0425), 40)
    rod((hx, y + 0.06, 0.03), (hx, y + 0.06, 0.78), 0.006, plain("#f1eee6", 0.4), 12)
    flag = [(hx, y + 0.065, 0.77), (hx, y + 0.065, 0.6), (hx + 0.03, y + 0.3, 0.69)]
    mesh_obj("flag", flag, [(0, 1, 2)], plain("#b5482f", 0.7))
    for bx, by in ((1.1, 6.62), (1.9, 6.42), (2.02, 6.5), (2.0, 6.36)):
        golf_ball((bx, by, 0.063))
    putter((2.12, 6.74, 0.046))


def golf_ball(at: Vec) -> None:
    """One ball, of the size that is played with."""
    ball(0.0214, plain("#f6f4ee", 0.3), at, 24, 10)


def putter(at: Vec) -> None:
    """A putter that lies on the grass."""
    e = empty(at, -0.35)
    rod((0, 0, 0.014), (0.78, 0, 0.014), 0.0055, metal("chrome", 0.2), 12, e)
    rod((0.6, 0, 0.014), (0.88, 0, 0.014), 0.013, plain("#22211f", 0.7), 20, e)
    box((0.0, 0.03, 0.014), (0.03, 0.11, 0.026), metal("steel", 0.3), 0.006, 3, e)


def bag(x: float, y: float, seed: int, turn: float) -> None:
    """A bag of clubs on its stand: it leans, has a cuff, pockets with piping, a strap, and heads of iron and wood."""
    rnd, e = random.Random(seed + 3), empty((x, y, 0.01), turn)
    cloth, trim = fabric(("#d8cdb9", "#2f3d3c")[seed], 1.6), hide(("#6f4527", "#8c5f38")[seed])
    body = empty((0, 0, 0))
    body.parent = e
    body.rotation_euler = (0, -0.2, 0)
    body.scale = (1, 0.88, 1)
    side = [(0, 0), (0.118, 0), (0.13, 0.02), (0.126, 0.1), (0.118, 0.45), (0.126, 0.76), (0.134, 0.8), (0.134, 0.86), (0.118, 0.86), (0.112, 0.8), (0, 0.78)]
    lathe(side, cloth, seg=48, parent=body)
    for z, r, h in ((0.045, 0.132, 0.09), (0.82, 0.138, 0.075)):
        lathe([(r - 0.006, -h / 2), (r, -h / 2 + 0.006), (r, h / 2 - 0.006), (r - 0.006, h / 2)], trim, (0, 0, z), 48, body)
    for at, size in (((0.115, 0, 0.29), (0.1, 0.17, 0.34)), ((0.11, 0, 0.6), (0.06, 0.14, 0.16)), ((-0.02, 0.125, 0.42), (0.13, 0.07, 0.5))):
        rbox(at, size, 0.035, cloth, (0.014, 0.008, 0), parent=body)
        box((at[0], at[1], at[2] + size[2] * 0.32), (size[0] + 0.012, size[1] + 0.01, 0.008), trim, 0.003, parent=body)
    strap(body, trim)
    for s in (-1, 1):
        rod((-0.17, s * 0.05, 0.74), (-0.46, s * 0.24, 0), 0.008, metal("black", 0.4), parent=e)
    for k in range(11):
        a = k * 2.4
        fx, fy, high = 0.085 * math.cos(a), 0.085 * math.sin(a), 0.86 + rnd.uniform(0.13, 0.3)
        tip = (fx * 1.2, fy * 1.2, high)
        rod((fx, fy, 0.8), tip, 0.005, metal("steel", 0.25), 8, body)
        if k % 4 == 0:
            cover: Look = hide("#5b3a24") if seed else plain("#1c1d1f", 0.3, coat=0.6)
            rbox((tip[0], tip[1] + 0.03, tip[2]), (0.085, 0.11, 0.065), 0.03, cover, n=6, parent=body)
        else:
            box((tip[0], tip[1] + 0.025, tip[2]), (0.022, 0.075, 0.05), metal("chrome", 0.25), 0.01, 3, body, (rnd.uniform(-0.4, 0.4), 0.3, 0))


def strap(body: Object, look: Look) -> None:
    """A padded strap that hangs in a bow at a bag's side."""
    points = [(0.1 + 0.1 * math.sin(math.pi * v), -0.1 - 0.06 * math.sin(math.pi * v), 0.76 - 0.5 * v) for v in [k / 16 for k in range(17)]]
    edge = [(px + dx, py, pz) for px, py, pz in points for dx in (-0.02, 0.02)]
    o = mesh_obj("strap", edge, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(16)], look, True)
    o.parent = body
    o.modifiers.new("t", "SOLIDIFY").thickness = 0.01
