"""Where the residents' garden before the middle tower has its pool, deck, walk, hedges and gravel. x east, y north, metres."""
import math

from shapely.affinity import scale, translate
from shapely.geometry import LineString, Point
from shapely.geometry import box as sbox
from shapely.ops import unary_union

from kinds import Region, Vec
from site_model import SITE

CURB = 0.62  # of the pool's stone edge, metres across
FRONT = 26.8  # where the paving before the middle tower ends
WAY = (5.6, 10.4)  # of the walk from the pool to the doors, from west to east
DECK = sbox(-9.0, -6.4, 5.6, 0.9)  # of timber, at the pool's south edge; its north side reaches over the water
GRAVEL = 0.75  # of the strip between a hedge and the paving before the doors, metres
HEDGE = 0.6  # across


def pool() -> Region:
    pond = SITE["pond"]
    return translate(scale(Point(0, 0).buffer(1, 48), *pond["radius"]), *pond["at"])


def walk() -> Region:
    """Flags that lead from the pool to the doors."""
    return sbox(WAY[0], SITE["pond"]["at"][1], WAY[1], FRONT + 0.1).difference(pool().buffer(CURB))


def gravel() -> Region:
    """A strip along the paving before the middle tower, on both sides of the walk."""
    return unary_union([sbox(-21.5, FRONT - GRAVEL, WAY[0], FRONT), sbox(WAY[1], FRONT - GRAVEL, 36.5, FRONT)])


def hedges() -> list[LineString]:
    """The middles of the clipped hedges: along the gravel, along the walk, and round the far side of the pool."""
    y, (x0, x1) = FRONT - GRAVEL - 0.45, WAY
    straight = [[(-21.5, y), (x0 - 0.6, y)], [(x1 + 0.6, y), (36.5, y)]]
    straight += [[(x, y - 0.7), (x, 17.6)] for x in (x0 - 0.6, x1 + 0.6)]
    (px, py), (rx, ry) = SITE["pond"]["at"], SITE["pond"]["radius"]
    arcs = [
        [(px + (rx + 3.5) * math.cos(a / 40), py + (ry + 3.5) * math.sin(a / 40)) for a in range(first, last)]
        for first, last in ((10, 56), (70, 116))
    ]
    return [LineString(line) for line in straight + arcs]


def built() -> Region:
    """Where neither grass nor shrub nor tree grows."""
    return unary_union([DECK, walk(), gravel(), *(h.buffer(HEDGE / 2 + 0.15) for h in hedges())])


def open_view() -> Region:
    """Where no tree stands between the pool and what mirrors itself in it."""
    return unary_union([pool().buffer(4.0), DECK.buffer(1.5), sbox(2.0, 10.0, 14.0, FRONT + 8), built()])


def along(line: LineString, gap: float) -> list[tuple[Vec, float]]:
    """Points on a line, `gap` metres from one to the next, and which way it runs there."""
    spots = []
    for k in range(int(line.length / gap)):
        p, q = line.interpolate((k + 0.5) * gap - 0.1), line.interpolate((k + 0.5) * gap + 0.1)
        spots.append((((p.x + q.x) / 2, (p.y + q.y) / 2), math.atan2(q.y - p.y, q.x - p.x)))
    return spots
