"""Where the parts of a building come to stand. Blender's own modules are not there: what is read are the corners, before they become a mesh."""

import pathlib
import sys
import unittest
from unittest import mock

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))
for name in ("bpy", "bmesh", "kinds"):
    sys.modules[name] = mock.MagicMock()

from mesh_writer import MB


def heights(origin: tuple[float, ...]) -> list[float]:
    mesh = MB()
    mesh.boxl(origin, (1, 0), (0, 1), -1, 1, -1, 1, 0.5, 2, 0)
    return sorted({z for _, _, z in mesh.V})


class TestBox(unittest.TestCase):
    def test_stands_at_the_height_of_its_origin(self) -> None:
        self.assertEqual(heights((3, 4, 40)), [40.5, 42])

    def test_stands_on_the_ground_where_its_origin_has_no_height(self) -> None:
        self.assertEqual(heights((3, 4)), [0.5, 2])


if __name__ == "__main__":
    unittest.main()
