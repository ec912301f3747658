"""Rooms the residents share, each with a wall of glass to the garden in the south. x east, y north, floor at 0."""
import math

import sky
from furniture import settings
from kinds import Data, Scene
from lights import area
from outdoor import AIR
from place_cafe import cafe
from place_golf import golf
from place_guest import guesthouse
from place_library import reading
from place_nursery import daycare
from place_room import D, H, W, garden, shell
from place_sport import fitness
from site_model import SITE
from sunpath import sun_in_frame

VIEW_STRENGTH = 1.7  # of the panorama, where an hour or a shot says no other
HOURS = {
    "day": {"when": "2026-09-20 15:00", "sun_power": 9.0, "strength": 0.46},
    "golden": {"when": "2026-10-20 16:40", "sun_power": 9.0, "strength": 0.30, "warm": (1, 0.76, 0.50)},
    "evening": {"when": "2026-09-20 18:50", "sun_power": 0.0, "strength": 0.16, "view_strength": 0.5},
    "slanting": {"when": "2026-10-20 15:50", "sun_power": 9.0, "strength": 0.40, "warm": (1, 0.84, 0.64)},
    "night": {"when": "2026-09-20 18:50", "sun_power": 0.0, "strength": 0.08, "view_strength": 0.6},
    "links": {"when": "2026-06-21 17:50", "sun_power": 10.0, "strength": 0.4, "warm": (1, 0.82, 0.58)},  # over the course that screens show
}

OWN_LIGHT = ("guesthouse", "golf", "cafe")  # rooms that bring their lamps


def build(scene: Scene, shot: Data, view: str) -> Data:
    kind, hour, tweaks = shot["place"], shot["light"], shot.get("lightTweaks", {})
    AIR.update(distance=9e9, strength=0.0)
    shell(shot.get("floor", "wood"), open_west=kind == "golf", mirrors=shot.get("mirrors", 1.0), cove=tweaks.get("cove", 1.0))
    if kind != "golf":  # it has no window
        garden()
    evening = hour in ("evening", "night")
    settings.lamps = {"lamps"} if evening else set()
    FILL[kind]()
    if kind not in OWN_LIGHT:
        area((0, D / 2, H - 0.06), W - 3, D - 3, 150 if evening else 85, (1, 0.86, 0.70))
    lamp = area((0, -0.25, H / 2), W - 0.6, H - 0.3, 1, portal=True)
    lamp.rotation_euler = (math.pi / 2, 0, 0)
    if evening:
        view = view.replace("view-day", "view-dusk")
    light = {"view_strength": VIEW_STRENGTH, **HOURS[hour], **tweaks.get("sky", {})}
    elev, az = sun_in_frame(light.pop("when"), SITE)
    sky.room_sky(scene, max(elev, 0.6), az, view=view, **light)
    return {"key": 0.28 if evening else 0.31, "wb": (0.97, 1, 1.05), "contrast": 1.08}


FILL = {
    "reading": reading,
    "cafe": cafe,
    "fitness": fitness,
    "golf": golf,
    "daycare": daycare,
    "guesthouse": guesthouse,
}
