"""What is sewn and filled: Blender's own modules are not there."""

import pathlib
import sys
import unittest
from unittest import mock

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))
for name in ("bpy", "bmesh", "kinds", "mathutils", "mathutils.geometry"):
    sys.modules.setdefault(name, mock.MagicMock())

from furniture import cushions, filling


def cloth_of(w: float, h: float, seed: float = 0, cut: filling.Cut = filling.PILLOW) -> tuple[list[tuple[float, float, float]], list[tuple[int, ...]]]:
    """Vertices and faces of a cushion."""
    with mock.patch.multiple(filling, mesh_obj=mock.DEFAULT) as made:
        filling.form(w, h, "linen", seed, cut)
        return made["mesh_obj"].call_args.args[1:3]


@mock.patch.object(filling, "noise", mock.Mock(noise=lambda _: 0.0))
class TestPillow(unittest.TestCase):
    def test_the_cord_runs_once_round_the_seam(self) -> None:
        cells, rows = 40, filling.rows(40, 0.6)
        ring = [divmod(i, cells + 1) for i in filling.rim(cells, 0.6)]
        self.assertEqual((len(ring), len(set(ring))), (2 * (cells + rows),) * 2)
        self.assertTrue(all(j in (0, rows) or i in (0, cells) for j, i in ring))
        for (j, i), (l, k) in zip(ring, [*ring[1:], ring[0]]):
            self.assertEqual(abs(j - l) + abs(i - k), 1)

    def test_the_seam_is_where_the_rim_says_and_nowhere_else(self) -> None:
        _, faces = cloth_of(0.7, 0.48)
        upper, lower = ({i for f in half for i in f} for half in (faces[: len(faces) // 2], faces[len(faces) // 2 :]))
        self.assertEqual(upper & lower, set(filling.rim(filling.CELLS, 0.48 / 0.7)))

    def test_it_is_shut(self) -> None:
        _, faces = cloth_of(0.46, 0.3)
        edges = [(a, b) for f in faces for a, b in zip(f, [*f[1:], f[0]])]
        self.assertEqual(len(edges), len(set(edges)))
        self.assertEqual({(b, a) for a, b in edges}, set(edges))

    def test_it_is_thickest_in_its_lower_half_and_steep_at_its_seam(self) -> None:
        verts, _ = cloth_of(0.7, 0.48)
        x, y, z = max(verts, key=lambda v: v[2])
        self.assertLess(y, 0)
        self.assertAlmostEqual(x, 0, delta=0.01)
        self.assertTrue(0.09 < z < 0.12)
        near = max(v[2] for v in verts if v[0] > 0.27)
        self.assertGreater(near, z * 0.5)

    def test_its_edges_are_drawn_in_between_corners_that_are_turned(self) -> None:
        verts, _ = cloth_of(0.7, 0.48)
        corner = max(verts, key=lambda v: v[0] + v[1])
        middle = max(v[0] for v in verts if abs(v[1]) < 0.005)
        furthest = max(v[0] for v in verts)
        self.assertLess(middle, furthest)
        self.assertLess(corner[0], 0.35 * 0.96)

    def test_a_cushion_has_the_points_that_a_pillow_has_not(self) -> None:
        cushion, pillow = (max(cloth_of(0.46, 0.3, cut=cut)[0], key=lambda v: v[0] + v[1]) for cut in (filling.CUSHION, filling.PILLOW))
        self.assertGreater(cushion[0], 0.23 * 0.96)
        self.assertLess(pillow[0], 0.23 * 0.93)

    def test_a_hand_left_a_dent_in_its_upper_end_and_none_in_its_lower(self) -> None:
        for end, dented in ((0.6, True), (-0.6, False)):
            here, beside = (filling.at(u, end, 0.7, 0.48, 0.1, 1, 0, filling.PILLOW)[2] for u in (0, 0.3))
            with self.subTest(end):
                self.assertEqual(here < beside, dented)

    def test_it_stands_on_its_down_and_not_on_its_seam(self) -> None:
        for u in (0, 0.4):
            seam, front = filling.at(u, -1, 0.7, 0.48, 0.1, 0, 0, filling.PILLOW), filling.at(u, -0.85, 0.7, 0.48, 0.1, 1, 0, filling.PILLOW)
            with self.subTest(u):
                self.assertLess(seam[2], -0.05)
                self.assertGreater(front[2], 0)

    def test_its_corners_hang_out_of_the_plane_it_was_cut_in(self) -> None:
        left, right = (filling.at(u, 1, 0.7, 0.48, 0.1, 0, 1.0, filling.PILLOW)[2] for u in (-1, 1))
        self.assertGreater(abs(left - right), 0.01)

    def test_no_two_are_creased_alike(self) -> None:
        with mock.patch.multiple(cushions, form=mock.DEFAULT) as made:
            for x, turn in ((-0.45, 0.04), (0.45, -0.04)):
                cushions.filled(mock.MagicMock(), 0.7, 0.48, (x, 0.8, 0.7), 1.1, turn, "linen")
            self.assertEqual(len({call.args[3] for call in made["form"].call_args_list}), 2)


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
