"""What makes a green of the town a park, and the streets beside the site streets: walks, hedges, courts; lines, crossings, cars at the kerb."""
import math
import random
from collections.abc import Sequence

import bpy
from shapely.affinity import rotate, scale
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry import box as sbox
from shapely.ops import unary_union
from shapely.prepared import PreparedGeometry, prep

from geometry import geom_polys, link
from instances import Instances
from kinds import Mesh, Region, Vec
from landscape import BANK
from mesh_writer import MB
from outdoor import ground, hz
from site_model import AROUND, SITE, line_of, middle, ring_of
from solids import prism
from town.plan import CELL, CORRIDOR, REACH, STREET, Cell

RIM = 2.4  # of the pavement around a park
WALK = 2.6
LARGE, MIDDLING = 6000.0, 1800.0  # a green with a loop of its own and something in its middle, and one with a walk through it, m²
FLOOR = BANK + 0.17  # what cells are made of ends there
COURT, SQUARE = (28.0, 15.0), 9.0  # of a ball court; the radius of a round square
GROWN = 62.0  # square metres to a tree
NEAR = 460.0  # from the site: how far streets are drawn
FRONT = -34.0  # south of it the site borders on the road along the river
KERB = 3.35  # from the middle of a street to a car that is parked


def layout(cell: Cell) -> tuple[Region, Region]:
    """Where a park is paved, and the ball court in its middle; every other has a round square there, with a bed in it."""
    area = cell.area
    rim = area.difference(area.buffer(-RIM))
    x0, y0, x1, y1 = area.bounds
    middle_of, w, d = Point(cell.x, cell.y), x1 - x0, y1 - y0
    court = sbox(cell.x - COURT[0] / 2, cell.y - COURT[1] / 2, cell.x + COURT[0] / 2, cell.y + COURT[1] / 2)
    if area.area < LARGE or not area.contains(court.buffer(12)):
        return (rim if area.area < MIDDLING else rim.union(through(area))), Polygon()
    loop = scale(middle_of.buffer(1, 32), w * 0.36, d * 0.34)
    ring = loop.exterior.buffer(WALK / 2)
    spurs = [LineString([(cell.x + s * w * 0.36, cell.y), (cell.x + s * w / 2, cell.y + s * 4)]) for s in (-1, 1)]
    spurs += [LineString([(cell.x + s * 5, cell.y + s * d * 0.34), (cell.x - s * 3, cell.y + s * d / 2)]) for s in (-1, 1)]
    inward = [LineString([(cell.x + s * COURT[0] / 2, cell.y), (cell.x + s * w * 0.36, cell.y)]) for s in (-1, 1)]
    ways = [line.buffer(WALK / 2) for line in (*spurs, *inward)]
    if (math.floor(cell.x / CELL[0]) + math.floor(cell.y / CELL[1])) % 2:
        square = middle_of.buffer(SQUARE).difference(middle_of.buffer(SQUARE * 0.4))
        ways = [way.difference(middle_of.buffer(SQUARE - 1)) for way in ways]
        inward = [LineString([(cell.x + s * SQUARE, cell.y), (cell.x + s * COURT[0] / 2, cell.y)]).buffer(WALK / 2) for s in (-1, 1)]
        return unary_union([rim, ring, square, *inward, *ways]).intersection(area), Polygon()
    round_it = rotate(court, 6).buffer(1.6, join_style=2)
    return unary_union([rim, ring, round_it, *ways]).intersection(area), rotate(court, 6)


def through(area: Region) -> Region:
    """A walk along the longer side of a green, in a bow."""
    x0, y0, x1, y1 = area.bounds
    w, d, m = x1 - x0, y1 - y0, area.representative_point()
    bow = [(k / 12, 0.12 * math.sin(k / 12 * 2 * math.pi)) for k in range(13)]
    line = [(x0 + w * t, m.y + d * s) if w > d else (m.x + w * s, y0 + d * t) for t, s in bow]
    return LineString(line).buffer(WALK / 2).intersection(area)


class Parks:
    """Collects parks cell by cell; `trees` and `hedges` are where greenery plants them. Its chances are its own: the town stays as it is."""

    def __init__(self) -> None:
        self.rnd = random.Random(41)
        self.trees: list[Vec] = []
        self.hedges: list[Vec] = []
        self.pave = ground("#a39a8d", "#bab1a4", 0.3)
        self.courts = (hz("#7d4a3c", 0.9), hz("#4c6b58", 0.9))
        self.line = hz("#e4e2da", 0.8)

    def add(self, cell: Cell) -> PreparedGeometry:
        """Makes a green a park; returns where nothing else may stand in it."""
        paved, court = layout(cell)
        for rings in geom_polys(paved):
            prism(rings, FLOOR - 0.2, FLOOR + 0.05, self.pave, "park walk")
        if not court.is_empty:
            self.court(court)
        keep = prep(paved.buffer(0.8))
        inside = cell.area.buffer(-RIM - 1.0)
        for ring in [p.exterior for p in getattr(inside, "geoms", [inside]) if not p.is_empty]:
            for k in range(int(ring.length / 0.75)):
                spot = ring.interpolate(k * 0.75)
                if not keep.intersects(spot):
                    self.hedges.append((spot.x + self.rnd.uniform(-0.12, 0.12), spot.y + self.rnd.uniform(-0.12, 0.12), FLOOR))
        room = prep(paved.union(court).buffer(2.2))
        x0, y0, x1, y1 = cell.area.bounds
        for _ in range(int(cell.area.area / GROWN)):
            # in groups: alone a tree on a lawn looks forgotten
            x, y = self.rnd.uniform(x0, x1), self.rnd.uniform(y0, y1)
            for _ in range(self.rnd.choice((1, 2, 3))):
                spot = Point(x + self.rnd.uniform(-5, 5), y + self.rnd.uniform(-5, 5))
                if cell.area.contains(spot) and not room.intersects(spot):
                    self.trees.append((spot.x, spot.y, BANK))
        return room

    def court(self, court: Polygon) -> None:
        """A ball court with its lines, on a floor of colour."""
        for rings in geom_polys(court):
            prism(rings, FLOOR - 0.2, FLOOR + 0.07, self.courts[0], "court")
        field = court.buffer(-1.2, join_style=2)
        c = court.centroid
        marks = [field.exterior, c.buffer(1.8).exterior]
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = list(field.exterior.coords)[:4]
        marks.append(LineString([((ax + bx) / 2, (ay + by) / 2), ((cx + dx) / 2, (cy + dy) / 2)]))
        for rings in geom_polys(field.difference(unary_union([m.buffer(0.09) for m in marks]))):
            prism(rings, FLOOR, FLOOR + 0.08, self.courts[1], "court")
        for rings in geom_polys(unary_union([m.buffer(0.09) for m in marks])):
            prism(rings, FLOOR, FLOOR + 0.085, self.line, "court line")


def free() -> Region:
    """Where no small street runs: river, hills, main roads and the site."""
    roads = [line_of(r).buffer(r["width"] / 2 + 6) for r in AROUND["roads"]]
    hills = [ring_of(p) for p in AROUND["parks"]]
    west, east = int(REACH[0]), int(REACH[1])
    river = LineString([(x, middle(x)) for x in range(west, east, 20)]).buffer(CORRIDOR)
    return unary_union([*roads, *hills, river, Polygon(SITE["boundary"]).buffer(3)])


def streets() -> list[LineString]:
    """The middles of the small streets near the site, from crossing to crossing."""
    (w, d), (west, east, south, north) = CELL, REACH
    taken, lines = prep(free()), []
    for i in range(int((east - west) / w) + 1):
        for j in range(int((north - south) / d) + 1):
            x, y = west + i * w, south + j * d
            if math.hypot(x - 8, y - 20) < NEAR:
                lines += [LineString([(x, y + STREET / 2), (x, y + d - STREET / 2)]), LineString([(x + STREET / 2, y), (x + w - STREET / 2, y)])]
    return [line for line in lines if not taken.intersects(line)]


def mark(standing: Instances, cars: Sequence[Mesh]) -> None:
    """Draws a line along the middle of each small street near the site and a crossing at its ends, and parks cars at its kerbs."""
    rnd, mesh = random.Random(43), MB()
    z = BANK + 0.05

    def bar(at: Vec, u: Vec, long: float, wide: float, look: int) -> None:
        (x, y), (ux, uy) = at, u
        a, b = (ux * long / 2, uy * long / 2), (-uy * wide / 2, ux * wide / 2)
        mesh.quad([(x + s * a[0] + t * b[0], y + s * a[1] + t * b[1], z) for s, t in ((-1, -1), (1, -1), (1, 1), (-1, 1))], look)

    site = Polygon(SITE["boundary"]).buffer(6.5).exterior
    roads = unary_union([line_of(r).buffer(r["width"] / 2 + 8) for r in AROUND["roads"]])
    round_site = site.difference(roads)
    for ring in getattr(round_site, "geoms", [round_site]):
        for k in range(int(ring.length / 3)):
            a, b = ring.interpolate(k * 3), ring.interpolate(k * 3 + 3)
            if min(a.y, b.y) > FRONT:
                long = math.hypot(b.x - a.x, b.y - a.y) or 1
                bar(((a.x + b.x) / 2, (a.y + b.y) / 2), ((b.x - a.x) / long, (b.y - a.y) / long), long, 0.15, 1)
    for line in streets():
        (ax, ay), (bx, by) = line.coords
        long = line.length
        u = ((bx - ax) / long, (by - ay) / long)
        n = (-u[1], u[0])
        bar(((ax + bx) / 2, (ay + by) / 2), u, long - 14, 0.15, 1)
        for end in (3.4, long - 3.4):
            for k in range(-3, 4):
                bar((ax + u[0] * end + n[0] * k * 1.1, ay + u[1] * end + n[1] * k * 1.1), u, 3.2, 0.55, 0)
        along = 10.0
        while along < long - 10:
            for side in (-1, 1):
                if rnd.random() < 0.52:
                    x, y = ax + u[0] * along + n[0] * side * KERB, ay + u[1] * along + n[1] * side * KERB
                    standing.put(rnd.choice(cars), (x, y, BANK + 0.03), math.atan2(u[1], u[0]) + (math.pi if side > 0 else 0))
            along += rnd.uniform(5.6, 6.4)
    looks = [hz("#dedcd4", 0.8), hz("#c99a3a", 0.8)]
    link(bpy.data.objects.new("street lines", mesh.obj("street lines", looks)))
