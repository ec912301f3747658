"""What happens to the rendered light afterwards: the denoiser's arithmetic and the display transform."""

import importlib.util
import pathlib
import sys
import unittest
from unittest.mock import patch

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))

import denoise
import develop
import edges


class TestDenoise(unittest.TestCase):
    def test_encoding_comes_back(self) -> None:
        light = np.array([0.0, 1e-7, 1e-3, 0.18, 1.0, 40.0, 60000.0])
        np.testing.assert_allclose(denoise.decode(denoise.encode(light)), light, rtol=1e-3, atol=1e-9)

    def test_convolution_with_the_middle_alone_changes_nothing(self) -> None:
        picture = np.random.default_rng(1).random((2, 5, 7), dtype=np.float32)
        weight = np.zeros((2, 2, 3, 3), np.float32)
        weight[0, 0, 1, 1] = weight[1, 1, 1, 1] = 1
        np.testing.assert_allclose(denoise.convolve(picture, weight, np.zeros(2, np.float32)), picture, rtol=1e-6)

    def test_convolution_sees_its_neighbours_and_nothing_beyond_the_edge(self) -> None:
        weight = np.ones((1, 1, 3, 3), np.float32)
        found = denoise.convolve(np.ones((1, 3, 3), np.float32), weight, np.zeros(1, np.float32))
        np.testing.assert_array_equal(found[0], [[4, 6, 4], [6, 9, 6], [4, 6, 4]])

    def test_halving_keeps_the_brightest_of_four(self) -> None:
        picture = np.arange(16, dtype=np.float32).reshape(1, 4, 4)
        np.testing.assert_array_equal(denoise.halve(picture)[0], [[5, 7], [13, 15]])
        self.assertEqual(denoise.double(denoise.halve(picture)).shape, picture.shape)

    def test_guides_are_cleaned_before_they_guide(self) -> None:
        seen = []

        def network(x: np.ndarray, weights: str) -> np.ndarray:
            seen.append((weights.rpartition("/")[2], x))
            return np.full((3, *x.shape[1:]), 0.25, np.float32)

        noisy = np.random.default_rng(2).random((32, 32, 3), dtype=np.float32)
        with patch.multiple(denoise, network=network, read_weights=lambda path: path):
            denoise.denoise(noisy, denoise.guides(noisy, noisy, "weights"), "weights")
        self.assertEqual([name for name, _ in seen], ["rt_nrm.tza", "rt_alb.tza", "rt_hdr_calb_cnrm.tza"])
        guides = seen[2][1]
        np.testing.assert_allclose(guides[3:6], denoise.to_linear(np.float32(0.25)), rtol=1e-5)
        np.testing.assert_allclose(guides[6:9], 0.25, rtol=1e-5)

    def test_a_picture_too_large_for_the_network_goes_through_in_strips_that_do_not_show(self) -> None:
        def blurred(x: np.ndarray, weights: str) -> np.ndarray:
            rows.append(x.shape[1])
            far = np.pad(x[:3], ((0, 0), (8, 8), (0, 0)), mode="edge")
            return (far[:, :-16] + far[:, 16:]) / 2

        picture = np.random.default_rng(3).random((400, 16, 3), dtype=np.float32)
        with patch.multiple(denoise, network=blurred, read_weights=lambda path: path):
            rows: list[int] = []
            whole = denoise.through(picture, "w", 0)
            with patch.multiple(denoise, MOST=100, TALL=64, SEAM=16):
                strips = denoise.through(picture, "w", 0)
        np.testing.assert_allclose(strips, whole, rtol=1e-6)
        self.assertEqual((rows[0], max(rows[1:])), (400, 96))

    def test_albedo_comes_back_from_srgb(self) -> None:
        albedo = np.linspace(0, 1, 33)
        np.testing.assert_allclose(denoise.to_linear(denoise.to_srgb(albedo)), albedo, atol=1e-6)

    def test_exposure_brings_an_even_picture_to_a_middle_grey(self) -> None:
        self.assertAlmostEqual(denoise.exposure(np.full((32, 32, 3), 0.5, np.float32)), 0.36, places=4)
        self.assertEqual(denoise.exposure(np.zeros((32, 32, 3), np.float32)), 1.0)


class TestEdges(unittest.TestCase):
    def setUp(self) -> None:
        """Two faces that meet at column 12, the right one a third darker, where the light's edge was drawn a pixel to either side by turns."""
        self.guides = np.zeros((24, 24, 6), np.float32)
        self.guides[:, 12:, 3] = 1
        self.light = np.ones((24, 24, 3), np.float32)
        for y in range(24):
            self.light[y, 11 + 2 * (y % 2) :] = 0.67

    def test_light_that_wobbles_about_an_edge_lies_along_it(self) -> None:
        found = edges.straight(self.light, self.guides)[6:-6, :, 0]
        self.assertGreater(np.ptp(self.light[6:-6, 11, 0]), 0.3)
        self.assertLess(np.ptp(found[:, 11]), 0.05)
        self.assertLess(np.ptp(found[:, 12]), 0.05)
        self.assertGreater(found[:, 11].min() - found[:, 12].max(), 0.25)

    def test_a_shadow_on_one_face_stays_where_it_fell(self) -> None:
        shadow = np.ones((24, 24, 3), np.float32)
        shadow[:, 14:] = 0.2
        np.testing.assert_allclose(edges.straight(shadow, self.guides), shadow, atol=0.01)

    def test_light_within_a_face_keeps_the_grain_that_its_guides_do_not_show(self) -> None:
        light = np.ones((24, 24, 3), np.float32)
        light[::2, 18:] = 0.85
        found = edges.straight(light, self.guides)
        np.testing.assert_allclose(found[:, 18:], light[:, 18:], atol=1e-6)

    def test_where_the_ends_of_a_panorama_meet_they_are_one_face(self) -> None:
        rough = np.random.default_rng(3).uniform(0.9, 1.1, (16, 32, 1)).astype(np.float32)
        guides = np.zeros((16, 32, 6), np.float32)
        guides[:, 16:, 3] = 1
        turned = edges.straight(np.roll(rough, 9, axis=1), np.roll(guides, 9, axis=1), wrap=True)
        np.testing.assert_allclose(np.roll(turned, -9, axis=1), edges.straight(rough, guides, wrap=True), atol=1e-5)
        self.assertGreater(np.abs(edges.straight(rough, guides, wrap=True) - rough)[:, 0].max(), 0.02)


class TestDevelop(unittest.TestCase):
    def test_more_light_is_never_darker_and_grey_stays_grey(self) -> None:
        light = np.repeat(np.logspace(-4, 3, 60, dtype=np.float32)[:, None], 3, axis=1)
        shown = develop.agx(light)
        self.assertTrue((np.diff(shown[:, 1]) >= -1e-4).all())
        self.assertTrue((shown >= 0).all() and (shown <= 1).all())
        self.assertLess(np.abs(shown - shown.mean(axis=1, keepdims=True)).max(), 0.01)

    def test_contrast_with_a_shoulder_keeps_whites_apart(self) -> None:
        light = np.repeat(np.linspace(3, 12, 40, dtype=np.float32)[:, None], 3, axis=1)
        cut, kept = develop.agx(light, contrast=1.2), develop.agx(light, contrast=1.2, shoulder=0.55)
        self.assertEqual(cut[20:, 1].min(), cut[20:, 1].max())
        self.assertTrue((np.diff(kept[:, 1]) > 0).all())
        self.assertLessEqual(kept.max(), 1)

    def test_a_shoulder_leaves_what_is_below_it(self) -> None:
        dark = np.repeat(np.logspace(-3, -1, 20, dtype=np.float32)[:, None], 3, axis=1)
        np.testing.assert_allclose(develop.agx(dark, contrast=1.2, shoulder=0.55), develop.agx(dark, contrast=1.2), atol=1e-6)

    def test_a_part_laid_in_has_no_edge_but_that_of_the_picture(self) -> None:
        picture, part = np.zeros((200, 300, 3), np.float32), np.ones((120, 160, 3), np.float32)
        develop.lay(picture, part, 140, 40)
        self.assertEqual(picture[100, 299, 0], 1)
        self.assertEqual(picture[100, 220, 0], 1)
        self.assertEqual(picture[100, 139, 0], 0)
        self.assertLess(np.abs(np.diff(picture[..., 0], axis=0)).max(), 0.07)
        self.assertLess(np.abs(np.diff(picture[..., 0], axis=1)).max(), 0.07)
        self.assertGreater(np.abs(np.diff(picture[:, 299, 0])).max(), 0.02)

    def test_a_part_may_be_as_wide_or_as_high_as_the_picture(self) -> None:
        for left, top, width, height, edge in ((0, 0, 300, 120, (119, 150)), (0, 80, 300, 120, (80, 150)), (180, 0, 120, 200, (100, 180)), (0, 0, 300, 200, None)):
            with self.subTest(left=left, top=top, width=width, height=height):
                picture = np.zeros((200, 300, 3), np.float32)
                develop.lay(picture, np.ones((height, width, 3), np.float32), left, top)
                self.assertEqual(picture[top + height // 2, left + width // 2, 0], 1)
                if edge:
                    self.assertLess(picture[edge][0], 0.1)
                else:
                    self.assertEqual(picture.min(), 1)

    def test_noise_at_the_zenith_of_a_panorama_is_no_star(self) -> None:
        noisy = np.random.default_rng(3).random((64, 128, 3), dtype=np.float32)
        calm = develop.calm_poles(noisy)
        self.assertLess(calm[0].std(), noisy[0].std() / 4)
        np.testing.assert_array_equal(calm[20:44], noisy[20:44])
        np.testing.assert_allclose(calm.mean(axis=1), noisy.mean(axis=1), atol=1e-5)
        turned = develop.calm_poles(np.roll(noisy, 50, axis=1))
        np.testing.assert_allclose(turned, np.roll(calm, 50, axis=1), atol=1e-6)

    @unittest.skipUnless(importlib.util.find_spec("PIL"), "blurring wants Pillow")
    def test_what_stands_out_is_set_off_more_and_what_is_even_stays(self) -> None:
        even = np.full((100, 200, 3), 0.6, np.float32)
        np.testing.assert_allclose(develop.clear(even, 0.4), even, atol=1e-5)
        step = even.copy()
        step[:, 100:] = 0.5
        clear = develop.clear(step, 0.4)
        self.assertGreater(clear[50, 99, 0] - clear[50, 100, 0], 0.12)
        np.testing.assert_allclose(clear[50, [20, 180], 0], [0.6, 0.5], atol=0.005)
        window = even.copy()
        window[:, 100:] = 0.1
        self.assertLess(np.abs(develop.clear(window, 0.4) - window).max(), 0.09)

    @unittest.skipUnless(importlib.util.find_spec("PIL"), "blurring wants Pillow")
    def test_a_panorama_has_no_seam_where_its_ends_meet(self) -> None:
        room = np.random.default_rng(4).random((128, 256, 3), dtype=np.float32) * np.linspace(0.2, 2, 256, dtype=np.float32)[None, :, None]
        how = {"vignette": 0, "clarity": 0.5, "bloom": 0.2, "bloom_thr": 0.5}
        turned = develop.panorama(np.roll(room, 128, axis=1), **how)
        # the ends of one are the middle of the other, blurred by steps of a few pixels that fall elsewhere
        np.testing.assert_allclose(np.roll(turned, -128, axis=1)[:, :3], develop.panorama(room, **how)[:, :3], atol=0.005)

    def test_what_touches_is_shaded_and_what_stands_free_keeps_its_light(self) -> None:
        share = np.array([1, 0.6, 0.2], np.float32).reshape(1, 3, 1)
        free, near, corner = develop.remaining(share, 0.7)[0]
        np.testing.assert_array_equal(free, [1, 1, 1])
        self.assertTrue((corner < near).all() and (near < 1).all())
        self.assertGreater(corner[0], corner[2])  # what a corner throws back is warm
        light, plain = np.full((1, 3, 3), 0.3, np.float32), {"vignette": 0, "bloom": 0, "sharpen": 0}
        before, after = develop.grade(light, **plain)[0], develop.grade(light, left=develop.remaining(share, 0.7), **plain)[0]
        np.testing.assert_array_equal(after[0], before[0])  # nothing grows brighter for it
        self.assertTrue((after[2] < after[1]).all() and (after[1] < before[1]).all())

    def test_a_gap_that_no_ray_leaves_is_no_line_of_ink(self) -> None:
        gap = develop.remaining(np.zeros((1, 1, 1), np.float32), 0.7)[0, 0]
        self.assertTrue((gap > 0.45).all() and (gap < 0.65).all())


if __name__ == "__main__":
    unittest.main()
