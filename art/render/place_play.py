"""What children play with: soft animals, balloons that hang, an arch to climb, foam to slide on, a small kitchen, things on tables."""
import math
import random

from geometry import empty, mesh_obj
from kinds import Look, Object, Vec
from materials import emit, metal, plain, wood
from place_machines import pipe, pressed
from place_room import H
from solids import ball, box, cyl, lathe, rbox, rod
from textiles import fabric

TONES = ("#cf7f5a", "#86a08a", "#6f8cab", "#e0b866", "#efe6d6")  # of all that is painted


def egg(at: Vec, size: Vec, look: Look, parent: Object | None = None, rot: Vec = (0, 0, 0)) -> Object:
    """An egg about `at` whose half axes are `size`."""
    o = ball(1.0, look, at, 36, 16, parent)
    o.scale, o.rotation_euler = size, rot
    return o


def bear(e: Object, tone: str, ears: float = 1.0, scale: float = 1.0) -> None:
    """A soft animal that sits and looks to -y, 0.46 m high: a bear, or with `ears` three times as long a rabbit."""
    fur, pale, dark = fabric(tone, 0.5, "boucle"), fabric("#efe3cf", 0.6, "boucle"), plain("#1d1815", 0.25, coat=0.5)
    e.scale = (scale,) * 3
    egg((0, 0, 0.135), (0.115, 0.105, 0.14), fur, e)
    egg((0, -0.05, 0.13), (0.08, 0.07, 0.1), pale, e)
    egg((0, -0.01, 0.325), (0.105, 0.095, 0.095), fur, e)
    egg((0, -0.09, 0.3), (0.05, 0.04, 0.038), pale, e)
    egg((0, -0.13, 0.312), (0.015, 0.01, 0.011), dark, e)
    for s in (-1, 1):
        egg((s * 0.042, -0.093, 0.345), (0.011, 0.008, 0.011), dark, e)
        egg((s * 0.075, 0.0, 0.39 + 0.04 * ears), (0.038, 0.02, 0.042 * ears), fur, e, (0, s * 0.25, 0))
        egg((s * 0.075, -0.013, 0.39 + 0.04 * ears), (0.022, 0.012, 0.03 * ears), pale, e, (0, s * 0.25, 0))
        egg((s * 0.125, -0.05, 0.19), (0.04, 0.045, 0.09), fur, e, (0.5, s * -0.35, 0))
        egg((s * 0.09, -0.14, 0.05), (0.05, 0.1, 0.048), fur, e, (0, 0, s * 0.3))
        egg((s * 0.116, -0.225, 0.055), (0.036, 0.012, 0.036), pale, e)


def balloon(x: float, y: float, z: float, r: float, tones: tuple[str, str]) -> None:
    """A balloon of felt in gores of two colours, with its basket, on a thread from the ceiling; `z` is the middle of its envelope."""
    gores, rings, across = 12, 20, 4
    points, faces = [], []
    for k in range(rings + 1):
        a = math.pi * (0.16 + 0.84 * k / rings) - math.pi / 2
        wide, high = math.cos(a), math.sin(a)
        narrow = 1 - 0.2 * max(0.0, -high)  # drawn in towards its mouth
        for i in range(gores * across):
            bulge = 1 + 0.025 * math.sin(math.pi * (i % across) / across)
            b = 2 * math.pi * i / (gores * across)
            points.append((r * narrow * bulge * wide * math.cos(b), r * narrow * bulge * wide * math.sin(b), 1.1 * r * high))
    n = gores * across
    for k in range(rings):
        faces += [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for i in range(n)]
    o = mesh_obj("balloon", points, faces, [fabric(tone, 1.0) for tone in tones], True)
    o.data.polygons.foreach_set("material_index", [(i % n) // across % 2 for i in range(len(faces))])
    o.location = (x, y, z)
    low = z - 1.62 * r
    lathe([(0, 0), (0.17 * r, 0), (0.22 * r, 0.3 * r), (0.19 * r, 0.3 * r), (0.15 * r, 0.04 * r)], wood("oak", axis=2), (x, y, low - 0.3 * r), 32)
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        rod((x + 0.2 * r * math.cos(a), y + 0.2 * r * math.sin(a), low), (x + 0.4 * r * math.cos(a), y + 0.4 * r * math.sin(a), z - 0.92 * r), 0.004, plain("#8a7253", 0.8))
    rod((x, y, z + 1.05 * r), (x, y, H), 0.0025, plain("#8a7f70", 0.8))


def arch(e: Object) -> None:
    """An arch to climb over: two bows of ash with round rungs between them, along y."""
    ash, wide, half, high = wood("ash", axis=1), 0.66, 0.66, 0.66
    bow = [(half * math.cos(a), high * math.sin(a)) for a in [math.pi * k / 20 for k in range(21)]]
    for s in (-1, 1):
        outline = [*((y, z) for y, z in bow), *((y * 0.87, z * 0.87) for y, z in reversed(bow))]
        n = len(bow)
        points = [(s * wide / 2 + dx, y, z) for dx in (-0.014, 0.014) for y, z in outline]
        quads = [(side * 2 * n + k, side * 2 * n + k + 1, side * 2 * n + 2 * n - 2 - k, side * 2 * n + 2 * n - 1 - k) for side in (0, 1) for k in range(n - 1)]
        rim = [(k, (k + 1) % (2 * n), 2 * n + (k + 1) % (2 * n), 2 * n + k) for k in range(2 * n)]
        mesh_obj("bow", points, [*quads, *rim], ash).parent = e
    for k in range(1, 10):
        a = math.pi * k / 10
        at = (0.935 * half * math.cos(a), 0.935 * high * math.sin(a))
        rod((-wide / 2, *at), (wide / 2, *at), 0.02, plain(TONES[k % 4], 0.5), 20, e)


def foam(e: Object) -> None:
    """Soft pieces in a row along y: steps, a block, a slope to slide down, a roll; all sewn of matt cloth."""
    x0, x1 = -0.36, 0.36
    pressed([(-1.2, 0), (-1.2, 0.16), (-0.96, 0.16), (-0.96, 0.31), (-0.72, 0.31), (-0.72, 0.46), (-0.48, 0.46), (-0.48, 0)], x0, x1, plain("#cf8a68", 0.7, grain=0.15), e, 0.03)
    rbox((0, -0.19, 0.23), (0.72, 0.56, 0.46), 0.04, plain("#efe6d6", 0.7, grain=0.15), (0, 0, 0.01), parent=e, n=8)
    pressed([(0.1, 0), (0.1, 0.46), (0.2, 0.455), (0.62, 0.22), (1.2, 0.05), (1.2, 0)], x0, x1, plain("#8fa890", 0.7, grain=0.15), e, 0.03)
    cyl((0.75, -0.7, 0.16), 0.16, 0.7, plain("#dcb765", 0.7, grain=0.15), 56, e, (math.pi / 2, 0, 0.3), 0.03)


def stacker(at: Vec) -> None:
    """Rings of painted wood on a pin, the widest lowest."""
    x, y, z = at
    for k in range(5):
        r, low = 0.1 - 0.013 * k, 0.02 + 0.042 * k
        ring = [(0, low), (r - 0.02, low), (r - 0.004, low + 0.008), (r, low + 0.02), (r - 0.004, low + 0.033), (r - 0.02, low + 0.04), (0, low + 0.04)]
        lathe(ring, plain(TONES[k % 4], 0.4, coat=0.2), at, 48)
    cyl((x, y, z + 0.01), 0.11, 0.02, wood("ash"), 48, bev=0.006)
    egg((x, y, z + 0.25), (0.03, 0.03, 0.03), plain(TONES[0], 0.4, coat=0.2))


def train(e: Object) -> None:
    """A train of painted wood along x: an engine and two waggons with blocks on them."""
    for k, tone in enumerate((TONES[0], TONES[2], TONES[3])):
        x = -0.24 * k
        box((x, 0, 0.06), (0.2, 0.11, 0.03), wood("ash"), 0.006, parent=e)
        for sx in (-1, 1):
            for sy in (-1, 1):
                cyl((x + sx * 0.06, sy * 0.06, 0.034), 0.034, 0.018, plain("#4c3a2c", 0.5), 28, e, (math.pi / 2, 0, 0), 0.004)
        if k:
            for s in (-1, 1):
                box((x + s * 0.045, 0, 0.115), (0.075, 0.09, 0.08), plain(TONES[(k + s) % 4], 0.45), 0.008, parent=e)
        else:
            cyl((x + 0.03, 0, 0.12), 0.045, 0.13, plain(tone, 0.4, coat=0.2), 32, e, (0, math.pi / 2, 0), 0.006)
            box((x - 0.06, 0, 0.14), (0.075, 0.1, 0.13), plain(TONES[2], 0.4, coat=0.2), 0.008, parent=e)
            cyl((x + 0.06, 0, 0.185), 0.016, 0.06, plain("#4c3a2c", 0.5), 24, e, r2=0.022)
        rod((x - 0.1, 0, 0.055), (x - 0.14, 0, 0.055), 0.007, metal("brass", 0.35), parent=e)


def drawing(x: float, y: float, z: float, seed: int) -> None:
    """A table where someone draws: sheets with a sun, a hill and a house, crayons, a pot of pencils."""
    rnd = random.Random(seed)
    for k in range(3):
        a = 2.2 * k + seed
        e = empty((x + 0.25 * math.cos(a), y + 0.25 * math.sin(a), z + 0.001), a + math.pi / 2 + rnd.uniform(-0.2, 0.2))
        box((0, 0, 0.001), (0.3, 0.22, 0.002), plain("#f8f5ec", 0.8), 0, parent=e)
        cyl((0.08, 0.05, 0.0024), 0.03, 0.001, plain(TONES[3], 0.8), 28, e)
        hill = [(-0.13, -0.09, 0.0028), (0.13, -0.09, 0.0028), (0.13, -0.04, 0.0028), (0.04, -0.02, 0.0028), (-0.06, -0.045, 0.0028), (-0.13, -0.03, 0.0028)]
        mesh_obj("drawn", hill, [tuple(range(6))], plain(TONES[1], 0.8)).parent = e
        box((-0.05, 0.005, 0.0034), (0.07, 0.06, 0.0008), plain(TONES[k % 3], 0.8), 0, parent=e)
        mesh_obj("drawn", [(-0.095, 0.035, 0.0036), (-0.005, 0.035, 0.0036), (-0.05, 0.08, 0.0036)], [(0, 1, 2)], plain(TONES[(k + 2) % 4], 0.8)).parent = e
    for _ in range(9):
        a, b, out = rnd.uniform(0, 6.28), rnd.uniform(0, 6.28), rnd.uniform(0.1, 0.4)
        at = (x + out * math.cos(a), y + out * math.sin(a), z + 0.009)
        rod(at, (at[0] + 0.085 * math.cos(b), at[1] + 0.085 * math.sin(b), at[2]), 0.0075, plain(rnd.choice(TONES[:4]), 0.6), 12)
    cyl((x, y, z + 0.055), 0.045, 0.11, plain("#efe3cf", 0.5), 36, bev=0.006)
    for k in range(7):
        a = 2 * math.pi * k / 7
        rod((x + 0.02 * math.cos(a), y + 0.02 * math.sin(a), z + 0.1), (x + 0.045 * math.cos(a), y + 0.045 * math.sin(a), z + 0.185), 0.007, plain(TONES[k % 4], 0.5), 12)


def kitchen(e: Object) -> None:
    """A kitchen to play in, its front at -y: oven, sink and hob at the height of a child, a rail with pans, shelf and awning above."""
    ash, side, white = wood("ash", axis=0), wood("ash", axis=2), plain("#f1e9dc", 0.5)
    box((0, 0, 0.26), (1.1, 0.38, 0.52), white, 0.008, parent=e)
    box((0, -0.01, 0.535), (1.16, 0.42, 0.034), ash, 0.006, parent=e)
    box((0, 0.18, 0.82), (1.1, 0.02, 0.56), plain("#a9bba6", 0.7), 0.003, parent=e)
    for s in (-1, 1):
        box((s * 0.55, 0.1, 0.83), (0.03, 0.18, 0.58), side, 0.004, parent=e)
        box((s * 0.275, -0.195, 0.26), (0.5, 0.016, 0.42), plain(("#efe3cf", "#8fa890")[s > 0], 0.5), 0.01, parent=e)
        rod((s * 0.275 - 0.1, -0.22, 0.42), (s * 0.275 + 0.1, -0.22, 0.42), 0.012, ash, 16, e)
    box((-0.275, -0.205, 0.24), (0.32, 0.01, 0.2), plain("#2c2621", 0.15, coat=1), 0.02, parent=e)
    box((-0.275, -0.202, 0.24), (0.36, 0.008, 0.24), plain("#cf7f5a", 0.5), 0.03, parent=e)
    box((0, 0.1, 1.11), (1.16, 0.24, 0.03), ash, 0.004, parent=e)
    lathe([(0, 0), (0.1, 0), (0.13, 0.014), (0.14, 0.016), (0.14, 0.02), (0.12, 0.01), (0, 0.006)], metal("steel", 0.3), (0.3, -0.02, 0.552), 48, e)
    pipe([(0.3, 0.13, 0.55), (0.3, 0.13, 0.68), (0.3, 0.1, 0.73), (0.3, 0.0, 0.72), (0.3, -0.01, 0.67)], 0.013, metal("brass", 0.3), e)
    for x in (-0.4, -0.16):
        cyl((x, -0.02, 0.556), 0.09, 0.008, plain("#3a332d", 0.5), 40, e)
    lathe([(0, 0), (0.08, 0), (0.085, 0.01), (0.085, 0.09), (0.08, 0.095), (0.03, 0.12), (0, 0.122)], plain("#cf7f5a", 0.35, coat=0.3), (-0.4, -0.02, 0.56), 40, e)
    egg((-0.4, -0.02, 0.695), (0.018, 0.018, 0.018), wood("ash"), e)
    rod((-0.5, 0.15, 0.92), (0.5, 0.15, 0.92), 0.01, metal("brass", 0.3), 16, e)
    for k in range(3):
        cyl((-0.36 + 0.18 * k, 0.145, 0.82), 0.065, 0.02, plain(TONES[k], 0.4), 36, e, (math.pi / 2, 0, 0), 0.006)
        rod((-0.36 + 0.18 * k, 0.145, 0.88), (-0.36 + 0.18 * k, 0.145, 0.93), 0.008, wood("ash", axis=2), 12, e)
    for k, tone in enumerate((TONES[3], TONES[4], TONES[2], TONES[0])):
        cyl((-0.42 + 0.15 * k, 0.08, 1.17), 0.045, 0.09, plain(tone, 0.4, coat=0.2), 32, e, bev=0.006, r2=0.052)
    egg((0.38, 0.08, 1.19), (0.09, 0.08, 0.065), fabric("#c8a36d", 0.8, "boucle"), e)
    for k in range(8):  # an awning of cloth in stripes
        box((-0.51 + 0.146 * k, -0.06, 1.48), (0.144, 0.4, 0.012), fabric(("#f1e9dc", "#cf8a68")[k % 2], 1.2), 0, parent=e, rot=(0.42, 0, 0))
    for s in (-1, 1):
        rod((s * 0.56, 0.16, 1.1), (s * 0.56, 0.16, 1.58), 0.014, side, 16, e)


def lantern_in(at: Vec) -> None:
    """A small globe that glows in the house."""
    lathe([(0.075 * math.cos(a), 0.075 * math.sin(a)) for a in [(k / 16 - 0.5) * math.pi for k in range(17)]], emit("#ffdca8", 6.0, cam_s=1.4), at, 40)
