"""What a picture of a room holds. Blender's own modules are not there; plans and images are."""

import math
import pathlib
import sys
import unittest
from unittest import mock

from shapely.geometry import Polygon, box
from shapely.ops import unary_union

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))
for name in ("bpy", "bmesh", "kinds", "mathutils", "mathutils.geometry"):
    sys.modules.setdefault(name, mock.MagicMock())

import home
import openings
import rooms
import sky
from furniture import bathing, cupboards, hall, living, pictures, screens, settings, style
from wall_covers import covered


class TestOutlook(unittest.TestCase):
    def test_no_room_is_rendered_before_what_its_windows_show(self) -> None:
        with self.assertRaisesRegex(FileNotFoundError, "npm run art -- render view-dusk$"):
            sky.room_sky(mock.MagicMock(), 20, 250, view="/no/such/folder/view-dusk.exr")


class TestScreens(unittest.TestCase):
    def shown(self, image: tuple[int, int], size: tuple[float, float]) -> tuple[float, float]:
        """Width and height of the part of an image, in its pixels, that a screen of `size` metres shows."""
        with mock.patch.object(screens, "bpy") as bpy, mock.patch.object(screens, "mesh_obj") as mesh, mock.patch.object(screens, "shown"):
            bpy.data.images = {"river": mock.Mock(size=image)}
            screens.screen(mock.MagicMock(), "river", size, (0, 0, 1), 1)
        (_, flat), _ = mesh.return_value.data.uv_layers.new.return_value.data.foreach_set.call_args
        u, v = flat[::2], flat[1::2]
        self.assertAlmostEqual(min(u) + max(u), 1)
        self.assertAlmostEqual(min(v) + max(v), 1)
        self.assertGreaterEqual(min(flat), 0)
        return (max(u) - min(u)) * image[0], (max(v) - min(v)) * image[1]

    def test_a_picture_fills_a_screen_unstretched(self) -> None:
        for image in ((3840, 1600), (1600, 1600), (900, 1600), (1600, 900)):
            for size in ((1.45, 0.82), (0.18, 0.29), (1, 1)):
                with self.subTest(image=image, size=size):
                    wide, high = self.shown(image, size)
                    self.assertAlmostEqual(wide / high, size[0] / size[1], places=6)
                    self.assertTrue(abs(wide - image[0]) < 1e-6 or abs(high - image[1]) < 1e-6, "more is cut away than must be")


class TestPrints(unittest.TestCase):
    def test_a_photograph_is_printed_unstretched_within_its_mount(self) -> None:
        for image in ((2400, 1200), (1440, 1800)):
            for w, h in ((1.15, 720), (0.7, 860)):
                with self.subTest(image=image, w=w, h=h), mock.patch.object(screens, "bpy") as bpy, mock.patch.multiple(
                    pictures, photograph=mock.Mock(return_value="walk"), paper=mock.DEFAULT, framed=mock.DEFAULT, metal=mock.DEFAULT
                ) as made, mock.patch.object(settings, "cut", 9.0):
                    bpy.data.images = {"walk": mock.Mock(size=image)}
                    pictures.artf(mock.MagicMock(), {"w": w, "h": h, "z": 1500, "photo": "walk"})
                    _, share, size = made["paper"].call_args.args
                    self.assertAlmostEqual(share[0] * image[0] / (share[1] * image[1]), size[0] / size[1], places=6)
                    self.assertAlmostEqual(max(share), 1)
                    mount = made["framed"].call_args.args[-1]
                    self.assertAlmostEqual(size[0] + 2 * (mount + pictures.BAR), w)


class TestCeilings(unittest.TestCase):
    def test_a_room_of_any_right_angles_falls_into_rectangles_that_cover_it_once(self) -> None:
        for room in (
            box(0, 0, 4, 3),
            Polygon([(0, 0), (6, 0), (6, 2), (3, 2), (3, 5), (0, 5)]),
            Polygon([(0, 0), (6, 0), (6, 5), (4, 5), (4, 2), (2, 2), (2, 5), (0, 5)]),
        ):
            parts = [box(*slab) for slab in home.slabs(room)]
            self.assertAlmostEqual(sum(p.area for p in parts), room.area)
            self.assertAlmostEqual(unary_union(parts).symmetric_difference(room).area, 0)


    def test_the_light_thrown_back_at_a_ceiling_keeps_off_the_walls_and_is_as_strong_in_all(self) -> None:
        for wide, deep in ((4.0, 3.0), (9.0, 1.3)):
            unit = mock.Mock(rooms={"room": box(0, 0, wide, deep)}, height=2.4)
            with self.subTest(wide=wide, deep=deep), mock.patch.object(home, "area") as area:
                home.Unit.bounce(unit, "room", 2.0)
                (at, across, along, power, *_), options = area.call_args
                self.assertEqual(at[:2], (wide / 2, deep / 2))
                for side, lamp in ((wide, across), (deep, along)):
                    self.assertGreaterEqual((side - lamp) / 2, min(0.7, 0.29 * side))
                self.assertAlmostEqual(power, 2.0 * wide * deep)
                self.assertLess(options["spread"], math.pi)


class TestShown(unittest.TestCase):
    unit = mock.Mock(
        rooms={"master": box(0, 0, 4, 4), "bed2": box(4, 0, 7, 4)},
        data={"furniture": [{"t": "bed", "x": 2000, "y": 2000}, {"t": "bedS", "x": 5000, "y": 2000}, {"t": "tv", "x": 5000, "y": 3000}]},
        metres=lambda p: (p[0] / 1000, p[1] / 1000),
    )

    def kinds(self, **shot: object) -> list[str]:
        return [f["t"] for f in rooms.shown(self.unit, shot)]

    def test_a_bed_is_made_where_it_is_seen(self) -> None:
        self.assertEqual(self.kinds(kind="still", rooms=["bed2"]), ["bedS", "tv"])
        self.assertEqual(self.kinds(kind="pano", rooms=["master"]), ["bed", "tv"])
        self.assertEqual(self.kinds(kind="pano", rooms=["master", "bed2"]), ["bed", "bedS", "tv"])
        self.assertEqual(self.kinds(kind="model"), ["bed", "bedS", "tv"])

    def test_a_picture_leaves_out_what_it_names(self) -> None:
        self.assertEqual(self.kinds(kind="model", without=["tv"]), ["bed", "bedS"])

    def test_and_leaves_it_out_of_what_dresses_its_rooms_too(self) -> None:
        home = mock.MagicMock(data={"furniture": [], "dressing": [{"t": t} for t in ("plant", "bench", "plant")], "openings": [], "rooms": []})
        with mock.patch.multiple(rooms, Unit=mock.Mock(return_value=home), furniture=mock.DEFAULT, set_doors=mock.DEFAULT, model=mock.DEFAULT) as made:
            rooms.build(mock.MagicMock(), {"unit": "84A", "kind": "model", "without": ["plant"]}, "", "")
        made["model"].assert_called_once()
        self.assertEqual([f["t"] for f in home.data["dressing"]], ["bench"])

    def test_a_picture_dims_its_lamps_and_the_next_has_them_at_their_full(self) -> None:
        home = mock.MagicMock(data={"furniture": [], "openings": [], "rooms": []}, rooms={}, kinds={}, height=2.4)
        shot = {"unit": "142A", "kind": "still", "light": "dusk", "rooms": []}
        for tweaks, share in (({"lamps": 0.4}, 0.4), ({}, 1.0)):
            view = {"camera": {"from": [0, 0, 1200], "to": [0, 3000, 1200]}, "lightTweaks": tweaks}
            with self.subTest(share=share), mock.patch.multiple(rooms, Unit=mock.Mock(return_value=home), furniture=mock.DEFAULT, set_doors=mock.DEFAULT, sky=mock.DEFAULT) as made:
                rooms.build(mock.MagicMock(), {**shot, **view}, "", "view-day")
                self.assertEqual(made["furniture"].settings.power, share)

    def test_the_second_of_a_kind_is_the_second_in_every_picture_of_its_home(self) -> None:
        plants = [{"t": "plant", "x": x, "y": 2000} for x in (2000, 5000)]
        unit = mock.Mock(rooms=self.unit.rooms, data={"furniture": [*plants, {"t": "bedS", "x": 5000, "y": 2000}]}, metres=self.unit.metres)
        for shot in ({"kind": "still", "rooms": ["bed2"]}, {"kind": "model"}):
            self.assertEqual([(f["t"], f["nth"]) for f in rooms.shown(unit, shot)], [("plant", 0), ("plant", 1), ("bedS", 0)])


class TestDoor(unittest.TestCase):
    def test_a_room_has_one_of_its_homes_veneer_and_the_home_one_of_steel(self) -> None:
        point = mock.MagicMock(x=1, y=0)
        point.__add__.return_value = point.__mul__.return_value = point
        wall = {"a": point, "u": point, "v": point, "t": 0.15}
        looks = {"wood": mock.Mock(side_effect=lambda tone, axis: tone), "plain": mock.Mock(return_value="paint"), "metal": mock.Mock(return_value="metal")}
        for kind, leaf in (("door", "walnut"), ("pocket", "walnut"), ("entry", "paint")):
            with self.subTest(kind), mock.patch.object(settings, "style", style.WARM), mock.patch.object(openings, "box") as box_, mock.patch.multiple(openings, **looks):
                openings.fill_opening({"type": kind, "at": 900, "w": 900, "hinge": "a"}, wall, 0, 2.1, 2.4)
            widest = max((call.args for call in box_.call_args_list if call.args[1][1] < 0.05), key=lambda a: a[1][0] * a[1][2])
            self.assertEqual(widest[2], leaf)

    def test_a_panorama_shuts_the_doors_that_it_names_and_those_that_slide_are_doors(self) -> None:
        unit = mock.Mock(data={"openings": [{"type": t} for t in ("door", "door", "pocket", "pocket", "window")]}, leads_to=lambda *_: False)
        rooms.set_doors(unit, "pano", [], [1, 2])
        self.assertEqual([o.get("open") for o in unit.data["openings"]], [rooms.DOORS_OPEN["pano"], 0, 0, None, None])

    def test_the_brass_of_a_front_door_lies_in_both_faces_of_its_leaf(self) -> None:
        width, height = 0.94, 2.1
        with mock.patch.object(openings, "box") as box, mock.patch.multiple(openings, metal=mock.Mock(return_value="brass"), plain=mock.Mock(return_value="groove")):
            openings.inlays(mock.MagicMock(), 0.5, width, height)
        lines = [call.args[:2] for call in box.call_args_list if call.args[2] == "brass"]
        self.assertEqual(sorted(at[1] for at, _ in lines), [-0.02, -0.02, 0.02, 0.02])
        for (x, _, z), (wide, _, high) in lines:
            self.assertTrue(abs(x - 0.5) + wide / 2 < width / 2 and 0 < z - high / 2 and z + high / 2 < height + 0.02)


class TestWardrobe(unittest.TestCase):
    def test_behind_a_door_that_is_none_stands_no_body_but_above_it(self) -> None:
        self.assertEqual([(-0.9, 0.9, 0.0)], cupboards.bodies(1.8, 3, None))
        for (left, right, foot), wanted in zip(cupboards.bodies(1.8, 3, 1), ((-0.9, -0.3, 0), (-0.3, 0.3, cupboards.FLAP), (0.3, 0.9, 0)), strict=True):
            for found, awaited in zip((left, right, foot), wanted):
                self.assertAlmostEqual(awaited, found)
        self.assertEqual([cupboards.FLAP, 0.0], [foot for _, _, foot in cupboards.bodies(1.2, 3, 0)])
        with self.assertRaisesRegex(ValueError, "no door 3"):
            cupboards.bodies(1.8, 3, 3)


class TestWindow(unittest.TestCase):
    def test_a_window_of_a_model_is_glazed_up_to_where_it_is_sawn_off(self) -> None:
        point = mock.MagicMock(x=1, y=0)
        point.__add__.return_value = point.__mul__.return_value = point
        wall = {"a": point, "u": point, "v": point, "t": 0.2}
        for name, top in (("of a model", 1.8), ("of a room", 2.4)):
            with self.subTest(name), mock.patch.object(openings, "box") as box_, mock.patch.multiple(openings, pane=mock.Mock(return_value="glass"), plain=mock.Mock(return_value="frame")):
                openings.fill_opening({"type": "window", "at": 1500, "w": 2400, "panes": 3}, wall, 0.6, 2.3, top)
            panes = [call.args[:2] for call in box_.call_args_list if call.args[2] == "glass"]
            self.assertEqual(len(panes), 3)
            for middle, size in panes:
                self.assertAlmostEqual(middle[2] + size[2] / 2, min(top, 2.3), delta=0.05)


class TestDressing(unittest.TestCase):
    def test_a_model_has_what_dresses_its_walls_but_no_curtain_and_nothing_overhead(self) -> None:
        built = []
        make = {t: lambda _, f: built.append(f["t"]) for t in ("sofa", "rug", "mirror", "tvwall", "curtain", "ceilinglamp")}
        unit = mock.Mock(data={"furniture": [{"t": "sofa", "x": 0, "y": 0}, *({"t": t, "x": 0, "y": 0} for t in ("tvwall", "curtain"))], "dressing": [{"t": t, "x": 0, "y": 0} for t in ("rug", "mirror", "ceilinglamp")]}, metres=home.Unit.metres)
        with mock.patch.multiple(home.pieces, BUILD=make, DEF={}):
            for cut, there in ((1.8, ["sofa", "tvwall", "rug", "mirror"]), (None, ["sofa", "tvwall", "curtain", "rug", "mirror", "ceilinglamp"])):
                built.clear()
                home.Unit.furnish(unit, cut)
                self.assertEqual(built, there)

    def test_what_covers_a_wall_ends_below_where_a_model_is_sawn_off(self) -> None:
        looks = {"wood": mock.Mock(), "plain": mock.Mock()}
        covers = (
            (hall.fluted, hall, looks),
            (bathing.glazed, bathing, {"tile": mock.Mock()}),
            (pictures.panelled, pictures, looks),
            (living.tvwall, living, {**looks, "marble": mock.Mock(), "metal": mock.Mock(), "screen": mock.Mock(), "photograph": mock.Mock()}),
        )
        for make, module, without in covers:
            for cut, least, most in ((1.8, 1.7, 1.8), (9.0, 2.3, 2.45)):
                with self.subTest(make.__name__, cut=cut), mock.patch.object(settings, "cut", cut), mock.patch.multiple(module, box=mock.DEFAULT, **without) as made:
                    make(mock.Mock(), {"w": 2.0})
                    highest = max(at[2] + size[2] / 2 for at, size, *_ in (call.args for call in made["box"].call_args_list))
                    self.assertTrue(least < highest <= most, highest)

    def test_a_balcony_has_boards_of_another_wood_than_the_rooms(self) -> None:
        for manner in (style.LIGHT, style.CALM, style.WARM, style.DEEP):
            self.assertNotIn(manner.floor, style.deck_of(manner))

    def test_no_skirting_runs_before_a_wall_that_is_covered(self) -> None:
        """At a wall to the west, 3 m from the north: a picture with boards 1 m to its left and 2 to its right, as one looks at it, and a plain one."""
        pieces = [
            {"t": "art", "x": 100, "y": 3000, "r": -90, "w": 500, "panels": [1000, 2000]},
            {"t": "art", "x": 100, "y": 6000, "r": -90, "w": 500},
            {"t": "fluted", "x": 2000, "y": 20, "w": 800, "d": 40},
        ]
        ground = covered(pieces, home.Unit.metres)
        boards, slats = sorted(ground.geoms, key=lambda g: g.centroid.x)
        for part, bounds in ((boards, (0.02, -4.0, 0.18, -1.0)), (slats, (1.6, -0.1, 2.4, 0.06))):
            for there, due in zip(part.bounds, bounds):
                self.assertAlmostEqual(there, due)


if __name__ == "__main__":
    unittest.main()
