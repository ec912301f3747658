"""A home in 3D from the same data file as its plan: walls with openings cut out, floors, ceilings with coves, furniture."""
import json
import math
from collections.abc import Iterator, Mapping, Sequence

from mathutils import Vector
from shapely.geometry import Point, Polygon
from shapely.geometry import box as box_
from shapely.ops import unary_union

import furniture as pieces
from furniture import settings
from furniture.style import deck_of
from geometry import empty, geom_polys
from kinds import Data, Region, Vec
from lights import area, spot
from materials import emit, plain, tile, woodfloor
from openings import fill_opening
from solids import cyl, lathe, prism
from wall_covers import covered
from wall_finishes import paint, wallpaper

OPEN_PLAN = ("living", "kitchen", "hall")
ASIDE = 0.75  # of the light thrown back at a ceiling: from the walls, metres
UPWARD = math.radians(125)  # how widely it spreads
OVERHEAD = ("ceilinglamp", "walllamp", "ledge")  # of what dresses a home, higher than a model is sawn off
SINKS = ("tile", "stone", "deck")  # floors a step lower than the wood
Opening = tuple[Data, Polygon, float, float]  # its entry, the piece of wall it takes out, and from where to where it reaches


class Unit:
    """`data` is the file as it stands; lengths here are metres and y points north."""

    def __init__(self, path: str) -> None:
        with open(path, encoding="utf-8") as f:
            self.data = json.load(f)
        self.height = self.data["ceiling"] / 1000
        self.walls = {}
        for w in self.data["walls"]:
            a, b = Vector(self.metres(w["a"])), Vector(self.metres(w["b"]))
            u = (b - a).normalized()
            self.walls[w["id"]] = {
                "a": a,
                "b": b,
                "L": (b - a).length,
                "u": u,
                "t": w["t"] / 1000,
                "v": Vector((-u.y, u.x)),
            }
        self.outer = Polygon([self.metres(p) for p in self.data["outline"]])
        self.rooms = {r["id"]: Polygon([self.metres(p) for p in r["poly"]]) for r in self.data["rooms"]}
        self.kinds = {r["id"]: r["kind"] for r in self.data["rooms"]}
        self.mass = unary_union([self.quad(w, -w["t"] / 2, w["L"] + w["t"] / 2, w["t"]) for w in self.walls.values()])

    @staticmethod
    def metres(p: Vec) -> tuple[float, float]:
        return (p[0] / 1000, -p[1] / 1000)

    def of_kind(self, *kinds: str) -> list[str]:
        return [i for i, k in self.kinds.items() if k in kinds]

    def quad(self, w: Data, a: float, b: float, t: float) -> Polygon:
        p = [w["a"] + w["u"] * k + w["v"] * h for k, h in ((a, -t / 2), (b, -t / 2), (b, t / 2), (a, t / 2))]
        return Polygon([(q.x, q.y) for q in p])

    def gap(self, o: Data) -> Polygon:
        """The piece of wall an opening takes out."""
        w = self.walls[o["wall"]]
        return self.quad(w, (o["at"] - o["w"] / 2) / 1000, (o["at"] + o["w"] / 2) / 1000, w["t"] + 0.06)

    def leads_to(self, o: Data, *kinds: str) -> bool:
        """Whether a room of these kinds lies behind an opening, on either side."""
        w = self.walls[o["wall"]]
        p = w["a"] + w["u"] * (o["at"] / 1000)
        sides = [Point(*(p + w["v"] * (s * (w["t"] / 2 + 0.1)))) for s in (1, -1)]
        return any(self.rooms[i].contains(q) for i in self.of_kind(*kinds) for q in sides)

    def build(self, cut: float | None = None, coves: Mapping[str, float] = ()) -> None:
        """`cut`: saw the home off at that height, as a model to look into. `coves`: rooms whose cove light is on."""
        top = cut or self.height
        openings = [(o, self.gap(o), o.get("sill", 0) / 1000, o["head"] / 1000) for o in self.data["openings"]]
        self.raise_walls(top, openings, cut)
        self.lay_floors(cut)
        gaps = unary_union([q for _, q, _, _ in openings])
        self.tile_baths(min(top, self.height), gaps)
        for o, _, z0, z1 in openings:
            fill_opening(o, self.walls[o["wall"]], z0, z1, top)
        if not cut:
            self.skirting(unary_union([q for _, q, z0, _ in openings if z0 < 0.1]).buffer(0.02))
            self.ceiling(coves)
        self.furnish(cut)

    def raise_walls(self, top: float, openings: Sequence[Opening], cut: float | None) -> None:
        wall = paint(settings.style.wall) if cut else wallpaper(settings.style.wall)
        cap = plain("#3b352f", 0.7) if cut else wall
        levels = sorted({0, top, *[z for _, _, a, b in openings for z in (a, b) if 0 < z < top]})
        for z0, z1 in zip(levels, levels[1:]):
            middle = (z0 + z1) / 2
            solid = self.mass.difference(unary_union([q for _, q, a, b in openings if a < middle < b]))
            for rings in geom_polys(solid):
                prism(rings, z0, z1, None, "wall", mats=(wall, cap if z1 == top else wall))

    def lay_floors(self, cut: float | None) -> None:
        # straight from above it mirrors no window: without that grey, walnut would be red
        wood = "sunlit walnut" if cut and settings.style.floor == "walnut" else settings.style.floor
        look = {
            "wood": woodfloor(wood),
            "tile": tile("#9b9389", (0.6, 0.6), 0.35),
            "stone": tile("#cdc4b5", (0.8, 0.8), 0.16, grout="#857c70", veins=0.3),
            "deck": woodfloor(deck_of(settings.style), (2.4, 0.12), math.pi / 2, 0.5),
        }
        for r in self.data["rooms"]:
            for rings in geom_polys(self.rooms[r["id"]]):
                prism(rings, -0.05, -0.02 if r["floor"] in SINKS else 0, look[r["floor"]], "floor")
        for rings in geom_polys(self.outer.buffer(0.125, join_style=2)):
            prism(rings, -0.30, -0.05, plain("#cfc9bf", 0.8), "slab")

    def tile_baths(self, top: float, gaps: Region) -> None:
        wet = tile(settings.style.wet, (0.6, 0.6), 0.14, grout="#9a8f80", vertical=True, veins=0.55)
        for i in self.of_kind("bath"):
            inner = self.rooms[i].difference(self.mass)
            liner = inner.difference(inner.buffer(-0.012, join_style=2)).difference(gaps.buffer(0.01))
            for rings in geom_polys(liner):
                prism(rings, -0.02, top - 0.005, wet, "wet")

    def skirting(self, gaps: Region) -> None:
        board = plain("#f1eee8", 0.5)
        covers = covered([*self.data["furniture"], *self.data.get("dressing", ())], self.metres)
        for area_ in [
            unary_union([self.rooms[i] for i in self.of_kind(*OPEN_PLAN)]),
            *[self.rooms[i] for i in self.of_kind("bedroom", "study")],
        ]:
            inner = area_.difference(self.mass)
            strip = inner.difference(inner.buffer(-0.011, join_style=2)).intersection(self.mass.buffer(0.03))
            for rings in geom_polys(strip.difference(gaps).difference(covers)):
                prism(rings, 0, 0.06, board, "skirt")

    def furnish(self, cut: float | None) -> None:
        # what only pictures show; the drawing leaves walls and ceilings bare
        dressing = [f for f in self.data.get("dressing", ()) if not cut or f["t"] not in OVERHEAD]
        for f in [*self.data["furniture"], *dressing]:
            make = pieces.BUILD.get(f["t"])
            if not make or (cut and cut < 2.3 and f["t"] == "curtain"):
                continue
            size = pieces.DEF.get(f["t"], (0, 0))
            x, y = self.metres((f["x"], f["y"]))
            at = empty((x, y, 0), -math.radians(f.get("r", 0)))
            make(at, {**f, "w": f.get("w", size[0] * 1000) / 1000, "d": f.get("d", size[1] * 1000) / 1000})

    def recess(self, i: str) -> Polygon:
        """The raised part of a room's ceiling; open towards the kitchen, so that living and dining read as one."""
        x0, y0, x1, y1 = self.rooms[i].bounds
        if self.kinds[i] == "living":
            return box_(x0 + 0.55, y0 + 0.62, x1 - 0.5, y1 - 0.1)
        return box_(x0 + 0.45, y0 + 0.55, x1 - 0.45, y1 - 0.35)

    def ceiling(self, coves: Mapping[str, float]) -> None:
        top, white = self.height, paint("#f4f1ec", 0.9)
        main = [r["id"] for r in self.data["rooms"] if r["kind"] == "living" or r.get("main")]
        recesses = {i: self.recess(i) for i in main}
        for rings in geom_polys(self.outer.difference(unary_union(list(recesses.values())))):
            prism(rings, top, top + 0.12, white, "ceiling")
        for i, r in recesses.items():
            wide = r.buffer(0.16, join_style=2)
            for rings in geom_polys(wide):
                prism(rings, top + 0.27, top + 0.30, white, "cove")
            for rings in geom_polys(wide.difference(r.buffer(0.12, join_style=2))):
                prism(rings, top + 0.05, top + 0.28, white, "cove")
            if i in coves:
                self.cove_light(r, coves[i])

    def cove_light(self, r: Region, power: float) -> None:
        x0, y0, x1, y1 = r.bounds
        z, warm, up = self.height + 0.13, (1, 0.77, 0.53), (math.pi, 0, 0)
        for y in (y0 - 0.06, y1 + 0.06):
            area(((x0 + x1) / 2, y, z), x1 - x0, 0.04, power * (x1 - x0), warm, up)
        for x in (x0 - 0.06, x1 + 0.06):
            area((x, (y0 + y1) / 2, z), 0.04, y1 - y0, power * (y1 - y0), warm, up)

    def downlights(self, rooms: Sequence[str], power: float = 0) -> None:
        """Small recessed lamps along the edges of the ceiling, outside the coves. Without `power` (of each, watts) they glow, but the fills do the lighting."""
        glow, ring = emit("#ffe2bd", 9.0), plain("#f2efe9", 0.4)
        for i in rooms:
            inner = self.rooms[i].difference(self.mass).buffer(-0.42)
            if i in [r["id"] for r in self.data["rooms"] if r["kind"] == "living" or r.get("main")]:
                inner = self.rooms[i].difference(self.mass).buffer(-0.22).difference(self.recess(i).buffer(0.2))
            x0, y0, x1, y1 = self.rooms[i].bounds
            nx, ny = max(1, round((x1 - x0) / 1.4)), max(1, round((y1 - y0) / 1.4))
            for k in range(nx):
                for j in range(ny):
                    x, y = x0 + (k + 0.5) * (x1 - x0) / nx, y0 + (j + 0.5) * (y1 - y0) / ny
                    if inner.contains(Point(x, y)):
                        cyl((x, y, self.height - 0.002), 0.036, 0.004, glow, 24)
                        if power:
                            spot((x, y, self.height - 0.02), power, 95, (1, 0.88, 0.74), 0.04, 0.8)
                        lathe([(0.036, -0.006), (0.05, -0.006), (0.052, 0), (0.036, 0)], ring, (x, y, self.height), 24)

    def fill(self, i: str, power: float, tint: Vec = (1, 0.87, 0.72)) -> None:
        """A soft, invisible ceiling light in the middle of a room: what daylight does not reach goes blotchy without it."""
        c = self.rooms[i].difference(self.mass)
        p = c.centroid if c.contains(c.centroid) else c.representative_point()
        x0, y0, x1, y1 = c.bounds
        wide, deep = min(3.2, (x1 - x0) * 0.6), min(1.2, (y1 - y0) * 0.5)
        area((p.x, p.y, self.height - 0.02), wide, deep, power, tint)

    def bounce(self, i: str, power: float) -> None:
        """What floor and walls throw back at a room's ceiling, `power` watts a square metre: of few rays too little comes back, and a white ceiling turns brown."""
        for x0, y0, x1, y1 in slabs(self.rooms[i]):
            wide, deep = x1 - x0, y1 - y0
            at = ((x0 + x1) / 2, (y0 + y1) / 2, self.height - 0.5)  # above what stands here, so that nothing is lit from below
            # away from walls and wardrobes, and never along them: on both it would leave a bright band
            size = [max(0.4 * side, side - 2 * ASIDE) for side in (wide, deep)]
            area(at, *size, power * wide * deep, (1, 0.95, 0.88), (math.pi, 0, 0), spread=UPWARD)

    def windows_of(self, rooms: Sequence[str]) -> Iterator[tuple[Data, Vector, Vector]]:
        for o in self.data["openings"]:
            w = self.walls[o["wall"]]
            p = w["a"] + w["u"] * (o["at"] / 1000)
            if o["type"] == "window":
                for s in (1, -1):
                    q = p + w["v"] * (s * (w["t"] / 2 + 0.1))
                    if any(self.rooms[i].contains(Point(q.x, q.y)) for i in rooms):
                        yield o, p, w["v"] * s

    def portals(self, rooms: Sequence[str]) -> None:
        """Tells the sampler where daylight comes in."""
        for o, p, inward in self.windows_of(rooms):
            z0, z1 = o["sill"] / 1000, o["head"] / 1000
            lamp = area(
                (p.x - 0.2 * inward.x, p.y - 0.2 * inward.y, (z0 + z1) / 2), o["w"] / 1000, z1 - z0, 1, portal=True
            )
            lamp.rotation_mode = "QUATERNION"
            lamp.rotation_quaternion = Vector((-inward.x, -inward.y, 0)).to_track_quat("Z", "Y")


def slabs(room: Polygon) -> Iterator[tuple[float, float, float, float]]:
    """The rectangles that a room of right angles falls into when cut along y at each of its corners: least and greatest x and y."""
    xs = sorted({x for x, _ in room.exterior.coords})
    _, y0, _, y1 = room.bounds
    for a, b in zip(xs, xs[1:]):
        piece = room.intersection(box_(a, y0, b, y1))
        for part in getattr(piece, "geoms", [piece]):
            if part.area > 0.5:
                x0, low, x1, high = part.bounds
                yield x0, low, x1, high
