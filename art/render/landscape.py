"""The site and everything around it: river, promenade, gardens, far city, hills. x east, y north, metres."""
import json
import math
import os
import random

from mathutils import Vector, noise
from shapely.affinity import rotate, scale, translate
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry import box as sbox
from shapely.ops import unary_union

from geometry import box, cyl, empty, geom_polys, grid_fn, mesh_obj, prism
from outdoor import citybox, conc, ground, hz, led, mistbank, water
from planting import scatter, tree_mesh
from tower import footprint, lobby, tower

SITE = json.load(open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "data", "site.json")))
LEVEL = 4.0  # the site's ground
BANK = 3.2  # the land behind the promenade
GREENS = (("#3b5a2c", "#6c8a45"), ("#4c6330", "#879a4f"), ("#3a5236", "#6a7f4c"), ("#566b34", "#93a05a"))
AUTUMN = (("#7a4a20", "#c07a34"), ("#8a3f22", "#b8602e"), ("#8a6a22", "#cfa346"), ("#5d5f2b", "#9c8c45"))
SPRING = (("#d9b3bd", "#f3dbe0"), ("#e0c0c6", "#f7e6e8"), ("#5f7d3a", "#93ad58"), ("#d4a9b5", "#efd2d8"))
SEASONS = {"summer": GREENS, "autumn": AUTUMN, "spring": SPRING}


def shore(x):
    """How far the river's course bends north at x."""
    return 14 * math.sin(x / 260.0) + 6 * math.sin(x / 90.0 + 1)


class Land:
    """Builds the parts of the site in order; `river` is the water's south and north edge at x = 0."""

    def __init__(self, river=None, lit=0.5, season="summer", seed=7):
        self.rnd = random.Random(seed)
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

    def strip(self, y0, y1, z0, z1, material, x0=-3500, x1=3500, n=240):
        def at(u, v):
            x = x0 + (x1 - x0) * u
            return (x, shore(x) + y0 + (y1 - y0) * v, z0 + (z1 - z0) * v)

        grid_fn(at, n, 2, material)

    def terrain(self):
        n, s = self.north, self.south
        lawn, grass = ground("#55653a", "#7b8750", 0.06), ground("#6a6f4b", "#7f8259", 0.2)
        pave, road = ground("#8f8b83", "#a5a097", 0.3), hz("#3a3a3b", 0.8)
        self.strip(s - 6, n + 6, -1.6, -1.6, water())
        self.strip(n, n + 7, -1.8, 0.6, grass)
        self.strip(n + 7, n + 12, 0.6, 0.6, pave)
        self.strip(n + 12, n + 30, 0.6, BANK, lawn)
        self.strip(n + 30, n + 38, BANK, BANK, road)
        self.strip(n + 38, 1800, BANK, BANK, lawn)
        self.strip(s, s - 9, -1.8, 0.8, grass)
        self.strip(s - 9, s - 14, 0.8, 0.8, pave)
        self.strip(s - 14, s - 42, 0.8, BANK, lawn)
        self.strip(s - 42, s - 54, BANK, BANK, road)
        self.strip(s - 54, -3500, BANK, BANK, ground("#5f6553", "#77785f", 0.02))
        # stone seats step down to the water in front of the site
        stone = conc("#cfc9bf")
        for k in range(5):
            y = n + 12.5 + k * 3.2
            self.strip(y, y + 1.1, 0.95 + k * 0.47, 0.95 + k * 0.47, stone, -70, 92, 60)
            self.strip(y, y, 0.3 + k * 0.47, 0.95 + k * 0.47, stone, -70, 92, 60)

    def site(self):
        pave, lawn = ground("#98938a", "#b0aaa0", 0.3), ground("#4b5d33", "#6f8145", 0.15)
        for i, t in enumerate(SITE["towers"]):
            root, _ = tower(*t["at"], t["turn"], t["plan"], t["floors"], i, self.lit)
            root.location.z = LEVEL
        for rings in geom_polys(self.boundary.difference(self.pond)):
            prism(rings, 3.0, LEVEL, pave, "site")
        for rings in geom_polys(self.pond):
            prism(rings, 3.0, LEVEL - 0.18, water("#10262c"), "pond")
        for rings in geom_polys(self.lawns):
            prism(rings, LEVEL, LEVEL + 0.14, lawn, "lawn")
        edge = conc("#d9d4cb")
        for rings in geom_polys(self.pond.buffer(0.5).difference(self.pond)):
            prism(rings, LEVEL, LEVEL + 0.35, edge, "rim")
        for p in SITE["podiums"]:
            self.podium(p)
        self.garden_lights()

    def podium(self, p):
        """A glazed community building: bronze fins, oversailing white roof with a line of light under its edge."""
        (w, d), h = p["size"], p["height"]
        root = empty((*p["at"], LEVEL), math.radians(p["turn"]))
        lobby(sbox(-w / 2, -d / 2, w / 2, d / 2), root, h, 2.2)
        box((0, 0, h + 0.25), (w + 3, d + 3, 0.5), conc("#e4e0da"), 0, parent=root)
        box((0, -d / 2 - 1.48, h + 0.02), (w + 2.6, 0.05, 0.06), led("#ffd9a0", 2.5), 0, parent=root)

    def garden_lights(self):
        post, glow = hz("#2c2b2b", 0.4, 0.5), led("#ffd9a0", 7.0)
        for p in SITE["paths"]:
            line = LineString(p["line"])
            for k in range(int(line.length / 9)):
                a, b = line.interpolate(k * 9), line.interpolate(k * 9 + 0.1)
                nx, ny = -(b.y - a.y) * 10, (b.x - a.x) * 10
                for s in (-1, 1):
                    x, y = a.x + nx * s * (p["width"] / 2 + 0.4), a.y + ny * s * (p["width"] / 2 + 0.4)
                    if not any(f.contains(Point(x, y)) for f in self.footprints):
                        cyl((x, y, LEVEL + 0.4), 0.06, 0.8, post, 8)
                        cyl((x, y, LEVEL + 0.84), 0.07, 0.08, glow, 8)

    def trees(self, on_site=True, near=170, promenade=True, far=True):
        r, n = self.rnd, self.north
        broad = [
            tree_mesh(i, r.uniform(7, 11), r.uniform(2.7, 3.9), 22000, self.colours[i % 4], 0.105, 0.24, 22)
            for i in range(8)
        ]
        pine = [
            tree_mesh(90 + i, r.uniform(8, 12), 2.0, 13000, ("#2c4430", "#4a6446"), 0.11, 0.06, 34, True)
            for i in range(2)
        ]
        shrub = [
            tree_mesh(70 + i, 1.5, 1.5, 6500, (("#4a5f33", "#7d8f4c"), ("#5a5c33", "#9a9556"))[i % 2], 0.036, 0.1, 14)
            for i in range(3)
        ]
        if on_site:
            spots = self.sow(self.lawns.buffer(-1.2).difference(self.forecourts), near, 3.4)
            scatter(broad + pine, [(x, y, LEVEL) for x, y in spots], r, (0.55, 1.0))
            beds = self.lawns.difference(self.lawns.buffer(-2.0))
            scatter(shrub, [(x, y, LEVEL) for x, y in self.sow(beds, 900, 0.9)], r, (0.4, 0.85))
        if promenade:
            spots = []
            x = -430.0
            while x < 430:
                group = r.choice((1, 2, 3, 3, 4))
                for _ in range(group):
                    spots.append((x + r.uniform(-4, 4), shore(x) + n + r.uniform(22, 29), 2.4))
                if r.random() < 0.45:
                    spots.append((x + r.uniform(-3, 3), shore(x) + n + r.uniform(13.5, 17), 0.9))
                x += r.uniform(6, 17)
            seats = sbox(-72, n + 11 + shore(0) - 6, 94, n + 27 + shore(0) + 6)
            scatter(broad + pine[:1], [p for p in spots if not seats.contains(Point(p[0], p[1]))], r, (0.55, 1.2))
            scatter(
                broad,
                [(x + r.uniform(-2, 2), shore(x) + n + 29.0, 3.0) for x in range(-68, 92, 11)],
                r,
                (0.6, 0.85),
            )
            reed = [tree_mesh(50 + i, 2.2, 1.6, 1500, ("#6d6f3e", "#8d8a50"), 0.09) for i in range(2)]
            reeds = []
            for i in range(-760, 780):
                x = i * 0.55 + r.uniform(-1, 1)
                if noise.noise(Vector((x / 22.0, 3.7, 0))) > -0.18:
                    reeds.append((x, shore(x) + n + r.uniform(-0.6, 4.5), -1.1))
            scatter(reed, reeds, r, (0.35, 1.0))
            scatter(
                shrub,
                [
                    (x * 1.4 + r.uniform(-0.5, 0.5), shore(x * 1.4) + n + 13.4 + r.uniform(-0.3, 0.3), 0.55)
                    for x in range(-280, 280)
                    if abs(x * 1.4 - 11) > 84
                ],
                r,
                (0.6, 1.0),
            )
        if far:
            self.far_trees()

    def sow(self, region, count, gap):
        """Random points in a region, none nearer to another than `gap`."""
        r, points = self.rnd, []
        x0, y0, x1, y1 = region.bounds
        for _ in range(count * 12):
            if len(points) >= count:
                break
            x, y = r.uniform(x0, x1), r.uniform(y0, y1)
            if region.contains(Point(x, y)) and all((x - a) ** 2 + (y - b) ** 2 > gap * gap for a, b in points):
                points.append((x, y))
        return points

    def far_trees(self):
        r = self.rnd
        far = [tree_mesh(20 + i, 9, 3.4, 4000, leaf=0.24, low=0.28, nb=18) for i in range(3)]
        spots = []
        for x in range(-1500, 1500, 7):
            if r.random() < 0.8:
                spots.append((x + r.uniform(-4, 4), shore(x) + self.south - r.uniform(16, 40), 2.0))
            if abs(x) > 420 and r.random() < 0.8:
                spots.append((x + r.uniform(-4, 4), shore(x) + self.north + r.uniform(14, 60), 2.5))
            spots.append((x + r.uniform(-2, 2), shore(x) + 98 + r.choice((0, 7)), BANK))
            if abs(x) > 132 and r.random() < 0.6:
                spots.append((x + r.uniform(-4, 4), shore(x) - 52 + r.uniform(-4, 6), BANK))
        for gx in range(-16, 17):
            x = gx * 96 + 8
            for gy in range(-13, 10):
                y = shore(x) + (158 + gy * 96 if gy >= 0 else self.south - 104 + (gy + 1) * 92)
                for _ in range(14):
                    side, along = r.choice((-44, 44)), r.uniform(-40, 40)
                    dx, dy = (side, along) if r.random() < 0.5 else (along, side)
                    spots.append((x + dx, y + dy, BANK))
                for _ in range(6):
                    spots.append((x + r.uniform(-38, 38), y + r.uniform(-38, 38), BANK))
        scatter(far, spots, r, (0.6, 1.2))

    def mist(self):
        """Curtains across the river, one behind the other, for a camera that looks along it."""
        for i, x in enumerate((60, 120, 220, 360, 560)):
            y0, y1 = shore(x) + self.south - 12, shore(x) + self.north + 12
            corners = [(x, y0, -1.6), (x, y1, -1.6), (x, y1, 5), (x, y0, 5)]
            mesh_obj("mist", corners, [(0, 1, 2, 3)], mistbank(i * 37.0))

    def lamps(self):
        glow, post = led("#ffd9a0", 9.0), hz("#2c2b2b", 0.4, 0.5)
        for x in range(-400, 401, 18):
            y = shore(x) + self.north + 12.5
            cyl((x, y, 2.3), 0.05, 3.6, post, 8)
            cyl((x, y, 4.15), 0.16, 0.28, glow, 12)
            cyl((x, shore(x) + self.south - 14.5, 4.15), 0.2, 0.35, glow, 8)

    def city(self, lit):
        """Blocks of 92 by 92 m between streets: slabs, low houses, a few offices. Near the site everything stays low."""
        self.city_box, self.roof_box = citybox(lit, 0.55), hz("#9a958d", 0.7)
        self.plates = [
            ground("#8b877f", "#a19c93", 0.08),
            ground("#57653f", "#76814f", 0.05),
            ground("#7d7a70", "#98937f", 0.06),
        ]
        asphalt = hz("#4a4a4b", 0.85)
        self.strip(104, 1150, BANK + 0.03, BANK + 0.03, asphalt)
        for x0, x1 in ((-2500, -150), (165, 2500)):
            self.strip(-52, 104, BANK + 0.03, BANK + 0.03, asphalt, x0, x1)
        for gx in range(-24, 25):
            x = gx * 96 + 8
            for gy in range(11):
                self.city_block(x, 158 + shore(x) + gy * 96)
            if not -170 < x < 190:
                self.city_block(x, 26 + shore(x))
            for gy in range(13):
                self.city_block(x + self.rnd.uniform(-8, 8), shore(x) + self.south - 104 - gy * 92)

    def city_block(self, x, y):
        r = self.rnd
        near = math.hypot(x - 8, y - 20) < 420
        kind = r.random()
        green = kind < 0.1
        box((x, y, BANK + 0.1), (80, 78, 0.3), self.plates[1 if green else r.choice((0, 2))], 0)
        if green:
            return
        if kind < (0.24 if near else 0.42):
            turn, floors = r.choice((0, 0, 0.12, -0.16)), r.uniform(18, 34) if near else r.uniform(36, 66)
            for k in (-1, 1):
                self.block(x + r.uniform(-8, 8), y + k * 20, r.uniform(40, 62), 12, floors * r.uniform(0.85, 1.1), turn)
        elif kind < 0.9:
            for i in range(3):
                for j in range(3):
                    if r.random() < 0.85:
                        w, d = r.uniform(13, 21), r.uniform(12, 19)
                        self.block(
                            x - 26 + i * 26 + r.uniform(-2, 2),
                            y - 26 + j * 26 + r.uniform(-2, 2),
                            w,
                            d,
                            r.choice((7, 9, 12, 12, 15, 18, 24)),
                            r.uniform(-0.04, 0.04),
                        )
        elif near:
            self.block(x, y, 46, 30, r.uniform(16, 26), 0)
        else:
            self.block(x, y, r.uniform(22, 30), r.uniform(22, 28), r.uniform(60, 112), r.uniform(-0.3, 0.3))

    def block(self, x, y, w, d, h, turn):
        box((x, y, 3 + h / 2), (w, d, h), self.city_box, 0, rot=(0, 0, turn))
        if self.rnd.random() < 0.7:
            box((x, y, 3 + h + 1.2), (w * 0.3, d * 0.4, 2.4), self.roof_box, 0, rot=(0, 0, turn))

    def bridge(self, x=-430):
        width = self.north - self.south
        y, white = (self.south + self.north) / 2 + shore(x), conc("#d8d4cd")
        box((x, y, 8.2), (22, width + 170, 1.4), white, 0)
        for s in (-1, 1):
            box((x + s * 11, y, 9.4), (0.3, width + 170, 1.0), hz("#8d9194", 0.4, 0.4), 0)
            box((x + s * 11.05, y, 8.9), (0.08, width + 170, 0.12), led("#ffd7a3", 2.0), 0)
        for k in range(int(width / 30) + 1):
            box((x, self.south + 10 + k * 30, 3), (16, 2.4, 10), white, 0)

    def hills(self):
        m = ground("#33422f", "#4a5538", 0.004)
        for y0, y1, height, seed in ((-1650, -3400, 210, 3), (-2900, -5600, 430, 9), (1300, 3400, 260, 5)):

            def at(u, v, y0=y0, y1=y1, height=height, seed=seed):
                x, y = -6500 + 13000 * u, y0 + (y1 - y0) * v
                rise = math.sin(math.pi * min(1, v * 1.02))
                shape = 0.30 + 0.9 * abs(noise.fractal(Vector((x / 1500.0, y / 1500.0, seed)), 1.0, 2.1, 6))
                return (
                    x,
                    y,
                    2 + max(0, height * rise * (shape + 0.25 * noise.noise(Vector((x / 3100.0, seed, 0))))),
                )

            grid_fn(at, 260, 40, m)
