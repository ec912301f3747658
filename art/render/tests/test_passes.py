"""How a scene is seen and cleaned of noise: Blender's own modules are not there."""

import pathlib
import sys
import unittest
from unittest import mock

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))
for name in ("bpy", "bmesh", "kinds", "mathutils", "mathutils.geometry"):
    sys.modules.setdefault(name, mock.MagicMock())

import camera
import passes


class TestGuides(unittest.TestCase):
    def test_what_things_are_is_seen_once_more_without_light(self) -> None:
        lamp = mock.MagicMock(type="LIGHT", hide_render=False)
        sky = camera.bpy.context.scene.world.cycles
        sky.sampling_method = "AUTOMATIC"
        seen = []

        def frame(_folder: str, _w: int, _h: int, samples: int, _clamp: float, bounces: tuple[int, ...], names: tuple[str, ...], seed: int = 0) -> None:
            seen.append((samples, bounces[1], names[0], seed, lamp.hide_render or sky.sampling_method))

        with mock.patch.object(camera, "frame", frame), mock.patch.object(camera.bpy.data, "objects", [lamp]):
            again = camera.render("passes", 8, 4, 12, bounces=(7, 4, 4, 6, 20), guides=24)
            self.assertEqual(seen, [(12, 4, "Image", 0, "AUTOMATIC"), (12, 0, "Denoising Albedo", 1, True)])
            self.assertEqual(again, 0.5)
            self.assertEqual(camera.render("passes", 8, 4, 32, guides=24), 0)
        self.assertEqual(len(seen), 3)
        self.assertEqual((lamp.hide_render, sky.sampling_method), (False, "AUTOMATIC"))


class TestClean(unittest.TestCase):
    def test_of_many_looks_edges_lie_where_guides_have_them_and_of_few_where_the_network_drew_them(self) -> None:
        drawn, straight, seen = np.zeros((1, 1, 3)), np.ones((1, 1, 3)), np.zeros((1, 1, 6))
        network = mock.Mock(guides=mock.Mock(return_value=seen), denoise=mock.Mock(return_value=drawn))
        with mock.patch.multiple(passes, read_pass=mock.DEFAULT, denoise=network), mock.patch.object(passes.edges, "straight", return_value=straight) as made:
            self.assertEqual(passes.clean("near", "", again=0.5), (straight, seen))
            made.assert_called_once_with(drawn, seen, False)
            self.assertEqual(passes.clean("near", ""), (drawn, None))
            made.assert_called_once()


class TestContact(unittest.TestCase):
    def test_a_pane_that_is_looked_through_takes_no_light(self) -> None:
        found = {"near": np.full((1, 1, 3), 0.3), "near/open": np.full((1, 1, 3), 0.3)}
        with mock.patch.object(passes, "read_pass", lambda folder, name: found[folder]), mock.patch.object(passes.denoise, "smooth", lambda x, *_, **__: x):
            np.testing.assert_array_equal(passes.contact("near", ""), [[[1]]])
            found["near/open"] = np.ones((1, 1, 3))
            np.testing.assert_allclose(passes.contact("near", ""), [[[0.3]]])


if __name__ == "__main__":
    unittest.main()
