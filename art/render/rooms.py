"""Sets up a home for one picture: the model from above, a room at eye level, or a room all round."""
import math
import os
from collections import Counter
from collections.abc import Sequence

from shapely.geometry import Point

import furniture
import sky
from furniture.style import style_of
from home import Unit
from kinds import Data, Scene, Vec
from lights import sun
from materials import plain
from site_model import SITE
from solids import box
from sunpath import sun_in_frame

DOORS_OPEN = {"model": 70, "pano": 78}
BARE = ("utility", "plant")
# Rooms that daylight reaches too little: all but the living room.
FILLED = ("bedroom", "study", "hall", "kitchen", "dress", "bath", "entry", "pantry")

BOUNCE = 1.0  # watts a square metre of ceiling


def set_doors(unit: Unit, kind: str, opened: Sequence[int], closed: Sequence[int]) -> None:
    """A model and a panorama have open doors, but a panorama shows no room of machines and closes what it names; a still opens what it names."""
    for i, o in enumerate(unit.data["openings"]):
        if o["type"] == "door":
            o["open"] = DOORS_OPEN.get(kind, 0) if kind != "still" or i in opened else 0
            if kind == "still" and i in opened:
                o["open"] = 75
        if kind == "pano" and o["type"] in ("door", "pocket") and (i in closed or unit.leads_to(o, *BARE)):
            o["open"] = 0


def air(unit: Unit, opening: int, pane: int, curtain: int, wind: float, sheer: float) -> None:
    """Opens one pane of a window and lets the wind into the curtain before it: `curtain` counts the pieces of furniture that are curtains."""
    unit.data["openings"][opening]["aired"] = pane
    [f for f in unit.data["furniture"] if f["t"] == "curtain"][curtain].update(wind=wind, sheer=sheer)


def shown(unit: Unit, shot: Data) -> list[Data]:
    """The furniture of a picture: without the kinds it names, and without the beds of rooms that it does not show, whose
    cloths take most of the time a home is built in. Only a panorama of several rooms looks through all doors."""
    rooms, through = shot.get("rooms", []), shot["kind"] == "model" or shot["kind"] == "pano" and len(shot["rooms"]) > 1

    def is_seen(f: Data) -> bool:
        at = Point(*unit.metres((f["x"], f["y"])))
        return through or f["t"] not in ("bed", "bedS") or any(unit.rooms[i].contains(at) for i in rooms)

    return [f for f in kept(told_apart(unit.data["furniture"]), shot) if is_seen(f)]


def kept(pieces: Sequence[Data], shot: Data) -> list[Data]:
    """Furniture or dressing without the kinds that a picture names."""
    return [f for f in pieces if f["t"] not in shot.get("without", [])]


def told_apart(furniture: Sequence[Data]) -> list[Data]:
    """The same furniture, each piece with its number `nth` among those of its kind: by it plants grow and single beds are made up otherwise than their neighbours."""
    seen = Counter[str]()
    numbered = []
    for f in furniture:
        numbered.append({**f, "nth": seen[f["t"]]})
        seen[f["t"]] += 1
    return numbered


def build(scene: Scene, shot: Data, units: str, view: str) -> Data:
    unit = Unit(os.path.join(units, f"{shot['unit']}.json"))
    furniture.settings.ceiling = unit.height
    furniture.settings.style = style_of(shot["unit"])
    kind = shot["kind"]
    if "breeze" in shot:
        air(unit, **shot["breeze"])
    set_doors(unit, kind, shot.get("open", []), shot.get("closed", []))
    for o in unit.data["openings"]:
        o["mirrors"] = shot.get("mirrors", 1.0)
    unit.data["furniture"], unit.data["dressing"] = shown(unit, shot), kept(unit.data.get("dressing", ()), shot)
    if kind == "model":
        return model(scene, unit, shot)
    light = {**LIGHT[shot.get("light", "afternoon")], **shot.get("lightTweaks", {})}
    rooms = shot["rooms"]
    if "kitchen" in rooms or "living" in rooms:
        furniture.settings.lamps.add("undercab")
    if light["lamps"]:
        furniture.settings.lamps.add("lamps")
        furniture.settings.power = float(light["lamps"])  # True is 1
    main = [r["id"] for r in unit.data["rooms"] if r["kind"] == "living" or r.get("main")]
    unit.build(coves={i: light["cove"] for i in main if i in rooms})
    lit = set(rooms) | set(unit.of_kind("hall", "kitchen")) if "living" in rooms else set(rooms)
    shining = set(light.get("spotted", lit))
    unit.downlights(sorted(lit - shining))
    unit.downlights(sorted(lit & shining), light.get("spots", 0))
    unit.portals(rooms)
    for i in sorted(lit):
        k = unit.kinds[i]
        if kind == "pano":
            unit.bounce(i, BOUNCE)
        if k in FILLED:
            unit.fill(i, light["fill"] * (0.45 + 0.12 * unit.rooms[i].area))
    elev, az = sun_in_frame(light["when"], SITE)
    sky.room_sky(scene, max(elev, 0.6), az, view=view.replace("view-day", light["view"]), **light["sky"])
    c = shot["camera"]
    if kind == "pano":
        c = next(k for k in unit.data["cameras"] if k["id"] == c["id"])
        shot["camera"] = {"at": [c["x"] / 1000, -c["y"] / 1000, c["z"] / 1000], "heading": c["yaw"], "pano": True}
    else:
        p, q = c["from"], c["to"]
        shot["camera"] = {
            **c,
            "at": [p[0] / 1000, -p[1] / 1000, p[2] / 1000],
            "look": [q[0] / 1000, -q[1] / 1000, q[2] / 1000],
        }
    return {"key": light["key"], "wb": light["wb"], "contrast": 1.08, "vignette": 0 if kind == "pano" else 0.12}


# The living rooms of every home look where the middle tower does: towards -y.
LIGHT = {
    "afternoon": {
        "cove": 3.2,
        "fill": 14,
        "lamps": False,
        "view": "view-day",
        "key": 0.36,
        "wb": (0.965, 1, 1.075),
        "when": "2026-09-20 16:00",
        "sky": {"view_strength": 2.0},
    },
    "noon": {
        "cove": 2.6,
        "fill": 14,
        "lamps": False,
        "view": "view-day",
        "key": 0.40,
        "wb": (0.97, 1, 1.05),
        "when": "2026-06-21 13:30",
        "sky": {"sun_power": 9.0, "strength": 0.46, "view_strength": 2.3},
    },
    "slanting": {
        "cove": 1.6,
        "fill": 9,
        "lamps": False,
        "view": "view-day",
        "key": 0.40,
        "wb": (0.955, 1, 1.09),
        "when": "2026-09-20 16:50",
        "sky": {"sun_power": 15.0, "view_strength": 2.0, "warm": (1, 0.86, 0.66)},
    },
    "late": {
        "cove": 1.6,
        "fill": 9,
        "lamps": False,
        "view": "view-day",
        "key": 0.36,
        "wb": (0.98, 1, 1.04),
        "when": "2026-09-20 17:20",
        "sky": {"sun_power": 22.0, "strength": 0.46, "view_strength": 1.9, "tint": (1.12, 0.94, 0.74), "warm": (1, 0.76, 0.48)},
    },
    "dusk": {
        "cove": 7.0,
        "fill": 20,
        "lamps": True,
        "view": "view-dusk",
        "key": 0.30,
        "wb": (0.93, 1, 1.10),
        "when": "2026-09-20 18:35",
        "sky": {"sun_power": 0.0, "strength": 0.40, "view_strength": 0.35},
    },
}


def model(scene: Scene, unit: Unit, shot: Data) -> Data:
    """The home sawn off at 1.8 m on porcelain ground, from the south, 40 degrees down, filling the frame whatever its size."""
    cut = 1.8
    furniture.settings.cut = cut
    unit.build(cut=cut)
    sky.plain_sky(scene, (0.93, 0.96, 1), 0.55)
    sun(48, 222, 3.0, 6)
    x0, y0, x1, y1 = unit.outer.bounds
    cx, cy, w, d = (x0 + x1) / 2, (y0 + y1) / 2, x1 - x0, y1 - y0
    box((cx, cy, -0.35), (120, 120, 0.1), plain("#f4f1ec", 0.9), 0)
    lens, down = 50, math.radians(shot.get("down", 50))
    corners = [(x, y, z) for x in (-w / 2, w / 2) for y in (-d / 2, d / 2) for z in (-0.3, cut)]
    reach, up = standing_back(corners, down, lens / 36, shot["size"][0] / shot["size"][1])
    shot["camera"] = {
        "at": [cx, cy - reach * math.cos(down), reach * math.sin(down)],
        "look": [cx, cy, 0],
        "lens": lens,
        "shift": (0, up),
    }
    return {"key": 0.40, "wb": (1, 1, 1.02), "contrast": 1.08, "vignette": 0.05}


FILLS = (0.89, 0.9)  # how much of the frame's width and height a model may take: beside it lies its shadow


def standing_back(corners: Sequence[Vec], down: float, lens: float, ratio: float) -> tuple[float, float]:
    """How far from the middle a camera that looks `down` stands so that all corners just fit, and how far its picture is
    shifted up. `lens` is in widths of the picture, and so is the shift."""
    near, far = 1.0, 400.0
    while far - near > 0.01:
        reach = (near + far) / 2
        across, high, low = extent(corners, down, lens, reach)
        fits = across < FILLS[0] and (high - low) * ratio < FILLS[1]
        near, far = (near, reach) if fits else (reach, far)
    _, high, low = extent(corners, down, lens, far)
    return far, (high + low) / 2


def extent(corners: Sequence[Vec], down: float, lens: float, reach: float) -> Vec:
    """Width, upper and lower edge of what is seen of the corners, in widths of the picture; too much where one is behind the camera."""
    seen = []
    for x, y, z in corners:
        depth = reach + y * math.cos(down) - z * math.sin(down)
        if depth < 0.1:
            return 9.0, 9.0, -9.0
        seen.append((lens * x / depth, lens * (y * math.sin(down) + z * math.cos(down)) / depth))
    return 2 * max(abs(u) for u, _ in seen), max(v for _, v in seen), min(v for _, v in seen)
