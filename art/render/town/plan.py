"""What stands where in the town: its cells between streets, clear of river, hills, parks, main roads and the site."""
import math
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from shapely.geometry import LineString, Point, Polygon
from shapely.geometry import box as sbox
from shapely.ops import unary_union
from shapely.prepared import prep

from kinds import Region
from site_model import AROUND, SITE, in_frame, line_of, middle, ring_of

CELL = (112.0, 92.0)  # from the middle of a street to the middle of the next one, metres
STREET = 9.0
REACH = (-2500.0, 2600.0, -1500.0, 3000.0)  # how far the town is built: west, east, south, north
CORRIDOR = 116.0  # from the river's middle to the first house
OPEN = 900.0  # how far from the site only low complexes stand
CENTRE = in_frame((2350, 250))  # 둔산


@dataclass
class Cell:
    x: float
    y: float
    kind: str  # complex, homes, shops, offices, school or green
    complex: int  # the same for all cells of one complex
    area: Polygon


def cells(seed: int = 7) -> list[Cell]:
    rnd = random.Random(seed)
    roads = unary_union([line_of(r).buffer(r["width"] / 2 + 7) for r in AROUND["roads"]])
    hills = unary_union([ring_of(p) for p in AROUND["parks"]])
    river = LineString([(x, middle(x)) for x in range(int(REACH[0]) - 200, int(REACH[1]) + 201, 20)]).buffer(CORRIDOR)
    clear = unary_union([roads, hills, river, Polygon(SITE["boundary"]).buffer(14)])
    main, taken = prep(roads), prep(clear)
    found = []
    w, d = CELL
    for i in range(int((REACH[1] - REACH[0]) / w)):
        for j in range(int((REACH[3] - REACH[2]) / d)):
            x, y = REACH[0] + (i + 0.5) * w, REACH[2] + (j + 0.5) * d
            ground = sbox(x - w / 2 + STREET / 2, y - d / 2 + STREET / 2, x + w / 2 - STREET / 2, y + d / 2 - STREET / 2)
            beside = main.intersects(ground)
            area = ground.difference(clear) if taken.intersects(ground) else ground
            kind = kind_of(rnd, x, y, beside, i, j)
            for part in getattr(area, "geoms", [area]):
                if part.area > 400:
                    # no house fits on what the site and the roads leave of some cells beside them
                    planted = kind in ("homes", "complex") and part.area < 0.6 * ground.area
                    found.append(Cell(x, y, "green" if planted else kind, (i // 3) * 100 + j // 2, part))
    together = Counter(c.complex for c in found if c.kind == "complex")
    for c in found:
        # a complex of one cell would stand in the fields like something forgotten
        if c.kind == "complex" and together[c.complex] < 3:
            c.kind = "homes"
    return [*found, *beside_site(found, unary_union([roads, river]))]


def near(x: float, y: float) -> bool:
    """Where what is tall would hide the ridges that the site's homes look at over the river, or stand beside its own towers."""
    return math.hypot(x - 8, y - 20) < OPEN


def vies(x: float, y: float) -> bool:
    """Whether it stands beside the site's own towers, seen from the river and from its other bank."""
    return y >= middle(x) and near(x, y)


def beside_site(found: Sequence[Cell], taken: Region) -> list[Cell]:
    """What neither the site nor a cell beside it takes is green, but for a street between them."""
    site = Polygon(SITE["boundary"])
    left = site.buffer(75).difference(unary_union([site.buffer(9), taken, *[c.area.buffer(STREET) for c in found]]))
    left = left.buffer(-4).buffer(4)
    parts = [p for p in getattr(left, "geoms", [left]) if p.area > 250]
    return [Cell(p.centroid.x, p.centroid.y, "green", -1 - k, p) for k, p in enumerate(parts)]


def kind_of(rnd: random.Random, x: float, y: float, beside: bool, i: int, j: int) -> str:
    """Complexes take three by two cells; shops line the main roads; offices gather in the centre."""
    home = math.hypot(x - 8, y - 20)
    centre = math.hypot(x - CENTRE[0], y - CENTRE[1])
    block = random.Random((i // 3) * 977 + j // 2).random()
    if home < 240:
        return rnd.choice(("homes", "homes", "green"))
    if beside:
        return "offices" if centre < 900 or rnd.random() < 0.3 else "shops"
    if centre < 800:
        return rnd.choice(("offices", "offices", "shops", "complex", "green"))
    if block < (0.30 if home < 520 else 0.5):
        return "complex"
    return rnd.choices(("homes", "shops", "school", "green"), (0.72, 0.13, 0.05, 0.1))[0]


def lots(cell: Cell, rnd: random.Random) -> list[tuple[float, float, float]]:
    """Middles of the lots of a cell of houses, and how far each house is turned."""
    w, d = CELL
    spots = []
    for row, (y, turn) in enumerate(((-27, 0), (-9, math.pi), (12, 0), (29, math.pi))):
        for k in range(6):
            x = -w / 2 + 16 + k * 16.2 + rnd.uniform(-0.8, 0.8)
            spot = (cell.x + x, cell.y + y + rnd.uniform(-0.6, 0.6))
            if rnd.random() < 0.93 and cell.area.contains(Point(spot).buffer(8)):
                spots.append((*spot, turn + rnd.choice((0, 0, math.pi / 2))))
    return spots
