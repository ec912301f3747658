"""A fog that lies on the river. Blender's own modules are not there: what would be a graph of nodes is reckoned at once."""

import json
import math
import operator
import pathlib
import sys
import types
import unittest
from unittest import mock

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))
for name in ("bpy", "kinds"):
    sys.modules.setdefault(name, mock.MagicMock())
sys.modules.pop("outdoor", None)

import haze
import outdoor

STEPS = {"ADD": operator.add, "SUBTRACT": operator.sub, "MULTIPLY": operator.mul, "DIVIDE": operator.truediv, "POWER": operator.pow, "MAXIMUM": max}
FOG = {"metres": 300, "height": 6.5}


class Reckoned:
    """Stands for a graph whose surface is at one height."""

    def __init__(self, z: float) -> None:
        self.z = z

    def pos(self) -> None:
        """Where the surface is; its height is all that is asked for."""

    def n(self, *_: object) -> types.SimpleNamespace:
        return types.SimpleNamespace(outputs=[0.0, 0.0, self.z])

    def math(self, step: str, a: float, b: float = 0.0, clamp: bool = False) -> float:
        if clamp:
            return min(1.0, max(0.0, self.math(step, a, b)))
        if step in ("ABSOLUTE", "EXPONENT"):
            return abs(a) if step == "ABSOLUTE" else math.exp(a)
        return float(a < b) if step == "LESS_THAN" else STEPS[step](a, b)


def thick(z: float, away: float, eye: float) -> float:
    return outdoor.lying(Reckoned(z), away, FOG, eye)


class TestFog(unittest.TestCase):
    def test_it_is_what_lies_on_the_way(self) -> None:
        for z, away, eye in ((0, 400, 9), (40, 900, 9), (9, 250, 9), (300, 4000, 9)):
            ways = [(i + 0.5) / 5000 for i in range(5000)]
            lies = sum(math.exp(-(eye + (z - eye) * w) / FOG["height"]) for w in ways) / 5000 * away / FOG["metres"]
            self.assertAlmostEqual(thick(z, away, eye), lies, delta=lies * 0.01, msg=str((z, away, eye)))

    def test_crowns_stand_out_of_it_and_trunks_in_it(self) -> None:
        self.assertGreater(thick(1, 300, 9), 1.8 * thick(18, 300, 9))


class TestHaze(unittest.TestCase):
    def test_it_is_reckoned_from_where_the_view_was_seen(self) -> None:
        shots = json.loads((pathlib.Path(__file__).parents[2] / "data" / "shots.json").read_text(encoding="utf-8"))
        self.assertEqual({shots[name]["camera"]["at"][2] for name in ("view-day", "view-dusk")}, {haze.EYE})

    def test_it_hides_what_is_far_and_neither_what_is_near_nor_the_sky(self) -> None:
        def hidden(rise: float) -> float:
            return haze.hidden(Reckoned(0), rise, 4000)

        for away, share in ((4000, 1 - math.exp(-1)), (400, 1 - math.exp(-0.1))):
            self.assertAlmostEqual(hidden(-haze.EYE / away), share)
        self.assertAlmostEqual(hidden(0), 1 - math.exp(-haze.HILLS / 4000))
        self.assertGreater(hidden(0), hidden(0.05))
        self.assertEqual(hidden(0.2), 0)


class TestLitRoom(unittest.TestCase):
    def hidden(self, high: float, there: float) -> list[tuple[float, float]]:
        """Of a wall of a hundred by a hundred points those that furniture hides, with chances of its shape and of whether it is there."""
        chances = {8.0: high, 9.0: 0.5, 10.0: there}
        with mock.patch.object(outdoor, "chance", lambda _t, _bay, _r, k: chances[k]):
            grid = [(u / 100, v / 100) for u in range(100) for v in range(100)]
            return [p for p in grid if outdoor.standing(Reckoned(0), *p, 0.0, 0.0)]

    def test_two_rooms_of_three_have_one_piece_that_is_low_and_wide_or_high_and_narrow(self) -> None:
        self.assertEqual(self.hidden(0.5, 0.7), [])
        (low, high), spans = (self.hidden(h, 0.5) for h in (0.0, 1.0)), []
        for piece in (low, high):
            us, vs = zip(*piece)
            self.assertEqual(len(piece), len(set(us)) * len(set(vs)))  # it is whole, and stands on the floor
            self.assertEqual(min(vs), 0)
            spans.append((max(us) - min(us), max(vs)))
        (wide, flat), (narrow, tall) = spans
        self.assertGreater(wide, 3 * narrow)
        self.assertGreater(tall, 2 * flat)
        self.assertLess(tall, 0.6)


if __name__ == "__main__":
    unittest.main()
