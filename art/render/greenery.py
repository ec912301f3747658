"""What grows on the site, along the river and in the city: where it stands, and which it is."""
import math
import random
from collections.abc import Callable, Mapping, Sequence

from mathutils import Vector, noise
from shapely.geometry import LineString, Point
from shapely.geometry import box as sbox
from shapely.ops import unary_union
from shapely.prepared import prep

from beds import plant_beds, sow
from blooms import arching, plumes
from garden_plan import open_view
from kinds import Mesh, Vec
from landscape import AUTUMN, BANK, LEVEL, WOODED, Land, shore, wood_height
from outdoor import treeleaf
from planting import scatter, tree_mesh, uplit
from site_model import AROUND, line_of, ring_of
from town.parks import Parks

Sieve = Callable[[Sequence[Vec]], list[Vec]]  # leaves of some places those where nothing stands in the way
Dress = Callable[[Mesh, Vec], Mesh]  # the look a tree has where it stands
BESIDE = 7.0  # from a main road's lanes to the nearest tree: its walk, and most of a crown, metres
CLEAR = 15.0  # no tree stands nearer to a camera, metres
LIT = 55.0  # how far around the site lamps shine into its trees, metres
COARSE = 45.0  # trees to be seen from afar do not stand nearer to a camera, metres
VIEW = 90.0  # no reeds stand nearer to a camera, metres
BEYOND = 2400  # trees where the town ends, so that its fields are not bare
FIELDS = (2350.0, 3300.0)  # how far from the site these lie, up and down the river, metres
WOOD = 16000  # trees sown over the hill and the land around it
UNDERWOOD = 46000  # lower ones between them


def off_roads() -> Callable[[Vec], bool]:
    """Tells whether a spot is clear of the main roads, so that no tree grows through a bridge or its ramps."""
    taken = prep(unary_union([line_of(r).buffer(r["width"] / 2 + BESIDE) for r in AROUND["roads"]]))
    return lambda spot: not taken.intersects(Point(spot[0], spot[1]))


def plant(
    land: Land,
    town: Sequence[Vec],
    on_site: bool = True,
    near: int = 170,
    camera: Vec | None = None,
    parks: Parks | None = None,
) -> None:
    """The site's trees where `on_site`, about `near` of them, those along the promenade, those of the town and its parks, and all that is seen from afar; none before a `camera`."""

    def clear(spots: Sequence[Vec]) -> list[Vec]:
        return farther(spots, camera, CLEAR)

    r = land.rnd
    broad = [
        tree_mesh(i, r.uniform(7, 11), r.uniform(2.7, 3.9), 44000, land.colours[i % 4], 0.092, 0.24, 24)
        for i in range(8)
    ]
    pine = [
        tree_mesh(90 + i, r.uniform(8, 12), 2.3, 34000, ("#33502f", "#5a7a4a"), 0.075, 0.05, 150, True)
        for i in range(2)
    ]
    shrub = [
        tree_mesh(70 + i, 1.5, 1.5, 15000, (("#4a5f33", "#7d8f4c"), ("#5a5c33", "#9a9556"), ("#3f5a30", "#6c8646"))[i], 0.042, 0.08, 18)
        for i in range(3)
    ]
    look = lit_before(land, {m: uplit(m, land.colours[i % 4]) for i, m in enumerate(broad) if i % 2 == 0 and land.dark})
    if on_site:
        plant_site(land, broad + pine, shrub, near, clear, look)
    plant_promenade(land, broad, pine, shrub, clear, look, camera)
    far = plant_far(land, town, camera)
    if parks:
        r = random.Random(31)
        scatter(far, farther(parks.trees, camera, COARSE), r, (0.6, 1.15))
        scatter(shrub, parks.hedges, r, (0.5, 0.75))
    scatter(broad, bridgeheads(land), random.Random(37), (0.95, 1.15), off_roads())


def lit_before(land: Land, lit: Mapping[Mesh, Mesh]) -> Dress:
    """Gives trees on the site and on the bank before it the looks in `lit`."""
    about = prep(land.boundary.buffer(LIT))
    return lambda mesh, spot: lit.get(mesh, mesh) if about.contains(Point(spot[0], spot[1])) else mesh


def farther(spots: Sequence[Vec], camera: Vec | None, metres: float) -> list[Vec]:
    """Those of the spots that lie so far from a camera; all where there is none."""
    return [p for p in spots if camera is None or math.hypot(p[0] - camera[0], p[1] - camera[1]) > metres]


def bridgeheads(land: Land) -> list[Vec]:
    """On both sides of each bridge, where it leaves the bank: what seems to end there grows out of green."""
    walk = LineString([(x, shore(x) + land.north + 18) for x in range(-1500, 1500, 10)])
    spots = []
    for road in AROUND["roads"]:
        for p in getattr(meet := walk.intersection(line_of(road)), "geoms", [meet]):
            if not p.is_empty:
                spots += [(p.x + s * (road["width"] / 2 + BESIDE + 1), p.y + 1.5 * s, 1.4) for s in (-1, 1)]
    return spots


def plant_site(land: Land, trees: Sequence[Mesh], shrub: Sequence[Mesh], near: int, clear: Sieve, look: Dress) -> None:
    """Trees on the lawns, and their beds."""
    r = land.rnd
    spots = sow(r, land.lawns.buffer(-1.2).difference(land.forecourts), near, 3.4)
    kept_open = prep(open_view())
    scatter(trees, clear([(x, y, LEVEL) for x, y in spots]), r, (0.55, 1.0), lambda p: not kept_open.contains(Point(p[0], p[1])), look)
    plant_beds(land, shrub)


def plant_promenade(
    land: Land, broad: list[Mesh], pine: list[Mesh], shrub: list[Mesh], clear: Sieve, look: Dress, camera: Vec | None = None
) -> None:
    """Trees in groups on the bank, reeds at the water, shrubs along the walk."""
    r, n, dry = land.rnd, land.north, off_roads()
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
    scatter(broad + pine[:1], clear([p for p in spots if not seats.contains(Point(p[0], p[1]))]), r, (0.55, 1.2), dry, look)
    scatter(
        broad,
        [(x + r.uniform(-2, 2), shore(x) + n + 29.0, 3.0) for x in range(-68, 92, 11)],
        r,
        (0.6, 0.85),
        dry,
        look,
    )
    reed = [tree_mesh(50 + i, 2.2, 1.6, 1500, ("#6d6f3e", "#8d8a50"), 0.09) for i in range(2)]
    reeds = []
    for i in range(-760, 780):
        x = i * 0.55 + r.uniform(-1, 1)
        if noise.noise(Vector((x / 22.0, 3.7, 0))) > -0.18:
            reeds.append((x, shore(x) + n + r.uniform(-0.6, 4.5), -1.1))
    scatter(reed, reeds, r, (0.35, 1.0))
    scatter(reed, reeds_across(land, camera), random.Random(43), (0.35, 1.0))
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
    if land.colours is AUTUMN:
        silver_grass(land)


def silver_grass(land: Land) -> None:
    """In autumn it flowers in drifts on the bank, between the shrubs of the walk and the trees."""
    own, spots = random.Random(61), []
    for _ in range(3200):
        x, across = own.uniform(-360, 300), 12.9 + 5.5 * own.random() ** 1.6
        if noise.noise(Vector((x / 13.0, across / 9.0, 31.0))) > 0.1 and not -74 < x < 96:
            spots.append((x, shore(x) + land.north + across, 0.6 + 2.6 * (across - 12) / 18))
    for k, high in enumerate((1.15, 1.4)):
        mine, seed = spots[k::2], 67 + k
        for mesh in (arching(94 + k, high * 0.9, treeleaf("#6d6a3c", "#b3a468")), plumes(94 + k, high, treeleaf("#c9b79c", "#efe6d6"))):
            scatter([mesh], mine, random.Random(seed), (0.7, 1.15))


def reeds_across(land: Land, camera: Vec | None) -> list[Vec]:
    """Where reeds stand at the water's south edge: in drifts, as at its north, but not between a `camera` and the water."""
    r, spots = random.Random(47), []
    for i in range(-760, 780):
        x = i * 0.55 + r.uniform(-1, 1)
        if noise.noise(Vector((x / 26.0, 9.1, 0))) > -0.1:
            spots.append((x, shore(x) + land.south - r.uniform(-0.6, 5.5), -1.1))
    return farther(spots, camera, VIEW)


def plant_far(land: Land, town: Sequence[Vec], camera: Vec | None = None) -> list[Mesh]:
    """What is seen from afar: the town's trees, both banks, the wooded hill and the fields where the town ends; returns their kinds."""
    r, dry = land.rnd, off_roads()
    far = [tree_mesh(20 + i, 9, 3.4, 4000, land.colours[i], leaf=0.24, low=0.28, nb=18) for i in range(3)]
    spots = list(town)
    for x in range(-1500, 1500, 7):
        if r.random() < 0.8:
            spots.append((x + r.uniform(-4, 4), shore(x) + land.south - r.uniform(16, 40), 2.0))
        if abs(x) > 420 and r.random() < 0.8:
            spots.append((x + r.uniform(-4, 4), shore(x) + land.north + r.uniform(14, 29), 2.5))
        if abs(x) < 1000 and r.random() < 0.7:
            spots.append((x + r.uniform(-2, 2), shore(x) + land.north + 41 + r.uniform(0, 1), BANK))
    scatter(far, farther(spots, camera, COARSE), r, (0.6, 1.2), dry)
    park = ring_of(next(p for p in AROUND["parks"] if p["id"] == WOODED))
    x0, y0, x1, y1 = park.bounds
    wood = [(x, y, wood_height(park, x, y) - 1.5) for x, y in ((r.uniform(x0, x1), r.uniform(y0, y1)) for _ in range(WOOD))]
    scatter(far, [p for p in wood if p[2] > BANK], r, (0.9, 1.5))
    beyond = []
    for _ in range(BEYOND):
        x, inland = r.choice((-1, 1)) * r.uniform(*FIELDS), 500 * r.random() ** 1.5
        beyond.append((x, shore(x) + r.choice((land.north + 14 + inland, land.south - 16 - inland)), BANK - 1))
    scatter(far, beyond, r, (0.9, 1.6), dry)
    low = random.Random(17)
    under = [(x, y, wood_height(park, x, y) - 1.5) for x, y in ((low.uniform(x0, x1), low.uniform(y0, y1)) for _ in range(UNDERWOOD))]
    scatter(far, [p for p in under if p[2] > BANK], low, (0.6, 1.15))
    return far
