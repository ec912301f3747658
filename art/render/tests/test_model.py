"""A model is sawn off at a height of its own, and nothing that is hung or mounted stands above the walls. Blender's own modules are
not there: what is read are the bodies that furniture asks for."""

import json
import math
import pathlib
import sys
import unittest
from unittest import mock

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))
for name in ("bpy", "bmesh", "kinds", "mathutils", "mathutils.geometry"):
    sys.modules.setdefault(name, mock.MagicMock())

from furniture import bathing, cupboards, decor, kitchen, pictures, settings, wet
from furniture.style import style_of

CUT = 1.8
PIECES = {
    "basin": (wet.basin, {"w": 0.9, "d": 0.5}),
    "shower": (bathing.shower, {"w": 0.9, "d": 1.2}),
    "toilet": (wet.toilet, {"w": 0.38, "d": 0.66}),
    "art": (pictures.artf, {"w": 1.5, "h": 1000, "z": 1550}),
    "cupboard": (cupboards.tallcab, {"w": 1.8, "d": 0.6}),
}


def tops(make: object, piece: dict[str, float]) -> list[float]:
    """Heights of the upper faces of all boxes that stand upright."""
    seen: list[float] = []

    def box(centre: tuple[float, ...], size: tuple[float, ...], *_: object, **options: object) -> mock.MagicMock:
        if "rot" not in options:
            seen.append(centre[2] + size[2] / 2)
        return mock.MagicMock()

    bare = {n: mock.MagicMock() for n in ("cyl", "lathe", "rod", "prism", "rbox", "plain", "metal", "marble", "wood", "pane", "emit", "paint", "fabric", "art", "decor", "mesh_obj", "terry", "hung_towel", "fittings")}
    module = sys.modules[make.__module__]
    with mock.patch.multiple(module, box=box, **{n: m for n, m in bare.items() if hasattr(module, n)}):
        make(mock.MagicMock(), piece)
    return seen


class TestModel(unittest.TestCase):
    def test_nothing_stands_above_the_walls(self) -> None:
        with mock.patch.object(settings, "cut", CUT):
            for name, (make, piece) in PIECES.items():
                with self.subTest(name):
                    self.assertLess(max(tops(make, piece)), CUT)

    def test_a_room_is_furnished_to_its_full_height(self) -> None:
        with mock.patch.object(settings, "cut", 9.0):
            for name in ("basin", "shower", "art"):
                make, piece = PIECES[name]
                with self.subTest(name):
                    self.assertGreater(max(tops(make, piece)), 1.9)

    def test_a_tub_that_stands_free_has_no_shower_over_it(self) -> None:
        for free in (False, True):
            with self.subTest(free=free), mock.patch.object(bathing, "column") as column, mock.patch.object(settings, "cut", 9.0):
                tops(bathing.bathtub, {"w": 1.7, "d": 0.76, **({"free": True} if free else {})})
                self.assertEqual(column.called, not free)

    def test_a_standing_tub_keeps_to_its_place_widens_from_its_foot_and_is_thin(self) -> None:
        w, d = 1.7, 0.76
        with mock.patch.multiple(bathing, mesh_obj=mock.DEFAULT, cyl=mock.DEFAULT, fittings=mock.DEFAULT) as made:
            bathing.standing_tub(mock.MagicMock(), w, d, mock.MagicMock())
        _, points, faces, *_ = made["mesh_obj"].call_args.args
        self.assertEqual({k for face in faces for k in face}, set(range(len(points))))
        self.assertLess(max(abs(x) for x, _, _ in points), w / 2 + 0.002)
        self.assertLess(max(abs(y) for _, y, _ in points), d / 2)
        reach = {z: max(x for x, _, q in points if q == z) for z in {z for _, _, z in points}}
        self.assertLess(reach[min(reach)], max(reach.values()) - 0.1)
        across = [max(y for _, y, q in points if q == z) for z in reach if 0.45 < z < 0.52]
        self.assertLess(max(across) - min(across), 0.05)
        self.assertGreater(max(across) - min(across), 0.01)

    def test_a_hand_shower_hangs_on_a_hose_that_sags_below_its_mixer_and_ends_in_it(self) -> None:
        for away in ((0, -1), (1, 0)):
            with self.subTest(away=away), mock.patch.multiple(bathing, rod=mock.DEFAULT, cyl=mock.DEFAULT, box=mock.DEFAULT, fittings=mock.DEFAULT) as made:
                bathing.column(mock.MagicMock(), (0.0, 0.0), away)
            pieces = [call.args[:2] for call in made["rod"].call_args_list if call.args[2] == bathing.HOSE]
            for (_, end), (start, _) in zip(pieces, pieces[1:]):
                self.assertEqual(end, start)
            (mixer, size), foot = made["box"].call_args.args[:2], pieces[-1][1]
            self.assertTrue(all(abs(foot[k] - mixer[k]) <= size[k] / 2 for k in range(3)))
            self.assertLess(min(end[2] for _, end in pieces), mixer[2] - 0.2)

    def test_a_label_lies_on_its_bottle_all_round(self) -> None:
        drawn = {n: mock.DEFAULT for n in ("mesh_obj", "lathe", "cyl", "rod", "box", "metal", "plain")}
        with mock.patch.multiple(bathing, **drawn) as made:
            bathing.bottle(mock.MagicMock(), (0, 0, 0), 0.033, 0.19, "#e9dfcf")
        _, points, faces, *_ = made["mesh_obj"].call_args.args
        low, high = min(p[2] for p in points), max(p[2] for p in points)
        widest = max(radius for radius, z in made["lathe"].call_args.args[0] if low <= z <= high)
        for face in faces:
            corners = [points[k] for k in face]
            middle = [sum(c[axis] for c in corners) / len(corners) for axis in (0, 1)]
            self.assertGreater(math.hypot(*middle), widest + 0.0002)

    def test_the_glass_of_a_shower_that_is_looked_into_doubles_nothing(self) -> None:
        with mock.patch.object(settings, "cut", CUT), mock.patch.multiple(bathing, box=mock.DEFAULT, pane=mock.DEFAULT) as made:
            bathing.shower(mock.MagicMock(), {"w": 0.9, "d": 1.2})
        made["pane"].assert_called_once_with(refl=settings.SAWN)

    def test_a_door_of_a_cupboard_is_taken_hold_of_at_one_edge(self) -> None:
        for cut, doors in ((9.0, 3), (9.0, 4), (CUT, 4)):
            grips: list[tuple[float, ...]] = []

            def box(centre: tuple[float, ...], size: tuple[float, ...], *_: object, grips: list[tuple[float, ...]] = grips, **__: object) -> mock.MagicMock:
                if size[2] > 10 * size[0] and size[0] < 0.02:
                    grips.append(centre)
                return mock.MagicMock()

            bare = {n: mock.MagicMock() for n in ("plain", "metal", "closed_above")}
            with self.subTest(cut=cut, doors=doors), mock.patch.object(settings, "cut", cut), mock.patch.multiple(cupboards, box=box, **bare):
                cupboards.tallcab(mock.MagicMock(), {"w": 0.5 * doors, "d": 0.6}, n=doors)
                self.assertEqual(sorted(int((x + 0.25 * doors) // 0.5) for x, *_ in grips), list(range(doors)))

    def test_a_lamp_is_dimmed_to_the_share_of_its_power_that_a_picture_gives_it(self) -> None:
        with mock.patch.multiple(settings, lamps={"lamps"}, power=0.4), mock.patch.object(decor, "point") as point:
            decor.lamp_light(mock.MagicMock(), (0, 0, 1.46), 9)
        self.assertAlmostEqual(point.call_args.args[1], 0.4 * 9)

    def test_a_table_is_laid_for_those_who_sit_at_it(self) -> None:
        bare = {n: mock.MagicMock() for n in ("box", "board", "wood", "vase", "branches")}
        for path in sorted((pathlib.Path(__file__).parents[2] / "data/units").glob("*.json")):
            pieces = json.loads(path.read_text("utf-8"))["furniture"]
            table = next(f for f in pieces if f["t"] == "dining")
            chairs = [f for f in pieces if f["t"] == "chair" and math.dist((f["x"], f["y"]), (table["x"], table["y"])) < 1300]
            with self.subTest(path.stem), mock.patch.object(settings, "cut", CUT), mock.patch.multiple(kitchen, cover=mock.DEFAULT, **bare) as made:
                kitchen.dining(mock.MagicMock(), {"w": table["w"] / 1000, "d": table["d"] / 1000})
                self.assertEqual(made["cover"].call_count, len(chairs))

    def test_the_tap_of_a_basin_stands_behind_its_bowl(self) -> None:
        bowls, taps = [], []

        def lathe(profile: list[tuple[float, float]], _look: object, c: tuple[float, ...], **_: object) -> mock.MagicMock:
            bowls.append(c[1] + max(r for r, _z in profile))
            return mock.MagicMock()

        def rod(a: tuple[float, ...], b: tuple[float, ...], r: float, *_: object, **__: object) -> mock.MagicMock:
            if a[1] == b[1] > 0 and b[2] - a[2] > 0.1:
                taps.append(a[1] - r)
            return mock.MagicMock()

        bare = {n: mock.MagicMock() for n in ("box", "cyl", "rbox", "plain", "fittings", "marble", "wood", "emit", "decor", "terry", "hung_towel")}
        with mock.patch.multiple(wet, lathe=lathe, rod=rod, **bare):
            wet.basin(mock.MagicMock(), {"w": 0.64, "d": 0.46})
        self.assertEqual(len(taps), 1)
        self.assertGreater(taps[0], max(bowls))

    def test_below_a_tap_lies_an_open_sink(self) -> None:
        boards, mouths = [], []

        def box(c: tuple[float, ...], size: tuple[float, ...], *_: object, **__: object) -> mock.MagicMock:
            boards.append((c, size))
            return mock.MagicMock()

        def rod(a: tuple[float, ...], b: tuple[float, ...], *_: object, **__: object) -> mock.MagicMock:
            if a[:2] == b[:2] and b[2] < a[2] and b[2] > 1:
                mouths.append(b)
            return mock.MagicMock()

        bare = {n: mock.MagicMock() for n in ("cyl", "lathe", "plain", "metal", "marble", "emit", "closed_above", "area")}
        with mock.patch.multiple(kitchen, box=box, rod=rod, **bare), mock.patch.object(settings, "cut", 9.0):
            kitchen.counter(mock.MagicMock(), {"w": 1.75, "d": 0.62})
        self.assertEqual(len(mouths), 1)
        below = [c[2] + size[2] / 2 for c, size in boards if all(abs(c[i] - mouths[0][i]) < size[i] / 2 for i in (0, 1)) and c[2] < mouths[0][2]]
        self.assertLess(max(below), 0.75)

    def test_a_vase_is_round_from_foot_to_neck(self) -> None:
        with mock.patch.multiple(decor, lathe=mock.DEFAULT, plain=mock.DEFAULT) as made:
            decor.vase(mock.MagicMock(), (0, 0, 0), 0.07, 0.2, "#888888")
        profile = made["lathe"].call_args.args[0]
        belly = profile[: max(range(len(profile)), key=lambda i: profile[i][1]) + 1]
        belly = [p for p in belly if 0.02 < p[1] < 0.17]
        ways = [math.atan2(q[1] - p[1], q[0] - p[0]) for p, q in zip(belly, belly[1:])]
        self.assertGreater(len(ways), 6)
        self.assertLess(max(abs(b - a) for a, b in zip(ways, ways[1:])), math.radians(12))

    def test_no_size_of_home_is_furnished_as_another(self) -> None:
        goods = [(s.picture, s.rug, s.armchair) for s in map(style_of, ("84A", "115", "142A", "182"))]
        self.assertEqual(len(set(goods)), 4)


if __name__ == "__main__":
    unittest.main()
