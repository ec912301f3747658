"""The town around the site: complexes of slabs and towers, brick houses, shops, offices, its roads and what drives there."""
import math
import random

import bpy
from shapely.geometry import Point
from shapely.geometry import box as sbox
from shapely.prepared import PreparedGeometry

from geometry import geom_polys, link
from instances import Instances
from kinds import Vec
from landscape import BANK, Land
from outdoor import ground, hz
from site_model import middle
from solids import prism
from town.apartments import ASIDE
from town.buildings import Stock
from town.parks import NEAR, Parks, mark
from town.plan import CELL, Cell, cells, lots, near, vies
from town.streets import PAINTWORK, car, carpet, lamp_mesh, lay, main_roads, quays, traffic

GRASS, PAVING, YARD = "grass", "paving", "yard"


class Town:
    """Builds the town at once; `lit` is the share of homes that are up. `trees` are where its trees stand."""

    def __init__(self, land: Land, lit: float, night: bool) -> None:
        self.rnd = random.Random(11)
        self.stock = Stock(lit if night else 0.0)
        self.night = night
        self.cars = [car(p, self.night) for p in PAINTWORK]
        self.parked = [car(p, False) for p in PAINTWORK]
        self.grounds = {
            GRASS: ground("#55643a", "#748049", 0.06),
            PAVING: ground("#8f8a80", "#a39d92", 0.2),
            YARD: hz("#5a5a59", 0.9),
        }
        self.standing = Instances()
        self.trees: list[Vec] = []
        self.parks = Parks()
        self.taken: PreparedGeometry | None = None  # what is paved in the cell that is being filled
        carpet(hz("#4d4d4c", 0.9))
        for cell in cells():
            self.fill(cell)
        lamps = lamp_mesh(self.night)
        for way in [*main_roads(), *quays((land.north + 34, land.south - 48))]:
            link(bpy.data.objects.new("road", lay(way)))
            traffic(self.standing, way, self.cars, lamps, self.rnd)
        mark(self.standing, self.parked)
        self.standing.build()

    def fill(self, cell: Cell) -> None:
        self.taken = None
        floor = {"complex": GRASS, "green": GRASS}.get(cell.kind, PAVING)
        for rings in geom_polys(cell.area):
            prism(rings, BANK - 0.3, BANK + 0.17, self.grounds[floor], "cell")
        getattr(self, cell.kind)(cell)
        w, d = CELL
        for k in range(9):
            side, along = self.rnd.choice((-1, 1)), self.rnd.uniform(-0.42, 0.42)
            self.tree(cell, cell.x + along * w, cell.y + side * (d / 2 - 6.5))
            self.tree(cell, cell.x + side * (w / 2 - 6.5), cell.y + along * d)

    def tree(self, cell: Cell, x: float, y: float) -> None:
        if cell.area.contains(Point(x, y)) and not (self.taken and self.taken.intersects(Point(x, y))):
            self.trees.append((x, y, BANK))

    def complex(self, cell: Cell) -> None:
        """Two buildings behind one another, cars between them. A complex has one paint; its buildings differ and stand staggered."""
        same, own = random.Random(cell.complex), random.Random(f"{cell.x:.0f} {cell.y:.0f}")
        built = same.choice(self.stock.complexes)
        turn = same.choice((0.0, 0.0, 0.0, math.pi / 7, -math.pi / 9))
        if near(cell.x, cell.y):
            built = same.choice(self.stock.older if vies(cell.x, cell.y) else self.stock.slender)
        if vies(cell.x, cell.y):
            # with balconies that look down the river: from there a row of gables would look like towers
            turn = -math.pi / 9
        # across the river balconies look south-east, which is back at the site
        turn += math.pi * (cell.y < middle(cell.x))
        spots = [(k, cell.x - k * 20 * math.sin(turn), cell.y + k * 21 * math.cos(turn)) for k in (-1, 1)]
        if not all(cell.area.contains(Point(x, y).buffer(17)) for _, x, y in spots):
            # a building that stands alone on what a road has left of its cell looks lost
            self.green(cell)
            return
        for k, x, y in spots:
            if built.points and own.random() < 0.55:
                self.standing.put(own.choice(built.points), (x + k * 17, y, BANK), turn, 1.0)
            else:
                aside = ASIDE * own.choice((-1, 0, 1))
                spot = (x + aside * math.cos(turn), y + aside * math.sin(turn))
                self.standing.put(own.choice(built.slabs), (*spot, BANK), turn, 1.0)
        for rings in geom_polys(cell.area.intersection(sbox(cell.x - 44, cell.y - 7, cell.x + 44, cell.y + 6))):
            prism(rings, BANK, BANK + 0.2, self.grounds[YARD], "parking")
        for k in range(32):
            if self.rnd.random() < 0.7:
                spot = (cell.x - 41 + k * 2.6, cell.y + (-4.2 if k % 2 else 3.4), BANK + 0.22)
                if cell.area.contains(Point(spot)):
                    self.standing.put(self.rnd.choice(self.parked), spot, math.pi / 2 * self.rnd.choice((1, -1)))
        for _ in range(16):
            row = self.rnd.choice((-34, -11, 9, 34)) + self.rnd.uniform(-2, 2)
            self.tree(cell, cell.x + self.rnd.uniform(-50, 50), cell.y + row)

    def homes(self, cell: Cell) -> None:
        for x, y, turn in lots(cell, self.rnd):
            self.standing.put(self.rnd.choice(self.stock.houses), (x, y, BANK + 0.1), turn, self.rnd.uniform(0.94, 1.06))

    def shops(self, cell: Cell) -> None:
        for k in range(-1, 2):
            for row in (-1, 1):
                spot = (cell.x + k * 33, cell.y + row * 22)
                if cell.area.contains(Point(spot).buffer(12)):
                    self.standing.put(self.rnd.choice(self.stock.arcades), (*spot, BANK + 0.1), 0 if row < 0 else math.pi)

    def offices(self, cell: Cell) -> None:
        for k in (-1, 1):
            for row in (-1, 1):
                spot = (cell.x + k * 26, cell.y + row * 21)
                if cell.area.contains(Point(spot).buffer(14)) and self.rnd.random() < 0.9:
                    mesh = self.rnd.choice((*self.stock.offices, *self.stock.arcades))
                    self.standing.put(mesh, (*spot, BANK + 0.1), self.rnd.choice((0, math.pi / 2, math.pi)))

    def school(self, cell: Cell) -> None:
        if cell.area.contains(Point(cell.x, cell.y).buffer(40)):
            self.standing.put(self.stock.school, (cell.x, cell.y, BANK + 0.1), 0)

    def green(self, cell: Cell) -> None:
        if math.hypot(cell.x - 8, cell.y - 20) < NEAR:
            self.taken = self.parks.add(cell)
        for _ in range(26):
            self.tree(cell, cell.x + self.rnd.uniform(-50, 50), cell.y + self.rnd.uniform(-40, 40))
