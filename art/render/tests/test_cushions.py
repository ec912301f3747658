"""What is sewn and filled: Blender's own modules are not there."""

import pathlib
import sys
import unittest
from unittest import mock

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))
for name in ("bpy", "bmesh", "kinds", "mathutils", "mathutils.geometry"):
    sys.modules.setdefault(name, mock.MagicMock())

import cloth
from furniture import cushions


class TestPillow(unittest.TestCase):
    def test_the_cord_runs_once_round_the_seam(self) -> None:
        cells, rows = 40, cloth.rows(40, 0.6)
        ring = [divmod(i, cells + 1) for i in cloth.rim(cells, 0.6)]
        self.assertEqual((len(ring), len(set(ring))), (2 * (cells + rows),) * 2)
        self.assertTrue(all(j in (0, rows) or i in (0, cells) for j, i in ring))
        for (j, i), (l, k) in zip(ring, [*ring[1:], ring[0]]):
            self.assertEqual(abs(j - l) + abs(i - k), 1)

    def test_it_is_cut_fuller_between_its_corners(self) -> None:
        with mock.patch.multiple(cloth, mesh_obj=mock.DEFAULT, settings_of=mock.DEFAULT) as made:
            cloth.pillow(0.7, 0.48, "linen", 40, 1.4)
            verts = made["mesh_obj"].call_args.args[1]
        corner = max(verts, key=lambda v: v[0] + v[1])
        for axis, across in ((0, 1), (1, 0)):
            middle = max((v for v in verts if v[2] == 0), key=lambda v: v[axis])
            self.assertGreater(middle[axis], corner[axis] * 1.03)
            self.assertLess(abs(middle[across]), 0.01)

    def test_a_small_one_is_filled_harder(self) -> None:
        self.assertEqual(cushions.pressure(0.7), 1.4)
        self.assertGreater(cushions.pressure(0.46), 1.4 * 1.2)
        self.assertGreater(cushions.pressure(0.4), cushions.pressure(0.46))


class TestUpholstery(unittest.TestCase):
    def test_a_block_is_sewn_together_at_both_rims_of_its_broad_faces(self) -> None:
        for size, thin in (((0.8, 0.7, 0.19), 2), ((0.8, 0.2, 0.4), 1)):
            with self.subTest(size), mock.patch.multiple(cushions, rbox=mock.DEFAULT, padded=mock.DEFAULT, cord=mock.DEFAULT, place=mock.DEFAULT) as made:
                made["padded"].return_value = lambda u: u
                cushions.boxed((0, 0, 0), size, 0.05, "weave")
                rims = [call.args[0] for call in made["cord"].call_args_list]
                self.assertEqual([{p[thin] for p in rim} for rim in rims], [{-1}, {1}])

    def test_a_rim_runs_once_round_a_face(self) -> None:
        for axis in range(3):
            ring = cushions.square(axis, 1, 8)
            self.assertEqual((len(ring), len(set(ring))), (32, 32))
            self.assertTrue(all(max(abs(v) for i, v in enumerate(p) if i != axis) == 1 for p in ring))
            for p, q in zip(ring, [*ring[1:], ring[0]]):
                self.assertAlmostEqual(sum(abs(a - b) for a, b in zip(p, q)), 0.25)


if __name__ == "__main__":
    unittest.main()
