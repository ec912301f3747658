"""No picture is lit from where the sun never stands: its place comes from a day and an hour, and those fit what the picture is called."""

import ast
import json
import pathlib
import re
import sys
import unittest

ART = pathlib.Path(__file__).parent.parent.parent
sys.path.insert(0, str(ART / "render"))

from sunpath import sun_at, sun_in_frame

SITE = json.loads((ART / "data/site.json").read_text(encoding="utf-8"))
SHOTS = json.loads((ART / "data/shots.json").read_text(encoding="utf-8"))
NAMES = json.loads((ART / "data/pictures.json").read_text(encoding="utf-8"))

# What a word of a picture's name asks of the sun: the hours of the clock, and how high it stands, degrees.
WORDS = {
    "해 진 뒤": ((12, 24), (-9, 0)),
    "해 질 무렵": ((12, 24), (-6, 14)),
    "저녁": ((12, 24), (-9, 3)),
    "새벽": ((3, 8), (-6, 14)),
    "아침": ((4, 10.5), (2, 50)),
    "오전": ((8, 12), (20, 78)),
    "한낮": ((11, 14), (28, 78)),
    "이른 오후": ((12, 15), (20, 78)),
    "오후": ((12, 18), (8, 78)),
    "물안개": ((4, 8), (0, 15)),
    "불이 켜지기": ((12, 24), (-5, 1)),
}
# What the light of a named hour is painted for.
PAINTED = {"dusk": (-5, 2), "blue": (-8, 14), "golden": (4, 16), "mist": (0, 15), "day": (20, 78)}


def told(script: str, table: str) -> dict[str, str]:
    """The days and hours in a table of a script, by the name of their light; read from its source, for it wants Blender."""
    tree = ast.parse((ART / "render" / script).read_text(encoding="utf-8"))
    (found,) = [n.value for n in tree.body if isinstance(n, ast.Assign) and n.targets[0].id == table]
    return {name: light["when"] for name, light in ast.literal_eval(found).items()}


def whens() -> dict[str, str]:
    """When each picture is lit that shows a place: the land, a home or a room of the residents."""
    rooms, places = told("rooms.py", "LIGHT"), told("places.py", "HOURS")
    found = {}
    for name, shot in SHOTS.items():
        if shot["scene"] == "outdoors":
            found[name] = shot["when"]
        elif shot["scene"] == "home" and shot["kind"] != "model":
            found[name] = rooms[shot.get("light", "afternoon")]
        elif shot["scene"] == "place":
            found[name] = places[shot["light"]]
    return found


class TestSun(unittest.TestCase):
    def test_the_sun_is_where_the_almanac_has_it_over_Daejeon(self) -> None:
        north, east = SITE["latitude"], SITE["longitude"]
        for when, elevation, bearing in (
            ("2026-06-21 12:32", 90 - north + 23.44, 180),
            ("2026-12-21 12:29", 90 - north - 23.44, 180),
            ("2026-03-20 18:37", 0, 270),
        ):
            found = sun_at(when, north, east)
            self.assertAlmostEqual(found[0], elevation, delta=0.6, msg=when)
            self.assertAlmostEqual(found[1], bearing, delta=1.0, msg=when)

    def test_the_frame_is_turned_as_the_site_model_says(self) -> None:
        when = "2026-09-20 16:00"
        bearing = sun_at(when, SITE["latitude"], SITE["longitude"])[1]
        self.assertAlmostEqual((sun_in_frame(when, SITE)[1] + SITE["front"] - 180) % 360, bearing, places=6)

    def test_every_shot_of_the_land_says_when_it_is_and_no_other_sun(self) -> None:
        for name, shot in SHOTS.items():
            if shot["scene"] != "outdoors":
                continue
            self.assertRegex(shot["when"], r"^\d{4}-\d\d-\d\d \d\d:\d\d$", name)
            self.assertFalse({"elev", "az"} & set(shot.get("sky", {})), name)
            self.assertLessEqual(len([x for x in shot.get("sun", []) if not isinstance(x, list)]), 2, name)
            low, high = PAINTED[shot["hour"]]
            elevation = sun_in_frame(shot["when"], SITE)[0]
            self.assertTrue(low <= elevation <= high, f"{name}: {shot['hour']} light, but the sun stands at {elevation:.1f}°")

    def test_every_picture_is_lit_when_its_name_says(self) -> None:
        said = 0
        for name, when in whens().items():
            for word, ((first, last), (low, high)) in WORDS.items():
                if not re.search(word, NAMES.get(name, "")):
                    continue
                said += 1
                hour = int(when[11:13]) + int(when[14:]) / 60
                elevation = sun_in_frame(when, SITE)[0]
                self.assertTrue(first <= hour <= last, f"{name}, {NAMES[name]}, is at {when}")
                self.assertTrue(low <= elevation <= high, f"{name}, {NAMES[name]}: the sun stands at {elevation:.1f}°")
        self.assertGreater(said, 12)

    def test_the_sun_of_a_room_with_a_wall_of_glass_shines_through_it(self) -> None:
        places = told("places.py", "HOURS")
        sunny = {n: s for n, s in SHOTS.items() if s["scene"] == "place" and s["place"] != "golf" and s["light"] not in ("evening", "night")}
        self.assertGreater(len(sunny), 3)
        for name, shot in sunny.items():
            azimuth = sun_in_frame(places[shot["light"]], SITE)[1]
            self.assertTrue(90 < azimuth < 270, f"{name}: the sun stands behind the room, at {azimuth:.0f}° of its frame")


if __name__ == "__main__":
    unittest.main()
