"""Indoor golf: two bays that play towards screens in the west, seats behind them, lamps of its own."""
import math
import random

import bpy

import furniture
from furniture import settings
from geometry import empty, link, mesh_obj
from kinds import Look, Object, Vec
from lights import area, spot
from materials import emit, metal, plain, wood
from place_course import course
from place_room import D, H, W, put, table
from shader import NT, mat, srgb
from solids import box, cyl, lathe, rbox, rod
from textiles import fabric

SCREEN_W, SCREEN_H, SCREEN_Z = 3.3, 2.5, 0.12
BAYS = (2.15, 5.85)
TEES = -1.55  # where balls lie
TOP = 3.1


def golf() -> None:
    settings.lamps = set()
    hall()
    screens()
    course()
    for k, y in enumerate(BAYS):
        bay(y, k)
    lounge()
    light()


def hall() -> None:
    dark, felt = plain("#2d2a27", 0.85), fabric("#4a463f", 1.0)
    box((0, D / 2, TOP + 0.04), (W, D, 0.08), plain("#37332e", 0.9), 0)
    for i in range(23):  # louvres of felt quieten the ceiling
        box((-W / 2 + 0.3 + i * 0.3, D / 2, TOP - 0.09), (0.06, D, 0.18), felt, 0.004)
    for y, s in ((0.14, 1), (D - 0.05, -1)):  # walls of felt in fields, for the sound
        box((0, y, TOP / 2), (W, 0.05, TOP), dark, 0)
        for k in range(13):
            x = -W / 2 + 0.45 + k * 0.86
            box((x, y + s * 0.045, 1.55), (0.845, 0.05, 2.9), fabric(("#575149", "#625b51", "#4e4942")[k % 3], 1.0), 0.012, 3)
    # between the bays
    box((-3.1, 4.0, 1.1), (4.3, 0.1, 2.2), felt, 0.012)
    box((-3.1, 4.0, 2.21), (4.34, 0.13, 0.04), wood("walnut"), 0.004)
    box((-0.94, 4.0, 1.1), (0.05, 0.14, 2.24), wood("walnut", axis=2), 0.006)
    box((-3.1, 4.0, 2.16), (4.3, 0.125, 0.012), emit("#ffd3a0", 2.2), 0)


def bay(y: float, seed: int) -> None:
    """A stance of turf with a ball, a mat before it, what measures the swing, and a pedestal with its display."""
    turf, rubber, edge = turf_look("#2a3a24", "#3d4f31"), plain("#262523", 0.8), metal("black", 0.45)
    box((-3.0, y, 0.03), (4.6, 3.44, 0.06), plain("#3f3c38", 0.85), 0.006)
    box((-3.75, y, 0.064), (3.0, 3.2, 0.012), turf, 0.003)
    box((TEES, y, 0.075), (1.72, 1.72, 0.035), rubber, 0.01)
    box((TEES, y, 0.09), (1.46, 1.46, 0.03), turf_look("#2c4027", "#465a38"), 0.006)
    box((TEES - 0.1, y - 0.3, 0.1065), (0.46, 0.24, 0.004), turf_look("#4d5838", "#626d4a"), 0.002)
    box((TEES + 0.25, y - 0.92, 0.1), (0.9, 0.1, 0.08), edge, 0.01)
    for k in range(9):
        ball((TEES - 0.08 + k * 0.045, y - 0.92, 0.158))
    rod((TEES - 0.1, y + 0.1, 0.1), (TEES - 0.1, y + 0.1, 0.142), 0.004, plain("#e88a4a", 0.5), 8)
    ball((TEES - 0.1, y + 0.1, 0.163))
    box((TEES - 0.55, y - 0.45, 0.1065), (0.02, 0.9, 0.003), plain("#f1eee6", 0.6), 0)
    # overhead: sensor and projector
    box((TEES - 0.3, y, TOP - 0.2), (0.5, 0.22, 0.1), plain("#161616", 0.35), 0.02)
    for s in (-1, 1):
        cyl((TEES - 0.3 + s * 0.14, y, TOP - 0.25), 0.04, 0.02, plain("#0c0d0f", 0.08, coat=1), 32)
    box((-2.7, y + 0.5, TOP - 0.24), (0.42, 0.34, 0.16), plain("#33302d", 0.5), 0.03, 3)
    cyl((-2.93, y + 0.42, TOP - 0.24), 0.05, 0.05, plain("#0c0d0f", 0.05, coat=1), 32, rot=(0, math.pi / 2, 0))
    # pedestal
    px, py = TEES - 0.35, y + 1.36
    box((px, py, 0.06), (0.36, 0.3, 0.03), edge, 0.006)
    box((px, py, 0.56), (0.09, 0.06, 1.0), edge, 0.012)
    box((px + 0.03, py, 1.15), (0.05, 0.52, 0.34), plain("#121314", 0.25), 0.012, rot=(0, -0.35, 0))
    display(empty((px + 0.056, py, 1.16)), seed)
    if seed:
        bag(-0.55, y + 1.2, seed)
    else:
        bag(-0.55, y - 1.2, seed)


def display(e: Object, seed: int) -> None:
    """What a pedestal shows: the last stroke's length, its flight over the hole, and its figures in a row below."""
    e.rotation_euler = (0, -0.35, 0)
    pale, lit, dim = emit("#e8eeec", 0.8), emit("#ffd28a", 0.9), emit("#47595f", 0.5)
    box((0, 0, 0), (0.004, 0.48, 0.3), emit("#1a2a30", 0.35), 0, parent=e)
    write(("132 m", "139 m")[seed], (0.003, -0.21, 0.07), 0.06, lit, e)
    for k in range(3):
        box((0.003, -0.21 + 0.03 + 0.075 * k, 0.035), (0.001, 0.05, 0.006), pale, 0, parent=e)
    arc = [(0.003, -0.2 + 0.4 * k / 24, -0.1 + 0.1 * math.sin(math.pi * k / 24) + dz) for k in range(25) for dz in (0, 0.006)]
    mesh_obj("flight", arc, [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(24)], lit).parent = e
    box((0.0025, 0, -0.112), (0.001, 0.44, 0.012), emit("#5f8a4a", 0.6), 0, parent=e)
    for k in range(3):
        box((0.0025, 0.1 + 0.055 * k, 0.09), (0.001, 0.045, 0.07), dim, 0, parent=e)
        box((0.0035, 0.1 + 0.055 * k, 0.1), (0.001, 0.026, 0.014), pale, 0, parent=e)


def ball(at: Vec) -> None:
    r = 0.0214
    lathe([(r * math.cos(a), r * math.sin(a)) for a in [(k / 10 - 0.5) * math.pi for k in range(11)]], plain("#f6f4ee", 0.3), at, 20)


@mat("turf")
def turf_look(t: NT, dark: str, light: str) -> None:
    p = t.pos()
    blades = t.noise(p, 260, 3, 0.7).outputs[0]
    worn = t.noise(p, 2.4, 3).outputs[0]
    c = t.mix(t.ramp(blades, [(0.3, 0), (0.7, 1)]), srgb(dark), srgb(light))
    c = t.mix(t.ramp(worn, [(0.4, 0), (0.7, 0.35)]), c, [x * 0.6 for x in srgb(dark)])
    t.out(t.bsdf(color=c, rough=0.95, spec=0.1, normal=t.bump(blades, 0.8, 0.006)))


def bag(x: float, y: float, seed: int) -> None:
    """A bag of clubs on its stand: it leans, has pockets, a strap, and heads of iron and wood."""
    rnd = random.Random(seed + 3)
    cloth, trim = plain(("#e6e0d4", "#39424a")[seed % 2], 0.6, grain=0.3), plain(("#8a6a4a", "#b99c74")[seed % 2], 0.5)
    lean = 0.2
    top = (x - lean, y, 0.86)
    rod((x, y, 0.02), top, 0.125, cloth, 32)
    rod((x - lean * 0.06, y, 0.07), (x - lean * 0.14, y, 0.14), 0.13, trim, 32)
    rod((x - lean * 0.93, y, 0.8), (x - lean, y, 0.865), 0.132, trim, 32)
    rbox((x + 0.04, y, 0.38), (0.12, 0.17, 0.4), 0.04, cloth, (0.02, 0, 0), rot=(0, -0.22, 0))
    rbox((x - 0.05, y + 0.12, 0.5), (0.14, 0.06, 0.5), 0.03, cloth, rot=(0, -0.22, 0))
    for s in (-1, 1):
        rod((x - 0.16, y + s * 0.05, 0.72), (x - 0.42, y + s * 0.22, 0.01), 0.008, metal("black", 0.4))
    for k in range(11):
        a = k * 2.4
        fx, fy = top[0] + 0.08 * math.cos(a), y + 0.08 * math.sin(a)
        high = rnd.uniform(0.14, 0.3)
        tip = (fx - lean * 0.3 + rnd.uniform(-0.02, 0.02), fy + rnd.uniform(-0.03, 0.03), 0.86 + high)
        rod((fx, fy, 0.8), tip, 0.005, metal("steel", 0.25), 8)
        if k % 4 == 0:
            rbox((tip[0], tip[1] + 0.03, tip[2]), (0.08, 0.1, 0.06), 0.028, plain("#1c1d1f", 0.3, coat=0.6), n=6)
        else:
            box((tip[0], tip[1] + 0.025, tip[2]), (0.025, 0.07, 0.05), metal("chrome", 0.25), 0.01, 3, rot=(rnd.uniform(-0.4, 0.4), 0.3, 0))


def lounge() -> None:
    """Where one waits: a long seat on a step of timber, low tables, water and a towel."""
    box((1.5, 4.0, 0.012), (3.4, 7.0, 0.024), fabric("#6f675b", 0.8, "boucle"), 0.008)
    for y in BAYS:
        seat(0.75, y)
    table(0.75, 4.0, 0.34, 0.44)
    put(furniture.plant, 0.1, 7.35, 0)


def seat(x: float, y: float) -> None:
    """A bench without a back in the middle of a bay, a towel and a glove on it."""
    rbox((x, y, 0.39), (0.56, 1.7, 0.14), 0.055, fabric("#a4876a", 1, "boucle"), (0, 0, 0.012))
    for s in (-1, 1):
        box((x, y + s * 0.62, 0.17), (0.46, 0.05, 0.32), wood("walnut", axis=2), 0.006)
    for k, tone in enumerate(("#e9e3d8", "#d8cfc0")):
        rbox((x, y + 0.5, 0.487 + 0.045 * k), (0.3, 0.42, 0.05), 0.024, fabric(tone, 0.8, "boucle"), wrinkle=0.004, seed=k)
    cyl((x - 0.1, y - 0.5, 0.57), 0.034, 0.21, plain("#3c5560", 0.3), 32, bev=0.008)
    cyl((x - 0.1, y - 0.5, 0.69), 0.022, 0.03, plain("#1d1d1d", 0.4), 24, bev=0.004)


def light() -> None:
    warm = (1, 0.87, 0.72)
    for y in BAYS:
        for s in (-1, 1):  # lines of light along each bay
            box((-1.0, y + s * 1.3, TOP - 0.19), (4.6, 0.035, 0.02), emit("#ffeccf", 5.0), 0)
        area((-1.0, y, TOP - 0.22), 4.4, 2.4, 52, warm)
        spot((TEES, y, TOP - 0.25), 120, 62, warm, 0.05, 0.8)
        area((-W / 2 + 0.12, y, 1.4), SCREEN_H, SCREEN_W, 20, (0.86, 0.95, 1.0), (0, math.radians(-90), 0))
    area((2.6, D / 2, TOP - 0.22), 3.4, 5.0, 60, warm)


def screens() -> None:
    """The wall in the west: two openings onto the course, in dark frames. What shines through gives no shadow, as on a screen."""
    wall, frame = plain("#24211e", 0.75), fabric("#1d1b19", 1.0)
    x, top = -W / 2, SCREEN_Z + SCREEN_H
    edges = [0.0]
    for y in BAYS:
        edges += [y - SCREEN_W / 2, y + SCREEN_W / 2]
    edges.append(D)
    for low, high in zip(edges[::2], edges[1::2]):
        box((x, (low + high) / 2, H / 2), (0.1, high - low, H), wall, 0)
    for y in BAYS:
        box((x, y, SCREEN_Z / 2), (0.1, SCREEN_W, SCREEN_Z), wall, 0)
        box((x, y, (top + H) / 2), (0.1, SCREEN_W, H - top), wall, 0)
        for s in (-1, 1):
            rbox((x + 0.09, y + s * (SCREEN_W / 2 + 0.07), SCREEN_Z + SCREEN_H / 2), (0.18, 0.16, SCREEN_H + 0.1), 0.05, frame)
        rbox((x + 0.12, y, top + 0.08), (0.24, SCREEN_W + 0.3, 0.2), 0.06, frame)
        box((x - 0.02, y, SCREEN_Z + SCREEN_H / 2), (0.004, SCREEN_W, SCREEN_H), screen(), 0)
        overlay(x + 0.052, y, top, *(("HOLE 3  PAR 4", "131 m") if y == BAYS[0] else ("HOLE 7  PAR 4", "142 m")))


def overlay(x: float, y: float, top: float, hole: str, left_to_go: str) -> None:
    """What a simulator writes over the course: hole, distance, wind, and the hole from above."""
    glass, pale, lit = plain("#1b2226", 0.8), emit("#eef3f2", 1.0), emit("#ffd28a", 1.1)
    left, high = y - SCREEN_W / 2 + 0.14, top - 0.14
    box((x, left + 0.36, high - 0.13), (0.002, 0.72, 0.26), glass, 0)
    write(hole, (x + 0.003, left + 0.06, high - 0.1), 0.072, pale)
    write(left_to_go, (x + 0.003, left + 0.06, high - 0.21), 0.1, lit)
    right = y + SCREEN_W / 2 - 0.5
    box((x, right + 0.18, high - 0.36), (0.002, 0.4, 0.72), glass, 0)
    bend = [(x + 0.003, right + 0.18 + 0.05 * math.sin(3 * v) + u * 0.07, high - 0.66 + 0.6 * v) for v in [k / 12 for k in range(13)] for u in (-1, 1)]
    mesh_obj("hole", bend, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(12)], emit("#7fae5c", 0.7))
    cyl((x + 0.005, right + 0.2, high - 0.1), 0.03, 0.002, lit, 24, rot=(0, math.pi / 2, 0))
    cyl((x + 0.005, right + 0.18, high - 0.63), 0.02, 0.002, pale, 24, rot=(0, math.pi / 2, 0))


def write(words: str, at: Vec, size: float, look: Look, parent: Object | None = None) -> None:
    """Letters that stand on a wall in the west and are read from the east."""
    c = bpy.data.curves.new("words", "FONT")
    c.body, c.size = words, size
    c.materials.append(look)
    o = link(bpy.data.objects.new("words", c))
    o.location, o.parent = at, parent
    o.rotation_euler = (math.pi / 2, 0, math.pi / 2)


@mat("screen")
def screen(t: NT) -> None:
    """Seen through by the eye and in mirrors alone, dimmer than the day beyond: no sunlight comes into the room this way."""
    ray = t.n("ShaderNodeLightPath")
    seen = t.math("MAXIMUM", ray.outputs["Is Camera Ray"], ray.outputs["Is Glossy Ray"])
    black = t.n("ShaderNodeBsdfDiffuse", {"Color": (0.02, 0.02, 0.02, 1)})
    clear = t.n("ShaderNodeBsdfTransparent", {"Color": (0.27, 0.27, 0.28, 1)})
    t.out(t.n("ShaderNodeMixShader", {0: seen, 1: black.outputs[0], 2: clear.outputs[0]}))
