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
for name in ("bpy", "bmesh", "kinds", "mathutils", "outdoor"):
    sys.modules[name] = mock.MagicMock()
# the package's own module builds the whole town
town = types.ModuleType("town")
town.__path__ = [str(HERE / "town")]
sys.modules["town"] = town

import planting
from mesh_writer import MB
from site_model import SITE, shore
from town import plan, streets


class TestPlan(unittest.TestCase):
    def test_no_complex_is_a_single_pair_of_buildings(self) -> None:
        together = Counter(c.complex for c in plan.cells() if c.kind == "complex")
        self.assertGreater(len(together), 20)
        self.assertGreaterEqual(min(together.values()), 3)


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


class TestPlanting(unittest.TestCase):
    def test_the_mantle_of_a_cone_is_even_and_narrows_upwards(self) -> None:
        for seed in range(6):
            rnd, bands = random.Random(seed), {}
            for k in range(150):
                x, y, z, size = planting.cloud(rnd, 10.0, 2.3, 0.05, True, k / 150)
                bands.setdefault(int(z / 1.6), []).append(math.hypot(x, y) + size)
            reach = [bands[k] for k in range(5)]
            for band in reach:
                self.assertLess(max(band), 2.6 * min(band))
            means = [sum(band) / len(band) for band in reach]
            self.assertEqual(means, sorted(means, reverse=True))


if __name__ == "__main__":
    unittest.main()
