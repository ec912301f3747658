"""The site and the land it lies in: river, promenade, gardens, bridge, hills. x east, y north, metres."""
import math
import random
from collections.abc import Sequence

from mathutils import Vector, noise
from shapely.affinity import rotate, scale, translate
from shapely.geometry import LineString, MultiPoint, Point, Polygon
from shapely.geometry import box as sbox
from shapely.ops import unary_union

from entrance import lobby, lounge
from foyer import DEPTH
from garden import garden
from garden_looks import lawn
from garden_plan import built
from geometry import empty, geom_polys, grid_fn
from instances import Instances
from kinds import Data, Look, Vec
from outdoor import conc, ground, hz, led, riser, slabs, water
from promenade import furnish, lit_ground
from site_model import AROUND, SITE, ring_of, shore
from solids import box, cyl, prism
from tower import footprint, tower

LEVEL = 4.0  # the site's ground
BANK = 3.2  # the land behind the promenade
BED = -6.0  # below the water
CANOPY = 16.0  # by which woods rise and sink on the far ranges: without it their crests are cut with scissors
GREENS = (("#3b5a2c", "#6c8a45"), ("#4c6330", "#879a4f"), ("#3a5236", "#6a7f4c"), ("#566b34", "#93a05a"))
AUTUMN = (("#8f6230", "#d6a34f"), ("#94603f", "#c99560"), ("#a58a3c", "#e0c468"), ("#646a33", "#a29d50"))
SPRING = (("#d9b3bd", "#f3dbe0"), ("#e0c0c6", "#f7e6e8"), ("#5f7d3a", "#93ad58"), ("#d4a9b5", "#efd2d8"))
WOODED, HILL = "wolpyeong-park", 125.0  # the park that is a hill, and how high it rises, metres
SEASONS = {"summer": GREENS, "autumn": AUTUMN, "spring": SPRING}


def wood_height(park: Polygon, x: float, y: float) -> float:
    """Of the wooded hill beside the site: it rises from the park's edge to rounded tops, and lies below the river's bed around it."""
    if not park.contains(Point(x, y)):
        return BED
    inward = min(park.exterior.distance(Point(x, y)) / 330, 1)
    top = 0.62 + 0.75 * noise.fractal(Vector((x / 520.0, y / 520.0, 4.0)), 1.0, 2.1, 4)
    return BANK + HILL * math.sin(inward * math.pi / 2) * max(0.25, top)


class Land:
    """Builds the parts of the site in order; `river` is the water's south and north edge at x = 0. Lamps burn where it is `dark`."""

    def __init__(
        self,
        river: Sequence[float] | None = None,
        lit: float = 0.5,
        season: str = "summer",
        seed: int = 7,
        dark: bool = True,
    ) -> None:
        self.rnd = random.Random(seed)
        self.dark = dark
        self.south, self.north = river or (SITE["river"]["south"], SITE["river"]["north"])
        self.lit = lit
        self.colours = SEASONS[season]
        self.boundary = Polygon(SITE["boundary"])
        self.footprints = [
            translate(rotate(footprint(t["plan"]), t["turn"], origin=(0, 0)), *t["at"]) for t in SITE["towers"]
        ]
        self.podiums = [
            translate(
                rotate(sbox(-p["size"][0] / 2, -p["size"][1] / 2, p["size"][0] / 2, p["size"][1] / 2), p["turn"]),
                *p["at"]
            )
            for p in SITE["podiums"]
        ]
        self.paths = unary_union([LineString(p["line"]).buffer(p["width"] / 2, join_style=1) for p in SITE["paths"]])
        pond = SITE["pond"]
        self.pond = translate(scale(Point(0, 0).buffer(1, 24), *pond["radius"]), *pond["at"])
        plazas = [f.buffer(7) for f in self.footprints] + [p.buffer(5) for p in self.podiums] + [self.pond.buffer(3)]
        doors = [(t, (0 if t["plan"] == "S" else -14, -9)) for t in SITE["towers"]]
        self.forecourts = unary_union(
            [translate(rotate(Point(*p), t["turn"], origin=(0, 0)), *t["at"]).buffer(19) for t, p in doors]
        )
        self.paved = unary_union([self.paths, *plazas])
        self.lawns = self.boundary.buffer(-4).difference(self.paved)

    def strip(
        self,
        y0: float,
        y1: float,
        z0: float,
        z1: float,
        material: Look,
        x0: float = -3500,
        x1: float = 3500,
        n: int = 960,
    ) -> None:
        def at(u: float, v: float) -> Vec:
            x = x0 + (x1 - x0) * u
            return (x, shore(x) + y0 + (y1 - y0) * v, z0 + (z1 - z0) * v)

        grid_fn(at, n, 2, material)

    def terrain(self) -> None:
        n, s = self.north, self.south
        bank, grass = ground("#55653a", "#7b8750", 0.06), ground("#6a6f4b", "#7f8259", 0.2)
        pave, road = ground("#8f8b83", "#a5a097", 0.3), hz("#3a3a3b", 0.8)
        self.strip(s - 6, n + 6, -1.6, -1.6, water() if self.dark else water("#1e2e30"))
        self.strip(n, n + 7, -1.8, 0.6, grass)
        self.strip(n + 7, n + 12, 0.6, 0.6, pave)
        self.strip(n + 9.6, n + 11.8, 0.63, 0.63, ground("#74473b", "#8a5b4d", 0.6))
        self.strip(n + 12, n + 30, 0.6, BANK, bank)
        self.strip(n + 30, n + 38, BANK, BANK, road)
        self.strip(n + 38, 1800, BANK, BANK, bank)
        self.strip(s, s - 9, -1.8, 0.8, grass)
        self.strip(s - 9, s - 14, 0.8, 0.8, pave)
        self.strip(s - 11.6, s - 13.8, 0.83, 0.83, hz("#7c4f42", 0.9))
        self.strip(s - 14, s - 42, 0.8, BANK, bank)
        self.strip(s - 42, s - 54, BANK, BANK, road)
        self.strip(s - 54, -3500, BANK, BANK, ground("#5f6553", "#77785f", 0.02))
        # stone seats step down to the water in front of the site
        weathered = "#857e72"  # paler in full sun, they would be stripes on the bank
        stone = conc(weathered)
        for k in range(5):
            y, top = n + 12.5 + k * 3.2, 0.95 + k * 0.47
            face = riser(weathered, top, 0.65, 0.32) if self.dark else stone
            self.strip(y, y + 1.1, top, top, stone, -70, 92, 60)
            self.strip(y, y, top - 0.65, top, face, -70, 92, 60)

    def site(self) -> None:
        pave, grass = slabs("#a39d93", "#b7b1a7"), lawn()
        for i, t in enumerate(SITE["towers"]):
            root, _ = tower(*t["at"], t["turn"], t["plan"], t["floors"], i, self.lit)
            root.location.z = LEVEL
        for rings in geom_polys(self.boundary.difference(self.pond)):
            prism(rings, 3.0, LEVEL, pave, "site")
        for rings in geom_polys(self.lawns):
            prism(rings, LEVEL, LEVEL + 0.14, grass, "lawn")
        garden(LEVEL, LEVEL + 0.14, getattr(self.lawns, "geoms", [self.lawns]), self.dark)
        for p in SITE["podiums"]:
            self.podium(p)
        self.garden_lights()

    def podium(self, p: Data) -> None:
        """A glazed community building: rooms that open to the river, oversailing white roof with a line of light under its edge."""
        (w, d), h = p["size"], p["height"]
        root = empty((*p["at"], LEVEL), math.radians(p["turn"]))
        front, back, wide = -d / 2 + DEPTH - 0.1, d / 2 - DEPTH - 0.6, 7.6
        count = int((w - 4) / 11)
        middles = [(k - (count - 1) / 2) * 11 for k in range(count)]
        rooms = unary_union([sbox(x - wide / 2, front, x + wide / 2, back) for x in middles])
        lobby(sbox(-w / 2, -d / 2, w / 2, d / 2), root, h, 2.2, rooms)
        for x in middles:
            lounge(root, x, wide, front, back, h)
        box((0, 0, h + 0.25), (w + 3, d + 3, 0.5), conc("#e4e0da"), 0, parent=root)
        box((0, 0, h + 0.55), (w + 0.6, d + 0.6, 0.1), ground("#55653a", "#8d8a50", 0.5), 0, parent=root)  # sedum
        box((0, -d / 2 - 1.48, h + 0.02), (w + 2.6, 0.05, 0.06), led("#ffd9a0", 2.5), 0, parent=root)

    def lamp_spots(self) -> MultiPoint:
        """Where low lamps stand on both sides of the paths."""
        spots, taken = [], unary_union([*self.footprints, built()])
        for p in SITE["paths"]:
            line = LineString(p["line"])
            for k in range(int(line.length / 9)):
                a, b = line.interpolate(k * 9), line.interpolate(k * 9 + 0.1)
                nx, ny = -(b.y - a.y) * 10, (b.x - a.x) * 10
                for s in (-1, 1):
                    spot = Point(a.x + nx * s * (p["width"] / 2 + 0.4), a.y + ny * s * (p["width"] / 2 + 0.4))
                    if not taken.contains(spot):
                        spots.append(spot)
        return MultiPoint(spots)

    def garden_lights(self) -> None:
        post, glow = hz("#2c2b2b", 0.4, 0.5), self.lamp(7.0)
        shone, pool = Instances(), lit_ground()
        for p in self.lamp_spots().geoms:
            cyl((p.x, p.y, LEVEL + 0.4), 0.06, 0.8, post, 8)
            cyl((p.x, p.y, LEVEL + 0.84), 0.07, 0.08, glow, 8)
            if self.dark:
                shone.put(pool, (p.x, p.y, LEVEL + 0.16), size=2.6)
        shone.build()

    def lamp(self, strength: float) -> Look:
        return led("#ffd9a0", strength) if self.dark else hz("#dcdad3", 0.4)

    def lamps(self, camera: Vec | None = None, people: bool = True) -> None:
        furnish(self.south, self.north, self.dark, camera, people).build()

    def range_across(self, side: int, look: Look) -> None:
        """The mountains behind which the river comes (-1) and goes (1): land and water never end before the horizon."""

        def at(u: float, v: float) -> Vec:
            x, y = side * (3250 + 3200 * v), -5000 + 10000 * u
            shape = 0.34 + 0.9 * abs(noise.fractal(Vector((y / 1500.0, v * 2, 20.0 + side)), 1.0, 2.1, 6))
            return (x, y, 1 + 330 * math.sin(math.pi * min(1, v * 1.02)) * shape)

        grid_fn(at, 500, 90, look)

    def hills(self) -> None:
        """The ranges around the town and at the ends of the river, and the wooded hill beside the site."""
        m = ground("#33422f", "#4a5538", 0.004)
        for y0, y1, height, seed in ((-1650, -3400, 210, 3), (-2900, -5600, 430, 9), (3300, 6000, 330, 5)):

            def at(u: float, v: float, y0: float = y0, y1: float = y1, height: float = height, seed: int = seed) -> Vec:
                x, y = -6500 + 13000 * u, y0 + (y1 - y0) * v
                rise = math.sin(math.pi * min(1, v * 1.02))
                wood = CANOPY * min(1, 3 * rise) * noise.noise(Vector((x / 42.0, y / 42.0, seed)))
                shape = 0.30 + 0.9 * abs(noise.fractal(Vector((x / 1500.0, y / 1500.0, seed)), 1.0, 2.1, 6))
                return (
                    x,
                    y,
                    2 + max(0, wood + height * rise * (shape + 0.25 * noise.noise(Vector((x / 3100.0, seed, 0))))),
                )

            grid_fn(at, 700, 90, m)
        for side in (-1, 1):
            self.range_across(side, m)
        park = ring_of(next(p for p in AROUND["parks"] if p["id"] == WOODED))
        x0, y0, x1, y1 = park.bounds

        def slope(u: float, v: float) -> Vec:
            x, y = x0 + (x1 - x0) * u, y0 + (y1 - y0) * v
            return (x, y, wood_height(park, x, y))

        grid_fn(slope, 120, 100, m)
