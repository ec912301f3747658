"""The hole of a golf course that screens look out on: it falls away and rises to the flag, between woods, with hills behind."""
import math
import random

from geometry import grid_fn
from kinds import Signal, Vec
from materials import emit, plain
from outdoor import AIR
from place_room import W
from planting import scatter, tree_mesh
from shader import NT, mat, srgb
from solids import box, cyl


@mat("horizon")
def horizon(t: NT) -> None:
    """A clear sky with thin clouds, paler where it meets the land."""
    p = t.pos()
    height = t.n("ShaderNodeSeparateXYZ", {"Vector": p}).outputs[2]
    colours = [(0, srgb("#f8e3c4")), (0.14, srgb("#e9dccb")), (0.36, srgb("#bccfdd")), (1, srgb("#7b9fc6"))]
    colour = t.ramp(t.math("DIVIDE", height, 80), colours)
    cloud = t.noise(t.mapping(p, scale=(1, 0.011, 0.04)), 1, 6, 0.6, 0.5).outputs[0]
    colour = t.mix(t.ramp(cloud, [(0.5, 0), (0.72, 0.7)], "EASE"), colour, srgb("#fbf6ee"))
    t.nolight = True
    t.out(t.n("ShaderNodeEmission", {"Color": colour, "Strength": 2.1}))


START, LONG = -W / 2 - 3.0, 330.0


def fairway(away: float) -> float:
    """Where the middle of the hole runs, metres from the tee: it bends to the right and comes back."""
    return 4 + 9 * math.sin(away / 70) - 2.5 * math.sin(away / 23)


def neighbour(away: float) -> float:
    """The same of the hole that the other bay plays: it leads away to the left."""
    return 1.5 - 0.27 * away + 4 * math.sin(away / 60)


GREEN, LONGER = 8.5, 1.5  # the green's radius, metres; how much longer than wide sand lies
HOLE, NEXT = 128.0, 118.0  # the flags, metres from the tee
GREENS = ((HOLE, fairway(HOLE)), (NEXT, neighbour(NEXT)))
SAND = ((HOLE, -13, -9, 4.6), (HOLE, -9, 10, 4.0), (HOLE, -44, 12, 4.4), (NEXT, -12, 9, 4.2), (NEXT, -30, -11, 4.0))
BUNKERS = [(hole + before, (fairway if hole == HOLE else neighbour)(hole + before) + side, r) for hole, before, side, r in SAND]


def rise(away: float, across: float) -> float:
    """The land's height: it falls before the tee and rises to the green; mounds at both sides."""
    long = -3.6 * math.sin(min(away, 150) / 150 * math.pi) ** 2 + max(0, away - 150) * 0.02
    side = max(0.0, min(abs(across - fairway(away)), abs(across - neighbour(away))) - 12)
    high = -0.55 + long + side * 0.06 + 0.9 * math.sin(away / 17 + 1) * math.sin(across / 11) * min(1, side / 8)
    # the green tilts towards the tee; sand lies in hollows before a lip
    for hole, y in GREENS:
        near = max(0.0, 1 - math.hypot((away - hole) / 1.3, across - y) / (GREEN + 6))
        high += near * near * (3 - 2 * near) * (0.7 + 0.045 * (away - hole))
    for at, y, r in BUNKERS:
        far = math.hypot((away - at) / LONGER, across - y) / r
        if far < 1.5:
            high += -0.55 * max(0.0, 1 - far * far) + (0.5 * math.sin((far - 0.75) / 0.75 * math.pi) * max(0.0, (away - at) / (LONGER * r)) if far > 0.75 else 0)
    return high


@mat("links")
def links(t: NT) -> None:
    """Mown and rough grass by how far a point lies from the middle of the hole, the green, and sand."""
    s = t.n("ShaderNodeSeparateXYZ", {"Vector": t.pos()})
    away = t.math("SUBTRACT", START, s.outputs[0])
    bend = t.math("MULTIPLY", t.math("SINE", t.math("DIVIDE", away, 70)), 9)
    bend = t.math("SUBTRACT", bend, t.math("MULTIPLY", t.math("SINE", t.math("DIVIDE", away, 23)), 2.5))
    lateral = t.math("SUBTRACT", t.math("SUBTRACT", s.outputs[1], 4), bend)
    off = t.math("ABSOLUTE", lateral)
    other = t.math("ADD", s.outputs[1], t.math("MULTIPLY", away, 0.27))
    other = t.math("SUBTRACT", other, t.math("MULTIPLY", t.math("SINE", t.math("DIVIDE", away, 60)), 4))
    off = t.math("MINIMUM", off, t.math("ABSOLUTE", t.math("SUBTRACT", other, 1.5)))
    grain = t.noise(t.pos(), 0.35, 6, 0.7).outputs[0]
    off = t.math("ADD", off, t.math("MULTIPLY", t.math("SUBTRACT", grain, 0.5), 3))
    tufts = t.noise(t.pos(), 2.2, 4, 0.7).outputs[0]
    rough = t.mix(t.ramp(grain, [(0.35, 0), (0.65, 1)]), srgb("#3f5a26"), srgb("#7c8440"))
    rough = t.mix(1, rough, t.ramp(tufts, [(0.3, 0.7), (0.7, 1.15)]), "MULTIPLY")
    lengthwise = t.ramp(t.math("SINE", t.math("MULTIPLY", lateral, 0.62)), [(0.44, 0), (0.56, 1)])
    crosswise = t.ramp(t.math("SINE", t.math("MULTIPLY", away, 0.3)), [(0.44, 0), (0.56, 1)])
    mown = t.mix(t.math("MULTIPLY", t.math("ADD", lengthwise, crosswise), 0.5), srgb("#4f7a2c"), srgb("#86ad4c"))
    mown = t.mix(1, mown, t.ramp(t.noise(t.pos(), 0.12, 4, 0.6).outputs[0], [(0.3, 0.84), (0.7, 1.08)]), "MULTIPLY")
    c = t.mix(t.ramp(t.math("DIVIDE", off, 20), [(0.5, 1), (0.53, 0)]), rough, mown)
    ragged = t.math("MULTIPLY", t.math("SUBTRACT", t.noise(t.pos(), 0.5, 3, 0.6).outputs[0], 0.5), 0.5)

    def within(at: float, y: float, long: float, wide: float) -> Signal:
        """From the middle of an oval, 0, to its edge, 1, which is ragged."""
        a = t.math("DIVIDE", t.math("SUBTRACT", away, at), long)
        b = t.math("DIVIDE", t.math("SUBTRACT", s.outputs[1], y), wide)
        far = t.math("SQRT", t.math("ADD", t.math("MULTIPLY", a, a), t.math("MULTIPLY", b, b)))
        return t.math("ADD", far, ragged)

    ovals = [within(hole, y, GREEN * 1.3, GREEN) for hole, y in GREENS]
    green = t.math("MINIMUM", *ovals)
    c = t.mix(t.ramp(t.math("DIVIDE", green, 2), [(0.55, 1), (0.62, 0)]), c, srgb("#567a35"))
    c = t.mix(t.ramp(t.math("DIVIDE", green, 2), [(0.46, 1), (0.5, 0)]), c, srgb("#7da552"))
    for at, y, r in BUNKERS:
        sand = t.math("DIVIDE", within(at, y, r * LONGER, r), 2)
        c = t.mix(t.ramp(sand, [(0.5, 1), (0.58, 0)]), c, srgb("#4a6430"))
        c = t.mix(t.ramp(sand, [(0.44, 1), (0.47, 0)]), c, srgb("#d8c698"))
    blades = t.noise(t.pos(), 9, 3, 0.7).outputs[0]
    t.out(t.bsdf(color=c, rough=0.95, spec=0.05, sheen=0.3, normal=t.bump(t.math("ADD", tufts, blades), 0.35, 0.12)))



def course() -> None:
    """A hole of a golf course beyond the screens: it falls away and rises to the flag, between woods, with hills behind."""
    rnd = random.Random(4)

    def land(u: float, v: float) -> Vec:
        away, across = LONG * v**1.6, 4 + (u - 0.5) * (60 + 260 * v)
        return START - away, across, rise(away, across)

    grid_fn(land, 260, 340, links())
    for hole, lay in GREENS:
        foot = rise(hole, lay)
        cyl((START - hole, lay + 1, foot + 1.5), 0.05, 3.2, plain("#f6f3ec", 0.5), 8)
        box((START - hole, lay + 1.6, foot + 2.8), (0.03, 1.2, 0.75), emit("#d9533a", 1.6), 0)
    box((START - 420, 4, 20), (0.2, 900, 120), horizon(), 0)
    for k, (far, tone, high) in enumerate(((400, "#b9bfc4", 34), (370, "#93a3a4", 22), (345, "#6f8672", 12))):
        def ridge(u: float, v: float, far: float = far, high: float = high, k: int = k) -> Vec:
            y = 4 + (u - 0.5) * 760
            z = high * (0.62 + 0.3 * math.sin(y / 61 + k * 2) + 0.12 * math.sin(y / 19 + k) + 0.03 * math.sin(y / 5.3))
            return START - far, y, -4 + (z + 4) * v

        grid_fn(ridge, 320, 2, emit(tone, 0.95))
    woods(rnd)


def woods(rnd: random.Random) -> None:
    """Trees along both holes and behind them: broad ones whose crowns reach low, pines among them, shrubs at their feet."""
    AIR.update(haze=(0.62, 0.6, 0.56), distance=1500.0, strength=1.0)
    broad = [
        tree_mesh(70 + i, rnd.uniform(12, 17), rnd.uniform(4.6, 6.2), 15000, c, 0.2, 0.16, 22)
        for i, c in enumerate((("#2f4a22", "#6d8a3c"), ("#445c28", "#94a049"), ("#2b4726", "#5a7a3e"), ("#6a6a2c", "#b59a48")))
    ]
    pines = [tree_mesh(90 + i, 17, 3.0, 9000, ("#20382a", "#486344"), 0.2, 0.12, 60, True) for i in range(2)]
    low = [tree_mesh(95, 2.6, 2.2, 3200, ("#3a5428", "#80904a"), 0.11, 0.1, 12)]
    spots, under = [], []
    for _ in range(250):
        away = rnd.uniform(16, 235)
        side = rnd.choice((-1, 1)) * (16.5 + rnd.uniform(0, 1) ** 1.5 * 44)
        y = fairway(away) + side
        if abs(y - neighbour(away)) < 15:
            continue
        spots.append((START - away, y, rise(away, y) - 0.2))
        if abs(side) < 30:
            shrub = y + rnd.uniform(-3, 3)
            under.append((START - away - 2, shrub, rise(away + 2, shrub) - 0.3))
    for _ in range(110):
        y = 4 + rnd.uniform(-110, 100)
        away = rnd.uniform(165, 250)
        spots.append((START - away, y, rise(away, y) - 0.2))
    scatter([*broad, *broad, *pines], spots, rnd, (0.6, 1.15))
    scatter(low, under, rnd, (0.5, 1.1))
    AIR.update(distance=9e9, strength=0.0)
