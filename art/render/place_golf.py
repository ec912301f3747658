"""Indoor golf: two bays that play towards screens in the west, a lounge and a putting strip behind them, lamps of its own."""
import math

from furniture import settings
from furniture.style import WARM
from geometry import empty
from lights import area, spot
from materials import emit, metal, plain, wood
from place_course import course
from place_lounge import golf_ball, lounge
from place_overlay import drawn, laid, stroke
from place_room import D, W
from place_screen import BAYS, SCREEN_H, SCREEN_W, screens
from shader import NT, mat, srgb
from solids import box, cyl, rod
from textiles import fabric

TEES = -1.75  # where balls lie
TOP = 3.1
STEP = -0.75  # where the bays' floor ends and the lounge begins
POOLS, BEFORE = 1.72, 0.36  # from one lamp along the walls to the next, and to the wall, metres


def golf() -> None:
    settings.lamps, settings.style = set(), WARM
    hall()
    ceiling()
    screens()
    course()
    for k, y in enumerate(BAYS):
        bay(y, k)
    lounge()
    light()


@mat("washed felt")
def washed(t: NT, col: str, first: float) -> None:
    """Felt of a wall under lamps `POOLS` metres apart in the ceiling before it, of which one is at x = `first`: each draws its bow on it."""
    s = t.n("ShaderNodeSeparateXYZ", {"Vector": t.pos()})
    part = t.math("FRACT", t.math("ADD", t.math("DIVIDE", t.math("SUBTRACT", s.outputs[0], first), POOLS), 100.5))
    side = t.math("MULTIPLY", t.math("ABSOLUTE", t.math("SUBTRACT", part, 0.5)), POOLS)
    down = t.math("MAXIMUM", t.math("SUBTRACT", TOP - 0.02, s.outputs[2]), 0.0)
    # the bow: a cone cut by the wall
    off = t.math("ADD", t.math("MULTIPLY", side, side), BEFORE * BEFORE)
    within = t.math("DIVIDE", t.math("SQRT", off), t.math("ADD", t.math("MULTIPLY", down, 0.82), 0.001))
    cone = t.ramp(within, [(0.0, 1), (0.5, 0.62), (0.78, 0.2), (1.0, 0)], "EASE")
    strong = t.math("DIVIDE", cone, t.math("ADD", t.math("MULTIPLY", down, down), off))
    fibre = t.noise(t.pos(), 160, 3, 0.65).outputs[0]
    c = t.mix(t.ramp(fibre, [(0.3, 0), (0.7, 1)]), [x * 0.82 for x in srgb(col)], srgb(col))
    t.nolight = True
    glow = t.mix(1, c, srgb("#ffdcae"), "MULTIPLY")
    t.out(t.bsdf(color=c, rough=0.95, spec=0.1, sheen=0.3, normal=t.bump(fibre, 0.3, 0.002), emit=glow, emits=t.math("MULTIPLY", strong, 1.8)))


def hall() -> None:
    """Walls of felt in fields between fins of walnut, lit from above; the padded screen between the bays."""
    fin, dark = wood("walnut", axis=2), plain("#2d2a27", 0.85)
    first = -W / 2 + 1.31
    for y, s in ((0.14, 1), (D - 0.05, -1)):
        box((0, y, TOP / 2), (W, 0.05, TOP), dark, 0)
        box((0, y + s * 0.05, 0.06), (W, 0.07, 0.12), metal("bronze", 0.4), 0.004)
        for k in range(7):
            x = -W / 2 + 0.45 + k * POOLS
            box((x, y + s * 0.09, TOP / 2), (0.045, 0.14, TOP), fin, 0.005)
            for part in range(2):
                tone = ("#80766a", "#877d71")[(k + part) % 2]
                box((x + POOLS * (0.25 + 0.5 * part), y + s * 0.045, 1.62), (POOLS / 2 - 0.034, 0.05, 2.9), washed(tone, first), 0.012, 3)
            cyl((x + POOLS / 2, y + s * BEFORE, TOP - 0.004), 0.05, 0.012, metal("bronze", 0.4), 32)
            cyl((x + POOLS / 2, y + s * BEFORE, TOP - 0.01), 0.036, 0.012, emit("#ffe0b4", 6.0), 32)
    padded, cap = fabric("#6f665a", 1.0), wood("walnut", axis=2)
    for k in range(3):
        box((-5.0 + 0.83 * k, 4.0, 1.1), (0.81, 0.11, 2.12), padded, 0.03, 4)
    box((-4.15, 4.0, 2.19), (2.62, 0.14, 0.05), wood("walnut"), 0.006)
    box((-2.83, 4.0, 1.1), (0.06, 0.15, 2.22), cap, 0.008)
    for s in (-1, 1):
        box((-4.15, 4.0 + s * 0.06, 2.155), (2.5, 0.012, 0.012), emit("#ffcf98", 3.0), 0)


def ceiling() -> None:
    """Plaster along the walls; between it a field of oak battens that run to the screens, light from its step and from lines within it."""
    plaster, batten, margin = plain("#d9d1c4", 0.85), wood("oak", axis=0), 0.86
    box((0, D / 2, TOP + 0.14), (W, D, 0.08), emit("#a88258", 0.3), 0)
    for y in (margin / 2, D - margin / 2):
        box((0, y, TOP + 0.05), (W, margin, 0.1), plaster, 0.004)
    box((-W / 2 + 0.3, D / 2, TOP + 0.05), (0.6, D - 2 * margin, 0.1), plaster, 0.004)
    inner = D - 2 * margin
    count = round(inner / 0.165)
    lines = {round(count * share) for share in (0.14, 0.5, 0.86)}
    for i in range(count):
        y = margin + (i + 0.5) * inner / count
        if i in lines:
            box((0.3, y, TOP + 0.02), (W - 0.8, 0.05, 0.03), emit("#ffe9c8", 6.5, cam_s=3.0), 0)
        else:
            box((0.3, y, TOP + 0.03), (W - 0.6, 0.105, 0.09), batten, 0.006)
    glow = emit("#ffd6a0", 7.0, cam_s=1.8)
    for y, s in ((margin, 1), (D - margin, -1)):
        box((0.3, y + s * 0.012, TOP + 0.085), (W - 0.7, 0.02, 0.025), glow, 0)
    box((-W / 2 + 0.612, D / 2, TOP + 0.085), (0.02, inner, 0.025), glow, 0)


def bay(y: float, seed: int) -> None:
    """A stance of turf with a ball, a mat before it, what measures the swing, and a pedestal with its display."""
    turf, rubber, edge = turf_look("#27361f", "#435232"), plain("#262523", 0.8), metal("black", 0.45)
    box(((STEP - W / 2) / 2, y, 0.03), (W / 2 + STEP, 3.6, 0.06), plain("#4a443d", 0.75), 0.006)
    box((STEP + 0.012, y, 0.034), (0.03, 3.6, 0.068), wood("walnut", axis=1), 0.006)
    box((STEP + 0.03, y, 0.014), (0.008, 3.5, 0.008), emit("#ffcf98", 4.0), 0)
    box((-4.0, y, 0.064), (2.6, 3.2, 0.012), turf, 0.003)
    box((TEES, y, 0.075), (1.72, 1.82, 0.035), rubber, 0.012)
    box((TEES, y, 0.09), (1.46, 1.56, 0.03), turf_look("#2b3b24", "#485a3c"), 0.006)
    box((TEES - 0.1, y - 0.34, 0.1065), (0.46, 0.3, 0.004), turf_look("#5a6440", "#727c52"), 0.002)
    box((TEES + 0.2, y - 1.12, 0.1), (0.9, 0.12, 0.08), edge, 0.012)
    for k in range(9):
        golf_ball((TEES - 0.13 + k * 0.045, y - 1.12, 0.158))
    rod((TEES - 0.1, y + 0.1, 0.1), (TEES - 0.1, y + 0.1, 0.142), 0.004, plain("#e88a4a", 0.5), 8)
    golf_ball((TEES - 0.1, y + 0.1, 0.163))
    for k in (-1, 1):
        box((TEES - 0.1, y + k * 0.74, 0.1065), (1.2, 0.018, 0.003), plain("#e4e0d4", 0.6), 0)
    # overhead: sensor and projector
    box((TEES - 0.3, y, TOP - 0.08), (0.5, 0.2, 0.09), plain("#b9b1a4", 0.4), 0.03, 4)
    for s in (-1, 1):
        cyl((TEES - 0.3 + s * 0.14, y, TOP - 0.125), 0.04, 0.02, plain("#0c0d0f", 0.08, coat=1), 32)
    box((-3.1, y + 0.5, TOP - 0.14), (0.4, 0.34, 0.13), plain("#c9c2b6", 0.45), 0.04, 4)
    cyl((-3.31, y + 0.42, TOP - 0.14), 0.045, 0.04, plain("#0c0d0f", 0.05, coat=1), 32, rot=(0, math.pi / 2, 0))
    pedestal(TEES - 0.15, y + 1.42, seed)


def pedestal(x: float, y: float, seed: int) -> None:
    """A post of walnut with a display that leans back, and a tray for gloves and tees."""
    edge = metal("black", 0.45)
    box((x, y, 0.068), (0.34, 0.3, 0.016), edge, 0.006)
    box((x, y, 0.54), (0.06, 0.1, 0.95), wood("walnut", axis=2), 0.012)
    box((x + 0.05, y, 0.9), (0.16, 0.34, 0.014), edge, 0.006)
    golf_ball((x + 0.06, y + 0.1, 0.928))
    head = empty((x + 0.02, y, 1.16))
    head.rotation_euler = (-0.32, 0, math.pi / 2)
    box((0, 0.02, 0), (0.5, 0.028, 0.33), plain("#141516", 0.25), 0.012, parent=head)
    length, ball_speed, carry = (("132 m", "58.2", "126"), ("139 m", "61.4", "133"))[seed]
    name = drawn(f"stroke {seed}", 960, 600, stroke(length, ((ball_speed, "볼 스피드"), (carry, "캐리"), ("14.8°", "발사각"))), (20, 34, 36, 255))
    laid(head, name, (0.47, 0.294), (0, 0.0055, 0), 0.55)


@mat("turf")
def turf_look(t: NT, dark: str, light: str) -> None:
    p = t.pos()
    blades = t.noise(p, 260, 3, 0.7).outputs[0]
    tufts = t.noise(p, 38, 3, 0.7).outputs[0]
    worn = t.noise(p, 2.4, 3).outputs[0]
    c = t.mix(t.ramp(t.math("ADD", t.math("MULTIPLY", blades, 0.5), t.math("MULTIPLY", tufts, 0.5)), [(0.36, 0), (0.62, 1)]), srgb(dark), srgb(light))
    c = t.mix(t.ramp(worn, [(0.4, 0), (0.7, 0.35)]), c, [x * 0.6 for x in srgb(dark)])
    t.out(t.bsdf(color=c, rough=0.95, spec=0.1, normal=t.bump(blades, 0.8, 0.006)))


def light() -> None:
    warm = (1, 0.84, 0.66)
    for y in BAYS:
        area((TEES - 0.6, y, TOP - 0.06), 3.0, 2.2, 32, warm)
        spot((TEES, y, TOP - 0.1), 76, 58, warm, 0.05, 0.8)
        area((-W / 2 + 0.12, y, 1.4), SCREEN_H, SCREEN_W, 22, (0.98, 0.96, 0.92), (0, math.radians(-90), 0))
    area((2.4, D / 2, TOP - 0.06), 3.4, 5.0, 44, warm)
    for x, y, power in ((0.7, 3.0, 150), (1.2, 6.7, 90)):
        spot((x, y, TOP - 0.1), power, 62, warm, 0.06, 0.9)
