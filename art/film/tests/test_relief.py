"""A picture with depth, seen from beside: near goes farther than far, and what comes to light is the background."""

import pathlib
import sys
import unittest

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))

import moves
import sound
import warp
from relief import BLOCK, Relief, carry_on, jumps, relief

W, H = 192, 108
LENS, AXIS = 1.0, (0.5, H / W / 2)
NEAR, FAR = 2.0, 10.0
STAND = {"at": [0, 0, 0], "frame": [0.5, 0.5, 1]}


def scene(reach: float) -> Relief:
    """A red square at 2 m before a striped wall at 10 m."""
    picture = np.zeros((H, W, 3), np.float32)
    picture[..., 2] = 0.3 + 0.2 * (np.arange(W) // 8 % 2)
    z = np.full((H, W), FAR, np.float32)
    picture[40:70, 80:112] = (0.8, 0.1, 0.1)
    z[40:70, 80:112] = NEAR
    return relief(picture, z, LENS, AXIS, reach, 1 / W)


def seen(s: Relief, right: float, seconds: float = 0, up: float = 0) -> np.ndarray:
    where = moves.Pose(np.array([right, up, 0]), 0.5, 0.5, 1)
    layers = []
    front = (s.front, s.front_whole, 1, 1), (s.front, s.front_flat, 1, BLOCK)
    for meshes in (front, ((s.ground, s.ground_whole, 0, 1), (s.back, s.back_whole, 1, 1))):
        depth, place = np.zeros((H, W), np.float32), np.zeros((H, W, 3), np.float32)
        for corners, whole, mark, step in meshes:
            spots = np.zeros(corners.shape, np.float32)
            moves.seen(s, corners, where, (W, H), 0, spots)
            warp.drape(spots, whole, depth, place, mark, step)
        layers += [depth, place]
    out = np.zeros((H, W, 3), np.uint8)
    warp.develop(s.picture, s.back_picture, s.ground_picture, s.cover, s.water, *layers, seconds, 0, warp.TONE, out)
    return (out / 255) ** 2.2


class TestRelief(unittest.TestCase):
    def test_from_its_own_place_a_picture_is_itself(self) -> None:
        s = scene(0.2)
        away = np.abs(seen(s, 0)[2:-2, 2:-2] - s.picture[2:-2, 2:-2]).max(-1)
        self.assertLess(np.median(away), 5e-3)
        self.assertLess((away > 0.1).mean(), 0.01)

    def test_near_goes_farther_than_far(self) -> None:
        before, after = seen(scene(0.2), 0), seen(scene(0.2), 0.2)
        middle = [np.nonzero(f[55, :, 0] > 0.5)[0].mean() for f in (before, after)]
        self.assertAlmostEqual(middle[0] - middle[1], LENS * 0.2 / NEAR * W, delta=1.5)
        stripes = [f[20, 20:170, 2] > 0.4 for f in (before, after)]
        way = max(range(30), key=lambda d: (stripes[0][d:] == stripes[1][: stripes[1].size - d]).mean())
        self.assertAlmostEqual(way, LENS * 0.2 / FAR * W, delta=1)

    def test_what_comes_to_light_is_the_background(self) -> None:
        after = seen(scene(0.2), 0.2)
        bared = after[45:65, 96:106]
        self.assertLess(bared[..., 0].max(), 0.2)
        self.assertGreater(bared[..., 2].min(), 0.2)

    def test_behind_a_narrow_ridge_is_land_not_sky(self) -> None:
        picture, z = np.full((H, W, 3), 0.9, np.float32), np.zeros((H, W), np.float32)
        picture[50:54], z[50:54] = 0.2, FAR
        picture[54:], z[54:] = 0.1, NEAR
        after = seen(relief(picture, z, LENS, AXIS, 0.2, 1 / W), 0, up=0.1)
        self.assertGreater(after[40:48, 20:170].min(), 0.8)
        self.assertLess(after[54:, 20:170].max(), 0.3)

    def test_only_water_ripples(self) -> None:
        s = scene(0.2)
        s.water[80:] = 2
        apart = np.abs(seen(s, 0, 0.0) - seen(s, 0, 0.7)).max(-1)
        self.assertGreater(apart[84:].max(), 0.05)
        self.assertEqual(apart[:76].max(), 0)

    def test_a_slope_is_no_edge(self) -> None:
        slope = np.tile(np.linspace(0.1, 0.9, 50, dtype=np.float32), (20, 1))
        self.assertFalse(jumps(slope, 0.005, 1).any())

    def test_gaps_are_filled_from_around(self) -> None:
        values, known = np.full((33, 47, 1), 0.4, np.float32), np.ones((33, 47), bool)
        values[10:25, 12:30], known[10:25, 12:30] = 9, False
        np.testing.assert_allclose(carry_on(values, known), 0.4, atol=1e-3)


class TestMoves(unittest.TestCase):
    def test_the_camera_never_stands(self) -> None:
        ways = np.diff([moves.ease(t) for t in np.linspace(0, 1, 50)])
        self.assertGreater(ways.min(), 0.4 / 49)

    def test_it_starts_and_ends_where_the_film_says(self) -> None:
        shot = {"start": STAND, "end": {"at": [1, 2, 3], "frame": [0.4, 0.6, 0.8]}}
        self.assertEqual(moves.pose(shot, 1).at.tolist(), [1, 2, 3])
        self.assertEqual(moves.pose(shot, 0).share, 1)


class TestSound(unittest.TestCase):
    def test_it_begins_and_ends_in_silence_and_is_the_same_each_time(self) -> None:
        first = sound.compose(8, 110, 0.3)
        np.testing.assert_array_equal(first, sound.compose(8, 110, 0.3))
        self.assertLess(np.abs(first[[0, -1]]).max(), 1e-5)
        self.assertLessEqual(np.abs(first).max(), 0.5)
        self.assertGreater(np.abs(first).mean(), 0.01)


if __name__ == "__main__":
    unittest.main()
