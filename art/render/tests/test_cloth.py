"""What is laid on a bed and hung on a wall: Blender's own modules are not there."""

import pathlib
import random
import sys
import unittest
from unittest import mock

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))
for name in ("bpy", "bmesh", "kinds", "mathutils", "mathutils.geometry"):
    sys.modules.setdefault(name, mock.MagicMock())

import cloth
import pile
from furniture import bedding, curtains, hall, lounge, pictures, settings, sleeping, style, towels


class TestBed(unittest.TestCase):
    def test_cover_and_throw_fall_on_a_bed_and_its_pillows_are_filled(self) -> None:
        sewn = {n: mock.DEFAULT for n in ("collider", "carrier", "sheet", "rest", "filled")}
        bare = {n: mock.DEFAULT for n in ("box", "boxed", "rbox", "fabric", "flax", "linen", "quilt")}
        for w, pillows in ((1.8, 5), (1.25, 2)):
            with self.subTest(w), mock.patch.multiple(bedding, **sewn) as made, mock.patch.multiple(sleeping, **bare) as look:
                made["carrier"].return_value.data.vertices = [mock.Mock(co=mock.Mock(z=0.6))]
                sleeping.bed(mock.MagicMock(), {"w": w, "d": 2.1})
                self.assertEqual(made["sheet"].call_count, 3)
                self.assertEqual(made["filled"].call_count, pillows)
                breadth, *_, cover = made["sheet"].call_args_list[0].args
                self.assertIs(cover, look["quilt"].return_value)  # smooth, it would look like plaster
                self.assertGreater(breadth, w + 0.4)
                self.assertLess((breadth - w) / 2, sleeping.MATTRESS)  # it hangs, and does not reach the floor

    def test_bands_fall_on_the_cover_once_it_lies_there_and_from_above_it(self) -> None:
        sewn = ("collider", "carrier", "sheet", "rest", "filled")
        for down, thick in ((0, bedding.THICK), (0.02, bedding.SEWN)):
            with self.subTest(down), mock.patch.multiple(bedding, **{n: mock.DEFAULT for n in sewn}) as made:
                order = mock.Mock()
                for name in ("carrier", "rest"):
                    order.attach_mock(made[name], name)
                made["carrier"].return_value.data.vertices = [mock.Mock(co=mock.Mock(z=z)) for z in (0.2, 0.61, 0.4)]
                bedding.made(mock.MagicMock(), 1.8, 2.1, 0.5, {n: n for n in ("cover", "turned", "throw", "linen", "tinted", "edge")}, down)
                # taken of the cover after it fell and was filled, and before anything falls on it
                self.assertEqual([name for name, *_ in order.mock_calls if "." not in name], ["rest", "carrier", "rest"])
                made["carrier"].assert_called_once_with(made["sheet"].return_value, thick)
                bodies = made["rest"].call_args_list[1].args[1]
                self.assertEqual(bodies, [made["collider"].return_value, made["carrier"].return_value])
                for band in made["sheet"].call_args_list[1:]:
                    self.assertGreater(band.args[2][2], 0.61)

    def test_cloth_grows_upwards_from_where_it_fell(self) -> None:
        fallen = mock.MagicMock()
        cloth.thicken(fallen, 0.02)
        self.assertEqual(fallen.modifiers.new.return_value.offset, 1)

    def test_what_falls_on_a_cloth_lies_on_its_face_and_neither_in_it_nor_above_it(self) -> None:
        thick, normal = 0.026, np.array((0.0, 0.6, 0.8))
        laid = mock.Mock(data=mock.Mock(vertices=[mock.Mock(co=np.array((1.0, 2.0, 0.5)), normal=normal)], polygons=[]))
        with mock.patch.object(cloth, "mesh_obj") as made:
            body = cloth.carrier(laid, thick)
        (outside,) = made.call_args.args[1]
        lies = outside + normal * (body.collision.thickness_outer + cloth.LEAST)
        np.testing.assert_allclose(lies, laid.data.vertices[0].co + normal * thick)


class TestQuilt(unittest.TestCase):
    def test_down_fills_it_between_its_seams_along_its_face_and_none_lies_in_a_seam(self) -> None:
        half = cloth.FIELD / 2
        cuts = ((half, half), (-half, 3 * half), (0.0, half), (half, 2 * cloth.FIELD), (half, 0.2 * half), (-1.1, half), (1.1, -1.0), (1.0, 1.1))
        face = np.array((0.0, 0.6, 0.8))
        points = [mock.Mock(co=np.zeros(3), normal=face) for _ in cuts]
        laid = mock.Mock(data=[mock.Mock(vector=(x, y, 0.9)) for x, y in cuts])
        cloth.fill(mock.Mock(data=mock.Mock(vertices=points, attributes={cloth.CUT: laid})), 0.02)
        swell = [float(p.co @ face) for p in points]
        for got, want in zip(swell, (0.02, 0.02, 0, 0)):
            self.assertAlmostEqual(got, want)
        self.assertEqual(swell[5], 0)  # at the hem
        self.assertTrue(0.004 < swell[4] < 0.016)

    def test_below_what_lies_on_it_the_down_is_pressed_flat(self) -> None:
        half = cloth.FIELD / 2
        points = [mock.Mock(co=np.zeros(3), normal=np.array((0.0, 0.0, 1.0))) for _ in range(6)]
        laid = mock.Mock(data=[mock.Mock(vector=(x, y, 0.9)) for x, y in ((half, half), (half, 3 * half), (half, -3 * half), (-1, -1), (1, 1), (0, 0))])
        cloth.fill(mock.Mock(data=mock.Mock(vertices=points, attributes={cloth.CUT: laid})), 0.02, [(0.0, 0.2), (half - 0.01, 0.3)])
        for got, want in zip((p.co[2] for p in points), (0.02 * cloth.PRESSED, 0.02, 0.02)):
            self.assertAlmostEqual(got, want)


class TestThrow(unittest.TestCase):
    def test_of_one_over_a_seat_no_end_falls_behind_a_shallow_one(self) -> None:
        for depth in (0.46, 0.98):
            with self.subTest(depth), mock.patch.multiple(lounge, collider=mock.DEFAULT, sheet=mock.DEFAULT, rest=mock.DEFAULT) as made:
                lounge.blanket(mock.MagicMock(), 0, 0.5, depth, 0.48, "wool")
            length, _, (_, y, _), *_ = made["sheet"].call_args.args
            self.assertLess(y + length / 2, depth / 2)
            self.assertAlmostEqual(-depth / 2 - (y - length / 2), length / 3)


class TestTowel(unittest.TestCase):
    def test_it_is_folded_in_three_with_the_round_in_front_and_no_layer_in_another(self) -> None:
        deep, high, thick = 0.155, 0.047, 0.011
        line = towels.layers(deep, high, thick)
        ys, zs = zip(*line)
        self.assertAlmostEqual(min(ys) - thick / 2, -deep / 2)
        self.assertLess(max(ys), deep / 2)
        self.assertAlmostEqual(min(zs), thick / 2)
        self.assertAlmostEqual(max(zs), high - thick / 2)
        steps = [((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5 for a, b in zip(line, line[1:])]
        self.assertGreater(sum(steps), 2.5 * deep)
        self.assertLess(max(steps), 0.02)
        middle = sorted(a[1] + (b[1] - a[1]) * a[0] / (a[0] - b[0]) for a, b in zip(line, line[1:]) if (a[0] > 0) != (b[0] > 0))
        self.assertEqual(len(middle), 3)
        self.assertTrue(all(b - a > thick for a, b in zip(middle, middle[1:])))


class TestCorners(unittest.TestCase):
    def test_a_sheet_with_round_corners_keeps_its_sides_and_lacks_what_is_beyond_a_disc(self) -> None:
        w, d, r = 1.2, 0.9, 0.28
        for x, y in ((w, 0.0), (0.0, d), (w, d - r), (0.3, 0.2)):
            self.assertEqual(cloth.rounded(x, y, w - r, d - r), (x, y))
        x, y = cloth.rounded(w, d, w - r, d - r)
        self.assertAlmostEqual(((x - w + r) ** 2 + (y - d + r) ** 2) ** 0.5, r)
        self.assertAlmostEqual(w - x, d - y)


class TestFolds(unittest.TestCase):
    def test_a_cloth_that_was_drawn_together_lies_in_folds_along_it_and_one_that_was_not_lies_flat(self) -> None:
        def heights(folds: float, here: float) -> list[list[float]]:
            """Of a cloth 2 by 0.6 m at 1 m, at five places along it a row of places across it."""
            still = mock.Mock(noise=lambda p: here if p[2] == 11.0 else 0.0)
            with mock.patch.multiple(cloth, noise=still, Vector=tuple, grid_fn=mock.DEFAULT, settings_of=mock.DEFAULT) as made:
                cloth.sheet(2.0, 0.6, (0, 0, 1.0), 80, "wool", mass=0.4, bend=6.0, unrest=0.012, folds=folds)
                at = made["grid_fn"].call_args.args[0]
                return [[at(u / 4, v / 120)[2] for v in range(121)] for u in range(5)]

        for row in heights(0.05, 0.4):
            self.assertEqual(row, heights(0.05, 0.4)[0])  # they run from end to end
            self.assertAlmostEqual(max(row), 1.05, 3)
            self.assertAlmostEqual(min(row), 1.0, 3)
            crests = [v for v in range(1, 120) if row[v - 1] < row[v] > row[v + 1]]
            self.assertEqual(len(crests), 5)
        for flat in (heights(0.0, 0.4), heights(0.05, -0.6)):
            self.assertEqual({z for row in flat for z in row}, {1.0})


    def test_where_it_lay_before_it_fell_stays_known(self) -> None:
        points = [(0.0, 0.0, 1.0), (0.5, 0.0, 1.0)]
        with mock.patch.multiple(cloth, noise=mock.Mock(noise=lambda _: 0.0), Vector=tuple, grid_fn=mock.DEFAULT, settings_of=mock.DEFAULT) as made:
            mesh = made["grid_fn"].return_value.data
            mesh.vertices = [mock.Mock(co=p) for p in points]
            cloth.sheet(2.0, 1.6, (0, 0, 1.0), 80, "linen", mass=0.5, bend=1.0, unrest=0.03)
        mesh.attributes.new.assert_called_once_with(cloth.CUT, "FLOAT_VECTOR", "POINT")
        mesh.attributes.new.return_value.data.foreach_set.assert_called_once_with("vector", [c for p in points for c in p])


class TestCurtain(unittest.TestCase):
    def test_its_pleats_are_even_where_they_are_sewn_and_go_their_own_ways_below(self) -> None:
        with mock.patch.object(curtains, "grid_fn") as made:
            curtains.hung(mock.MagicMock(), 0.0, 2.3, 2.4, 0.04, 0.03, 0.115, "gauze", random.Random(5))
            at = made.call_args.args[0]

        def crests(v: float) -> list[float]:
            row = [at(k / 2000, v) for k in range(2001)]
            return [b[1] - 0.04 for a, b, c in zip(row, row[1:], row[2:]) if a[1] < b[1] > c[1]]

        sewn, foot = crests(1.0), crests(0.0)
        self.assertEqual(len(sewn), 20)
        self.assertLess(max(sewn) - min(sewn), 0.001)
        self.assertGreater(max(foot) - min(foot), 0.01)
        self.assertLess(max(foot), 0.1)  # it stays before its window
        self.assertEqual({round(at(u / 10, 0.0)[2], 9) for u in range(11)}, {curtains.FOOT})

    def test_it_covers_a_share_of_both_sides_and_the_wind_takes_the_right_one_by_all_but_its_heading(self) -> None:
        drawn = {n: mock.DEFAULT for n in ("grid_fn", "settings_of", "simulate", "gust", "bpy", "sheer", "drape", "plain", "box")}
        with mock.patch.multiple(settings, style=style.style_of("84A"), ceiling=2.4):
            for wind in (0, 0.8):
                with self.subTest(wind=wind), mock.patch.multiple(curtains, **drawn) as made:
                    vertices = [mock.Mock(index=i, co=mock.Mock(z=z)) for i, z in enumerate((0.1, 1.2, 2.3, 2.36))]
                    made["grid_fn"].return_value.data.vertices = vertices
                    curtains.curtain(mock.MagicMock(), {"w": 4.0, "sheer": 0.4, "wind": wind})
                    spans = [(min(xs), max(xs)) for xs in ([c.args[0](u / 200, 0.0)[0] for u in range(201)] for c in made["grid_fn"].call_args_list)]
                    self.assertEqual(len(spans), 4)  # a sheer and a drape on either side
                    self.assertAlmostEqual(spans[0][0], -2, 1)
                    self.assertAlmostEqual(spans[0][1], -1.36 if wind else -0.4, 1)
                    self.assertAlmostEqual(spans[1][0], 0.4, 1)
                    self.assertAlmostEqual(spans[1][1], 2, 1)
                    (_, _, middle), (across, _, high) = made["box"].call_args.args[:2]
                    self.assertGreaterEqual(across, 4.0)  # and one rail for all of them, which closes the gap to the ceiling
                    self.assertGreaterEqual(middle - high / 2, 2.36)
                    self.assertAlmostEqual(middle + high / 2, 2.4, 2)
                    self.assertEqual(made["simulate"].call_count, bool(wind))
                    if wind:
                        held = made["grid_fn"].return_value.vertex_groups.new.return_value.add
                        self.assertEqual(held.call_args.args[0], [3])


    def test_a_sheer_is_gathered_in_pleats_and_not_in_strips(self) -> None:
        with mock.patch.multiple(settings, style=style.style_of("84A"), ceiling=2.4):
            with mock.patch.multiple(curtains, **{n: mock.DEFAULT for n in ("grid_fn", "sheer", "drape", "plain", "box")}) as made:
                curtains.curtain(mock.MagicMock(), {"w": 4.0, "sheer": 0.25})
                row = [made["grid_fn"].call_args_list[0].args[0](k / 2000, 1.0)[1] for k in range(2001)]
        self.assertGreaterEqual(sum(a < b > c for a, b, c in zip(row, row[1:], row[2:])), 10)  # on a metre


class TestSlats(unittest.TestCase):
    def test_what_shows_between_slats_is_their_own_timber_and_no_ink(self) -> None:
        with mock.patch.multiple(settings, style=style.style_of("84A"), ceiling=2.4, cut=2.4):
            with mock.patch.multiple(hall, box=mock.DEFAULT, plain=mock.DEFAULT, wood=mock.Mock(return_value="walnut")) as made:
                hall.fluted(mock.MagicMock(), {"w": 1.6})
        self.assertEqual({call.args[2] for call in made["box"].call_args_list}, {"walnut"})

    def test_what_shows_between_pads_is_their_own_cloth_and_no_ink(self) -> None:
        with mock.patch.multiple(settings, style=style.style_of("84A"), ceiling=2.4, cut=2.4):
            with mock.patch.multiple(pictures, box=mock.DEFAULT, plain=mock.DEFAULT, fabric=mock.Mock(return_value="cloth")) as made:
                pictures.panelled(mock.MagicMock(), {"w": 1.6, "cover": "cloth"})
        self.assertEqual({call.args[2] for call in made["box"].call_args_list}, {"cloth"})


class TestFrame(unittest.TestCase):
    def test_a_picture_is_framed_on_all_four_sides(self) -> None:
        bars: list[tuple[tuple[float, ...], tuple[float, ...]]] = []

        def box(c: tuple[float, ...], size: tuple[float, ...], look: object, *_: object, **__: object) -> None:
            if look == "brass":
                bars.append((c, size))

        with mock.patch.multiple(pictures, box=box, plain=mock.DEFAULT):
            pictures.framed(mock.MagicMock(), 1.5, 1.0, 1.6, "brass", "picture", 0.1)
        for axis, low, high in ((0, -0.75, 0.75), (2, 1.1, 2.1)):
            self.assertAlmostEqual(min(c[axis] - s[axis] / 2 for c, s in bars), low)
            self.assertAlmostEqual(max(c[axis] + s[axis] / 2 for c, s in bars), high)
        self.assertEqual(len(bars), 4)


class TestPanelling(unittest.TestCase):
    def test_a_wall_of_an_unknown_cover_is_refused(self) -> None:
        drawn = {name: mock.DEFAULT for name in ("box", "plain", "wood", "fabric")}
        with mock.patch.multiple(settings, style=style.style_of("84A"), ceiling=2.4), mock.patch.multiple(pictures, **drawn) as made:
            for cover in ("wood", "cloth"):
                pictures.panelling(mock.MagicMock(), -1.0, 1.0, 0.0, cover)
            self.assertEqual((made["wood"].called, made["fabric"].called), (True, True))
            with self.assertRaisesRegex(ValueError, "leather"):
                pictures.panelling(mock.MagicMock(), -1.0, 1.0, 0.0, "leather")


class TestPile(unittest.TestCase):
    def test_every_second_point_is_a_tuft_and_the_edge_lies_on_the_weave(self) -> None:
        x, y, z = pile.pile(0.6, 0.4, np.random.default_rng(1))
        inner = z[6:-6, 6:-6]
        self.assertGreater(inner[::2, 1::2].min(), inner[::2, ::2].max() - pile.TRODDEN)
        self.assertEqual(max(abs(z[edge]).max() for edge in (0, -1)), 0)
        self.assertLessEqual(abs(x).max(), 0.3)
        self.assertLessEqual(abs(y).max(), 0.2)
        self.assertTrue(((0 <= z) & (z <= pile.PILE)).all())

    def test_tufts_are_too_low_for_a_raking_sun_to_glitter_in_them(self) -> None:
        _, _, z = pile.pile(0.6, 0.4, np.random.default_rng(1))
        inner = z[6:-6, 6:-6]
        self.assertLess(abs(np.diff(inner, axis=0)).mean() / pile.TUFT, 0.5)


if __name__ == "__main__":
    unittest.main()
