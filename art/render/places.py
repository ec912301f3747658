"""Rooms the residents share, each with a wall of glass to the garden in the south. x east, y north, floor at 0."""
import math
import random

from geometry import *
from materials import *
from planting import scatter, tree_mesh
from outdoor import AIR, ground
import furniture
import sky

W, D, H = 11.0, 8.0, 3.3

HOURS = {
    "dawn": {"elev": 12, "az": 128, "sun_power": 7.0, "strength": 0.34, "warm": (1, 0.80, 0.62)},
    "day": {"elev": 36, "az": 205, "sun_power": 9.0, "strength": 0.46},
    "golden": {"elev": 13, "az": 236, "sun_power": 9.0, "strength": 0.30, "warm": (1, 0.76, 0.50)},
    "evening": {"elev": 3, "az": 262, "sun_power": 0.0, "strength": 0.16},
}


def build(scene, shot, view):
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
    sky.room_sky(scene, view=view, view_strength=1.2 if evening else 1.7, **HOURS[hour])
    return {"key": 0.28 if evening else 0.31, "wb": (0.97, 1, 1.05), "contrast": 1.08}


def shell(floor):
    wall, ceiling = paint("#e9e3d9"), paint("#f1ede6")
    floors = {
        "wood": woodfloor("oak"),
        "stone": tile("#cbc4b8", (0.9, 0.9), 0.25),
        "soft": plain("#d9cdb9", 0.8),
        "rubber": plain("#4a4845", 0.7),
    }
    box((0, D / 2, -0.05), (W, D, 0.1), floors[floor], 0)
    box((0, D / 2, H + 0.05), (W, D, 0.1), ceiling, 0)
    box((0, D + 0.1, H / 2), (W, 0.2, H), wall, 0)
    for s in (-1, 1):
        box((s * (W / 2 + 0.1), D / 2, H / 2), (0.2, D, H), wall, 0)
    frame = plain("#3c3733", 0.4, metal=0.6)
    for i in range(7):
        box((-W / 2 + i * W / 6, 0, H / 2), (0.06, 0.12, H), frame, 0.003)
    for z in (0.03, H - 0.03, 2.55):
        box((0, 0, z), (W, 0.12, 0.06), frame, 0.003)
    box((0, 0.0, H / 2), (W, 0.006, H), pane(), 0)


def slats(x, y0, y1, side, height=H):
    """Vertical timber along a side wall."""
    n = int((y1 - y0) / 0.055)
    back = wood("walnut", axis=2)
    box((x, (y0 + y1) / 2, height / 2), (0.02, y1 - y0, height), plain("#2b241e", 0.6), 0)
    for i in range(n):
        box((x - side * 0.03, y0 + (i + 0.5) * (y1 - y0) / n, height / 2), (0.04, 0.034, height), back, 0)


def garden():
    """Lawn, a terrace and trees right behind the glass; the panorama stands behind them."""
    r = random.Random(11)
    box((0, -22, -0.35), (90, 44, 0.1), ground("#55653a", "#8a9658", 0.3), 0)
    box((0, -1.6, -0.12), (W + 8, 3.2, 0.1), tile("#bdb6aa", (0.9, 0.9), 0.5), 0)
    trees = [
        tree_mesh(i, r.uniform(5, 8), r.uniform(2.0, 3.0), 14000, c, 0.1, 0.22, 20)
        for i, c in enumerate((("#3f5c2e", "#7d9a4c"), ("#54682f", "#9aa858"), ("#3c5637", "#708555")))
    ]
    shrubs = [tree_mesh(40 + i, 1.1, 1.0, 3600, ("#4f6335", "#8b9a54"), 0.045, 0.1, 12) for i in range(2)]
    scatter(trees, [(r.uniform(-16, 16), -r.uniform(9, 24), -0.3) for _ in range(16)], r, (0.7, 1.1))
    scatter(
        shrubs,
        [(x * 0.8 + r.uniform(-0.2, 0.2), -4.2 + r.uniform(-0.5, 0.5), -0.3) for x in range(-14, 15)],
        r,
        (0.5, 1.0),
    )


def put(make, x, y, turn=0, **size):
    make(empty((x, y, 0), math.radians(turn)), size)


def pendant(x, y, z=2.0, r=0.17, metal_="brass"):
    rod((x, y, H), (x, y, z + 0.2), 0.0025, metal("black", 0.4))
    lathe(
        [(0.02, 0.24), (0.03, 0.18), (r * 0.7, 0.1), (r, 0.0), (r - 0.008, 0.0), (r * 0.65, 0.09), (0, 0.17)],
        metal(metal_, 0.3),
        (x, y, z),
    )
    lathe([(0, 0), (0.05, 0.01), (0.055, 0.05), (0, 0.09)], emit("#ffd9a6", 14.0), (x, y, z + 0.02))


def books(x, y, z, length, axis, rnd):
    """A row of spines along an axis."""
    tones = ("#d8cdbb", "#8b6f52", "#3f4a55", "#b7a284", "#6c5a49", "#e7e0d3", "#79806b")
    at = 0.0
    while at < length - 0.05:
        w, h = rnd.uniform(0.018, 0.042), rnd.uniform(0.19, 0.27)
        if rnd.random() < 0.1:
            at += rnd.uniform(0.05, 0.2)
            continue
        p = (x, y + at + w / 2, z + h / 2) if axis else (x + at + w / 2, y, z + h / 2)
        box(p, (0.17, w, h) if axis else (w, 0.17, h), plain(rnd.choice(tones), 0.7), 0)
        at += w + 0.002


def bookcase(x, y0, y1, side, top=2.9):
    rnd, board = random.Random(round(y0 * 10) + 3), wood("oak", axis=1)
    n = max(1, round((y1 - y0) / 0.9))
    box((x - side * 0.01, (y0 + y1) / 2, top / 2), (0.02, y1 - y0, top), wood("walnut", axis=2), 0)
    for i in range(n + 1):
        box((x - side * 0.16, y0 + i * (y1 - y0) / n, top / 2), (0.3, 0.025, top), board, 0)
    for k in range(8):
        z = 0.06 + k * (top - 0.06) / 7
        box((x - side * 0.16, (y0 + y1) / 2, z), (0.3, y1 - y0, 0.025), board, 0)
        if k < 7:
            for i in range(n):
                books(x - side * 0.14, y0 + i * (y1 - y0) / n + 0.03, z + 0.0125, (y1 - y0) / n - 0.06, 1, rnd)


def reading():
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


def cafe():
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


def stool(x, y, h=0.75):
    cyl((x, y, h), 0.19, 0.06, fabric("#a58d70", 1, "boucle"), 32, bev=0.02)
    cyl((x, y, h / 2), 0.02, h, metal("bronze", 0.3), 16)
    cyl((x, y, 0.015), 0.2, 0.02, metal("bronze", 0.3), 32)


def table(x, y, r=0.42, h=0.73):
    lathe(
        [(0, h - 0.03), (r - 0.01, h - 0.03), (r, h - 0.015), (r - 0.01, h), (0, h)],
        marble("white", 0.1, 1.4, "obj"),
        (x, y, 0),
        seg=64,
    )
    cyl((x, y, h / 2), 0.03, h - 0.03, metal("bronze", 0.3), 20)
    cyl((x, y, 0.012), 0.24, 0.02, metal("bronze", 0.3), 40)
    lathe(
        [(0.02, 0), (0.035, 0.01), (0.042, 0.07), (0.037, 0.07), (0.03, 0.015), (0, 0.012)],
        plain("#f3f0ea", 0.3, coat=0.5),
        (x + 0.14, y - 0.1, h),
        seg=24,
    )
    furniture.vase(empty((x - 0.05, y + 0.05, 0)), (0, 0, h), 0.045, 0.14, "#cfc5b5")


def fitness():
    slats(-W / 2, 0.4, D, -1)
    mirror = plain("#dfe6e8", 0.02, metal=1)
    box((W / 2 - 0.01, 4.4, 1.5), (0.02, 5.6, 2.5), mirror, 0)
    for k in range(5):
        treadmill(-3.7 + k * 1.55, 1.9)
    rack(W / 2 - 0.35, 4.4)
    for x, y in ((1.9, 5.0), (1.9, 6.3)):
        bench(x, y)
    for i, (x, y) in enumerate(((-2.6, 5.4), (-1.7, 5.9), (-2.2, 4.7))):
        o = bpy.data.objects.new("ball", bpy.data.meshes.new("ball"))
        bm = bmesh.new()
        bmesh.ops.create_uvsphere(bm, u_segments=40, v_segments=24, radius=0.3)
        bm.to_mesh(o.data)
        bm.free()
        o.data.materials.append(plain(("#c9b79c", "#8f9aa6", "#e1d8ca")[i], 0.45))
        o.data.polygons.foreach_set("use_smooth", [True] * len(o.data.polygons))
        link(o)
        o.location = (x, y, 0.3)


def treadmill(x, y):
    """Faces the window."""
    body, belt, bar = plain("#d9d5cd", 0.35), plain("#1d1d1f", 0.75), metal("alu", 0.35)
    box((x, y, 0.13), (0.84, 1.9, 0.14), body, 0.03, 3)
    box((x, y + 0.05, 0.206), (0.52, 1.6, 0.012), belt, 0.004)
    for s in (-1, 1):
        rod((x + s * 0.36, y - 0.62, 0.16), (x + s * 0.36, y - 0.8, 1.16), 0.028, bar)
        rod((x + s * 0.36, y - 0.78, 1.02), (x + s * 0.36, y - 0.2, 0.98), 0.02, plain("#2a2a2b", 0.6))
    box((x, y - 0.82, 1.22), (0.8, 0.06, 0.34), plain("#151517", 0.15, coat=1), 0.02, rot=(0.35, 0, 0))
    rod((x - 0.36, y - 0.74, 1.02), (x + 0.36, y - 0.74, 1.02), 0.02, bar)


def rack(x, y):
    steel, iron = metal("black", 0.4), plain("#232325", 0.5)
    for z in (0.35, 0.7, 1.05):
        box((x, y, z), (0.36, 2.6, 0.03), steel, 0.003)
        for k in range(9):
            r = 0.05 + 0.012 * ((k + int(z * 10)) % 4)
            for s in (-1, 1):
                cyl(
                    (x + s * 0.09, y - 1.1 + k * 0.275, z + 0.015 + r),
                    r,
                    0.07,
                    iron,
                    24,
                    rot=(0, math.pi / 2, 0),
                    bev=0.008,
                )
            cyl(
                (x, y - 1.1 + k * 0.275, z + 0.015 + r), 0.015, 0.16, metal("chrome", 0.15), 12, rot=(0, math.pi / 2, 0)
            )
    for s in (-1, 1):
        box((x, y + s * 1.3, 0.55), (0.4, 0.05, 1.1), steel, 0.003)


def bench(x, y):
    box((x, y, 0.44), (1.25, 0.3, 0.08), plain("#8a735a", 0.5), 0.03, 4)
    box((x, y, 0.385), (1.1, 0.08, 0.03), metal("black", 0.4), 0.004)
    for s in (-1, 1):
        for k in (-1, 1):
            rod((x + s * 0.46, y + k * 0.02, 0.38), (x + s * 0.5, y + k * 0.22, 0), 0.016, metal("black", 0.4))


def golf():
    """Two bays that play towards screens in the west; the glass to the garden stays untouched."""
    slats(W / 2, 0.4, D, 1)
    box((-W / 2 + 0.25, D / 2, H / 2), (0.5, D, H), plain("#3a3733", 0.8), 0)
    turf = ground("#4d6636", "#66824a", 3.0)
    box((-1.6, 3.9, 0.02), (6.8, 6.6, 0.04), plain("#8b8378", 0.85), 0.005)
    for y in (2.3, 5.7):
        fairway(-W / 2 + 0.52, y, 2.9, 2.5)
        box((-3.2, y, 0.046), (2.9, 2.2, 0.012), turf, 0)
        box((-0.4, y, 0.046), (1.5, 1.5, 0.014), turf, 0)
        ball = [(0, -0.021), (0.015, -0.015), (0.021, 0), (0.015, 0.015), (0, 0.021)]
        cyl((-0.7, y, 0.078), 0.004, 0.05, plain("#f4f1ea", 0.5), 8)
        lathe(ball, plain("#fbfaf7", 0.3), (-0.7, y, 0.124), seg=20)
        box((-1.0, y + 0.95, 0.34), (0.16, 0.12, 0.6), plain("#23211f", 0.35), 0.02)
        bag(0.75, y - 1.0)
    for y in (0.6, 4.0, 7.4):
        box((-3.1, y, 1.15), (3.8, 0.12, 2.3), fabric("#a79c8c", 1.0), 0.03, 4)
        box((-3.1, y, 2.32), (3.82, 0.14, 0.05), wood("walnut"), 0.004)
    put(furniture.armchair, 2.6, 3.3, -70, w=0.8, d=0.8)
    put(furniture.armchair, 2.7, 5.2, -110, w=0.8, d=0.8)
    table(2.3, 4.25, 0.36, 0.5)
    put(furniture.plant, 4.8, 0.7)


def fairway(x, y, w, h):
    """A simulator's screen: sky, hills, the fairway, a bunker and the flag, painted in light."""
    box((x, y, 0.2 + h / 2), (0.06, w + 0.16, h + 0.16), plain("#171615", 0.5), 0.01)

    def paint_(step, colour, points):
        at = [(x + 0.034 + step * 0.0015, y + (u - 0.5) * w, 0.2 + v * h) for u, v in points]
        mesh_obj("screen", at, [tuple(range(len(at)))], emit(colour, 0.85))

    def band(top, phase, swing):
        ridge = [
            (k / 40, top + swing * math.sin(phase + k * 0.17) + swing * 0.5 * math.sin(k * 0.41 + phase * 2))
            for k in range(41)
        ]
        return [(0, 0), *[(1, 0)], *ridge[::-1]]

    paint_(0, "#c3d8e4", [(0, 0), (1, 0), (1, 1), (0, 1)])
    paint_(1, "#dfe9ea", band(0.66, 2.0, 0.03))
    paint_(2, "#8ba7a0", band(0.6, 0.4, 0.05))
    paint_(3, "#5e8060", band(0.5, 3.1, 0.035))
    paint_(4, "#77a054", band(0.4, 5.0, 0.012))
    paint_(5, "#8fb866", [(0.16, 0), (0.84, 0), (0.6, 0.3), (0.56, 0.39), (0.44, 0.39), (0.42, 0.3)])
    oval = [(math.cos(a * math.pi / 12), math.sin(a * math.pi / 12)) for a in range(24)]
    paint_(6, "#a6cc7c", [(0.5 + 0.1 * c, 0.375 + 0.018 * s) for c, s in oval])
    paint_(7, "#e9dfc3", [(0.66 + 0.06 * c, 0.32 + 0.016 * s) for c, s in oval])
    paint_(8, "#f4f1ea", [(0.499, 0.375), (0.503, 0.375), (0.503, 0.5), (0.499, 0.5)])
    paint_(9, "#cf6a4c", [(0.503, 0.5), (0.503, 0.465), (0.54, 0.482)])


def bag(x, y):
    cyl((x, y, 0.45), 0.13, 0.86, plain("#e9e3d8", 0.5), 28, bev=0.03)
    cyl((x, y, 0.5), 0.134, 0.2, plain("#8a735a", 0.5), 28)
    rnd = random.Random(int(x * 10))
    for k in range(9):
        a, lean = k * 0.7, 0.05
        top = (x + math.cos(a) * (0.07 + lean), y + math.sin(a) * (0.07 + lean), 1.08 + rnd.uniform(-0.06, 0.1))
        rod((x + math.cos(a) * 0.06, y + math.sin(a) * 0.06, 0.8), top, 0.006, metal("steel", 0.2))
        box(top, (0.05, 0.03, 0.05), metal(("chrome", "black")[k % 2], 0.25), 0.008)


def daycare():
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
    for i in range(12):
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


def shade():
    return furniture.shade()


def guesthouse():
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
