"""Main roads with their lanes, bridges, lamps and cars, and the streets between the cells."""
import math
import random
from collections.abc import Sequence

import bpy
from shapely.geometry import LineString, Polygon
from shapely.ops import unary_union

from geometry import link
from instances import Instances
from kinds import Look, Mesh, Vec
from mesh_writer import MB
from outdoor import ground, hz, led
from site_model import AROUND, line_of, middle, ring_of, shore
from town.plan import REACH

GROUND = 3.2
DECK = 8.6  # of a bridge over the water, metres
SPAN = 116.0  # from the river's middle to where a bridge ends: it crosses the roads along the banks, too
BANK_ROAD = 104.0  # from the river's middle to the roads along it, metres
RAILED = 1.0  # above the ground from which a road has rails, metres
STEP = 6.0
LANE = 3.3
WALK = 4.0  # beside a road, metres; along the river it is narrower
QUAY_WALK = 1.8
PAINTWORK = ("#e6e6e3", "#e6e6e3", "#3a3d42", "#4b4f55", "#8c9092", "#b9bcbd", "#4a5a6e", "#7a2a26", "#5d6158")


def height(x: float, y: float) -> float:
    """Of a main road: it climbs to its bridge and comes down behind it."""
    over = abs(y - middle(x))
    rise = min(max((190 - over) / 110, 0), 1)
    return GROUND + 0.12 + (DECK - GROUND) * rise * rise * (3 - 2 * rise)


class Way:
    """A road as points a step apart, each with its direction; `level` is the height of one that crosses no water, `walk` how wide the pavements beside it are."""

    def __init__(self, line: LineString, width: float, level: float | None = None, walk: float = WALK) -> None:
        self.width, self.level, self.walk = width, level, walk
        n = max(2, int(line.length / STEP))
        self.points = [line.interpolate(i * line.length / n) for i in range(n + 1)]
        self.spots = [(p.x, p.y) for p in self.points]

    def at(self, i: int, across: float, up: float = 0.0) -> Vec:
        (x, y), (a, b), (c, d) = self.spots[i], self.spots[max(i - 1, 0)], self.spots[min(i + 1, len(self.spots) - 1)]
        length = math.hypot(c - a, d - b) or 1
        u = ((c - a) / length, (d - b) / length)
        px, py = x + u[1] * across, y - u[0] * across
        return (px, py, (height(x, y) if self.level is None else self.level) + up)

    def heading(self, i: int) -> float:
        (a, b), (c, d) = self.spots[max(i - 1, 0)], self.spots[min(i + 1, len(self.spots) - 1)]
        return math.atan2(d - b, c - a)

    def wet(self, i: int) -> bool:
        x, y = self.spots[i]
        return self.level is None and abs(y - middle(x)) < SPAN

    def railed(self, i: int) -> bool:
        return self.level is None and self.at(i, 0)[2] > GROUND + RAILED


def ribbon(mesh: MB, way: Way, i: int, a: float, b: float, up: float, look: int) -> None:
    mesh.quad([way.at(i, a, up), way.at(i, b, up), way.at(i + 1, b, up), way.at(i + 1, a, up)], look)


def drum(mesh: MB, spot: Vec, radius: float, high: float, look: int, sides: int = 12) -> None:
    """An upright round column."""
    x, y, z = spot
    around = [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in (2 * math.pi * k / sides for k in range(sides))]
    for a, b in zip(around, [*around[1:], around[0]]):
        mesh.quad([(*a, z), (*b, z), (*b, z + high), (*a, z + high)], look)


def pier(mesh: MB, way: Way, i: int) -> None:
    """Round columns on a footing that stands out of the water, under a beam that carries the deck."""
    (x, y, z), a, half = way.at(i, 0, -1.5), way.heading(i), way.width / 2
    u, n = (math.cos(a), math.sin(a)), (-math.sin(a), math.cos(a))
    mesh.boxl((x, y, z - 1.5), u, n, -1.3, 1.3, -half - 1.5, half + 1.5, 0, 1.5, 1)
    mesh.boxl((x, y, -3), u, n, -2.6, 2.6, -half - 1, half + 1, 0, 2.1, 1)
    for k in (-1, 0, 1):
        across = k * (half - 3)
        drum(mesh, (x + n[0] * across, y + n[1] * across, -1), 1.15, z - 0.4, 1)


def over_bank_road(way: Way, i: int) -> bool:
    x, y = way.spots[i]
    return abs(abs(y - middle(x)) - BANK_ROAD) < 8


def abutment(mesh: MB, way: Way, i: int) -> None:
    """The wall on which a bridge ends."""
    edge, deep = way.width / 2 + way.walk, GROUND - 1 - way.at(i, 0)[2]
    mesh.quad([way.at(i, -edge, deep), way.at(i, edge, deep), way.at(i, edge, -0.1), way.at(i, -edge, -0.1)], 1)


def lay(way: Way) -> Mesh:
    """Asphalt, walks with kerbs, lanes; over the water a deck with rails and piers."""
    mesh, half = MB(), way.width / 2
    lanes = max(1, int((half - 1) / LANE))
    for i in range(len(way.spots) - 1):
        ribbon(mesh, way, i, -half, half, 0, 0)
        for s in (-1, 1):
            edge = s * (half + way.walk)
            ribbon(mesh, way, i, s * half, edge, 0.15, 1)
            ribbon(mesh, way, i, s * 0.15, s * 0.3, 0.02, 3)
            if i % 3 != 2:
                for k in range(1, lanes):
                    ribbon(mesh, way, i, s * (k * LANE), s * (k * LANE + 0.15), 0.02, 2)
            # the side of the deck, or of the wall that holds the road where the ground falls away beside it
            deep = -1.5 if way.wet(i) else min(-1.5, GROUND - 1 - way.at(i, 0)[2])
            low, high = way.at(i, edge, deep), way.at(i + 1, edge, deep)
            mesh.quad([low, high, way.at(i + 1, edge, 0.2), way.at(i, edge, 0.2)], 1)
            if way.railed(i):
                for up in (0.5, 1.1):
                    ribbon(mesh, way, i, edge, edge - s * 0.1, up, 4)
                    mesh.quad(
                        [way.at(i, edge, up - 0.06), way.at(i + 1, edge, up - 0.06), way.at(i + 1, edge, up), way.at(i, edge, up)], 4
                    )
        if way.wet(i):
            ribbon(mesh, way, i, -half - way.walk, half + way.walk, -1.5, 1)
            if i % 6 == 0 and not over_bank_road(way, i):
                pier(mesh, way, i)
        if i and way.wet(i) != way.wet(i - 1):
            abutment(mesh, way, i)
    white, yellow = hz("#e4e4e0", 0.7), hz("#d9a93a", 0.7)
    return mesh.obj("road", [hz("#3f4042", 0.85), ground("#98948b", "#aaa59b", 0.3), white, yellow, hz("#8f9496", 0.4, 0.6)])


def wheel(mesh: MB, x: float, y: float, side: int) -> None:
    """A dark disc that stands a little out of the car's side."""
    out, rim = y + side * 0.02, [(x + 0.33 * math.cos(a), 0.33 + 0.33 * math.sin(a)) for a in (math.pi * k / 5 for k in range(10))]
    for k in range(0, 10, 2):
        a, b, c = rim[k], rim[k + 1], rim[(k + 2) % 10]
        mesh.quad([(x, out, 0.33), (a[0], out, a[1]), (b[0], out, b[1]), (c[0], out, c[1])], 1)


def car(paint: str, night: bool) -> Mesh:
    """A saloon, 4.7 m long, its nose towards +x, with its lamps where it is dark."""
    mesh = MB()
    side = [(-2.35, 0.3), (2.35, 0.28), (2.38, 0.6), (2.2, 0.78), (1.15, 0.92), (0.35, 1.42), (-1.2, 1.44), (-2.0, 0.98), (-2.36, 0.9)]
    half = 0.9
    for (x0, z0), (x1, z1) in zip(side, [*side[1:], side[0]]):
        glazed = min(z0, z1) > 0.88 and abs(z1 - z0) > 0.3
        mesh.quad([(x0, -half, z0), (x0, half, z0), (x1, half, z1), (x1, -half, z1)], 1 if glazed else 0)
    for s in (-1, 1):
        y = s * half
        mesh.quad([(-2.35, y, 0.3), (2.35, y, 0.28), (2.38, y, 0.6), (-2.36, y, 0.9)], 0)
        mesh.quad([(-2.36, y, 0.9), (2.38, y, 0.6), (2.2, y, 0.78), (1.15, y, 0.92)], 0)
        mesh.quad([(-2.36, y, 0.9), (1.15, y, 0.92), (1.15, y, 0.92), (-2.0, y, 0.98)], 0)
        mesh.quad([(-1.95, y, 0.96), (1.12, y, 0.92), (0.33, y, 1.38), (-1.2, y, 1.4)], 1)
        for x in (-1.45, 1.45):
            wheel(mesh, x, y, s)
        for x, look in ((2.36, 2), (-2.37, 3)):
            mesh.quad([(x, y * 0.55, 0.58), (x, y * 0.98, 0.58), (x, y * 0.98, 0.76), (x, y * 0.55, 0.76)], look)
    front = led("#fff2d8", 9.0) if night else hz("#e8e8e8", 0.2)
    back = led("#ff2a18", 7.0) if night else hz("#7a1512", 0.3)
    return mesh.obj("car", [hz(paint, 0.28, 0.25), hz("#14171a", 0.1), front, back])


def lamp_mesh(night: bool) -> Mesh:
    mesh = MB()
    mesh.boxl((0, 0, 0), (1, 0), (0, 1), -0.09, 0.09, -0.09, 0.09, 0, 8.6, 0)
    mesh.boxl((0, 0, 8.5), (1, 0), (0, 1), -0.05, 0.05, -2.2, 0.1, 0, 0.1, 0)
    mesh.boxl((0, -1.9, 8.42), (1, 0), (0, 1), -0.16, 0.16, -0.4, 0.4, 0, 0.08, 1)
    return mesh.obj("street lamp", [hz("#6d7072", 0.5, 0.6), led("#ffdca6", 14.0) if night else hz("#d8d8d4", 0.4)])


def traffic(town: Instances, way: Way, cars: Sequence[Mesh], lamps: Mesh, rnd: random.Random) -> None:
    lanes = max(1, int((way.width / 2 - 1) / LANE))
    for i in range(1, len(way.spots) - 1):
        for s in (-1, 1):
            for k in range(lanes):
                if rnd.random() < 0.13:
                    # traffic keeps to the right: on the right of the way it runs along it
                    turn = way.heading(i) + (0 if s > 0 else math.pi)
                    town.put(rnd.choice(cars), way.at(i, s * (k + 0.5) * LANE, 0.03), turn)
            if i % 6 == 0:
                town.put(lamps, way.at(i, s * (way.width / 2 + 0.8)), way.heading(i) + (0 if s < 0 else math.pi))


def carpet(roads: Look) -> None:
    """The asphalt of all small streets: a floor below the cells, broken by river, hills and site."""
    west, east, south, north = REACH
    mesh, n = MB(), 90
    for k in range(n):
        x0, x1 = west + (east - west) * k / n, west + (east - west) * (k + 1) / n
        for side, edge in ((1, north), (-1, south)):
            y0, y1 = middle(x0) + side * 118, middle(x1) + side * 118
            mesh.quad([(x0, y0, GROUND + 0.02), (x1, y1, GROUND + 0.02), (x1, edge, GROUND + 0.02), (x0, edge, GROUND + 0.02)], 0)
    link(bpy.data.objects.new("streets", mesh.obj("streets", [roads])))


def main_roads() -> list[Way]:
    """The main roads of the model as far as the town reaches, dry-shod."""
    west, east, south, north = REACH
    frame = Polygon([(west, south), (east, south), (east, north), (west, north)])
    hills = unary_union([ring_of(p) for p in AROUND["parks"] if p["id"] == "wolpyeong-park"])
    ways = []
    for road in AROUND["roads"]:
        line = line_of(road).intersection(frame).difference(hills)
        for part in getattr(line, "geoms", [line]):
            if part.length > 60:
                ways.append(Way(part, road["width"]))
    return ways


def quays(banks: Sequence[float]) -> list[Way]:
    """The roads along the river, each at its distance from where the river would lie if it ran straight."""
    xs = range(-1500, 1501, 20)
    return [Way(LineString([(x, shore(x) + y) for x in xs]), 8, GROUND + 0.04, QUAY_WALK) for y in banks]
