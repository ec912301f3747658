"""A panorama's light drawn finer by what it falls on."""

import pathlib
import sys
import unittest

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))

from enlarge import enlarged, shrunk

LARGE, SMALL = (32, 64), (18, 37)  # not a whole number of times, as 8192 columns are of 4710


def things(albedo: np.ndarray, facing: np.ndarray | None = None) -> np.ndarray:
    """Guides of points that throw back `albedo`, and face up or, where `facing` is 1, sideways."""
    side = np.zeros(LARGE, np.float32) if facing is None else facing
    normal = np.stack([side, np.zeros_like(side), 1 - side], axis=2) * 0.5 + 0.5
    return np.concatenate([np.repeat(albedo[..., None], 3, axis=2), normal], axis=2).astype(np.float32)


class Enlarged(unittest.TestCase):
    def test_grain_that_no_pixel_of_the_light_could_show_is_there(self) -> None:
        boards = np.tile(np.array([0.4, 0.5], np.float32), (LARGE[0], LARGE[1] // 2))
        guides = things(boards)
        drawn = enlarged(2 * shrunk(guides, SMALL)[..., :3], guides)
        np.testing.assert_allclose(drawn[..., 0], 2 * boards, rtol=0.06)

    def test_light_ends_at_the_edge_of_its_face(self) -> None:
        wall = np.zeros(LARGE, np.float32)
        wall[:, 20:45] = 1
        guides = things(np.full(LARGE, 0.5, np.float32), wall)
        truth = np.where(wall > 0, 0.1, 1.0).astype(np.float32)
        small = shrunk(np.repeat(truth[..., None], 3, axis=2), SMALL)
        np.testing.assert_allclose(enlarged(small, guides)[..., 0], truth, atol=0.03)

    def test_a_shadow_within_a_face_stays_soft(self) -> None:
        guides = things(np.full(LARGE, 0.5, np.float32))
        fall = np.broadcast_to(0.5 + 0.4 * np.cos(np.arange(LARGE[1]) / LARGE[1] * 2 * np.pi), LARGE).astype(np.float32)
        drawn = enlarged(shrunk(np.repeat(fall[..., None], 3, axis=2), SMALL), guides, wrap=True)[..., 0]
        np.testing.assert_allclose(drawn, fall, atol=0.02)
        self.assertLess(np.abs(np.diff(drawn, axis=1)).max(), 0.08)
        self.assertLess(np.abs(drawn[:, 0] - drawn[:, -1]).max(), 0.02)  # its ends meet

    def test_what_shines_and_throws_nothing_back_keeps_its_light(self) -> None:
        guides = things(np.zeros(LARGE, np.float32))
        np.testing.assert_allclose(enlarged(np.full((*SMALL, 3), 5.0, np.float32), guides), 5.0, rtol=1e-4)

    def test_what_nearby_things_shade_knows_no_material(self) -> None:
        boards = np.tile(np.array([0.2, 0.6], np.float32), (LARGE[0], LARGE[1] // 2))
        drawn = enlarged(np.full((*SMALL, 1), 0.8, np.float32), things(boards), made_of=False)
        np.testing.assert_allclose(drawn, 0.8, rtol=1e-4)


if __name__ == "__main__":
    unittest.main()
