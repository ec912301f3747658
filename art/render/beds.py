"""What grows in the beds of the site: shrubs in drifts, flowers and grasses between them, clipped hedges, and the planters beside the doors."""
import math
import random
from collections.abc import Callable, Sequence

from mathutils import Vector, noise
from shapely.geometry import Point
from shapely.prepared import prep

from blooms import arching, heads, hedge
from garden_plan import HEDGE, along, built, hedges
from instances import Instances
from kinds import Mesh, Region, Vec
from landscape import LEVEL, Land
from outdoor import treeleaf
from planting import scatter, tree_mesh, uplit
from site_model import SITE

COVER = 0.55  # between low shrubs that close to a cover, metres
COVERS = (("#3f5a2c", "#6f8f45"), ("#56683a", "#8d9c5c"), ("#3d5a2e", "#5f8040"), ("#4b6a3a", "#86a050"))
FLOWERING = 2  # of the covers
FLOWERS = (("#c9b6c4", "#f1e7ea"), ("#a9a3c9", "#dcd6ea"), ("#d3cdb8", "#f6f1e2"))
GRASSES = ((0.7, ("#5f6f3a", "#a3a866")), (0.55, ("#4f6a34", "#8ea052")), (0.85, ("#7a7444", "#b9ab72")))  # how high, and of which colours
LOW, TALL = -0.02, 0.22  # from which density of a drift low and tall shrubs stand
GRASSY = -0.16  # and from which grasses do, before them
LENGTH, HIGH = 1.0, 0.52  # of a piece of hedge, metres
SHONE_ON = 2.6  # how near to a lamp of the garden a plant shows its light, metres


def plant_beds(land: Land, shrub: Sequence[Mesh]) -> None:
    """All of them; `shrub` are the tall ones."""
    r, own, taken = land.rnd, random.Random(29), prep(built())
    beds = land.lawns.difference(land.lawns.buffer(-2.0))
    shone = by_lamps(land)
    tall = {m: uplit(m, ("#4a5f33", "#7d8f4c")) for m in shrub} if land.dark else {}

    def free(p: Vec) -> bool:
        return not taken.contains(Point(p[0], p[1]))

    tall_spots = [(x, y, LEVEL) for x, y in sow(r, beds, 1300, 0.8)]
    dense, lit_there = lambda p: drift(p[0], p[1]) > TALL and free(p), lambda m, p: tall.get(m, m) if shone(p) else m
    scatter(shrub, tall_spots, r, (0.4, 0.8), dense, lit_there)
    laid = rows(own, beds)
    spots = [p for p in laid if drift(p[0], p[1]) > LOW and free(p)]
    before = border()
    for k, colours in enumerate(COVERS):
        mesh = tree_mesh(80 + k, 0.6, 0.5, 3200, colours, 0.034, 0.08, 11)
        lit, mine = uplit(mesh, colours), [p for p in spots if kind_at(p[0], p[1], len(COVERS)) == k]
        seed = own.random()
        scatter([mesh], mine, random.Random(seed), (0.75, 1.2), look=lambda m, p, lit=lit: lit if shone(p) and land.dark else m)
        if k == FLOWERING:
            scatter([mesh], before, random.Random(71), (0.7, 1.05))
            for i, petals in enumerate(FLOWERS):
                crown = heads(60 + i, 0.6, 0.46, treeleaf(*petals))
                scatter([crown], mine, random.Random(seed), (0.75, 1.2), lambda p, i=i: kind_at(p[1], p[0], len(FLOWERS)) == i)
                scatter([crown], before, random.Random(71), (0.7, 1.05), lambda p, i=i: int(p[0] / 3.1) % len(FLOWERS) == i)
    clumps = [arching(90 + i, h, treeleaf(*c)) for i, (h, c) in enumerate(GRASSES)]
    scatter(clumps, [p for p in laid if GRASSY < drift(p[0], p[1]) < LOW and free(p)], random.Random(53), (0.6, 1.15))
    scatter(clumps, [(x, y - 0.75, z) for x, y, z in before[::2]], random.Random(73), (0.45, 0.8))
    scatter(shrub, planters(), r, (0.36, 0.5))
    clip().build()


def border() -> list[Vec]:
    """Where flowers stand before the hedges of the paving at the doors, on the side of the pool."""
    r = random.Random(79)
    spots = [p for line in hedges()[:2] for p, _ in along(line, 0.62) if noise.noise(Vector((p[0] / 5.0, 7.0, 41.0))) > -0.22]
    return [(x, y - HEDGE / 2 - 0.42 + r.uniform(-0.1, 0.1), LEVEL) for x, y in spots]


def by_lamps(land: Land) -> Callable[[Vec], bool]:
    """Tells whether a lamp of the garden stands beside a plant."""
    near = prep(land.lamp_spots().buffer(SHONE_ON))
    return lambda p: near.contains(Point(p[0], p[1]))


def clip() -> Instances:
    """The hedges, piece by piece."""
    put, pieces = Instances(), [hedge(i, LENGTH + 0.06, HEDGE, HIGH, treeleaf("#2f4a24", "#557338")) for i in range(3)]
    r = random.Random(59)
    for line in hedges():
        for (x, y), turn in along(line, LENGTH):
            put.put(r.choice(pieces), (x, y, LEVEL), turn + r.choice((0, math.pi)))
    return put


def sow(r: random.Random, region: Region, count: int, gap: float) -> list[Vec]:
    """Random points in a region, none nearer to another than `gap`."""
    points: list[Vec] = []
    x0, y0, x1, y1 = region.bounds
    for _ in range(count * 12):
        if len(points) >= count:
            break
        x, y = r.uniform(x0, x1), r.uniform(y0, y1)
        if region.contains(Point(x, y)) and all((x - a) ** 2 + (y - b) ** 2 > gap * gap for a, b in points):
            points.append((x, y))
    return points


def drift(x: float, y: float) -> float:
    """How densely a bed is planted there: shrubs stand in drifts as gardeners set them, with lawn between."""
    return noise.noise(Vector((x / 6.5, y / 6.5, 11.0)))


def kind_at(x: float, y: float, kinds: int) -> int:
    """Which shrub a drift is of."""
    return int((noise.noise(Vector((x / 9.0, y / 9.0, 23.0))) + 1) * 7) % kinds


def rows(r: random.Random, region: Region) -> list[Vec]:
    """Where low shrubs stand in a bed: as near to one another as they close to a cover."""
    inside, (x0, y0, x1, y1) = prep(region), region.bounds
    across, along = int((x1 - x0) / COVER), int((y1 - y0) / COVER)
    spots = [(x0 + (i + r.uniform(0.2, 0.8)) * COVER, y0 + (j + r.uniform(0.2, 0.8)) * COVER, LEVEL) for i in range(across) for j in range(along)]
    return [p for p in spots if inside.contains(Point(p[0], p[1]))]


def planters() -> list[Vec]:
    """Where shrubs stand in the stone planters on both sides of each canopy."""
    spots = []
    for t in SITE["towers"]:
        turn, (x0, y0) = math.radians(t["turn"]), t["at"]
        door = 0 if t["plan"] == "S" else -14
        for side in (-1, 1):
            for k in range(-3, 4):
                for y in (-7.85, -7.35):
                    x = door + side * 8.4 + k * 0.36
                    spots.append((x0 + x * math.cos(turn) - y * math.sin(turn), y0 + x * math.sin(turn) + y * math.cos(turn), LEVEL + 0.75))
    return spots
