"""What stands around the site, and where. Blender's own modules are not there: what is read are places and corners, before they become meshes."""

import math
import pathlib
import random
import sys
import types
import unittest
from collections import Counter
from unittest import mock

HERE = pathlib.Path(__file__).parent.parent
sys.path.insert(0, str(HERE))
for name in ("bpy", "bmesh", "kinds", "mathutils", "mathutils.geometry", "outdoor"):
    sys.modules[name] = mock.MagicMock()
# the package's own module builds the whole town
town = types.ModuleType("town")
town.__path__ = [str(HERE / "town")]
sys.modules["town"] = town

import boughs
import garden_plan
import greenery
import haze
import landscape
import planting
from mesh_writer import MB
from shapely.geometry import Point, Polygon
from shapely.ops import unary_union
from site_model import AROUND, SITE, line_of, middle, ring_of, shore
from town import apartments, parks, plan, streets


class TestPlan(unittest.TestCase):
    def test_no_complex_is_a_single_pair_of_buildings(self) -> None:
        together = Counter(c.complex for c in plan.cells() if c.kind == "complex")
        self.assertGreater(len(together), 20)
        self.assertGreaterEqual(min(together.values()), 3)


class TestApartments(unittest.TestCase):
    def setUp(self) -> None:
        with mock.patch.object(MB, "obj", lambda mesh, *_: mesh):
            self.complexes = [apartments.older([]), apartments.slender([]), apartments.newer([])]

    def test_buildings_of_a_complex_differ_in_outline(self) -> None:
        for built in self.complexes:
            high = 10 * apartments.HOME
            outlines = [{(round(x), round(z)) for x, _, z in m.V if z > high} for m in [*built.slabs, *built.points]]
            self.assertGreaterEqual(len(outlines), 4)
            for i, one in enumerate(outlines):
                for other in outlines[:i]:
                    self.assertGreater(len(one ^ other), 20)

    def test_a_slab_that_stands_aside_keeps_to_its_cell(self) -> None:
        for built in self.complexes:
            for mesh in built.slabs:
                reach = max(abs(x) for x, _, _ in mesh.V)
                self.assertLess(reach + apartments.ASIDE, (plan.CELL[0] - plan.STREET) / 2)

    def test_older_houses_are_at_most_half_as_high_as_the_site_s_towers_and_have_none_of_their_own(self) -> None:
        older = self.complexes[0]
        self.assertFalse(older.points)
        self.assertLess(max(z for mesh in older.slabs for _, _, z in mesh.V), max(t["floors"] for t in SITE["towers"]) * 3 / 2)

    def test_a_number_reads_and_stays_on_its_gable(self) -> None:
        self.assertEqual(len(set(apartments.BARS)), 10)
        mesh = MB()
        face = apartments.Face(mesh, (0, 0), (apartments.DEEP, 0), 0)
        apartments.gable(face, 15)
        plain = len(mesh.F)
        apartments.gable(face, 15, 108)
        # two bars for a 1, six for a 0, seven for an 8
        self.assertEqual(len(mesh.F) - 2 * plain, 15)
        figures = [mesh.V[i] for f in mesh.F[2 * plain :] for i in f]
        self.assertLess(max(x for x, _, _ in figures), apartments.DEEP * 0.66)
        self.assertLess(max(z for _, _, z in figures), 15 * apartments.HOME)


    def test_near_the_site_only_low_houses_stand_which_lie_below_the_eye_that_looks_over_the_river(self) -> None:
        across, own = (8, middle(8) - 250), (8, middle(8) + 250)
        self.assertTrue(plan.near(*across) and plan.near(*own))
        self.assertFalse(plan.near(8, middle(8) - 1200) or plan.near(8, middle(8) + 1200))
        self.assertTrue(plan.vies(*own))
        self.assertFalse(plan.vies(*across) or plan.vies(8, middle(8) + 1200))
        older, slender, _ = self.complexes
        # roofs at 43 m, with the heads of their stairs 49 m, with the lanterns and masts of towers 55 m
        self.assertLess(max(z for mesh in [*older.slabs, *slender.slabs, *slender.points] for _, _, z in mesh.V), haze.EYE)

    def test_across_the_river_no_building_is_a_wall(self) -> None:
        older, slender, _ = self.complexes

        def wide(mesh: MB) -> float:
            return max(x for x, _, _ in mesh.V) - min(x for x, _, _ in mesh.V)

        self.assertTrue(slender.points)
        for mesh in [*slender.slabs, *slender.points]:
            self.assertLess(wide(mesh), max(z for _, _, z in mesh.V))
        self.assertGreater(min(map(wide, older.slabs)), max(map(wide, slender.slabs)))


class TestStreets(unittest.TestCase):
    def corners(self, way: streets.Way) -> list[tuple[float, float, float]]:
        with mock.patch.object(MB, "obj", lambda mesh, *_: mesh):
            return [corner for corner in streets.lay(way).V]

    def test_the_road_along_the_river_stands_on_the_bank_it_runs_over(self) -> None:
        north = SITE["river"]["north"]
        way = streets.quays((north + 34,))[0]
        for i in range(len(way.spots) - 1):
            x, y, _ = way.at(i, way.width / 2 + way.walk)
            # the bank climbs from the walk at the water to the road, 0.6 to 3.2 m
            bank = 0.6 + 2.6 * (y - shore(x) - north - 12) / 18
            below = [z for a, b, z in self.near[(round(x, 3), round(y, 3))]]
            self.assertLess(min(below), bank)

    def setUp(self) -> None:
        self.near: dict[tuple[float, float], list[tuple[float, float, float]]] = {}
        for corner in self.corners(streets.quays((SITE["river"]["north"] + 34,))[0]):
            self.near.setdefault((round(corner[0], 3), round(corner[1], 3)), []).append(corner)

    def test_a_bridge_stands_in_the_water_it_crosses(self) -> None:
        bridge = next(w for w in streets.main_roads() if any(w.wet(i) for i in range(len(w.spots))))
        feet = [z for _, _, z in self.corners(bridge) if z < 0]
        self.assertTrue(any(z < -1.6 for z in feet))
        self.assertTrue(any(-1.6 < z < 0 for z in feet), "a footing is seen above the water")


    def test_a_bridge_ends_on_a_wall_and_not_in_the_air(self) -> None:
        bridge = next(w for w in streets.main_roads() if any(w.wet(i) for i in range(len(w.spots))))
        ends = [i for i in range(1, len(bridge.spots) - 1) if bridge.wet(i) != bridge.wet(i - 1)]
        self.assertEqual(len(ends), 2)
        with mock.patch.object(MB, "obj", lambda mesh, *_: mesh):
            mesh = streets.lay(bridge)
        edge = bridge.width / 2 + bridge.walk
        for i in ends:
            across = {bridge.at(i, s * edge)[:2] for s in (-1, 1)}
            walls = [quad for quad in ([mesh.V[k] for k in f] for f in mesh.F) if {p[:2] for p in quad} == across]
            heights = [p[2] for quad in walls for p in quad]
            self.assertLess(min(heights, default=99), streets.GROUND)
            self.assertGreater(max(heights), bridge.at(i, 0)[2] - 1)


class TestParks(unittest.TestCase):
    def test_walks_and_court_lie_within_their_green(self) -> None:
        greens = [c for c in plan.cells() if c.kind == "green" and math.hypot(c.x, c.y) < parks.NEAR]
        self.assertGreater(len(greens), 6)
        with_court = 0
        for cell in greens:
            paved, court = parks.layout(cell)
            self.assertTrue(cell.area.buffer(0.01).contains(paved.union(court)))
            self.assertLess(paved.area, 0.7 * cell.area.area)
            with_court += not court.is_empty
        self.assertGreater(with_court, 0)

    def test_no_small_street_runs_through_the_site_a_cell_or_the_river(self) -> None:
        found = parks.streets()
        self.assertGreater(len(found), 20)
        standing = unary_union([Polygon(SITE["boundary"]), *[c.area for c in plan.cells() if c.complex >= 0]])
        for line in found:
            self.assertLess(line.intersection(standing).length, 0.01)
            self.assertTrue(all(abs(y - middle(x)) > 100 for x, y in line.coords))


class TestPlanting(unittest.TestCase):
    def test_no_tree_grows_through_a_main_road_or_its_bridge(self) -> None:
        grown = []

        def sown(meshes: list, spots: list, *_: object) -> None:
            keep = _[2] if len(_) > 2 else lambda spot: True
            grown.extend(spot for spot in spots if keep(spot) and max(meshes) > 4)

        land = types.SimpleNamespace(rnd=random.Random(7), north=SITE["river"]["north"], south=SITE["river"]["south"], colours=range(4), dark=False, boundary=Polygon(SITE["boundary"]))
        with (
            mock.patch.object(greenery, "scatter", sown),
            mock.patch.object(greenery, "tree_mesh", lambda _, high, *__, **___: high),
            mock.patch.object(greenery.noise, "noise", lambda _: 0.0),
            mock.patch.object(landscape.noise, "fractal", lambda *_: 0.0),
            mock.patch.object(greenery, "WOOD", 0),
            mock.patch.object(greenery, "UNDERWOOD", 0, create=True),
        ):
            greenery.plant(land, (), on_site=False)
        self.assertGreater(len(grown), 1000)
        roads = unary_union([line_of(r).buffer(r["width"] / 2 + streets.WALK) for r in AROUND["roads"]])
        self.assertEqual([spot for spot in grown if roads.contains(Point(spot[0], spot[1]))], [])

    def test_what_is_planted_elsewhere_changes_nothing_here(self) -> None:
        put = []
        with mock.patch.object(planting, "Instances", lambda: types.SimpleNamespace(put=lambda *grown: put.append(grown), build=lambda: None)):
            spots = [(float(i), 0.0, 0.0) for i in range(40)]
            planting.scatter(("a", "b"), spots, random.Random(3))
            planting.scatter(("a", "b"), spots, random.Random(3), keep=lambda spot: spot[0] % 3 != 0)
            planting.scatter(("a", "b"), spots, random.Random(3), look=lambda mesh, spot: mesh.upper())
        elsewhere, looks = put[40:-40], put[-40:]
        self.assertEqual(elsewhere, [grown for grown in put[:40] if grown[1][0] % 3 != 0])
        self.assertEqual(looks, [(mesh.upper(), *grown) for mesh, *grown in put[:40]])

    def test_lamps_shine_into_trees_of_the_site_and_before_it_alone(self) -> None:
        site = Polygon(SITE["boundary"])
        look = greenery.lit_before(types.SimpleNamespace(boundary=site), {"oak": "oak with a lamp"})
        x, y = site.representative_point().coords[0]
        self.assertEqual(look("oak", (x, y, 4.0)), "oak with a lamp")
        self.assertEqual(look("pine", (x, y, 4.0)), "pine")
        self.assertEqual(look("oak", (x + 600, y, 4.0)), "oak")

    def test_no_tree_is_painted_louder_than_leaves_that_have_turned_are(self) -> None:
        for season, trees in landscape.SEASONS.items():
            for name in (name for pair in trees for name in pair):
                channels = [int(name[k : k + 2], 16) for k in (1, 3, 5)]
                self.assertLess(1 - min(channels) / max(channels), 0.68, (season, name))

    def test_around_its_hill_the_park_lies_below_the_river(self) -> None:
        park = ring_of(next(p for p in AROUND["parks"] if p["id"] == landscape.WOODED))
        x0, y0, x1, _ = park.bounds
        wet = [x for x in range(int(x0), int(x1), 20) if abs(y0 - middle(x)) < 70 or y0 < middle(x) < park.bounds[3]]
        self.assertGreater(len(wet), 10)
        for x in wet:
            if not park.contains(Point(x, middle(x))):
                self.assertLess(landscape.wood_height(park, x, middle(x)), -1.6)

    def test_a_broad_crown_reaches_as_far_as_asked_for_and_no_farther(self) -> None:
        for seed in range(6):
            limbs, sprays = boughs.crown(random.Random(seed), 9.0, 3.3, 0.24, 24)
            reach = [math.hypot(x, y) + size for x, y, _, size, *_ in sprays]
            self.assertTrue(0.95 * 3.3 < max(reach) < 1.6 * 3.3, max(reach))
            self.assertGreater(min(z - size for _, _, z, size, *_ in sprays), 0)
            self.assertLess(max(z for _, _, z, *_ in sprays), 1.1 * 9.0)

    def test_no_hedge_stands_in_the_way_to_the_doors(self) -> None:
        for line in garden_plan.hedges():
            self.assertFalse(line.buffer(garden_plan.HEDGE / 2).intersects(garden_plan.walk()))
            self.assertFalse(line.buffer(garden_plan.HEDGE / 2).intersects(garden_plan.pool().buffer(garden_plan.CURB)))

    def test_the_mantle_of_a_cone_is_even_and_narrows_upwards(self) -> None:
        for seed in range(6):
            bands = {}
            for x, y, z, size, *_ in boughs.cone(random.Random(seed), 10.0, 2.3, 0.05, 150)[1]:
                bands.setdefault(int(z / 1.6), []).append(math.hypot(x, y) + size)
            reach = [bands[k] for k in range(5)]
            for band in reach:
                self.assertLess(max(band), 2.6 * min(band))
            means = [sum(band) / len(band) for band in reach]
            self.assertEqual(means, sorted(means, reverse=True))


if __name__ == "__main__":
    unittest.main()
